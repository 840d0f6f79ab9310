/** The troops as flat counters: in the army's colour and shape, with their steps and their die. */
import { ART_REACH, type Piece } from '../../../src/kit/component.ts';
import type { Colour, Edition } from '../../../src/kit/edition.ts';
import { written } from '../../../src/kit/engrave/path/outline.ts';
import { polygon } from '../../../src/kit/engrave/path/shapes.ts';
import { type Face, type Node, art, box, text } from '../../../src/kit/face.ts';
import type { Drawing } from '../../../src/kit/kit.ts';
import { outlineAt } from '../art/shapes.ts';
import { dieOutline, troop } from '../art/troops.ts';
import type { UnitPiece } from '../data/box.ts';
import { ARMIES, COUNTER_SIZE, type Side, type TroopColour, type TroopOutline } from '../data/pieces.ts';
import { FIGURES, type UnitType } from '../data/tables.ts';
import { type Theme, isBare, lineOf, themeOf } from '../theme.ts';
import type { Point } from '../../../src/kit/engrave/path/matrix.ts';

const BLEED = 1.5;
/** Plain paper along the edges of what is cut, mm: neighbours share their cuts. */
const PLAIN_EDGE = 0.8;

/** A flat piece with paper as far as art may reach; on a screen nothing is cut. */
export function pieceFace(
  id: string,
  { counter: { width, height } }: Piece,
  theme: Theme,
  nodes: readonly Node[],
): Face {
  const ground = box({
    x: -ART_REACH,
    y: -ART_REACH,
    fill: theme.paper,
    width: width + 2 * ART_REACH,
    height: height + 2 * ART_REACH,
  });
  return {
    id: `counter-${id}`,
    width,
    height,
    bleed: BLEED,
    safe: PLAIN_EDGE,
    nodes: theme.edition === 'screen' ? nodes : [ground, ...nodes],
  };
}

/** The rim of a badge: key round its colour, the colour where ink is spared, paper on a screen, where it lies on a board. */
function rimOf(owner: TroopColour, theme: Theme): { readonly colour: Colour; readonly width: number } {
  switch (theme.edition) {
    case 'colour':
      return { colour: theme.key, width: 0.3 };
    case 'low-ink':
      return { colour: theme.army[owner].flat, width: 0.45 };
    case 'screen':
      return { colour: theme.paper, width: 0.8 };
  }
}

/** A disc, shield, square or diamond of an army: flat, with a thin line inside its edge; in line where ink is spared. */
export function badge(
  owner: TroopColour,
  [x, y, reach]: readonly [x: number, y: number, reach: number],
  theme: Theme,
  means: string,
): Node {
  const { outline } = ARMIES[owner];
  const { flat } = theme.army[owner];
  const bare = isBare(theme);
  const inner = reach - Math.max(0.5, reach * 0.075);
  return art({
    x: 0,
    y: 0,
    shapes: [
      {
        d: written(outlineAt(outline, x, y, reach)),
        fill: bare ? theme.paper : flat,
        stroke: { ...rimOf(owner, theme), join: 'round' },
      },
      {
        d: written(outlineAt(outline, x, y, inner)),
        stroke: {
          colour: bare ? flat : theme.paper,
          width: theme.edition === 'screen' ? 0.5 : lineOf(theme, 0.2),
        },
      },
    ],
    sign: { means, ink: flat, ground: theme.paper },
  });
}

/** Where the picture and the foot fit within a shape: the picture's foot and width, and the foot's middle, mm. */
const ROOM: Readonly<
  Record<TroopOutline, { readonly floor: number; readonly wide: number; readonly foot: number }>
> = {
  round: { floor: 12.1, wide: 15.2, foot: 15 },
  square: { floor: 12.7, wide: 16.2, foot: 15.8 },
  shield: { floor: 11.9, wide: 16.2, foot: 14.7 },
  diamond: { floor: 10.9, wide: 13.9, foot: 13.5 },
};

/** The room for the picture on a screen, where there is no foot. */
const ALONE: Readonly<Record<TroopOutline, { readonly floor: number; readonly wide: number }>> = {
  round: { floor: 14.2, wide: 16 },
  square: { floor: 14.6, wide: 16.4 },
  shield: { floor: 13.6, wide: 16.4 },
  diamond: { floor: 13.6, wide: 13.4 },
};

const MIDDLE = COUNTER_SIZE / 2;
const REACH = MIDDLE - PLAIN_EDGE;

/** How much of its room a picture takes: the tank of plates is broad at its foot, and its gun keeps clear of the frame. */
const shareOf = (type: UnitType, side: Side): number =>
  type === 'platoon' ? 0.96 : type === 'tank' && side === 'b' ? 0.93 : 1;

/** The picture of a troop in paper on its army's colour. */
function picture({ name, owner, type }: UnitPiece, theme: Theme): Node {
  const { outline, side } = ARMIES[owner];
  const { floor, wide } = (theme.edition === 'screen' ? ALONE : ROOM)[outline];
  const width = wide * shareOf(type, side);
  const bare = isBare(theme);
  return art({
    x: 0,
    y: 0,
    shapes: troop(
      type,
      { x: MIDDLE, y: floor, width, side },
      { key: theme.key, paper: theme.paper },
      theme.detail,
    ),
    sign: bare
      ? { means: name, ink: theme.key, ground: theme.paper }
      : { means: name, ink: theme.paper, ground: theme.army[owner].flat },
  });
}

