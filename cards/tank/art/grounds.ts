/** Things in the field of vignettes. */
import { chain, move, turn, type Point } from '../../../src/kit/engrave/path/matrix.ts';
import { draw, moved, type Path } from '../../../src/kit/engrave/path/path.ts';
import { circle, ellipse, line, polygon, rectangle, smooth } from '../../../src/kit/engrave/path/shapes.ts';
import { cutBy, type Motif } from './motif.ts';

/** A tree from its foot. */
export const tree = (x: number, y: number, h: number): Motif =>
  cutBy((b) => {
    b.mass(
      polygon([
        [x - h * 0.05, y],
        [x - h * 0.03, y - h * 0.5],
        [x + h * 0.03, y - h * 0.5],
        [x + h * 0.06, y],
      ]),
    );
    const crown = smooth(
      [
        [x - h * 0.3, y - h * 0.46],
        [x - h * 0.36, y - h * 0.68],
        [x - h * 0.2, y - h * 0.92],
        [x + h * 0.06, y - h],
        [x + h * 0.3, y - h * 0.84],
        [x + h * 0.36, y - h * 0.58],
        [x + h * 0.18, y - h * 0.4],
        [x - h * 0.08, y - h * 0.38],
      ],
      true,
      0.1,
    );
    b.mass(crown);
    b.cut(
      draw()
        .at(x - h * 0.2, y - h * 0.62)
        .bend(x - h * 0.06, y - h * 0.8, x + h * 0.14, y - h * 0.78)
        .at(x - h * 0.1, y - h * 0.5)
        .bend(x + h * 0.08, y - h * 0.64, x + h * 0.24, y - h * 0.6).path,
      1.2,
    );
  });

/** A hedge on its bank. */
export const hedge = (x: number, y: number, w: number, h: number): Motif =>
  cutBy((b) => {
    const count = Math.max(3, Math.round(w / 3.4));
    const tops = Array.from({ length: count + 1 }, (_, index): Point => [
      x + (w * index) / count,
      y - h * (0.78 + (0.22 * ((index * 7) % 3)) / 2),
    ]);
    b.mass(
      draw()
        .at(x, y)
        .add(
          smooth(tops).map((segment, index) =>
            index === 0 ? { to: 'line', points: [[x, y - h * 0.8]] } : segment,
          ),
        )
        .to(x + w, y)
        .close().path,
    );
    b.cut(
      tops
        .slice(0, -1)
        .reduce(
          (pen, [tx, ty]) =>
            pen.at(tx + 1, ty + h * 0.36).bend(tx + 1.7, ty + h * 0.1, tx + 2.6, ty + h * 0.4),
          draw(),
        ).path,
      1.1,
    );
  });

/** Blocks of concrete in a row. */
export const teeth = (x: number, y: number, size: number, count: number): Motif =>
  cutBy((b) => {
    for (let index = 0; index < count; index += 1) {
      const left = x + index * size * 1.14;
      const block = polygon([
        [left, y],
        [left + size * 0.3, y - size * 1.1],
        [left + size * 0.62, y - size * 1.1],
        [left + size, y],
      ]);
      b.plate(block);
      b.mass(
        polygon([
          [left, y],
          [left + size * 0.3, y - size * 1.1],
          [left + size * 0.42, y - size * 1.1],
          [left + size * 0.3, y],
        ]),
      );
    }
  });

/** Beams crossed against vehicles. */
export const hedgehog = (x: number, y: number, size: number): Motif =>
  cutBy((b) => {
    const beam = (degrees: number, wide = 1): Path =>
      moved(
        rectangle(-size * 0.62, -size * 0.06 * wide, size * 1.24, size * 0.12 * wide),
        chain(turn(degrees), move(x, y - size * 0.44)),
      );
    for (const degrees of [8, -45, 45]) {
      b.plate(beam(degrees, 1.5), 0.9);
      b.mass(beam(degrees));
    }
  });

export const logs = (x: number, y: number, w: number): Motif =>
  cutBy((b) => {
    for (const [dx, dy] of [
      [0, 0],
      [0.12, -0.12],
      [0, -0.24],
    ] as const) {
      const [left, top] = [x + dx * w * 0.4, y + dy * w - w * 0.12];
      b.plate(rectangle(left, top, w, w * 0.12, w * 0.05));
      b.fine(line(left + w * 0.2, top + w * 0.06, left + w * 0.86, top + w * 0.06), 1.3);
      b.line(ellipse(left + w * 0.05, top + w * 0.06, w * 0.03, w * 0.045), 0.8);
    }
  });

export const sandbags = (x: number, y: number, w: number, rows = 3): Motif =>
  cutBy((b) => {
    const size = w / 5;
    for (let level = 0; level < rows; level += 1)
      for (let index = 0; index < 5 - level * 0.5; index += 1)
        b.plate(
          rectangle(
            x + (index + level * 0.5 * (level % 2 === 0 ? 0.4 : 1)) * size,
            y - (level + 1) * size * 0.5,
            size * 0.98,
            size * 0.52,
            size * 0.22,
          ),
          0.9,
        );
  });

