/**
 * A game at the other end of a pipe: one position, the moves that led to it, and an answer to each request about it. It
 * does no input or output.
 */
import project from '../../package.json' with { type: 'json' };
import { drawsFrom, settle, weightOf } from '../../src/referee/chance/draw.ts';
import type { Hints } from '../../src/referee/search/heuristics.ts';
import { judgedBy } from '../../src/referee/judgment.ts';
import { REFEREE_EN } from '../../src/referee/messages/kernel.en.ts';
import { budgetOf, LEVELS } from '../../src/site/play/levels.ts';
import { search, type Report, type Thinking } from '../../src/referee/search/search.ts';
import type { Actor } from '../../src/referee/seats.ts';
import type { Verdict } from '../../src/referee/verdict.ts';
import { tellVerdict } from '../../src/book/sentences.ts';
import { actorFrom, moveFrom, positionFrom, setUpBy, type Referee } from '../cli/referees.ts';
import { oneOf } from '../cli/nearest.ts';
import {
  answering,
  COMMANDS,
  COUNT,
  engineFault,
  needed,
  optional,
  PROTOCOL,
  TEXT,
  TEXTS,
  type EngineCommand,
  type Request,
} from './request.ts';

export interface Session {
  readonly referee: Referee;
  readonly hints: Hints;
  /** Every position since the set-up, the present one last; empty before the first. */
  readonly history: Past[];
  /** The seed that chance draws from. */
  seed: string;
}

interface Past {
  readonly position: unknown;
  /** Lots drawn before it. An undo takes them back, so that the same ones come again. */
  readonly drawn: number;
}

/** A search that takes its samples bit by bit, so that it can be stopped. */
export interface Search {
  readonly thinking: Thinking<unknown>;
  readonly samples: number;
  /** Milliseconds; null for as long as the samples take. */
  readonly ms: number | null;
  /** What to reply with its report. */
  readonly reply: (report: Report<unknown>) => object;
}

export type Answer = { readonly reply: object } | { readonly search: Search };

export const sessionOf = (referee: Referee, hints: Hints): Session => ({
  referee,
  hints,
  history: [],
  seed: '1',
});

/** Answers a request; throws a fault. */
export const answer = (session: Session, request: Request): Answer =>
  ANSWERS[request.command](session, request);

/** The seed where a program gives none. */
const USUAL_SEED = '1';

/** Far more moves than any game has: a program that plays for ever is stopped. */
const LONGEST_HISTORY = 100_000;

function present({ history }: Session): Past {
  const last = history.at(-1);
  if (last === undefined) throw engineFault('now', 'There is no position yet: "setup" or "position" first.');
  return last;
}

const named = ({ referee }: Session, actor: Actor | null): string | null =>
  actor === null || actor === 'chance' ? actor : (referee.game.seats[actor]?.id ?? null);

/** How many moves were made, and who is to act. */
function state(session: Session): object {
  const { position } = present(session);
  return { moves: session.history.length - 1, toAct: named(session, session.referee.game.toAct(position)) };
}

function begin(session: Session, position: unknown, seed: string): Answer {
  session.history.splice(0, Infinity, { position, drawn: 0 });
  session.seed = seed;
  return { reply: state(session) };
}

const text = ({ referee }: Session, position: unknown, verdict: Verdict<string, string>): string =>
  tellVerdict(verdict, referee.sentences(referee.game.optionsOn(position)), REFEREE_EN);

function hello({ referee: { game }, hints }: Session): Answer {
  const { id, name, rules, options, bound } = game;
  const seats = game.seats.map((seat) => ({ id: seat.id, name: seat.name, team: seat.team }));
  const levels = LEVELS.map((level) => ({ name: level, samples: budgetOf(hints, level).samples }));
  const program = `fieldkit ${project.version}`;
  return {
    reply: {
      protocol: PROTOCOL,
      program,
      commands: COMMANDS,
      game: { id, name, rules, seats, options, bound },
      levels,
    },
  };
}

function setUp(session: Session, request: Request): Answer {
  const { options } = session.referee.game;
  const names = optional(request, 'options', TEXTS) ?? [];
  const seed = optional(request, 'seed', TEXT) ?? USUAL_SEED;
  const chosen = new Set(answering('request', () => names.map((name) => oneOf('option', options, name))));
  const on = options.filter((option) => chosen.has(option));
  const position = answering('position', () => setUpBy(session.referee, on, seed));
  return begin(session, position, seed);
}

/** Takes a written position, or writes the present one. */
function position(session: Session, request: Request): Answer {
  const { position: written } = request.fields;
  if (written === undefined) {
    const { position: now } = present(session);
    return { reply: { position: session.referee.form.write(now), ...state(session) } };
  }
  const seed = optional(request, 'seed', TEXT) ?? USUAL_SEED;
  const read = answering('position', () => positionFrom(session.referee, written));
  return begin(session, read, seed);
}

function legal(session: Session): Answer {
  const { game } = session.referee;
  const { position: now } = present(session);
  const moves = game.moves(now);
  const reply = { moves: moves.map((move) => game.print(now, move)) };
  if (game.toAct(now) !== 'chance') return { reply };
  return { reply: { ...reply, weights: moves.map((move) => weightOf(game, now, move)) } };
}

function judge(session: Session, request: Request): Answer {
  const { referee } = session;
  const { game } = referee;
  const { position: now } = present(session);
  const written = needed(request, 'move', TEXT);
  const move = answering('move', () => moveFrom(referee, now, written));
  const by = optional(request, 'by', TEXT);
  const actor = by === undefined ? null : answering('request', () => actorFrom(game.seats, by));
  const verdict = actor === null ? game.judge(now, move) : judgedBy(game, now, move, actor, REFEREE_EN);
  return { reply: { ...verdict, text: text(session, now, verdict) } };
}

