/** Backgrounds of vignettes: sky, rays, ground, the ring of a sight, a map. */
import { openGround } from '../../../src/kit/engrave/open-ground.ts';
import { written } from '../../../src/kit/engrave/path/outline.ts';
import { draw } from '../../../src/kit/engrave/path/path.ts';
import { rayLines, rays as wedges } from '../../../src/kit/engrave/rays.ts';
import { circle, line, rectangle, smooth } from '../../../src/kit/engrave/path/shapes.ts';
import { isBare } from '../theme.ts';
import { PICTURE, cutBy, type Motif } from './motif.ts';

const { width: W, height: H, ground: GROUND, sky: SKY } = PICTURE;

/** All of the picture, the sky above it too. */
const WHOLE = rectangle(-1, -SKY, W + 2, H + SKY + 1);

/** Rays about a place, in paper tone. */
export const rays =
  (x: number, y: number, count = 22, inner = 0): Motif =>
  (theme) => {
    const burst = { x, y, inner, outer: 66, count, share: 0.5 };
    return isBare(theme)
      ? [rayLines({ ...burst, inner: inner + 5 }, 1, theme.flat.tactics, 0.13)]
      : [wedges(burst, theme.paper)];
  };

export const sun = (x: number, y: number, r: number): Motif => cutBy((b) => b.plate(circle(x, y, r), 0.6));

/** All of the picture dark. */
export const night = cutBy((b) => b.mass(WHOLE));

/** Ground from its horizon down, lit, with cuts in it. */
export const ground =
  (y: number = GROUND - 2, seed = 1, bottom = H + 1): Motif =>
  (theme) => {
    const bare = isBare(theme);
    const land = { left: -1, right: W + 1, horizon: y + 0.8, bottom, sun: W / 2, rows: 4, seed };
    return [
      { d: written(rectangle(-1, y, W + 2, bottom + 1 - y)), fill: theme.paper },
      { d: written(line(-1, y, W + 1, y)), stroke: { colour: theme.key, width: bare ? 0.16 : 0.25 } },
      ...(theme.edition === 'screen' ? [] : [openGround({ ...land, heavy: bare ? 0.2 : 0.6 }, theme.key)]),
    ];
  };

/** Ground in the dark. */
export const darkGround = (y: number = GROUND - 2): Motif =>
  cutBy((b) => b.mass(rectangle(-1, y, W + 2, H + 2 - y)));

/** A hill with its top at (x, y), `half` mm to its foot on either side. */
export const hill = (x: number, y: number, half: number, dark = false): Motif =>
  cutBy((b) => {
    const path = draw()
      .at(x - half, H + 1)
      .curve(x - half * 0.5, H, x - half * 0.45, y, x, y)
      .curve(x + half * 0.45, y, x + half * 0.5, H, x + half, H + 1)
      .close().path;
    if (dark) return b.mass(path);
    b.plate(path);
    b.shade(path, { angle: 60, spacing: 0.9, heavy: 0.24, reach: 0.5 });
  });

/** What a gunner sees: all dark but a ring, with its marks. */
export const sight = (x: number, y: number, r: number, marks = 4): Motif =>
  cutBy((b) => {
    b.mass(
      draw()
        .add(WHOLE)
        .add(circle(x, y, r)).path,
    );
    b.line(circle(x, y, r), 0.8);
    const ticks = Array.from({ length: 48 }, (_, index) => (index / 48) * 2 * Math.PI).reduce(
      (pen, turn, index) => {
        const out = index % 4 === 0 ? 2.2 : 1.3;
        return pen
          .at(x + Math.sin(turn) * (r + 0.7), y - Math.cos(turn) * (r + 0.7))
          .to(x + Math.sin(turn) * (r + out), y - Math.cos(turn) * (r + out));
      },
      draw(),
    );
    b.cut(ticks.path, 1);
    b.spots(
      Array.from({ length: 2 * marks + 1 }, (_, index) => index - marks).reduce((pen, index) => {
        const [at, tall] = [x + index * 2.3, index === 0 ? 3.2 : 1.9];
        return pen
          .at(at - tall * 0.32, y + r - 2.6)
          .to(at, y + r - 2.6 - tall)
          .to(at + tall * 0.32, y + r - 2.6)
          .close();
      }, draw()).path,
    );
  });

/** Cross hairs at a place. */
export const hairs = (x: number, y: number, r: number): Motif =>
  cutBy((b) => {
    b.line(circle(x, y, r), 1.2);
    b.line(
      draw()
        .at(x - r * 1.4, y)
        .to(x - r * 0.5, y)
        .at(x + r * 0.5, y)
        .to(x + r * 1.4, y)
        .at(x, y - r * 1.4)
        .to(x, y - r * 0.5)
        .at(x, y + r * 0.5)
        .to(x, y + r * 1.4).path,
      1.2,
    );
  });

/** A map on paper: its squares, and heights. */
export const map: Motif = (theme) => {
  const pen = draw();
  for (let at = 5.5; at < W; at += 7.4) pen.at(at, -SKY).to(at, H + 1);
  for (let at = 5 - 7.4; at < H; at += 7.4) pen.at(-1, at).to(W + 1, at);
  const bare = isBare(theme);
  const colour = theme.flat.tactics;
  const heights = draw();
  for (const grow of [1, 1.7, 2.4])
    heights.add(
      smooth(
        [
          [14 - 5 * grow, 24],
          [13, 24 - 3.4 * grow],
          [14 + 4 * grow, 23],
          [15, 24 + 2.6 * grow],
        ],
        true,
      ),
    );
  for (const grow of [1, 1.8])
    heights.add(
      smooth(
        [
          [42 - 4 * grow, 8],
          [43, 8 - 3 * grow],
          [43 + 5 * grow, 9],
          [41, 8 + 3 * grow],
        ],
        true,
      ),
    );
  return [
    { d: written(WHOLE), fill: theme.paper },
    { d: written(pen.path), stroke: { colour, width: bare ? 0.125 : 0.16 } },
    ...(theme.edition === 'screen'
      ? []
      : [{ d: written(heights.path), stroke: { colour, width: bare ? 0.125 : 0.24 } }]),
  ];
};

/** A road that runs to the horizon. */
export const road = (y: number = GROUND - 2): Motif =>
  cutBy((b) => {
    b.plate(
      draw()
        .at(W * 0.5 - 1.2, y)
        .to(W * 0.5 + 1.2, y)
        .to(W * 0.82, H + 1)
        .to(W * 0.18, H + 1)
        .close().path,
      0.8,
    );
    b.line(
      draw()
        .at(W * 0.5, y + 1)
        .to(W * 0.5, y + 2)
        .at(W * 0.5, y + 3)
        .to(W * 0.5, y + 4.6)
        .at(W * 0.5, y + 5.8)
        .to(W * 0.5, y + 8).path,
      1.6,
    );
  });
