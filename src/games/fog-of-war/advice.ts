/** What a refusal says to do: places that would do, and what to end first. All of it is legal when it is said. */
import type { Advice } from '../../referee/verdict.ts';
import type { Bar } from './bar.ts';
import type { Move, MoveOf } from './move.ts';
import { actorIn, moves } from './moves.ts';
import { play } from './play.ts';
import { planFor, type War } from './position.ts';

type Judging = (position: War, move: Move) => readonly Bar[];

/** Of many ways to pay the first few: the others are paid alike. */
const MOST_WAYS = 4;
const DONE: Move = { kind: 'done' };

const isLaunchOf =
  (tried: MoveOf<'launch'>) =>
  (move: Move): boolean =>
    move.kind === 'launch' && move.space === tried.space && move.from !== null;

/** What may be tried in the place of a try. */
function insteadOf(position: War, tried: Move, bars: Judging): readonly Move[] {
  const legal = (move: Move): readonly Move[] => (bars(position, move).length === 0 ? [move] : []);
  switch (tried.kind) {
    case 'launch': {
      const ways = moves(position).filter(isLaunchOf(tried));
      const fromThere = ways.filter((move) => move.kind === 'launch' && move.from === tried.from);
      return fromThere.length > 0 ? fromThere : ways;
    }
    case 'plan': {
      const space = planFor(position, position.active, tried.at);
      return space === undefined ? [] : legal({ kind: 'add', space, card: tried.card });
    }
    case 'bid':
    case 'pass':
      return moves(position).filter(({ kind }) => kind === 'bid');
    case 'match':
      return moves(position).filter(({ kind }) => kind === 'match');
    default:
      return [];
  }
}

/** Whether a try is one to be made when what is done now is over: nothing that is hidden is needed to tell. */
const comesLater = ({ waits, stage }: War, { kind }: Move): boolean =>
  waits.length === 0
    ? stage === 'actions' && kind === 'intel'
    : waits.at(-1)?.kind === 'produce' && (kind === 'remove' || kind === 'disband');

function isLegalLater(position: War, tried: Move, bars: Judging): boolean {
  if (!comesLater(position, tried) || bars(position, DONE).length > 0) return false;
  const after = play(position, DONE);
  return actorIn(after) === actorIn(position) && bars(after, tried).length === 0;
}

export function adviceOn(position: War, tried: Move, bars: Judging): readonly Advice<Move>[] | null {
  const instead = insteadOf(position, tried, bars)
    .slice(0, MOST_WAYS)
    .map((move): Advice<Move> => ({ kind: 'instead', moves: [move] }));
  if (instead.length > 0) return instead;
  return isLegalLater(position, tried, bars) ? [{ kind: 'first', moves: [DONE] }] : null;
}
