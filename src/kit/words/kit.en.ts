/** The texts on the boxes of a game, beside their nets, and at the foot of first pages. */
import { capital, counted, ENGLISH } from '../../language.ts';
import type { Facts } from '../kit.ts';
import type { DiceAlike } from '../needs.ts';

const cards = (count: number): string => counted(ENGLISH, count, { one: 'card', other: 'cards' });

/** "2 players", "30 to 45 minutes", "ages 10 and up"; unknown facts are left out. */
export const factsOf = ({ players, minutes, ages }: Facts): readonly string[] => [
  ...(players === '' ? [] : [players === '1' ? '1 player' : `${players} players`]),
  ...(minutes === null ? [] : [minutes === '1' ? '1 minute' : `${minutes} minutes`]),
  ...(ages === null ? [] : [`ages ${ages}`]),
];

/** "6 of 6 sides, 4 of 4 and 4 of 10, in two colours". */
const diceOf = (dice: readonly DiceAlike[], colours: number): string =>
  ENGLISH.and(dice.map(({ sides, count }, index) => `${count} of ${sides}${index === 0 ? ' sides' : ''}`)) +
  (colours === 2 ? ', in two colours' : '');

export const KIT_EN = {
  /** The line under the title on the front. */
  front: { tuck: 'The cards', tray: 'The pieces', lid: 'The pieces' },
  names: {
    cards: (count: number, part: number, of: number) =>
      `Box for ${cards(count)}${of > 1 ? `, ${part} of ${of}` : ''}`,
    tray: 'Tray for the pieces',
    lid: 'Lid of the tray',
  },
  /** Facts in one line: "2 players · 30 to 45 minutes". */
  facts: (facts: Facts) => factsOf(facts).join(' · '),
  decks: (count: number, decks: number) => `${count} cards of ${decks} decks`,
  /** Walls, described for somebody who holds the net. */
  walls: {
    left: 'the narrow side on the front’s left',
    right: 'the narrow side on the front’s right',
    foot: 'the foot',
    west: 'the left wall',
    east: 'the right wall',
  },
  under: (letters: readonly string[], wall: string) => `${ENGLISH.and(letters)} under ${wall}`,
  stack: (mm: number) => `It takes a stack of ${mm} mm.`,
  onPieces: (cards: readonly string[]) => `On top of the pieces: ${ENGLISH.and(cards)}.`,
  twoPieces: 'This box is of two pieces.',
  fold: (glued: readonly string[]) =>
    `Cut along solid lines, score dashed ones and fold them away from the print; glue ${glued.join(', then ')}.`,
  close: 'Fold in the two small flaps above and tuck the lid in behind the notch.',
  net: (name: string) => `${capital(name)}, to cut out and fold`,
  /** What a table needs besides what is printed. */
  needs: {
    pins: (count: number) => counted(ENGLISH, count, { one: 'split pin', other: 'split pins' }),
    clips: (count: number) => counted(ENGLISH, count, { one: 'paper clip', other: 'paper clips' }),
    dice: (count: number, sides: number) =>
      `${counted(ENGLISH, count, { one: 'die', other: 'dice' })} with ${sides} sides`,
    shopDice: (dice: readonly DiceAlike[], colours: number) =>
      `dice from a shop, better than paper ones (${diceOf(dice, colours)})`,
    diceOf,
    coins: (count: number) => `coins (in place of the ${count} tokens, if you like)`,
    trackCoins: (count: number) =>
      counted(ENGLISH, count, { one: 'coin to count with', other: 'coins to count with' }),
    needle: 'needle to prick holes',
    pencil: 'pencil and paper',
    coin: 'coin for lots',
    all: (things: readonly string[]) => `Have ready besides the box: ${ENGLISH.and(things)}.`,
    cup: 'cup to draw from unseen',
  },
  credit: (part: string, names: readonly string[]) => `${capital(part)}: ${ENGLISH.and(names)}.`,
  fonts: (names: readonly string[]) => `Fonts: ${ENGLISH.and(names)}.`,
  /** Labels beside a strip of standees. */
  standee: {
    up: 'fold up',
    back: 'fold back',
    glue: 'glue',
    glueBlank: 'glue the blank sides together',
    how: 'Score the three folds, fold, glue, cut apart; turn the feet out.',
  },
  /** The licence of a maker's own game; empty where its maker names none. */
  licence: (licence?: string) => (licence === undefined ? '' : `Licence: ${licence}.`),
  own: 'Words and pictures are Fieldkit’s own; this is no official print.',
};
