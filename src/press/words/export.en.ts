/** The instructions of exports: how to order, cut or set up, and what is left out. */
import { counted, ENGLISH } from '../../language.ts';

const cards = (count: number): string => counted(ENGLISH, count, { one: 'card', other: 'cards' });

const pieces = (count: number): string => counted(ENGLISH, count, { one: 'piece', other: 'pieces' });

/** "98.8 %", of 0.98765. */
const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

/** Cards in one order, with their folder if there are several. */
interface Batch {
  readonly folder: string;
  readonly product: string;
  readonly count: number;
}

/** A folder with its contents. */
interface Holding extends Batch {
  readonly of: 'cards' | 'pieces';
  readonly names: readonly string[];
}

/** Cards of one size in one file. */
interface Sheaf {
  readonly file: string;
  readonly count: number;
  /** mm. */
  readonly size: {
    readonly width: number;
    readonly height: number;
    readonly bleed: number;
    readonly radius: number;
  };
}

const SEE_PROOF =
  "Look at the vendor's own preview before you pay: the art reaches past the edge on purpose, and no word stands near it.";

export const EXPORT_EN = {
  noCards: (vendor: string, title: string) => `${vendor} prints cards, and none of ${title} are chosen.`,
  noSize: (vendor: string, width: number, height: number) =>
    `${vendor} sells no cards of ${width} x ${height} mm.`,
  /** `ordered` of `all` cards that were chosen. */
  tooFew: (vendor: string, title: string, ordered: number, all: number) =>
    `${vendor} would print ${ordered} of the ${cards(all)} of ${title}: nobody can play with those, so there is no parcel. Choose what it sells with --only, or print at home.`,
  /** Heads what is left out. */
  lacksFirst: 'Before you order: what this parcel leaves out, or makes another size.',
  leftOut: (fault: string, decks: readonly string[]) => `${fault} Left out: ${decks.join(', ')}.`,
  /** `scale` is the scale at which they are drawn. */
  smaller: (decks: readonly string[], product: string, scale: number) =>
    `${decks.join(', ')}: the nearest that they sell is ${product}, so these are drawn at ${percent(scale)}. Print what has to fit them at the same.`,
  atHome: (names: readonly string[]) =>
    `Print at home: ${names.join(', ')}. They sell nothing of that form or size.`,
  /** Sides in mm. */
  chitSize: (names: readonly string[], from: number, to: number) =>
    `${names.join(', ')}: chits of ${to.toFixed(1)} mm instead of ${from} mm, since they sell no nearer size that keeps small pieces smaller than large ones.`,
  heading: (title: string, vendor: string, address: string) => `${title} at ${vendor} (${address})`,
  gameCrafter: (batches: readonly Holding[], ownBacks: boolean): readonly string[] => [
    'Make a game there, and add what each folder says:',
    ...batches.map(
      ({ folder, product, count, of, names }) =>
        `  ${folder}: ${product}, ${of === 'cards' ? cards(count) : pieces(count)} (${names.join(', ')}).`,
    ),
    '',
    '1. Upload the picture that ends in "-back" as the back of the deck.',
    '2. Upload the others as its cards. The number after the x is how many of that card the deck needs:',
    '   type it as the quantity.',
    ...(ownBacks
      ? [
          '   A picture that ends in "-behind" is the back of the picture of the same number and of no other: set that card to',
          '   take its back from the card, not from the deck, and upload it there. A chit always has one.',
        ]
      : []),
    '3. Leave everything else as it is: the pictures have the exact pixels, bleed included.',
    `4. ${SEE_PROOF}`,
  ],
  gameCrafterStandees: [
    'Standees: order them instead of the chits of the same pieces, or beside them, and as many of their plastic stands as',
    'there are figures. The strip of plain colour at the foot goes into the stand.',
  ],
  gameCrafterRules: (pages: number): readonly string[] => [
    `Rules: add a Large Booklet of ${pages} pages, and upload the folder rules in its order, page 1 first.`,
    ...(pages > 20 ? ['It has more than 20 pages: look at the inner edge of each in their preview.'] : []),
  ],
  gameCrafterBox: (product: string, file: string): readonly string[] => [
    `Box: a ${product} takes these cards. Upload ${file} as it is: it has the pixels of their template, and each side`,
    'stands on its panel. In their preview the titles lie between the folds, and the flap for glue is bare.',
  ],
  gameCrafterLacks: {
    pieces: (names: readonly string[]) =>
      `Not in this parcel, since no chit there has their form: ${names.join(', ')}. Print the sheet of counters at home.`,
    dice: (dice: readonly (readonly [sides: number, count: number])[]) =>
      `Dice are not in it: add theirs, numbered from 1 (${ENGLISH.and(dice.map(([sides, count]) => `${count} with ${sides} sides`))}). Where ours have other numbers, a reference card or the rules say what each counts.`,
    models:
      'Paper models are not in it, since no die there cuts their nets: print them at home, or play with the chits.',
    box: 'The box is not in it, since none of theirs takes these cards alone: print one at home.',
    rules:
      'The rules are not in it, since a browser does not draw them as pictures: “fieldkit export” does, or print the booklet at home.',
  },
  makePlayingCards: (batches: readonly Batch[]): readonly string[] => [
    'Start an order of custom cards of this size and number:',
    ...batches.map(
      ({ folder, product, count }) => `  ${folder === '' ? '' : `${folder}: `}${cards(count)}, ${product}.`,
    ),
    '',
    '1. Choose "different images" for the fronts, and upload all of the folder fronts. Sorted by name, they fill',
    '   the cards in order.',
    '2. Choose "different images" for the backs, and upload all of the folder backs: back 07 belongs to front 07.',
    '3. Do not let the page enlarge or fit the pictures: they have the exact pixels, bleed included.',
    `4. ${SEE_PROOF}`,
  ],
  makePlayingCardsLacks: (pieces: readonly string[]): readonly string[] => [
    ...(pieces.length === 0
      ? []
      : [
          `The pieces are not in it, since an order of cards there holds nothing else: print the sheet of counters at home, or use cubes and pawns (${pieces.join(', ')}).`,
        ]),
    'Box and rules are not in it, since we know no measures of theirs that we could check: print both at home.',
  ],
  cutter: {
    heading: (title: string, paper: string, sheets: number) =>
      `${title} for a cutting machine, ${paper}, ${counted(ENGLISH, sheets, { one: 'sheet', other: 'sheets' })}`,
    /** Lengths of the registration marks in mm. */
    steps: (
      marks: {
        readonly inset: number;
        readonly length: number;
        readonly thickness: number;
        readonly square: number;
      },
      layers: readonly string[],
    ): readonly string[] => [
      '1. Print sheets.pdf at 100 %, on both sides, turned over about the long edge.',
      '2. For each sheet open its file in the folder cut, SVG or DXF; both are in millimetres at true size.',
      `3. Registration marks: three, inset ${marks.inset} mm, length ${marks.length} mm, thickness ${marks.thickness} mm; the square has ${marks.square} mm a side.`,
      `4. Layers: ${layers.join(', ')}. Cut the first with a full blade, score or`,
      '   perforate the folds, and leave the last one out: it only shows where the marks are printed.',
      '5. Lay the sheet on the mat with its front up and its upper left corner, the square, where your program wants it.',
      '',
      'Try one sheet of plain paper first. Cards and boxes want paper of 200 to 250 gsm, paper models 120 to 160.',
    ],
  },
  tabletop: {
    none: (title: string) => `Tabletop Simulator takes cards and counters, and none of ${title} are chosen.`,
    note: 'Set up as far as nothing is shuffled. What is left to do is in the notebook, with all the rules.',
    /** For each seat, its name and the program's player colour. */
    howTo: (
      title: string,
      base: string,
      save: string,
      seats: readonly (readonly [name: string, colour: string])[],
      { dice, wheels }: { readonly dice: boolean; readonly wheels: boolean },
    ): readonly string[] => [
      `${title} on Tabletop Simulator`,
      '',
      `1. Put the pictures of the folder pictures where they can be reached as ${base}...: any web space does.`,
      '   This file was made for that address; for another one make it again with that one.',
      `2. Copy ${save} into Documents/My Games/Tabletop Simulator/Saves.`,
      '3. In the program: Games, Save & Load, and the name of the game.',
      ...(seats.length > 0
        ? [`4. Sit down: ${seats.map(([name, colour]) => `${name} plays as ${colour}`).join(', ')}.`]
        : []),
      '',
      'What the rules lay down before anything is shuffled lies on the table, and cards snap to where they may lie. Decks',
      'are face down, pieces in bags, each before its owner; hands are hidden from the others. The rules are in the notebook,',
      'and a card says what it does when you point at it. Shuffle the decks (R) and draw: no rule is enforced.',
      ...(dice
        ? [
            "Dice are the program's own, numbered from 1: where ours have other numbers, the rules say what each counts.",
          ]
        : []),
      ...(wheels
        ? ['The discs of a wheel lie on one another: point at the upper one and turn it with Q and E.']
        : []),
      '',
      'Not in it: paper models and boxes, since a table on a screen has no need of them.',
    ],
  },
  playingcards: {
    none: (title: string) => `PlayingCards.io takes cards and counters, and none of ${title} are chosen.`,
    cannot:
      'At PlayingCards.io nothing is turned in place: turned cards lie as they are printed, and a facing has to be said.',
    howTo: (title: string): readonly string[] => [
      `${title} at PlayingCards.io`,
      '',
      '1. Start a room there with “Other / Custom”, and open its edit mode.',
      '2. Room options, “Import From File”: choose this file as it is.',
      '3. Leave the edit mode. Shuffle each deck by its button, and play.',
    ],
  },
  vassal: {
    none: (title: string) => `VASSAL takes cards and counters, and none of ${title} are chosen.`,
    table: 'Table',
    field: 'The table',
    hand: (seat: string) => `Hand of ${seat}`,
    discards: (deck: string) => `${deck}: discards`,
    shuffle: 'Shuffle',
    shuffleInto: (deck: string) => `Shuffle into ${deck}`,
    shuffledInto: (deck: string) => `${deck}: the discards are shuffled into the deck.`,
    retire: 'Change sides',
    notes: 'Notes',
    rules: 'How to play, and the rules',
    menu: { turnOver: 'Turn over', right: 'Turn right', left: 'Turn left', back: 'Back to its deck' },
    howTo: [
      'A new game has everything on the table, and the decks shuffled. No rule is enforced.',
      'Drag a card off its deck: only you see it. The button of your hand opens a window that nobody else sees.',
      'Ctrl+F turns a card or piece over, [ and ] turn it in place, Ctrl+R sends a card back to its deck.',
      'Drag played cards onto the pile of discards; a click with the right button shuffles them into the deck.',
      'A pile of pieces holds as many as the box does. The buttons with a die ask how many to roll.',
      'Rest the pointer on a card to see it large, with what the rules say of it.',
    ] as readonly string[],
  },
  printShop: {
    none: (title: string) => `A print shop's file holds cards, and none of ${title} are chosen.`,
    name: (title: string, count: number) => `${title}: ${cards(count)}, face and back in turn`,
    /** `names` are what is left out. */
    howTo: (title: string, batches: readonly Sheaf[], names: readonly string[]): readonly string[] => [
      `${title} for a print shop`,
      '',
      ...batches.map(
        ({ file, count, size: { width, height } }) =>
          `  ${file}: ${cards(count)} of ${width} x ${height} mm, ${2 * count} pages, each face followed by its back.`,
      ),
      '',
      'What to tell the shop:',
      '',
      '1. Print at 100 %, on both sides: page 2 behind page 1, page 4 behind page 3, and so on, the top behind the top.',
      '2. Card of 300 to 350 gsm that lets no light through, uncoated or with a matt finish.',
      ...batches.map(
        ({ file, size: { width, height, bleed, radius } }, index) =>
          `${index === 0 ? '3. ' : '   '}${file}: cut to ${width} x ${height} mm, ${radius === 0 ? 'square corners' : `corners of ${radius} mm`}; the bleed is ${bleed} mm on each side, and both stand in the boxes of each page.`,
      ),
      '4. Text and lines are vectors, and every font is embedded. The colours are sRGB and this is no PDF/X: convert them to',
      '   the inks of your press, and keep black text in black ink alone.',
      '5. Make one card first, and let me see both of its sides.',
      '',
      ...(names.length > 0
        ? [
            `Not in it: ${names.join(', ')}, since each is cut along lines of its own. Print them at home (“fieldkit print”).`,
          ]
        : []),
      'Nor are boxes and rules: “fieldkit print” makes nets of boxes, and “fieldkit booklet --form plain” pages that a shop can',
      'staple.',
    ],
  },
};
