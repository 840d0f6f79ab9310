/** What a side sees of a position, what it surely knows, and positions that are possible by what it knows. */
import { chanceOf, lotsOf, shuffle } from '../../../referee/chance/random.ts';
import { top } from '../../../referee/pending-stack.ts';
import { otherOf, type Both, withOf } from '../../../referee/seats.ts';
import { ALL_AREAS, type AreaNumber, SOVIETS, type Side } from './areas.ts';
import { type Move, type Space, actorIn, hasProvince, moves, undealt } from './moves.ts';
import { DUMMY, KINDS, type Kind, NONE, type Pile, minus, most, plus, sizeOf, some } from './pile.ts';
import {
  AXIS,
  type BattleStep,
  DISCARD,
  LOSS,
  type Offer,
  PILES,
  SPACES,
  WIN,
  type Wait,
  type War,
  cardsInPlay,
  garrisonOf,
  inArea,
  neutralsAt,
} from './position.ts';
import { leftVictories } from './intelligence.ts';

// What both sides surely know of a table, however it came about: a position that is written or drawn need
// not say it.

/** What the Allies know of the neutral cards, those in the USSR with it: they may look at these at any time (F-165). */
export const withSoviets = (known: readonly Pile[], neutrals: readonly Pile[]): readonly Pile[] =>
  known.map((pile, at) => (SOVIETS.includes(at) ? most(pile, neutrals[at] ?? NONE) : pile));

/** Steps of a battle at which all cards there have been revealed, and none was lost unseen since. */
const OPEN: readonly BattleStep[] = ['cut-off', 'advantage', 'totals', 'conquest', 'held'];

const withPile = (piles: readonly Pile[], number: number, more: Pile): readonly Pile[] =>
  piles.with(number, most(piles[number] ?? NONE, more));

/** A position with what both know: Soviet neutrals once they are dealt, cards that were revealed in a battle, and those shown at sea. */
export function withSurelyKnown(war: War): War {
  let { known, neutralsKnown } = war;
  if (war.stage !== 'neutrals')
    neutralsKnown = [neutralsKnown[0], withSoviets(neutralsKnown[1], war.neutrals)];
  for (const wait of war.waits) {
    if (wait.kind === 'battle' && OPEN.includes(wait.step)) {
      const { at } = wait;
      known = both((side) => withPile(known[side], inArea(at), garrisonOf(war, side, at)));
      neutralsKnown = both((side) => withPile(neutralsKnown[side], at, neutralsAt(war, at)));
    }
    if (wait.kind === 'interdict') {
      const { seat, seas, shown } = wait;
      const ofSeat = seas.reduce(
        (piles, at, index) => withPile(piles, inArea(at), shown[index] ?? NONE),
        known[seat],
      );
      known = both((side) => (side === seat ? ofSeat : known[side]));
    }
  }
  return { ...war, known, neutralsKnown };
}

const both = <T>(of: (side: Side) => T): Both<T> => [of(0), of(1)];

/** A pile that the viewer cannot look into: how many cards, and what is surely there; null where even that is hidden. */
export interface Hidden {
  readonly size: number | null;
  readonly known: Pile;
}

/** The parts of a position that are the same to both. */
type Open = Omit<
  War,
  | ('piles' | 'known' | 'aims' | 'neutrals' | 'neutralsKnown' | 'wheels' | 'drawn' | 'boxed' | 'seen')
  | ('offers' | 'waits')
>;

/** What a side knows: all that lies open, its own cards, and of the other's how many there are and what it has seen. */
export interface Seen extends Open {
  readonly viewer: Side;
  readonly own: readonly Pile[];
  readonly theirs: readonly Hidden[];
  readonly neutrals: readonly Hidden[];
  /** The wheels: what the other side’s operations aim at is null where it is hidden. */
  readonly turned: Both<Space>;
  readonly ownPlans: readonly (AreaNumber | null)[];
  readonly theirPlans: readonly (AreaNumber | 'hidden' | null)[];
  /** Victory cards: the Axis knows those it drew, in the end both do; the Allies know some of those that it did not draw. */
  readonly drawn: readonly AreaNumber[] | null;
  readonly boxed: AreaNumber | null;
  readonly seen: readonly AreaNumber[] | null;
  /** How many were drawn, and whether one was boxed. */
  readonly drawnCount: number;
  readonly isBoxed: boolean;
  readonly offers: readonly (Offer | null)[];
  readonly waits: readonly Wait[];
}

