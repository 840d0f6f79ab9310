/** Templates: boxes bound to columns, extended and overridden, and what is said of those that are wrong. */
import { describe, expect, it } from 'vitest';
import type { Kit } from '../kit/kit.ts';
import type { Node } from '../kit/face.ts';
import { csv } from './csv.ts';
import { defineGame } from './define-game.ts';
import { makerFaultsIn } from './maker-faults.ts';
import { parseCsv } from './parse-csv.ts';
import { parseYaml } from './parse-yaml.ts';

const ROWS = csv(
  parseCsv('cards.csv', 'name,cost,text,picture,deck\nBarge,3,**Sail** {sun},barge,ships\nPort,0,,,ports'),
);

const kitBy = (template: string, more: object = {}): Promise<Kit> =>
  defineGame({
    id: 'harbour',
    title: 'Harbour',
    cards: ROWS,
    decks: { ships: {}, ports: {} },
    inks: { sea: '#123456' },
    template: parseYaml('card.yaml', template),
    ...more,
  }).kit();

/** The nodes of the cards of a template. */
async function nodesBy(template: string): Promise<readonly (readonly Node[])[]> {
  const kit = await kitBy(template);
  return kit.box.cards.map((card) => {
    const { nodes, faults = [] } = kit.front(card, 'colour');
    expect(faults).toEqual([]);
    return nodes;
  });
}

/** What is said of a template, when it is read or when a card is drawn by it. */
async function faultsBy(template: string): Promise<readonly string[] | undefined> {
  try {
    const kit = await kitBy(template);
    return kit.box.cards.flatMap((card) => kit.front(card, 'colour').faults ?? []);
  } catch (error) {
    return makerFaultsIn(error);
  }
}

const SAFE = 3.2;

describe('a template', () => {
  it('draws boxes by the columns of their names, at places inside the safe edge', async () => {
    const [[barge] = [], [port] = []] = await nodesBy(
      'boxes:\n  name: { x: 1, y: 2, height: 9, size: 14, font: bold, ink: sea }',
    );
    expect(barge).toMatchObject({
      kind: 'text',
      text: 'Barge',
      x: SAFE + 1,
      y: SAFE + 2,
      height: 9,
      style: { size: 14, font: 'bold', ink: '#123456' },
    });
    expect(barge).toHaveProperty('width', expect.closeTo(63.5 - 2 * SAFE - 1));
    expect(port).toMatchObject({ text: 'Port' });
  });

  it('measures in mm, inches, points and percent', async () => {
    const [[box] = []] = await nodesBy(
      'boxes:\n  b: { kind: box, in: trim, x: 1in, y: 36pt, width: 50%, height: 10%, fill: teal }',
    );
    expect(box).toMatchObject({ x: 25.4, width: 31.75, fill: '#008080' });
    expect(box).toMatchObject({ y: expect.closeTo(12.7), height: expect.closeTo(8.89) });
  });

  it('takes over what a box extends, with values that are relative to it', async () => {
    const [[, below] = []] = await nodesBy(
      'boxes:\n  name: { x: 1, y: 10, width: 50%, height: 9, size: 14 }\n  low: { extends: name, column: cost, y: += 12, width: -= 2, size: "*= 0.5" }',
    );
    expect(below).toMatchObject({ text: '3', x: SAFE + 1, y: SAFE + 22, style: { size: 7 } });
    expect(below).toHaveProperty('width', expect.closeTo((63.5 - 2 * SAFE) / 2 - 2));
  });

  it('says what is different in a deck', async () => {
    const [[barge] = [], port = []] = await nodesBy(
      'boxes:\n  name: { y: 10, height: 9 }\ndecks:\n  ports:\n    boxes:\n      name: { y: += 5 }\n      more: { text: "Costs {cost}", y: 40, height: 9 }',
    );
    expect(barge).toMatchObject({ y: SAFE + 10 });
    expect(port).toMatchObject([{ y: SAFE + 15 }, { text: 'Costs 0' }]);
  });

  it('draws pictures, icons, lines and rich text, and nothing where a cell is empty', async () => {
    const [barge = [], port = []] = await nodesBy(
      [
        'icons: { sun: pictures/sun.svg }',
        'boxes:',
        '  picture: { kind: picture, ending: png, height: 30, fit: contain, focus: top }',
        '  cost: { kind: icons, icon: sun, x: 0, y: 40, width: 20, height: 4 }',
        '  rule: { kind: line, y: 50, height: 0 }',
        '  text: { kind: rich, y: 52, height: 20, when: text }',
      ].join('\n'),
    );
    expect(barge.map(({ kind }) => kind)).toEqual([
      'picture',
      'picture',
      'picture',
      'picture',
      'art',
      'text',
    ]);
    expect(barge[0]).toMatchObject({ file: 'pictures/barge.png', fit: 'contain', focus: { x: 0.5, y: 0 } });
    expect(barge[2]).toMatchObject({ file: 'pictures/sun.svg', x: SAFE + 5, width: 4, means: 'sun' });
    expect(barge[5]).toMatchObject({
      text: [{ emphasis: 'bold' }, { text: ' ' }, { icon: { file: 'pictures/sun.svg' } }],
    });
    expect(port.map(({ kind }) => kind)).toEqual(['art']);
  });

  it('has a back and a second face', async () => {
    const kit = await kitBy(
      'boxes: {}\nback:\n  name: { height: 9 }\ndecks:\n  ports:\n    other:\n      name: { text: Behind, height: 9 }',
    );
    const [ships, ports] = kit.box.decks;
    expect(ships && kit.back(ships, 'colour').nodes).toMatchObject([{ text: 'Ships' }]);
    expect(ports?.id).toBe('ports');
    const [barge, port] = kit.box.cards;
    expect([barge?.twoFaced, port?.twoFaced]).toEqual([undefined, true]);
    expect(port && kit.other?.(port, 'colour').nodes).toMatchObject([{ text: 'Behind' }]);
  });

  it('may be JSON', async () => {
    const [[barge] = []] = await nodesBy('{ "boxes": { "name": { "x": 1, "height": 9 } } }');
    expect(barge).toMatchObject({ text: 'Barge', x: SAFE + 1 });
  });
});

