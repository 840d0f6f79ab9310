import {
  type Breach,
  type Game,
  type Result,
  type Seats,
  failed,
  judgeBy,
  ok,
} from '../../../../../../src/referee/index.ts';
import { FERRIES, LOADS, TURNS, WORTH, type Load } from '../../../../cards/drie-veren/data/box.ts';
import type { StatementId } from '../../../../content/drie-veren/statements.ts';
import { withoutOne } from '../../../../../../src/referee/interchangeable.ts';
import { rollsOf, waysOf } from '../../../../../../src/dice.ts';
import { answered, asked } from '../../../../../../src/referee/pending-stack.ts';
import {
  actorIn,
  askedAgainst,
  firstHands,
  isCalmed,
  observe,
  resample,
  sailorOf,
  sorted,
  type Veren,
  type VerenSeen,
} from './position.ts';
import type { VerenSaid } from '../messages.ts';

/**
 * The rules of Drie Veren: sail with a load, wait whether the others blow against it, roll. It has what Stepping Stones
 * has not: three players, dice, and answers of those whose turn it is not. A move is its notation.
 */
export type VerenMove = `vaar ${Load}` | 'blijf' | 'wind' | 'laat' | `worp ${string}`;

export const loadOf = (move: VerenMove): Load | undefined => LOADS.find((load) => move === `vaar ${load}`);

/** The dice of a roll; null for any other move. */
export const diceOf = (move: VerenMove): readonly number[] | null =>
  move.startsWith('worp') ? move.split(' ').slice(1).map(Number) : null;

/** All moves of players; rolls are chance's. */
export const PLAYER_MOVES: readonly VerenMove[] = [
  ...LOADS.map((load) => `vaar ${load}` as const),
  'blijf',
  'wind',
  'laat',
];

function moves(position: Veren): readonly VerenMove[] {
  const actor = actorIn(position);
  if (actor === null) return [];
  if (actor === 'chance') return rollsOf(1 + position.winds).map((dice) => `worp ${dice.join(' ')}` as const);
  const hand = position.hands[actor] ?? [];
  if (position.frames.length > 0)
    return hand.includes('wind') && !isCalmed(position) ? ['wind', 'laat'] : ['laat'];
  return [...LOADS.filter((load) => hand.includes(load)).map((load) => `vaar ${load}` as const), 'blijf'];
}

export const arrivesBy = (load: Load, dice: readonly number[]): boolean => Math.min(...dice) >= WORTH[load];

function play(position: Veren, move: VerenMove): Veren {
  const { hands, frames, turns, winds, water, quays, afloat } = position;
  const sailor = sailorOf(position);
  const load = loadOf(move);
  const dice = diceOf(move);
  const played = (seat: number, card: Load | 'wind') => hands.with(seat, withoutOne(hands[seat] ?? [], card));
  if (load !== undefined) {
    const waiting = asked([], ...askedAgainst(sailor));
    return { ...position, hands: played(sailor, load), afloat: load, dice: [], frames: waiting };
  }
  if (move === 'blijf') return { ...position, turns: turns + 1, dice: [] };
  if (move === 'laat') return { ...position, frames: answered(frames) };
  if (dice === null || afloat === null) {
    const blown = { winds: winds + 1, water: sorted<Veren['water'][number]>([...water, 'wind']) };
    return {
      ...position,
      ...blown,
      hands: played(frames.at(-1)?.seat ?? 0, 'wind'),
      frames: answered(frames),
    };
  }
  const over = { ...position, turns: turns + 1, afloat: null, winds: 0, dice };
  return arrivesBy(afloat, dice)
    ? { ...over, quays: quays.with(sailor, sorted([...(quays[sailor] ?? []), afloat])) }
    : { ...over, water: sorted([...water, afloat]) };
}

export const worthOf = (loads: readonly Load[]): number => loads.reduce((sum, load) => sum + WORTH[load], 0);

type VerenBreach = Breach<StatementId, VerenMove, VerenSaid>;

