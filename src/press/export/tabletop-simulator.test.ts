import { describe, expect, it } from 'vitest';
import { victoryTankKit } from '../../../cards/victory-tank/kit.ts';
import { drawn as drawnOf, shelfKits } from '../../../tests/kits.ts';
import { tabletopParcel } from './tabletop-simulator.ts';
import type { TabletopObject } from './tabletop-save.ts';

const BASE = 'https://example.org/tank/';

const found = shelfKits.find(([, { kit }]) => kit === victoryTankKit);
if (!found) throw new Error('Victory Tank is not on the shelf');
const drawn = drawnOf(found[1], 'screen');
const parcel = tabletopParcel({ title: 'Victory Tank', about: 'A game' }, drawn, BASE);
if (!parcel.ok) throw new Error(parcel.faults.join(' '));
const { save, sheets, pictures } = parcel.value;
const objects = save.ObjectStates;
const decks = objects.filter(({ Name }) => Name === 'DeckCustom');
const everything = (list: readonly TabletopObject[]): readonly TabletopObject[] =>
  list.flatMap((each) => [each, ...everything(each.ContainedObjects ?? [])]);

describe('a saved object for Tabletop Simulator', () => {
  it('holds every card of the box as often as the box does, by name', () => {
    const names = everything(objects).flatMap(({ CardID, Nickname }) =>
      CardID === undefined ? [] : [Nickname],
    );
    const box = victoryTankKit.box.cards.flatMap(({ name, count }) => Array<string>(count).fill(name));
    expect(names.toSorted()).toEqual(box.toSorted());
  });

  it('lists the ids of a deck in the order of its cards, each made of its sheet and its place there', () => {
    expect(decks).toHaveLength(3);
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

  it('lies decks face down, lays single cards open, and puts pieces of a kind into a bag', () => {
    for (const { Transform } of decks) expect(Transform.rotZ).toBe(180);
    const single = objects.filter(({ Name }) => Name === 'CardCustom');
    expect(single.map(({ Nickname }) => Nickname)).toEqual([
      'Red action points',
      'Gray action points',
      'Tank control',
      'Active player',
    ]);
    for (const { Transform } of single) expect(Transform.rotZ).toBe(0);
    const bags = objects.filter(({ Name }) => Name === 'Bag');
    expect(bags.map(({ Nickname, ContainedObjects }) => [Nickname, ContainedObjects?.length])).toEqual([
      ['Red soldier', 11],
      ['Gray soldier', 11],
      ['Supply crate', 9],
    ]);
    expect(objects.filter(({ Name }) => Name === 'Custom_Tile')).toHaveLength(1);
  });

  it('gives everything on the table an id of its own', () => {
    const ids = everything(objects).map(({ GUID }) => GUID);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(id).toMatch(/^[0-9a-f]{6}$/);
  });
});
