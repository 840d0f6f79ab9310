import { ARMY_CARDS, CRATES, FIGHTERS, cardsIn, countOf, specialOf } from './cards.ts';
import { cellName, fieldName, nameOf } from './notation.ts';
import { type Ground, baseOwner, beside, contactsOf, groundOf, inBond } from './field-grid.ts';
import {
  type ActionKind,
  type Army,
  BATTLEFIELD_CARDS,
  type Battle,
  CARD_VALUES,
  type CardValue,
  type Party,
  type PlacedCard,
  type Position,
  type Stage,
} from './position.ts';
import {
  CREW_LIMIT,
  FULL_HAND,
  FULL_POINTS,
  ROUNDS,
  canBeAttacked,
  endsAhead,
  footOn,
  mayEndOn,
  tankOn,
} from './permissions.ts';
import { otherOf } from '../../../referee/seats.ts';
import { FIRST_CARDS } from './set-up.ts';
import { moves } from './moves.ts';
import type { StatementId } from '../../../../content/victory-tank/statements.ts';
import { notedIn } from '../../../referee/messages/kernel-faults.ts';
import type { Fault } from '../../../referee/game.ts';
import type { FaultSaid } from '../messages.ts';

/** A fault at a place of the written form. */
type TankFault = Fault<StatementId, FaultSaid>;

export const wrong = notedIn<FaultSaid>();

/** A list of one fault if `isWrong`, else empty. */
export const where = (isWrong: boolean, place: string, message: FaultSaid, rule: StatementId): TankFault[] =>
  isWrong ? [{ place, message, rule }] : [];

/**
 * All reasons why a position is impossible, at places of its written form; empty for every position reached
 * by play.
 */
export function faultsOf(position: Position): TankFault[] {
  const table = tableFaults(position);
  if (table.length > 0) return table;
  const ground = groundOf(position.table);
  const found = [
    ...ARMIES.flatMap((army) => soldierFaults(position, ground, army)),
    ...tankFaults(position, ground),
    ...crateFaults(position, ground),
    ...cardFaults(position),
    ...turnFaults(position),
  ];
  return found.length > 0 ? found : choiceFaults(position, ground);
}

const ARMIES = [0, 1] as const;

/** Table cards do not overlap, and each could have been placed (G3 to G4a). */
function tableFaults(position: Position): TankFault[] {
  const { table, options } = position;
  const found = table.flatMap(({ card, column, row }, index) => {
    const here = cellName(column, row);
    const covered = contactsOf(table.slice(0, index), column, row).covered;
    const under = covered.map((other) => table[other]?.card ?? '');
    const shifted = !options.free && !inBond(column, row);
    return [
      ...where(under.length > 0, placedAt(index), { says: 'overlaps', card, here, under }, 'G4a'),
      ...where(shifted, placedAt(index), { says: 'outOfBond', card, here }, 'G3'),
    ];
  });
  if (found.length > 0) return found;
  const placed = table.length - FIRST_CARDS.length;
  const most = 2 * (position.round - 1) + placedBy(position);
  return [
    ...unreachable(table).flatMap((placed) => {
      const { card, column, row } = placed;
      const here = cellName(column, row);
      return where(true, placedAt(table.indexOf(placed)), { says: 'untouched', card, here }, 'G4');
    }),
    ...where(placed > most, 'cards', { says: 'tooManyPlaced', placed, most }, 'E4'),
  ];
}

const placedAt = (index: number): string => `cards[${index - FIRST_CARDS.length}]`;

/** How many cards of this round may be on the table. */
function placedBy({ stage, player, active }: Position): number {
  if (stage === 'draft') return 0;
  const first = player === active;
  if (stage === 'place') return first ? 0 : 1;
  return stage === 'face' && first ? 1 : 2;
}

/** Cards that no order of placement allows, each touching two earlier ones. */
function unreachable(table: readonly PlacedCard[]): PlacedCard[] {
  const reached = table.slice(0, FIRST_CARDS.length);
  let waiting = table.slice(FIRST_CARDS.length);
  for (;;) {
    const next = waiting.filter((card) => contactsOf(reached, card.column, card.row).touched.length < 2);
    if (next.length === waiting.length) return waiting;
    reached.push(...waiting.filter((card) => !next.includes(card)));
    waiting = next;
  }
}

