/** Figures of the referee, next to those of other engines. */
import { tank } from '../../src/games/tank/rules/judge.ts';
import { victoryTank } from '../../src/games/victory-tank/rules/judge.ts';
import { SPEECH_EN } from '../../content/victory-tank/messages.en.ts';
import { spokenGame } from '../../src/referee/messages/localise.ts';
import { invariantsBroken } from '../../src/games/victory-tank/rules/validate-position.ts';
import type { Move } from '../../src/games/victory-tank/rules/moves.ts';
import { optionsOn } from '../../src/games/victory-tank/rules/options.ts';
import type { Position } from '../../src/games/victory-tank/rules/position.ts';
import { chanceOf } from '../../src/referee/chance/random.ts';
import { playout } from '../../src/referee/playout.ts';
import { REFEREE_EN } from '../../src/referee/messages/kernel.en.ts';
import { tellVerdict, sentencesOf } from '../../src/book/sentences.ts';
import { RULINGS } from '../../content/victory-tank/rulings.ts';
import { STATEMENTS } from '../../content/victory-tank/statements.ts';
import { median, perSecond, rounded, timed, type Figure } from './measurement.ts';
import { onDemand, type Require, type Tool } from './on-demand.ts';
import { boardgameWith, chessWith } from './referee-others.ts';
import { sizeOf } from './referee-size.ts';

const MOVES_A_SECOND = 250_000;
/** Limit for TanK: its windows ask about every card in hand. */
const TANK_MOVES_A_SECOND = 100_000;
const LIST_MILLISECONDS = 1;
const REFUSAL_MILLISECONDS = 0.1;
const GZIP_BYTES = 20_000;
const GAMES = 10_000;
const GAMES_SECONDS = 60;

function setUp(seed: string): Position {
  const first = victoryTank.setUp([], chanceOf(seed));
  if (!first.ok) throw new Error(first.faults.join(' '));
  return first.value;
}

/** Plays a random game to its end; returns the number of moves. */
const game = (seed: string): number => playout(victoryTank, setUp(seed), seed, victoryTank.bound).count;

/** The same for TanK, which has no bound. */
function tankGame(seed: string): number {
  const first = tank.setUp([], chanceOf(seed));
  if (!first.ok) throw new Error(JSON.stringify(first.faults));
  return playout(tank, first.value, seed, tank.bound).count;
}

/** Every seventh position of random games. */
function positions(): Position[] {
  const found: Position[] = [];
  for (let seed = 0; seed < 60; seed++) {
    playout(victoryTank, setUp(`${seed}`), `${seed}`, victoryTank.bound, ({ before, count }) => {
      if (count % 7 === seed % 7) found.push(before);
    });
  }
  return found;
}

/** Median time of `work`, ms. */
function typical(work: () => void): number {
  const times = Array.from({ length: 101 }, () => timed(work));
  return median(times);
}

/** Every legal move with its notation, as a screen needs them. */
const listed = (position: Position): string[] =>
  victoryTank.moves(position).map((move) => victoryTank.print(position, move));

const sentences = sentencesOf(STATEMENTS, RULINGS);
const spoken = spokenGame(victoryTank, SPEECH_EN);

/** A refusal in words, as a player reads it. */
const explained = (position: Position, move: Move): string =>
  tellVerdict(spoken.judge(position, move), sentences(optionsOn(position.options)), REFEREE_EN);

/** Legal moves of one position tried in other positions of its game: mostly illegal there. */
function refusals(all: readonly Position[]): [Position, Move][] {
  return all.flatMap((position, index) => {
    const strange = victoryTank.moves(all[(index + 5) % all.length] ?? position);
    return strange
      .filter((move) => !victoryTank.judge(position, move).allowed)
      .slice(0, 2)
      .map((move): [Position, Move] => [position, move]);
  });
}

function slowest(times: readonly number[]): { readonly usual: number; readonly most: number } {
  return { usual: median(times), most: Math.max(...times) };
}

const milliseconds = (time: number): string => `${time.toPrecision(2)} ms`;

