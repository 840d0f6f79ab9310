/**
 * The printed battlefield: cards side by side form one map, and each field is recognizable from across the table. Measured on
 * pixels; each measure is also tested on deliberately spoiled faces, to prove that it can fail.
 */
import {
  converter,
  filterDeficiencyDeuter,
  filterDeficiencyProt,
  filterDeficiencyTrit,
  type Rgb,
} from 'culori';
import { describe, expect, it } from 'vitest';
import { BATTLEFIELD_CARDS, type BattlefieldCard } from '../../cards/victory-tank/data/battlefield.ts';
import { battlefieldFront } from '../../cards/victory-tank/faces/battlefield.ts';
import { themeOf } from '../../cards/victory-tank/theme.ts';
import { EDITIONS, PRINTED_EDITIONS, type Edition } from '../../src/kit/edition.ts';
import { art, type Face, type Node, type SetFace, type TextBlock } from '../../src/kit/face.ts';
import { typeset } from '../../src/kit/type/typeset.ts';
import { MM_PER_INCH } from '../../src/kit/units.ts';
import type { Area } from '../../src/press/paint/area.ts';
import { paintSvg } from '../../src/press/paint/svg.ts';
import { loadFonts } from '../../src/site/package-fonts.ts';
import { svgPixels, type Pixels } from '../raster.ts';

const fonts = loadFonts({ fonts: [] });

function set(face: Face): SetFace {
  const done = typeset(face, fonts);
  if (!done.ok) throw new Error(`${face.id} cannot be set`);
  return done.value;
}

const rasterised = async (face: Face, area: Area, pxPerMm: number): Promise<Pixels> =>
  svgPixels(await paintSvg(set(face), fonts, { area, dpi: pxPerMm * MM_PER_INCH }));

const cardOf = (id: string): BattlefieldCard => {
  const card = BATTLEFIELD_CARDS.find((each) => each.id === id);
  if (!card) throw new Error(`no card ${id}`);
  return card;
};

type Tone = readonly [red: number, green: number, blue: number];

const toneAt = ({ data, width }: Pixels, x: number, y: number): Tone => {
  const at = 3 * (y * width + x);
  return [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0];
};

/** The tone in which the ground runs off a card. */
const groundOf = (edition: Edition): Tone => {
  const { land } = themeOf(edition);
  const channel = (at: number): number => Number.parseInt(land.field.slice(at, at + 2), 16);
  return [channel(1), channel(3), channel(5)];
};

const apart = (one: Tone, other: Tone): number =>
  Math.max(...one.map((value, index) => Math.abs(value - (other[index] ?? 0))));

/** The face with a path drawn over it. */
const spoiled = (face: Face, d: string): Face => ({
  ...face,
  nodes: [...face.nodes, art({ x: 0, y: 0, shapes: [{ d, fill: '#1f1b18' }] })],
});

describe('cards that lie side by side', () => {
  const PX = 4;
  /** The greatest difference between tones, of 255, that no eye sees. */
  const NEAR = 3;

  /** How many pixels within 1 mm of the trim, on either side, differ from the ground. */
  async function strayOf(face: Face, edition: Edition): Promise<number> {
    const pixels = await rasterised(face, 'bleed', PX);
    const [bleed, off] = [face.bleed * PX, PX];
    const [right, bottom] = [pixels.width - bleed, pixels.height - bleed];
    const isNear = (at: number, line: number): boolean => Math.abs(at + 0.5 - line) <= off;
    let stray = 0;
    for (let y = 0; y < pixels.height; y += 1) {
      for (let x = 0; x < pixels.width; x += 1) {
        if (!isNear(x, bleed) && !isNear(x, right) && !isNear(y, bleed) && !isNear(y, bottom)) continue;
        if (apart(toneAt(pixels, x, y), groundOf(edition)) > NEAR) stray += 1;
      }
    }
    return stray;
  }

  it.each(PRINTED_EDITIONS)('meet in one tone, also where a cut is 1 mm off: %s', async (edition) => {
    for (const card of BATTLEFIELD_CARDS)
      expect([card.id, await strayOf(battlefieldFront(card, edition), edition)]).toEqual([card.id, 0]);
  });

  it('would not if a line ran out to the trim, or ended half a millimetre within it', async () => {
    const face = battlefieldFront(cardOf('crate-1'), 'colour');
    expect(await strayOf(spoiled(face, 'M-2 30H6V30.4H-2Z'), 'colour')).toBeGreaterThan(0);
    expect(await strayOf(spoiled(face, 'M0.5 30H6V30.4H0.5Z'), 'colour')).toBeGreaterThan(0);
    expect(await strayOf(spoiled(face, 'M2 30H6V30.4H2Z'), 'colour')).toBe(0);
  });
});

