import {
  type Breach,
  type Game,
  type Sights,
  chanceOf,
  countOnly,
  failed,
  judgeBy,
  ok,
  ownersOnly,
  seatsOf,
  seenBy,
  shuffle,
} from '../../../../../../src/referee/index.ts';
import { FROGS, HOPS, LAST_STONE } from '../../../../cards/stepping-stones/data/box.ts';
import type { StatementId } from '../../../../content/stepping-stones/statements.ts';
import { withoutOne } from '../../../../../../src/referee/interchangeable.ts';
import type { StonesSaid } from '../messages.ts';

/**
 * The rules of Stepping Stones: three hop cards a frog, played in turn; the first on the last stone wins, and if nobody
 * gets there, nobody does. It has what the kernel has to cope with (chance, hidden hands, an option) and nothing more.
 */
export interface Stones {
  /** Option `far`: a hop may end beyond the last stone, on the last. */
  readonly far: boolean;
  /** Where the frogs sit; 0 is the bank. */
  readonly at: readonly [number, number];
  /** The hop cards in hand, by frog. */
  readonly hands: readonly [readonly number[], readonly number[]];
  readonly turn: 0 | 1;
}

/** A hop, by its number of stones. */
export interface Hop {
  readonly hops: number;
}

type Hand = readonly number[];

export interface StonesSeen extends Omit<Stones, 'hands'> {
  readonly viewer: number;
  /** The own cards, and the number of cards of the other frog. */
  readonly hands: readonly [Hand | number, Hand | number];
  /** The game is over, also because a frog cannot hop: that is public. */
  readonly over: boolean;
}

const SIGHTS: Sights<Stones, StonesSeen> = { hands: ownersOnly<Hand, number>(countOnly) };

const ALL = HOPS.flatMap((card) => Array.from({ length: card.count }, () => card.hops as number));

const ended = ({ at, hands, turn }: Stones): boolean => at.includes(LAST_STONE) || hands[turn].length === 0;

const reaches = ({ at, turn }: Stones, hops: number): number => at[turn] + hops;

function play(position: Stones, { hops }: Hop): Stones {
  const { turn, at, hands } = position;
  const stone = Math.min(LAST_STONE, reaches(position, hops));
  const hand = withoutOne(hands[turn], hops);
  return {
    ...position,
    at: turn === 0 ? [stone, at[1]] : [at[0], stone],
    hands: turn === 0 ? [hand, hands[1]] : [hands[0], hand],
    turn: turn === 0 ? 1 : 0,
  };
}

/** A hop beyond the last stone, which only the option allows. */
const tooFar = (position: Stones, hops: number): boolean =>
  !position.far && reaches(position, hops) > LAST_STONE;

export const steppingStones: Game<Stones, Hop, StatementId, 'far', StonesSeen, StonesSaid> = {
  id: 'stepping-stones',
  name: 'Stepping Stones',
  rules: '1',
  seats: seatsOf(...FROGS),
  options: ['far'],
  bound: ALL.length,
  setUp: (on, chance) => {
    const dealt = shuffle(chance, 'hops', ALL);
    if (dealt.chance.refused.length > 0) return failed(...dealt.chance.refused);
    const hands = [dealt.order.slice(0, 3), dealt.order.slice(3)] as const;
    return ok({ far: on.includes('far'), at: [0, 0], hands, turn: 0 });
  },
  optionsOn: ({ far }) => (far ? ['far'] : []),
  toAct: (position) => (isOver(position) ? null : position.turn),
  moves: (position) =>
    ended(position) ? [] : [1, 2].filter((hops) => mayHop(position, hops)).map((hops) => ({ hops })),
  judge: (position, hop) => judged(position, hop),
  turnRule: () => 'S1',
  play,
  outcome: (position) => {
    if (!isOver(position)) return null;
    const winner = position.at.indexOf(LAST_STONE);
    return { winners: winner < 0 ? [] : [winner], totals: position.at, rules: ['S2'] };
  },
  observe: (position, player) => ({ ...seenBy(SIGHTS, position, player), over: isOver(position) }),
  resample: ({ viewer, hands, over, ...open }, seed) => {
    const [own, other] = viewer === 0 ? hands : [hands[1], hands[0]];
    const hand = typeof own === 'number' ? [] : own;
    const unseen = hand.reduce(withoutOne, ALL as Hand);
    for (let deal = 0; ; deal++) {
      const dealt = shuffle(chanceOf(`${seed}/${deal}`), 'hops', unseen).order.slice(0, Number(other));
      const position: Stones = { ...open, hands: viewer === 0 ? [hand, dealt] : [dealt, hand] };
      if (isOver(position) === over) return position;
    }
  },
  revealed: ({ turn }, { hops }, after) => [
    { to: 1 - turn, rule: 'S1', what: { says: 'cardShown', hops } },
    ...(isStuck(after)
      ? [{ to: turn, rule: 'S1', what: { says: 'isStuck', frog: FROGS[after.turn] } } as const]
      : []),
  ],
  print: (_, { hops }) => `hop ${hops}`,
  parse: (_, words) => {
    const hops = Number(/^hop ([12])$/.exec(words)?.[1]);
    return hops > 0 ? ok({ hops }) : failed({ says: 'noMove', written: words });
  },
};

type StonesBreach = Breach<StatementId, Hop, StonesSaid>;

function breaches(position: Stones, { hops }: Hop): readonly StonesBreach[] {
  const { at, hands, turn } = position;
  if (ended(position)) return [{ rule: 'S2', remedy: { says: 'gameOver' } }];
  return [
    ...(hands[turn].includes(hops) ? [] : [breach('S1', { says: 'needsCard', hops })]),
    ...(tooFar(position, hops) ? [breach('S2', { says: 'hopAtMost', stones: LAST_STONE - at[turn] })] : []),
  ];
}

const breach = (rule: StatementId, remedy: StonesSaid): StonesBreach => ({ rule, remedy });

const judged = judgeBy<Stones, Hop, StatementId, 'far', StonesBreach, StonesSaid>({
  breaches,
  explained: (_position, _hop, found) => found,
  options: () => ['far'],
  ruleOf: () => 'S2',
  switched: (position) => ({ ...position, far: !position.far }),
});

function mayHop(position: Stones, hops: number): boolean {
  return position.hands[position.turn].includes(hops) && !tooFar(position, hops);
}

/** The frog to move holds cards, but may play none: that ends the game. */
const isStuck = (position: Stones): boolean =>
  !ended(position) && !(mayHop(position, 1) || mayHop(position, 2));

const isOver = (position: Stones): boolean => ended(position) || isStuck(position);
