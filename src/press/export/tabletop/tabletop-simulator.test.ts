import { describe, expect, it } from 'vitest';
import { victoryTankKit } from '../../../../cards/victory-tank/kit.ts';
import { drawn as drawnOf, shelfKits } from '../../../../tests/kits.ts';
import { oddsAndEndsKit, SHEETS } from '../../../../tests/made-up/cards/odds-and-ends/kit.ts';
import { drawKit } from '../../../kit/drawn-kit.ts';
import { loadFonts } from '../../../site/package-fonts.ts';
import type { TableLayout } from './initial-table.ts';
import { flatSheets } from './tabletop-sheets.ts';
import { tabletopParcel } from './tabletop-simulator.ts';
import type { TabletopObject } from './tabletop-save.ts';

const BASE = 'https://example.org/tank/';

const found = shelfKits.find(([, { kit }]) => kit === victoryTankKit);
if (!found) throw new Error('Victory Tank is not on the shelf');
const drawn = drawnOf(found[1], 'screen');
/** A board of one card with two soldiers on it. */
const LAYOUT: TableLayout = {
  seats: [
    { id: 'red', name: 'red', ink: 'red' },
    { id: 'gray', name: 'gray', ink: 'gray' },
  ],
  fields: [],
  cards: [
    { id: 'home-red', x: 0, y: 0, turn: 0 },
    { id: 'home-gray', x: 127, y: 88.9, turn: 180 },
  ],
  pieces: [
    { id: 'soldier-red', x: -5, y: -22, turn: 0 },
    { id: 'soldier-red', x: 8, y: -22, turn: 0 },
  ],
  spots: [
    { x: 0, y: 0 },
    { x: 63.5, y: 44.45 },
    { x: 127, y: 88.9 },
  ],
  chapters: [{ name: 'Setting up', sentences: [['S1', 'Shuffle.']] }],
  does: new Map([['home-red', ['Soldiers come here.', 'It scores.']]]),
};
const parcel = tabletopParcel({ title: 'Victory Tank', about: 'A game' }, drawn, BASE, LAYOUT);
if (!parcel.ok) throw new Error(parcel.faults.join(' '));
const { save, sheets, pictures } = parcel.value;
const objects = save.ObjectStates;
const decks = objects.filter(({ Name }) => Name === 'DeckCustom');
const everything = (list: readonly TabletopObject[]): readonly TabletopObject[] =>
  list.flatMap((each) => [each, ...everything(each.ContainedObjects ?? [])]);

