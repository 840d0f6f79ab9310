import type { SpokenGame } from '../../../src/referee/game.ts';
import { REFEREE_EN } from '../../../src/referee/messages/kernel.en.ts';
import { failed, ok } from '../../../src/result.ts';

/**
 * A race for tests: three seats in two teams, a loaded die, and no bound, since players may always rest. On a turn
 * the die is rolled, then its player runs that far or rests; whoever reaches the last mark wins with their team.
 */
export interface Race {
  readonly at: readonly [number, number, number];
  readonly turn: number;
  /** The number rolled; null before the roll. */
  readonly die: number | null;
}

export type RaceMove = { readonly roll: number } | 'run' | 'rest';

export const LAST_MARK = 6;
/** The weights of the numbers 1, 2 and 3 of the loaded die. */
export const DIE = [3, 2, 1] as const;

export const START: Race = { at: [0, 0, 0], turn: 0, die: null };

const runner = ({ at }: Race): number => at.findIndex((mark) => mark >= LAST_MARK);

const words = (move: RaceMove): string => (typeof move === 'string' ? move : `roll ${move.roll}`);

const moves = (race: Race): readonly RaceMove[] => {
  if (runner(race) >= 0) return [];
  return race.die === null ? DIE.map((_, index) => ({ roll: index + 1 })) : ['run', 'rest'];
};

function play({ at, turn, die }: Race, move: RaceMove): Race {
  if (typeof move !== 'string') return { at, turn, die: move.roll };
  const run = move === 'run' ? (die ?? 0) : 0;
  const [one, two, three] = at.map((mark, seat) => (seat === turn ? mark + run : mark));
  return { at: [one ?? 0, two ?? 0, three ?? 0], turn: (turn + 1) % 3, die: null };
}

export const diceRace: SpokenGame<Race, RaceMove, 'R1' | 'R2', never, Race> = {
  words: REFEREE_EN,
  id: 'dice-race',
  name: 'Dice race',
  rules: '1',
  seats: [
    { id: 'ant', name: 'the ant', team: 0, ink: 'red', shape: 'round' },
    { id: 'bee', name: 'the bee', team: 1, ink: 'gray', shape: 'square' },
    { id: 'fly', name: 'the fly', team: 0, ink: 'blue', shape: 'diamond' },
  ],
  options: [],
  bound: null,
  setUp: () => ok(START),
  optionsOn: () => [],
  toAct: (race) => (runner(race) >= 0 ? null : race.die === null ? 'chance' : race.turn),
  moves,
  weight: (_, move) => (typeof move === 'string' ? 1 : (DIE[move.roll - 1] ?? 0)),
  judge: (race, move) => {
    const allowed = moves(race).some((other) => words(other) === words(move));
    return {
      allowed,
      basis: 'rule',
      breaches: allowed ? [] : [{ rule: 'R2', remedy: 'roll first, then run or rest' }],
      rulings: [],
    };
  },
  turnRule: () => 'R2',
  play,
  outcome: (race) =>
    runner(race) < 0 ? null : { winners: runner(race) === 1 ? [1] : [0, 2], totals: null, rules: ['R1'] },
  observe: (race) => race,
  resample: (race) => race,
  revealed: () => [],
  print: (_, move) => words(move),
  parse: (_, text) => {
    const roll = Number(/^roll ([1-9])$/.exec(text)?.[1]);
    if (roll > 0) return ok({ roll });
    return text === 'run' || text === 'rest'
      ? ok(text)
      : failed(`"${text}": write it like "roll 2" or "run"`);
  },
};
