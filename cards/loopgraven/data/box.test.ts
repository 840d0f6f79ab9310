import { describe, expect, it } from 'vitest';
import { countAll } from '../../../src/kit/component.ts';
import { SPACES } from './board.ts';
import { BOX, TOKENS, TROOPS } from './box.ts';
import { EVENTS } from './event-cards.ts';
import { COLOURS } from './pieces.ts';
import { FIGURES, LENGTH_TABLE } from './tables.ts';

describe('the box of Loopgraven', () => {
  it('has ten platoons, five cars and two tanks of each of four colours', () => {
    for (const owner of COLOURS)
      expect(TROOPS.filter((troop) => troop.owner === owner).map(({ type, count }) => [type, count])).toEqual(
        [
          ['platoon', 10],
          ['car', 5],
          ['tank', 2],
        ],
      );
    expect(countAll(TROOPS)).toBe(68);
  });

  it('has the rulebook’s figures: steps, die, price and what an enemy trench pays', () => {
    const rows = Object.values(FIGURES).map(({ steps, die, cost, bonus }) => [steps, die, cost, bonus]);
    expect(rows).toEqual([
      [3, 6, 4, 2],
      [5, 4, 6, 3],
      [2, 10, 9, 4],
    ]);
  });

  it('holds enough troops of each kind for the longest game', () => {
    for (const length of Object.values(LENGTH_TABLE)) {
      expect(length.platoon).toBeLessThanOrEqual(FIGURES.platoon.supply);
      expect(length.car).toBeLessThanOrEqual(FIGURES.car.supply);
      expect(length.tank).toBeLessThanOrEqual(FIGURES.tank.supply);
    }
  });

  it('has six cards that hurt and six that help, of which six are kept', () => {
    const inDeck = (deck: string) => EVENTS.filter((card) => card.deck === deck);
    expect(inDeck('negative')).toHaveLength(6);
    expect(inDeck('positive')).toHaveLength(6);
    const kept = EVENTS.filter((card) => card.kept).map(({ mark }) => mark);
    expect(kept).toEqual(['N3', 'P1', 'P2', 'P3', 'P4', 'P6']);
  });

  it('has tokens for all that games have been seen to need at once', () => {
    expect(TOKENS.reduce((sum, { value, count }) => sum + value * count, 0)).toBeGreaterThanOrEqual(160);
  });

  it('names each part once', () => {
    const ids = [...BOX.cards, ...BOX.pieces, ...(BOX.sheets ?? [])].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

describe('the board', () => {
  it('has 94 spaces, each with a name of its own', () => {
    expect(new Set(SPACES.map(({ name }) => name)).size).toBe(94);
  });

  it('is the same for both sides when it is turned by half', () => {
    for (const { column, row, trench } of SPACES) {
      const length = SPACES.filter((space) => space.row === row).length;
      const other = SPACES.find((space) => space.row === 10 - row && space.column === length - 1 - column);
      expect(other?.trench?.section).toBe(trench?.section);
      expect(other?.trench?.side === trench?.side).toBe(trench === undefined);
    }
  });

  it('has six start spaces a side in two sections of three', () => {
    const named = (side: string, section: number) =>
      SPACES.filter(({ trench }) => trench?.side === side && trench.section === section).map(
        ({ name }) => name,
      );
    expect(named('a', 0)).toEqual(['a2', 'a3', 'a4']);
    expect(named('a', 1)).toEqual(['a6', 'a7', 'a8']);
    expect(named('b', 0)).toEqual(['k6', 'k7', 'k8']);
    expect(named('b', 1)).toEqual(['k2', 'k3', 'k4']);
  });
});
