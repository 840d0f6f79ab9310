import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { judge } from './judge.ts';
import { MOVE_KINDS, type Move, moves } from './moves.ts';
import type { Position } from './position.ts';
import { randomGame, randomOptions } from '../../../../tests/victory-tank/random-games.ts';
import { parse } from './parse-notation.ts';
import { play } from './play.ts';
import { victoryTankPositions as positions } from './position-format.ts';
import { say } from '../../../../tests/victory-tank/in-words.ts';

/** Some positions of random games under random rulings: every `nth`. */
function sample(games: number, nth: number, look: (position: Position) => void): void {
  for (let game = 0; game < games; game++) {
    const seed = `sample-${game}`;
    randomGame(seed, game % 3 === 0 ? [] : randomOptions(seed), (position, _move, _next, count) => {
      if ((count + game) % nth === 0) look(position);
    });
  }
}

/** Every number and choice a move of any kind may have. */
const NUMBERS = [
  'card',
  'column',
  'row',
  'facing',
  'pay',
  'from',
  'to',
  'foot',
  'crew',
  'board',
  'count',
  'at',
  'target',
];

/** Whether a move has all properties of another; additional ones do not matter. */
const isSame = (move: Move, other: Move): boolean =>
  Object.entries(move).every(([key, value]) =>
    Object.is(value, (other as unknown as Record<string, unknown>)[key]),
  );

describe('a try that no board could show', () => {
  const odd = fc.oneof(fc.integer({ min: -2, max: 40 }), fc.constantFrom(0.5, NaN, Infinity, 1e9));
  const anyMove = fc.record({
    kind: fc.constantFrom(...MOVE_KINDS, 'fly', 'constructor', ''),
    ...Object.fromEntries(NUMBERS.map((key) => [key, odd])),
    tank: fc.boolean(),
    turned: fc.boolean(),
    action: fc.constantFrom('move', 'recruit', 'attack', 'dance', 'constructor', undefined),
  });

  it('is refused like any other, whatever its numbers', () => {
    const positions: Position[] = [];
    sample(6, 13, (position) => positions.push(position));
    fc.assert(
      fc.property(fc.constantFrom(...positions), anyMove, (position, tried) => {
        const move = tried as unknown as Move;
        const listed = moves(position).some((other) => isSame(other, move));
        expect(judge(position, move).allowed).toBe(listed);
      }),
      { numRuns: 5000 },
    );
  });
});

const RING = [
  { card: 'tank', at: 'n2', turned: true },
  { card: 'bunker', at: 'w1s1' },
  { card: 'crate', at: 'e1n1', turned: true },
];
const MOVING = { kind: 'move', left: 2, used: true };

/** The rulings without an option that bear on a move, with whether the verdict would be reversed: "M6a differs". */
function rulings(written: object, ...line: string[]): string[] {
  const found = positions.read({ round: 4, cards: RING, ...written });
  if (!found.ok) throw new Error(JSON.stringify(found.faults));
  const moves = (position: typeof found.value, words: string) => {
    const move = parse(position, words);
    if (!move.ok) throw new Error(move.faults.join());
    return move.value;
  };
  const before = line
    .slice(0, -1)
    .reduce((position, words) => play(position, moves(position, words)), found.value);
  return judge(before, moves(before, line.at(-1) ?? '')).rulings.flatMap(({ rule, option, differs }) =>
    option === null
      ? [`${rule} ${differs === 'perhaps' ? differs : differs ? 'differs' : 'is the same'}`]
      : [],
  );
}

