import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { cardsIn } from './cards.ts';
import type { Position } from './position.ts';
import { victoryTankPositions } from './shape.ts';
import { TANK_FORM as positions } from '../../../tests/victory-tank/in-words.ts';

function good(written: unknown): Position {
  const found = positions.read(written);
  if (!found.ok) throw new Error(found.faults.map((fault) => `${fault.place}: ${fault.message}`).join('\n'));
  return found.value;
}

const faults = (written: unknown) => {
  const found = positions.read(written);
  return found.ok ? [] : found.faults.map(({ place, message }) => `${place}: ${message}`);
};

describe('a written position', () => {
  it('may leave out everything: then red acts on the first three cards', () => {
    const position = good({});
    expect(position).toMatchObject({ round: 1, stage: 'command', player: 0, points: [5, 5], supply: [7, 7] });
    expect(position.table.map((placed) => placed.card)).toEqual(['empty', 'home-red', 'home-gray']);
    expect(position.hands.map(cardsIn)).toEqual([5, 5]);
    expect(position.decks.map((deck) => deck.length)).toEqual([11, 11]);
    expect(position.pile).toHaveLength(12);
  });

  it('deals what is unknown by its seed, and nothing else', () => {
    const deal = (seed: string) => good({ seed, hands: { red: [1, 1, 3] } });
    expect(deal('one')).toEqual(deal('one'));
    expect(deal('one').hands[0]).toEqual([2, 0, 1]);
    expect(new Set(['a', 'b', 'c', 'd', 'e'].map((seed) => deal(seed).decks[1].join())).size).toBeGreaterThan(
      1,
    );
  });

  it('puts start cards that nobody has seen on top of the pile', () => {
    const { pile } = good({ stage: 'draft' });
    const { drawn } = good({ stage: 'draft' });
    expect([...drawn, pile[0]].toSorted()).toEqual(['jeep-gray', 'jeep-red', 'tank']);
  });

  it('takes the next bunker or crate where no number is given', () => {
    const { table } = good({
      cards: [
        { card: 'bunker', at: 'n2' },
        { card: 'bunker', at: 's2' },
      ],
    });
    expect(table.slice(3).map((placed) => placed.card)).toEqual(['bunker-1', 'bunker-2']);
  });

  it('that is none is refused with a sentence for each place', () => {
    expect(faults([])).toEqual([': an object is needed, not a list']);
    expect(faults({ colour: 'red', round: 8, soldiers: { red: { e9: 1, north: 2 } } })).toEqual([
      expect.stringMatching(/^colour: no such field; there are options, round/),
      'round: a whole number from 1 to 7 is needed, not 8',
      'soldiers.red.e9: no card covers e9',
      'soldiers.red.north: "north" is no field; fields are named like o, n1, e2 and w1s3',
    ]);
  });
});

describe('the page on writing positions', () => {
  const page = readFileSync('docs/written-positions.md', 'utf8');
  const blocks = [...page.matchAll(/```json( refused)?\n(.*?)```/gs)];

  it.each(
    blocks.map(([, refused, json]) => [json?.replace(/\s+/g, ' '), refused === undefined, json] as const),
  )('shows %s, read: %s', (_title, isRead, json) => {
    expect(positions.read(JSON.parse(json ?? '')).ok).toBe(isRead);
  });

  it('names every field', () => {
    const named = [...page.matchAll(/^\| `(\w+)`/gm)].map(([, field]) => field);
    expect(named).toEqual(victoryTankPositions.fields);
  });

  it('has examples of both kinds', () => {
    expect(new Set(blocks.map(([, refused]) => refused)).size).toBe(2);
  });
});