function soldierFaults(position: Position, ground: Ground, of: Army): TankFault[] {
  const { options, tank, drive, table } = position;
  const army = nameOf(of);
  const [supply, lost] = [position.supply[of], position.lost[of]];
  const inPlay = position.foot[of].reduce((sum, count) => sum + count, tank?.army === of ? tank.crew : 0);
  const isShort = inPlay <= FIGHTERS && inPlay + supply + lost !== FIGHTERS;
  const isLost = lost > 0 && !options['casualties-out'];
  const onBase = footOn(position, of, ground.bases[otherOf(of)]) > 0;
  const place = `soldiers.${army}`;
  const met = Array.from({ length: ground.size }, (_, field) => field).filter((field) => {
    if (footOn(position, of, field) === 0) return false;
    const isMet = of === 0 && footOn(position, 1, field) > 0;
    return isMet || (drive === null && tankOn(position, otherOf(of), field) !== null);
  });
  return [
    ...where(inPlay > FIGHTERS, place, { says: 'tooManyInPlay', who: of, inPlay, most: FIGHTERS }, 'R1a'),
    ...where(
      isShort,
      `supply.${army}`,
      { says: 'notAll', who: of, inPlay, supply, lost, all: FIGHTERS },
      'K3',
    ),
    ...where(isLost, `lost.${army}`, { says: 'noneLost' }, 'A7a'),
    ...where(onBase, place, { says: 'onEnemyBase', who: of, enemy: otherOf(of) }, 'M2'),
    ...met.flatMap((field) =>
      where(true, 'soldiers', { says: 'bothArmies', here: fieldName(table, field) }, 'M2'),
    ),
  ];
}

function tankFaults({ tank, options, drive }: Position, ground: Ground): TankFault[] {
  if (tank === null || drive !== null) return [];
  const owner = baseOwner(ground, tank.field);
  const isParked = owner !== null && options['park-home'] && tank.army !== otherOf(owner);
  const rule = owner === tank.army ? 'M6c' : 'M6b';
  return where(owner !== null && !isParked, 'tank.at', { says: 'tankOnBase' }, rule);
}

function crateFaults(position: Position, ground: Ground): TankFault[] {
  const { crates, taken, table, tank } = position;
  const all = crates.length + taken[0] + taken[1];
  return [
    ...crates.flatMap((field) => {
      const here = fieldName(table, field);
      const isTaken = tank?.field === field || ARMIES.some((army) => footOn(position, army, field) > 0);
      return [
        ...where(ground.special[field] !== 'crate', 'crates', { says: 'noCrateField', here }, 'F4'),
        ...where(isTaken, 'crates', { says: 'crateTaken', here }, 'M10'),
      ];
    }),
    ...where(new Set(crates).size < crates.length, 'crates', { says: 'twoCrates' }, 'F4'),
    ...where(all > CRATES, 'taken', { says: 'cratesBeyond', all, most: CRATES }, 'K4'),
  ];
}

/** Battlefield cards off the table: enough to draw for the rounds left, and in hand only while placing. */
function cardFaults({ pile, drawn, held, round, stage, player, active, table, tank }: Position): TankFault[] {
  const due = 2 * (ROUNDS - round);
  const looks = stage === 'draft' ? 2 : 0;
  const [left, looked] = [pile.length, drawn.length];
  const faces = tank?.army === null && tank.facing === 0 && table.at(-1)?.card === 'tank';
  return [
    ...where(left !== due, 'pile', { says: 'pileNotDue', left, due }, 'E4'),
    ...where(looked !== looks, 'drawn', { says: 'drawnNotDue', drawn: looked, due: looks }, 'F1'),
    ...ARMIES.flatMap((army) => {
      const waits = player === active && army !== active && (stage === 'face' || stage === 'place');
      const must = waits || (stage === 'place' && army === player);
      const says = must ? 'heldNeeded' : 'heldNotDue';
      return where((held[army] !== null) !== must, `held.${nameOf(army)}`, { says }, 'F2');
    }),
    ...where(stage === 'face' && !faces, 'stage', { says: 'noTankToFace' }, 'F3'),
  ];
}