/** A field as a small picture, `width` x `height` px. */
interface Field {
  readonly name: string;
  readonly tones: readonly Tone[];
}

/** Pixels of a field that is 60 px high. */
const SMALL = { width: 86, height: 60 } as const;
const SMALL_PX_PER_MM = SMALL.height / (88.9 / 2);

function fieldOf(name: string, pixels: Pixels, field: 'north' | 'south'): Field {
  const top = field === 'north' ? 0 : Math.floor(pixels.height / 2);
  const tones: Tone[] = [];
  for (let y = 0; y < SMALL.height - 1; y += 1)
    for (let x = 0; x < SMALL.width - 2; x += 1) tones.push(toneAt(pixels, x, top + y));
  return { name, tones };
}

/** The fields of every card: specials by kind, and empty ones. */
async function fieldsOf(edition: Edition): Promise<{ specials: Map<string, Field[]>; empties: Field[] }> {
  const specials = new Map<string, Field[]>();
  const empties: Field[] = [];
  for (const card of BATTLEFIELD_CARDS) {
    const pixels = await rasterised(battlefieldFront(card, edition), 'trim', SMALL_PX_PER_MM);
    const north = fieldOf(card.id, pixels, 'north');
    const name = `${card.special} ${card.owner ?? ''}`.trim();
    if (card.special === 'empty') empties.push(north);
    else specials.set(name, [...(specials.get(name) ?? []), north]);
    empties.push(fieldOf(`${card.id} south`, pixels, 'south'));
  }
  return { specials, empties };
}

const luma = ([red, green, blue]: Tone): number => 0.2126 * red + 0.7152 * green + 0.0722 * blue;

/** The share of a field that is dark or strongly coloured. */
function massOf({ tones }: Field): number {
  const isMass = (tone: Tone): boolean => luma(tone) < 125 || Math.max(...tone) - Math.min(...tone) > 90;
  return tones.filter(isMass).length / tones.length;
}

