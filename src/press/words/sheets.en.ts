/** The texts of sheets: first pages, margins, and warnings. */
import { capital, counted, ENGLISH } from '../../language.ts';
import type { Sides } from '../impose/plan/print-options.ts';
import { mm, percent } from './number-words.ts';

const number =
  (one: string, other = `${one}s`) =>
  (count: number): string =>
    counted(ENGLISH, count, { one, other });

const [cuts, folds, pairs] = [number('cut'), number('fold'), number('pair')];
const edges = { top: 'top', right: 'right', bottom: 'bottom', left: 'left' };

/** "top and left edges". */
const edgesOf = (at: readonly (keyof typeof edges)[]): string =>
  `${ENGLISH.and(at.map((edge) => edges[edge]))} edge${at.length === 1 ? '' : 's'}`;

const flip = { long: 'long', short: 'short' };

interface FirstGame {
  readonly pages: Ranges;
  readonly sheets: number;
  readonly later: readonly string[];
  readonly laterPages: Ranges;
}

interface PaperNeeds {
  readonly sides: readonly Sides[];
  readonly boxes: boolean;
  readonly models: boolean;
  readonly rules: boolean;
}

type Ranges = readonly (readonly [first: number, last: number])[];

/** "page 3", "pages 3 to 6, 9 and 10". */
function pageWords(ranges: Ranges): string {
  const said = ranges.map(([first, last]) =>
    first === last ? String(first) : last === first + 1 ? `${first} and ${last}` : `${first} to ${last}`,
  );
  const single = ranges.length === 1 && ranges.every(([first, last]) => first === last);
  return `${single ? 'page' : 'pages'} ${ENGLISH.and(said)}`;
}

/** What a game has in other files. */
/** What may be printed, its first and last page, and its sheets. */
type Choosing = readonly [name: string, first: number, last: number, sheets: string];

const others = { rules: 'the rules', boxes: 'boxes', models: 'paper models', tiles: 'tiles of thick board' };
type Others = readonly (keyof typeof others)[];
const othersOf = (parts: Others): string => ENGLISH.and(parts.map((part) => others[part]));

/** What is to be cut out, in one word. */
const wares = {
  tiles: 'tiles',
  cards: 'cards',
  counters: 'counters',
  models: 'models',
  sheets: 'sheets',
  boxes: 'boxes',
};
type Wares = keyof typeof wares;

const printedOn = {
  both: 'printed on both sides',
  one: 'printed on one side',
  rules: 'printed on one side, the rules on both',
};

