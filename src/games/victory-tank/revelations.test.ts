import { describe, expect, it } from 'vitest';
import { advance, begin, goBack } from '../../referee/history.ts';
import type { Move } from './move.ts';
import { observe, unseenCards } from './observe.ts';
import type { Position } from './position.ts';
import { victoryTankPositions as positions } from './shape.ts';
import { randomGame } from './testing/random-games.ts';
import { TANK as victoryTank } from '../../../tests/victory-tank/in-words.ts';

const { revealed } = victoryTank;

/** What became known in a line of moves from a written position. */
function known(written: object, ...line: string[]): string[] {
  const found = positions.read(written);
  if (!found.ok) throw new Error(JSON.stringify(found.faults));
  let history = begin<Position, Move>(found.value);
  for (const words of line) {
    const move = victoryTank.parse(found.value, words);
    if (!move.ok) throw new Error(move.faults.join());
    history = advance(victoryTank, history, move.value);
  }
  const { revealed: since, history: back } = goBack(victoryTank, history, 0);
  expect(back.positions).toEqual([found.value]);
  return since.map(({ move, to, rule, what }) => `${move}, ${to === 0 ? 'red' : 'gray'}, ${rule}: ${what}`);
}

describe('going back', () => {
  it('says which cards were shown since', () => {
    expect(known({ stage: 'draft', drawn: ['tank', 'jeep-red'] }, 'keep tank', 'place n2')).toEqual([
      '1, gray, F1: the card “Red reinforcements”',
      '2, gray, F2: the card “Tank”',
    ]);
  });

  it('says which battle cards were turned up, and which boosted', () => {
    const fight = {
      soldiers: { red: { w1: 2 }, gray: { o: 3 } },
      hands: { red: [1, 2], gray: [3] },
    };
    expect(known(fight, 'attack 1+1', 'battle o from w1 with 2', 'lay 2', 'lay 3')).toEqual([
      '1, gray, C3b: red’s card, a 1',
      '4, gray, A4: red’s battle card, a 2',
      '4, red, A4: gray’s battle card, a 3',
    ]);
  });

  it('says which cards were drawn', () => {
    const last = {
      stage: 'place',
      player: 'gray',
      held: { gray: 'bunker-1' },
      cards: [{ card: 'bunker-2', at: 'n2' }],
      round: 2,
      hands: { red: [1, 1, 1, 1, 1], gray: [2, 2, 3, 3] },
      decks: { gray: [1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3] },
    };
    expect(known(last, 'place s2')).toEqual(['1, gray, C1: the cards drawn: 1']);
  });

  it('says nothing of moves that everybody saw through', () => {
    expect(known({}, 'move 1', 'step 1 w1n1 to w1', 'recruit 1', 'deploy e1s2')).toEqual([]);
  });

  it('names everybody who has learnt of a card they had not seen', () => {
    for (let game = 0; game < 20; game++) {
      randomGame(`reveals-${game}`, [], (position, move, next) => {
        const told = revealed(position, move, next).map(({ to }) => to);
        for (const viewer of [0, 1] as const) {
          const fewer =
            unseenCards(observe(next, viewer)).length < unseenCards(observe(position, viewer)).length;
          if (fewer) expect(told).toContain(viewer);
        }
      });
    }
  });
});