/** Steps and the die as its own outline, light on the army's colour; dark on paper where ink is saved. */
function foot(type: UnitType, owner: TroopColour, theme: Theme): Node[] {
  const { steps, die } = FIGURES[type];
  const bare = isBare(theme);
  const { flat } = theme.army[owner];
  const { outline } = ARMIES[owner];
  const y = ROOM[outline].foot;
  // A diamond is narrow where they stand.
  const spread = outline === 'diamond' ? 0.84 : 1;
  const light = bare ? theme.key : theme.paper;
  const number = (
    field: string,
    said: string,
    x: number,
    size: number,
    top: number,
    [ink, ground]: readonly [Colour, Colour],
  ) =>
    text({
      field,
      text: said,
      x: x - 3,
      y: top - 2.5,
      width: 6,
      height: 5,
      align: 'center',
      valign: 'middle',
      style: { font: 'figures', size, ink },
      sign: { means: `${field} ${said}`, ink, ground },
    });
  const dieAt = MIDDLE + 2.7 * spread;
  return [
    art({
      x: 0,
      y: 0,
      shapes: [
        {
          d: written(
            polygon([
              [MIDDLE - 1.5 * spread, y - spread],
              [MIDDLE - 0.1 * spread, y],
              [MIDDLE - 1.5 * spread, y + spread],
            ]),
          ),
          fill: light,
        },
        {
          d: written(dieOutline(die, dieAt, y, outline === 'diamond' ? 1.85 : 1.95)),
          fill: theme.paper,
          stroke: { colour: theme.key, width: lineOf(theme, 0.2), join: 'round' },
        },
      ],
    }),
    number(
      'steps',
      String(steps),
      MIDDLE - 3.2 * spread,
      10.5,
      y,
      bare ? [theme.key, theme.paper] : [theme.paper, flat],
    ),
    number('die', String(die), dieAt, die === 10 ? 6.8 : 7, y + (die === 4 ? 0.35 : 0), [
      theme.key,
      theme.paper,
    ]),
  ];
}

function troopFace(piece: UnitPiece, theme: Theme): Face {
  const { name, owner, type } = piece;
  const { outline } = ARMIES[owner];
  const field = badge(
    owner,
    [MIDDLE, outline === 'shield' ? MIDDLE - 0.3 : MIDDLE, outline === 'diamond' ? REACH - 0.5 : REACH],
    theme,
    name,
  );
  return pieceFace(piece.id, piece, theme, [
    field,
    picture(piece, theme),
    ...(theme.edition === 'screen' ? [] : foot(type, owner, theme)),
  ]);
}

/** How much smaller a back is than its front, mm: no printer lays both on one spot. */
export const BACK_SMALLER = 0.9;

/** The other side: army and kind in outline, for a troop that waits in the pool or that a table wants to tell apart. */
function troopBack(piece: UnitPiece, theme: Theme): Face {
  const { id, name, owner, type } = piece;
  const { outline, side } = ARMIES[owner];
  const { flat } = theme.army[owner];
  const reach = REACH - BACK_SMALLER - (outline === 'diamond' ? 0.5 : 0);
  const middle = outline === 'shield' ? MIDDLE - 0.3 : MIDDLE;
  const ring = (far: number, width: number) =>
    ({
      d: written(outlineAt(outline, MIDDLE, middle, far)),
      stroke: { colour: flat, width, join: 'round' },
    }) as const;
  return pieceFace(`${id}-back`, piece, theme, [
    art({
      x: 0,
      y: 0,
      shapes: [
        ring(reach, isBare(theme) ? 0.2 : 1),
        ...(isBare(theme) ? [] : [ring(reach - 1.3, lineOf(theme, 0.2))]),
        ...troop(
          type,
          { x: MIDDLE, y: ALONE[outline].floor - 0.8, width: ALONE[outline].wide - 3.4, side },
          { key: isBare(theme) ? theme.key : flat, paper: theme.paper },
          theme.detail,
        ),
      ],
      sign: { means: name, ink: flat, ground: theme.paper },
    }),
  ]);
}

export const troopCounter = (piece: UnitPiece, edition: Edition): Drawing => ({
  face: troopFace(piece, themeOf(edition)),
  back: troopBack(piece, themeOf(edition)),
  count: piece.count,
});

/** A figure in the middle of (x, y). */
export const figure = (
  field: string,
  said: string,
  [x, y]: Point,
  size: number,
  [ink, ground]: readonly [Theme['key'], Theme['key']],
  font = 'poster',
): Node =>
  text({
    field,
    text: said,
    x: x - 6,
    y: y - 5,
    width: 12,
    height: 10,
    align: 'center',
    valign: 'middle',
    style: { font, size, ink },
    sign: { means: said, ink, ground },
  });