// Faults of the current turn, action, drive and battle.

const ACTION_STAGES: Readonly<Partial<Record<Stage, ActionKind>>> = {
  move: 'move',
  drive: 'move',
  recruit: 'recruit',
  attack: 'attack',
  muster: 'attack',
  'attacker-card': 'attack',
  'defender-card': 'attack',
  enter: 'attack',
  claim: 'attack',
};
const BATTLE_STAGES: readonly Stage[] = ['muster', 'attacker-card', 'defender-card', 'enter', 'claim'];

/** Action, drive, battle, points and player fit the stage. */
const turnFaults = (position: Position): TankFault[] => [
  ...stageFaults(position),
  ...actionFaults(position),
  ...deciderFaults(position),
];

function stageFaults({ stage, action, drive, battle, options, points, round }: Position): TankFault[] {
  const kind = ACTION_STAGES[stage];
  const fights = BATTLE_STAGES.includes(stage);
  const early = stage === 'over' && (round < ROUNDS || points[0] + points[1] > 0);
  const alone = stage === 'muster' && !options.combined;
  return [
    ...(kind === undefined
      ? where(action !== null, 'action', { says: 'noActionThere', stage }, 'C3')
      : where(action?.kind !== kind, 'action', { says: 'otherAction', stage, kind }, 'C3')),
    ...where((drive !== null) !== (stage === 'drive'), 'drive', { says: 'driveStage' }, 'M6'),
    ...where((battle !== null) !== fights, 'battle', { says: 'battleStage', stage, fights }, 'A1'),
    ...where(alone, 'stage', { says: 'noMuster' }, 'A2a'),
    ...where(early, 'stage', { says: 'notOver', rounds: ROUNDS }, 'E4'),
  ];
}

function actionFaults({ action, drive, battle, points }: Position): TankFault[] {
  if (action === null) return [];
  const busy = drive !== null || battle !== null;
  const track = `points.${nameOf(action.army)}`;
  return [
    ...where(action.left < 1 && !busy, 'action.left', { says: 'actionOver' }, 'C4'),
    ...where(busy && !action.used, 'action.used', { says: 'pointUsed' }, 'C4'),
    ...where(points[action.army] >= FULL_POINTS, track, { says: 'actionCosts' }, 'C3'),
  ];
}

function deciderFaults({ stage, action, player, active, points }: Position): TankFault[] {
  if (stage === 'over' || player === null) return [];
  const acting = action?.army ?? player;
  const decides = stage === 'defender-card' && action !== null ? otherOf(acting) : acting;
  const spent = stage === 'command' && points[player] === 0;
  return [
    ...where(player !== decides, 'player', { says: 'notToDecide', who: player }, 'C2'),
    ...where(stage === 'draft' && player !== active, 'player', { says: 'notToLook' }, 'F1'),
    ...where(spent, `points.${nameOf(player)}`, { says: 'noPoints', who: player }, 'C2a'),
  ];
}

/** The player has a legal move, and the current action can be finished. */
function choiceFaults(position: Position, ground: Ground): TankFault[] {
  const { stage, battle, action, player } = position;
  if (stage === 'over' || player === null) return [];
  const found = [
    ...driveFaults(position, ground, player),
    ...(battle === null || action === null ? [] : battleFaults(position, ground, battle, action.army)),
  ];
  if (found.length > 0 || moves(position).length > 0) return found;
  return stage === 'command'
    ? where(true, 'player', { says: 'mustForfeit', who: player }, 'C5a')
    : where(true, 'action', { says: 'noFirstPoint' }, 'C4a');
}

function driveFaults(position: Position, ground: Ground, player: Army): TankFault[] {
  const { tank, drive } = position;
  if (drive === null) return [];
  if (tank === null || tank.army !== player)
    return where(true, 'drive', { says: 'noControl', who: player }, 'M6');
  const ends = drive.gone > 0 && mayEndOn(position, ground, player, tank.field);
  return where(!ends && !endsAhead(position, ground, tank, player), 'drive', { says: 'noWayToEnd' }, 'M6b');
}

