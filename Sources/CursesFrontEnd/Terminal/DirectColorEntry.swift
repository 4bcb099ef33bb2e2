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
///       cnorm=\E[?25h, cr=\r, cub1=^H,
///       cud1=\n, cuf=\E[%p1%dC, cuf1=\E[C,
///       cup=\E[%i%p1%d;%p2%dH, cuu1=\E[A,
///       dim=\E[2m, ed=\E[J, el=\E[K, el1=\E[1K, home=\E[H,
///       ind=\n, kbs=^?, kcbt=\E[Z,
///       kcub1=\EOD, kcud1=\EOB, kcuf1=\EOC, kcuu1=\EOA,
///       kdch1=\E[3~, kend=\EOF, kent=\EOM, kf1=\EOP, kf2=\EOQ,
///       kf3=\EOR, kf4=\EOS, kf5=\E[15~, kf6=\E[17~, kf7=\E[18~,
///       kf8=\E[19~, kf9=\E[20~, kf10=\E[21~, kf11=\E[23~,
///       kf12=\E[24~, khome=\EOH, kich1=\E[2~, kmous=\E[<,
///       knp=\E[6~, kpp=\E[5~, op=\E[39;49m, rev=\E[7m,
///       ritm=\E[23m, rmam=\E[?7l, rmcup=\E[?1049l, rmkx=\E[?1l\E>,
///       rmso=\E[27m, rmul=\E[24m, scp=^A%p1%c%p1%'\377'%/%c,
///       sgr0=\E[m, sitm=\E[3m, smam=\E[?7h, smcup=\E[?1049h, smkx=\E[?1h\E=,
///       smso=\E[7m, smul=\E[4m,
///       XM=\E[?1006;1002%?%p1%{1}%=%th%el%;, rmxx=\E[29m,
///       smxx=\E[9m,
///
/// There is no `bce`, `ech` or `rep`, which some of those terminals ignore, and no `sgr`, which costs four times as much as
/// the sequence of one attribute; `XM` turns drags on as well. Of the motions with numbers there are `cup` and `cuf` alone:
/// ncurses would work out all others for each move, to save two bytes of it. Color pairs have the short form that
/// `ShortPairs` replaces.
enum DirectColorEntry {
  /// The name of the description.
  static let name = "islet-direct"

  /// The value of `TERMINFO` that makes ncurses read the description from memory.
  static let environmentValue = "b64:" + compiled

  private static let compiled = """
    HgI0ABoADwBkAUoBaXNsZXQtZGlyZWN0fHh0ZXJtLWxpa2UgdGVybWluYWxzIHdpdGggMjQtYml0IGNvbG9yAAABAAABAA\
    AAAQAAAAABAQAAAAAAAAAAAAABUAAAAAgAAAAYAAAA////////////////////////////////////////////////////\
    /wAAAAEAAAEA//8AAAIA/////wQADAAQAP////8UACUAJwArADIA//80ADsA//8/AP//////////////////QwBIAP//UQ\
    D///////9WAFsAYAD/////ZQBpAP////9yAHgA//////////////////////////9+AP///////4AA//+FAP//////////\
    iQCNAJMAlwCbAJ8ApQCrALEAtwC9AMEA///GAP//ygDPANQA////////2ADcAOQA//////////////////////////////\
    /////////////////////////////sAP//////////////////////////////////////////9QD/////////////////\
    ///////////////////////////////3AP/////7AAEB/////////////////////////////wcBCwH///////////////\
    //////////////////////////////////////////////////////////////////////////////////////////////\
    ////////////////////////DwEVAf////////////////////////////////////////////////////////////////\
    ///////////////////////////////////////////////////////////////////////xsB////////////////////\
    ////////////////////////////////////////////////////IAH///////8pAf///////////////////////zsB//\
    //////////////////////QAH/////////////////////////////////////////////////////////////////////\
    //////////////////9GAQcADQAbW0gbWzJKABtbSwAbW0oAG1slaSVwMSVkOyVwMiVkSAAKABtbSAAbWz8yNWwACAAbWz\
    8yNWgAG1tDABtbQQAbWzFtABtbPzEwNDloABtbMm0AG1s3bQAbWzdtABtbNG0AG1ttABtbPzEwNDlsABtbMjdtABtbMjRt\
    AH8AG1szfgAbT0IAG09QABtbMjF+ABtPUQAbT1IAG09TABtbMTV+ABtbMTd+ABtbMTh+ABtbMTl+ABtbMjB+ABtPSAAbWz\
    J+ABtPRAAbWzZ+ABtbNX4AG09DABtPQQAbWz8xbBs+ABtbPzFoGz0AG1slcDElZEMACgAbW1oAG1s/N2gAG1s/N2wAG09G\
    ABtPTQAbWzIzfgAbWzI0fgAbWzFLABtbMzk7NDltAAElcDElYyVwMSUn/yclLyVjABtbM20AG1syM20AG1s8AAMAAAADAA\
    kAQgABAQEAAAAgACYAAAADAAcACgANABIAG1s/MTAwNjsxMDAyJT8lcDElezF9JT0ldGglZWwlOwAbWzI5bQAbWzltAEFY\
    AFJHQgBYVABYTQBybXh4AHNteHgA
    """
}
