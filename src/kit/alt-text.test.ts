import { expect, test } from 'vitest';
import { plainBox } from '../../tests/plain-box.ts';
import { blankFace, lettering, picture, setFace } from '../../tests/sample-faces.ts';
import { art, group, text, type Art, type Node } from './face.ts';
import { altTexts, spoken } from './alt-text.ts';

const style = { font: 'text', size: 9, ink: '#000000' } as const;

const words = (said: string): Node =>
  text({ field: 'words', text: said, x: 5, y: 5, width: 50, height: 20, style });

const sign = (means: string): Art =>
  art({ x: 0, y: 0, shapes: [], sign: { means, ink: '#000000', ground: '#ffffff' } });

const said = (...nodes: readonly Node[]): string => spoken(setFace(blankFace('said', nodes)).nodes);

test('a face says its words and its signs in their order', () => {
  expect(said(sign('bunker'), words('Hold the line.'), words('To the last.'), sign('start card'))).toBe(
    'bunker; Hold the line. To the last. start card',
  );
  expect(spoken(picture().nodes)).toBe('a "twist" & <turn>');
  expect(spoken(lettering().nodes)).toMatch(
    /^Bunker 17; OFFICE FIRE; Each soldier on a field of the first row/,
  );
});

test('words that are set over their own halo, or at both ends of a card, are said once', () => {
  const end = group({ x: 0, y: 0, nodes: [words('+2'), sign('red army')] });
  expect(said(words('TANK'), words('TANK'), end, { ...end, rotate: 180 })).toBe('TANK +2; red army');
});

test('the same word is said again where something stands between', () => {
  expect(said(words('1'), words('crate'), words('1'), words('soldier'))).toBe('1 crate 1 soldier');
});

test('every face of a box has a name, and what its name does not say', () => {
  const box = plainBox();
  const [first, ...cards] = box.cards;
  if (!first) throw new Error('the box is empty');
  const drawn = { ...first, card: { ...first.card, name: 'Bunker' } };
  const front = setFace(blankFace(first.front.id, [words('BUNKER'), sign('bunker'), sign('start card')]));
  const alts = altTexts({ ...box, cards: [{ ...drawn, front }, ...cards] });
  expect(alts[front.id]).toBe('Card, Bunker: start card');
  expect(alts[first.back.id]).toBe(`Back, ${first.deck.name}`);
  const faces = [
    ...box.cards.flatMap((card) => [card.front, card.back]),
    ...[...box.counters, ...box.showpieces].flatMap(({ face, back }) => (back ? [face, back] : [face])),
  ];
  for (const { id } of faces)
    expect(alts[id]).toMatch(/^(Card|Back|Counter|Counter, other side|Paper model), /);
});
