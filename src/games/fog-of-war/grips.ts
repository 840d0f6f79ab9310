/**
 * What players take hold of: a card of the hand, to guard what is theirs or to go against what is not; an area of theirs, to
 * launch from it; an area that is to be resolved or looked at; an operation, to launch or to disband it.
 */
import type { Errand } from '../../referee/errand.ts';
import type { Grip, GripChip, Grips, Telling } from '../../referee/grip.ts';
import { idOf, type AreaNumber } from './areas.ts';
import { costOf } from './intel.ts';
import type { Move, MoveOf } from './move.ts';
import { moves } from './moves.ts';
import { print } from './notation.ts';
import { DUMMY, takesPart, type Kind } from './pile.ts';
import { controllerOf, SPACES, type War } from './position.ts';
import type { PlayedSaid } from './said.ts';
import { groundOf } from './strength.ts';
import { cardTouch, onSpace, spaceTouch, targetTouch } from './touches.ts';
import { decisionIn } from './turn-rule.ts';

type FogGrip = Grip<War, Move, PlayedSaid>;
type FogChip = GripChip<War, Move, PlayedSaid>;
interface Leg {
  readonly move: Move;
  readonly at: string;
  readonly on: null;
}

/** One move, whichever of these leads to the place that is touched. */
const oneOf = (legs: readonly Leg[]): Errand<War, Move> => ({
  stand: () => legs.map(({ move }) => print(move)).join(),
  legs: () => legs,
});
const leg = (move: Move, at: string): Leg => ({ move, at, on: null });

const isOf =
  <K extends Move['kind']>(kind: K) =>
  (move: Move): move is MoveOf<K> =>
    move.kind === kind;

type CardMove = MoveOf<'place' | 'plan' | 'add'>;

/** The area that a card goes to, or against which it goes. */
function areaOfCard({ wheels, active }: War, move: CardMove): AreaNumber {
  return move.kind === 'add' ? (wheels[active].plans[move.space] ?? 0) : move.at;
}

/** A card: it guards what is held and goes against all else; that it lies down in a neutral area is said besides. */
function cardGrip(position: War, card: Kind, those: readonly CardMove[]): FogGrip | null {
  const isGuard = (move: CardMove): boolean => move.kind === 'place';
  const against = new Set(those.filter((move) => !isGuard(move)).map((move) => areaOfCard(position, move)));
  const isSecond = (move: CardMove): boolean => isGuard(move) && against.has(areaOfCard(position, move));
  const legs = (some: readonly CardMove[]) =>
    some.flatMap((move) => [
      leg(move, idOf(areaOfCard(position, move))),
      // An operation is also touched on its wheel.
      ...(move.kind === 'add' ? [leg(move, spaceTouch(move.space))] : []),
    ]);
  const chip = (id: 'go' | 'guard', some: readonly CardMove[]): readonly FogChip[] =>
    some.length === 0
      ? []
      : [{ id, says: { says: id === 'go' ? 'cardGoes' : 'cardLies' }, errand: oneOf(legs(some)) }];
  const [first, ...others] = [
    ...chip(
      'go',
      those.filter((move) => !isSecond(move)),
    ),
    ...chip('guard', those.filter(isSecond)),
  ];
  const at = cardTouch(card);
  const ways = those.flatMap((move) => (move.kind === 'add' ? [onSpace(move.space, 'toOperation')] : []));
  return first === undefined
    ? null
    : { id: at, at, says: { says: 'pickCard', card }, chips: [first, ...others], ways };
}

/** What is touched for one thing alone, which the grip is called by. */
const forOne = (
  at: string,
  does: 'launch' | 'resolve' | 'look',
  says: PlayedSaid,
  legs: readonly Leg[],
  more: Pick<FogChip, 'stays'> = {},
): FogGrip => ({ id: `${does} ${at}`, at, says, chips: [{ id: does, says, errand: oneOf(legs), ...more }] });

/** Areas from which something can be launched. */
const launching = (position: War, all: readonly Move[]): readonly FogGrip[] => {
  const launches = all.filter(isOf('launch')).filter(({ from }) => from !== null);
  return [...Map.groupBy(launches, ({ from }) => from ?? 0)].map(([from, own]): FogGrip => {
    const legs = own.map((move) => leg(move, idOf(position.wheels[position.active].plans[move.space] ?? 0)));
    return forOne(idOf(from), 'launch', { says: 'fromPlace', at: from }, legs);
  });
};

