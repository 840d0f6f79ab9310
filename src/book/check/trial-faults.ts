/** Plays a maker's game by lot and tells where its rules contradict themselves, before somebody else meets it. */
import { chanceOf, lotsOf } from '../../referee/chance/random.ts';
import type { AnyGame } from '../../referee/erased-types.ts';
import { reasonOf, quoted, type Fault } from './book-faults.ts';

/** How much is tried: a second or two for a small game. */
const TRIALS = { games: 6, moves: 150, judged: 12 } as const;

/** The rules that are tried. */
export interface Tried {
  readonly game: AnyGame;
  /** What must hold in every position, a sentence for each that does not. */
  readonly invariants: (position: unknown) => readonly Fault[];
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

/** Whether a position that is dealt anew from what a player knows is one at which that player can do the same. */
function secretFaults(game: AnyGame, position: unknown): readonly Fault[] {
  const actor = game.toAct(position);
  if (typeof actor !== 'number' || game.secrets === false) return [];
  const dealt = game.resample(game.observe(position, actor), 'trial');
  const listed = (at: unknown): string =>
    game
      .moves(at)
      .map((move) => game.print(at, move))
      .join(', ');
  const [here, there] = [listed(position), game.toAct(dealt) === actor ? listed(dealt) : 'none'];
  return here === there
    ? []
    : [`what ${game.seats[actor]?.name ?? ''} may do depends on what is hidden: ${here}, or ${there}`];
}

/** The faults of one position, and the position after it; null at the end. */
function step({ game, invariants }: Tried, position: unknown, lot: (sides: number) => number) {
  frozen(position);
  const broken = invariants(position);
  if (broken.length > 0) return { faults: broken, after: null };
  if (game.toAct(position) === null) {
    const hasEnded = game.outcome(position) !== null;
    return { faults: hasEnded ? [] : ['nobody is to act, and the game has not ended'], after: null };
  }
  const moves = game.moves(position);
  const tried = moves.slice(0, TRIALS.judged);
  const faults = [
    ...tried.flatMap((move) => moveFaults(game, position, move)),
    ...secretFaults(game, position),
  ];
  return { faults, after: game.play(position, moves[lot(moves.length)]) };
}

function gameFaults(tried: Tried, seed: string): readonly Fault[] {
  const { game } = tried;
  const lot = lotsOf(seed);
  const first = game.setUp([], chanceOf(seed));
  if (!first.ok) return first.faults;
  let position: unknown = first.value;
  const most = Math.min(game.bound ?? TRIALS.moves, TRIALS.moves);
  for (let count = 0; count <= most; count++) {
    const at = (fault: string): Fault => `game: ${fault}, at ${written(position)}`;
    try {
      const { faults, after } = step(tried, position, lot);
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

/** The first fault that playing by lot comes upon. */
export function trialFaults(tried: Tried): readonly Fault[] {
  for (let number = 1; number <= TRIALS.games; number++) {
    const faults = gameFaults(tried, `trial ${number}`);
    if (faults.length > 0) return faults;
  }
  return [];
}