describe.each(EDITIONS)('fields 60 px high, %s', async (edition) => {
  const { specials, empties } = await fieldsOf(edition);

  it('show a special by at least twice the mass of any field without one', () => {
    const emptiest = Math.max(...empties.map(massOf));
    const weak = [...specials.values()].flat().filter((field) => massOf(field) < 2 * emptiest);
    expect(weak.map(({ name }) => name)).toEqual([]);
    // Prove that the check can fail: empty fields are below the limit.
    expect(empties.filter((field) => massOf(field) >= 2 * emptiest)).toEqual([]);
    expect(emptiest).toBeGreaterThan(0);
  });

  const toRgb = converter('rgb');
  const seenBy =
    (filter: (colour: Rgb) => Rgb) =>
    ([r, g, b]: Tone): Tone => {
      const seen = toRgb(filter({ mode: 'rgb', r: r / 255, g: g / 255, b: b / 255 }));
      return [255 * seen.r, 255 * seen.g, 255 * seen.b];
    };
  const EYES: Readonly<Record<string, (tone: Tone) => Tone>> = {
    grey: (tone) => [luma(tone), luma(tone), luma(tone)],
    protan: seenBy(filterDeficiencyProt(1)),
    deutan: seenBy(filterDeficiencyDeuter(1)),
    tritan: seenBy(filterDeficiencyTrit(1)),
  };

  /** The visible difference between two fields: the mean over their pixels, of 255. */
  const difference = (one: readonly Tone[], other: readonly Tone[]): number =>
    one.reduce((sum, tone, index) => sum + apart(tone, other[index] ?? [0, 0, 0]), 0) / one.length;

  it.each(Object.keys(EYES))('are told from each other twice as well as by their ground: %s', (name) => {
    const seen = EYES[name];
    if (!seen) throw new Error(`no eye ${name}`);
    const known = new Map<string, Tone>();
    const once = (tone: Tone): Tone => {
      const key = tone.join();
      const found = known.get(key) ?? seen(tone);
      known.set(key, found);
      return found;
    };
    const views = [...specials].map(([special, fields]) => ({
      special,
      fields: fields.map(({ tones }) => tones.map(once)),
    }));
    // The difference between fields with the same special, which comes from the ground alone.
    const ground = Math.max(
      ...views.flatMap(({ fields: [first = [], ...others] }) =>
        others.map((other) => difference(first, other)),
      ),
    );
    const apartFrom = views.flatMap(({ special, fields: [one = []] }, index) =>
      views
        .slice(index + 1)
        .map(
          ({ special: name, fields: [other = []] }) =>
            [`${special}, ${name}`, difference(one, other)] as const,
        ),
    );
    const alike = apartFrom.filter(([, by]) => !(by >= 2 * ground));
    expect(alike.map(([names, by]) => `${names}: ${by.toFixed(1)}, the ground ${ground.toFixed(1)}`)).toEqual(
      [],
    );
    expect(apartFrom.length).toBe(21);
  });
});

const textsOf = (nodes: readonly Node[]): TextBlock[] =>
  nodes.flatMap((node): TextBlock[] =>
    node.kind === 'text' ? [node] : node.kind === 'group' ? textsOf(node.nodes) : [],
  );

/** The tree without its names. */
const nameless = (nodes: readonly Node[]): Node[] =>
  nodes.flatMap((node): Node[] => {
    if (node.kind === 'text' && node.field === 'name') return [];
    return node.kind === 'group' ? [{ ...node, nodes: nameless(node.nodes) }] : [node];
  });

describe('the name of a field', () => {
  const PX = 4;

  /** How many pixels behind the name differ from the median tone there, at both of its places. */
  async function runThrough(face: Face): Promise<number> {
    const [name] = textsOf(face.nodes).filter(({ field }) => field === 'name');
    if (!name) return 0;
    const pixels = await rasterised({ ...face, nodes: nameless(face.nodes) }, 'trim', PX);
    const places = [
      { x: name.x, y: name.y },
      { x: face.width - name.x - name.width, y: face.height / 2 - name.y - name.height },
    ];
    let stray = 0;
    for (const place of places) {
      const tones: Tone[] = [];
      for (let y = Math.ceil(place.y * PX); y < (place.y + name.height) * PX - 1; y += 1)
        for (let x = Math.ceil(place.x * PX); x < (place.x + name.width) * PX - 1; x += 1)
          tones.push(toneAt(pixels, x, y));
      const middle = tones.toSorted((one, other) => luma(one) - luma(other))[tones.length >> 1] ?? [0, 0, 0];
      stray += tones.filter((tone) => apart(tone, middle) > 24).length;
    }
    return stray;
  }

  it.each(PRINTED_EDITIONS)('has nothing run through it: %s', async (edition) => {
    for (const card of BATTLEFIELD_CARDS)
      expect([card.id, await runThrough(battlefieldFront(card, edition))]).toEqual([card.id, 0]);
  });

  it('would be told of where grass grows into it', async () => {
    const face = battlefieldFront(cardOf('jeep-red'), 'colour');
    expect(await runThrough(spoiled(face, 'M30 2L30.5 7L31 2Z'))).toBeGreaterThan(0);
  });
});
