/** The rules of Harbour to play by. Numbers in brackets are those of rules.md. */
import { simpleGame, type Deal } from 'fieldkit/rules';

type Seat = 'red' | 'blue';

export interface Harbour {
  readonly turn: Seat;
  /** Turns until the tide is out. */
  readonly tide: number;
  readonly at: Readonly<Record<Seat, string>>;
  readonly hands: Readonly<Record<Seat, readonly string[]>>;
  /** The cards that were put away. */
  readonly away: readonly string[];
}

export const QUAYS: Readonly<Record<string, string>> = { fish: 'a1', timber: 'd1', coal: 'a4', mail: 'd4' };
const BANKS = ['b2', 'c3'];
const CARGO = Object.keys(QUAYS).flatMap((card) => [card, card, card]);
const FIELDS = ['a', 'b', 'c', 'd'].flatMap((letter) => [1, 2, 3, 4].map((number) => `${letter}${number}`));

const other = (seat: Seat): Seat => (seat === 'red' ? 'blue' : 'red');

const isBeside = (one: string, two: string): boolean => {
  const across = Math.abs(one.charCodeAt(0) - two.charCodeAt(0));
  return across + Math.abs(Number(one[1]) - Number(two[1])) === 1;
};

/** About how far a tug has still to go: fields to the nearest quay that it has a card for, and four for each further card. */
function wayOf(hand: readonly string[], at: string): number {
  const steps = hand.map((card) => {
    const quay = QUAYS[card] ?? at;
    return Math.abs(quay.charCodeAt(0) - at.charCodeAt(0)) + Math.abs(Number(quay[1]) - Number(at[1]));
  });
  return hand.length === 0 ? 0 : Math.min(...steps) + 4 * hand.length;
}

function setUp({ shuffle }: Deal): Harbour {
  const cards = shuffle(CARGO);
  const hands = { red: cards.slice(0, 3), blue: cards.slice(3, 6) };
  return { turn: 'red', tide: 40, at: { red: 'a2', blue: 'd3' }, hands, away: cards.slice(6) };
}

/** Why a move is not allowed; null where it is. */
function why({ turn, at, hands }: Harbour, move: string): string | null {
  const [verb, to = ''] = move.split(' ');
  if (verb === 'sail') {
    if (!FIELDS.includes(to)) return 'the harbour has fields from a1 to d4 (2.2)';
    if (!isBeside(at[turn], to)) return `${to} is not beside ${at[turn]}, where your tug lies (2.2)`;
    if (BANKS.includes(to)) return `${to} is a sandbank: sail round it (2.3)`;
    return to === at[other(turn)] ? `the other tug lies on ${to}: wait, or sail round it (2.3)` : null;
  }
  if (verb !== 'unload')
    return 'sail to a field, as in "sail a1", or unload a card, as in "unload fish" (2.1)';
  if (!hands[turn].includes(to)) return `there is no ${to} in your hand (2.4)`;
  return at[turn] === QUAYS[to] ? null : `${to} is unloaded at ${QUAYS[to]}: sail there first (2.4)`;
}

function play(before: Harbour, move: string): Harbour {
  const { turn, tide, at, hands } = before;
  const [verb, what = ''] = move.split(' ');
  const next = { ...before, turn: other(turn), tide: tide - 1 };
  if (verb === 'sail') return { ...next, at: { ...at, [turn]: what } };
  const card = hands[turn].indexOf(what);
  return { ...next, hands: { ...hands, [turn]: hands[turn].filter((_, index) => index !== card) } };
}

function winner({ hands, tide }: Harbour) {
  const [red, blue] = [hands.red.length, hands.blue.length];
  if (red === 0 || blue === 0) return { winner: red === 0 ? 'red' : 'blue', rule: '3.1' };
  if (tide > 0) return null;
  return { winner: red === blue ? 'draw' : red < blue ? 'red' : 'blue', rule: '3.2' };
}

export const harbour = simpleGame<Harbour>({
  seats: ['red', 'blue'],
  setUp,
  moves: (position) =>
    [...FIELDS.map((to) => `sail ${to}`), ...Object.keys(QUAYS).map((card) => `unload ${card}`)].filter(
      (move) => why(position, move) === null,
    ),
  why,
  play,
  winner,
  hidden: { hands: 'others', away: 'all' },
  tells: ({ turn }, move) => {
    const [verb, what = ''] = move.split(' ');
    return verb === 'sail' ? `${turn} sails to ${what} (2.2)` : `${turn} unloads ${what} (2.4)`;
  },
  worth: ({ hands, at }, seat) => {
    const [mine, theirs]: Seat[] = seat === 0 ? ['red', 'blue'] : ['blue', 'red'];
    return 0.5 + 0.02 * (wayOf(hands[theirs], at[theirs]) - wayOf(hands[mine], at[mine]));
  },
  rule: '2.1',
  longest: 40,
});