/** The position after one move; throws where it is illegal. */
function after(session: Session, before: unknown, words: string, number: number): unknown {
  const { referee } = session;
  const move = answering('move', () => moveFrom(referee, before, words));
  const verdict = referee.game.judge(before, move);
  if (verdict.allowed) return referee.game.play(before, move);
  throw engineFault('illegal', `Move ${number}, "${words}": ${text(session, before, verdict)}`, verdict);
}

/** Plays moves, or none of them where one is illegal. */
function play(session: Session, request: Request): Answer {
  const { position: now, drawn } = present(session);
  const moves = needed(request, 'moves', TEXTS);
  if (session.history.length + moves.length > LONGEST_HISTORY)
    throw engineFault('now', `That makes the game longer than ${LONGEST_HISTORY} moves.`);
  let last = now;
  const made = moves.map((words, index) => (last = after(session, last, words, index + 1)));
  session.history.push(...made.map((made) => ({ position: made, drawn })));
  return { reply: state(session) };
}

function undo(session: Session, request: Request): Answer {
  const count = optional(request, 'moves', COUNT) ?? 1;
  present(session);
  const made = session.history.length - 1;
  if (count > made) throw engineFault('now', `There are ${made} moves to take back, not ${count}.`);
  session.history.length -= count;
  return { reply: state(session) };
}

function observe(session: Session, request: Request): Answer {
  const { game } = session.referee;
  const { position: now } = present(session);
  const word = needed(request, 'player', TEXT);
  const player = answering('request', () => actorFrom(game.seats, word));
  if (player === 'chance') throw engineFault('request', 'Chance observes nothing: name a player.');
  return { reply: { observation: game.observe(now, player) } };
}

/** Draws until a player decides or the game has ended. */
function lots(session: Session): Answer {
  const { game } = session.referee;
  const { position: now, drawn } = present(session);
  const settled = settle(game, now, drawsFrom(session.seed, [], drawn));
  if (!settled.ok) throw engineFault('failed', settled.faults.join(' '));
  let last = now;
  const words = settled.value.moves.map((move, index) => {
    const said = game.print(last, move);
    last = game.play(last, move);
    session.history.push({ position: last, drawn: drawn + index + 1 });
    return said;
  });
  return { reply: { drawn: words, ...state(session) } };
}

function outcome(session: Session): Answer {
  const found = session.referee.game.outcome(present(session).position);
  const winners = found?.winners.map((player) => named(session, player));
  return { reply: { outcome: found && { ...found, winners } } };
}

function searchFrom(
  { referee: { game }, hints }: Session,
  request: Request,
  seen: unknown,
): Omit<Search, 'reply'> {
  const level = optional(request, 'level', TEXT) ?? 'sergeant';
  const { samples: usual, ...manner } = budgetOf(
    hints,
    answering('request', () => oneOf('level', LEVELS, level)),
  );
  const ms = optional(request, 'ms', COUNT) ?? null;
  const samples = optional(request, 'samples', COUNT) ?? (ms === null ? usual : Infinity);
  const seed = optional(request, 'seed', TEXT) ?? USUAL_SEED;
  return { thinking: search({ game, hints }, seen, seed, null, manner), samples, ms };
}

const told = (session: Session, { words, chances, samples, moves, line }: Report<unknown>): object => ({
  move: words,
  chances,
  samples,
  moves: moves.map((each) => ({ move: each.words, share: each.share, chances: each.chances })),
  line: line.map((each) => ({ by: named(session, each.by), move: each.words })),
});

/** Thinks for the player to act, who knows no more than that player does. */
function think(session: Session, request: Request): Answer {
  const { game } = session.referee;
  const { position: now } = present(session);
  const actor = game.toAct(now);
  if (actor === null) throw engineFault('now', 'The game has ended: nobody decides any more.');
  if (actor === 'chance') throw engineFault('now', 'Chance is to act: "lots" draws for it.');
  const found = searchFrom(session, request, game.observe(now, actor));
  return { search: { ...found, reply: (report) => told(session, report) } };
}

/** Whether an observation that was sent is one in which a player decides; rules that come upon something else may throw. */
function isDecision({ referee: { game } }: Session, observation: unknown): boolean {
  try {
    const position = game.resample(observation, USUAL_SEED);
    return typeof game.toAct(position) === 'number' && game.moves(position).length > 0;
  } catch {
    return false;
  }
}

/** Decides as a player of somebody else's game, by an observation that they send. */
function choose(session: Session, request: Request): Answer {
  const { observation } = request.fields;
  if (observation === undefined) throw engineFault('request', '"choose" needs "observation".');
  if (!isDecision(session, observation))
    throw engineFault('failed', 'The observation is none of a player who decides in this game.');
  const found = searchFrom(session, request, observation);
  return { search: { ...found, reply: ({ words }) => ({ move: words }) } };
}

/** What stops the search or the pipe is for whoever holds them: here there is nothing to do. */
const nothing = (): Answer => ({ reply: {} });

const ANSWERS: Readonly<Record<EngineCommand, (session: Session, request: Request) => Answer>> = {
  hello,
  setup: setUp,
  position,
  legal,
  judge,
  play,
  undo,
  observe,
  lots,
  outcome,
  think,
  choose,
  stop: nothing,
  quit: nothing,
};
