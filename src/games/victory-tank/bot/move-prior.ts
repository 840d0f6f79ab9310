import { attackerWins, chanceIn, holdsMoreThan, strengthsIn, total } from '../rules/battle.ts';
import { changed } from '../rules/cards.ts';
import { groundOf } from '../rules/field-grid.ts';
import { type Announce, type Move, moves } from '../rules/moves.ts';
import { play } from '../rules/play.ts';
import type { Army, CardChoice, CardCounts, Position } from '../rules/position.ts';
import { footOn } from '../rules/permissions.ts';
import { otherOf } from '../../../referee/seats.ts';
import { evaluate } from './evaluate.ts';
import type { Weighing } from './weighing.ts';

/** Appraisal of moves: the evaluation of the position where the action most likely ends. */

/** Settings of an appraisal. */
export interface Manner {
  /** What things count. */
  readonly by: Weighing;
  /** How many first points are searched further. */
  readonly width: number;
  /** Worth of an action point kept for the next turn, in points of the final score. */
  readonly point: number;
  /** Worth of keeping an action card, by round; 0 for none. */
  readonly card: (round: number, card: CardChoice) => number;
}

/** How many points of an action are searched. */
const AHEAD = 6;

export function appraise(position: Position, army: Army, manner: Manner): (move: Move) => number {
  switch (position.stage) {
    case 'command':
      return announcing(position, army, manner);
    case 'move':
    case 'recruit':
    case 'attack':
      return carryingOn(position, army, manner);
    case 'defender-card':
      return defending(position, army, manner);
    case 'draft':
      return (move) => drafting(position, army, move, manner);
    default:
      return (move) => lineFrom(play(position, move), army, manner).value - cardCost(position, move, manner);
  }
}

const cardCost = ({ round }: Position, move: Move, { card }: Manner): number =>
  move.kind === 'lay' ? card(round, move.card) : 0;

/** An announcement is worth the best use of its points, less the later worth of its points and card. */
function announcing(position: Position, army: Army, manner: Manner): (move: Move) => number {
  const byKind = new Map<string, readonly number[]>();
  const gains = (announced: Announce): readonly number[] => {
    let found = byKind.get(announced.action);
    if (found === undefined) {
      const begun = play(position, { ...announced, pay: 1, card: 0 });
      found =
        begun.action === null
          ? []
          : run({ ...begun, action: { ...begun.action, left: AHEAD } }, army, manner);
      byKind.set(announced.action, found);
    }
    return found;
  };
  return (move) => {
    // Passing gives up the points left.
    if (move.kind !== 'announce')
      return evaluate(position, army, manner.by) - manner.point * position.points[army];
    const points = move.pay + move.card;
    const gain = gains(move)[Math.min(points, AHEAD) - 1] ?? -1;
    return gain - manner.point * move.pay - manner.card(position.round, move.card);
  };
}

/** The value of the best use of 1, 2, 3 ... points. */
function run(position: Position, army: Army, manner: Manner): readonly number[] {
  const best: number[] = [];
  for (const { after, value } of firsts(position, army, manner).slice(0, manner.width)) {
    const values = [value, ...greedily(after, army, AHEAD - 1, manner)];
    values.reduce((most, here, index) => {
      const reached = Math.max(most, here);
      best[index] = Math.max(best[index] ?? -Infinity, reached);
      return reached;
    }, -Infinity);
  }
  // A line that ends early does not use its other points.
  for (let index = 1; index < AHEAD; index++)
    best[index] = Math.max(best[index] ?? -Infinity, best[index - 1] ?? -Infinity);
  return best;
}

interface Point {
  readonly move: Move;
  readonly after: Position;
  readonly value: number;
}

/** The best candidates for the next point, best first. */
function firsts(position: Position, army: Army, manner: Manner): readonly Point[] {
  return sensible(position, army)
    .filter(({ kind }) => kind !== 'done')
    .map((move): Point => {
      const { value, end } = lineFrom(play(position, move), army, manner);
      return { move, after: end, value };
    })
    .sort((one, other) => other.value - one.value);
}

