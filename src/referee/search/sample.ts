import { lotsOf } from '../chance/random.ts';
import { byWeight } from '../chance/draw.ts';
import type { Seats } from '../seats.ts';
import type { Field } from './heuristics.ts';
import { drawnByRegret, isSecret, regretted, type Drawn } from './simultaneous-choices.ts';
import { seenBy } from './information-set-key.ts';
import { sharesOf, valued, type Shares } from './shares.ts';
import { after, armsFor, chosenAmong, nodeOf, type Arm, type Node } from './tree.ts';

/** One tree a player, keyed by what that player can tell apart. */
export type Trees<Move> = readonly Node<Move>[];

export const treesFor = <Move>(seats: Seats): Trees<Move> => seats.map(() => nodeOf<Move>());

/** The node of each player's tree after a move. */
export const nextTrees = <Position, Move, Observation>(
  field: Field<Position, Move, Observation>,
  trees: Trees<Move>,
  before: Position,
  move: Move,
  next: Position,
): Trees<Move> => trees.map((node, viewer) => after(node, seenBy(field, before, move, next, viewer)));

/** The game's priors for the moves, computed lazily; null where the game has none. */
export function priorsIn<Position, Move, Observation>(
  { hints }: Field<Position, Move, Observation>,
  position: Position,
  moves: readonly Move[],
): (() => readonly number[]) | null {
  const { prior } = hints;
  return prior === undefined ? null : () => prior(position, moves);
}

/** A choice made during descent. */
interface Choice<Move> {
  readonly arm: Arm<Move>;
  readonly player: number;
  /** Set for a choice made in secret, or an answer to one. */
  readonly mixture: { readonly arms: readonly Arm<Move>[]; readonly drawn: Drawn<Move> } | null;
}

function chosenIn<Move>(
  { kind }: Node<Move>,
  arms: readonly Arm<Move>[],
  player: number,
  lot: (sides: number) => number,
): Choice<Move> {
  if (kind === 'open') return { arm: chosenAmong(arms), player, mixture: null };
  const drawn = drawnByRegret(arms, lot);
  return { arm: drawn.arm, player, mixture: { arms, drawn } };
}

/** The most moves of one sample: a game without a bound may loop. */
const LONGEST_SAMPLE = 2000;

/**
 * One sample: descends all players' trees from a full position, expands one node where it ends, and backs up
 * the result.
 */
export function sampled<Position, Move, Observation>(
  field: Field<Position, Move, Observation>,
  roots: Trees<Move>,
  first: Position,
  seed: string,
): void {
  const { game } = field;
  const lot = lotsOf(seed);
  const way: Choice<Move>[] = [];
  let trees = roots;
  let position = first;
  let shares: Shares | null = null;
  /** Whether the next player answers a secret choice. */
  let answers = false;
  for (let count = 0; shares === null; count++) {
    const actor = game.toAct(position);
    if (actor === null || count === LONGEST_SAMPLE) {
      shares = sharesOf(game.seats, game.outcome(position));
      break;
    }
    const moves = game.moves(position);
    let move = moves[0];
    let isLaid = false;
    if (actor === 'chance') move = byWeight(game, position, moves, lot);
    else if (moves.length > 1) {
      const node = trees[actor] as Node<Move>;
      const arms = armsFor(node, moves, priorsIn(field, position, moves));
      if (node.visits++ === 0) {
        shares = valued(field, position, actor, arms, lot);
        break;
      }
      node.kind ??= answers ? 'answer' : isSecret(field, position, moves) ? 'secret' : 'open';
      const choice = chosenIn(node, arms, actor, lot);
      way.push(choice);
      move = choice.arm.move;
      isLaid = node.kind === 'secret';
    }
    if (move === undefined) throw new Error('Somebody decides who has no move');
    const next = game.play(position, move);
    trees = nextTrees(field, trees, position, move, next);
    position = next;
    answers = isLaid && game.toAct(next) !== actor;
  }
  for (const { arm, player, mixture } of way) {
    const share = shares[player] ?? 0;
    arm.visits++;
    arm.sum += share;
    if (mixture !== null) regretted(mixture.arms, mixture.drawn, share);
  }
}