/** Operations that may be launched or disbanded. What throws cards away is named, and proposed before it is done. */
const operating = (all: readonly Move[]): readonly FogGrip[] =>
  SPACES.flatMap((space): readonly FogGrip[] => {
    const at = spaceTouch(space);
    const own = all.filter(isOf('launch')).filter((move) => move.space === space);
    const starts = new Set(own.map(({ from }) => from));
    const launches = own
      .filter(({ from }) => from !== null)
      .map((move) => leg(move, starts.size === 1 ? at : idOf(move.from ?? 0)));
    const vain = own.filter(({ from }) => from === null).map((move) => leg(move, at));
    const disbands = all
      .filter(isOf('disband'))
      .filter((move) => move.space === space)
      .map((move) => leg(move, at));
    const [first, ...others] = [
      ...chipOf({ id: 'launch', says: { says: 'launchIt' }, asks: { says: 'launchFrom' } }, launches),
      ...chipOf({ id: 'vain', says: { says: 'launchInVain' }, stays: true }, vain),
      ...chipOf({ id: 'disband', says: { says: 'disbandIt' }, stays: true }, disbands),
    ];
    if (first === undefined) return [];
    const what = first.id === 'disband' ? 'disbandOperation' : 'launchOrDisband';
    return [{ id: at, at, says: { says: what, space }, chips: [first, ...others] }];
  });

/** A way to use an operation, where there is one. */
const chipOf = (chip: Omit<FogChip, 'errand'>, legs: readonly Leg[]): readonly FogChip[] =>
  legs.length === 0 ? [] : [{ ...chip, errand: oneOf(legs) }];

/** Quagmires that may be resolved. */
const resolving = (all: readonly Move[]): readonly FogGrip[] =>
  all.filter(isOf('resolve')).map((move): FogGrip => {
    const at = idOf(move.at);
    return forOne(at, 'resolve', { says: 'resolveHere' }, [leg(move, at)]);
  });

/** Areas where there is something to look at. */
function looking(all: readonly Move[]): readonly FogGrip[] {
  const looks = all.filter(isOf('intel')).flatMap((move) => {
    const { target } = move;
    return target.kind === 'area' || target.kind === 'neutral'
      ? [{ move, at: target.at, is: target.kind }]
      : [];
  });
  return [...Map.groupBy(looks, ({ at }) => at)].flatMap(([area, own]): FogGrip[] => {
    const at = idOf(area);
    const [first, ...others] = own.map(({ move, is }): FogChip => ({
      ...{ id: is, says: { says: is === 'area' ? 'lookAtCards' : 'lookAtNeutrals' } },
      errand: oneOf([leg(move, at)]),
    }));
    return first === undefined
      ? []
      : [{ id: `look ${at}`, at, says: { says: 'lookAt', at: area }, chips: [first, ...others] }];
  });
}

/** Looks at what lies on no area: an operation of the enemy, and the victory cards that were not chosen. */
const lookingAside = (all: readonly Move[]): readonly FogGrip[] =>
  all.filter(isOf('intel')).flatMap((move): readonly FogGrip[] => {
    const { target } = move;
    if (target.kind === 'area' || target.kind === 'neutral') return [];
    const [{ id: at, says }] = targetTouch(target);
    return [forOne(at, 'look', says, [leg(move, at)], { stays: true })];
  });

function gripsIn(position: War): readonly FogGrip[] {
  const { stage, waits } = position;
  if (decisionIn(position) === 'remove') return operating(moves(position));
  if (waits.length > 0 || (stage !== 'actions' && stage !== 'intel' && stage !== 'set-up')) return [];
  const all = moves(position);
  const played = all.filter(
    (move): move is CardMove => move.kind === 'place' || move.kind === 'plan' || move.kind === 'add',
  );
  return [
    ...[...Map.groupBy(played, ({ card }) => card)].flatMap(
      ([card, those]) => cardGrip(position, card, those) ?? [],
    ),
    ...resolving(all),
    ...launching(position, all),
    ...operating(all),
    ...looking(all),
    ...lookingAside(all),
  ];
}

/** Whether a card could attack in an area; a dummy is meant not to. */
const fights = (card: Kind, at: AreaNumber): boolean => card === DUMMY || takesPart(card, groundOf(at), true);

function tells(position: War, [move]: readonly [Move, ...Move[]]): Telling<PlayedSaid> {
  const one = { points: 1, paid: null, told: 1 } as const;
  switch (move.kind) {
    case 'place': {
      const isOwn = controllerOf(position, move.at) === position.active;
      return { ...one, says: { says: 'tellsGuard', card: move.card, at: move.at, isOwn } };
    }
    case 'plan':
      return {
        ...one,
        says: { says: 'tellsPlan', card: move.card, at: move.at, fights: fights(move.card, move.at) },
      };
    case 'add':
      return {
        ...one,
        says: {
          says: 'tellsAdd',
          card: move.card,
          space: move.space,
          fights: fights(move.card, areaOfCard(position, move)),
        },
      };
    case 'launch':
      // What becomes of it is told besides.
      if (move.from === null) return { ...one, told: 0, says: { says: 'tellsVain', space: move.space } };
      return { ...one, says: { says: 'tellsLaunch', space: move.space, from: move.from } };
    case 'resolve':
      return { ...one, says: { says: 'tellsResolve', at: move.at } };
    case 'intel':
      return { ...one, says: { says: 'tellsLook', target: move.target, tokens: costOf(position) } };
    case 'disband':
      return { ...one, told: 0, says: { says: 'tellsDisband', space: move.space } };
    default:
      return { ...one, says: { says: 'endOf', now: decisionIn(position) } };
  }
}

export const fogGrips: Grips<War, Move, PlayedSaid> = { of: gripsIn, price: () => 1, tells };
