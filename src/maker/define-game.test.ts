/** A game from one declaration: its box and its faces. */
import { describe, expect, it } from 'vitest';
import { drawKit } from '../kit/drawn-kit.ts';
import { box, picture, type Face, type Node } from '../kit/face.ts';
import { typeFaultSentence } from '../kit/type/type-faults.ts';
import { factsOf } from '../kit/words/kit.en.ts';
import { loadFonts } from '../site/package-fonts.ts';
import { csv } from './csv.ts';
import { defineGame } from './define-game.ts';
import type { CardCanvas, CardRow, Drawn, GameDefinition } from './definition.ts';
import { makerFaultsIn } from './maker-faults.ts';
import { title } from './set-text.ts';
import type { Table } from './table.ts';

const SHIPS: Table = {
  file: 'ships.csv',
  header: ['name', 'cost', 'count'],
  rows: [
    { line: 2, cells: ['Barge', '2', '3'] },
    { line: 3, cells: ['Żaglowiec', '4', ''] },
    { line: 4, cells: ['Barge', '1', '0'] },
  ],
  notes: [],
  faults: [],
};

const HARBOUR = { id: 'harbour', title: 'Harbour', by: 'A Designer' };

const wordsIn = (nodes: readonly Node[]): readonly string[] =>
  nodes.flatMap((node) => (node.kind === 'text' && typeof node.text === 'string' ? [node.text] : []));

const said = ({ nodes }: Face): readonly string[] => wordsIn(nodes);

/** What somebody is told of a game that cannot be made. */
const faultsOf = (game: GameDefinition<{ readonly name?: string; readonly id?: string }>) =>
  defineGame(game)
    .kit()
    .then(
      () => [],
      (error: unknown) => makerFaultsIn(error),
    );

describe('a game from a table', () => {
  it('has a card for each row, as often as it says, and none for 0', async () => {
    const kit = await defineGame({ ...HARBOUR, cards: csv(SHIPS, { cost: Number }) }).kit();
    expect(kit.box.cards.map(({ id, name, count }) => [id, name, count])).toEqual([
      ['barge', 'Barge', 3],
      ['zaglowiec', 'Żaglowiec', 1],
    ]);
    expect(kit.credits).toEqual([{ name: 'A Designer', part: 'game design' }]);
  });

  it('is drawn by a function of the row, in the area that stays free of the cut', async () => {
    const kit = await defineGame({
      ...HARBOUR,
      cards: csv(SHIPS, { cost: Number }),
      face: ({ card, area }) => [
        title(`${card.name} ${card.cost + 1}`, area.top(9)),
        card.cost > 3 && title('dear', area.bottom(9)),
        title(card.cost, area.row(20, 9)),
      ],
    }).kit();
    const [barge, sail] = kit.box.cards.map((card) => kit.front(card, 'colour'));
    expect([barge, sail].map((face) => face && said(face))).toEqual([
      ['Barge 3', '2'],
      ['Żaglowiec 5', 'dear', '4'],
    ]);
    expect(barge?.nodes[0]).toMatchObject({ x: 3.2, y: 3.2, width: 63.5 - 6.4 });
  });

  it('can be printed with nothing but a table: a face, a back and a cover are there', async () => {
    const kit = await defineGame({ ...HARBOUR, cards: csv(SHIPS) }).kit();
    const drawn = drawKit(kit, 'low-ink', loadFonts(kit));
    expect(drawn).toMatchObject({ ok: true });
    expect(kit.box.cards.map((card) => said(kit.front(card, 'colour')))[0]).toEqual(['Barge', 'cost: 2']);
  });
});