/** The value after each of some more points, each used greedily. */
function greedily(from: Position, army: Army, points: number, manner: Manner): number[] {
  const values: number[] = [];
  let position = from;
  for (let point = 0; point < points && isUsing(position, army); point++) {
    const [best] = firsts(position, army, manner);
    if (best === undefined) break;
    values.push(best.value);
    position = best.after;
  }
  return values;
}

const isUsing = ({ stage, player }: Position, army: Army): boolean =>
  player === army && (stage === 'move' || stage === 'recruit' || stage === 'attack');

/** The value of the next point with those after it; `done` is worth the current position. */
function carryingOn(position: Position, army: Army, manner: Manner): (move: Move) => number {
  const left = position.action?.left ?? 1;
  const now = evaluate(position, army, manner.by);
  const all = firsts(position, army, manner);
  const places = new Map(all.map(({ move }, place) => [JSON.stringify(move), place]));
  return (move) => {
    if (move.kind === 'done') return now + 1e-3;
    const place = places.get(JSON.stringify(move));
    const found = place === undefined ? undefined : all[place];
    if (place === undefined || found === undefined) return -Infinity;
    if (place >= manner.width) return found.value - manner.by.unpromising;
    return Math.max(found.value, ...greedily(found.after, army, Math.min(left, AHEAD) - 1, manner));
  };
}

/** A sequence of moves to the next settled position: its value, and where it most likely ends. */
interface Line {
  readonly value: number;
  readonly end: Position;
}

/** The best line through a drive, a battle or a claim, up to the next point or the other player's turn. */
function lineFrom(position: Position, army: Army, manner: Manner): Line {
  const { stage, player } = position;
  if (stage === 'defender-card' && player !== army) return battleLine(position, army, manner);
  if (player !== army || !UNDER_WAY.includes(stage))
    return { value: evaluate(position, army, manner.by), end: position };
  let best: Line | null = null;
  for (const move of sensible(position, army)) {
    const line = lineFrom(play(position, move), army, manner);
    const value = line.value - cardCost(position, move, manner);
    if (best === null || value > best.value) best = { value, end: line.end };
  }
  return best ?? { value: evaluate(position, army, manner.by), end: position };
}

const UNDER_WAY: readonly string[] = ['drive', 'muster', 'attacker-card', 'enter', 'claim', 'face'];

/** A battle in which the enemy may hold a winning card: both results, weighted by the odds. */
function battleLine(position: Position, army: Army, manner: Manner): Line {
  const { battle } = position;
  if (battle === null) return { value: evaluate(position, army, manner.by), end: position };
  const [attack, defence] = strengthsIn(position, battle, army);
  const margin = total(attack) - total(defence);
  const enemy = otherOf(army);
  const lost =
    chanceIn(holdsMoreThan(margin, unseenOf(position, enemy), handSize(position, enemy))) * manner.by.playsIt;
  const chance = margin < 0 ? 1 : margin >= 3 ? 0 : lost;
  const end = (card: CardChoice): Line => lineFrom(play(position, { kind: 'lay', card }), army, manner);
  if (chance === 1) return end(0);
  const won = end(0);
  if (chance === 0) return won;
  const beaten = end(3);
  return {
    value: won.value * (1 - chance) + beaten.value * chance,
    end: chance > 0.5 ? beaten.end : won.end,
  };
}

/** The cards that an army's hand may consist of, as far as the enemy knows: its hand and its deck. */
const unseenOf = ({ hands, decks }: Position, army: Army): CardCounts =>
  decks[army].reduce((counts, card) => changed(counts, card, 1), hands[army]);

const handSize = ({ hands }: Position, army: Army): number =>
  hands[army][0] + hands[army][1] + hands[army][2];