describe('the other reading of a ruling that cannot be switched', () => {
  it('would let points be added to an action, but not its kind be changed', () => {
    const moving = { action: MOVING, points: { red: 1 } };
    expect(rulings(moving, 'move 1')).toEqual(['C4 differs']);
    expect(rulings(moving, 'move 2')).toEqual(['C4 is the same']);
    expect(rulings(moving, 'deploy w1n1')).toEqual(['C4 is the same']);
  });

  it('would let an action be announced that nobody could use, if it were paid', () => {
    expect(rulings({ points: { red: 1 } }, 'attack 1')).toEqual(['C4a differs']);
    expect(rulings({ points: { red: 1 } }, 'attack 2')).toEqual(['C4a is the same']);
    expect(rulings({ action: { kind: 'move', left: 2 } }, 'done')).toEqual(['C4a differs']);
  });

  it('would let some of those who claim the tank stay outside, if so many came', () => {
    const claiming = { action: MOVING, soldiers: { red: { o: 3 } } };
    expect(rulings(claiming, 'step 3 o to n1 boarding 1')).toEqual(['M3a differs']);
    expect(rulings(claiming, 'step 1 o to n1 boarding 2')).toEqual(['M3a is the same']);
  });

  it('would let the tank jump a gap, if it came to a field where it may end', () => {
    const east = { action: MOVING, tank: { at: 'w1s2', facing: 'east', army: 'red' } };
    expect(rulings(east, 'drive')).toEqual(['M6a is the same']);
    const farther = [...RING, { card: 'crate', at: 'e2' }, { card: 'crate', at: 'e2s2' }];
    expect(rulings({ ...east, cards: farther }, 'drive')).toEqual(['M6a differs']);
    const north = { action: MOVING, tank: { at: 'n2', facing: 'north', army: 'red' } };
    expect(rulings(north, 'drive')).toEqual(['M6a is the same']);
  });

  it('would not let anybody board or get off without a drive, or abandon the tank before it has gone', () => {
    const crew = { action: MOVING, tank: { at: 'n2', facing: 'south', army: 'red' } };
    expect(rulings({ ...crew, soldiers: { red: { n2: 1 } } }, 'board 1')).toEqual([]);
    expect(rulings(crew, 'drive', 'off 1')).toEqual(['M8a is the same']);
  });

  it('may turn on what was done before in the same action', () => {
    const groups = { action: { kind: 'move', left: 1, used: true }, soldiers: { red: { w1: 1, o: 1 } } };
    expect(rulings(groups, 'step 1 o to s1')).toEqual(['M0 perhaps']);
    expect(rulings({ ...groups, action: { kind: 'move', left: 2 } }, 'step 1 o to s1')).toEqual([]);
    expect(rulings({ ...groups, soldiers: { red: { o: 2 } } }, 'step 1 o to s1')).toEqual([]);
    expect(rulings({ ...groups, soldiers: { red: { o: 2 } } }, 'step 2 o to s1')).toEqual(['M0 perhaps']);
    expect(
      rulings({ action: MOVING, soldiers: { red: { o: 2 } } }, 'step 2 o to n1 boarding 2', 'drive'),
    ).toEqual(['M0 perhaps']);
    const fights = {
      action: { kind: 'attack', left: 1, used: true },
      soldiers: { red: { o: 2 }, gray: { s1: 1 } },
    };
    expect(rulings(fights, 'battle s1 from o with 1')).toEqual(['A1a perhaps', 'A2b perhaps']);
  });

  it('would have let soldiers claim the tank on whose field they stand', () => {
    const standing = { action: MOVING, soldiers: { red: { n1: 2 } } };
    expect(rulings(standing, 'turn east')).toEqual(['M4a differs']);
    expect(rulings(standing, 'turn north')).toEqual(['M4a is the same']);
  });

  it('would not let soldiers board where a drive begins', () => {
    const crew = { action: MOVING, tank: { at: 'n2', facing: 'south', army: 'red' } };
    expect(rulings({ ...crew, soldiers: { red: { n2: 1 } } }, 'drive', 'board 1')).toEqual(['M7a differs']);
  });
});

const RING_OF_CARDS = [
  { card: 'tank', at: 'n2', turned: true },
  { card: 'bunker', at: 'w1s1' },
  { card: 'crate', at: 'e1n1', turned: true },
  { card: 'bunker', at: 's2' },
];

/** The refusal of the last of some moves, a line for each rule. */
function refusal(written: object, ...line: string[]): string[] {
  const found = positions.read({ cards: RING_OF_CARDS, ...written });
  if (!found.ok) throw new Error(JSON.stringify(found.faults));
  let position = found.value;
  for (const [index, words] of line.entries()) {
    const move = parse(position, words);
    if (!move.ok) throw new Error(move.faults.join());
    if (index < line.length - 1) position = play(position, move.value);
    else return judge(position, move.value).breaches.map(({ rule, remedy }) => `${rule}: ${say(remedy)}`);
  }
  return [];
}

const move = { action: { kind: 'move', left: 1 } };
const two = { action: { kind: 'move', left: 2 } };
const red = (at: string, facing: string, crew = 1) => ({ tank: { at, facing, army: 'red', crew } });

