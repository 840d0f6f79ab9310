/** The locator map of a card: an area with its number in the middle, and the numbers of its neighbours. */
import { words } from '../../../src/kit/drawing/face-elements.ts';
import { hatch } from '../../../src/kit/engrave/hatch.ts';
import { written } from '../../../src/kit/engrave/path/outline.ts';
import { type Path, draw } from '../../../src/kit/engrave/path/path.ts';
import { circle, line, polygon, rectangle } from '../../../src/kit/engrave/path/shapes.ts';
import { type Node, type Shape, art } from '../../../src/kit/face.ts';
import { DISC, type Label, MIDDLE, OWN, labels, ownSpot, seen } from '../art/map-window.ts';
import { hexagon } from '../art/signs.ts';
import { AREAS, type Area, type AreaId, BOX_NAMES, EDGES, type PlaceId } from '../data/areas.ts';
import type { Side } from '../data/components.ts';
import { type Owner, type Theme, isBare, lineOf } from '../theme.ts';
import { VIEW, waves } from './action.ts';
import type { Region } from '../data/geography.ts';

// The part of the map round an area, simplified for a card: its own outline in colour, others as lines.

const pathOf = (region: Region, id: AreaId): Path => seen(region, id).flatMap(polygon);

function own(id: AreaId, owner: Owner, theme: Theme): readonly Shape[] {
  const path = pathOf(id, id);
  const { flat, tint } = theme.owner[owner];
  const bare = isBare(theme);
  const lines = bare ? ({ spacing: 2.2, heavy: 0.125 } as const) : ({ spacing: 0.9, heavy: 0.16 } as const);
  const edge = {
    colour: bare ? flat : theme.key,
    width: lineOf(theme, bare ? 0.3 : 0.4),
    join: 'round',
  } as const;
  return [
    { d: written(path), fill: tint, fillRule: 'evenodd', stroke: edge },
    ...(theme.edition === 'screen'
      ? []
      : [{ d: hatch(path, { angle: 45, light: 1, ...lines }), fill: flat }]),
  ];
}

function areaMap(id: AreaId, owner: Owner, theme: Theme): readonly Shape[] {
  const border = { colour: theme.quiet, width: lineOf(theme, 0.18), join: 'round' } as const;
  const shape = (region: Region, fill: Theme['paper']): readonly Shape[] => {
    const path = pathOf(region, id);
    return path.length > 0 ? [{ d: written(path), fill, fillRule: 'evenodd', stroke: border }] : [];
  };
  const land = AREAS.filter((area) => area.type === 'land' && area.id !== id);
  return [
    ...land.flatMap((area) => shape(area.id, theme.land)),
    // Land out of play, and water that belongs to no area.
    ...shape('out', theme.land),
    ...shape('closed', theme.sea),
    ...own(id, owner, theme),
  ];
}

/** The area of a place; undefined for boxes off the map. */
export const areaOf = (place: PlaceId): Area | undefined => AREAS.find(({ id }) => id === place);
export const placeName = (place: PlaceId): string =>
  areaOf(place)?.name ?? BOX_NAMES[place === 'usa' ? 'usa' : 'urals'];
const shortOf = (place: PlaceId): string => {
  const area = areaOf(place);
  return area ? String(area.no) : place === 'usa' ? 'US' : 'UR';
};

const isSea = (place: PlaceId): boolean => areaOf(place)?.type === 'sea';

/** The background: meridians and parallels on land, water lines at sea. */
function sheet(place: PlaceId, theme: Theme): Shape[] {
  const field = rectangle(-1, -1, VIEW.width + 2, VIEW.height + 2);
  const sea = areaOf(place) !== undefined;
  const lines = sea ? waves(VIEW.width, 1, VIEW.height + 1, isBare(theme) ? 3.4 : 1.5, 6) : graticule();
  return [
    { d: written(field), fill: sea ? theme.sea : theme.land },
    ...(theme.edition === 'screen'
      ? []
      : [{ d: written(lines), stroke: { colour: theme.quiet, width: lineOf(theme, 0.14) } }]),
  ];
}

function graticule(): Path {
  const pen = draw();
  for (let at = -3; at <= 3; at++) {
    const x = MIDDLE[0] + at * 6;
    pen.at(x + at * 0.9, -1).bend(x, VIEW.height / 2, x - at * 0.9, VIEW.height + 1);
    const y = MIDDLE[1] + at * 6.4;
    pen.at(-1, y - 0.8).bend(VIEW.width / 2, y + 1.2, VIEW.width + 1, y - 0.8);
  }
  return pen.path;
}

