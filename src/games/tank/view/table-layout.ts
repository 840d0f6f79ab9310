/**
 * The layout: two rows facing each other, Baker's above, and between them the middle row for the attack.
 * Beside each row is its deck, and next to that, at half size, casualties and reserve.
 */
import { TACTICS_CARDS } from '../../../../cards/tank/data/cards.ts';
import type { Box } from '../../../referee/table/scene.ts';
import { PLAYER_IDS, type Player, type Target } from '../rules/position.ts';

/** All cards are as large as the first. */
const { width: WIDTH, height: HEIGHT } = TACTICS_CARDS[0].size;
const GAP = 6;
/** Piles that nobody plays from are half as large: both are as high as the deck. */
const SMALL = 0.5;
/** Where the deck lies, and the row beside it. */
const DECK = SMALL * WIDTH + GAP / 2;
const ROW = DECK + WIDTH + 2 * GAP;
/** Units that lie side by side; more of them lie half under each other. */
export const APART = 3;
const ROW_WIDTH = APART * WIDTH + (APART - 1) * GAP;
/** The width of a table whose rows have room for so many units. */
const tableWidth = (columns: number): number => ROW + columns * (WIDTH + GAP) - GAP;
const MIDDLE = HEIGHT + GAP;
const ABLE = 2 * (HEIGHT + GAP);

const topOf = (player: Player): number => (player === 0 ? ABLE : 0);
const card = (x: number, y: number): Box => ({ x, y, width: WIDTH, height: HEIGHT });

export type PileId = 'casualties' | 'reserve' | 'deck';

/** The places' ids, as touches name them. */
export const pileId = (pile: PileId, player: Player): string => `${PLAYER_IDS[player]}-${pile}`;
export const unitId = (place: number, player: Player): string => `${PLAYER_IDS[player]}-${place + 1}`;
export const targetId = (at: Target, player: Player): string =>
  at === 'deck' ? pileId('deck', player) : unitId(at, player);
export const MIDDLE_ID = 'attack-lane';
export const SUPPORT_ID = 'support';

/** A pile, and the top card of it. */
export function pileSpot(pile: PileId, player: Player): Box {
  const y = topOf(player);
  if (pile === 'deck') return card(DECK, y);
  const size = { width: SMALL * WIDTH, height: SMALL * HEIGHT };
  return { ...size, x: 0, y: pile === 'casualties' ? y : y + size.height };
}

/** The width of the plate under a count, mm. */
const COUNT = 24;

/** The height of a card's picture, above its values, as a share of the card. */
const PICTURE = 0.69;

/** Where the count of a pile stands: at its foot, of a deck in the corner, and above the values of a face-up card. */
export function pileTag(
  pile: PileId,
  player: Player,
  isOpen = false,
): { readonly x: number; readonly y: number } {
  const { x, y, width, height } = pileSpot(pile, player);
  const foot = isOpen ? height * PICTURE : height;
  return { x: pile === 'deck' ? x + width - COUNT / 2 : x + width / 2, y: y + foot - GAP };
}

/** How far one unit of a row lies from the next. */
const stepOf = (count: number, width: number): number =>
  count <= APART ? WIDTH + GAP : (width - WIDTH) / Math.max(1, count - 1);

/** The place of a unit in a row of so many. */
export const unitCard = (place: number, count: number, player: Player): Box =>
  card(ROW + place * stepOf(count, ROW_WIDTH), topOf(player));

/** The part of a unit that can be touched: what no other unit covers. */
export function unitSpot(place: number, count: number, player: Player): Box {
  const whole = unitCard(place, count, player);
  return place === count - 1 || count <= APART ? whole : { ...whole, width: stepOf(count, ROW_WIDTH) };
}

/** The places of attacking support, in front of its player, and of played cards. */
export const supportCard: Box = card(0, MIDDLE);
/** The middle row, beside support if some attacks. */
export const middleSpot = (isSupport: boolean, columns: number): Box => {
  const x = isSupport ? WIDTH + GAP : 0;
  return { x, y: MIDDLE, width: tableWidth(columns) - x, height: HEIGHT };
};
export function playedCard(place: number, count: number, isSupport: boolean, columns: number): Box {
  const { x, width } = middleSpot(isSupport, columns);
  const step = Math.min(WIDTH + GAP, (width - WIDTH) / Math.max(1, count - 1));
  return card(x + place * step, MIDDLE);
}

/** Where the sum of the attack stands: at the foot of the middle row, where it covers least of the played cards. */
export const sumTag = (columns: number) =>
  ({ x: ROW + ((columns - 1) * (WIDTH + GAP)) / 2, y: MIDDLE + HEIGHT - GAP }) as const;
