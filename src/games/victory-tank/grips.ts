/** What players take hold of on the battlefield, in words: soldiers, the tank, an enemy, a place to recruit. */
import type { Grip, GripChip, Grips, Telling } from '../../referee/grip.ts';
import type { Touch } from '../../referee/scene.ts';
import {
  attacking,
  attackSizes,
  driving,
  grips,
  marching,
  mostRecruits,
  price,
  recruiting,
  type Lifted,
  type Wanted,
} from './errands.ts';
import { battleCardGrips, layingGrips } from './grips-cards.ts';
import { placeOf } from './figures.ts';
import type { Move } from './move.ts';
import { moves } from './moves.ts';
import { cellName } from './notation.ts';
import { CARD_VALUES, FACING_NAMES, FACINGS, type Position } from './position.ts';
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

/** An Attack of more points is written down rather than tapped. */
const MOST_SIZES = 4;

function chipsOf(
  position: Position,
  { does, field, errand }: Wanted,
  lifted: Lifted,
): readonly [TankChip, ...TankChip[]] {
  const army = position.player ?? 0;
  if (does === 'drive')
    return [
      { id: 'boarding', says: { says: 'takeAlong', all: true }, errand },
      { id: 'alone', says: { says: 'takeAlong', all: false }, errand: driving(false, lifted) },
    ];
  const group = (foot: number): TankChip => ({
    id: `${foot}`,
    says: { says: 'force', foot, crew: 0, boarding: 0 },
    errand: does === 'march' ? marching(field, foot, lifted) : errand,
  });
  if (does === 'attack') {
    const [least = 0, ...more] = attackSizes(position, lifted).slice(0, MOST_SIZES);
    const sized = (points: number, own: TankChip['errand']): TankChip => ({
      id: `points-${points}`,
      says: { says: 'ofPoints', points },
      errand: own,
    });
    return [sized(least, errand), ...more.map((points) => sized(points, attacking(field, lifted, points)))];
  }
  if (does === 'recruit')
    return [
      group(1),
      ...Array.from({ length: mostRecruits(position) - 1 }, (_, more) => ({
        ...group(more + 2),
        errand: recruiting(field, more + 2, lifted),
      })),
    ];
  const all = Math.min(STEP_LIMIT, footOn(position, army, field));
  return [group(all), ...Array.from({ length: all - 1 }, (_, fewer) => group(all - 1 - fewer))];
}

function gripOf(position: Position, wanted: Wanted, lifted: Lifted): TankGrip {
  const { does, field } = wanted;
  const place = placeOf(position, field);
  return {
    id: `${does} ${place.at}`,
    at: place.at,
    says: { says: SAYS[does], place },
    chips: chipsOf(position, wanted, lifted),
    ...(does === 'drive' && { ways: TURNS }),
  };
}

/** Moves that use a point of an action. */
const USES: readonly Move['kind'][] = ['step', 'turn', 'drive', 'deploy', 'battle'];

/** Each action announced in a run, with what is done in it; first what is done in the one that is under way. */
const actionsIn = (run: readonly [Move, ...Move[]]): readonly (readonly [Move, ...Move[]])[] =>
  run
    .slice(1)
    .reduce<readonly (readonly [Move, ...Move[]])[]>(
      (parts, move) =>
        move.kind === 'announce'
          ? [...parts, [move]]
          : parts.map((part, index) => (index === parts.length - 1 ? [...part, move] : part)),
      [[run[0]]],
    );

function tells(position: Position, run: readonly [Move, ...Move[]]): Telling<TableSaid> {
  const parts = actionsIn(run).map((part) => tellsAction(position, part));
  const [first, ...more] = parts;
  if (first === undefined || more.length === 0) return tellsAction(position, run);
  const sum = (of: (part: Telling<TableSaid>) => number): number =>
    parts.reduce((all, part) => all + of(part), 0);
  return {
    says: { says: 'tellsInTurn', parts: parts.map(({ says }) => says) },
    points: sum(({ points }) => points),
    paid: sum(({ points, paid }) => paid ?? points),
    told: first.told,
  };
}

function tellsAction({ action }: Position, run: readonly [Move, ...Move[]]): Telling<TableSaid> {
  const [first] = run;
  if (first.kind === 'announce') {
    const { action: kind, pay, card } = first;
    return { says: { says: 'announces', kind, pay, card }, points: pay + card, paid: pay, told: 1 };
  }
  if (first.kind === 'place') {
    const cell = cellName(first.column, first.row);
    return { says: { says: 'placeOn', cell }, points: 1, told: 0 };
  }
  if (first.kind === 'lay') return { says: { says: 'layCard', card: first.card }, points: 1, told: 1 };
  const points = run.filter(({ kind }) => USES.includes(kind)).length;
  const left = (action?.left ?? points) - points;
  return { says: { says: 'uses', kind: action?.kind ?? null, points, left }, points, told: 0 };
}

/** The cards with which an action could be announced. */
function liftable(position: Position): readonly Touch<TableSaid>[] {
  if (position.stage !== 'command') return [];
  const usable = new Set(moves(position).flatMap((move) => (move.kind === 'announce' ? [move.card] : [])));
  return CARD_VALUES.filter((card) => usable.has(card)).map((card) => ({
    id: `card-${card}`,
    says: { says: 'boostWith', card },
  }));
}

export const tankGrips: Grips<Position, Move, TableSaid> = {
  of: (position, legal) => [
    ...grips(position).map((wanted) => gripOf(position, wanted, null)),
    ...layingGrips(position, legal),
    ...battleCardGrips(position, legal),
  ],
  price,
  tells,
  lifts: {
    of: liftable,
    grips: (position, card) => {
      const lifted = CARD_VALUES.find((value) => `card-${value}` === card) ?? null;
      return grips(position, lifted).map((wanted) => gripOf(position, wanted, lifted));
    },
  },
};
