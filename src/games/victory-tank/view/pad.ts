import type { StatementId } from '../../../../content/victory-tank/statements.ts';
import { ok, type Result } from '../../../result.ts';
import type { Fault } from '../../../referee/game.ts';
import type { Entries, Pad, PadField, PadLine, Reckoned } from '../../../referee/table/score-pad.ts';
import { CRATES, FIGHTERS, specialOf } from '../rules/cards.ts';
import { nameOf } from '../rules/notation.ts';
import { ARMY_SEATS, BATTLEFIELD_CARDS, type Army, type ByArmy, type Position } from '../rules/position.ts';
import { CREW_LIMIT } from '../rules/permissions.ts';
import { otherOf } from '../../../referee/seats.ts';
import type { TankSaid } from '../messages.ts';
import {
  bunkersHeld,
  footOf,
  outcomeOf,
  scoreOf,
  type Score,
  type ScoreLine,
  type Tally,
} from '../rules/outcome.ts';

const BUNKERS = BATTLEFIELD_CARDS.filter((card) => specialOf(card) === 'bunker').length;
const ARMIES = [0, 1] as const;

type OfArmy = 'crates' | 'foot' | 'bunkers';
const idOf = (of: OfArmy, army: Army): string => `${of}-${nameOf(army)}`;

type TankField = PadField<StatementId, TankSaid>;
type TankFault = Fault<StatementId, TankSaid>;
type TankScore = Reckoned<StatementId, TankSaid>;

const count = (of: OfArmy, says: TankSaid, rule: StatementId, most: number): readonly TankField[] =>
  ARMIES.map((army) => ({ id: idOf(of, army), player: army, says, rule, most, answers: null }));

const ARMY_ANSWERS = ARMIES.map((who): TankSaid => ({ says: 'army', who }));

const FIELDS: readonly TankField[] = [
  ...count('crates', { says: 'cratesCollected' }, 'E2', CRATES),
  ...count('foot', { says: 'soldiersOnFoot' }, 'E2a', FIGHTERS),
  ...count('bunkers', { says: 'bunkersHeld' }, 'E2d', BUNKERS),
  {
    id: 'tank',
    player: null,
    says: { says: 'whoHasTank' },
    rule: 'E2e',
    most: 2,
    answers: [{ says: 'nobody' }, ...ARMY_ANSWERS],
  },
  { id: 'crew', player: null, says: { says: 'crewInside' }, rule: 'E2b', most: CREW_LIMIT, answers: null },
  {
    id: 'active',
    player: null,
    says: { says: 'whoIsActive' },
    rule: 'E3a',
    most: 1,
    answers: ARMY_ANSWERS,
  },
];

/** The entries of the pad, decoded. */
interface Table {
  readonly crates: ByArmy<number>;
  readonly foot: ByArmy<number>;
  readonly bunkers: ByArmy<number>;
  readonly tank: Army | null;
  readonly crew: number;
  readonly active: Army;
}

function tableOf(entries: Entries): Table {
  const both = (of: OfArmy): ByArmy<number> => [entries[idOf(of, 0)] ?? 0, entries[idOf(of, 1)] ?? 0];
  const tank = entries['tank'] ?? 0;
  return {
    crates: both('crates'),
    foot: both('foot'),
    bunkers: both('bunkers'),
    tank: tank === 1 ? 0 : tank === 2 ? 1 : null,
    crew: entries['crew'] ?? 0,
    active: entries['active'] === 1 ? 1 : 0,
  };
}

const fault = (place: string, message: TankSaid, rule: StatementId): TankFault => ({ place, message, rule });

const crewOf = ({ tank, crew }: Table, army: Army): number => (tank === army ? crew : 0);

/** The most bunkers an army can hold with its soldiers: one in each, and a crew where crews hold them (R2, R2a). */
const mostBunkers = (table: Table, army: Army, crewHolds: boolean): number =>
  table.foot[army] + (crewHolds && crewOf(table, army) > 0 ? 1 : 0);

