/** Plays a maker's game by lot and tells where its rules contradict themselves, before somebody else meets it. */
import { chanceOf, lotsOf } from '../../referee/chance/random.ts';
import type { AnyGame, AnyScenery } from '../../referee/erased-types.ts';
import { reasonOf, quoted, type Fault } from './book-faults.ts';
import { knownAs } from '../../referee/search/heuristics.ts';

/** How much is tried: a second or two for a small game. */
const TRIALS = { games: 6, moves: 150, judged: 12, ahead: 4 } as const;

export interface Tried {
  readonly game: AnyGame;
  /** What must hold in every position, a sentence for each that does not. */
  readonly invariants: (position: unknown) => readonly Fault[];
  /** The numbers of the written sentences; none where nothing is written. */
  readonly sentences?: readonly string[];
  /** How a table shows it: what it tells of a move, and what somebody may try there. */
  readonly scenery?: AnyScenery;
}

/** What came of a trial. */
export interface Trial {
  readonly faults: readonly Fault[];
  readonly games: number;
  readonly moves: number;
  /** How many refusals were read. */
  readonly refusals: number;
}

/** Most characters of a position in a fault. */
const MOST = 300;

/** Nothing can change it any more: `play` has to leave the position before as it is. */
function frozen(value: unknown): void {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return;
  Object.freeze(value);
  Object.values(value).forEach(frozen);
}

/** Whether something was to change that is frozen. */
const isFrozen = (error: unknown): boolean =>
  error instanceof TypeError && /read only|not extensible|Cannot delete property/.test(error.message);

const CHANGED = 'play changes the position that it is given: it returns a new one, and leaves that as it is';

const written = (position: unknown): string => {
  const text = JSON.stringify(position) ?? String(position);
  return text.length > MOST ? `${text.slice(0, MOST)}…` : text;
};

/** What is wrong with one of the listed moves. */
function moveFaults(game: AnyGame, position: unknown, move: unknown): readonly Fault[] {
  const words = game.print(position, move);
  const verdict = game.judge(position, move);
  const parsed = game.parse(position, words);
  const again = parsed.ok ? game.print(position, parsed.value) : parsed.faults.join('; ');
  return [
    ...(verdict.allowed
      ? []
      : [`${quoted(words)} is among its moves, and refused: ${verdict.breaches[0]?.remedy ?? ''}`]),
    ...(again === words ? [] : [`${quoted(words)} is read back as ${quoted(again)}`]),
  ];
}

/** The opponent thinks ahead in positions that are dealt anew: whatever is wrong with one stops it in the middle of a game. */
function playOn(game: AnyGame, dealt: unknown): void {
  let position = dealt;
  for (let moves = 0; moves < TRIALS.ahead && game.toAct(position) !== null; moves++) {
    const [first] = game.moves(position);
    position = game.play(position, first);
  }
}

/** Whether a position that is dealt anew from what a player knows is one at which that player can do the same. */
function secretFaults(game: AnyGame, position: unknown, seed: string): readonly Fault[] {
  const actor = game.toAct(position);
  if (typeof actor !== 'number' || game.secrets === false) return [];
  const seen = game.observe(position, actor);
  const dealt = game.resample(seen, seed);
  const name = game.seats[actor]?.name ?? '';
  if (knownAs(game.observe(dealt, actor)) !== knownAs(seen))
    return [`when what ${name} does not see is dealt anew, ${name} sees something else: ${written(dealt)}`];
  try {
    playOn(game, dealt);
  } catch (error) {
    return [
      `when what ${name} does not see is dealt anew, the game cannot go on: ${reasonOf(error)}, from ${written(dealt)}`,
    ];
  }
  const listed = (at: unknown): string =>
    game
      .moves(at)
      .map((move) => game.print(at, move))
      .join(', ');
  const [here, there] = [listed(position), game.toAct(dealt) === actor ? listed(dealt) : 'none'];
  return here === there ? [] : [`what ${name} may do depends on what is hidden: ${here}, or ${there}`];
}

/** What is counted on the way. */
interface Count {
  moves: number;
  refusals: number;
  /** Texts that were moves somewhere: elsewhere they are tries. */
  readonly met: Set<string>;
}

/** What is said somewhere, and the sentence behind it. */
interface Saying {
  readonly rule: string;
  readonly words: string;
}

