/** What each terrain looks like: flat colours, drawn from the back to the front. */
import { circle, polygon, written, type Colour, type Shape } from 'fieldkit/draw';
import { hexagon, scattered, seeded, type Spot } from './hex.ts';

/** Draws a tile about its middle; seeds make tiles of one terrain differ. */
type Draw = (seed: number, isLowInk: boolean) => readonly Shape[];

export type TerrainId = 'forest' | 'meadow' | 'fields' | 'hills' | 'mountains' | 'desert' | 'sea';

/** Ground reaches beyond the tile, and is clipped to it. */
const REACH = 33;

/** Half of what is drawn stays clear of the disc in the middle, mm. */
const CLEAR = 10.5;

const ground = (fill: Colour, isLowInk: boolean): Shape => ({
  d: written(polygon(hexagon(REACH))),
  fill: isLowInk ? '#ffffff' : fill,
});

const isClear = ([x, y]: Spot): boolean => Math.hypot(x, y - 1) > CLEAR;

const line = (colour: Colour, width: number): Pick<Shape, 'stroke'> => ({
  stroke: { colour, width, cap: 'round', join: 'round' },
});

/** A fir: three skirts, one half in shade. */
function fir([x, y]: Spot, tall: number): readonly Shape[] {
  const wide = tall * 0.36;
  const skirts = [0, 1, 2].map((step) => {
    const [top, foot] = [y - tall + step * tall * 0.24, y - tall * 0.52 + step * tall * 0.26];
    const half = wide * (0.55 + step * 0.225);
    return polygon([
      [x, top],
      [x + half, foot],
      [x - half, foot],
    ]);
  });
  const shade = polygon([
    [x, y - tall],
    [x + wide, y],
    [x, y],
  ]);
  return [
    {
      d: written(
        polygon([
          [x - 0.5, y],
          [x + 0.5, y],
          [x + 0.5, y + 1.2],
          [x - 0.5, y + 1.2],
        ]),
      ),
      fill: '#4a3220',
    },
    { d: written(...skirts), fill: '#2f5d3f' },
    { d: written(shade), fill: '#244a33' },
  ];
}

const forest: Draw = (seed, isLowInk) => {
  const next = seeded(seed + 40);
  const trees = scattered(seed + 4, 90, 29, 4.1).filter(([x, y]) => isClear([x, y - 3]));
  return [ground('#7d9a58', isLowInk), ...trees.flatMap((spot) => fir(spot, 6.4 + next() * 2.6))];
};

const meadow: Draw = (seed, isLowInk) => {
  const next = seeded(seed + 60);
  const tufts = scattered(seed + 11, 70, 29, 4.4).filter(isClear);
  const blades = tufts.map(
    ([x, y]) => `M${x - 1} ${y}q-.5-1.3-1-1.9M${x} ${y}v-2.6M${x + 1} ${y}q.5-1.3 1-1.9`,
  );
  const flowers = tufts.filter(() => next() < 0.34);
  return [
    ground('#b5c871', isLowInk),
    { d: blades.join(''), ...line('#6d8a3a', 0.45) },
    { d: written(...flowers.map(([x, y]) => circle(x + 1.9, y - 1.4, 0.75))), fill: '#f6efe0' },
    { d: written(...flowers.map(([x, y]) => circle(x + 1.9, y - 1.4, 0.3))), fill: '#d98e32' },
  ];
};

const fields: Draw = (seed, isLowInk) => {
  const turn = ((seed * 67) % 60) - 30;
  const [sin, cos] = [Math.sin((turn * Math.PI) / 180), Math.cos((turn * Math.PI) / 180)];
  const at = (u: number, v: number): Spot => [u * cos - v * sin, u * sin + v * cos];
  const plots = [-36, -18, -2, 15, 36].slice(0, 4).map((from, index) => {
    const to = [-18, -2, 15, 36][index] ?? 36;
    return {
      from,
      to,
      fill: (['#e3bd55', '#d2a53f', '#ecd07c', '#c9973a'] as const)[(index + seed) % 4] ?? '#e3bd55',
    };
  });
  const furrows = plots.flatMap(({ from, to }) =>
    Array.from({ length: Math.floor((to - from) / 2.2) }, (_, step) => {
      const [[ax, ay], [bx, by]] = [at(-40, from + 1.6 + step * 2.2), at(40, from + 1.6 + step * 2.2)];
      return `M${ax} ${ay}L${bx} ${by}`;
    }),
  );
  const hedges = plots.slice(1).map(({ from }) => {
    const [[ax, ay], [bx, by]] = [at(-40, from), at(40, from)];
    return `M${ax} ${ay}L${bx} ${by}`;
  });
  return [
    ground('#e3bd55', isLowInk),
    ...(isLowInk
      ? []
      : plots.map(({ from, to, fill }): Shape => ({
          d: written(polygon([at(-40, from), at(40, from), at(40, to), at(-40, to)])),
          fill,
        }))),
    { d: furrows.join(''), ...line('#a87a28', 0.3) },
    { d: hedges.join(''), ...line('#5f7a36', 1.3) },
  ];
};

