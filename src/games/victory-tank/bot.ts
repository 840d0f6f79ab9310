import { lotsOf } from '../../referee/chance.ts';
import type { Player } from '../../referee/player.ts';
import { attackerWins, strengthsIn, total } from './battle.ts';
import { changed } from './cards.ts';
import { groundOf } from './ground.ts';
import type { Announce, Move } from './move.ts';
import { moves } from './moves.ts';
import { chanceIn, holdsMoreThan } from './odds.ts';
import { resample, type Observation } from './observe.ts';
import { play } from './play.ts';
import type { Army, CardChoice, CardCounts, Position } from './position.ts';
import { enemyOf, footOn, ROUNDS } from './rules.ts';
import { worth } from './worth.ts';

/**
 * The built-in opponent. It knows what its player knows: what is hidden it deals by lot, and of the enemy's hand it
 * counts the chances. It looks to the end of its own action, point by point, and judges what comes out by `worth`.
 */
export const bot: Player<Observation, Move> = (seen, seed) => {
  const position = resample(seen, seed);
  const army = seen.viewer;
  const list = sensible(position, army);
  const lot = lotsOf(seed);
  // Equals are told apart by lot: less than any difference that means something.
  const value = valuer(position, army);
  let best = list[0];
  let most = -Infinity;
  for (const move of list) {
    const worthIt = value(move) + lot(1000) * 1e-6;
    if (worthIt > most) [best, most] = [move, worthIt];
  }
  if (best === undefined) throw new Error('The bot was asked though it has nothing to decide');
  return best;
};

/** A point kept for the next turn, and an action card kept for later rounds. */
const POINT = 0.2;
const CARD: readonly number[] = [0, 0.12, 0.28, 0.5];
const keepsCard = (round: number, card: CardChoice): number =>
  (CARD[card] ?? 0) * (round === ROUNDS ? 0.1 : 1);

/** An enemy who holds a card that wins the battle plays it so often. */
const PLAYS_IT = 0.85;
/** Points of an action looked ahead. */
const AHEAD = 6;
/** First points tried of those looked at. */
const WIDTH = 4;

/** What a move of the position is worth to the army. */
function valuer(position: Position, army: Army): (move: Move) => number {
  switch (position.stage) {
    case 'command':
      return announcing(position, army);
    case 'move':
    case 'recruit':
    case 'attack':
      return carryingOn(position, army);
    case 'defender-card':
      return defending(position, army);
    case 'draft':
      return (move) => drafting(position, army, move);
    default:
      return (move) => lineFrom(play(position, move), army).value - cardCost(position, move);
  }
}

const cardCost = ({ round }: Position, move: Move): number =>
  move.kind === 'lay' ? keepsCard(round, move.card) : 0;

/** An announcement is worth what its points bring at best, less what points and card would bring later. */
function announcing(position: Position, army: Army): (move: Move) => number {
  const byKind = new Map<string, readonly number[]>();
  const gains = (announced: Announce): readonly number[] => {
    let found = byKind.get(announced.action);
    if (found === undefined) {
      const begun = play(position, { ...announced, pay: 1, card: 0 });
      found = begun.action === null ? [] : run({ ...begun, action: { ...begun.action, left: AHEAD } }, army);
      byKind.set(announced.action, found);
    }
    return found;
  };
  return (move) => {
    if (move.kind !== 'announce') return -POINT * position.points[army];
    const points = move.pay + move.card;
    const gain = gains(move)[Math.min(points, AHEAD) - 1] ?? -1;
    return gain - POINT * move.pay - keepsCard(position.round, move.card);
  };
}

/** What the best use of 1, 2, 3 ... points comes to. */
function run(position: Position, army: Army): readonly number[] {
  const best: number[] = [];
  for (const { after, value } of firsts(position, army)) {
    const values = [value, ...greedily(after, army, AHEAD - 1)];
    values.reduce((most, here, index) => {
      const reached = Math.max(most, here);
      best[index] = Math.max(best[index] ?? -Infinity, reached);
      return reached;
    }, -Infinity);
  }
  // A line that ends early leaves the rest of its points unused.
  for (let index = 1; index < AHEAD; index++)
    best[index] = Math.max(best[index] ?? -Infinity, best[index - 1] ?? -Infinity);
  return best;
}

interface Point {
  readonly move: Move;
  readonly after: Position;
  readonly value: number;
}

/** The most promising ways to use the next point, the best first. */
function firsts(position: Position, army: Army): readonly Point[] {
  return sensible(position, army)
    .filter(({ kind }) => kind !== 'done')
    .map((move): Point => {
      const { value, end } = lineFrom(play(position, move), army);
      return { move, after: end, value };
    })
    .sort((one, other) => other.value - one.value)
    .slice(0, WIDTH);
}

/** Values after each of some points more, each used for the best there is at the moment. */
function greedily(from: Position, army: Army, points: number): number[] {
  const values: number[] = [];
  let position = from;
  for (let point = 0; point < points && isUsing(position, army); point++) {
    const [best] = firsts(position, army);
    if (best === undefined) break;
    values.push(best.value);
    position = best.after;
  }
  return values;
}

