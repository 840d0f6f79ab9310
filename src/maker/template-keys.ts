/** What a box of a template may say: the one table that the reader, the schema and the documentation go by. */

/** How a key's value is written. */
export type KeyType =
  /** Mm, "2in", "50%" of the area, or relative to the box that this one extends: "+= 3". */
  | 'length'
  /** A number, or a relative one. */
  | 'number'
  | 'text'
  | 'yes or no'
  /** #rrggbb, a name of CSS, or an ink of the game. */
  | 'colour'
  /** The name of a column of the table. */
  | 'column'
  /** One of `choices`. */
  | 'choice'
  /** One name, or a list of them. */
  | 'names';

export const BOX_KINDS = ['text', 'rich', 'picture', 'box', 'line', 'icons'] as const;
export type BoxKind = (typeof BOX_KINDS)[number];

export interface TemplateKey {
  readonly type: KeyType;
  readonly says: string;
  /** The kinds of boxes that take it; all where left out. */
  readonly kinds?: readonly BoxKind[];
  readonly choices?: readonly string[];
}

const LETTERED: readonly BoxKind[] = ['text', 'rich'];

export const TEMPLATE_KEYS = {
  kind: { type: 'choice', choices: BOX_KINDS, says: 'What the box is; text where left out.' },
  extends: { type: 'names', says: 'Boxes whose keys it takes over, except for those that it has itself.' },
  in: {
    type: 'choice',
    choices: ['area', 'trim', 'bleed'],
    says: 'What x, y and percentages count from: inside the safe edge (area), the cut card, or the card with its bleed.',
  },
  x: { type: 'length', says: 'From the left edge; 0 where left out.' },
  y: { type: 'length', says: 'From the upper edge; 0 where left out.' },
  width: { type: 'length', says: 'What is left to the right edge where left out.' },
  height: { type: 'length', says: 'What is left to the lower edge where left out.' },
  when: {
    type: 'column',
    says: 'The box is drawn only where this column says something other than no or 0.',
  },
  column: {
    type: 'column',
    kinds: ['text', 'rich', 'picture', 'icons'],
    says: 'The column with its words, picture, or number of icons; the name of the box where left out.',
  },
  text: {
    type: 'text',
    kinds: LETTERED,
    says: 'Words that are the same on each card; {cost} stands for what the column cost says.',
  },
  font: { type: 'text', kinds: LETTERED, says: 'The id of a font.' },
  size: { type: 'number', kinds: LETTERED, says: 'Size of type in points.' },
  least: { type: 'number', kinds: LETTERED, says: 'The size down to which words shrink to fit, in points.' },
  ink: { type: 'colour', kinds: [...LETTERED, 'line'], says: 'The colour of words, or of a line.' },
  align: {
    type: 'choice',
    choices: ['left', 'center', 'right'],
    kinds: [...LETTERED, 'icons'],
    says: 'Where lines stand.',
  },
  valign: {
    type: 'choice',
    choices: ['top', 'middle', 'bottom'],
    kinds: LETTERED,
    says: 'Where the words stand.',
  },
  leading: { type: 'number', kinds: LETTERED, says: 'Line to line, as a multiple of the size.' },
  tracking: { type: 'number', kinds: LETTERED, says: 'Space after each letter, in thousandths of the size.' },
  balance: { type: 'yes or no', kinds: LETTERED, says: 'Lines of equal length, for titles.' },
  fill: { type: 'colour', kinds: ['box'], says: 'The colour inside.' },
  stroke: { type: 'colour', kinds: ['box'], says: 'The colour of the edge.' },
  line: {
    type: 'length',
    kinds: ['box', 'line'],
    says: 'How thick the edge or the line is; 0.3 mm where left out.',
  },
  radius: { type: 'length', kinds: ['box', 'picture'], says: 'How round the corners are.' },
  file: { type: 'text', kinds: ['picture'], says: 'A picture that is the same on each card.' },
  folder: {
    type: 'text',
    kinds: ['picture'],
    says: 'The folder of the pictures that the column names; pictures where left out.',
  },
  ending: {
    type: 'text',
    kinds: ['picture'],
    says: 'The ending of their names, such as .png, where the column has none.',
  },
  fit: {
    type: 'choice',
    choices: ['cover', 'contain'],
    kinds: ['picture'],
    says: 'Whether it fills the box or is seen whole.',
  },
  focus: {
    type: 'choice',
    choices: ['top', 'center', 'bottom', 'left', 'right'],
    kinds: ['picture'],
    says: 'The part that stays in sight where it is cropped.',
  },
  means: { type: 'text', kinds: ['picture'], says: 'What it shows, for somebody who cannot see it.' },
  icon: {
    type: 'text',
    kinds: ['icons'],
    says: 'The icon that is repeated as often as the column says; where left out, the column names icons: "sun, sun, moon".',
  },
  gap: { type: 'length', kinds: ['icons'], says: 'Between icons; 1 mm where left out.' },
} as const satisfies Readonly<Record<string, TemplateKey>>;

export type TemplateKeyName = keyof typeof TEMPLATE_KEYS;

export const KEY_NAMES = Object.keys(TEMPLATE_KEYS) as readonly TemplateKeyName[];

/** The part of a template beside its boxes. */
export const TEMPLATE_PARTS = {
  boxes: 'The boxes of a face, by name, the lowest first.',
  back: 'The boxes of the back.',
  other: 'The boxes of the second face of each card, in place of a back.',
  icons: 'Picture files of icons, by name.',
  decks: 'By the id of a deck, what is different in it: boxes, back and other.',
} as const;