const battleFaults = (position: Position, ground: Ground, battle: Battle, army: Army): TankFault[] => [
  ...targetFaults(position, ground, battle, army),
  ...battle.parties.flatMap((party, index) => partyFaults(position, ground, battle, army, party, index)),
  ...partiesFaults(position, battle),
  ...battleCardFaults(position, battle),
  ...enteringFaults(position, battle, army),
];

/** Whether the battle is won and its consequences are being settled. */
const isWon = ({ stage }: Position): boolean => stage === 'enter' || stage === 'claim';

function targetFaults(position: Position, ground: Ground, { target }: Battle, army: Army): TankFault[] {
  const here = fieldName(position.table, target);
  const place = 'battle.target';
  const defended = canBeAttacked(position, otherOf(army), target);
  const won = isWon(position);
  const base = won && baseOwner(ground, target) !== null;
  return [
    ...where(won && defended, place, { says: 'stillDefended', here }, 'A7'),
    ...where(!won && !defended, place, { says: 'undefended', here }, 'A1'),
    ...where(base, place, { says: 'baseEntered' }, 'A8a'),
  ];
}

/** Attackers of a field are there, and next to the target. */
function partyFaults(
  position: Position,
  ground: Ground,
  battle: Battle,
  army: Army,
  { from, foot, crew }: Party,
  index: number,
): TankFault[] {
  const here = fieldName(position.table, from);
  const target = fieldName(position.table, battle.target);
  const place = `battle.parties[${index}]`;
  const inside = tankOn(position, army, from)?.crew ?? 0;
  const absent = foot + crew === 0 || foot > footOn(position, army, from) || (crew > 0 && crew !== inside);
  const far = !beside(ground, battle.target).includes(from);
  return [
    ...where(far, place, { says: 'attackerNotBeside', here, target }, 'A1'),
    ...where(absent, place, { says: 'absent', who: army, here }, 'A2'),
  ];
}

/** The number of attacking fields: one, with the option combined several, none once all have moved in. */
function partiesFaults(position: Position, { parties }: Battle): TankFault[] {
  const place = 'battle.parties';
  const from = parties.map((party) => party.from);
  const double = new Set(from).size < from.length;
  const many = from.length > 1 && !position.options.combined;
  const nobody = from.length === 0 && position.stage !== 'claim';
  return [
    ...where(
      double,
      place,
      { says: 'doubleParty', fields: from.map((field) => fieldName(position.table, field)) },
      'A2',
    ),
    ...where(many, place, { says: 'oneField' }, 'A2a'),
    ...where(nobody, place, { says: 'noAttackers' }, 'A2'),
  ];
}

/** Battle cards are chosen one after the other, the attacker's first. */
function battleCardFaults({ stage, action }: Position, { cards }: Battle): TankFault[] {
  const chosen = stage === 'muster' || stage === 'attacker-card' ? 0 : stage === 'defender-card' ? 1 : 2;
  const fits = cards.every((card, index) => (card !== null) === index < chosen);
  const unnoted = (cards[0] ?? 0) > 0 && action?.card === false;
  return [
    ...where(!fits, 'battle.cards', { says: 'chosenByNow', chosen }, 'A4'),
    ...where(unnoted, 'action.card', { says: 'cardPlayed' }, 'A4'),
  ];
}

function enteringFaults(position: Position, { target, entered }: Battle, army: Army): TankFault[] {
  const { stage, tank, table } = position;
  const here = fieldName(table, target);
  const present = isWon(position) ? footOn(position, army, target) : 0;
  const unclaimed = stage === 'claim' && (tank?.field !== target || entered < 1);
  return [
    ...where(unclaimed, 'battle', { says: 'notClaimed' }, 'A8b'),
    ...where(entered > present, 'battle.entered', { says: 'tooManyEntered', entered, here }, 'A8'),
  ];
}

// Invariants, for tests and playouts.

/**
 * The invariants that a position reached by play breaks. Written for speed; `faultsOf` explains faults to
 * people.
 */
export function invariantsBroken(position: Position): string[] {
  const broken: string[] = [];
  soldiers(position, broken);
  tank(position, broken);
  battlefieldCards(position, broken);
  actionCards(position, 0, broken);
  actionCards(position, 1, broken);
  turn(position, broken);
  return broken;
}

