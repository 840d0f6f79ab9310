/** Samples per second on a position in the middle of a game, beside a plain search of the literature. */
import { byLot, decisionsIn } from '../make/contest.ts';
import { byWeight } from '../../src/referee/chance/draw.ts';
import { chanceOf, lotsOf } from '../../src/referee/chance/random.ts';
import type { AnyGame } from '../../src/referee/erased-types.ts';
import type { Player } from '../../src/referee/game.ts';
import { LONGEST_PLAYOUT } from '../../src/referee/playout.ts';
import type { Hints } from '../../src/referee/search/heuristics.ts';
import { search } from '../../src/referee/search/search.ts';
import { sharesOf } from '../../src/referee/search/sample-value.ts';
import { picksOf } from '../../src/site/play/start-choices.ts';
import { SHELF } from '../../src/site/shelf.ts';
import { rounded, type Bench, type Figure } from './measurement.ts';

/** Decisions of the rule of thumb before the position that is measured; a longer game is half over by then. */
const DECISIONS = 60;

/** CPU time for each measurement, ms. */
const LONG_ENOUGH = 1500;

const spent = (since: NodeJS.CpuUsage): number => process.cpuUsage(since).user / 1000;

/** Runs `work`, which does some samples, until it has taken long enough: samples per second. */
function rateOf(work: (round: number) => number): number {
  work(-1);
  const start = process.cpuUsage();
  let samples = 0;
  for (let round = 0; spent(start) < LONG_ENOUGH; round++) samples += work(round);
  return (1000 * samples) / spent(start);
}

/** A position with a choice in the middle of a game at the table that pages offer first. */
export async function middleOf(
  id: string,
): Promise<{ game: AnyGame; hints: Hints; position: unknown; player: number }> {
  const referee = SHELF.find((one) => one.id === id)?.referee;
  if (referee === undefined) throw new Error(`${id} has no referee`);
  const [game, hints = {}, players = {}, scenery] = await Promise.all([
    referee.game(),
    referee.hints?.(),
    referee.players?.(),
    referee.scenery?.(),
  ]);
  if (scenery === undefined) throw new Error(`${id} has no table`);
  const on = game.options.filter((option) => scenery.start?.advised?.includes(option));
  const first = game.setUp(on, chanceOf('bench'));
  if (!first.ok) throw new Error(first.faults.join());
  const begun = picksOf({ game, scenery }, on, []).picks.reduce<unknown>((position, { chosen }) => {
    const move = game.parse(position, chosen.words);
    return move.ok ? game.play(position, move.value) : position;
  }, first.value);
  const [thumb = byLot(game)]: readonly Player[] = Object.values(players);
  const decisions = decisionsIn(game, begun, 'bench', LONGEST_PLAYOUT);
  let next = decisions.next();
  for (let count = 0; next.done !== true;) {
    const { position, player, seed } = next.value;
    if (game.moves(position).length > 2 && count++ >= DECISIONS) return { game, hints, position, player };
    next = decisions.next(thumb(game.observe(position, player), seed));
  }
  throw new Error(`${id} is over too soon`);
}

/** The longest playout of the plain search. */
const PLAIN_MOVES = 2000;

/**
 * A plain search: one tree over the moves of whoever decides, UCB1, and playouts at random to the end (single-observer ISMCTS;
 * Cowling, Powley and Whitehouse, 2012). It is fed by the same rules.
 */
function plainSamples(game: AnyGame, seen: unknown, count: number, seed: string): void {
  interface Plain {
    visits: number;
    won: number;
    offered: number;
    readonly next: Map<string, Plain>;
  }
  const made = (): Plain => ({ visits: 0, won: 0, offered: 0, next: new Map() });
  const root = made();
  for (let sample = 0; sample < count; sample++) {
    const lot = lotsOf(`${seed}/${sample}`);
    let position = game.resample(seen, `${seed}/${sample}`);
    const way: { readonly node: Plain; readonly player: number | null }[] = [];
    let node: Plain | null = root;
    for (let depth = 0; depth < PLAIN_MOVES; depth++) {
      const actor = game.toAct(position);
      if (actor === null) break;
      const moves = game.moves(position);
      let move: unknown =
        actor === 'chance' ? byWeight(game, position, moves, lot) : moves[lot(moves.length)];
      if (node !== null) {
        const from: Plain = node;
        const child = (one: unknown): Plain => {
          const key = JSON.stringify(one);
          const known = from.next.get(key) ?? made();
          from.next.set(key, known);
          return known;
        };
        if (actor !== 'chance') {
          let most = -Infinity;
          for (const one of moves) {
            const { visits, won, offered } = child(one);
            child(one).offered++;
            const worth =
              visits === 0 ? Infinity : won / visits + 0.7 * Math.sqrt(Math.log(offered + 1) / visits);
            if (worth > most) [most, move] = [worth, one];
          }
        }
        const chosen = child(move);
        way.push({ node: chosen, player: actor === 'chance' ? null : actor });
        node = chosen.visits === 0 && actor !== 'chance' ? null : chosen;
      }
      position = game.play(position, move);
    }
    const shares = sharesOf(game.seats, game.outcome(position));
    for (const { node: passed, player } of way) {
      passed.visits++;
      passed.won += player === null ? 0 : (shares[player] ?? 0);
    }
  }
}

/** Samples of one decision that is measured, as many as a rank of some strength takes. */
const DECISION = 400;
const PLAIN_DECISION = 4;

async function figuresOf(id: string): Promise<readonly Figure[]> {
  const { game, hints, position, player } = await middleOf(id);
  const seen = game.observe(position, player);
  const rate = rateOf((round) => {
    search({ game, hints }, seen, `bench ${round}`).more(DECISION);
    return DECISION;
  });
  const plain = rateOf((round) => {
    plainSamples(game, seen, PLAIN_DECISION, `bench ${round}`);
    return PLAIN_DECISION;
  });
  return [
    {
      what: `${id}: samples a second, ${game.moves(position).length} moves`,
      found: `${rounded(rate)}`,
      bar: '',
    },
    { what: `${id}: samples a second of a plain search`, found: `${rounded(plain)}`, bar: '' },
  ];
}

/** Of all games, or of those named in FIELDKIT_GAMES. */
export const sampleFigures: Bench = async () => {
  const figures: Figure[] = [];
  for (const { id, referee } of SHELF) if (referee !== undefined) figures.push(...(await figuresOf(id)));
  return figures;
};