const isUsing = ({ stage, player }: Position, army: Army): boolean =>
  player === army && (stage === 'move' || stage === 'recruit' || stage === 'attack');

/** The next point of an action: what it and the points after it come to. Done is worth what there is. */
function carryingOn(position: Position, army: Army): (move: Move) => number {
  const left = position.action?.left ?? 1;
  const now = worth(position, army);
  const promising = firsts(position, army);
  return (move) => {
    if (move.kind === 'done') return now + 1e-3;
    const found = promising.find((point) => point.move === move || same(point.move, move));
    if (found === undefined) return -Infinity;
    return Math.max(found.value, ...greedily(found.after, army, Math.min(left, AHEAD) - 1));
  };
}

const same = (one: Move, other: Move): boolean => JSON.stringify(one) === JSON.stringify(other);

/** A line to the next settled position: its value, and where it most likely ends. */
interface Line {
  readonly value: number;
  readonly end: Position;
}

/** The best line through a drive, a battle or a claim: until the next point, or somebody else's turn. */
function lineFrom(position: Position, army: Army): Line {
  const { stage, player } = position;
  if (stage === 'defender-card' && player !== army) return battleLine(position, army);
  if (player !== army || !UNDER_WAY.includes(stage)) return { value: worth(position, army), end: position };
  let best: Line | null = null;
  for (const move of sensible(position, army)) {
    const line = lineFrom(play(position, move), army);
    const value = line.value - cardCost(position, move);
    if (best === null || value > best.value) best = { value, end: line.end };
  }
  return best ?? { value: worth(position, army), end: position };
}

const UNDER_WAY: readonly string[] = ['drive', 'muster', 'attacker-card', 'enter', 'claim', 'face'];

/** The enemy may hold a card that beats the attack: both ends, by their chance. */
function battleLine(position: Position, army: Army): Line {
  const { battle } = position;
  if (battle === null) return { value: worth(position, army), end: position };
  const [attack, defence] = strengthsIn(position, battle, army);
  const margin = total(attack) - total(defence);
  const enemy = enemyOf(army);
  const lost =
    chanceIn(holdsMoreThan(margin, unseenOf(position, enemy), handSize(position, enemy))) * PLAYS_IT;
  const chance = margin < 0 ? 1 : margin >= 3 ? 0 : lost;
  const end = (card: CardChoice): Line => lineFrom(play(position, { kind: 'lay', card }), army);
  if (chance === 1) return end(0);
  const won = end(0);
  if (chance === 0) return won;
  const beaten = end(3);
  return {
    value: won.value * (1 - chance) + beaten.value * chance,
    end: chance > 0.5 ? beaten.end : won.end,
  };
}

/** The cards that an army's hand may be made of, as far as the enemy knows: its hand and its deck. */
const unseenOf = ({ hands, decks }: Position, army: Army): CardCounts =>
  decks[army].reduce((counts, card) => changed(counts, card, 1), hands[army]);

const handSize = ({ hands }: Position, army: Army): number =>
  hands[army][0] + hands[army][1] + hands[army][2];

/** The defender's card, against each card that the attacker may have laid. */
function defending(position: Position, army: Army): (move: Move) => number {
  const { battle, round } = position;
  const enemy = enemyOf(army);
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
      return weight * afterDefence(shown, army, move);
    });
    return values.reduce((sum, value) => sum + value, 0) / all - keepsCard(round, move.card);
  };
}

/** What is left to the defender: a victorious attacker takes what is there. */
function afterDefence(position: Position, army: Army, move: Move): number {
  const { battle } = position;
  const after = play(position, move);
  if (battle === null || move.kind !== 'lay') return worth(after, army);
  const fought = { ...battle, cards: [battle.cards[0], move.card] as const };
  if (!attackerWins(strengthsIn(position, fought, enemyOf(army)))) return worth(after, army);
  return -lineFrom(after, enemyOf(army)).value;
}

/** The card kept is worth its best place; the card given away its best place for the enemy. */
function drafting(position: Position, army: Army, move: Move): number {
  const kept = play(position, move);
  const enemy = enemyOf(army);
  const theirs: Position = {
    ...kept,
    player: enemy,
    held: army === 0 ? [null, kept.held[1]] : [kept.held[0], null],
  };
  return bestPlace(kept, army) - bestPlace(theirs, enemy);
}

const bestPlace = (position: Position, army: Army): number =>
  moves(position).reduce((most, move) => Math.max(most, worth(play(position, move), army)), -Infinity) -
  worth(position, army);

/** The legal moves without those that hardly ever matter. */
function sensible(position: Position, army: Army): readonly Move[] {
  const list = moves(position);
  const kept = list.filter((move) => isSensible(position, army, move));
  return kept.length > 0 ? kept : list;
}

function isSensible(position: Position, army: Army, move: Move): boolean {
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
    // Once on a field is enough to come to whatever is worth something.
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