/** A number with nines for its figures: "2.10" and "3.1" are written alike. */
const shapeOf = (number: string): string => number.replaceAll(/\d+/g, '9');

/** Sentences that are named and that nobody has written: as the rule, or in brackets at the end of the words. */
function unwrittenIn(sentences: readonly string[], sayings: readonly Saying[]): readonly Fault[] {
  if (sentences.length === 0) return [];
  const shapes = new Set(sentences.filter((each) => /\d/.test(each)).map(shapeOf));
  return sayings.flatMap(({ rule, words }) => {
    const [, inWords] = /(?:^|\()([\w.-]*\w)\)?$/.exec(words.trim()) ?? [];
    const named = inWords !== undefined && shapes.has(shapeOf(inWords)) ? inWords : rule;
    return sentences.includes(named) ? [] : [`${quoted(words)} names sentence ${named}, and there is none`];
  });
}

/** What is said of moves that are refused here: those that were possible elsewhere, and what a table lets one try. */
function refusalsAt({ game, scenery }: Tried, position: unknown, { met }: Count): readonly Saying[] {
  const tries = [
    ...[...met].slice(0, TRIALS.judged),
    ...(scenery?.interaction.attempts?.(position, true) ?? []).slice(0, TRIALS.judged),
  ];
  return tries.flatMap((move) =>
    game.judge(position, move).breaches.map(({ rule, remedy }) => ({ rule, words: remedy })),
  );
}

/** The faults of one position, and the position after it; null at the end. */
function step(tried: Tried, position: unknown, lot: (sides: number) => number, count: Count) {
  const { game, invariants, scenery, sentences = [] } = tried;
  frozen(position);
  const broken = invariants(position);
  if (broken.length > 0) return { faults: broken, after: null };
  if (game.toAct(position) === null) {
    const outcome = game.outcome(position);
    if (outcome === null) return { faults: ['nobody is to act, and the game has not ended'], after: null };
    const ends = outcome.rules.map((rule) => ({ rule, words: 'winner' }));
    return { faults: unwrittenIn(sentences, ends), after: null };
  }
  const moves = game.moves(position);
  const listed = moves.slice(0, TRIALS.judged);
  const refusals = refusalsAt(tried, position, count);
  const move = moves[lot(moves.length)];
  const after = game.play(position, move);
  const told = (scenery?.happenings(position, move, after) ?? []).map(({ rule, what }) => ({
    rule,
    words: what,
  }));
  count.moves += 1;
  count.refusals += refusals.length;
  for (const each of listed) if (typeof each === 'string') count.met.add(each);
  const faults = [
    ...listed.flatMap((each) => moveFaults(game, position, each)),
    ...secretFaults(game, position, `trial ${count.moves}`),
    ...unwrittenIn(sentences, [...refusals, ...told]),
  ];
  return { faults, after };
}

function gameFaults(tried: Tried, seed: string, count: Count): readonly Fault[] {
  const { game } = tried;
  const lot = lotsOf(seed);
  const first = game.setUp([], chanceOf(seed));
  if (!first.ok) return first.faults;
  let position: unknown = first.value;
  const most = Math.min(game.bound ?? TRIALS.moves, TRIALS.moves);
  for (let moves = 0; moves <= most; moves++) {
    const at = (fault: string): Fault => `game: ${fault}, at ${written(position)}`;
    try {
      const { faults, after } = step(tried, position, lot, count);
      if (faults.length > 0) return faults.slice(0, 1).map(at);
      if (after === null) return [];
      position = after;
    } catch (error) {
      return [at(isFrozen(error) ? CHANGED : reasonOf(error))];
    }
  }
  return game.bound !== null && game.bound <= TRIALS.moves && game.toAct(position) !== null
    ? [`game: it has gone on for more than ${game.bound} moves, at ${written(position)}`]
    : [];
}

/** Plays some games by lot, to the first fault. */
export function trialOf(tried: Tried): Trial {
  const count: Count = { moves: 0, refusals: 0, met: new Set() };
  for (let games = 1; games <= TRIALS.games; games++) {
    const faults = gameFaults(tried, `trial ${games}`, count);
    if (faults.length > 0) return { faults, games, moves: count.moves, refusals: count.refusals };
  }
  return { faults: [], games: TRIALS.games, moves: count.moves, refusals: count.refusals };
}
