/** The outside of the box: tanks that meet before a burning village, and the game's name over them. */
import type { Cover, CoverFront, CoverSide, CoverTitle } from '../../../src/kit/box-cover.ts';
import type { Edition } from '../../../src/kit/edition.ts';
import { art, box, group, type Node } from '../../../src/kit/face.ts';
import { flames, flash, smoke } from '../art/blasts.ts';
import { house, tree } from '../art/grounds.ts';
import { machine, man, shadow } from '../art/vignette-figures.ts';
import { PICTURE, type Motif } from '../art/motif.ts';
import { ground, rays, sun } from '../art/sky.ts';
import { fillOf, isBare, themeOf, type Theme } from '../theme.ts';
import { panel, words } from './frame.ts';

/** The name as the game writes it; all in capitals it would read as the word "tank". */
const TITLE: CoverTitle = { text: 'TanK', font: 'crate' };

/** The smallest size at which the front is drawn, mm; it is then scaled down. */
const LEAST = { width: 58, height: 62 } as const;

/** A picture lower than this, mm, has no room for aircraft. */
const OPEN_SKY = 36;

/** Where the armies meet: a village that burns, a Panther, its infantry, and a Sherman close by. */
function meeting(tall: number): readonly Motif[] {
  const horizon = tall - 15;
  const sky =
    tall > OPEN_SKY ? [shadow('us-fighter-bomber', 12, 6, 11), shadow('us-fighter-bomber', 23, 9.6, 7)] : [];
  return [
    rays(30, horizon - 5, 24),
    sun(30, horizon - 5, 7),
    ...sky,
    smoke(46, horizon - 7, Math.min(9, tall * 0.2), true),
    house(37, horizon + 1, 9, 7, true),
    house(47, horizon + 1, 10, 9),
    flames(45.6, horizon - 5.4, 6),
    tree(3, horizon + 2, 14),
    ground(horizon, 3, tall),
    machine('panther', 16.6, tall - 11.4, 31),
    flash(32.6, tall - 17.4, 4),
    man('german', 'charge', 8, tall - 0.6, 15),
    man('german', 'charge', 19, tall + 0.8, 17),
    machine('m4-76', 46, tall + 0.4, 46, true),
  ];
}

function picture(theme: Theme, width: number, height: number, line: string): Node[] {
  const { key, paper, flat } = theme;
  const tall = height - 34;
  const inset = (width - 55.5) / 2;
  return [
    box({ x: 0, y: 0, width, height, fill: paper }),
    words(
      {
        field: 'title',
        text: TITLE.text,
        x: 1,
        y: 2.4,
        width: width - 2,
        height: 18,
        align: 'center',
        valign: 'middle',
      },
      'crate',
      48,
      [key, paper],
      20,
    ),
    box({ x: inset, y: 21.6, width: 55.5, height: 0.7, fill: isBare(theme) ? key : flat.tactics }),
    ...panel('tactics', { x: inset, y: 24.4, width: 55.5, height: tall }, 0, theme, [
      art({ x: inset, y: 24.4, shapes: meeting(tall).flatMap((motif) => motif(theme)) }),
    ]),
    words(
      {
        field: 'line',
        text: line.toUpperCase(),
        x: 3,
        y: height - 7.6,
        width: width - 6,
        height: 5,
        align: 'center',
        valign: 'middle',
      },
      'figures',
      11,
      [key, paper],
      90,
    ),
  ];
}

function front(theme: Theme, { width, height, line }: CoverFront): Node[] {
  const scale = Math.min(width / LEAST.width, height / LEAST.height);
  return [group({ x: 0, y: 0, scale, nodes: picture(theme, width / scale, height / scale, line) })];
}

/** How much of a narrow side its title takes. */
const TITLE_SHARE = 0.36;

/** Two machines moving in, on a picture `tall` mm high: Germans from the left, Americans and British from the right. */
function column(which: CoverSide['side'], tall: number): readonly Motif[] {
  const length = Math.min(29, tall * 1.5);
  const near = PICTURE.width / 2 + length * 0.36;
  const far = PICTURE.width / 2 - length * 0.62;
  const [behind, before] = [tall - tall * 0.2, tall - tall * 0.08];
  const machines =
    which === 'left'
      ? [machine('tiger', far, behind, length * 0.92), machine('panther', near, before, length)]
      : [
          machine('comet', PICTURE.width - far, behind, length * 0.92, true),
          machine('m4-76', PICTURE.width - near, before, length, true),
        ];
  return [rays(PICTURE.width / 2, tall * 0.72, 26), ground(tall * 0.74, 5, tall), ...machines];
}

/** One side's machines along a narrow side, and the title ahead of them. */
function side(theme: Theme, { width, height, side: which }: CoverSide): Node[] {
  const { key, paper } = theme;
  const long = width * (1 - TITLE_SHARE);
  const scale = long / PICTURE.width;
  const x = which === 'left' ? 0 : width - long;
  const tall = height / scale;
  const shapes = column(which, tall).flatMap((motif) => motif(theme));
  return [
    box({ x: 0, y: 0, width, height, fill: paper }),
    box({ x, y: 0, width: long, height, fill: fillOf(theme, 'tactics') }),
    group({
      x,
      y: 0,
      scale,
      clip: { x: 0, y: 0, width: PICTURE.width, height: tall },
      nodes: [art({ x: 0, y: 0, shapes })],
    }),
    box({ x: (which === 'left' ? long : x) - 0.3, y: 0, width: 0.6, height, fill: key }),
    words(
      {
        field: 'title',
        text: TITLE.text,
        x: (which === 'left' ? long : 0) + 1.5,
        y: 0,
        width: width - long - 3,
        height,
        align: 'center',
        valign: 'middle',
        fit: { least: 4 },
      },
      'crate',
      height * 1.3,
      [key, paper],
      20,
    ),
  ];
}

/** The cover in an edition. */
export function coverOf(edition: Edition): Cover {
  const theme = themeOf(edition);
  const { key, paper } = theme;
  const bare = isBare(theme);
  return {
    inks: { edition, paper, key, ground: fillOf(theme, 'tactics'), onGround: bare ? key : paper },
    title: TITLE,
    front: (size) => front(theme, size),
    side: (size) => side(theme, size),
  };
}
