/** What a table shows of a simple game. */
import { describe, expect, it } from 'vitest';
import { chanceOf } from '../referee/chance/random.ts';
import { defineGame } from './define-game.ts';
import { rooms } from './board-fields.ts';
import { simpleBoard, type BoardDefinition } from './simple-board.ts';
import { simpleGame } from './simple-game.ts';

interface Fishing {
  readonly turn: string;
  readonly hands: Readonly<Record<string, readonly string[]>>;
}

const FISHING = simpleGame<Fishing>({
  seats: ['red', 'blue'],
  setUp: () => ({ turn: 'red', hands: { red: ['cod'], blue: ['cod', 'eel', 'cod', 'storm'] } }),
  moves: ({ hands }) => (hands['red'] ?? []).map((card) => `sell ${card}`),
  play: ({ hands }) => ({ turn: 'blue', hands }),
  winner: ({ turn }) => (turn === 'blue' ? 'red' : null),
  hidden: { hands: 'others' },
});

async function tableOf(more: Partial<BoardDefinition<Fishing, string>> = {}) {
  const { referee } = defineGame({
    id: 'fishing',
    title: 'Fishing',
    decks: { fish: { name: 'Fish' }, weather: { name: 'Weather' } },
    cards: [
      { name: 'Cod', count: 5, deck: 'fish' },
      { name: 'Eel', deck: 'fish' },
      { name: 'Storm', deck: 'weather' },
    ],
    play: simpleBoard(FISHING, {
      fields: rooms({ quay: [0, 0, 64, 89] }),
      hands: ({ hands }) => hands,
      ...more,
    }),
  });
  const [game, scenery] = await Promise.all([referee?.game(), referee?.scenery?.()]);
  const first = game?.setUp([], chanceOf('one'));
  if (!scenery || first?.ok !== true) throw new Error('there is no table');
  return { scenery, first: first.value };
}

describe('a table', () => {
  it('shows of another’s hand the backs of its cards, deck by deck, and of one’s own the cards', async () => {
    const { scenery, first } = await tableOf();
    const handsFor = (viewer: number | null) =>
      scenery
        .scene(first, viewer)
        .zones.map(({ says, cards }) => [says, cards.map(({ id, face, count }) => [id, face, count])]);
    expect(handsFor(0)).toEqual([
      ['Cod', [['cod', 'cod', 1]]],
      [
        '4 cards',
        [
          [null, 'fish-back', 3],
          [null, 'weather-back', 1],
        ],
      ],
    ]);
    expect(handsFor(1)[0]).toEqual(['1 card', [[null, 'fish-back', 1]]]);
    expect(handsFor(null)[1]?.[0]).toBe('Cod, Eel, Cod, Storm');
  });

  it('calls the levels of the opponent as its maker does', async () => {
    const levels = ['Ship’s boy', 'Mate', 'Captain'] as const;
    expect((await tableOf({ levels })).scenery.levels).toEqual(levels);
    expect((await tableOf()).scenery.levels).toBeUndefined();
  });

  it('shows a strip of each card on a field, and tells of them all', async () => {
    const { scenery, first } = await tableOf({
      fields: rooms({ shelf: [0, 0, 63.5, 120], row: [0, 200, 300, 88.9], tight: [0, 400, 63.5, 88.9] }),
      cards: () => [
        { face: 'cod', at: 'shelf' },
        { face: 'storm', at: 'shelf', id: 'my storm' },
        { face: 'cod', at: 'row' },
        { face: 'cod', at: 'row' },
        { face: 'cod', at: 'tight' },
        { face: 'eel', at: 'tight' },
      ],
    });
    const { cards, fields } = scenery.scene(first, null);
    expect(cards.map(({ id }) => id)).toEqual([
      'cod on shelf',
      'my storm',
      'cod on row',
      'cod on row 2',
      'cod on tight',
      'eel on tight',
    ]);
    const [cod, storm, left, right, under, over] = cards;
    expect([cod?.y, storm?.y, storm?.height]).toEqual([0, expect.closeTo(31.1), expect.closeTo(88.9)]);
    expect((right?.x ?? 0) - (left?.x ?? 0)).toBeCloseTo(65.5);
    // A field no larger than a card has smaller ones, so that both are seen.
    expect(under?.width).toBeLessThan(60);
    expect((over?.y ?? 0) - (under?.y ?? 0)).toBeGreaterThan(10);
    expect(fields.map(({ says }) => says)).toEqual(['shelf, Cod, Storm', 'row, Cod, Cod', 'tight, Cod, Eel']);
  });
});
