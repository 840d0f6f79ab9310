/** The room for PlayingCards.io, read back: whatever a widget names is in the file, and everything lies on the table. */
import { describe, expect, it } from 'vitest';
import { gamesOf, kitOf, openShelf } from '../scripts/cli/shelves.ts';
import { countAll } from '../src/kit/component.ts';
import { drawKit } from '../src/kit/drawn-kit.ts';
import {
  assetPath,
  playingcardsRoom,
  type Widget,
} from '../src/press/export/playingcards/playingcards-room.ts';
import { loadFonts } from '../src/site/package-fonts.ts';
import { tableLayoutOf } from '../src/site/print-desk/scene-layout.ts';
import { SHELF } from '../src/site/shelf.ts';
import { MADE_UP } from './made-up/run-fieldkit.ts';

const games = await Promise.all(
  [...SHELF, ...gamesOf(await openShelf(MADE_UP))].map(
    async (game) => [game.id, game, await kitOf(game)] as const,
  ),
);

const ofType = <Type extends Widget['type']>(widgets: readonly Widget[], type: Type) =>
  widgets.filter((widget): widget is Extract<Widget, { readonly type: Type }> => widget.type === type);

describe.each(games)('the room for PlayingCards.io of %s', (_, game, kit) => {
  const drawn = drawKit(kit, 'colour', loadFonts(kit));
  if (!drawn.ok) throw new Error(`${kit.title} has faults`);
  const made = (async () => {
    const room = playingcardsRoom(kit, drawn.value, await tableLayoutOf(game));
    if (!room.ok) throw new Error(room.faults.join('\n'));
    const text = String(new Map(room.value.files).get('widgets.json'));
    return { room: room.value, text, widgets: JSON.parse(text) as readonly Widget[] };
  })();

  it('asks for no picture that it does not hold', async () => {
    const { room, text } = await made;
    const asked = new Set([...text.matchAll(/package:\/\/([^"]+)/g)].map(([, path]) => path));
    const held = room.pictures.map(assetPath);
    expect(asked.size).toBeGreaterThan(0);
    expect(held).toEqual(expect.arrayContaining([...asked]));
  });

  it('has every card in a deck that knows it, in a pile that is there, each with an id of its own', async () => {
    const { widgets } = await made;
    const ids = widgets.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const decks = new Map(ofType(widgets, 'cardDeck').map((deck) => [deck.id, deck]));
    for (const { deck, cardType, parent } of ofType(widgets, 'card')) {
      expect(Object.keys(decks.get(deck)?.cardTypes ?? {})).toContain(cardType);
      expect(decks.get(deck)?.parent).toBe(parent);
      if (parent !== undefined) expect(ids).toContain(parent);
    }
  });

  it('has every copy of every card and piece, and its decks face down', async () => {
    const { widgets } = await made;
    const { cards, pieces } = kit.box;
    const laid = ofType(widgets, 'card').filter(({ deck }) => !deck.startsWith('sheet '));
    expect(laid).toHaveLength(countAll([...cards, ...pieces]));
    const shuffled = ofType(widgets, 'cardPile').filter(({ hasShuffleButton }) => hasShuffleButton);
    for (const { id } of shuffled)
      expect(laid.filter(({ parent, faceup }) => parent === id && faceup)).toEqual([]);
  });

  it('lays everything on the table, above the hand', async () => {
    const { widgets } = await made;
    for (const { id, x, y } of widgets) {
      if (id === 'hand') continue;
      expect([id, x >= 0 && x < 1600 && y >= 0 && y < 820]).toEqual([id, true]);
    }
  });

  it('has every die of the box, a column for each owner', async () => {
    const { widgets } = await made;
    const dice = (kit.box.sheets ?? []).filter(({ form }) => form.make === 'die');
    const spinners = ofType(widgets, 'spinner');
    expect(spinners).toHaveLength(countAll(dice));
    const places = spinners.map(({ x, y }) => `${x} ${y}`);
    expect(new Set(places).size).toBe(places.length);
    const columns = new Set(spinners.map(({ x }) => x));
    expect(columns.size).toBe(new Set(dice.map(({ owner }) => owner)).size);
  });
});
