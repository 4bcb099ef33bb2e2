/// The embedded terminal description: 24-bit color for all terminals like xterm.
///
/// Debian's base system has no such entry, and the `xterm-direct` of its extra package takes the
/// colors 1 to 7 for the palette's. A change to the text below must be compiled anew:
///
///     tic -x -o . islet-direct.ti && base64 -w 94 i/islet-direct
///
/// where `islet-direct.ti` is this text without the slashes:
///
///     islet-direct|xterm-like terminals with 24-bit color,
///       am, km, mir, msgr, npc, xenl, AX, RGB, XT,
///       colors#0x1000000, cols#80, it#8, lines#24, pairs#0x10000,
///       bel=^G, bold=\E[1m, civis=\E[?25l, clear=\E[H\E[2J,
///       cnorm=\E[?25h, cr=\r, cub=\E[%p1%dD, cub1=^H,
///       cud=\E[%p1%dB, cud1=\n, cuf=\E[%p1%dC, cuf1=\E[C,
///       cup=\E[%i%p1%d;%p2%dH, cuu=\E[%p1%dA, cuu1=\E[A,
///       dim=\E[2m, ed=\E[J, el=\E[K, el1=\E[1K, home=\E[H,
///       hpa=\E[%i%p1%dG, ind=\n, kbs=^?, kcbt=\E[Z,
///       kcub1=\EOD, kcud1=\EOB, kcuf1=\EOC, kcuu1=\EOA,
///       kdch1=\E[3~, kend=\EOF, kent=\EOM, kf1=\EOP, kf2=\EOQ,
///       kf3=\EOR, kf4=\EOS, kf5=\E[15~, kf6=\E[17~, kf7=\E[18~,
///       kf8=\E[19~, kf9=\E[20~, kf10=\E[21~, kf11=\E[23~,
///       kf12=\E[24~, khome=\EOH, kich1=\E[2~, kmous=\E[<,
///       knp=\E[6~, kpp=\E[5~, op=\E[39;49m, rev=\E[7m,
///       ritm=\E[23m, rmam=\E[?7l, rmcup=\E[?1049l, rmkx=\E[?1l\E>,
///       rmso=\E[27m, rmul=\E[24m, scp=^A%p1%c%p1%'\377'%/%c,
///       sgr0=\E[m, sitm=\E[3m, smam=\E[?7h, smcup=\E[?1049h, smkx=\E[?1h\E=,
///       smso=\E[7m, smul=\E[4m, vpa=\E[%i%p1%dd,
///       XM=\E[?1006;1002%?%p1%{1}%=%th%el%;, rmxx=\E[29m,
///       smxx=\E[9m,
///
/// There is no `bce`, `ech` or `rep`, which some of those terminals ignore, and no `sgr`, which costs four times as much as
/// the sequence of one attribute; `XM` turns drags on as well. Color pairs have the
/// short form that `ShortPairs` replaces.
enum DirectColorEntry {
  /// The name of the description.
  static let name = "islet-direct"

  /// The value of `TERMINFO` that makes ncurses read the description from memory.
  static let environmentValue = "b64:" + compiled

  private static let compiled = """
    HgI0ABoADwBkAXsBaXNsZXQtZGlyZWN0fHh0ZXJtLWxpa2UgdGVybWluYWxzIHdpdGggMjQtYml0IGNvbG9yAAABAAABAA\
    AAAQAAAAABAQAAAAAAAAAAAAABUAAAAAgAAAAYAAAA////////////////////////////////////////////////////\
    /wAAAAEAAAEA//8AAAIA/////wQADAAQABQA//8fADAAMgA2AD0A//8/AEYA//9KAP//////////////////TgBTAP//XA\
    D///////9hAGYAawD/////cAB0AP////99AIMA//////////////////////////+JAP///////4sA//+QAP//////////\
    lACYAJ4AogCmAKoAsAC2ALwAwgDIAMwA///RAP//1QDaAN8A////////4wDnAO8A//////////////////////////////\
    ////////////////cA////////AAEJAf//EgH///////////////////////////////8bAf//JgH/////////////////\
    //////////////////////////////8oAf////8sATIB/////////////////////////////zgBPAH///////////////\
    //////////////////////////////////////////////////////////////////////////////////////////////\
    ////////////////////////QAFGAf////////////////////////////////////////////////////////////////\
    ///////////////////////////////////////////////////////////////////////0wB////////////////////\
    ////////////////////////////////////////////////////UQH///////9aAf///////////////////////2wB//\
    //////////////////////cQH/////////////////////////////////////////////////////////////////////\
    //////////////////93AQcADQAbW0gbWzJKABtbSwAbW0oAG1slaSVwMSVkRwAbWyVpJXAxJWQ7JXAyJWRIAAoAG1tIAB\
    tbPzI1bAAIABtbPzI1aAAbW0MAG1tBABtbMW0AG1s/MTA0OWgAG1sybQAbWzdtABtbN20AG1s0bQAbW20AG1s/MTA0OWwA\
    G1syN20AG1syNG0AfwAbWzN+ABtPQgAbT1AAG1syMX4AG09RABtPUgAbT1MAG1sxNX4AG1sxN34AG1sxOH4AG1sxOX4AG1\
    syMH4AG09IABtbMn4AG09EABtbNn4AG1s1fgAbT0MAG09BABtbPzFsGz4AG1s/MWgbPQAbWyVwMSVkQgAbWyVwMSVkRAAb\
    WyVwMSVkQwAbWyVwMSVkQQAbWyVpJXAxJWRkAAoAG1taABtbPzdoABtbPzdsABtPRgAbT00AG1syM34AG1syNH4AG1sxSw\
    AbWzM5OzQ5bQABJXAxJWMlcDElJ/8nJS8lYwAbWzNtABtbMjNtABtbPAAAAwAAAAMACQBCAAEBAQAAACAAJgAAAAMABwAK\
    AA0AEgAbWz8xMDA2OzEwMDIlPyVwMSV7MX0lPSV0aCVlbCU7ABtbMjltABtbOW0AQVgAUkdCAFhUAFhNAHJteHgAc214eA\
    A=
    """
}
