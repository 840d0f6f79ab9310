/** A small chart of an area: its number in the middle, and the numbers of what lies next to it, roughly where it lies. */
import { words } from '../../../src/kit/drawing/lettering.ts';
import { hatch } from '../../../src/kit/engrave/hatch.ts';
import { written } from '../../../src/kit/engrave/outline.ts';
import { draw, type Path } from '../../../src/kit/engrave/path.ts';
import { circle, line, rectangle } from '../../../src/kit/engrave/shapes.ts';
import { art, type Node, type Shape } from '../../../src/kit/face.ts';
import { DISC, labels, OWN, ownSpot, type Label } from '../art/labels.ts';
import { MIDDLE } from '../art/window.ts';
import { hexagon } from '../art/signs.ts';
import { AREAS, BOX_NAMES, type Area, type PlaceId } from '../box/areas.ts';
import { EDGES } from '../box/edges.ts';
import type { Side } from '../box/sides.ts';
import { areaMap } from './area-map.ts';
import { isBare, lineOf, type Theme } from '../theme.ts';
import { waves } from './action.ts';
import { VIEW } from './frame.ts';

/** What a place is called where there is room for two signs. */
export const areaOf = (place: PlaceId): Area | undefined => AREAS.find(({ id }) => id === place);
export const placeName = (place: PlaceId): string =>
  areaOf(place)?.name ?? BOX_NAMES[place === 'usa' ? 'usa' : 'urals'];
const shortOf = (place: PlaceId): string => {
  const area = areaOf(place);
  return area ? String(area.no) : place === 'usa' ? 'US' : 'UR';
};

const isSea = (place: PlaceId): boolean => areaOf(place)?.type === 'sea';

/** The chart's own ground: meridians and parallels on land, water lines at sea. */
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

/** The place itself, in the colour of whose card it is. */
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

/** The map round an area; of the boxes off the map, which has none of them, the ways from there. */
function ground(place: PlaceId, owner: Side, theme: Theme): readonly Shape[] {
  const area = areaOf(place);
  return area ? areaMap(area.id, owner, theme) : ways(place, owner, theme);
}

/** Ground and ways; the numbers stand over them. */
export const chart = (
  place: PlaceId,
  owner: Side,
  theme: Theme,
): { readonly shapes: readonly Shape[]; readonly over: readonly Node[] } => ({
  // Where the map shows borders, lines would only cross them.
  shapes: [...sheet(place, theme), ...ground(place, owner, theme)],
  over: [...labels(place, owner).flatMap((label) => neighbour(label, theme)), ...self(place, owner, theme)],
});
