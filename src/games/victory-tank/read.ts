import type { StatementId } from '../../../content/victory-tank/statements.ts';
import { chanceOf } from '../../referee/chance.ts';
import {
  entries,
  fault,
  fields,
  formOf,
  isWritten,
  items,
  oneOf,
  text,
  truth,
  whole,
  type Form,
} from '../../referee/form.ts';
import type { Fault } from '../../referee/game.ts';
import { failed, ok, type Result } from '../../result.ts';
import { CRATES, FIGHTERS, HIGHEST_CARD, specialOf } from './cards.ts';
import { fieldAt, GAP, specialField } from './ground.ts';
import { parseCell } from './notation.ts';
import { OPTION_IDS, withOptions } from './options.ts';
import {
  ACTION_KINDS,
  ARMY_NAMES,
  BATTLEFIELD_CARDS,
  FACING_NAMES,
  STAGES,
  type Action,
  type Army,
  type Battle,
  type ByArmy,
  type CardChoice,
  type Driving,
  type Facing,
  type PlacedCard,
  type Position,
  type Stage,
  type Tank,
} from './position.ts';
import { faultsOf } from './possible.ts';
import { isNone, readActionCards, readBattlefieldCards, readSides } from './read-cards.ts';
import { CHANGE_LIMIT, CREW_LIMIT, enemyOf, FULL_POINTS, ROUNDS } from './rules.ts';
import { FIRST_CARDS, GARRISON } from './setup.ts';

type Rule = StatementId;
type Part = Form<Rule>;
type Table = readonly PlacedCard[];

/** The fields of a written position. */
export const POSITION_KEYS = [
  'options',
  'round',
  'active',
  'stage',
  'player',
  'cards',
  'soldiers',
  'tank',
  'crates',
  'taken',
  'supply',
  'lost',
  'points',
  'hands',
  'decks',
  'discards',
  'pile',
  'box',
  'drawn',
  'held',
  'action',
  'drive',
  'battle',
  'seed',
] as const;

/** A position from the form of `written.ts`, or every reason why there is no such position. */
export function read(written: unknown): Result<Position, Fault<Rule>> {
  const { position, faults } = outline(written);
  return faults.length === 0 ? ok(position) : failed(...faults);
}

/** What was written, as far as it can be made out. */
export interface Outline {
  /** To look at only: where there are faults, it need be no position at all. */
  readonly position: Position;
  readonly faults: readonly Fault<Rule>[];
}

/** Reads the form of `written.ts` as far as it goes, for whoever is still at writing it. */
export function outline(written: unknown): Outline {
  const form = formOf<Rule>(written);
  const parts = fields(form, POSITION_KEYS);
  const table = readCards(parts.cards);
  const foot = readSides(parts.soldiers, (army, part) => readSoldiers(part, table, army));
  const tank = readTank(parts.tank, table);
  const { stage, player, action, drive, battle, active } = readTurn(parts, table);
  const round = whole(
    parts.round,
    1,
    ROUNDS,
    Math.max(1, Math.ceil((table.length - FIRST_CARDS.length) / 2)),
  );
  const lost = readNumbers(parts.lost, 0, FIGHTERS, () => 0);
  const inPlay = (army: Army) =>
    foot[army].reduce((sum, count) => sum + count, 0) + (tank !== null && tank.army === army ? tank.crew : 0);
  const chance = chanceOf(text(parts.seed, ''));
  const cards = readActionCards(parts, chance, stage, battle, action);
  const position: Position = {
    options: withOptions(
      items(parts.options).flatMap((part) => OPTION_IDS[oneOf(part, OPTION_IDS, -1)] ?? []),
    ),
    round,
    active,
    stage,
    player: stage === 'over' ? null : player,
    table,
    foot,
    tank,
    crates: readCrates(parts.crates, table, foot, tank),
    taken: readNumbers(parts.taken, 0, CRATES, () => 0),
    supply: readNumbers(parts.supply, 0, FIGHTERS, (army) =>
      Math.max(0, FIGHTERS - inPlay(army) - lost[army]),
    ),
    lost,
    points: readNumbers(parts.points, 0, FULL_POINTS, (army) => pointsLeft(stage, action, army), 'C1'),
    ...cards,
    ...readBattlefieldCards(parts, table, round, stage, active, player, chance),
    action,
    drive,
    battle,
  };
  return { position, faults: form.faults.length === 0 ? faultsOf(position) : form.faults };
}

