/** What a side sees and knows of a position, and random positions consistent with that. */
import { chanceOf, lotsOf, shuffle } from '../../../referee/chance/random.ts';
import { top } from '../../../referee/pending-stack.ts';
import { otherOf, type Both, withOf } from '../../../referee/seats.ts';
import { ALL_AREAS, type AreaNumber, SOVIETS, type Side } from './areas.ts';
import { type Move, type Space, actorIn, hasProvince, moves, undealt } from './moves.ts';
import { DUMMY, KINDS, type Kind, NONE, type Pile, minus, most, plus, sizeOf, some } from './card-counts.ts';
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

// Knowledge that follows from any position, so that hand-made positions need not state it.

/** The Allies' knowledge of neutral cards, with those in the USSR, which they may look at any time (F-165). */
export const withSoviets = (known: readonly Pile[], neutrals: readonly Pile[]): readonly Pile[] =>
  known.map((pile, at) => (SOVIETS.includes(at) ? most(pile, neutrals[at] ?? NONE) : pile));

/** Steps of a battle in which all cards there are known to both sides. */
const OPEN: readonly BattleStep[] = ['cut-off', 'advantage', 'totals', 'conquest', 'held'];

const withPile = (piles: readonly Pile[], number: number, more: Pile): readonly Pile[] =>
  piles.with(number, most(piles[number] ?? NONE, more));

/**
 * The position with knowledge added that both sides must have: Soviet neutrals once dealt, cards revealed in a
 * battle, and cards shown at sea.
 */
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

/** A pile seen from outside: its size and the cards known to be in it; `size` is null if even that is hidden. */
export interface Hidden {
  readonly size: number | null;
  readonly known: Pile;
}

type Open = Omit<
  War,
  | ('piles' | 'known' | 'aims' | 'neutrals' | 'neutralsKnown' | 'wheels' | 'drawn' | 'boxed' | 'seen')
  | ('offers' | 'waits')
>;

/** What a side knows: everything open, its own cards, and the size and known cards of the other side's piles. */
export interface Seen extends Open {
  readonly viewer: Side;
  readonly own: readonly Pile[];
  readonly theirs: readonly Hidden[];
  readonly neutrals: readonly Hidden[];
  /** The wheels; a target of the other side's operations is 'hidden' if unknown. */
  readonly turned: Both<Space>;
  readonly ownPlans: readonly (AreaNumber | null)[];
  readonly theirPlans: readonly (AreaNumber | 'hidden' | null)[];
  /**
   * Victory cards: the Axis knows those it drew; both do in the end. The Allies know those of the rest that
   * they have seen.
   */
  readonly drawn: readonly AreaNumber[] | null;
  readonly boxed: AreaNumber | null;
  readonly seen: readonly AreaNumber[] | null;
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

/** Hides from the other side what a look shows (F-126). */
const unseen = (wait: Extract<Wait, { kind: 'look' }>): Wait => ({ ...wait, seen: NONE, province: false });

/** Cards of the other side whose place the viewer does not know. */
function unplaced(seen: Seen): Pile {
  const all = cardsInPlay(seen, otherOf(seen.viewer));
  return seen.theirs.reduce((left, { known }) => minus(left, known), all);
}

const cardsOf = (pile: Pile): readonly Kind[] =>
  KINDS.flatMap((kind) => Array.from({ length: pile[kind] ?? 0 }, () => kind));

/** A random full position that the viewer could not tell from this one. */
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

/** The other side's piles: known cards stay, the rest is dealt at random where there is room. */
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
  // Win and Loss piles are filled first, so that enough real cards are left: no dummy is ever in them
  // (F-071).
  const isStrict = (pile: number) => pile === WIN || pile === LOSS;
  const strictFirst = [...piles.keys()].sort((one, other) => Number(isStrict(other)) - Number(isStrict(one)));
  for (const pile of strictFirst)
    for (let missing = sized[pile] ?? 0; missing > 0; missing--) {
      const card = take((kind) => !isStrict(pile) || kind !== DUMMY);
      if (card !== undefined) piles[pile] = plus(piles[pile] ?? NONE, some(card));
    }
  // If the sizes of stacks are secret, the rest may be in any of them.
  const lot = lotsOf(`${seed} stacks`);
  for (const card of left) {
    const to = card === DUMMY ? DISCARD : (SECRET[lot(SECRET.length)] ?? LOSS);
    piles[to] = plus(piles[to] ?? NONE, some(card));
  }
  return piles;
}

/** Neutral cards: known cards stay, the rest is random. */
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

/** Victory cards: to the Allies they may be any that they have not seen among the undrawn ones. */
function victoriesDrawn(seen: Seen, seed: string): Pick<War, 'drawn' | 'boxed'> {
  if (seen.drawn !== null) return { drawn: seen.drawn, boxed: seen.boxed };
  const open = leftVictories({ drawn: seen.seen ?? [] });
  const { order } = shuffle(chanceOf(seed), 'victory', open);
  const drawn = order.slice(0, seen.drawnCount).toSorted((one, other) => one - other);
  return { drawn, boxed: seen.isBoxed ? (order[0] ?? null) : null };
}

/** The targets of the other side's operations: known ones stay, others are random legal targets, each once. */
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

/** The only legal move, if anybody can tell that it is the only one; else null. */
export function forced(seen: Seen): Move | null {
  const position = resample(seen, 'forced');
  const actor = actorIn(position);
  if (actor === null || actor === 'chance' || actor !== seen.viewer) return null;
  if (top(position.waits) === null && position.stage === 'actions') return null;
  const [only, ...others] = moves(position);
  return only !== undefined && others.length === 0 ? only : null;
}
