import { describe, expect, it } from 'vitest';
import { judge } from './judge.ts';
import { parse } from './notation.ts';
import { play } from './play.ts';
import { victoryTankPositions as positions } from './shape.ts';
import { say } from '../../../tests/victory-tank/in-words.ts';

const RING = [
  { card: 'tank', at: 'n2', turned: true },
  { card: 'bunker', at: 'w1s1' },
  { card: 'crate', at: 'e1n1', turned: true },
  { card: 'bunker', at: 's2' },
];

/** The refusal of the last of some moves, a line for each rule. */
function refusal(written: object, ...line: string[]): string[] {
  const found = positions.read({ cards: RING, ...written });
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
      'C3a: needs 2 points, red has 1: pay 1 and play a card of 1 or more',
    ]);
    expect(refusal({ points: { red: 2 }, hands: { red: [1] } }, 'move 4+3')).toEqual([
      'C3a: needs 4 points, red has 2: pay 2 or less',
      'C3b: needs an action card of 3, red has only 1: play one of them, or none',
    ]);
    expect(refusal({}, 'move 0')).toEqual(['C3: an action costs at least 1 point: pay 1']);
    expect(refusal({ points: { red: 2 } }, 'pass')).toEqual([
      'C5: red has 2 points and can act: announce a Move or a Recruit',
    ]);
  });

  it('when stepping', () => {
    const four = { ...move, soldiers: { red: { w1: 4 }, gray: { o: 2 } } };
    expect(refusal(four, 'step 4 w1 to w1n1')).toEqual([
      'M1: 1 point takes 3 soldiers, 4 need 2 points: take 3 of them',
    ]);
    expect(refusal(four, 'step 1 w1 to o')).toEqual([
      'M2: o holds 2 soldiers of gray, and only an attack wins that field: step to red’s home base (w1n1) or w1s1 instead',
    ]);
    expect(refusal({ ...four, action: { kind: 'move', left: 2 } }, 'step 2 w1 to s1')).toEqual([
      'G2: w1 and s1 share no edge: the way takes 2 steps, a point each; 2 left',
    ]);
    expect(refusal({ ...move, ...red('n1', 'north', 2) }, 'step 1 n1 to o')).toEqual([
      'M1: needs 1 soldier on foot, red has 0 on n1; 2 more are crew of the tank',
    ]);
  });

  it('when driving', () => {
    expect(refusal({ ...move, ...red('n2', 'east') }, 'drive')).toEqual(['M6a: east of n2 is a gap']);
    expect(refusal({ ...two, ...red('n2', 'east') }, 'drive')).toEqual([
      'M6a: east of n2 is a gap: turn it south first',
    ]);
    expect(refusal({ ...two, ...red('n1', 'west') }, 'drive')).toEqual([
      'M6c: it may not end on red’s home base (w1n1): turn it north, east or south first',
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
      'A8: nobody has moved in yet: at least 1 has to: let somebody move in',
    ]);
  });

  it('when several fields attack together', () => {
    const attack = {
      options: ['combined'],
      soldiers: { red: { o: 3, w1n1: 2 }, gray: { s1: 1, e1s2: 3 } },
      action: { kind: 'attack', left: 1 },
    };
    expect(refusal(attack, 'battle s1 from o with 1', 'join from w1n1 with 1')).toEqual([
      'A1: red’s home base (w1n1) is not beside s1, and red has nobody else beside it: be ready',
    ]);
    expect(refusal(attack, 'battle s1 from o with 1', 'join from o with 1')).toEqual([
      'A2: o has named its attackers: be ready',
    ]);
    expect(refusal(attack, 'battle s1 from o with 1', 'lay none')).toEqual([
      'A2: red is saying who attacks: be ready first',
    ]);
  });

  it('when the tank stands in the way', () => {
    const round = {
      cards: [{ card: 'tank', at: 'w1s1' }],
      soldiers: { red: { w1: 1, w1n1: 2 } },
      action: { kind: 'move', left: 2 },
    };
    expect(refusal(round, 'step 1 w1 to w1s2')).toEqual([
      'G2: w1 and w1s2 share no edge: there is no way for them now',
    ]);
    expect(refusal({ action: { kind: 'move', left: 4 } }, 'step 1 w1n1 to e1n1')).toEqual([
      'G2: red’s home base (w1n1) and e1n1 share no edge: the way takes 4 steps, a point each; 4 left',
    ]);
  });

  it('with nothing to do where nothing can be done', () => {
    expect(refusal({ supply: { red: 0 }, soldiers: { red: { w1n1: 10 } } }, 'deploy o')).toEqual([
      'C3: red has announced no Recruit',
      'R1a: all ten soldiers of red are in play, none is left to recruit',
      'R1: o is no bunker',
    ]);
    const aboard = {
      ...red('o', 'north', 2),
      soldiers: { red: {}, gray: { s1: 1 } },
      action: { kind: 'attack', left: 1 },
    };
    expect(refusal(aboard, 'battle s1 from o with 1')).toEqual([
      'A2: needs 1 soldier on foot, red has 0 on o: attack with the tank and its crew of 2',
    ]);
    const vacant = {
      soldiers: { red: { o: 1, w1: 1 }, gray: { s1: 1 } },
      action: { kind: 'attack', left: 1 },
    };
    expect(refusal(vacant, 'battle n1 from o with 1')).toEqual([
      'A1: nobody of gray is on n1: an unclaimed tank is not attacked, a step onto its field claims it: attack s1',
    ]);
    expect(refusal(move, 'step 1 w1n1 to n9')).toEqual([
      'M1: no card lies there, and a step goes from a field of the battlefield to another',
    ]);
  });

  it('when two cards are to boost one action', () => {
    const hand = { hands: { red: [1, 2] } };
    expect(refusal(hand, 'move 1+1+2')).toEqual([
      'C3b: 2 cards are to boost it, and one may: play one of them',
    ]);
    expect(refusal(hand, 'move 1+1', 'move 1+2')).toEqual([
      'C3b: 2 cards would boost it, and one may',
      'C4: red announced a Move, and 2 of its points are still to be used',
    ]);
  });

  it('when placing a card', () => {
    const placing = { cards: [], round: 2, stage: 'place', held: { red: 'bunker-3', gray: 'crate-2' } };
    expect(refusal(placing, 'place e2')).toEqual([
      'G4: a card has to touch 2 others, and on e2 and e2s1 it touches “Gray home base” alone: e1n1 is the nearest place',
    ]);
    expect(refusal(placing, 'place e1')).toEqual([
      'G4a: “Gray home base” lies on e1 and e1s1: e1n1 is the nearest place',
      'G3: a card of that column begins on e1n1 or e1s1, not on e1',
    ]);
  });

  it('when it is the wrong time', () => {
    expect(refusal({}, 'step 1 w1n1 to w1')).toEqual([
      'C3: red has announced no Move: announce a Move first',
    ]);
    expect(refusal(move, 'enter from o with 1')).toEqual([
      'A8: no battle is under way, or it brought nobody in',
    ]);
    expect(refusal(move, 'board 1')).toEqual(['M7: no drive is under way']);
    expect(refusal({ action: { kind: 'move', left: 2, used: true } }, 'deploy w1n1')).toEqual([
      'C4: red announced a Move, and 2 of its points are still to be used',
    ]);
    expect(refusal({ action: { kind: 'move', left: 2 } }, 'attack 1')).toEqual([
      'C2: red announced a Move, and 2 of its points are still to be used',
    ]);
    expect(refusal({ action: { kind: 'move', left: 2, used: true } }, 'move 1')).toEqual([
      'C4: red announced a Move, and 2 of its points are still to be used',
    ]);
  });
});
