/**
 * The saved game of Tabletop Simulator, read back from its JSON and checked against the format in its knowledge base
 * ("Save File Format", its serialized classes, and fields that current saved games have in addition), and against the
 * rules of the game.
 */
import { describe, expect, it } from 'vitest';
import { countAll, type Box } from '../src/kit/component.ts';
import { tabletopFiles } from '../src/press/export/tabletop/tabletop-files.ts';
import { UNITS_PER_MM } from '../src/press/export/tabletop/tabletop-positions.ts';
import type { TabletopObject } from '../src/press/export/tabletop/tabletop-save.ts';
import { tabletopParcel } from '../src/press/export/tabletop/tabletop-simulator.ts';
import { tableLayoutOf } from '../src/site/print-desk/scene-layout.ts';
import { SHELF } from '../src/site/shelf.ts';
import { drawn, shelfKits } from './kits.ts';

/** The type of a field: simple, a record, a list, or a dictionary by number. */
type Form =
  | 'string'
  | 'float'
  | 'int'
  | 'bool'
  | { readonly of: string }
  | { readonly list: Form }
  | { readonly byNumber: Form };
/** Names of optional fields end in "?". */
type Fields = Readonly<Record<string, Form>>;

const FORMAT: Readonly<Record<string, Fields>> = {
  SaveState: {
    SaveName: 'string',
    GameMode: 'string',
    Date: 'string',
    Table: 'string',
    Sky: 'string',
    Note: 'string',
    Rules: 'string',
    PlayerTurn: 'string',
    TabStates: { byNumber: { of: 'TabState' } },
    SnapPoints: { list: { of: 'SnapPoint' } },
    ObjectStates: { list: { of: 'ObjectState' } },
  },
  TabState: {
    title: 'string',
    body: 'string',
    color: 'string',
    id: 'int',
    visibleColor: { of: 'ColorState' },
  },
  SnapPoint: { Position: { of: 'Vector' }, 'Rotation?': { of: 'Vector' } },
  Vector: { x: 'float', y: 'float', z: 'float' },
  ObjectState: {
    GUID: 'string',
    Name: 'string',
    Nickname: 'string',
    Description: 'string',
    Grid: 'bool',
    Locked: 'bool',
    Transform: { of: 'TransformState' },
    ColorDiffuse: { of: 'ColorState' },
    'CardID?': 'int',
    'FogColor?': 'string',
    'DeckIDs?': { list: 'int' },
    'CustomDeck?': { byNumber: { of: 'CustomDeckState' } },
    'CustomImage?': { of: 'CustomImageState' },
    'ContainedObjects?': { list: { of: 'ObjectState' } },
  },
  TransformState: {
    posX: 'float',
    posY: 'float',
    posZ: 'float',
    rotX: 'float',
    rotY: 'float',
    rotZ: 'float',
    scaleX: 'float',
    scaleY: 'float',
    scaleZ: 'float',
  },
  ColorState: { r: 'float', g: 'float', b: 'float' },
  CustomDeckState: {
    FaceURL: 'string',
    BackURL: 'string',
    NumWidth: 'int',
    NumHeight: 'int',
    BackIsHidden: 'bool',
    UniqueBack: 'bool',
    Type: 'int',
  },
  CustomImageState: {
    ImageURL: 'string',
    ImageSecondaryURL: 'string',
    WidthScale: 'float',
    CustomTile: { of: 'CustomTile' },
  },
  CustomTile: { Type: 'int', Thickness: 'float', Stackable: 'bool', Stretch: 'bool' },
};

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Where a value differs from its type, with paths. */
function faultsOf(value: unknown, form: Form, path: string): readonly string[] {
  const isSo = {
    string: typeof value === 'string',
    bool: typeof value === 'boolean',
    float: Number.isFinite(value),
    int: Number.isInteger(value),
  };
  if (typeof form === 'string') return isSo[form] ? [] : [`${path} is no ${form}`];
  if ('list' in form) {
    if (!Array.isArray(value)) return [`${path} is no list`];
    return value.flatMap((each, index) => faultsOf(each, form.list, `${path}[${index}]`));
  }
  if (!isRecord(value)) return [`${path} is no record`];
  if ('byNumber' in form)
    return Object.entries(value).flatMap(([key, each]) => [
      ...(/^\d+$/.test(key) ? [] : [`${path}.${key} is no number`]),
      ...faultsOf(each, form.byNumber, `${path}.${key}`),
    ]);
  const fields = FORMAT[form.of] ?? {};
  const strange = Object.keys(value).filter((key) => !(key in fields) && !(`${key}?` in fields));
  return [
    ...strange.map((key) => `${path}.${key} is not in the format`),
    ...Object.entries(fields).flatMap(([name, of]) => {
      const key = name.replace('?', '');
      if (!(key in value)) return name.endsWith('?') ? [] : [`${path}.${key} is missing`];
      return faultsOf(value[key], of, `${path}.${key}`);
    }),
  ];
}

const BASE = 'https://example.org/tank/';

const games = await Promise.all(
  SHELF.map(async (game) => {
    const { title } = await game.kit();
    const found = shelfKits.find(([name]) => name === title);
    if (!found) throw new Error(`${title} has no kit`);
    const layout = await tableLayoutOf(game);
    const parcel = tabletopParcel(found[1].kit, drawn(found[1], 'screen'), BASE, layout);
    if (!parcel.ok) throw new Error(parcel.faults.join(' '));
    const files = new Map(tabletopFiles(found[1].kit, parcel.value.save, BASE, layout));
    const read: unknown = JSON.parse(String(files.get(`${game.id}.json`)));
    const howTo = String(files.get('HOW-TO.txt'));
    const { box } = found[1].kit;
    return [title, { game, box, layout, read, howTo, save: parcel.value.save }] as const;
  }),
);