const sumOf = (numbers: readonly number[]): number => {
  let sum = 0;
  for (const number of numbers) sum += number;
  return sum;
};

/** Eleven soldiers per army, one of them on the points track, and none among enemies. */
function soldiers({ foot, tank: driven, supply, lost, drive }: Position, broken: string[]): void {
  for (const army of [0, 1] as const) {
    const crew = driven !== null && driven.army === army ? driven.crew : 0;
    const all = sumOf(foot[army]) + crew + supply[army] + lost[army] + 1;
    if (all !== FIGHTERS + 1) broken.push(`${nameOf(army)} has ${all} soldiers`);
    if (supply[army] < 0 || lost[army] < 0) broken.push(`${nameOf(army)} has soldiers below zero`);
  }
  for (let field = 0; field < foot[0].length; field++) {
    const [red = 0, gray = 0] = [foot[0][field], foot[1][field]];
    if (red < 0 || gray < 0) broken.push(`field ${field} has soldiers below zero`);
    if (red > 0 && gray > 0) broken.push(`both armies are on field ${field}`);
    if (drive === null && driven !== null && driven.army !== null && driven.field === field) {
      if ((driven.army === 0 ? gray : red) > 0) broken.push(`the tank ended among enemies on field ${field}`);
    }
  }
}

/** At most three crew, and crew if and only if somebody controls the tank. */
function tank({ tank: driven }: Position, broken: string[]): void {
  if (driven === null) return;
  if (driven.crew < 0 || driven.crew > CREW_LIMIT) broken.push(`the tank has ${driven.crew} crew`);
  if ((driven.army !== null) !== driven.crew > 0)
    broken.push('the tank is controlled without crew, or crewed by nobody');
}

/** The nineteen battlefield cards once each, and the nine crates. */
function battlefieldCards(
  { table, pile, box, drawn, held, crates, taken }: Position,
  broken: string[],
): void {
  const inHand = (held[0] === null ? 0 : 1) + (held[1] === null ? 0 : 1);
  const all = table.length + pile.length + box.length + drawn.length + inHand;
  if (all !== BATTLEFIELD_CARDS.length) broken.push(`there are ${all} battlefield cards`);
  const shown = table.filter((placed) => specialOf(placed.card) === 'crate').length;
  if (crates.length + taken[0] + taken[1] !== shown) broken.push('a crate has come or gone');
  if (crates.length + taken[0] + taken[1] > CRATES) broken.push(`there are more than ${CRATES} crates`);
}

/** Sixteen action cards per army, wherever they are. */
function actionCards(position: Position, army: Army, broken: string[]): void {
  const { stage, battle, action } = position;
  const faceDown = stage === 'attacker-card' || stage === 'defender-card' ? battle : null;
  const laid = faceDown?.cards[action?.army === army ? 0 : 1] ?? 0;
  for (const value of CARD_VALUES) {
    const held = countOf(position.hands[army], value) + countOf(position.discards[army], value);
    const count = held + occurrences(position.decks[army], value) + (laid === value ? 1 : 0);
    if (count !== countOf(ARMY_CARDS, value)) broken.push(`${nameOf(army)} has ${count} cards of ${value}`);
  }
  if (cardsIn(position.hands[army]) > FULL_HAND)
    broken.push(`${nameOf(army)} holds more than ${FULL_HAND} cards`);
}

const occurrences = (cards: readonly CardValue[], value: CardValue): number => {
  let count = 0;
  for (const card of cards) if (card === value) count++;
  return count;
};

/** Points and rounds within their bounds, and a move for whoever is to act. */
function turn(position: Position, broken: string[]): void {
  for (const points of position.points) {
    if (points < 0 || points > FULL_POINTS) broken.push(`somebody has ${points} points`);
  }
  if (position.round < 1 || position.round > ROUNDS) broken.push(`it is round ${position.round}`);
  if ((position.player === null) !== (position.stage === 'over'))
    broken.push('nobody decides, and the game is not over');
  if (position.player !== null && moves(position).length === 0) broken.push('nobody can move');
}
