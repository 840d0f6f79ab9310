import { chanceOf, shuffle } from '../../../src/referee/chance/random.ts';
import { answered, asked, top } from '../../../src/referee/pending-stack.ts';
import type { SpokenGame } from '../../../src/referee/game.ts';
import { REFEREE_EN } from '../../../src/referee/messages/kernel.en.ts';
import { failed, ok } from '../../../src/result.ts';
import { seatsOf } from '../../../src/referee/seats.ts';

/**
 * A card duel for tests. On a turn a player draws a card that only they see, then strikes or waits. The other may play
 * a dodge, which may be cancelled by a card; after a cancelled dodge another may be played. Two hits win; when the deck
 * is empty, it is a draw.
 */
export const CARDS = ['dodge', 'cancel', 'blank'] as const;
export type Card = (typeof CARDS)[number];
/** Number of each card. */
export type Counts = Readonly<Record<Card, number>>;

export interface Window {
  readonly kind: 'turn' | 'strike' | 'dodge';
  readonly seat: number;
}

export interface Duel {
  readonly deck: Counts;
  readonly hands: readonly [Counts, Counts];
  /** Hits taken. */
  readonly hits: readonly [number, number];
  /** Whether the card of this turn has been drawn. */
  readonly drawn: boolean;
  /** The pending stack: the turn at the bottom, open answers on top. */
  readonly frames: readonly Window[];
}

export interface DuelSeen extends Omit<Duel, 'deck' | 'hands'> {
  readonly viewer: number;
  readonly hand: Counts;
  readonly others: number;
  readonly unseen: Counts;
}

export type DuelMove = { readonly draw: Card } | 'strike' | 'wait' | 'dodge' | 'cancel' | 'pass';

const NO_CARDS: Counts = { dodge: 0, cancel: 0, blank: 0 };
const DECK: Counts = { dodge: 3, cancel: 2, blank: 3 };

export const countIn = (cards: Counts): number => CARDS.reduce((sum, card) => sum + cards[card], 0);
const changed = (cards: Counts, card: Card, by: number): Counts => ({ ...cards, [card]: cards[card] + by });
const other = (seat: number): 0 | 1 => (seat === 0 ? 1 : 0);

const withHand = (duel: Duel, seat: number, card: Card, by: number): Duel['hands'] => [
  seat === 0 ? changed(duel.hands[0], card, by) : duel.hands[0],
  seat === 1 ? changed(duel.hands[1], card, by) : duel.hands[1],
];

const ended = ({ deck, hits, drawn }: Duel): boolean =>
  hits.some((count) => count === 2) || (!drawn && countIn(deck) === 0);

const words = (move: DuelMove): string => (typeof move === 'string' ? move : `draw ${move.draw}`);

/** The legal moves for the top frame, given a hand. */
function answers(window: Window | null, hand: Counts): readonly DuelMove[] {
  if (window === null) return [];
  if (window.kind === 'turn') return ['strike', 'wait'];
  const card = window.kind === 'strike' ? 'dodge' : 'cancel';
  return hand[card] > 0 ? [card, 'pass'] : ['pass'];
}

function moves(duel: Duel): readonly DuelMove[] {
  if (ended(duel)) return [];
  if (!duel.drawn) return CARDS.filter((card) => duel.deck[card] > 0).map((card) => ({ draw: card }));
  const window = top(duel.frames);
  return answers(window, duel.hands[window?.seat === 1 ? 1 : 0]);
}