const SECRET: readonly number[] = [DISCARD, WIN, LOSS];

export function observe(position: War, viewer: Side): Seen {
  const { piles, known, aims, neutrals, neutralsKnown, wheels, drawn, boxed, seen, offers, waits, ...open } =
    position;
  const other = otherOf(viewer);
  // When the war is over the Axis shows them (F-182).
  const seesVictories = viewer === AXIS || position.stage === 'over';
  const areCounted = !position.options['secret-counts'];
  return {
    ...open,
    viewer,
    own: piles[viewer],
    theirs: piles[other].map((pile, number) => ({
      size: areCounted || !SECRET.includes(number) ? sizeOf(pile) : null,
      known: known[other][number] ?? NONE,
    })),
    neutrals: neutrals.map((pile, at) => ({ size: sizeOf(pile), known: neutralsKnown[viewer][at] ?? NONE })),
    turned: [wheels[0].turned, wheels[1].turned],
    ownPlans: wheels[viewer].plans,
    theirPlans: wheels[other].plans.map((plan, space) =>
      plan === null || aims[other][space] === true ? plan : 'hidden',
    ),
    drawn: seesVictories ? drawn : null,
    boxed: seesVictories ? boxed : null,
    seen: viewer === AXIS ? null : seen,
    drawnCount: drawn.length,
    isBoxed: boxed !== null,
    offers: offers.map((offer, by) => (by === viewer || offers.length === 2 ? offer : null)),
    waits: waits.map((wait) => (wait.kind === 'look' && wait.seat !== viewer ? unseen(wait) : wait)),
  };
}

/** The other side does not learn what is seen (F-126). */
const unseen = (wait: Extract<Wait, { kind: 'look' }>): Wait => ({ ...wait, seen: NONE, province: false });

/** Cards of the other side of which the viewer does not know where they are. */
function unplaced(seen: Seen): Pile {
  const all = cardsInPlay(seen, otherOf(seen.viewer));
  return seen.theirs.reduce((left, { known }) => minus(left, known), all);
}

const cardsOf = (pile: Pile): readonly Kind[] =>
  KINDS.flatMap((kind) => Array.from({ length: pile[kind] ?? 0 }, () => kind));

/** A full position in which the viewer would know the same; the hidden rest is drawn by the seed. */
export function resample(seen: Seen, seed: string): War {
  const {
    viewer,
    own,
    theirs,
    neutrals,
    turned,
    ownPlans,
    theirPlans,
    drawn,
    boxed,
    seen: looked,
    ...rest
  } = seen;
  const { drawnCount, isBoxed, offers, ...open } = rest;
  const other = otherOf(viewer);
  const hidden = hiddenPiles(seen, seed);
  const none: readonly Pile[] = Array.from({ length: PILES }, () => NONE);
  const neutralPiles = neutralsDrawn(seen, seed);
  const victories = victoriesDrawn(seen, seed);
  const plans = plansDrawn(seen, seed);
  const both = <T>(mine: T, their: T): Both<T> => withOf([their, their], viewer, mine);
  return withSurelyKnown({
    ...open,
    piles: both(own, hidden),
    known: both(
      none,
      theirs.map(({ known }) => known),
    ),
    aims: both(
      SPACES.map(() => false),
      theirPlans.map((plan) => plan !== 'hidden' && plan !== null),
    ),
    neutrals: neutralPiles,
    neutralsKnown: both(
      neutrals.map(({ known }) => known),
      neutrals.map(() => NONE),
    ),
    wheels: withOf(
      [
        { turned: turned[0], plans },
        { turned: turned[1], plans },
      ],
      viewer,
      { turned: turned[viewer], plans: ownPlans },
    ),
    ...victories,
    seen: looked ?? [],
    offers: offers.map((offer) => offer ?? { side: other, points: 0 }),
  });
}

