/** Projectiles and explosions in vignettes. */
import { chain, move, scale, turn } from '../../../src/kit/engrave/path/matrix.ts';
import { draw, moved, type Path } from '../../../src/kit/engrave/path/path.ts';
import { circle, line, polygon, rectangle, star } from '../../../src/kit/engrave/path/shapes.ts';
import { cutBy, type Motif } from './motif.ts';

/** A burst where something was hit. */
export const burst = (x: number, y: number, r: number, points = 11): Motif =>
  cutBy((b) => {
    b.plate(star(x, y, points, r, r * 0.52), 0.8);
    b.flat(star(x, y, points, r * 0.66, r * 0.34), 0.5);
    if (r > 4) b.hole(circle(x, y, r * 0.16));
  });

/** Rolling smoke above a place. */
export const smoke = (x: number, y: number, size: number, dark = false): Motif =>
  cutBy((b) => {
    const puffs: readonly (readonly [number, number, number])[] = [
      [0, 0, 0.3],
      [-0.34, -0.34, 0.36],
      [0.26, -0.5, 0.42],
      [-0.2, -0.95, 0.46],
      [0.34, -1.2, 0.4],
      [-0.05, -1.6, 0.34],
    ];
    for (const [dx, dy, r] of puffs) {
      const puff = circle(x + dx * size, y + dy * size, r * size);
      if (dark) b.mass(puff);
      else b.plate(puff, 0.8);
    }
    for (const [dx, dy, r] of puffs) {
      const [px, py, pr] = [x + dx * size, y + dy * size, r * size];
      const curl = draw()
        .at(px - pr * 0.5, py + pr * 0.1)
        .curve(px - pr * 0.4, py - pr * 0.6, px + pr * 0.5, py - pr * 0.5, px + pr * 0.4, py + pr * 0.2).path;
      if (dark) b.cut(curl, 1.2);
      else b.fine(curl, 1.2);
    }
  });

export const flames = (x: number, y: number, h: number): Motif =>
  cutBy((b) => {
    const flame = (grow: number): Path =>
      draw()
        .at(x - h * 0.34 * grow, y)
        .curve(
          x - h * 0.6 * grow,
          y - h * 0.4 * grow,
          x - h * 0.2 * grow,
          y - h * 0.5 * grow,
          x - h * 0.26 * grow,
          y - h * 0.8 * grow,
        )
        .curve(
          x,
          y - h * 0.7 * grow,
          x + h * 0.02 * grow,
          y - h * 0.5 * grow,
          x + h * 0.06 * grow,
          y - h * grow,
        )
        .curve(
          x + h * 0.3 * grow,
          y - h * 0.7 * grow,
          x + h * 0.2 * grow,
          y - h * 0.5 * grow,
          x + h * 0.36 * grow,
          y - h * 0.56 * grow,
        )
        .curve(
          x + h * 0.5 * grow,
          y - h * 0.3 * grow,
          x + h * 0.44 * grow,
          y - h * 0.1 * grow,
          x + h * 0.3 * grow,
          y,
        )
        .close().path;
    b.plate(flame(1), 0.9);
    b.flat(flame(0.6), 0.6);
  });

/** Tracks of bullets from one place to another, `count` side by side. */
export const tracers = (x1: number, y1: number, x2: number, y2: number, count = 3, apart = 1.6): Motif =>
  cutBy((b) => {
    const [dx, dy] = [x2 - x1, y2 - y1];
    const long = Math.hypot(dx, dy);
    const [ux, uy] = [dx / long, dy / long];
    const pen = draw();
    for (let index = 0; index < count; index += 1) {
      const off = (index - (count - 1) / 2) * apart;
      for (let at = (index * 2.3) % 4; at < long - 2; at += 5.2)
        pen
          .at(x1 + ux * at - uy * off, y1 + uy * at + ux * off)
          .to(x1 + ux * (at + 3) - uy * off, y1 + uy * (at + 3) + ux * off);
    }
    b.line(pen.path, 2.6);
    b.cut(pen.path, 1.8);
  });

/** A shell from its foot along its way, `size` long, at degrees from level. */
export const shell = (
  x: number,
  y: number,
  size: number,
  degrees: number,
  kind: 'ap' | 'heat' = 'ap',
): Motif =>
  cutBy((b) => {
    const place = chain(scale(size), turn(degrees), move(x, y));
    const put = (path: Path): Path => moved(path, place);
    b.plate(put(rectangle(0, -0.15, 0.62, 0.3)));
    b.fine(put(line(0.06, -0.15, 0.06, 0.15)), 1.6);
    b.line(put(line(0.55, -0.15, 0.55, 0.15)), 1.4);
    b.mass(
      put(
        kind === 'ap'
          ? draw()
              .at(0.62, -0.14)
              .curve(0.8, -0.13, 0.93, -0.06, 1, 0)
              .curve(0.93, 0.06, 0.8, 0.13, 0.62, 0.14)
              .close().path
          : draw()
              .at(0.62, -0.14)
              .to(0.84, -0.11)
              .to(0.9, -0.03)
              .to(1, -0.03)
              .to(1, 0.03)
              .to(0.9, 0.03)
              .to(0.84, 0.11)
              .to(0.62, 0.14)
              .close().path,
      ),
    );
    b.cut(put(line(0.66, -0.05, 0.88, -0.04)), 1.2);
  });

/** A flash before a muzzle. */
export const flash = (x: number, y: number, size: number, left = false): Motif =>
  cutBy((b) => {
    const s = left ? -size : size;
    b.plate(
      polygon([
        [x, y],
        [x + s * 0.5, y - size * 0.5],
        [x + s * 0.55, y - size * 0.16],
        [x + s * 1.3, y - size * 0.24],
        [x + s * 0.8, y],
        [x + s * 1.3, y + size * 0.24],
        [x + s * 0.55, y + size * 0.16],
        [x + s * 0.5, y + size * 0.5],
      ]),
      0.8,
    );
    b.flat(
      polygon([
        [x, y],
        [x + s * 0.5, y - size * 0.18],
        [x + s * 0.85, y],
        [x + s * 0.5, y + size * 0.18],
      ]),
      0.5,
    );
  });

/** Splinters that fly off a place. */
export const splinters = (x: number, y: number, r: number): Motif =>
  cutBy((b) => {
    const pen = draw();
    for (let index = 0; index < 9; index += 1) {
      const angle = -2.9 + index * 0.33;
      const from = r * (0.72 + 0.2 * ((index * 5) % 3));
      const [cx, cy, s] = [
        x + Math.cos(angle) * from,
        y + Math.sin(angle) * from,
        r * (0.1 + 0.05 * (index % 3)),
      ];
      pen
        .at(cx - s, cy + s * 0.4)
        .to(cx + s * 0.4, cy - s)
        .to(cx + s, cy + s * 0.6)
        .close();
    }
    b.mass(pen.path);
  });
