/** The outside of the box: the city from above, and the name on a plate over it. */
import type { Cover, CoverFront, CoverSide } from '../../../src/kit/box-cover.ts';
import type { Edition } from '../../../src/kit/edition.ts';
import { scale } from '../../../src/kit/engrave/path/matrix.ts';
import { movedShapes } from '../../../src/kit/engrave/path/transform.ts';
import { art, box, group, text, type Node } from '../../../src/kit/face.ts';
import { houses } from '../art/street-front.ts';
import { tankAbove } from '../art/tank-above.ts';
import { tankSide } from '../art/tank-side.ts';
import { TILE_SIZE, type Side, type TileMark, type Weight } from '../data/box.ts';
import { isBare, themeOf, type Theme } from '../theme.ts';
import { cityNodes } from './tile.ts';

/** The least size at which the front is drawn before it is scaled, mm. */
const LEAST = { width: 58, height: 62 } as const;
/** The tiles behind the name, and their scale; fewer and larger in low ink. */
const TILES_BEHIND: readonly (readonly TileMark[])[] = [
  ['A1', 'B1', 'C1'],
  ['A2', 'B2', 'C2'],
  ['A3', 'B3', 'C3'],
];
const BEHIND = 0.34;

const behindIn = (theme: Theme) =>
  isBare(theme)
    ? { tiles: TILES_BEHIND.slice(0, 2).map((row) => row.slice(0, 2)), scale: BEHIND * 1.5 }
    : { tiles: TILES_BEHIND, scale: BEHIND };

/** A tank in its side's colour; where ink is saved, in lines of it. */
const above = (weight: Weight, side: Side, theme: Theme) =>
  isBare(theme)
    ? tankAbove(weight, theme.side[side], theme.paper, 0.2)
    : tankAbove(weight, theme.key, theme.side[side], 0.2);

function picture(theme: Theme, width: number, height: number, line: string): Node[] {
  const { key, paper } = theme;
  const plate = { x: 4, y: 4, width: width - 8, height: 26 };
  const top = plate.y + plate.height + 2.4;
  const room = { x: 4, y: top, width: width - 8, height: height - top - 10 };
  const { tiles, scale } = behindIn(theme);
  const each = TILE_SIZE * scale;
  const left = (width - tiles.length * each) / 2;
  return [
    box({ x: 0, y: 0, width, height, fill: paper }),
    group({
      x: 0,
      y: 0,
      clip: room,
      nodes: [
        ...tiles.flatMap((marks, row) =>
          marks.map((mark, column) =>
            group({
              x: left + column * each,
              y: room.y + (room.height - tiles.length * each) / 2 + row * each,
              scale,
              clip: { x: 0, y: 0, width: TILE_SIZE, height: TILE_SIZE },
              nodes: cityNodes(mark, theme, scale),
            }),
          ),
        ),
        art({
          x: width / 2 - 15,
          y: room.y + room.height / 2 + 1.6,
          rotate: 90,
          scale: 0.95,
          shapes: above('heavy', 'west', theme),
        }),
        art({
          x: width / 2 + 14.5,
          y: room.y + room.height / 2 + 4.6,
          rotate: 315,
          scale: 0.95,
          shapes: above('medium', 'east', theme),
        }),
      ],
    }),
    box({ ...room, stroke: { colour: key, width: 0.5 } }),
    text({
      field: 'title',
      text: 'STREET\nARMOUR',
      ...plate,
      align: 'center',
      valign: 'middle',
      style: { font: 'poster', size: isBare(theme) ? 22 : 27, ink: key, leading: 0.98 },
      sign: { means: 'title', ink: key, ground: paper },
    }),
    text({
      field: 'line',
      text: line.toUpperCase(),
      x: 3,
      y: height - 8.4,
      width: width - 6,
      height: 5.4,
      align: 'center',
      valign: 'middle',
      style: { font: 'bold', size: 9.5, ink: key, tracking: 80 },
      sign: { means: line, ink: key, ground: paper },
    }),
  ];
}

function front(theme: Theme, { width, height, line }: CoverFront): Node[] {
  const scale = Math.min(width / LEAST.width, height / LEAST.height);
  return [group({ x: 0, y: 0, scale, nodes: picture(theme, width / scale, height / scale, line) })];
}

/** How much of a narrow side its title takes. */
const TITLE_SHARE = 0.36;
/** The height at which a narrow side is drawn before it is scaled, mm. */
const STREET = 20;

/** Two tanks of a side that come down a street: West's drive right, East's left. */
function column(theme: Theme, which: CoverSide['side'], length: number): Node[] {
  const { key, paper, roof, side: owners } = theme;
  const owner = owners[which === 'left' ? 'west' : 'east'];
  const inks = isBare(theme)
    ? { key: owner, paper, flat: paper, line: 0.22 }
    : { key, paper, flat: owner, line: 0.22 };
  const tank = (weight: Weight, share: number, y: number, size: number): Node => {
    const x = length * (which === 'left' ? share : 1 - share);
    const facing = scale(which === 'left' ? size : -size, size);
    const shapes = movedShapes(tankSide(weight, inks), facing);
    // What is black of it would be lost before black houses.
    const halo = shapes.map(({ d }) => ({
      d,
      stroke: { colour: paper, width: 1.1, join: 'round' as const },
    }));
    return art({ x, y, shapes: [...halo, ...shapes] });
  };
  const kerb = STREET * 0.72;
  return [
    art({
      x: 0,
      y: kerb,
      shapes: houses(length, kerb, which === 'left' ? 0 : 3, {
        key,
        light: isBare(theme) ? paper : roof,
        isBare: isBare(theme),
        line: 0.2,
      }),
    }),
    box({ x: 0, y: kerb, width: length, height: STREET - kerb, fill: paper }),
    box({ x: 0, y: kerb, width: length, height: 0.5, fill: key }),
    tank('medium', 0.27, STREET * 0.86, 1),
    tank('heavy', 0.68, STREET * 0.95, 1.1),
  ];
}

/** A street along a narrow side, and the title ahead of those who drive down it. */
function side(theme: Theme, { width, height, side: which }: CoverSide): Node[] {
  const { key, paper } = theme;
  const long = width * (1 - TITLE_SHARE);
  const size = height / STREET;
  const x = which === 'left' ? 0 : width - long;
  const room = { x: (which === 'left' ? long : 0) + 1.5, y: 0, width: width - long - 3, height };
  return [
    box({ x: 0, y: 0, width, height, fill: paper }),
    group({
      x,
      y: 0,
      scale: size,
      clip: { x: 0, y: 0, width: long / size, height: STREET },
      nodes: column(theme, which, long / size),
    }),
    box({ x: (which === 'left' ? long : x) - 0.3, y: 0, width: 0.6, height, fill: key }),
    text({
      field: 'title',
      text: 'STREET\nARMOUR',
      ...room,
      align: 'center',
      valign: 'middle',
      style: { font: 'poster', size: height * (isBare(theme) ? 0.6 : 1), ink: key, leading: 1 },
      fit: { least: 4 },
      sign: { means: 'title', ink: key, ground: paper },
    }),
  ];
}

/** The cover in an edition. */
export function coverOf(edition: Edition): Cover {
  const theme = themeOf(edition);
  const { key, paper } = theme;
  const bare = isBare(theme);
  return {
    inks: { edition, paper, key, ground: bare ? paper : key, onGround: bare ? key : paper },
    front: (size) => front(theme, size),
    side: (size) => side(theme, size),
  };
}
