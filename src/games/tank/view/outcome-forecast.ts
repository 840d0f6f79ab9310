import { NEVER, both, holdsOne, inDecimals, shareOf, together, type Share } from '../../../odds.ts';
import type { Reckoning } from '../../../referee/table/scene.ts';
import { otherOf, withOf } from '../../../referee/seats.ts';
import type { PlayedSaid } from '../messages.ts';
import { factorOf, sumOf } from '../rules/attack-factor.ts';
import { isAttacking } from '../rules/card-locations.ts';
import { tacticOf, unitOf, type Tactic } from '../rules/cards.ts';
import { actorIn, windowOf, type Window } from '../rules/decision-windows.ts';
import { moves, weight, type Move } from '../rules/moves.ts';
import { observe, sizeOfHand, unseenOf, type Seen } from '../rules/observation.ts';
import { play } from '../rules/play.ts';
import { type Tank } from '../rules/position.ts';
import { pathOf } from './interaction.ts';

/**
 * The odds that the other player holds an answer to each option of the player who decides. All hands of
 * unseen cards are equally likely, as each of the 92 tactics cards exists once. The rules decide what an
 * answer is, with all unseen cards in the other hand; only the first answer is considered.
 */
export function reckon(position: Tank): readonly Reckoning<PlayedSaid>[] {
  const player = actorIn(position);
  if (player === null || player === 'chance' || !isAttacking(position)) return [];
  const seen = observe(position, player);
  const enemy = otherOf(player);
  const feared: Tank = { ...position, hands: withOf(position.hands, enemy, unseenOf(seen)) };
  return moves(position)
    .filter(({ kind }) => kind === 'aim' || kind === 'play')
    .map((move) => ({
      of: 'standing' as const,
      card: pathOf(position, move)[0].says,
      ...('card' in move && { face: tacticOf(move.card).id }),
      ...weighed(seen, feared, move),
    }));
}

/** The unseen cards that would each answer a move: legal, and stopping the attack or changing its result. */
function answersTo(after: Tank, seen: Seen): readonly Tactic[] {
  const window = windowOf(after);
  if (actorIn(after) !== otherOf(seen.viewer) || window === null || !ANSWERING.has(window)) return [];
  const stood = isHit(after);
  return moves(after).flatMap((move) => {
    if (move.kind !== 'play') return [];
    const answers = window !== 'modifier' || isHit(play(after, move)) !== stood;
    return answers ? [move.card] : [];
  });
}

/** Windows in which a card answers the other player. */
const ANSWERING: ReadonlySet<Window> = new Set(['lost', 'modifier', 'undo']);

function isHit(position: Tank): boolean {
  const { attack } = position;
  const foe = attack?.foe ?? null;
  if (attack === null || foe === null || !isAttacking(position)) return false;
  return factorOf(position, attack, foe) >= (unitOf(foe).def ?? 0);
}

function weighed(seen: Seen, feared: Tank, move: Move): Pick<Reckoning<PlayedSaid>, 'win' | 'sum'> {
  const after = play(feared, move);
  const sum = sumOf(after);
  const [unseen, size] = [unseenOf(seen).length, sizeOfHand(seen, otherOf(seen.viewer))];
  // More cards have to follow one that leaves the attack on the wrong side.
  const isAttacker = seen.viewer === seen.active;
  const isWeighed = windowOf(feared) === 'modifier' && after.pending.length === 0;
  if (isWeighed && isHit(after) !== isAttacker) return { win: 0, sum: { says: 'notEnough', sum } };
  const faced = after.stage === 'uncover' ? uncovered(after) : [{ at: after, count: 1 }];
  const all = faced.reduce((count, each) => count + each.count, 0);
  const counts = faced.map(({ at, count }) => ({ count, cards: answersTo(at, seen).length }));
  const answered = counts.reduce<Share>((share, { count, cards }) => {
    return together(share, both(shareOf(count, all), holdsOne(cards, unseen, size)));
  }, NEVER);
  const cards = counts.map(({ cards: found }) => found);
  const [least, most] = [Math.min(...cards), Math.max(...cards)];
  return { win: 1 - inDecimals(answered), sum: { says: 'mayBeAnswered', sum, least, most, unseen, size } };
}

/** The positions after turning up the enemy's top card, each with the number of such cards. */
const uncovered = (position: Tank): readonly { readonly at: Tank; readonly count: number }[] =>
  moves(position).map((move) => ({ at: play(position, move), count: weight(position, move) }));
