import { describe, expect, it } from 'vitest';
import { judge } from './judge.ts';
import { parse } from './parse.ts';
import { play } from './play.ts';
import { victoryTankPositions as positions } from './shape.ts';

const RING = [
  { card: 'tank', at: 'n2', turned: true },
  { card: 'bunker', at: 'w1s1' },
  { card: 'crate', at: 'e1n1', turned: true },
];
const MOVING = { kind: 'move', left: 2, used: true };

/** The rulings without an option that a try touches, and whether the answer would be the opposite: "M6a differs". */
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
