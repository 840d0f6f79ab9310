/** What players take hold of in the city: a tank that drives, an enemy that is shot at, a square where a tank begins. */
import { WEIGHTS, type Weight } from '../../../cards/street-armour/box.ts';
import type { Errand } from '../../referee/errand.ts';
import { FACINGS, headingTo, turnsBetween, type Facing } from '../../referee/geometry/squares.ts';
import type { Grip, GripChip, Grips, Telling } from '../../referee/grip.ts';
import { measured } from './firing.ts';
import type { Move } from './move.ts';
import { moves } from './moves.ts';
import { FACING_IDS, squareId } from './notation.ts';
import { sameSquare, tankAt, type Armour } from './position.ts';
import type { PlayedSaid } from './said.ts';

type ArmourGrip = Grip<Armour, Move, PlayedSaid>;
type ArmourChip = GripChip<Armour, Move, PlayedSaid>;
type Drive = Extract<Move, { kind: 'move' }>;
type Shot = Extract<Move, { kind: 'shoot' }>;
type Put = Extract<Move, { kind: 'put' }>;

/** One move, whichever of these leads to the place that is touched; the first of those that cost the same. */
const oneOf = <M extends Move>(
  id: string,
  those: readonly M[],
  at: (move: M) => string,
): Errand<Armour, Move> => {
  const legs = those.map((move) => ({ move, at: at(move), on: null }));
  return { stand: () => id, legs: () => legs };
};

/** A tank faces the way it came, unless it is said otherwise: the facing nearest to that comes first. */
const byTurns = (one: Drive, other: Drive): number => awry(one) - awry(other);
const awry = ({ from, to, facing }: Drive): number =>
  sameSquare(from, to) ? 0 : turnsBetween(headingTo(from, to), facing);

function driving(drives: readonly Drive[]): ArmourGrip[] {
  return [...Map.groupBy(drives, ({ from }) => squareId(from))].flatMap(([at, own]): ArmourGrip[] => {
    const [first] = own;
    if (first === undefined) return [];
    const away = own.filter(({ from, to }) => !sameSquare(from, to)).toSorted(byTurns);
    const usual: ArmourChip = {
      ...{ id: 'as it comes', says: { says: 'asItComes' } },
      errand: oneOf(`drive ${at}`, away, ({ to }) => squareId(to)),
    };
    const facing = FACINGS.map((way): ArmourChip => ({
      ...{ id: FACING_IDS[way], says: { says: 'facingTo', facing: way }, stays: true },
      errand: oneOf(
        `drive ${at} ${way}`,
        own.filter((move) => move.facing === way),
        ({ to }) => squareId(to),
      ),
    }));
    return [
      { id: `drive ${at}`, at, says: { says: 'fromSquare', at: first.from }, chips: [usual, ...facing] },
    ];
  });
}

/** Firepower to spare in a shot. */
function spare(position: Armour, { from, at }: Shot): number {
  const [place, target] = [tankAt(position, from), position.tanks[tankAt(position, at)]];
  const tank = position.tanks[place];
  if (tank === undefined || target === undefined) return -Infinity;
  const { needs, gives } = measured(position, place, tank, target);
  return gives - needs;
}

/** A shooter with every target of its own, and a target with everybody who may shoot at it, the best first. */
function shooting(position: Armour, shots: readonly Shot[]): ArmourGrip[] {
  const best = shots.toSorted((one, other) => spare(position, other) - spare(position, one));
  const shooters = [...Map.groupBy(best, ({ from }) => squareId(from))].map(([at, own]): ArmourGrip => {
    const says = { says: 'shootFrom', at: own[0]?.from ?? { x: 0, y: 0 } } as const;
    const errand = oneOf(`shoot ${at}`, own, (shot) => squareId(shot.at));
    return { id: `shoot ${at}`, at, says, chips: [{ id: 'shoot', says, errand }] };
  });
  const targets = [...Map.groupBy(best, ({ at }) => squareId(at))].flatMap(([at, those]): ArmourGrip[] => {
    const [first, ...others] = those.map((shot): ArmourChip => ({
      ...{ id: squareId(shot.from), says: { says: 'shootFrom', at: shot.from } },
      errand: oneOf(`shoot ${squareId(shot.from)} ${at}`, [shot], () => at),
    }));
    const says = { says: 'shootAt', at: those[0]?.at ?? { x: 0, y: 0 } } as const;
    return first === undefined ? [] : [{ id: `hit ${at}`, at, says, chips: [first, ...others] }];
  });
  return [...shooters, ...targets];
}

/** Into the city, from a side’s own end of it. */
const INWARD = [2, 6] as const satisfies readonly Facing[];

/** A square each, with a tank of each weight that is left: it faces the city. */
function putting({ active }: Armour, puts: readonly Put[]): ArmourGrip[] {
  const inward = puts.filter(({ facing }) => facing === INWARD[active]);
  return [...Map.groupBy(inward, ({ at }) => squareId(at))].flatMap(([at, those]): ArmourGrip[] => {
    const chipOf = (weight: Weight): ArmourChip[] =>
      those
        .filter((put) => put.weight === weight)
        .map((put) => ({
          ...{ id: weight, says: { says: 'putWeight', weight } },
          errand: oneOf(`put ${weight} ${at}`, [put], () => at),
        }));
    const [first, ...others] = WEIGHTS.flatMap(chipOf);
    const says = { says: 'putOn', at: those[0]?.at ?? { x: 0, y: 0 } } as const;
    return first === undefined ? [] : [{ id: `put ${at}`, at, says, chips: [first, ...others] }];
  });
}

const isOf =
  <K extends Move['kind']>(kind: K) =>
  (move: Move): move is Extract<Move, { kind: K }> =>
    move.kind === kind;

function gripsIn(position: Armour): readonly ArmourGrip[] {
  switch (position.stage) {
    case 'move':
      return driving(moves(position).filter(isOf('move')));
    case 'shoot':
      return shooting(position, moves(position).filter(isOf('shoot')));
    case 'tank':
      return putting(position, moves(position).filter(isOf('put')));
    default:
      return [];
  }
}

/** What a square shows is the die that takes a tank there. */
function tells(position: Armour, [move]: readonly [Move, ...Move[]]): Telling<PlayedSaid> {
  const one = { points: 1, paid: null, told: 1 } as const;
  if (move.kind === 'move') {
    const { to: at, facing, die } = move;
    return { ...one, says: { says: 'drives', at, facing, die }, paid: die };
  }
  if (move.kind === 'shoot')
    return { ...one, says: { says: 'shoots', ...move, spare: spare(position, move) } };
  if (move.kind === 'put') return { ...one, says: { says: 'puts', ...move } };
  return { ...one, says: { says: 'ceaseMoving' } };
}

export const armourGrips: Grips<Armour, Move, PlayedSaid> = {
  of: gripsIn,
  // The weakest die that will do: the others are left for tanks that need them.
  price: (_, move) => (move.kind === 'move' ? move.die : 1),
  tells,
};