/** A rounded hill with its shaded side. */
function hill([x, y]: Spot, wide: number): readonly Shape[] {
  const tall = wide * 0.62;
  return [
    {
      d: `M${x - wide} ${y}C${x - wide * 0.6} ${y - tall * 1.3} ${x + wide * 0.5} ${y - tall * 1.3} ${x + wide} ${y}Z`,
      fill: '#b9713f',
      ...line('#6f3d1f', 0.4),
    },
    {
      d: `M${x + wide * 0.15} ${y - tall * 0.96}C${x + wide * 0.55} ${y - tall * 0.85} ${x + wide * 0.8} ${y - tall * 0.45} ${x + wide} ${y}H${x + wide * 0.35}C${x + wide * 0.5} ${y - tall * 0.5} ${x + wide * 0.4} ${y - tall * 0.8} ${x + wide * 0.15} ${y - tall * 0.96}Z`,
      fill: '#97552b',
    },
  ];
}

const hills: Draw = (seed, isLowInk) => {
  const next = seeded(seed + 90);
  const spots = scattered(seed + 23, 40, 31, 8).filter(([x, y]) => isClear([x, y - 3]));
  return [ground('#d99b66', isLowInk), ...spots.flatMap((spot) => hill(spot, 5 + next() * 2.6))];
};

/** A peak with snow, lit from the left. */
function peak([x, y]: Spot, tall: number): readonly Shape[] {
  const wide = tall * 0.62;
  const top = y - tall;
  const snow = top + tall * 0.34;
  return [
    {
      d: written(
        polygon([
          [x - wide, y],
          [x, top],
          [x + wide, y],
        ]),
      ),
      fill: '#9aa3a8',
      ...line('#3f474c', 0.4),
    },
    {
      d: written(
        polygon([
          [x, top],
          [x + wide, y],
          [x + wide * 0.1, y],
          [x - wide * 0.12, top + tall * 0.6],
        ]),
      ),
      fill: '#6b757b',
    },
    {
      d: written(
        polygon([
          [x, top],
          [x + wide * 0.34, snow],
          [x + wide * 0.12, snow - tall * 0.06],
          [x - wide * 0.04, snow + tall * 0.08],
          [x - wide * 0.18, snow - tall * 0.05],
          [x - wide * 0.34, snow],
        ]),
      ),
      fill: '#ffffff',
    },
  ];
}

const mountains: Draw = (seed, isLowInk) => {
  const next = seeded(seed + 130);
  const spots = scattered(seed + 31, 40, 30, 7.5).filter(([x, y]) => isClear([x, y - 5]));
  return [ground('#c3c6bd', isLowInk), ...spots.flatMap((spot) => peak(spot, 9 + next() * 4.5))];
};

const desert: Draw = (seed, isLowInk) => {
  const dunes = scattered(seed + 43, 30, 30, 7).filter(isClear);
  const ridges = dunes.map(([x, y]) => `M${x - 5} ${y}q2.5-2.6 5-1.2t5-.4`);
  const cacti = dunes
    .filter((_, index) => index % 6 === 2)
    .map(([x, y]) => `M${x} ${y + 3}v-5.5M${x} ${y + 0.4}h-1.8v-2M${x} ${y + 1}h1.8v-2.4`);
  return [
    ground('#ecd9a4', isLowInk),
    { d: ridges.join(''), ...line('#b9974f', 0.55) },
    { d: cacti.join(''), ...line('#5f7a36', 1.1) },
  ];
};

const sea: Draw = (seed, isLowInk) => {
  const waves = scattered(seed + 57, 60, 31, 6);
  const crests = waves.map(([x, y]) => `M${x - 3} ${y}q1.5-1.8 3 0t3 0`);
  return [
    ground('#4f8fa8', isLowInk),
    { d: crests.join(''), ...line(isLowInk ? '#2f6b86' : '#cfe4ea', 0.55) },
  ];
};

export const TERRAINS: Readonly<Record<TerrainId, { readonly name: string; readonly draw: Draw }>> = {
  forest: { name: 'Forest', draw: forest },
  meadow: { name: 'Meadow', draw: meadow },
  fields: { name: 'Fields', draw: fields },
  hills: { name: 'Hills', draw: hills },
  mountains: { name: 'Mountains', draw: mountains },
  desert: { name: 'Desert', draw: desert },
  sea: { name: 'Sea', draw: sea },
};