function faultsIn(table: Table, crewHolds: boolean): TankFault[] {
  const { crates, bunkers, foot, tank, crew } = table;
  const found: TankFault[] = [];
  if (crates[0] + crates[1] > CRATES)
    found.push(
      fault(idOf('crates', 1), { says: 'tooManyCrates', many: crates[0] + crates[1], count: CRATES }, 'K4'),
    );
  if (bunkers[0] + bunkers[1] > BUNKERS)
    found.push(
      fault(
        idOf('bunkers', 1),
        { says: 'tooManyBunkers', many: bunkers[0] + bunkers[1], count: BUNKERS },
        'K1',
      ),
    );
  if (tank !== null && crew === 0) found.push(fault('crew', { says: 'tankWithoutCrew', who: tank }, 'M8'));
  if (tank === null && crew > 0) found.push(fault('tank', { says: 'crewWithoutTank', crew }, 'M3'));
  for (const army of ARMIES) {
    const all = foot[army] + crewOf(table, army);
    if (all > FIGHTERS)
      found.push(
        fault(idOf('foot', army), { says: 'tooManySoldiers', who: army, many: all, count: FIGHTERS }, 'R1a'),
      );
    const most = mostBunkers(table, army, crewHolds);
    if (bunkers[army] > most)
      found.push(
        fault(
          idOf('bunkers', army),
          { says: 'bunkersUnmanned', who: army, bunkers: bunkers[army], soldiers: most },
          'R2',
        ),
      );
  }
  return found;
}

/** The nearest possible table; the later entry gives way. */
function nearest(entries: Entries, on: readonly string[]): Entries {
  const told = tableOf(entries);
  const tank = told.tank;
  const table: Table = { ...told, crew: tank === null ? 0 : Math.max(1, told.crew) };
  const red = { crates: table.crates[0], bunkers: table.bunkers[0] };
  const next: Record<string, number> = { ...entries, crew: table.crew };
  next[idOf('crates', 1)] = Math.min(table.crates[1], CRATES - red.crates);
  const foot = ARMIES.map((army) => Math.min(table.foot[army], FIGHTERS - crewOf(table, army)));
  const able = { ...table, foot: [foot[0] ?? 0, foot[1] ?? 0] as const };
  const crewHolds = on.includes('crew-holds');
  const first = Math.min(red.bunkers, mostBunkers(able, 0, crewHolds));
  next[idOf('bunkers', 0)] = first;
  next[idOf('bunkers', 1)] = Math.min(table.bunkers[1], BUNKERS - first, mostBunkers(able, 1, crewHolds));
  for (const army of ARMIES) next[idOf('foot', army)] = able.foot[army];
  return next;
}

const tallyOf = (table: Table, crewOut: boolean): Tally => ({
  crates: table.crates,
  soldiers: [
    table.foot[0] + (crewOut ? 0 : crewOf(table, 0)),
    table.foot[1] + (crewOut ? 0 : crewOf(table, 1)),
  ],
  bunkers: table.bunkers,
  tank: table.tank,
  active: table.active,
});

const lineOf = ({ of, rules, counts, points }: ScoreLine): PadLine<StatementId, TankSaid> => ({
  rules,
  points,
  says: { says: 'counts', of, counts },
});

/** The winner, with each rule that was needed. */
function because({ totals, winner, tieBreaks }: Score): TankScore['because'] {
  const [high, low] = [Math.max(...totals), Math.min(...totals)];
  if (tieBreaks.length === 0) return [{ says: { says: 'wins', who: winner, high, low }, rule: 'E2f' }];
  const tie = { says: { says: 'tie', at: high }, rule: null } as const;
  if (tieBreaks.length === 1) return [tie, { says: { says: 'winsBySoldiers', who: winner }, rule: 'E3' }];
  return [
    tie,
    { says: { says: 'equalSoldiers' }, rule: 'E3' },
    { says: { says: 'winsByCard', who: winner, active: otherOf(winner) }, rule: 'E3a' },
  ];
}

function reckon(entries: Entries, on: readonly string[]): Result<TankScore, TankFault> {
  const table = tableOf(entries);
  const faults = faultsIn(table, on.includes('crew-holds'));
  if (faults.length > 0) return { ok: false, faults };
  const score = scoreOf(tallyOf(table, on.includes('crew-out')));
  return ok({
    ...outcomeOf(score),
    lines: score.lines.map(lineOf),
    because: because(score),
  });
}

const entered = (position: Position): Entries => ({
  ...Object.fromEntries(
    ARMIES.flatMap((army) => [
      [idOf('crates', army), position.taken[army]],
      [idOf('foot', army), footOf(position, army)],
      [idOf('bunkers', army), bunkersHeld(position, army)],
    ]),
  ),
  tank: position.tank?.army === undefined || position.tank.army === null ? 0 : position.tank.army + 1,
  crew: position.tank?.crew ?? 0,
  active: position.active,
});

export const victoryTankPad: Pad<Position, StatementId, TankSaid> = {
  seats: ARMY_SEATS,
  fields: FIELDS,
  options: ['crew-holds', 'crew-out', 'card-stays'],
  activeField: 'active',
  reckon,
  entered,
  nearest,
};