describe('decks', () => {
  const deck = {
    decks: { ships: { name: 'Ships', size: 'tarot' }, 'port-tiles': { size: '2x2in' } },
  } as const;

  it('have a size and a name each', async () => {
    const cards = [
      { name: 'A', deck: 'ships' },
      { name: 'B', deck: 'Port-Tiles' },
    ];
    const { box } = await defineGame({ ...HARBOUR, ...deck, cards }).kit();
    expect(box.decks.map(({ name }) => name)).toEqual(['Ships', 'Port tiles']);
    expect(box.cards.map(({ size }) => [size.width, size.height])).toEqual([
      [69.85, 120.65],
      [50.8, 50.8],
    ]);
  });

  it.each([
    [{ deck: 'shps' }, 'Harbour, card 1, column deck: there is no deck "shps": did you mean "ships"?'],
    [
      {},
      'Harbour, no card says which of the decks ships, port-tiles it belongs to: give the table a column deck with these words.',
    ],
    [
      { deck: 'ships', count: 1.5 },
      'Harbour, card 1, column count: 1.5 is no number of copies: it takes a whole number from 0 to 9999.',
    ],
    [
      { deck: 'ships', count: '3' as never },
      'Harbour, card 1, column count: the text "3" is no number of copies: it takes a whole number from 0 to 9999.',
    ],
    [
      { deck: 'ships', id: '../../x' },
      'Harbour, card 1, column id: "../../x" is no id: it takes small letters and figures, with hyphens between them, at most 60.',
    ],
  ])('refuse a card that fits none: %j', async (row, sentence) => {
    expect(await faultsOf({ ...HARBOUR, ...deck, cards: [{ name: 'A', ...row }] })).toEqual([sentence]);
  });

  it('refuse a size that nobody knows, and two cards of one id', async () => {
    expect(
      await faultsOf({ ...HARBOUR, size: 'pokker', cards: [{ id: 'a' }, { id: 'b' }, { id: 'a' }] }),
    ).toEqual([
      'Harbour, deck "cards", size: there is no size "pokker": did you mean "poker".',
      'Harbour, card 3, column id: "a" is the id of card 1 already.',
    ]);
  });
});

it.each<readonly [unknown, string]>([
  [{ own: 'own.ttf' }, "fonts: it is no list: write fonts: [localFont({ id: 'own',"],
  ['own.ttf', 'fonts: it is no list: write fonts: [localFont('],
  [null, 'fonts: it is no list: write fonts: [localFont('],
  [['own.ttf'], 'fonts, number 1: it is no font: write localFont('],
  [[undefined], 'fonts, number 1: it is no font: write localFont('],
  [[{ family: 'Own', weight: 400, file: 'own.ttf' }], 'fonts, number 1: its id is no text: write localFont('],
  [[{ id: 'own', weight: 400, file: 'own.ttf' }], 'font "own": its family is no text: write localFont('],
  [[{ id: 'own', family: 'Own', weight: 400, file: 5 }], 'font "own": its file is no text: write localFont('],
  [[{ id: 'own', family: 'Own', weight: 'bold', file: 'own.ttf' }], 'font "own": its weight is no number'],
])('refuses fonts of the wrong shape: %j', async (fonts, sentence) => {
  expect(await faultsOf({ ...HARBOUR, cards: [{ name: 'A' }], fonts: fonts as never })).toEqual([
    expect.stringContaining(`Harbour, ${sentence}`),
  ]);
});

it('says which card a function of the maker fails at, and where', async () => {
  const kit = await defineGame({
    ...HARBOUR,
    cards: [{ name: 'A' }, { name: 'B' }],
    face: () => {
      throw new TypeError('no picture');
    },
  }).kit();
  const drawn = drawKit(kit, 'colour', loadFonts(kit));
  expect(drawn.ok ? [] : drawn.faults.map(typeFaultSentence)).toEqual([
    expect.stringMatching(/^a: it cannot be drawn, at .*define-game\.test\.ts:\d+:\d+: no picture\.$/),
    expect.stringMatching(/^b: it cannot be drawn, at .*define-game\.test\.ts:\d+:\d+: no picture\.$/),
  ]);
});

/** What is said of a face that cannot be printed. */
async function faceFaults(face: (canvas: CardCanvas<CardRow>) => unknown, more: object = {}) {
  const kit = await defineGame({
    ...HARBOUR,
    cards: [{ name: 'A' }],
    face: face as (canvas: CardCanvas<CardRow>) => Drawn,
    ...more,
  }).kit();
  const drawn = drawKit(kit, 'colour', loadFonts(kit));
  return drawn.ok ? [] : drawn.faults.map(typeFaultSentence);
}

const SQUARE = { x: 0, y: 0, width: 9, height: 9 };

describe('what would be printed wrong is refused with card and field', () => {
  it.each([
    [
      'a colour that is none',
      () => box({ ...SQUARE, fill: 'redd' as never }),
      ['a: fill: "redd" is no colour: did you mean "red".'],
    ],
    [
      'a colour of letters that is none',
      () => title('A', SQUARE, { ink: '#12' }),
      ['a: ink of "title": "#12" is no colour: write it like #aa3322 or red.'],
    ],
    [
      'a place that is no number',
      () => title('A', { ...SQUARE, x: Number.NaN }),
      ['a, text "title": its x is NaN, and takes a number.'],
    ],
    [
      'a length that is a text',
      () => box({ ...SQUARE, width: '9' as never }),
      ['a, box: its width is the text "9", and takes a number.'],
    ],
    [
      'words that are none',
      () => title(undefined as never, SQUARE),
      ['a, text "title": it is set to undefined, and takes words.'],
    ],
    [
      'a number that is none',
      () => title(Number.NaN, SQUARE),
      ['a, text "title": it is set to NaN, and takes words.'],
    ],
    [
      'a node of no kind',
      () => [{ x: 0, y: 0 }],
      ['a: its node 1 is of the kind "undefined", and there are only box, art, text, picture, group.'],
    ],
    [
      'a room that is none',
      () => box({ ...SQUARE, width: -1 }),
      ['a, box: it is -1 x 9 mm: no room is left for it.'],
    ],
  ])('%s', async (_, face, faults) => {
    expect(await faceFaults(face)).toEqual(faults);
  });

  it('but a colour by its name, or short, is drawn as such', async () => {
    expect(await faceFaults(() => box({ ...SQUARE, fill: 'tomato' as never }))).toEqual([]);
    expect(await faceFaults(() => box({ ...SQUARE, fill: '#abc' as never }))).toEqual([]);
  });
});

