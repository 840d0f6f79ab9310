/** Texts of the text edition, apart from the game's. */
import { factsOf } from '../../kit/words/kit.en.ts';
import type { Facts } from '../../kit/kit.ts';
import type { Provenance, SheetForm } from '../../kit/component.ts';

const many = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`;

const size = (width: number, height: number): string =>
  `${Math.round(width)} mm wide and ${Math.round(height)} mm high`;

/** Adds a full stop unless the text ends with a punctuation mark. */
const ended = (says: string): string => (/[.!?…]$/.test(says) ? says : `${says}.`);

export const TEXT_WORDS = {
  title: (game: string): string => `${game}: the whole box in words`,
  facts: (facts: Facts): string => factsOf(facts).join(', ').replace(/.$/, '$&.'),
  version: (rules: string): string => `Rules, version ${rules}.`,
  about:
    'Every card, every piece, every rule and every ruling, for players who listen or feel instead of looking.',
  /** The same of a game without rules to read. */
  aboutBox: 'Every card and every piece, for players who listen or feel instead of looking.',
  contents: 'Contents',
  chapter: (number: number, name: string): string => `Part ${number}: ${name}`,

  /** On the page that offers the text edition. */
  offer: {
    says: 'For players who cannot see the cards there is the whole box in words:',
    html: 'read it as a page',
    txt: 'take it as plain text',
    or: ', or ',
  },

  touch: {
    title: 'Playing by touch and by ear',
    ours: 'These are suggestions of ours and no part of the rules: use what suits your table.',
    every: [
      'Marks go on the faces of cards and never on their backs: cards of one deck must not be told apart from behind. In sleeves a mark on the face cannot be felt through the card.',
      'Keep piles in boxes with different lids or edges, and say aloud which pile you draw from.',
      'Whoever sees the cards reads out what lies open on the table. What is in a hand you read for yourself: from a mark on the card, or from this text.',
    ],
  },

  box: {
    title: 'What is in the box',
    deck: (name: string, cards: number): string => `${name}: ${many(cards, 'card')}`,
    piece: (name: string, count: number): string => `${name}: ${count}`,
    card: (name: string, count: number): string => (count === 1 ? name : `${name}, ${count} cards`),
    backReads: (says: string): string => `Their back shows: ${ended(says)}`,
    backBare: 'Their back has a pattern and no words.',
    reads: (says: string): string => `It shows: ${ended(says)}`,
    otherSide: (says: string): string => `Its other side shows: ${ended(says)}`,
    bare: 'It shows what it is named for, and nothing else that counts.',
    does: 'What it does:',
    same: (card: string): string => `It does the same as: ${card}.`,
    touches: (rules: string): string => `Other rules that touch it: ${rules}.`,
    provenance: {
      rulebook: null,
      published: 'Published elsewhere than in the rulebook.',
      derived: 'Worked out from the rulebook.',
      ours: 'Filled in by Fieldkit.',
    } satisfies Record<Provenance, string | null>,
  },

  pieces: {
    title: 'Pieces',
    piece: (name: string, count: number): string => `${name}, ${many(count, 'piece')}`,
    counter: (width: number, height: number): string =>
      `As a flat counter it is ${width} mm wide and ${height} mm high.`,
    reads: (says: string): string => `It shows: ${ended(says)}`,
    model: {
      standee: 'The paper models have a figure that stands.',
      cube: 'The paper models have a cube.',
      model: 'The paper models have a model to build.',
    },
  },

  sheets: {
    title: 'Sheets',
    sheet: (name: string, count: number): string => (count === 1 ? name : `${name}, ${count} copies`),
    form: {
      mat: (width, height) => `A mat, ${size(width, height)}.`,
      pad: (width, height) => `A sheet to write on, ${size(width, height)}.`,
      poster: (width, height) => `A board of paper, ${size(width, height)}.`,
      strip: (width, height) => `A strip to measure with, ${size(width, height)}.`,
      wheel: (across) => `A disc of a wheel, ${Math.round(across)} mm across.`,
      die: (width, height) => `A die to be folded from a net, ${size(width, height)}.`,
    } satisfies Readonly<Record<SheetForm['make'], (width: number, height: number) => string>>,
  },

  rules: {
    title: 'The rules',
    picture: 'Picture',
    table: 'The table',
    then: 'What happens',
    tried: (words: string): string => `Tried: ${words}.`,
  },

  rulings: {
    title: 'Where the rulebook is silent',
    ours: (rule: string, words: string): string => `We rule, in ${rule}: ${words}`,
    other: (words: string): string => `The other reading: ${words}`,
    alters: (rule: string, words: string): string => `With the other reading ${rule} reads: ${words}`,
    from: (words: string): string => `Why: ${words}`,
    option: (option: string): string => `It can be switched: the option is called ${option}.`,
  },
} as const;