/** The other side's piles: what is known where it is, and the rest by lot where there is room. */
function hiddenPiles(seen: Seen, seed: string): readonly Pile[] {
  const { order } = shuffle(chanceOf(seed), 'cards', cardsOf(unplaced(seen)));
  let left = [...order];
  const take = (fits: (card: Kind) => boolean): Kind | undefined => {
    const index = left.findIndex(fits);
    const card = left[index === -1 ? 0 : index];
    left = left.filter((_, at) => at !== (index === -1 ? 0 : index));
    return card;
  };
  const piles = [...seen.theirs.map(({ known }) => known)];
  const sized = seen.theirs.map(({ size, known }) => (size === null ? 0 : size - sizeOf(known)));
  // What cannot lie there is drawn first, so that there is still something else: no dummy is ever won or lost (F-071).
  const isStrict = (pile: number) => pile === WIN || pile === LOSS;
  const strictFirst = [...piles.keys()].sort((one, other) => Number(isStrict(other)) - Number(isStrict(one)));
  for (const pile of strictFirst)
    for (let missing = sized[pile] ?? 0; missing > 0; missing--) {
      const card = take((kind) => !isStrict(pile) || kind !== DUMMY);
      if (card !== undefined) piles[pile] = plus(piles[pile] ?? NONE, some(card));
    }
  // Where it is secret how many lie in a stack, the rest lies in any of them.
  const lot = lotsOf(`${seed} stacks`);
  for (const card of left) {
    const to = card === DUMMY ? DISCARD : (SECRET[lot(SECRET.length)] ?? LOSS);
    piles[to] = plus(piles[to] ?? NONE, some(card));
  }
  return piles;
}

/** Neutral cards: what is known where it is, and the rest by lot. */
function neutralsDrawn(seen: Seen, seed: string): readonly Pile[] {
  const known = seen.neutrals.map((pile) => pile.known);
  const rest = undealt({ neutrals: known, neutralsLost: seen.neutralsLost });
  const { order } = shuffle(chanceOf(seed), 'neutrals', cardsOf(rest));
  let next = 0;
  return seen.neutrals.map(({ size, known: pile }) => {
    let all = pile;
    for (let missing = (size ?? 0) - sizeOf(pile); missing > 0; missing--)
      all = plus(all, some(order[next++] ?? 0));
    return all;
  });
}

/** Victory cards: the Axis knows which it has; to the Allies it may be any that they have not seen among the others. */
function victoriesDrawn(seen: Seen, seed: string): Pick<War, 'drawn' | 'boxed'> {
  if (seen.drawn !== null) return { drawn: seen.drawn, boxed: seen.boxed };
  const open = leftVictories({ drawn: seen.seen ?? [] });
  const { order } = shuffle(chanceOf(seed), 'victory', open);
  const drawn = order.slice(0, seen.drawnCount).toSorted((one, other) => one - other);
  return { drawn, boxed: seen.isBoxed ? (order[0] ?? null) : null };
}

/** What the other side's operations aim at: what is known, and else any area that they may aim at, each once. */
function plansDrawn(seen: Seen, seed: string): readonly (AreaNumber | null)[] {
  const other = otherOf(seen.viewer);
  const known = seen.theirPlans.map((plan) => (plan === 'hidden' ? null : plan));
  const empty = { turned: 0, plans: known } as const;
  const position = { ...seen, wheels: [empty, empty] } as unknown as War;
  const may = ALL_AREAS.filter((at) => hasProvince(position, other, at) && !known.includes(at));
  const { order } = shuffle(chanceOf(seed), 'plans', may);
  let next = 0;
  return seen.theirPlans.map((plan) => (plan === 'hidden' ? (order[next++] ?? null) : plan));
}

/** What everybody can see that whoever decides has to do: to answer or to end in the one way there is. */
export function forced(seen: Seen): Move | null {
  const position = resample(seen, 'forced');
  const actor = actorIn(position);
  if (actor === null || actor === 'chance' || actor !== seen.viewer) return null;
  if (top(position.waits) === null && position.stage === 'actions') return null;
  const [only, ...others] = moves(position);
  return only !== undefined && others.length === 0 ? only : null;
}
