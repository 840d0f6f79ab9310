/** The end of a year and the beginning of the next (F-100 to F-113). */
import { otherOf, withOf } from '../../../referee/seats.ts';
import { BOX_RESOURCES } from '../../../../cards/fog-of-war/data/areas.ts';
import { INDUSTRY } from '../../../../cards/fog-of-war/data/components.ts';
import { areaOf, BERLIN, RUHR, type Side } from './areas.ts';
import { ask, join, settle, shift, type Draft } from './draft.ts';
import { isEmpty, sizeOf } from './card-counts.ts';
import { enterUssr, joinBalkans } from './countries.ts';
import {
  ALLIES,
  AXIS,
  cardsOf,
  controllerOf,
  DECK,
  DISCARD,
  isUsaIn,
  LOSS,
  pileIn,
  setOfYear,
  SIDES,
  WIN,
  type Wait,
  type War,
} from './position.ts';
import { suppliedAreas } from './supply.ts';

/** Tokens bought with one production point (F-112). */
export const TOKENS_BOUGHT = 2;

/** The last year, counted from 1940. */
export const LAST_YEAR = 4;

/** Points of a side's areas in supply: the Axis scores its own (F-100). */
export const pointsOf = (position: War, side: Side): number =>
  suppliedAreas(position, side).reduce((sum, at) => sum + areaOf(at).points, 0);

/** Resources of a side (F-111). */
export function resourcesOf(position: War, side: Side): number {
  const own = suppliedAreas(position, side).reduce((sum, at) => sum + areaOf(at).resources, 0);
  if (side === AXIS) return own;
  const { usa, urals } = BOX_RESOURCES;
  return own + (usa[position.year] ?? 0) + (position.ussr ? (urals[position.year] ?? 0) : 0);
}

/** Production points of a side (F-110). */
export const productionOf = (position: War, side: Side): number =>
  Math.min(resourcesOf(position, side), position.industry[side]);

/** The most victory points that the Axis may buy of so many production points (F-113). */
export const pointsForSale = (position: Pick<War, 'control'>, production: number): number =>
  controllerOf(position, BERLIN) === ALLIES || controllerOf(position, RUHR) === ALLIES
    ? 0
    : Math.trunc(production / 2);

/** The next space of the industry track; null at its end. */
export const nextIndustry = ({ industry }: Pick<War, 'industry'>, side: Side): number | null =>
  INDUSTRY.find((space) => space > industry[side]) ?? null;

/** Ends the game when the Axis has enough points (F-180). */
function watchPoints(draft: Draft): void {
  if (draft.points < draft.goal) return;
  draft.stage = 'over';
  draft.waits = [];
}

/** Ends a year: scores it, and queues the decisions of its end in order. */
export function endYear(draft: Draft): void {
  if (draft.year === 0 && draft.options['balkans-scores-1940']) joinBalkans(draft);
  draft.points += pointsOf(draft, AXIS);
  watchPoints(draft);
  if (draft.stage === 'over') return;
  const first = otherOf(draft.advantage);
  const order = [first, draft.advantage];
  const isLast = draft.year === LAST_YEAR;
  const producing = isLast ? [AXIS] : order;
  ask(
    draft,
    ...SIDES.map((seat): Wait => ({
      kind: 'deal',
      seat,
      left: Math.ceil(sizeOf(pileIn(draft, seat, WIN)) / 2),
    })),
    ...producing.map((seat): Wait => {
      const left = productionOf(draft, seat);
      return {
        kind: 'produce',
        seat,
        left,
        points: seat === AXIS ? pointsForSale(draft, left) : 0,
        steps: 0,
      };
    }),
    ...(isLast ? [] : order.map((seat): Wait => ({ kind: 'remove', seat }))),
    { kind: 'entries', seat: first },
  );
}

/** Moves the rest of a Win stack to the losses (F-101). */
export function endDeal(draft: Draft, side: Side): void {
  settle(draft);
  shift(draft, side, [WIN, LOSS], pileIn(draft, side, WIN), 'hidden');
}

/** Begins the next year (F-104 to F-106); after the last one the game is over. */
export function enterYear(draft: Draft): void {
  settle(draft);
  if (draft.year === LAST_YEAR) {
    draft.stage = 'over';
    draft.waits = [];
    return;
  }
  const turned = ({ ready, used }: War['intel'][0]) => ({ ready: ready + used, used: 0 });
  draft.intel = [turned(draft.intel[0]), turned(draft.intel[1])];
  if (draft.year === 0) joinBalkans(draft);
  if (draft.year === 2) enterUssr(draft, DISCARD);
  const wasIn = isUsaIn(draft);
  draft.year += 1;
  if (!wasIn && isUsaIn(draft)) join(draft, ALLIES, DISCARD, cardsOf(ALLIES, 'usa'));
  const set = setOfYear(draft.year);
  for (const side of SIDES) {
    if (set !== null) join(draft, side, LOSS, cardsOf(side, set));
    // Their order is unknown, but whoever has seen a card knows that it is in the deck (F-A63).
    shift(draft, side, [DISCARD, DECK], pileIn(draft, side, DISCARD), 'hidden');
  }
  draft.winter = SIDES.some((side) => isEmpty(pileIn(draft, side, DECK)));
  ask(draft, ...SIDES.map((seat): Wait => ({ kind: 'draw', seat })), { kind: 'first-turn', seat: AXIS });
}

/** The side that begins a year: the larger draw deck, or the Axis (F-011). */
export const firstOf = (position: War): Side =>
  sizeOf(pileIn(position, ALLIES, DECK)) > sizeOf(pileIn(position, AXIS, DECK)) ? ALLIES : AXIS;

/** Buys the Axis a victory point. */
export function buyPoint(draft: Draft): void {
  draft.points += 1;
  watchPoints(draft);
}

export function buyIndustry(draft: Draft, side: Side): void {
  draft.industry = withOf(draft.industry, side, nextIndustry(draft, side) ?? draft.industry[side]);
}
