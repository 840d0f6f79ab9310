/** What players take hold of on the battlefield, in words: soldiers, the tank, an enemy, a place to recruit. */
import type { Grip, GripChip, Grips, Telling } from '../../referee/grip.ts';
import { driving, grips, marching, price, type Wanted } from './errands.ts';
import { placeOf } from './figures.ts';
import type { Move } from './move.ts';
import { FACING_NAMES, FACINGS, type Position } from './position.ts';
import { footOn, STEP_LIMIT } from './rules.ts';
import type { TableSaid } from './said-table.ts';

type TankGrip = Grip<Position, Move, TableSaid>;
type TankChip = GripChip<Position, Move, TableSaid>;

const SAYS = {
  march: 'stepFrom',
  drive: 'driveFrom',
  attack: 'attackHere',
  recruit: 'recruitHere',
} as const;

/** Where a drive ends that is only a turn. */
const TURNS = FACINGS.map((facing) => ({
  id: `to-${FACING_NAMES[facing]}`,
  says: { says: 'toFacing', facing } as const,
}));

function chipsOf(position: Position, { does, field, errand }: Wanted): readonly [TankChip, ...TankChip[]] {
  const army = position.player ?? 0;
  if (does === 'drive')
    return [
      { id: 'boarding', says: { says: 'takeAlong', all: true }, errand },
      { id: 'alone', says: { says: 'takeAlong', all: false }, errand: driving(false) },
    ];
  const group = (foot: number): TankChip => ({
    ...{ id: `${foot}`, says: { says: 'force', foot, crew: 0, boarding: 0 } },
    errand: does === 'march' ? marching(field, foot) : errand,
  });
  if (does !== 'march') return [group(does === 'recruit' ? 1 : 0)];
  const all = Math.min(STEP_LIMIT, footOn(position, army, field));
  return [group(all), ...Array.from({ length: all - 1 }, (_, fewer) => group(all - 1 - fewer))];
}

function gripOf(position: Position, wanted: Wanted): TankGrip {
  const { does, field } = wanted;
  const place = placeOf(position, field);
  return {
    ...{ id: `${does} ${place.at}`, at: place.at, says: { says: SAYS[does], place } },
    chips: chipsOf(position, wanted),
    ...(does === 'drive' && { ways: TURNS }),
  };
}

/** Moves that use a point of an action. */
const USES: readonly Move['kind'][] = ['step', 'turn', 'drive', 'deploy', 'battle'];

function tells({ action }: Position, run: readonly [Move, ...Move[]]): Telling<TableSaid> {
  const [first] = run;
  if (first.kind === 'announce') {
    const { action: kind, pay, card } = first;
    return { says: { says: 'announces', kind, pay, card }, points: pay + card, told: 1 };
  }
  const points = run.filter(({ kind }) => USES.includes(kind)).length;
  return { says: { says: 'uses', points, left: (action?.left ?? points) - points }, points, told: 0 };
}

export const tankGrips: Grips<Position, Move, TableSaid> = {
  of: (position) => grips(position).map((wanted) => gripOf(position, wanted)),
  price,
  tells,
};