function breaches(position: Veren, move: VerenMove): readonly VerenBreach[] {
  const actor = actorIn(position);
  const dice = diceOf(move);
  const legal = moves(position);
  if (actor === null) return [{ rule: 'V6', remedy: { says: 'gameOver' } }];
  if (actor === 'chance') {
    const count = 1 + position.winds;
    if (dice === null) return [{ rule: 'V3', remedy: { says: 'rollFirst' } }];
    return dice.length === count ? [] : [{ rule: 'V3', remedy: { says: 'needsDice', count } }];
  }
  const breach = (rule: StatementId, remedy: VerenSaid): VerenBreach => {
    const advice = legal.map((instead) => ({ kind: 'instead', moves: [instead] }) as const);
    return { rule, remedy, advice };
  };
  const hand = position.hands[actor] ?? [];
  const load = loadOf(move);
  if (position.frames.length === 0) {
    if (load === undefined) return move === 'blijf' ? [] : [breach('V1', { says: 'nobodySails' })];
    return hand.includes(load) ? [] : [breach('V1', { says: 'needsCard', card: load })];
  }
  if (move === 'laat') return [];
  if (move !== 'wind') return [breach('V2', { says: 'answerFirst' })];
  return [
    ...(hand.includes('wind') ? [] : [breach('V2', { says: 'needsCard', card: 'wind' })]),
    ...(isCalmed(position) ? [breach('V5', { says: 'oneWind' })] : []),
  ];
}

const judge = judgeBy<Veren, VerenMove, StatementId, 'storm', VerenBreach, VerenSaid>({
  breaches,
  explained: (_position, _move, found) => found,
  options: (move) => (move === 'wind' ? ['storm'] : []),
  ruleOf: () => 'V5',
  switched: (position) => ({ ...position, storm: !position.storm }),
});

function parse(_: unknown, written: string): Result<VerenMove, VerenSaid> {
  const words = written.toLowerCase().trim().split(/\s+/);
  const dice = words.slice(1).toSorted().join(' ');
  if (words[0] === 'worp' && /^[1-6]( [1-6]){0,2}$/.test(dice)) return ok(`worp ${dice}` as const);
  const move = PLAYER_MOVES.find((one) => one === words.join(' '));
  return move === undefined ? failed({ says: 'noMove', written }) : ok(move);
}

export const SEATS: Seats = [
  { id: 'noord', name: 'noord', team: 0, ink: 'blue', shape: 'triangle' },
  { id: 'zuid', name: 'zuid', team: 1, ink: 'ochre', shape: 'hexagon' },
  { id: 'west', name: 'west', team: 2, ink: 'violet', shape: 'cross' },
];

export const drieVeren: Game<Veren, VerenMove, StatementId, 'storm', VerenSeen, VerenSaid> = {
  id: 'drie-veren',
  name: 'drie-veren',
  rules: '1',
  seats: SEATS,
  options: ['storm'],
  bound: 4 * TURNS,
  setUp: (on, chance) => {
    const { hands, refused } = firstHands(chance);
    if (refused.length > 0) return failed(...refused);
    const table = { quays: FERRIES.map(() => []), water: [], afloat: null, winds: 0, dice: [], frames: [] };
    return ok({ storm: on.includes('storm'), turns: 0, hands, ...table });
  },
  optionsOn: ({ storm }) => (storm ? ['storm'] : []),
  toAct: actorIn,
  moves,
  weight: (_, move) => waysOf(diceOf(move) ?? []),
  judge,
  turnRule: ({ frames, afloat }) => (frames.length > 0 ? 'V2' : afloat === null ? 'V1' : 'V3'),
  play,
  outcome: (position) => {
    if (actorIn(position) !== null) return null;
    const totals = position.quays.map(worthOf);
    const most = Math.max(...totals);
    return { winners: [...totals.keys()].filter((seat) => totals[seat] === most), totals, rules: ['V6'] };
  },
  observe,
  resample,
  // Everybody sees that a hand is empty, and that one wind has blown.
  forced: (seen) => {
    const actor = actorIn(seen);
    const isEmpty = typeof actor === 'number' && seen.counts[actor] === 0;
    if (seen.frames.length > 0) return isEmpty || isCalmed(seen) ? 'laat' : null;
    return isEmpty ? 'blijf' : null;
  },
  revealed: (before, move) => {
    const card = move === 'wind' ? move : loadOf(move);
    const others = FERRIES.flatMap((_, seat) => (seat === actorIn(before) ? [] : [seat]));
    return card ? others.map((to) => ({ to, rule: 'V1', what: { says: 'card', card } })) : [];
  },
  print: (_, move) => move,
  parse,
};