type Awaitable<T> = T | Promise<T>;

/** The row of another engine, if it can be installed. */
async function besides(
  what: string,
  name: Tool,
  gameWith: (require: Require) => Awaitable<(seed: string) => number>,
): Promise<Figure> {
  const tool = await onDemand(name);
  if (!tool.ok) return { what, bar: '', found: tool.faults.join(' ') };
  const game = await gameWith(tool.value);
  return { what, bar: '', found: `${rounded(perSecond((round, turn) => game(`${round} ${turn}`)))} moves/s` };
}

async function playFigures(): Promise<Figure[]> {
  const own = perSecond((round, turn) => game(`${round} ${turn}`));
  const cards = perSecond((round, turn) => tankGame(`${round} ${turn}`));
  return [
    {
      what: 'Victory Tank, whole games by lot',
      bar: `>= ${rounded(MOVES_A_SECOND)} moves/s`,
      found: `${rounded(own)} moves/s`,
      held: own >= MOVES_A_SECOND,
    },
    {
      what: 'TanK, whole games by lot',
      bar: `>= ${rounded(TANK_MOVES_A_SECOND)} moves/s`,
      found: `${rounded(cards)} moves/s`,
      held: cards >= TANK_MOVES_A_SECOND,
    },
    await besides('  chessops, chess by lot', 'chessops', chessWith),
    await besides('  boardgame.io, tic-tac-toe by lot', 'boardgame.io', boardgameWith),
  ];
}

function answerFigures(): Figure[] {
  const all = positions();
  const lists = slowest(
    all.filter((_, index) => index % 9 === 0).map((position) => typical(() => listed(position))),
  );
  const tries = refusals(all).filter((_, index) => index % 9 === 0);
  const told = slowest(tries.map(([position, move]) => typical(() => explained(position, move))));
  return [
    {
      what: 'all legal moves with their notation, the slowest position',
      bar: `<= ${LIST_MILLISECONDS} ms`,
      found: `${milliseconds(lists.most)} (median ${milliseconds(lists.usual)})`,
      held: lists.most <= LIST_MILLISECONDS,
    },
    {
      what: 'one refusal explained, the slowest try',
      bar: `<= ${REFUSAL_MILLISECONDS} ms`,
      found: `${milliseconds(told.most)} (median ${milliseconds(told.usual)})`,
      held: told.most <= REFUSAL_MILLISECONDS,
    },
  ];
}

async function sizeFigures(): Promise<Figure[]> {
  const engine = await sizeOf('../../src/games/victory-tank/rules/judge.ts');
  const form = await sizeOf('../../src/games/victory-tank/rules/position-format.ts');
  return [
    {
      what: 'the engine with its rule ids, gzip',
      bar: `<= ${GZIP_BYTES / 1000} kB`,
      found: `${(engine.gzip / 1000).toFixed(1)} kB`,
      held: engine.gzip <= GZIP_BYTES,
    },
    { what: '  reading and writing positions, gzip', bar: '', found: `${(form.gzip / 1000).toFixed(1)} kB` },
  ];
}

function checkedFigures(): Figure[] {
  let broken = 0;
  const time = timed(() => {
    for (let number = 0; number < GAMES; number++) {
      const seed = `checked ${number}`;
      const { ended } = playout(victoryTank, setUp(seed), seed, victoryTank.bound, ({ after }) => {
        broken += invariantsBroken(after).length;
      });
      if (!ended) broken += 1;
    }
  });
  return [
    {
      what: `${rounded(GAMES)} games with invariants, ${broken} broken`,
      bar: `< ${GAMES_SECONDS} s`,
      found: `${(time / 1000).toFixed(1)} s`,
      held: broken === 0 && time < 1000 * GAMES_SECONDS,
    },
  ];
}

/** Measures the referee in about a minute. */
export async function refereeFigures(): Promise<readonly Figure[]> {
  return [...(await playFigures()), ...answerFigures(), ...(await sizeFigures()), ...checkedFigures()];
}