const readNumbers = (
  form: Part,
  least: number,
  most: number,
  otherwise: (army: Army) => number,
  rule: Rule | null = null,
): ByArmy<number> => readSides(form, (army, part) => whole(part, least, most, otherwise(army), rule));

const pointsLeft = (stage: Stage, action: Action | null, army: Army): number => {
  if (stage === 'over') return 0;
  return action?.army === army ? Math.max(0, FULL_POINTS - action.left - (action.used ? 1 : 0)) : FULL_POINTS;
};

/** A field from its cell's name; a fault and `GAP` where there is none. */
function readField(form: Part, table: Table): number {
  const name = text(form, '');
  const cell = parseCell(name);
  if (cell === null) {
    fault(form, `"${name}" is no cell; cells are like o, n1, e2 and w1s3`);
    return GAP;
  }
  const field = fieldAt(table, cell[0], cell[1]);
  if (field === GAP) fault(form, `no card covers ${name}`);
  return field;
}

function readCards(form: Part): PlacedCard[] {
  const table = FIRST_CARDS.slice();
  for (const item of items(form)) {
    const parts = fields(item, ['card', 'at', 'turned']);
    const named = text(parts.card, '');
    const free = BATTLEFIELD_CARDS.filter((card) => table.every((placed) => placed.card !== card));
    const card = free.find((other) => other === named || other.replace(/-\d$/, '') === named);
    const cell = parseCell(text(parts.at, ''));
    if (cell === null) fault(parts.at, 'the cell of its northern field is needed, such as "e1n3"');
    if (card === undefined) fault(parts.card, noCard(named), 'K1');
    const turned = truth(parts.turned, false, 'G1');
    if (card !== undefined && cell !== null) table.push({ card, column: cell[0], row: cell[1], turned });
  }
  return table;
}

const noCard = (named: string): string =>
  BATTLEFIELD_CARDS.some((card) => card === named || card.startsWith(`${named}-`))
    ? `no ${named} is left: it is on the table already`
    : `"${named}" is no battlefield card`;

function readSoldiers(form: Part, table: Table, army: Army): number[] {
  const feet = Array.from({ length: 2 * table.length }, () => 0);
  if (!isWritten(form)) {
    const home = table.findIndex((card) => card.card === `home-${ARMY_NAMES[army]}`);
    feet[specialField(home, table[home]?.turned ?? false)] = GARRISON;
    return feet;
  }
  for (const [name, part] of entries(form)) {
    const field = readField({ ...part, value: name }, table);
    const count = whole(part, 0, FIGHTERS + 2, 0);
    if (field !== GAP) feet[field] = (feet[field] ?? 0) + count;
  }
  return feet;
}

function readTank(form: Part, table: Table): Tank | null {
  const index = table.findIndex((card) => card.card === 'tank');
  const home = specialField(index, table[index]?.turned ?? false);
  if (!isWritten(form)) return index < 0 ? null : { field: home, facing: 0, army: null, crew: 0 };
  if (form.value === null) {
    if (index >= 0) fault(form, 'the card of the tank is on the table, so the tank is', 'F3');
    return null;
  }
  const parts = fields(form, ['at', 'facing', 'army', 'crew']);
  if (index < 0) fault(form, 'the card of the tank is not on the table yet', 'F3');
  const field = isWritten(parts.at) ? readField(parts.at, table) : home;
  const controlled = parts.army.value !== undefined && parts.army.value !== null;
  const army = controlled ? (oneOf(parts.army, ARMY_NAMES, 0) as Army) : null;
  const crew = whole(parts.crew, 0, CREW_LIMIT, controlled ? 1 : 0, 'M7c');
  if (controlled !== crew > 0)
    fault(parts.crew, 'an army controls the tank if and only if it has crew in it', 'M8');
  return { field, facing: oneOf(parts.facing, FACING_NAMES, 0, 'K5') as Facing, army, crew };
}