const edgeKind = (place: PlaceId, to: PlaceId) =>
  EDGES.find(({ between }) => between.includes(place) && between.includes(to))?.kind ?? 'land';

/** Ways to the neighbours: a line over land, two lines over water, two in their colour for the Allies alone. */
function ways(place: PlaceId, side: Side, theme: Theme): Shape[] {
  return labels(place, side).map(({ to, at: [x, y] }): Shape => {
    const kind = edgeKind(place, to);
    const length = Math.hypot(x - MIDDLE[0], y - MIDDLE[1]);
    const [ux, uy] = [(x - MIDDLE[0]) / length, (y - MIDDLE[1]) / length];
    const beside = (off: number): Path =>
      line(MIDDLE[0] - uy * off, MIDDLE[1] + ux * off, x - uy * off, y + ux * off);
    const colour = kind === 'allied' ? theme.owner.allies.flat : theme.key;
    const way = kind === 'land' ? [beside(0)] : [beside(0.45), beside(-0.45)];
    return { d: written(...way), stroke: { colour, width: lineOf(theme, kind === 'land' ? 0.6 : 0.25) } };
  });
}

function neighbour({ to: place, at: [x, y] }: Label, theme: Theme): Node[] {
  const sea = isSea(place);
  const fill = sea ? theme.sea : theme.paper;
  const said = shortOf(place);
  return [
    art({
      x: 0,
      y: 0,
      shapes: [
        {
          d: written(circle(x, y, DISC)),
          fill,
          stroke: { colour: theme.key, width: lineOf(theme, 0.25) },
        },
        ...(sea
          ? [{ d: written(circle(x, y, 1.45)), stroke: { colour: theme.key, width: lineOf(theme, 0.14) } }]
          : []),
      ],
      sign: { means: `next to ${placeName(place)}`, ink: theme.key, ground: fill },
    }),
    words(
      `next to ${said}`,
      said,
      { x: x - 3, y: y - 2, width: 6, height: 4 },
      { size: 6.8, ink: theme.key, on: fill, font: 'figures', align: 'center' },
    ),
  ];
}

function self(place: PlaceId, owner: Side, theme: Theme): Node[] {
  const bare = isBare(theme);
  const { flat } = theme.owner[owner];
  const [x, y] = ownSpot(place, owner);
  const body = hexagon(x, y, OWN);
  const area = areaOf(place);
  const [fill, ink] = bare ? ([theme.paper, flat] as const) : ([flat, theme.paper] as const);
  return [
    art({
      x: 0,
      y: 0,
      shapes: [
        { d: written(body), fill, stroke: { colour: theme.key, width: lineOf(theme, 0.45) } },
        ...(bare ? [{ d: hatch(body, { angle: 45, spacing: 1.5, heavy: 0.14, light: 1 }), fill: flat }] : []),
        {
          d: written(hexagon(x, y, OWN - 0.55)),
          ...(bare && { fill: theme.paper }),
          stroke: { colour: ink, width: lineOf(theme, 0.2) },
        },
      ],
    }),
    words(
      'number',
      area ? String(area.no) : shortOf(place),
      { x: x - 4.4, y: y - 3.4, width: 8.8, height: 6.8 },
      { size: 11.5, ink, on: fill, font: area ? 'poster' : 'figures', align: 'center' },
    ),
  ];
}

/** The map round an area; for boxes off the map, the ways from there. */
function ground(place: PlaceId, owner: Side, theme: Theme): readonly Shape[] {
  const area = areaOf(place);
  return area ? areaMap(area.id, owner, theme) : ways(place, owner, theme);
}

/** The map without its numbers, which are drawn over it. */
export const chart = (
  place: PlaceId,
  owner: Side,
  theme: Theme,
): { readonly shapes: readonly Shape[]; readonly over: readonly Node[] } => ({
  // Only boxes show ways: on the map, borders show what is adjacent.
  shapes: [...sheet(place, theme), ...ground(place, owner, theme)],
  over: [...labels(place, owner).flatMap((label) => neighbour(label, theme)), ...self(place, owner, theme)],
});
