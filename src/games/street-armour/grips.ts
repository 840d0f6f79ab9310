/** What players take hold of in the city: a tank that drives, an enemy that is shot at, a square where a tank begins. */
import { WEIGHTS, type Weight } from '../../../cards/street-armour/box.ts';
import { oneMove, type Errand } from '../../referee/errand.ts';
import {
  FACINGS,
  headingTo,
  turnsBetween,
  type Facing,
  type Square,
} from '../../referee/geometry/squares.ts';
import { tellsInTurn, type Grip, type GripChip, type Grips, type Telling } from '../../referee/grip.ts';
import { measured } from './firing.ts';
import type { Move } from './move.ts';
import { FACING_IDS, print, squareId } from './notation.ts';
import { play } from './play.ts';
import { sameSquare, tankAt, type Armour } from './position.ts';
import type { PlayedSaid } from './said.ts';
import type { TableSaid } from './said-table.ts';

type ArmourGrip = Grip<Armour, Move, PlayedSaid>;
type ArmourChip = GripChip<Armour, Move, PlayedSaid>;
type Drive = Extract<Move, { kind: 'move' }>;
type Shot = Extract<Move, { kind: 'shoot' }>;
type Put = Extract<Move, { kind: 'put' }>;

/** A tank faces the way it came, unless it is said otherwise: the facing nearest to that comes first. */
const awry = ({ from, to, facing }: Drive): number =>
  sameSquare(from, to) ? 0 : turnsBetween(headingTo(from, to), facing);

/** A tank drives, with a facing that is said, else away from where it stands. What is next needs the dice that are left. */
const drive = (from: Square, facing: Facing | null): Errand<Armour, Move> =>
  oneMove(
    ({ dice }) => `drive ${squareId(from)} ${facing} ${dice.join('')}`,
    (move) =>
      move.kind === 'move' &&
      sameSquare(move.from, from) &&
      (facing === null ? !sameSquare(move.to, from) : move.facing === facing)
        ? [squareId(move.to)]
        : null,
    (move) => (move.kind === 'move' && facing === null ? awry(move) : 0),
  );

/** Just this, where it is legal. */
const just = (does: Shot | Put, at: string): Errand<Armour, Move> => {
  const words = print(does);
  return oneMove(words, (move) => (move.kind === does.kind && print(move) === words ? [at] : null));
};

function driving(drives: readonly Drive[]): ArmourGrip[] {
  return [...Map.groupBy(drives, ({ from }) => squareId(from))].flatMap(([at, own]): ArmourGrip[] => {
    const [first] = own;
    if (first === undefined) return [];
    const usual: ArmourChip = {
      id: 'as it comes',
      says: { says: 'asItComes' },
      errand: drive(first.from, null),
    };
    const facing = FACINGS.map((way): ArmourChip => ({
      id: FACING_IDS[way],
      says: { says: 'facingTo', facing: way },
      stays: true,
      errand: drive(first.from, way),
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
    const from = own[0]?.from ?? { x: 0, y: 0 };
    const says = { says: 'shootFrom', at: from } as const;
    const errand = oneMove<Armour, Move>(`shoot ${at}`, (move) =>
      move.kind === 'shoot' && sameSquare(move.from, from) ? [squareId(move.at)] : null,
    );
    return { id: `shoot ${at}`, at, says, chips: [{ id: 'shoot', says, errand }] };
  });
  const targets = [...Map.groupBy(best, ({ at }) => squareId(at))].flatMap(([at, those]): ArmourGrip[] => {
    const [first, ...others] = those.map((shot): ArmourChip => ({
      id: squareId(shot.from),
      says: { says: 'shootFrom', at: shot.from },
      errand: just(shot, at),
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
        .map((put) => ({ id: weight, says: { says: 'putWeight', weight }, errand: just(put, at) }));
    const [first, ...others] = WEIGHTS.flatMap(chipOf);
    const says = { says: 'putOn', at: those[0]?.at ?? { x: 0, y: 0 } } as const;
    return first === undefined ? [] : [{ id: `put ${at}`, at, says, chips: [first, ...others] }];
  });
}

const isOf =
  <K extends Move['kind']>(kind: K) =>
  (move: Move): move is Extract<Move, { kind: K }> =>
    move.kind === kind;

function gripsIn(position: Armour, legal: readonly Move[]): readonly ArmourGrip[] {
  switch (position.stage) {
    case 'move':
      return driving(legal.filter(isOf('move')));
    case 'shoot':
      return shooting(position, legal.filter(isOf('shoot')));
    case 'tank':
      return putting(position, legal.filter(isOf('put')));
    default:
      return [];
  }
}

/** What a square shows is the die that takes a tank there. */
function tellsOne(position: Armour, move: Move): Telling<TableSaid> {
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
  tells: tellsInTurn(play, tellsOne, (parts) => ({
    says: 'tellsInTurn',
    parts: parts.map(({ says }) => says),
  })),
};
