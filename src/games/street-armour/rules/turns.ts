import { otherOf, withOf } from '../../../referee/seats.ts';
import type { StatementId } from '../../../../content/street-armour/statements.ts';
import { nextTo } from './board-squares.ts';
import { leftToPut } from './moves.ts';
import { endingOf, type Ending } from './outcome.ts';
import {
  alive,
  groundOf,
  samePose,
  sameSquare,
  type Armour,
  type Player,
  type Stage,
  type Tank,
} from './position.ts';
import { smallSum } from './shooting.ts';

/** A position under construction: its properties are replaced, their values never mutated. */
export type Draft = { -readonly [Key in keyof Armour]: Armour[Key] };

/** What is put on the board in the set-up, in this order (C-A43). */
export const SET_UP = ['barricade', 'flag', 'tank'] as const;

export function lay(draft: Draft, window: number): void {
  draft.window = window;
  draft.ground = groundOf(window, draft.options);
  draft.stage = 'task';
}

/** Applies a side’s two dice for who goes first (C-A14). */
export function throwForFirst(draft: Draft, larges: readonly number[]): void {
  const sum = larges.reduce((all, large) => all + large, 0);
  if (draft.thrown === null) {
    draft.thrown = sum;
    draft.active = 1;
    return;
  }
  const west = draft.thrown;
  draft.thrown = null;
  draft.active = 0;
  if (west === sum) return;
  draft.first = west > sum ? 0 : 1;
  setUpFrom(draft, 0);
}

/**
 * Goes on to the first kind of piece, from index `kind` of `SET_UP`, that is still to be put down, or to the
 * first turn.
 */
function setUpFrom(draft: Draft, kind: number): void {
  draft.active = draft.first;
  const stage = SET_UP[kind];
  if (stage === undefined) {
    beginTurn(draft, draft.first);
    return;
  }
  draft.stage = stage;
  const isPut = stage !== 'barricade' || draft.options.barricades;
  const { first } = draft;
  if (isPut && leftToPut(draft, first) > 0) return;
  if (isPut && leftToPut(draft, otherOf(first)) > 0) draft.active = otherOf(first);
  else setUpFrom(draft, kind + 1);
}

/** After a piece was put down the other side puts one, unless it has none left (C-A43). */
export function afterPut(draft: Draft): void {
  const other = otherOf(draft.active);
  if (leftToPut(draft, other) > 0) draft.active = other;
  else if (leftToPut(draft, draft.active) === 0)
    setUpFrom(draft, SET_UP.findIndex((stage) => stage === draft.stage) + 1);
}

/** Begins a turn; a side without tanks passes (C-A48). */
export function beginTurn(draft: Draft, player: Player): void {
  draft.active = player;
  draft.runs = [];
  draft.shot = [];
  draft.dice = [];
  draft.fire = 0;
  draft.hit = false;
  draft.stage = 'throw';
  if (alive(draft, player).length === 0) endTurn(draft);
}

/** Applies the dice of a turn (C-010, C-012, C-034). */
export function throwDice(draft: Draft, larges: readonly number[]): void {
  const [first] = larges;
  const isSame = first !== undefined && larges.length > 1 && larges.every((large) => large === first);
  draft.fire = smallSum(draft.options, larges);
  draft.dice = isSame ? [...larges, first] : larges;
  draft.stage = 'move';
}

/** Ends a turn: captures, then the limit, then the turns without a loss (C-A32). */
export function endTurn(draft: Draft): void {
  const player = draft.active;
  const enemy = otherOf(player);
  const standing = draft.flags[enemy].filter((flag) => !isCaptured(draft, flag));
  const isLost = draft.hit || standing.length < draft.flags[enemy].length;
  draft.flags = withOf(draft.flags, enemy, standing);
  draft.turns = withOf(draft.turns, player, draft.turns[player] + 1);
  draft.quiet = isLost ? 0 : draft.quiet + 1;
  draft.dice = [];
  draft.fire = 0;
  draft.runs = [];
  draft.shot = [];
  draft.hit = false;
  if (endingOf(draft) === null) beginTurn(draft, enemy);
  else draft.stage = 'over';
}

/** Whether a tank of the active side captures a flag by standing still next to it (C-042). */
function isCaptured(draft: Draft, flag: { readonly x: number; readonly y: number }): boolean {
  const near = nextTo(draft.options, flag);
  return draft.tanks.some(
    (tank, place) =>
      tank.owner === draft.active &&
      tank.state !== 'wreck' &&
      near.some((square) => sameSquare(square, tank)) &&
      standsStill(draft, place, tank),
  );
}

/**
 * Whether a tank has not moved since the end of its owner’s previous turn, if there was one (C-A46, C-A16,
 * C-A16a).
 */
export function standsStill({ runs, options, shot, turns }: Armour, place: number, tank: Tank): boolean {
  const from = runs.find((run) => run.tank === place)?.from ?? tank;
  const isSame = options['still-turning'] ? sameSquare(from, tank) : samePose(from, tank);
  return turns[tank.owner] > 0 && isSame && !(options['still-idle'] && shot.includes(place));
}

const STAGE_RULES = {
  city: 'C-A49',
  task: 'C-A49',
  points: 'C-A49',
  team: 'C-A49',
  first: 'C-A14',
  barricade: 'C-A43',
  flag: 'C-A43',
  tank: 'C-A43',
  throw: 'C-010',
  move: 'C-013',
  shoot: 'C-013',
} as const satisfies Record<Exclude<Stage, 'over'>, StatementId>;

const END_RULES = {
  tanks: 'C-037',
  flags: 'C-043',
  limit: 'C-A47',
  quiet: 'C-A33',
} as const satisfies Record<Ending['by'], StatementId>;

/** The rule that says who decides in a position. */
export const turnRule = (position: Armour): StatementId =>
  position.stage === 'over' ? END_RULES[endingOf(position)?.by ?? 'tanks'] : STAGE_RULES[position.stage];