describe('a saved game for Tabletop Simulator', () => {
  it('holds every card of the box as often as the box does, by name', () => {
    const names = everything(objects).flatMap(({ CardID, Nickname }) =>
      CardID === undefined ? [] : [Nickname],
    );
    const box = victoryTankKit.box.cards.flatMap(({ name, count }) => Array<string>(count).fill(name));
    expect(names.toSorted()).toEqual(box.toSorted());
  });

  it('lists the ids of a deck in the order of its cards, each made of its sheet and its place there', () => {
    expect(decks).toHaveLength(4);
    for (const { DeckIDs, ContainedObjects, CustomDeck } of decks) {
      expect(DeckIDs).toEqual(ContainedObjects?.map(({ CardID }) => CardID));
      for (const { CardID = -1, CustomDeck: own } of ContainedObjects ?? []) {
        const [key, place] = [Math.floor(CardID / 100), CardID % 100];
        const sheet = CustomDeck?.[key];
        expect(sheet).toBeDefined();
        expect(own?.[key]).toEqual(sheet);
        expect(place).toBeLessThan((sheet?.NumWidth ?? 0) * (sheet?.NumHeight ?? 0));
      }
    }
  });

  it('shows on each place of a sheet the card that its id names', () => {
    for (const { ContainedObjects } of decks) {
      for (const { CardID = -1, Nickname, CustomDeck } of ContainedObjects ?? []) {
        const url = CustomDeck?.[Math.floor(CardID / 100)]?.FaceURL;
        const sheet = sheets.find(({ file }) => url === BASE + file);
        const face = sheet?.faces[CardID % 100]?.id;
        const card = drawn.cards.find(({ front }) => front.id === face);
        expect(card?.card.name).toBe(Nickname);
      }
    }
  });

  it('asks for pictures that are in the parcel, and for no others', () => {
    const asked = everything(objects).flatMap(({ CustomDeck, CustomImage }) => [
      ...Object.values(CustomDeck ?? {}).flatMap(({ FaceURL, BackURL }) => [FaceURL, BackURL]),
      ...(CustomImage ? [CustomImage.ImageURL, CustomImage.ImageSecondaryURL] : []),
    ]);
    const there = [...sheets, ...pictures].map(({ file }) => BASE + file);
    expect([...new Set(asked)].toSorted()).toEqual(there.toSorted());
  });

  it('lies decks face down, single cards and the board open, and puts pieces of a kind into a bag', () => {
    for (const { Transform } of decks) expect(Transform.rotZ).toBe(180);
    const single = objects.filter(({ Name }) => Name === 'CardCustom');
    expect(single.map(({ Nickname }) => Nickname).toSorted()).toEqual([
      'Active player',
      'Gray action points',
      'Gray home base',
      'Red action points',
      'Red home base',
      'Tank control',
    ]);
    for (const { Transform } of single) expect(Transform.rotZ).toBe(0);
    const bags = objects.filter(({ Name }) => Name === 'Bag');
    expect(
      bags.map(({ Nickname, ContainedObjects }) => [Nickname, ContainedObjects?.length]).toSorted(),
    ).toEqual([
      ['Gray soldier', 11],
      ['Red soldier', 9],
      ['Supply crate', 9],
    ]);
    const tiles = objects.filter(({ Name }) => Name === 'Custom_Tile').map(({ Nickname }) => Nickname);
    expect(tiles).toEqual(['Red soldier', 'Red soldier', 'Victory Tank']);
  });

  it('lays the board as it lies: beside each other what lies so, and turned what is turned', () => {
    const at = (name: string) => objects.find(({ Nickname }) => Nickname === name)?.Transform;
    const [red, gray] = [at('Red home base'), at('Gray home base')];
    expect([red?.rotY, gray?.rotY]).toEqual([180, 0]);
    // Two widths to the right and one height toward the front player.
    expect([(gray?.posX ?? 0) - (red?.posX ?? 0), (gray?.posZ ?? 0) - (red?.posZ ?? 0)]).toEqual([
      expect.closeTo(4.4, 2),
      expect.closeTo(-3.08, 2),
    ]);
    // Soldiers stand on their card, not under it.
    const soldiers = objects.filter(
      ({ Name, Nickname }) => Name === 'Custom_Tile' && Nickname === 'Red soldier',
    );
    for (const { Transform } of soldiers) {
      expect(Transform.posY).toBeGreaterThan(red?.posY ?? 0);
      expect(Math.abs(Transform.posX - (red?.posX ?? 0))).toBeLessThan(1.1);
    }
  });

  it('has a point to snap to under every card of the board', () => {
    for (const name of ['Red home base', 'Gray home base']) {
      const { posX = NaN, posZ = NaN } = objects.find(({ Nickname }) => Nickname === name)?.Transform ?? {};
      const near = save.SnapPoints.filter(
        ({ Position: { x, z } }) => Math.abs(x - posX) < 0.01 && Math.abs(z - posZ) < 0.01,
      );
      expect([name, near.length]).toEqual([name, 1]);
    }
  });

  it('has a hand for each seat, with what is theirs before it and nothing on top of another', () => {
    const zones = objects.filter(({ Name }) => Name === 'HandTrigger');
    expect(zones.map(({ Nickname, FogColor }) => [Nickname, FogColor])).toEqual([
      ['red', 'Red'],
      ['gray', 'White'],
    ]);
    const [south, north] = zones.map(({ Transform }) => Transform.posZ);
    const { posZ = 0 } = objects.find(({ Nickname }) => Nickname === 'Gray action cards')?.Transform ?? {};
    expect(Math.abs((north ?? 0) - posZ)).toBeLessThan(Math.abs((south ?? 0) - posZ));
    const lying = objects.filter(({ Name }) => Name !== 'HandTrigger' && Name !== 'Custom_Tile');
    for (const [index, { Transform: one, Nickname }] of lying.entries())
      for (const { Transform: other, Nickname: second } of lying.slice(index + 1)) {
        const clear = Math.abs(one.posX - other.posX) > 2.15 || Math.abs(one.posZ - other.posZ) > 3;
        expect([Nickname, second, clear]).toEqual([Nickname, second, true]);
      }
  });

  it('says what a card does when one points at it, never how large it is', () => {
    const home = objects.find(({ Nickname }) => Nickname === 'Red home base');
    expect(home?.Description).toBe('Soldiers come here.\nIt scores.');
    for (const { Description } of everything(objects)) expect(Description).not.toMatch(/\bsize\b|\bmm\b/);
  });

  it('has the rules in its notebook, a page a chapter', () => {
    expect(Object.values(save.TabStates).map(({ title, body }) => [title, body])).toEqual([
      ['Setting up', 'S1  Shuffle.'],
    ]);
    expect(save.Note).toContain('notebook');
  });

  it('gives everything on the table an id of its own', () => {
    const ids = everything(objects).map(({ GUID }) => GUID);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(id).toMatch(/^[0-9a-f]{6}$/);
  });
});

it('lays the discs of a wheel on one another, round and the smaller above', () => {
  const box = drawKit(oddsAndEndsKit, 'screen', loadFonts(oddsAndEndsKit));
  if (!box.ok) throw new Error('the made-up box cannot be set');
  const made = flatSheets(box.value.sheets, BASE).filter(({ Nickname }) => Nickname === SHEETS.wheel.name);
  const [disc, dial] = made.map(({ Transform }) => Transform);
  expect(made.map(({ CustomImage }) => CustomImage?.CustomTile.Type)).toEqual([2, 2]);
  expect([dial?.posX, dial?.posZ]).toEqual([disc?.posX, disc?.posZ]);
  expect(dial?.posY).toBeGreaterThan(disc?.posY ?? Infinity);
  expect(dial?.scaleX).toBeLessThan(disc?.scaleX ?? 0);
});