it('a template finds columns whatever their case, and by their names in the file', async () => {
  const cards = csv(parseCsv('cards.csv', 'Title,Text,Deck\nBarge,Carry,ships\n'));
  const kit = await kitBy('boxes:\n  Title: { y: 1 }\n  text: { y: 9, when: TEXT }', { cards });
  const [barge] = kit.box.cards.map((card) => kit.front(card, 'colour').nodes);
  expect(barge).toMatchObject([{ text: 'Barge' }, { text: 'Carry' }]);
});

describe('a template that is wrong is refused with line and column', () => {
  it.each([
    [
      'boxes:\n  name: { x: [1, 2 }',
      [expect.stringMatching(/^Harbour, card\.yaml, line 2, column \d+: .+\.$/)],
    ],
    [
      'boxes:\n  name: { hight: 9 }',
      ['Harbour, card.yaml, line 2, column 11: there is no key "hight": did you mean "height"?'],
    ],
    ['boxs: {}', ['Harbour, card.yaml, line 1, column 1: there is no part "boxs": did you mean "boxes"?']],
    [
      'boxes:\n  name: { x: wide }',
      ['Harbour, card.yaml, line 2, column 14: x: "wide" is no length: write it like 12, 2in, 50% or += 3.'],
    ],
    [
      'boxes:\n  name: { x: += 3 }',
      [
        'Harbour, card.yaml, line 2, column 14: x: "+= 3" is relative, and no box that this one extends has the key.',
      ],
    ],
    [
      'boxes:\n  a: { extends: b }\n  b: { extends: a }',
      ['Harbour, card.yaml, line 3, column 17: "a" extends itself.'],
    ],
    [
      'boxes:\n  name: { extends: nme }',
      ['Harbour, card.yaml, line 2, column 20: there is no box "nme": did you mean "name"?'],
    ],
    [
      'boxes:\n  name: { kind: txt }',
      ['Harbour, card.yaml, line 2, column 17: kind: there is no "txt": did you mean "text".'],
    ],
    [
      'boxes:\n  name: { fill: red }',
      ['Harbour, card.yaml, line 2, column 11: a box of kind text has no fill: it is for box.'],
    ],
    [
      'boxes:\n  name: 5',
      ['Harbour, card.yaml, line 2, column 9: the box "name" takes keys with values, like "x: 2".'],
    ],
    [
      'boxes:\n  name: { height: 9 }\ndecks:\n  shps: {}',
      ['Harbour, card.yaml, line 4, column 3: the game has no deck "shps": did you mean "ships"?'],
    ],
    [
      'boxes:\n  a: { x: 1 }\n  a: { x: 2 }',
      [expect.stringMatching(/^Harbour, card\.yaml, line 3, column 3: .*twice.*\.$/)],
    ],
    [
      'boxes:\n  nme: { height: 9 }',
      Array(2).fill('card.yaml, line 2, column 3: there is no column "nme": did you mean "name"?'),
    ],
    [
      'boxes:\n  name: { ink: seaa }',
      Array(2).fill('card.yaml, line 2, column 16: ink: "seaa" is no colour: did you mean "sea".'),
    ],
    [
      'boxes:\n  name: { x: 90 }',
      Array(2).fill(
        'card.yaml, line 2, column 3: the box "name" is -32.9 x 82.5 mm: no room is left for it.',
      ),
    ],
    [
      'boxes:\n  text: { kind: icons }\nicons: { son: a.svg }',
      ['card.yaml, line 2, column 3: there is no icon "**Sail**": there is son.'],
    ],
    ['&a [*a]', [expect.stringMatching(/^Harbour, card\.yaml, line 1, column 5: .+\.$/)]],
  ])('%j', async (template, faults) => {
    expect(await faultsBy(template)).toEqual(faults);
  });
});