describe('a refusal says in figures what would make the try legal', () => {
  it('when announcing', () => {
    expect(refusal({ points: { red: 1 }, hands: { red: [1] } }, 'move 2')).toEqual([
      'C3a: that costs 2 points, and you have 1 left. Pay 1 and play a card of 1 or more',
    ]);
    expect(refusal({ points: { red: 2 }, hands: { red: [1] } }, 'move 4+3')).toEqual([
      'C3a: that costs 4 points, and you have 2 left. Pay 2 or fewer',
      'C3b: that needs a 3, and you have only a 1 in hand. Play one of those, or none',
    ]);
    expect(refusal({}, 'move 0')).toEqual(['C3: an action costs at least 1 point. Pay 1 point']);
    expect(refusal({ points: { red: 2 } }, 'pass')).toEqual([
      'C5: you have 2 points and can use them. Announce a Move or a Recruit',
    ]);
  });

  it('when stepping', () => {
    const four = { ...move, soldiers: { red: { w1: 4 }, gray: { o: 2 } } };
    expect(refusal(four, 'step 4 w1 to w1n1')).toEqual([
      'M1: 1 point takes 3 soldiers, and 4 take 2 points. Take 3 of them',
    ]);
    expect(refusal(four, 'step 1 w1 to o')).toEqual([
      'M2: 2 gray soldiers stand in the middle (o), and only an attack wins that field. Step to your home base or the bunker (w1s1) instead',
    ]);
    expect(refusal({ ...four, action: { kind: 'move', left: 2 } }, 'step 2 w1 to s1')).toEqual([
      'G2: no edge joins field w1 and field s1: the way takes 2 steps, a point each, and 2 are left',
    ]);
    expect(refusal({ ...move, ...red('n1', 'north', 2) }, 'step 1 n1 to o')).toEqual([
      'M1: you have no soldiers on foot on the tank’s field; 2 are inside the tank',
    ]);
  });

  it('when driving', () => {
    expect(refusal({ ...move, ...red('n2', 'east') }, 'drive')).toEqual([
      'M6a: no card lies east of the tank’s field',
    ]);
    expect(refusal({ ...two, ...red('n2', 'east') }, 'drive')).toEqual([
      'M6a: no card lies east of the tank’s field. Turn it south first',
    ]);
    expect(refusal({ ...two, ...red('n1', 'west') }, 'drive')).toEqual([
      'M6c: the tank may not end on your home base. Turn it north, east or south first',
    ]);
    expect(
      refusal({ ...move, ...red('n2', 'south'), soldiers: { gray: { n1: 1, o: 1 } } }, 'drive', 'on', 'halt'),
    ).toEqual(['M6b: 1 gray soldier stands there. Drive 2 fields further']);
    expect(refusal({ ...move, tank: { at: 'n1', army: 'gray' } }, 'turn east')).toEqual([
      'M5: the tank is gray’s',
    ]);
  });

  it('when fighting', () => {
    const attack = {
      action: { kind: 'attack', left: 1 },
      soldiers: { red: { w1: 1, n1: 2 }, gray: { o: 1 } },
    };
    expect(refusal(attack, 'battle s1 from o with 1')).toEqual([
      'A1: none of gray’s soldiers is on field s1. Attack the middle (o)',
      'A2: you have no soldiers on foot in the middle (o)',
    ]);
    expect(refusal(attack, 'battle o from s1 with 2')).toEqual([
      'A2: you have no soldiers on foot on field s1',
    ]);
    expect(refusal(attack, 'battle o from w1 with 1', 'lay none', 'lay none', 'stay')).toEqual([
      'A8: nobody has moved in yet, and at least one has to. Let somebody move in',
    ]);
  });

  it('when several fields attack together', () => {
    const attack = {
      options: ['combined'],
      soldiers: { red: { o: 3, w1n1: 2 }, gray: { s1: 1, e1s2: 3 } },
      action: { kind: 'attack', left: 1 },
    };
    expect(refusal(attack, 'battle s1 from o with 1', 'join from w1n1 with 1')).toEqual([
      'A1: attackers come from next to field s1, and your home base is not; you have nobody else next to it. Say that nobody else joins',
    ]);
    expect(refusal(attack, 'battle s1 from o with 1', 'join from o with 1')).toEqual([
      'A2: who attacks from the middle (o) is settled already. Say that nobody else joins',
    ]);
    expect(refusal(attack, 'battle s1 from o with 1', 'lay none')).toEqual([
      'A2: you are still saying who attacks. Say first that nobody else joins',
    ]);
  });

  it('when the tank stands in the way', () => {
    const round = {
      cards: [{ card: 'tank', at: 'w1s1' }],
      soldiers: { red: { w1: 1, w1n1: 2 } },
      action: { kind: 'move', left: 2 },
    };
    expect(refusal(round, 'step 1 w1 to w1s2')).toEqual([
      'G2: no edge joins field w1 and field w1s2, and there is no way for them now',
    ]);
    expect(refusal({ action: { kind: 'move', left: 4 } }, 'step 1 w1n1 to e1n1')).toEqual([
      'G2: no edge joins your home base and field e1n1: the way takes 4 steps, a point each, and 4 are left',
    ]);
  });

  it('with nothing to do where nothing can be done', () => {
    expect(refusal({ supply: { red: 0 }, soldiers: { red: { w1n1: 10 } } }, 'deploy o')).toEqual([
      'C4: you have announced no Recruit',
      'R1a: all ten of your soldiers are in play, and nobody is left to recruit',
      'R1: there is no bunker in the middle (o), and no home base',
    ]);
    const aboard = {
      ...red('o', 'north', 2),
      soldiers: { red: {}, gray: { s1: 1 } },
      action: { kind: 'attack', left: 1 },
    };
    expect(refusal(aboard, 'battle s1 from o with 1')).toEqual([
      'A2: you have no soldiers on foot on the tank’s field. Attack with the tank and its crew of 2',
    ]);
    const vacant = {
      soldiers: { red: { o: 1, w1: 1 }, gray: { s1: 1 } },
      action: { kind: 'attack', left: 1 },
    };
    expect(refusal(vacant, 'battle n1 from o with 1')).toEqual([
      'A1: none of gray’s soldiers is on the tank’s field, and a tank without crew is claimed by stepping onto its field. Attack field s1',
    ]);
    expect(refusal(move, 'step 1 w1n1 to n9')).toEqual([
      'M1: no card lies there, and soldiers step from field to field of the battlefield',
    ]);
  });

  it('when two cards are to boost one action', () => {
    const hand = { hands: { red: [1, 2] } };
    expect(refusal(hand, 'move 1+1+2')).toEqual([
      'C3b: that is 2 cards for one action, and only one may boost it. Play one of them',
    ]);
    expect(refusal(hand, 'move 1+1', 'move 1+2')).toEqual([
      'C3b: that would be 2 cards for one action, and only one may boost it',
      'C4: you announced a Move, and 2 of its points are still to be used',
    ]);
  });

  it('when placing a card', () => {
    const placing = { cards: [], round: 2, stage: 'place', held: { red: 'bunker-3', gray: 'crate-2' } };
    expect(refusal(placing, 'place e2')).toEqual([
      'G4: a card has to touch two others, and there it touches “Gray home base” alone. Lay it on e1n1, the nearest place for it',
    ]);
    expect(refusal(placing, 'place e1')).toEqual([
      'G4a: “Gray home base” lies there already. Lay it on e1n1, the nearest place for it',
      'G3: cards lie like bricks, and there it would lie level with the column beside it',
    ]);
  });

  it('when it is the wrong time', () => {
    expect(refusal({}, 'step 1 w1n1 to w1')).toEqual([
      'C4: you have announced no Move. Announce a Move first',
    ]);
    expect(refusal(move, 'enter from o with 1')).toEqual([
      'A8: no battle has just been won that lets anybody move in',
    ]);
    expect(refusal(move, 'board 1')).toEqual(['M7: the tank is not driving now']);
    expect(refusal({ action: { kind: 'move', left: 2, used: true } }, 'deploy w1n1')).toEqual([
      'C4: you announced a Move, and 2 of its points are still to be used',
    ]);
    expect(refusal({ action: { kind: 'move', left: 2 } }, 'attack 1')).toEqual([
      'C2: you announced a Move, and 2 of its points are still to be used',
    ]);
    expect(refusal({ action: { kind: 'move', left: 2, used: true } }, 'move 1')).toEqual([
      'C4: you announced a Move, and 2 of its points are still to be used',
    ]);
  });
});
