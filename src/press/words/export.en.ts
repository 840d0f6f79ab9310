/** What a parcel says of itself: how it is ordered, cut or set up, and what it leaves out. */
import { counted, ENGLISH } from '../../language.ts';

const cards = (count: number): string => counted(ENGLISH, count, { one: 'card', other: 'cards' });

/** Cards that are ordered together, in a folder where there are several. */
interface Batch {
  readonly folder: string;
  readonly product: string;
  readonly count: number;
  /** What they are in the box; left out where the folder's name is not theirs. */
  readonly name?: string;
}

const SEE_PROOF =
  "Look at the vendor's own preview before you pay: the art reaches past the edge on purpose, and no word stands near it.";

export const EXPORT_EN = {
  noCards: (vendor: string, title: string) => `${vendor} prints cards, and none of ${title} are chosen.`,
  noSize: (vendor: string, width: number, height: number) =>
    `${vendor} sells no cards of ${width} x ${height} mm.`,
  leftOut: (fault: string, decks: readonly string[]) => `${fault} Left out: ${decks.join(', ')}.`,
  noPieces:
    'The pieces are not among these pictures: print the sheet of counters at home, or use cubes and pawns.',
  atHome: (names: readonly string[]) => `Print at home: ${names.join(', ')}.`,
  heading: (title: string, vendor: string, address: string) => `${title} at ${vendor} (${address})`,
  gameCrafter: (count: number, batches: readonly Batch[], ownBacks: boolean): readonly string[] => [
    `${cards(count)}. Make a game there, and add a deck for each folder:`,
    ...batches.map(
      ({ folder, product, count: of, name = '' }) => `  ${folder}: ${product}, ${cards(of)} (${name}).`,
    ),
    '',
    '1. Upload the picture that ends in "-back" as the back of the deck.',
    '2. Upload the others as its cards. The number after the x is how many of that card the deck needs:',
    '   type it as the quantity.',
    ...(ownBacks
      ? [
          '   A picture that ends in "-behind" is the back of the card of the same number and of no other: set that card to',
          '   take its back from the card, not from the deck, and upload it there.',
        ]
      : []),
    '3. Leave everything else as it is: the pictures have the exact pixels, bleed included.',
    `4. ${SEE_PROOF}`,
  ],
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
    howTo: (title: string, base: string, save: string): readonly string[] => [
      `${title} on Tabletop Simulator`,
      '',
      `1. Put the pictures of the folder pictures where they can be reached as ${base}...: any web space does.`,
      '   This file was made for that address; for another one make it again with that one.',
      `2. Copy ${save} into Documents/My Games/Tabletop Simulator/Saves/Saved Objects.`,
      '3. In the program: Objects, Saved Objects, and the name of the game.',
      '',
      'Decks lie face down, cards of their own face up, pieces in bags. Nothing is set up and no rule is enforced.',
    ],
  },
  printShop: {
    none: (title: string) => `A print shop's file holds cards, and none of ${title} are chosen.`,
    name: (title: string, count: number) => `${title}: ${cards(count)}, face and back in turn`,
  },
};