export const wire = (x: number, y: number, w: number): Motif =>
  cutBy((b) => {
    const posts = Math.max(2, Math.round(w / 9));
    for (let index = 0; index <= posts; index += 1)
      b.mass(rectangle(x + (w * index) / posts - 0.35, y - 6.4, 0.7, 6.6));
    const pen = draw();
    for (let at = 0; at < w; at += 2.2)
      pen
        .at(x + at, y - 3)
        .curve(x + at, y - 6, x + at + 2.8, y - 6, x + at + 2.2, y - 3)
        .curve(x + at + 1.8, y - 1, x + at + 0.8, y - 1, x + at + 1.4, y - 3);
    b.line(pen.path, 0.8);
  });

export const splash = (x: number, y: number, w: number): Motif =>
  cutBy((b) => {
    b.mass(
      draw()
        .at(x - w * 0.5, y)
        .curve(x - w * 0.44, y - w * 0.3, x - w * 0.4, y - w * 0.05, x - w * 0.24, y - w * 0.3)
        .curve(x - w * 0.2, y - w * 0.04, x - w * 0.08, y - w * 0.06, x, y - w * 0.42)
        .curve(x + w * 0.06, y - w * 0.06, x + w * 0.2, y - w * 0.04, x + w * 0.26, y - w * 0.28)
        .curve(x + w * 0.38, y - w * 0.05, x + w * 0.44, y - w * 0.3, x + w * 0.5, y)
        .close().path,
    );
    b.mass(
      [
        [-0.3, -0.42],
        [0.1, -0.52],
        [0.36, -0.4],
      ].reduce((pen, [dx = 0, dy = 0]) => pen.add(circle(x + dx * w, y + dy * w, w * 0.035)), draw()).path,
    );
  });

/** A house from its ground line, whole or shot to pieces. */
export const house = (x: number, y: number, w: number, h: number, ruin = false): Motif =>
  cutBy((b) => {
    const wall = ruin
      ? polygon([
          [x, y],
          [x, y - h],
          [x + w * 0.22, y - h * 1.05],
          [x + w * 0.34, y - h * 0.72],
          [x + w * 0.52, y - h * 0.8],
          [x + w * 0.62, y - h * 0.44],
          [x + w * 0.84, y - h * 0.5],
          [x + w, y - h * 0.2],
          [x + w, y],
        ])
      : rectangle(x, y - h, w, h);
    b.plate(wall);
    b.shade(wall, { angle: 0, spacing: 0.7, heavy: 0.2, reach: 0.34 });
    if (!ruin)
      b.mass(
        polygon([
          [x - w * 0.07, y - h],
          [x + w * 0.2, y - h * 1.5],
          [x + w * 0.8, y - h * 1.5],
          [x + w * 1.07, y - h],
        ]),
      );
    const windows: readonly (readonly [number, number])[] = ruin
      ? [
          [0.12, 0.8],
          [0.12, 0.4],
          [0.42, 0.4],
        ]
      : [
          [0.14, 0.8],
          [0.62, 0.8],
          [0.14, 0.36],
        ];
    for (const [dx, dy] of windows) b.mass(rectangle(x + dx * w, y - dy * h, w * 0.18, h * 0.24));
    b.mass(rectangle(x + w * 0.6, y - h * 0.38, w * 0.2, h * 0.38));
    if (ruin)
      b.mass(
        smooth([
          [x + w * 0.5, y],
          [x + w * 0.7, y - h * 0.16],
          [x + w * 0.9, y - h * 0.08],
          [x + w * 1.15, y],
        ]),
      );
  });

/** A bridge of stone across the picture, its road at `y`. */
export const bridge = (y: number, h: number): Motif =>
  cutBy((b) => {
    const side = draw()
      .at(-1, y)
      .to(57, y)
      .to(57, y + h)
      .to(50, y + h)
      .curve(50, y + h * 0.36, 32, y + h * 0.36, 31, y + h)
      .to(24, y + h)
      .curve(23, y + h * 0.36, 6, y + h * 0.36, 5, y + h)
      .to(-1, y + h)
      .close().path;
    b.plate(side);
    b.shade(side, { angle: 90, spacing: 1.1, heavy: 0.2, reach: 0.7 });
    b.plate(rectangle(-1, y - 1.3, 58, 1.5), 0.8);
    b.line(
      draw()
        .at(2, y + h * 0.24)
        .to(54, y + h * 0.24).path,
      0.6,
    );
  });

export const water = (y: number): Motif =>
  cutBy((b) => {
    const pen = draw();
    for (let rowAt = 0; rowAt < 3; rowAt += 1)
      for (let at = 2 + rowAt * 3; at < 54; at += 9)
        pen
          .at(at, y + rowAt * 1.7)
          .bend(at + 1.6, y + rowAt * 1.7 - 0.9, at + 3.2, y + rowAt * 1.7)
          .bend(at + 4.6, y + rowAt * 1.7 + 0.8, at + 6, y + rowAt * 1.7);
    b.line(pen.path, 1);
  });

/** A hole in the ground that men stand in, with its earth before it. */
export const trench = (x: number, y: number, w: number): Motif =>
  cutBy((b) => {
    b.mass(
      polygon([
        [x, y - 0.4],
        [x + w, y - 0.4],
        [x + w * 0.96, y + 5],
        [x + w * 0.04, y + 5],
      ]),
    );
    b.plate(
      smooth([
        [x + w * 0.7, y + 0.4],
        [x + w * 0.84, y - 2.6],
        [x + w * 1.06, y - 2],
        [x + w * 1.2, y + 0.4],
      ]).concat(line(x + w * 1.2, y + 0.4, x + w * 0.7, y + 0.4)),
      0.9,
    );
  });