it('a face of another size than its card is refused, whoever drew it', async () => {
  const kit = await defineGame({ ...HARBOUR, cards: [{ name: 'A' }] }).kit();
  const wide: typeof kit.front = (card, edition) => ({ ...kit.front(card, edition), width: 70 });
  const drawn = drawKit({ ...kit, front: wide }, 'colour', loadFonts(kit));
  expect(drawn.ok ? [] : drawn.faults.map(typeFaultSentence)).toEqual([
    'a: it is 70 x 88.9 mm, and the card "a" is 63.5 x 88.9 mm: give both one size.',
  ]);
});

it('says nothing of players, minutes and ages where the maker does not', async () => {
  const kit = await defineGame({ ...HARBOUR, cards: [{ name: 'A' }] }).kit();
  expect(factsOf(kit)).toEqual([]);
  expect(factsOf({ ...kit, players: '2 to 4' })).toEqual(['2 to 4 players']);
});

describe('a card knows its columns', () => {
  const table: Table = {
    file: 'ships.csv',
    header: ['Title', 'Text', 'Cost'],
    rows: [{ line: 2, cells: ['Barge', 'Carry', '2'] }],
    notes: [],
    faults: [],
  };
  const faultsOfFace = async (face: (canvas: CardCanvas<Record<string, never>>) => Drawn) => {
    const kit = await defineGame({ ...HARBOUR, cards: csv(table), face: face as never }).kit();
    const drawn = drawKit(kit, 'colour', loadFonts(kit));
    return drawn.ok ? [] : drawn.faults.map(typeFaultSentence);
  };

  it('and tells of one that is not there, with the one that may be meant', async () => {
    expect(await faultsOfFace(({ card, area }) => title(card['Costt'] ?? '', area))).toEqual([
      expect.stringMatching(
        /^barge: it cannot be drawn, at .*define-game\.test\.ts:\d+:\d+: there is no column "Costt": did you mean "Cost"\?$/,
      ),
    ]);
    expect(await faultsOfFace(({ card, area }) => picture(`pictures/${String(card['art'])}`, area))).toEqual([
      expect.stringMatching(/: there is no column "art": there is name, Text, Cost, .*\.$/),
    ]);
  });

  it('whatever their case, and by their names in the file', async () => {
    const kit = await defineGame({
      ...HARBOUR,
      cards: csv(table),
      face: ({ card, area }) => [
        title(`${card['title']} ${card.name} ${card['text']}`, area.top(9)),
        'text' in card && !('art' in card) && title(card['COST'] ?? '', area.bottom(9)),
      ],
    }).kit();
    expect(kit.box.cards.map((card) => said(kit.front(card, 'colour')))).toEqual([
      ['Barge Barge Carry', '2'],
    ]);
    expect(kit.makers?.notes).toEqual([expect.stringContaining('Title is taken for name')]);
  });

  it('but may be asked for those of another table of the game', async () => {
    const kit = await defineGame({
      ...HARBOUR,
      decks: { ships: { cards: csv(table) }, ports: { cards: csv({ ...SHIPS, file: 'ports.csv' }) } },
      face: ({ card, area }) => title(card['Text'] ?? 'no text', area),
    }).kit();
    expect(kit.box.cards.map((card) => said(kit.front(card, 'colour')))).toEqual([
      ['Carry'],
      ['no text'],
      ['no text'],
    ]);
  });
});

it('takes names that are figures', async () => {
  const cards = [{ name: 7 as never }, { name: 8 as never }];
  const { box: made } = await defineGame({ ...HARBOUR, cards }).kit();
  expect(made.cards.map(({ id, name }) => [id, name])).toEqual([
    ['7', '7'],
    ['8', '8'],
  ]);
});