const everything = (list: readonly TabletopObject[]): readonly TabletopObject[] =>
  list.flatMap((each) => [each, ...everything(each.ContainedObjects ?? [])]);

/** A thing's size on the table in the program's units: a sheet's own, or that of a poker card. */
function footprint({ Nickname, Name }: TabletopObject, { sheets = [] }: Box) {
  const form = sheets.find(({ name }) => name === Nickname)?.form;
  if (Name !== 'Custom_Tile' || !form || form.make === 'die') return { across: 2.2, along: 3.08 };
  if (form.make === 'wheel') {
    const across = Math.max(...form.discs) * UNITS_PER_MM;
    return { across, along: across };
  }
  return { across: form.width * UNITS_PER_MM, along: form.height * UNITS_PER_MM };
}

describe.each(games)(
  '%s as a saved game of Tabletop Simulator',
  (_, { game, box, layout, read, howTo, save }) => {
    it('is in the format of its knowledge base', () => {
      expect(faultsOf(read, { of: 'SaveState' }, 'save')).toEqual([]);
      expect(read).toEqual(save);
    });

    it('has every sentence of the rules in its notebook, word for word', async () => {
      const pages = Object.values(save.TabStates).map(({ body }) => body);
      for (const [id, { text }] of Object.entries((await game.book?.())?.statements ?? {}))
        expect([id, pages.some((body) => body.split('\n').includes(`${id}  ${text}`))]).toEqual([id, true]);
    });

    it('has a hand for each seat, and the how-to says where to sit', () => {
      const zones = save.ObjectStates.filter(({ Name }) => Name === 'HandTrigger');
      expect(zones).toHaveLength(layout.seats.length);
      for (const { Nickname, FogColor } of zones) expect(howTo).toContain(`${Nickname} plays as ${FogColor}`);
    });

    it('has all that the box has, of a wheel each disc: cards, pieces, dice, mats and rulers, as often as the box', () => {
      const { cards, pieces, sheets = [] } = box;
      const discs = sheets.map((sheet) => ({
        ...sheet,
        count: sheet.count * (sheet.form.make === 'wheel' ? sheet.form.discs.length : 1),
      }));
      const parts = [...cards, ...pieces, ...discs];
      const things = everything(save.ObjectStates).filter(({ ContainedObjects }) => !ContainedObjects);
      // A card and a piece may have the same name.
      for (const { name } of parts) {
        const count = countAll(parts.filter((part) => part.name === name));
        expect([name, things.filter(({ Nickname }) => Nickname === name).length]).toEqual([name, count]);
      }
      expect(howTo.includes('Dice are the program')).toBe(sheets.some(({ form }) => form.make === 'die'));
    });

    it('lies nothing beside the board on top of something else but a wheel’s discs', () => {
      const wheels = (box.sheets ?? []).flatMap(({ form, name }) => (form.make === 'wheel' ? [name] : []));
      const board = layout.cards.length + layout.pieces.length;
      const beside = save.ObjectStates.filter(({ Name }) => Name !== 'HandTrigger').slice(board);
      for (const [index, one] of beside.entries())
        for (const other of beside.slice(index + 1)) {
          if (one.Nickname === other.Nickname && wheels.includes(one.Nickname)) continue;
          const [a, b] = [footprint(one, box), footprint(other, box)];
          const clear =
            Math.abs(one.Transform.posX - other.Transform.posX) >= (a.across + b.across) / 2 ||
            Math.abs(one.Transform.posZ - other.Transform.posZ) >= (a.along + b.along) / 2;
          expect([one.Nickname, other.Nickname, clear]).toEqual([one.Nickname, other.Nickname, true]);
        }
    });

    it('lets what lies on the board snap to where it lies', () => {
      for (const { x, y } of layout.cards)
        expect(layout.spots.some((spot) => Math.hypot(spot.x - x, spot.y - y) < 0.1)).toBe(true);
    });
  },
);

describe('the table of Victory Tank', () => {
  const [, tank] = games.find(([title]) => title === 'Victory Tank') ?? [];

  it('begins with what opens the battlefield and nobody shuffles, and three soldiers on each home base', () => {
    expect(tank?.layout.cards.map(({ id, turn }) => [id, turn]).toSorted()).toEqual([
      ['empty', 0],
      ['home-gray', 180],
      ['home-red', 0],
    ]);
    expect(tank?.layout.pieces.map(({ id }) => id).toSorted()).toEqual([
      ...Array<string>(3).fill('soldier-gray'),
      ...Array<string>(3).fill('soldier-red'),
    ]);
  });

  it('has half a height between places, as the rules lay cards beside one another', () => {
    const [first] = tank?.layout.spots ?? [];
    const beside = tank?.layout.spots.filter(({ x }) => Math.abs(x - (first?.x ?? 0) - 63.5) < 0.1) ?? [];
    const heights = beside.map(({ y }) => y).toSorted((a, b) => a - b);
    expect((heights[1] ?? 0) - (heights[0] ?? 0)).toBeCloseTo(44.45);
  });
});
