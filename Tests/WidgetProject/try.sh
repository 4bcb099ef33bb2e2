#!/usr/bin/env bash
# Runs islet on the folder of an app in the manner of Xcode's, as it is: it builds and draws; an error, a trap and an endless
# loop are named with their lines; a save changes the picture. The first argument is islet; more are options for it.
set -euo pipefail
islet=$(realpath "$1"); shift
options=("$@")
project=$(mktemp -d)
trap 'tmux -L islet-try kill-server 2>/dev/null || true; rm -rf "$project" "$project.rough"' EXIT
cp -r "$(dirname "$0")/." "$project"
source=$project
card=$project/ParcelWidget/ParcelCard.swift
cp "$card" "$project/card"

# expect STATUS WORDS COMMAND...: runs islet and looks for words in what it says.
expect() {
  local status=$1 words=$2 code=0; shift 2
  "$islet" "$@" --source "$source" "${options[@]}" > "$project/said" 2>&1 < /dev/null || code=$?
  if [[ $code != "$status" ]] || ! grep -qF -- "$words" "$project/said"; then
    echo "islet $* ended with $code, not $status, or did not say: $words"; cat "$project/said"; exit 1
  fi
}
# change FROM TO: changes the card as it was at first.
change() { sed "s/$1/$2/" "$project/card" > "$project/new"; mv "$project/new" "$card"; }

expect 0 "no failure" check
expect 0 "import ParcelAnalytics: this module is not available here" check
expect 0 "JX 1207" snapshot --size 49x34
change "HStack {" "HStak {"
expect 65 "ParcelCard.swift:9:7: error: cannot find 'HStak' in scope" check
# Started by a program that ignores the endings of its children, islet still knows those of its own.
(trap '' CHLD; expect 65 "ParcelCard.swift:9:7: error: cannot find 'HStak' in scope" check)
change "names\[0\]" "names[7]"
expect 1 "ParcelCard.swift:13: ParcelAttributes, lock screen: stopped" check
change "Spacer()" "Spacer().layoutPriority({ () -> Double in while context.state.minutes > 0 {}; return 0 }())"
expect 1 "ParcelCard.swift:12: ParcelAttributes, lock screen: took more than" check
change "names\[0\]" "names[{ () -> Int in exit(0) }()]"
expect 1 "ParcelAttributes, lock screen: stopped: the code ended the process with the status 0" check
cp "$project/card" "$card"
sed -i 's/  var body/  init() { while true {} }\n&/' "$project/ParcelWidget/ParcelLiveActivity.swift"
expect 65 "no widget can be shown" check
sed -i 's/  var body/  init() { while true {} }\n&/' "$project/ParcelWidget/ParcelWidgetBundle.swift"
expect 65 "initializer of the widget bundle: took more than" check
expect 64 "is a file of the source" cast --out "$card"
rm "$project"/ParcelWidget/*.swift
expect 66 "has a widget" check
cp "$(dirname "$0")"/ParcelWidget/*.swift "$project/ParcelWidget"

# A rougher project: a package of its own, modules that are not available, a widget beside the activity that cannot be compiled.
source=$project.rough
cp -r "$(dirname "$0")/../RoughProject" "$source"
expect 0 "no failure" check
expect 0 "HomeWidget.swift is left out" check
expect 0 "Station.swift:10: listener is left out" check
expect 0 "TrainMap.swift:24: GMSMapViewDelegate is left out" check
expect 0 "Sign.swift:13: .setProcessor() is left out" check
expect 0 "RGHSign: Objective-C and C do not run here" check
expect 0 "Font.trainCaption, MapLook, View.mapLabel(): of a missing module" check
expect 0 "Platform.swift is left out" check
expect 0 "Delay.swift:4: @Tracked is left out: unknown attribute" check
expect 0 "Stop" snapshot --size 49x34
# Previews in a file of their own are there.
expect 0 "RE1207" snapshot --size 49x34
# A project is also named by the file that Xcode opens.
source=$project.rough/Rough.xcodeproj
expect 0 "RE1207" snapshot --size 49x34
source=$project.rough
rm "$source/RoughWidget/TripPreviews.swift"
trap=$(($(wc -l < "$source/RoughWidget/TripLiveActivity.swift") + 2))
cat >> "$source/RoughWidget/TripLiveActivity.swift" <<'EOF'
let trains = ["ICE9"]
#Preview(as: .content, using: TripAttributes(train: trains[7])) { TripLiveActivity() } contentStates: {
  TripAttributes.ContentState(phase: .riding, arrival: .now + 60)
}
#Preview(as: .content, using: TripAttributes(train: trains[0])) { TripLiveActivity() } contentStates: {
  TripAttributes.ContentState(phase: .riding, arrival: .now + 60)
}
EOF
expect 1 "TripLiveActivity.swift:$trap: #Preview: stopped: Fatal error: Index out of range" check
expect 1 "ICE9" snapshot --size 49x34

# On a terminal; screen WORDS waits until they stand there.
screen() {
  for _ in $(seq 150); do
    if tmux -L islet-try capture-pane -p 2>/dev/null | grep -qF -- "$1"; then return; fi
    sleep 0.2
  done
  echo "the screen does not show: $1"; tmux -L islet-try capture-pane -p; exit 1
}
tmux -L islet-try -f /dev/null new-session -d -x 122 -y 40 \
  "'$islet' run '$project' ${options[*]@Q}; echo exit status \$?; cat"
screen "Packed"
tmux -L islet-try send-keys n
screen "On its way"
change "context.state.step.title" "context.state.step.title.uppercased()"
screen "ON ITS WAY"
change "HStack {" "HStak {"
screen "cannot find 'HStak' in scope"
screen "ON ITS WAY"
change "names\[0\]" "names[7]"
screen "ParcelCard.swift:13"
change "names\[0\]" "names[0]"
screen "Maya"
# The inspector shows the state before the new card is there, whose buttons work once the device is unlocked.
sleep 2
screen "Call"
tmux -L islet-try send-keys o 1
screen "Delivered"
tmux -L islet-try send-keys q
screen "exit status 0"