export const SHEETS_EN = {
  file: {
    editions: { colour: 'Colour edition', 'low-ink': 'Low-ink edition', screen: 'Screen edition' },
    title: (
      title: string,
      since: string | undefined,
      what: readonly Wares[] | 'everything',
      [edition, paper, sides]: readonly [edition: string, paper: string, sides: string],
    ) =>
      `${title}${since === undefined ? '' : `, new since ${since}`}: ${
        what === 'everything' ? 'everything in one file' : ENGLISH.and(what.map((of) => wares[of]))
      }, ${edition.toLowerCase()}, ${paper}, ${sides}`,
    sides: {
      duplex: { long: 'both sides, long edge', short: 'both sides, short edge' },
      fold: { long: 'one side, folded', short: 'one side, folded' },
      single: { long: 'fronts and backs, glued', short: 'fronts and backs, glued' },
      fronts: { long: 'fronts alone', short: 'fronts alone' },
      tiles: 'faces and backs apart',
      none: 'one side',
    },
    subject: (sheets: string, paper: string, cut: number) =>
      `Sheets to print and cut: ${sheets} of ${paper}, ${cuts(cut)}`,
  },
  counts: {
    sheets: number('sheet'),
    cards: number('card'),
    tiles: number('tile'),
    counters: number('counter'),
    models: number('paper model'),
    made: {
      mat: number('mat'),
      pad: number('pad'),
      poster: number('poster'),
      strip: number('ruler'),
      wheel: number('wheel'),
      die: number('die', 'dice'),
    },
    cardBoxes: number('card box', 'card boxes'),
    trays: number('tray with its lid', 'trays with their lids'),
    cuts,
    folds,
    pairs: (count: number) => `${pairs(count)} of sheets to glue`,
    minutes: (minutes: number) => `about ${minutes} minutes`,
    /** Where part of a file is enough: its pages and sheets, and what can wait. */
    firstGame: ({ pages, sheets, later, laterPages }: FirstGame) =>
      `For a first game ${pageWords(pages)} are enough, ${number('sheet')(sheets)}. ${capital(ENGLISH.and(later))} can wait: ${pageWords(laterPages)}.`,
  },
  margin: {
    number: (sheet: number, of: number) => `Sheet ${sheet} of ${of}`,
    sides: { front: 'front', back: 'back' },
    empty: 'This side stays empty',
    page: (label: string, names: readonly string[]) => `Sheet ${label}: ${names.join(', ')}`,
    /** Over the nets of paper dice, the longest first. */
    dice: [
      'Paper dice, for whoever has none: dice from a shop serve as well or better',
      'Paper dice: bought ones serve as well or better',
      'Bought dice are better',
    ],
    /** For a margin that has no room for all of several names, the longer first. */
    inShort: ([first = '', ...more]: readonly string[]): readonly string[] => [
      `${first} and ${more.length} more`,
      `${more.length + 1} kinds`,
    ],
    bar: (length: number) => `Bar of ${length} mm`,
  },
  wares,
  figures: {
    sheets: (paper: string) => `sheets of ${paper}`,
    cuts: { one: 'straight cut', other: 'straight cuts' },
    folds: { one: 'fold', other: 'folds' },
    pairs: { one: 'pair to glue', other: 'pairs to glue' },
    minutes: 'minutes, corners too',
    minutesSleeved: 'minutes',
    paper: 'gsm paper',
    ink: 'ink coverage',
  },
  before: {
    over: 'BEFORE YOU PRINT',
    page: 'Before you print',
    lead: (contents: string, sheets: string, paper: string, way: string) =>
      `${contents} on ${sheets} of ${paper}, ${way}.`,
    ways: {
      duplex: 'printed on both sides',
      fold: 'printed on one side and folded',
      single: 'fronts and backs printed apart and glued',
      fronts: 'fronts alone, for sleeves',
      none: 'printed on one side',
    },
    settings: 'Set the printer',
    paper: 'Paper',
    upright: (name: string, width: number, height: number) => `${name}, ${width} × ${height} mm, portrait.`,
    size: 'Size',
    actual: (of: Wares) =>
      `100 %, also called “Actual size”. Not “Fit”, not “Shrink”: the ${wares[of]} would come out small.`,
    sides: 'Sides',
    turned: {
      long: 'Both sides, turned on the long edge.',
      short: 'Both sides, turned on the short edge.',
      none: 'One side only.',
    },
    borderless: 'Borderless',
    off: 'Off: it enlarges the page.',
    quality: 'Quality',
    qualities: { full: 'High, in colour.', lowInk: 'Normal; black alone will do.' },
    first: 'First',
    trial: (both: boolean, first: number, size: number, light: number) =>
      both
        ? `Pages ${first} and ${first + 1} on plain paper. Check points ${size} and ${light} before you go on.`
        : `Page ${first} on plain paper. Check point ${size} before you go on.`,
    then: 'Then',
    pages: (ranges: Ranges, low: number, high: number) =>
      `${pageWords(ranges)} on paper of ${low} to ${high} gsm`,
    /** Of pages with nothing on their backs, in a file for both sides. */
    bare: (ranges: Ranges) => `${capital(pageWords(ranges))} have empty backs: one side will do.`,
    note: 'Note. ',
    ink: 'Ink. ',
    covered: (share: number) => `All inks together cover ${share}\u00a0% of the printed sides.`,
    run: (of: Wares, size: string, layout: string) =>
      `${capital(wares[of])} of ${size} mm, ${layout} on a sheet. `,
    printers: (share: number, models: number) =>
      models === 0
        ? 'Of printers for this paper none is known: what nearly all others leave is left bare.'
        : `Printed whole by ${percent(share)} of ${models} known printers.`,
  },
  takeHome: {
    over: 'THE WHOLE BOX IN ONE FILE',
    page: 'Start here',
    words: 'everything',
    lead: (contents: readonly string[], sheets: string, paper: string, sides: 'both' | 'one' | 'rules') =>
      `${capital(ENGLISH.and(contents))}: ${sheets} of ${paper}, ${printedOn[sides]}.`,
    rules: 'the rules as a booklet',
    heading: 'Print in this order',
    have: 'Have ready',
    pages: (first: number, last: number) => (first === last ? `Page ${first}` : `Pages ${first} to ${last}`),
    kept: (first: number, last: number) =>
      `This page${first === last ? '' : ' and its empty back'}: on plain paper, or not at all.`,
    how: 'How to set the printer and cut: on plain paper. Read it first.',
    flat: (contents: string, weight: string, both: boolean) =>
      `${contents}, on paper of ${weight} gsm, ${both ? 'both sides' : 'one side'}.`,
    start: 'First game',
    dice: 'Paper dice',
    diceHow: (dice: string, only: Ranges) =>
      `For whoever has none: dice from a shop serve as well or better: ${dice}.${only.length > 0 ? ` ${capital(pageWords(only))} hold nothing else and may be left out.` : ''} The minutes count no paper dice.`,
    choice: 'One of two',
    either: (one: Choosing, other: Choosing) => {
      const [name, first, last, sheets] = one;
      const [others, from, to, fewer] = other;
      return `Of these print pages ${first} to ${last}, the ${name.toLowerCase()} (${sheets}), or pages ${from} to ${to}, ${others.toLowerCase()} (${fewer}), for a small table; not both. Above, the first is counted.`;
    },
    boxes: (count: string, weight: string) =>
      `${capital(count)}, on paper of ${weight} gsm, one side. Score every fold, cut out, glue the hatched flaps in the order of their letters.`,
    models: (weight: string) =>
      `Paper models to stand in place of their counters, as many as you like, on paper of ${weight} gsm, one side. Score every fold before you cut; glue letter to letter.`,
    booklet: (sheets: string, both: boolean, edge: keyof typeof flip, fronts: number) =>
      both
        ? `The rules, ${sheets} of plain paper of 80 to 100 gsm, both sides, turned on the ${flip[edge]} edge like the rest. Fold the pile in the middle and staple the fold.`
        : `The rules, ${sheets} of plain paper of 80 to 100 gsm. Print pages up to ${fronts}, put the pile back turned over, print the others behind them. Fold in the middle and staple the fold.`,
    /** Number of sheets and weight of each heavy paper, and number of plain sheets. */
    stock: (stiff: readonly (readonly [sheets: string, weight: string])[], plain: string) =>
      `${[...stiff.map(([sheets, weight]) => `${sheets} of paper of ${weight} gsm`), `${plain} of plain paper`].join(', ')}.`,
  },
  startHere: {
    title: (game: string) => `${game}: start here`,
    shelf: 'Games to print',
    shelfHow:
      'Choose a game, and one of its files: each holds the whole box and the rules in the order in which they are printed.',
    table: (game: string) => `${game} on the table, as it is set up`,
    one: 'Take one file',
    oneHow: (rules: boolean) =>
      `Each of these holds the whole box${rules ? ' and its rules' : ''} in the order in which they are printed; its first page says how.`,
    which:
      'Can your printer print both sides? Take “both sides”. If it cannot, or jams on stiff paper, take “folded”: thin paper, one side.',
    way: {
      duplex: (paper: string) => `${paper}, both sides`,
      fold: (paper: string) => `${paper}, one side, folded`,
      single: (paper: string) => `${paper}, fronts and backs glued`,
      fronts: (paper: string) => `${paper}, fronts alone, for sleeves`,
    },
    editions: { colour: 'in colour', 'low-ink': 'with little ink', screen: 'for a screen' },
    asks: (sheets: string, cut: string, minutes: string) =>
      `${sheets}, ${cut}, ${minutes} with knife and glue`,
    need: 'What you need',
    /** How the files are printed, and what they hold besides cards, decides on the paper. */
    needs: ({ sides, boxes, models, rules }: PaperNeeds) => [
      `${capital(
        ENGLISH.and([
          ...(sides.includes('duplex')
            ? [`paper of 200 to 250 gsm for both sides${boxes ? ' and for boxes' : ''}`]
            : boxes
              ? ['paper of 200 to 250 gsm for boxes']
              : []),
          ...(sides.includes('fold') ? ['paper of 120 to 160 gsm for cards to fold'] : []),
          ...(sides.includes('single') ? ['paper of 120 to 160 gsm for fronts and backs to glue'] : []),
          ...(sides.includes('fronts') ? ['plain paper and sleeves for the cards'] : []),
          ...(models ? ['paper of 120 to 160 gsm for paper models'] : []),
          ...(rules ? ['plain paper for the rules'] : []),
        ]),
      )}.`,
      ...(sides.includes('duplex')
        ? [
            'No stiff paper? Print on plain paper, and slip each card into a sleeve with a playing card behind it.',
          ]
        : []),
    ],
    tools: (things: readonly string[]) => `Have ready: ${ENGLISH.and(things)}.`,
    /** Of files for both sides. */
    bare: (ranges: Ranges) => `${capital(pageWords(ranges))} have empty backs: one side will do.`,
    folders: 'What is in the folders',
    folder: {
      flat: 'cards and counters alone',
      rules: 'the rules: booklets to fold and staple, and pages to read on a screen',
      boxes: 'boxes for the cards and a tray for the pieces; those with a thickness are for folded cards',
      models: 'paper models to fold and glue',
      tiles: 'cards of the board as tiles, to glue on thick board',
      words: 'the whole box in words, for players who cannot see the cards',
      images: 'each face as a picture',
    },
    more: (parts: Others) =>
      `Sheets of one part, with little ink, for the other paper${parts.length > 0 ? `, and ${othersOf(parts)}` : ''}:`,
    sums: 'SHA256SUMS says what the files should be; LICENSES.txt has the licences of the fonts.',
  },
  ways: {
    ready: (things: readonly string[]) => `${capital(ENGLISH.and(things))}.`,
    stiff: 'Stiff paper jams? ',
    stiffHow:
      'Many home printers turn no paper above 160 gsm. Feed it from the tray at the back, odd pages first, then the turned pile with the even ones. Or choose sheets to fold: they want thin paper and one side.',
    sleeves: 'Sleeves instead: ',
    sleevesHow: (size: string) =>
      `print on plain paper of 80 to 100 gsm, cut, and slip each card into a sleeve for ${size} mm with a playing card behind it. No glue, no corners to round, and any printer will do.`,
    more: 'There is more: ',
    moreHow: (parts: Others) => `${othersOf(parts)} in files of their own, on the print page of the site.`,
    test: 'Backs off? The test sheet.',
  },
  together: {
    duplex: {
      heading: (edge: keyof typeof flip) => `Turn on the ${flip[edge]} edge`,
      paragraphs: (edge: keyof typeof flip) => [
        'The back of the black card stands where the sheet, turned over, brings it behind its front.',
        `A printer that prints one side: print the odd pages, turn the whole pile on its ${flip[edge]} edge, print the even pages.`,
      ],
    },
    fold: {
      heading: 'Fold, glue, then cut',
      paragraphs: (count: number) => [
        `Score the dashed line with a blunt knife and a ruler. Fold with the print outside, spread glue to the edges, close, press flat under books. ${folds(count)} in all.`,
        'Cut only when the glue is dry: front and back are cut in one go and cannot part.',
      ],
    },
    single: {
      heading: 'Glue, then cut',
      paragraphs: (count: number) => [
        `Fronts come first, backs after: lay the back of each number behind its front, ${pairs(count)} in all.`,
        'Against a window the two halves of the flip mark make one full disc. Mark a corner, glue, press flat, and cut only when dry.',
      ],
    },
    fronts: {
      heading: 'Cut, then sleeve',
      paragraphs: (sizes: readonly string[]) => [
        `No backs are printed: cut, and slip each card into a sleeve for ${ENGLISH.and(sizes)} mm that nobody can see through, or into a clear one with a playing card behind it.`,
        'Decks with backs of their own want sleeves of a colour each. No glue, no corners to round.',
      ],
    },
  },
  checks: {
    corner: (radius: number, isBankCard: boolean) =>
      `A card’s corner, full size: radius ${radius} mm.${isBankCard ? ' The bank card’s will do: trace one of them.' : ''}`,
    size: 'Check the size',
    bankCard: 'Lay a bank card here.',
    covers: (width: string, height: number) =>
      `It covers the outline exactly, ${width} × ${height} mm. If it hangs over, the page was shrunk: set the size to 100 % and print this page again.`,
    light: 'Hold it to the light',
    discs: 'Half a disc here and half a disc on the other side make a full disc against the light.',
    here: 'here',
    other: 'other side',
    against: 'against the light',
    halves:
      'Half of the mark in the upper right corner is printed here, half on the other side. Against a window it is one full disc. If it stays a half, the sheet was turned on the wrong edge.',
    scale:
      'The fine cross shows how far the sides are off: one tick is 1 mm. Up to 1 mm does no harm, the art runs on past every cut. Farther off? The test sheet at the print desk, under “Fronts and backs misaligned?”, puts it right.',
    ready: 'Have ready',
    things: {
      knife: 'sharp knife',
      ruler: 'steel ruler',
      mat: 'cutting mat',
      score: 'blunt knife or empty pen to score',
      board: 'board of 1 to 2 mm',
      glue: 'glue stick',
      window: 'window to hold sheets against',
      books: 'books to press',
      stapler: 'stapler',
    },
  },
  drawings: {
    fold: 'A sheet with its fold line: the back of a card marked black stands as its mirror image past the fold.',
    turned: {
      upright:
        'A sheet and the same sheet turned over: its left and right edges change places, and the back of a card marked black lies behind it.',
      level:
        'A sheet and the same sheet turned over: its upper and lower edges change places, and the back of a card marked black lies behind it.',
    },
    cuts: (level: number, upright: number, piles: number) =>
      `A sheet with its cuts by number: ${cuts(level)} across from the top down, then ${cuts(upright)} downward from the left. Its piles are numbered row by row, 1 to ${piles}.`,
  },
  after: {
    over: 'WHEN IT IS PRINTED',
    page: 'When it is printed',
    titles: { stack: 'Cut, stack, play', make: 'Cut, make, play' },
    cut: 'Cut by the numbers',
    along: (lines: number) =>
      `Fronts up, along the marks, in the order of the numbers: ${lines} cuts a sheet, the same on every sheet.`,
    halves: ' Folded and glued sheets are cut through both halves.',
    knife: 'Knife and ruler: ',
    knifeHow: 'stop every cut where the marks begin. The frame stays whole, and with it every mark.',
    guillotine: 'Guillotine: ',
    guillotineHow:
      'lay the sheets square on one another and cut the stack in one go. The strip that cut 1 takes off carries the marks of the upright cuts: lay it along the rows as a ruler.',
    alike: (of: Wares, size: string, layout: string) =>
      `${capital(wares[of])} of ${size} mm stand ${layout} and are cut alike.`,
    stack: 'Stack the piles',
    stacking:
      'Sheet 1 on top before the cut. Then lay the piles on one another by the large numbers in the drawing, 1 on top: the cards are sorted. From the top down:',
    apart: ([first, last]: readonly [first: number, last: number], names: readonly string[]) =>
      first === last
        ? `Sheet ${first} (${ENGLISH.and(names)}) is a stack of its own: cut and stack it by itself.`
        : `Sheets ${first} to ${last} (${ENGLISH.and(names)}) are a stack of their own: cut and stack them by themselves.`,
    counterSlots: 'Counters, to be cut apart',
    inSlots:
      'They come off the stack behind the last card: cut rows first, then columns. Rows are filled, so a few are to spare. For thick ones print the pieces by themselves.',
    thicker: {
      duplex:
        'Cut rows first, then columns. For thick ones print the sheet for folding, and glue board between its halves.',
      fold: 'For thick ones fold the sheet round board of 1 mm and glue both halves to it. Cut rows first, then columns.',
      single:
        'For thick ones glue front and back to either side of board of 1 mm. Cut rows first, then columns.',
      none: 'Glue the sheet on board of 1 to 2 mm, press it dry. Cut rows first, then columns.',
    },
    solid:
      'Cut along solid lines, score dashed ones with a blunt knife before folding, put glue where it says so.',
    boxed:
      'Score every fold along a ruler first. Glue the hatched flaps in the order of their letters, and press each until it holds.',
    flats: (count: number) => `${count === 1 ? '1 sheet' : `${count} sheets`} to lay out. `,
    boxes: (boxes: readonly string[]) => `${capital(ENGLISH.and(boxes))}. `,
    cutOut: 'Cut them out along the marks.',
    wheel:
      'Cut discs round, prick both middles with a needle, and join them with a split pin through the holes, the larger below.',
    die: 'Cut a die along solid lines, score dashed ones, fold it, and glue the hatched flaps under its sides.',
    long: (name: string, length: number) => `${name} is ${length} mm long`,
    measure: (strips: readonly string[]) => `Check with a ruler: ${strips.join(', ')}.`,
    either: (one: string, others: readonly string[]) =>
      `You need “${one}” or ${others.map((name) => `“${name}”`).join(' and ')}, not both.`,
    onSheets: (names: readonly string[]) => `On these sheets: ${names.join(', ')}.`,
    inBox: (names: readonly string[]) => `In the box: ${names.join(', ')}.`,
    makeBoxes: 'Make the boxes',
    makePieces: 'Make the pieces',
    lead: (contents: string, work: readonly string[]) => `${contents}: ${work.join(', ')}.`,
    trouble: 'If something is off',
    heads: [
      'Backs stand on their heads',
      'The sheet was turned on the other edge. Change the edge in the dialog, not the file.',
    ],
    backs: {
      duplex: [
        'Backs are off by more than 1 mm',
        'Square the paper in the tray, push its guides close, use the straight path. If it stays: fold sheets need no second side.',
      ],
      fold: [
        'Backs are off',
        'The fold left the dashed line. Score it once more along a ruler before you fold.',
      ],
      single: [
        'Backs are off',
        'Line the sheets up by the marks, not by the edges of the paper, before the glue takes.',
      ],
    },
    small: ['Everything is too small', 'The dialog says “Fit” or “Shrink”. Set 100 %.'],
    missing: (of: Wares) => [
      'Marks at the edge are missing',
      `No harm: printers leave an edge blank. The ${wares[of]} stand clear of it.`,
    ],
  },
  tiles: {
    board: 'Fronts on board, backs later',
    boards: [
      'Glue the sheets of fronts to board of 1 to 2 mm, glue out to the edges, and press them flat under books until they are dry.',
      'The sheets of backs stay paper. Nothing has to meet in the printer: each tile gets its back by hand, after the cut.',
    ],
    cut: 'Cut, then back',
    along: (lines: number) => `Along the marks, in the order of the numbers: ${lines} cuts a sheet. `,
    strips: (gap: number) =>
      `Every tile has cuts of its own; a strip of ${mm(gap)} mm falls out between two.`,
    boardCut: 'Board: ',
    boardHow:
      'a steel ruler on the tiles, the knife upright, several light strokes. Stop where the marks begin.',
    backs: 'Backs: ',
    backsHow:
      'cut them apart in the middle of the strips. Glue each to its tile with its art past every edge, press, and trim it flush along the board.',
    count: 'Count the tiles',
    counting: 'There should be:',
  },
  join: {
    heading: 'Join the tiles',
    how: (overlap: number) =>
      `From the upper left, row by row: cut each tile along its left and upper edge, put glue on the strip of ${overlap} mm that its neighbour leaves, and lay it up to the dashed line.`,
    plan: (name: string) => `${name}, each tile with the number of its sheet:`,
    alt: (name: string, tiles: readonly { readonly label: string; readonly sheet: number }[]) =>
      `${name}: ${tiles.map(({ label, sheet }) => `${label} on sheet ${sheet}`).join(', ')}`,
  },
  update: {
    nothing: 'Nothing to take out',
    isNew: (since: string) => `What is on these sheets is new since ${since}: add it to your box.`,
    takeOut: (count: number) => `Take out of your box: ${count}`,
    replaced: (since: string, where: string) =>
      `They are no longer as in ${since}. What is on these sheets takes their place.${where}`,
    where: {
      names: '',
      decks: ' Which ones they are by name stood under the list of files when these sheets were made.',
      number: ' The list of them stood under the list of files when these sheets were made.',
    },
  },
  layout: (columns: number, rows: number, isLying: boolean, isApart: boolean) =>
    `${columns} x ${rows}${isLying ? ' lying down' : ''}${isApart ? ', set apart' : ''}`,
  warnings: {
    bled: (at: readonly (keyof typeof edges)[]) =>
      `Part of the bleed at the ${edgesOf(at)} falls outside the printer's margins: cut exactly there.`,
    marked: (at: readonly (keyof typeof edges)[]) =>
      `Crop marks at the ${edgesOf(at)} are cut short by the printer's margins.`,
    unprinted: (share: number) =>
      `On ${percent(share)} of known printers part of the bleed or of the crop marks stays unprinted; the cards are whole.`,
    few: (share: number, models: number) =>
      `Only ${percent(share)} of ${models} known printers print every card whole.`,
    folded: (size: string, layout: string, asked: string) =>
      `Cards of ${size} mm stand ${layout}: fold sheets have a layout of their own, layout ${asked} is for others.`,
    noRoom: (size: string, layout: string, asked: string) =>
      `Cards of ${size} mm stand ${layout}: layout ${asked} has no room for them.`,
    /** What has two printed sides. */
    oneSide: (names: readonly string[]) =>
      `${capital(ENGLISH.and(names))}: only the fronts are on these sheets, and both sides are played with. Print them in another way.`,
    leftOut: (fault: string) => `${fault} It is left out.`,
    tooLarge: (id: string, width: string, height: string, paper: string) =>
      `${id} is ${width} x ${height} mm, which does not fit a sheet of ${paper}.`,
  },
};
