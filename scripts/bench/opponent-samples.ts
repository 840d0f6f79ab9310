/** Samples per second on a position in the middle of a game, beside a plain search of the literature. */
import { refereeOf } from '../cli/referees.ts';
import { seatedBy, tableFor } from '../cli/table-set-up.ts';
import { byLot, decisionsIn } from '../make/contest.ts';
import { byWeight } from '../../src/referee/chance/draw.ts';
import { lotsOf } from '../../src/referee/chance/random.ts';
import type { AnyGame } from '../../src/referee/erased-types.ts';
import type { Player } from '../../src/referee/game.ts';
import { LONGEST_PLAYOUT } from '../../src/referee/playout.ts';
import type { Hints } from '../../src/referee/search/heuristics.ts';
import { search } from '../../src/referee/search/search.ts';
import { sharesOf } from '../../src/referee/search/sample-value.ts';
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
async function middleOf(
  id: string,
): Promise<{ game: AnyGame; hints: Hints; position: unknown; player: number }> {
  const referee = await refereeOf(SHELF, id);
  const { game } = referee;
  const parts = SHELF.find((one) => one.id === id)?.referee;
  const [hints = {}, players = {}] = await Promise.all([parts?.hints?.(), parts?.players?.()]);
  const begun = seatedBy(referee, tableFor(referee, {}), 'bench');
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

/** A node of the plain search's tree. */
interface Plain {
  visits: number;
  won: number;
  offered: number;
  readonly next: Map<string, Plain>;
}

const plainNode = (): Plain => ({ visits: 0, won: 0, offered: 0, next: new Map() });

function childOf({ next }: Plain, move: unknown): Plain {
  const key = JSON.stringify(move);
  const child = next.get(key) ?? plainNode();
  next.set(key, child);
  return child;
}

/** The move to look at next, by UCB1 over the samples that offered it. */
function promising(node: Plain, moves: readonly unknown[]): unknown {
  let [best, most]: [unknown, number] = [undefined, -Infinity];
  for (const move of moves) {
    const child = childOf(node, move);
    const { visits, won } = child;
    child.offered++;
    const worth = visits === 0 ? Infinity : won / visits + 0.7 * Math.sqrt(Math.log(child.offered) / visits);
    if (worth > most) [most, best] = [worth, move];
  }
  return best;
}

/** One sample: down the tree to a node that is new, then at random to the end. */
function plainSample(game: AnyGame, root: Plain, first: unknown, lot: (sides: number) => number): void {
  let position = first;
  let node: Plain | null = root;
  const way: { readonly node: Plain; readonly player: number | null }[] = [];
  for (let depth = 0; depth < PLAIN_MOVES; depth++) {
    const actor = game.toAct(position);
    if (actor === null) break;
    const moves = game.moves(position);
    const isChance = actor === 'chance';
    const move = isChance
      ? byWeight(game, position, moves, lot)
      : node
        ? promising(node, moves)
        : moves[lot(moves.length)];
    if (node) {
      const child = childOf(node, move);
      way.push({ node: child, player: isChance ? null : actor });
      node = child.visits === 0 && !isChance ? null : child;
    }
    position = game.play(position, move);
  }
  const shares = sharesOf(game.seats, game.outcome(position));
  for (const { node: passed, player } of way) {
    passed.visits++;
    passed.won += player === null ? 0 : (shares[player] ?? 0);
  }
}

/**
 * A plain search: one tree over the moves of whoever decides, UCB1, and playouts at random to the end (single-observer ISMCTS;
 * Cowling, Powley and Whitehouse, 2012). It is fed by the same rules.
 */
function plainSamples(game: AnyGame, seen: unknown, count: number, seed: string): void {
  const root = plainNode();
  for (let sample = 0; sample < count; sample++) {
    const of = `${seed}/${sample}`;
    plainSample(game, root, game.resample(seen, of), lotsOf(of));
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

export const sampleFigures: Bench = async () => {
  const figures: Figure[] = [];
  for (const { id, referee } of SHELF) if (referee !== undefined) figures.push(...(await figuresOf(id)));
  return figures;
};
