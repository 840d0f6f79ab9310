import { describe, expect, it } from 'vitest';
import { judge } from './judge.ts';
import { parse } from './notation.ts';
import { play } from './play.ts';
import { read } from './read.ts';

const RING = [
  { card: 'tank', at: 'n2', turned: true },
  { card: 'bunker', at: 'w1s1' },
  { card: 'crate', at: 'e1n1', turned: true },
  { card: 'bunker', at: 's2' },
];

/** The refusal of the last of some moves, a line for each rule. */
function refusal(written: object, ...line: string[]): string[] {
  const found = read({ cards: RING, ...written });
  if (!found.ok) throw new Error(JSON.stringify(found.faults));
  let position = found.value;
  for (const [index, words] of line.entries()) {
    const move = parse(position, words);
    if (!move.ok) throw new Error(move.faults.join());
    if (index < line.length - 1) position = play(position, move.value);
    else return judge(position, move.value).breaches.map(({ rule, remedy }) => `${rule}: ${remedy}`);
  }
  return [];
}

const move = { action: { kind: 'move', left: 1 } };
const red = (at: string, facing: string, crew = 1) => ({ tank: { at, facing, army: 'red', crew } });

describe('a refusal says in figures what would make the try legal', () => {
  it('when announcing', () => {
    expect(refusal({ points: { red: 1 }, hands: { red: [1] } }, 'move 2')).toEqual([
      'C3a: needs 2 points, red has 1: pay 1 and play a card of 1 or more',
    ]);
    expect(refusal({ points: { red: 2 }, hands: { red: [1] } }, 'move 4+3')).toEqual([
      'C3a: needs 4 points, red has 2: pay 2 or less',
      'C3b: needs an action card of 3, red has only 1',
    ]);
    expect(refusal({}, 'move 0')).toEqual(['C3: pay at least 1 point']);
    expect(refusal({ points: { red: 2 } }, 'pass')).toEqual([
      'C5: red has 2 points and can act: announce a Move or a Recruit',
    ]);
  });

  it('when stepping', () => {
    const four = { ...move, soldiers: { red: { w1: 4 }, gray: { o: 2 } } };
    expect(refusal(four, 'step 4 w1 to w1n1')).toEqual(['M1: 1 point takes 3 soldiers, 4 need 2 points']);
    expect(refusal(four, 'step 1 w1 to o')).toEqual([
      'M2: o holds 2 soldiers of gray: attack it, or go round',
    ]);
    expect(refusal({ ...four, action: { kind: 'move', left: 2 } }, 'step 2 w1 to s1')).toEqual([
      'G2: w1 and s1 share no edge: the way takes 2 steps, a point each; 2 left',
    ]);
    expect(refusal({ ...move, ...red('n1', 'north', 2) }, 'step 1 n1 to o')).toEqual([
      'M1: needs 1 soldier on foot, red has 0 on n1; 2 more are crew of the tank',
    ]);
  });

  it('when driving', () => {
    expect(refusal({ ...move, ...red('n2', 'east') }, 'drive')).toEqual([
      'M6a: east of n2 is a gap: turn it south first',
    ]);
    expect(refusal({ ...move, ...red('n1', 'west') }, 'drive')).toEqual([
      'M6c: w1n1 ahead is its own home base: turn it north, east or south first',
    ]);
    expect(
      refusal({ ...move, ...red('n2', 'south'), soldiers: { gray: { n1: 1, o: 1 } } }, 'drive', 'on', 'halt'),
    ).toEqual(['M6b: n1 holds 1 soldier of gray: drive on 2 fields']);
    expect(refusal({ ...move, tank: { at: 'n1', army: 'gray' } }, 'turn east')).toEqual([
      'M5: needs control of the tank: gray has it',
    ]);
  });

  it('when fighting', () => {
    const attack = {
      action: { kind: 'attack', left: 1 },
      soldiers: { red: { w1: 1, n1: 2 }, gray: { o: 1 } },
    };
    expect(refusal(attack, 'battle s1 from o with 1')).toEqual([
      'A1: nobody of gray is on s1: attack o',
      'A2: needs 1 soldier on foot, red has 0 on o',
    ]);
    expect(refusal(attack, 'battle o from s1 with 2')).toEqual([
      'A2: needs 2 soldiers on foot, red has 0 on s1',
    ]);
    expect(refusal(attack, 'battle o from w1 with 1', 'lay none', 'lay none', 'stay')).toEqual([
      'A8: nobody has moved in yet: at least 1 has to',
    ]);
  });

  it('when placing a card', () => {
    const placing = { cards: [], round: 2, stage: 'place', held: { red: 'bunker-3', gray: 'crate-2' } };
    expect(refusal(placing, 'place e2')).toEqual([
      'G4: needs to touch 2 cards, touches only home-gray on e2 and e2s1: e1n1 is the nearest place',
    ]);
    expect(refusal(placing, 'place e1')).toEqual([
      'G4a: home-gray lies on e1 and e1s1: e1n1 is the nearest place',
      'G3: a card of that column begins on e1n1 or e1s1, not on e1',
    ]);
  });

  it('when it is the wrong time', () => {
    expect(refusal({}, 'step 1 w1n1 to w1')).toEqual(['C3: red first announces a Move']);
    expect(refusal(move, 'enter from o with 1')).toEqual([
      'A8: no battle is under way, or it brought nobody in',
    ]);
    expect(refusal(move, 'board 1')).toEqual(['M7: no drive is under way: begin one first']);
    expect(refusal({ action: { kind: 'move', left: 2, used: true } }, 'deploy w1n1')).toEqual([
      'C4: red announced a Move: use its 2 points or be done first',
    ]);
    expect(refusal({ action: { kind: 'move', left: 2 } }, 'attack 1')).toEqual([
      'C2: red announced a Move: use 1 of its 2 points first',
    ]);
    expect(refusal({ action: { kind: 'move', left: 2, used: true } }, 'move 1')).toEqual([
      'C4: red announced a Move, and nothing is added to it now: use its 2 points or be done first',
    ]);
  });
});