/** The value of a defender's card, averaged over the cards the attacker may have laid. */
function defending(position: Position, army: Army, manner: Manner): (move: Move) => number {
  const { battle, round } = position;
  const enemy = otherOf(army);
  const unseen = unseenOf(position, enemy);
  const laid = battle?.cards[0] ?? 0;
  const might: readonly (readonly [CardChoice, number])[] =
    laid === 0
      ? [[0, 1]]
      : [
          [1, unseen[0] + (laid === 1 ? 1 : 0)],
          [2, unseen[1] + (laid === 2 ? 1 : 0)],
          [3, unseen[2] + (laid === 3 ? 1 : 0)],
        ];
  const all = might.reduce((sum, [, weight]) => sum + weight, 0);
  return (move) => {
    if (move.kind !== 'lay' || battle === null) return 0;
    const values = might.map(([card, weight]) => {
      const shown: Position = { ...position, battle: { ...battle, cards: [card, null] } };
      return weight * afterDefence(shown, army, move, manner);
    });
    return values.reduce((sum, value) => sum + value, 0) / all - manner.card(round, move.card);
  };
}

/** The value for the defender after the battle; a victorious attacker makes the most of moving in. */
function afterDefence(position: Position, army: Army, move: Move, manner: Manner): number {
  const { battle } = position;
  const after = play(position, move);
  if (battle === null || move.kind !== 'lay') return evaluate(after, army, manner.by);
  const fought = { ...battle, cards: [battle.cards[0], move.card] as const };
  if (!attackerWins(strengthsIn(position, fought, otherOf(army)))) return evaluate(after, army, manner.by);
  return -lineFrom(after, otherOf(army), manner).value;
}

/** The best placement of the kept card, less the enemy's best placement of the other. */
function drafting(position: Position, army: Army, move: Move, { by }: Manner): number {
  const kept = play(position, move);
  const enemy = otherOf(army);
  const theirs: Position = {
    ...kept,
    player: enemy,
    held: army === 0 ? [null, kept.held[1]] : [kept.held[0], null],
  };
  return bestPlace(kept, army, by) - bestPlace(theirs, enemy, by);
}

const bestPlace = (position: Position, army: Army, by: Weighing): number =>
  moves(position).reduce(
    (most, move) => Math.max(most, evaluate(play(position, move), army, by)),
    -Infinity,
  ) - evaluate(position, army, by);

/** The legal moves without those that hardly ever matter. */
export function sensible(position: Position, army: Army, list = moves(position)): readonly Move[] {
  const kept = list.filter((move) => isSensible(position, army, move));
  return kept.length > 0 ? kept : list;
}

export function isSensible(position: Position, army: Army, move: Move): boolean {
  const { tank, battle, drive } = position;
  switch (move.kind) {
    case 'step': {
      const feet = footOn(position, army, move.from);
      const most = Math.min(3, feet);
      return move.foot + move.crew === 1 || move.foot === most || (move.foot === feet - 1 && move.crew === 0);
    }
    case 'battle':
    case 'join':
      return move.foot === footOn(position, army, move.from) || move.foot === 0 || move.foot >= 3;
    // Changing the crew once per field leads to everything worthwhile.
    case 'board':
      return (
        drive?.changed === 0 &&
        move.count === Math.min(footOn(position, army, tank?.field ?? -1), 3 - (tank?.crew ?? 0))
      );
    case 'off':
      return (
        drive?.changed === 0 &&
        move.count < (tank?.crew ?? 0) &&
        groundOf(position.table).special[tank?.field ?? -1] === 'bunker' &&
        footOn(position, army, tank?.field ?? -1) === 0
      );
    case 'enter': {
      const party = battle?.parties.find(({ from }) => from === move.from);
      const all = party === undefined || (move.foot === party.foot && move.crew === party.crew);
      return all || move.foot + move.crew <= 3;
    }
    default:
      return true;
  }
}
