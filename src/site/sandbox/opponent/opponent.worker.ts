/** The opponent's worker: receives an observation, posts thoughts and a move. It never gets a position. */
import type { Field } from '../../../referee/search/heuristics.ts';
import { search, type Report, type Thinking } from '../../../referee/search/search.ts';
import { budgetOf, type Level } from '../../play/levels.ts';
import { fieldOf } from '../../play/field-of.ts';

/** A request to decide: what the player knows, and how long to think. */
export interface Question {
  readonly kind: 'question';
  readonly id: number;
  readonly game: string;
  readonly seen: unknown;
  readonly seed: string;
  /** How well it plays: how many samples it takes at most. */
  readonly level: Level;
  /** Limit, ms. */
  readonly time: number;
}

/** Requests; `ready` loads a game before the first question, `hurry` makes it answer at once, `leave` cancels. */
export type Request =
  | Question
  | { readonly kind: 'ready'; readonly game: string }
  | { readonly kind: 'hurry' | 'leave'; readonly id: number };

/** Answers: progress as a share, and finally the decision. */
export type Thought =
  | { readonly kind: 'progress'; readonly id: number; readonly done: number }
  | { readonly kind: 'decision'; readonly id: number; readonly report: Report<unknown> };

/** Samples between checks of the clock, and ms between checks for messages. */
const STRIDE = 2;
const LOOK = 60;

/** Moves in a report: long ones make the page stutter. */
const FEW = 6;

let asked: number | null = null;
let isHurried = false;
let memory: ReturnType<Thinking<unknown>['memory']> = null;
const fields = new Map<string, Promise<Field<unknown, unknown, unknown>>>();

addEventListener('message', ({ data }: MessageEvent<Request>) => {
  if (data.kind === 'ready') loaded(data.game).catch(reportError);
  else if (data.kind === 'question') {
    asked = data.id;
    isHurried = false;
    // Reported as an error, as a rejected promise alone would not reach the page.
    answer(data).catch(reportError);
  } else if (data.id === asked) {
    if (data.kind === 'hurry') isHurried = true;
    else asked = null;
  }
});

/** Lets pending messages arrive. */
const listen = (): Promise<void> => new Promise((heard) => setTimeout(heard));

function loaded(game: string): Promise<Field<unknown, unknown, unknown>> {
  const known = fields.get(game);
  if (known !== undefined) return known;
  const field = fieldOf(game);
  fields.set(game, field);
  // What could not be loaded is asked for again with the next question.
  field.catch(() => fields.delete(game));
  return field;
}

async function answer(question: Question): Promise<void> {
  const { id, game, seen, seed, level, time } = question;
  // Whoever waits does not mind what for: loading and setting up count.
  const end = performance.now() + time;
  const asking = await loaded(game);
  const budget = budgetOf(asking.hints, level);
  const thinking = search(asking, seen, seed, memory, budget);
  await think(thinking, budget.samples, id, end);
  if (asked !== id) return;
  memory = thinking.memory();
  const report = thinking.report();
  post({ kind: 'decision', id, report: { ...report, moves: report.moves.slice(0, FEW) } });
}

/** Takes samples until they are enough or the time is up: a few at least, however late it is. */
async function think(thinking: Thinking<unknown>, samples: number, id: number, end: number): Promise<void> {
  const left = () => samples - thinking.samples();
  while (asked === id && !isHurried && left() > 0 && !thinking.isClear(left())) {
    const look = Math.min(end, performance.now() + LOOK);
    do thinking.more(Math.min(STRIDE, left()));
    while (left() > 0 && performance.now() < look);
    post({ kind: 'progress', id, done: Math.min(1, thinking.samples() / samples) });
    if (performance.now() >= end) return;
    await listen();
  }
}

const post = (thought: Thought): void => postMessage(thought);