function play(duel: Duel, move: DuelMove): Duel {
  const { frames, deck, hits } = duel;
  const seat = top(frames)?.seat ?? 0;
  const turn = (next: number): Duel['frames'] => [{ kind: 'turn', seat: next }];
  if (typeof move !== 'string')
    return {
      ...duel,
      deck: changed(deck, move.draw, -1),
      hands: withHand(duel, seat, move.draw, 1),
      drawn: true,
    };
  switch (move) {
    case 'strike':
      return { ...duel, frames: asked(frames, { kind: 'strike', seat: other(seat) }) };
    case 'wait':
      return { ...duel, drawn: false, frames: turn(other(seat)) };
    case 'dodge':
      return {
        ...duel,
        hands: withHand(duel, seat, 'dodge', -1),
        frames: asked(frames, { kind: 'dodge', seat: other(seat) }),
      };
    case 'cancel':
      return { ...duel, hands: withHand(duel, seat, 'cancel', -1), frames: answered(frames) };
    case 'pass': {
      // Passing on a strike lets it hit; passing on a dodge lets it succeed, and the strike is over.
      const hit = top(frames)?.kind === 'strike';
      const struck = hit ? seat : other(seat);
      const taken: Duel['hits'] = [
        hits[0] + (hit && struck === 0 ? 1 : 0),
        hits[1] + (hit && struck === 1 ? 1 : 0),
      ];
      return { ...duel, hits: taken, drawn: false, frames: turn(struck) };
    }
  }
}

export const FIRST_DUEL: Duel = {
  deck: DECK,
  hands: [NO_CARDS, NO_CARDS],
  hits: [0, 0],
  drawn: false,
  frames: [{ kind: 'turn', seat: 0 }],
};

const listOf = (cards: Counts): readonly Card[] =>
  CARDS.flatMap((card) => Array.from({ length: cards[card] }, () => card));

export const cardDuel: SpokenGame<Duel, DuelMove, 'D1' | 'D2' | 'D3', never, DuelSeen> = {
  words: REFEREE_EN,
  id: 'card-duel',
  name: 'Card duel',
  rules: '1',
  seats: seatsOf('north', 'south'),
  options: [],
  bound: 60,
  setUp: () => ok(FIRST_DUEL),
  optionsOn: () => [],
  toAct: (duel) => (ended(duel) ? null : duel.drawn ? (top(duel.frames)?.seat ?? null) : 'chance'),
  moves,
  weight: ({ deck }, move) => (typeof move === 'string' ? 1 : deck[move.draw]),
  judge: (duel, move) => {
    const allowed = moves(duel).some((legal) => words(legal) === words(move));
    return {
      allowed,
      basis: 'rule',
      breaches: allowed ? [] : [{ rule: 'D2', remedy: `answer with ${moves(duel).map(words).join(' or ')}` }],
      rulings: [],
    };
  },
  turnRule: ({ frames }) => (top(frames)?.kind === 'turn' ? 'D1' : 'D2'),
  play,
  outcome: (duel) => {
    if (!ended(duel)) return null;
    const loser = duel.hits.indexOf(2);
    return { winners: loser < 0 ? [] : [other(loser)], totals: null, rules: ['D3'] };
  },
  observe: ({ deck, hands, ...open }, player) => {
    const viewer = player === 1 ? 1 : 0;
    const theirs = hands[other(viewer)];
    const unseen = CARDS.reduce((all, card) => changed(all, card, theirs[card]), deck);
    return { ...open, viewer, hand: hands[viewer], others: countIn(theirs), unseen };
  },
  resample: ({ viewer, hand, others, unseen, ...open }, seed) => {
    const dealt = shuffle(chanceOf(seed), 'hand', listOf(unseen)).order.slice(0, others);
    const theirs = dealt.reduce<Counts>((cards, card) => changed(cards, card, 1), NO_CARDS);
    const deck = dealt.reduce<Counts>((cards, card) => changed(cards, card, -1), unseen);
    return { ...open, deck, hands: viewer === 0 ? [hand, theirs] : [theirs, hand] };
  },
  // With an empty hand, which everybody can see, passing is the only move.
  forced: ({ viewer, others, frames, hits, drawn }) => {
    const window = top(frames);
    const isTheirs = window !== null && window.kind !== 'turn' && window.seat !== viewer;
    return drawn && isTheirs && others === 0 && !hits.includes(2) ? 'pass' : null;
  },
  revealed: () => [],
  print: (_, move) => words(move),
  parse: (_, text) => {
    const card = CARDS.find((name) => text === `draw ${name}`);
    if (card !== undefined) return ok({ draw: card });
    const move = (['strike', 'wait', 'dodge', 'cancel', 'pass'] as const).find((name) => name === text);
    return move === undefined ? failed(`"${text}": write it like "strike" or "draw dodge"`) : ok(move);
  },
};