function readCrates(form: Part, table: Table, foot: Position['foot'], tank: Tank | null): number[] {
  if (isWritten(form)) {
    const found = items(form).map((part) => readField(part, table));
    return found.filter((field) => field !== GAP).sort((a, b) => a - b);
  }
  return table.flatMap(({ card, turned }, index) => {
    const field = specialField(index, turned);
    const alone = foot.every((feet) => (feet[field] ?? 0) === 0) && tank?.field !== field;
    return specialOf(card) === 'crate' && alone ? [field] : [];
  });
}

interface Turn {
  readonly stage: Stage;
  readonly player: Army;
  readonly active: Army;
  readonly action: Action | null;
  readonly drive: Driving | null;
  readonly battle: Battle | null;
}

/** Whose turn it is and what they are at. */
function readTurn(parts: Readonly<Record<(typeof POSITION_KEYS)[number], Part>>, table: Table): Turn {
  const active = oneOf(parts.active, ARMY_NAMES, 0) as Army;
  const drive = isNone(parts.drive) ? null : readDrive(parts.drive);
  const battle = isNone(parts.battle) ? null : readBattle(parts.battle, table);
  const busy = drive !== null || battle !== null;
  const action = isNone(parts.action) ? null : readAction(parts.action, active, busy);
  const usual: Stage =
    battle !== null ? 'attacker-card' : drive !== null ? 'drive' : action !== null ? action.kind : 'command';
  const stage = STAGES[oneOf(parts.stage, STAGES, STAGES.indexOf(usual))] ?? usual;
  const acting = action?.army ?? active;
  const player = oneOf(
    parts.player,
    ARMY_NAMES,
    stage === 'defender-card' ? enemyOf(acting) : acting,
  ) as Army;
  return { stage, player, active, action, drive, battle };
}

function readAction(form: Part, active: Army, busy: boolean): Action {
  const parts = fields(form, ['kind', 'army', 'left', 'used', 'card']);
  if (!isWritten(parts.kind)) fault(parts.kind, 'one of move, recruit, attack is needed', 'C3');
  return {
    army: oneOf(parts.army, ARMY_NAMES, active) as Army,
    kind: ACTION_KINDS[oneOf(parts.kind, ACTION_KINDS, 0, 'C3')] ?? 'move',
    left: whole(parts.left, 0, FULL_POINTS + HIGHEST_CARD, busy ? 0 : 1, 'C3a'),
    used: truth(parts.used, busy),
    card: truth(parts.card, false),
  };
}

function readDrive(form: Part): Driving {
  const parts = fields(form, ['gone', 'changed']);
  return { gone: whole(parts.gone, 0, 40, 0), changed: readChanges(parts.changed) };
}

/** How often the crew has changed; true, as version 1 of the rules wrote it, is once. */
const readChanges = (part: Part): number =>
  typeof part.value === 'boolean' ? Number(part.value) : whole(part, 0, CHANGE_LIMIT, 0, 'M7d');

function readBattle(form: Part, table: Table): Battle {
  const parts = fields(form, ['target', 'parties', 'cards', 'entered']);
  const cards = items(parts.cards).map((part) =>
    part.value === null ? null : (whole(part, 0, HIGHEST_CARD, 0, 'A4') as CardChoice),
  );
  if (isWritten(parts.cards) && cards.length !== 2)
    fault(parts.cards, 'two cards are needed, the attacker’s and the defender’s');
  return {
    target: readField(parts.target, table),
    parties: items(parts.parties).map((item) => {
      const party = fields(item, ['from', 'foot', 'crew']);
      return {
        from: readField(party.from, table),
        foot: whole(party.foot, 0, FIGHTERS, 0),
        crew: whole(party.crew, 0, CREW_LIMIT, 0, 'M7c'),
      };
    }),
    cards: [cards[0] ?? null, cards[1] ?? null],
    entered: whole(parts.entered, 0, FIGHTERS, 0),
  };
}
