/** Things that men carry, wear and use in vignettes. */
import type { Burin } from '../../../src/kit/engrave/burin.ts';
import { draw } from '../../../src/kit/engrave/path/path.ts';
import { row } from '../../../src/kit/engrave/rivets.ts';
import { circle, ellipse, line, polygon, rectangle } from '../../../src/kit/engrave/path/shapes.ts';
import { cutBy, type Motif } from './motif.ts';

export const parachute = (x: number, y: number, r: number): Motif =>
  cutBy((b) => {
    b.fine(
      draw()
        .at(x - r, y)
        .to(x, y + r * 1.5)
        .to(x + r, y)
        .at(x - r * 0.36, y)
        .to(x, y + r * 1.5)
        .to(x + r * 0.36, y).path,
      1.4,
    );
    const dome = draw()
      .at(x - r, y)
      .curve(x - r, y - r * 1.3, x + r, y - r * 1.3, x + r, y)
      .bend(x + r * 0.66, y - r * 0.34, x + r * 0.33, y)
      .bend(x, y - r * 0.34, x - r * 0.33, y)
      .bend(x - r * 0.66, y - r * 0.34, x - r, y)
      .close().path;
    b.plate(dome);
    b.fine(
      draw()
        .at(x - r * 0.33, y)
        .bend(x - r * 0.3, y - r * 0.6, x, y - r * 0.97)
        .at(x + r * 0.33, y)
        .bend(x + r * 0.3, y - r * 0.6, x, y - r * 0.97).path,
      1.2,
    );
    crateAt(b, x, y + r * 1.5, r * 0.8);
  });

function crateAt(b: Burin, x: number, y: number, size: number): void {
  const [left, h] = [x - size / 2, size * 0.72];
  b.plate(rectangle(left, y, size, h));
  b.line(rectangle(left + size * 0.1, y + size * 0.1, size * 0.8, h - size * 0.2), 0.7);
  b.line(line(left + size * 0.1, y + h - size * 0.1, left + size * 0.9, y + size * 0.1), 0.9);
}

/** A crate that stands at its foot. */
export const crate = (x: number, y: number, size: number): Motif =>
  cutBy((b) => crateAt(b, x, y - size * 0.72, size));

export const jerrycan = (x: number, y: number, h: number, open = false): Motif =>
  cutBy((b) => {
    const w = h * 0.7;
    b.plate(rectangle(x - w / 2, y - h, w, h, h * 0.07));
    b.line(
      draw()
        .at(x - w * 0.3, y - h * 0.78)
        .to(x + w * 0.3, y - h * 0.14)
        .at(x + w * 0.3, y - h * 0.78)
        .to(x - w * 0.3, y - h * 0.14).path,
      1,
    );
    b.line(rectangle(x - w * 0.34, y - h * 0.84, w * 0.68, h * 0.74, h * 0.04), 0.7);
    b.mass(rectangle(x - w * 0.36, y - h * 1.12, w * 0.42, h * 0.07));
    b.mass(rectangle(x - w * 0.36, y - h * 1.1, w * 0.07, h * 0.12));
    b.mass(rectangle(x + w * 0.02, y - h * 1.1, w * 0.07, h * 0.12));
    if (!open) b.mass(rectangle(x + w * 0.2, y - h * 1.08, w * 0.24, h * 0.1, h * 0.02));
    else
      b.plate(
        draw()
          .at(x + w * 0.72, y - h * 0.7)
          .curve(x + w * 0.56, y - h * 0.5, x + w * 0.6, y - h * 0.36, x + w * 0.72, y - h * 0.36)
          .curve(x + w * 0.84, y - h * 0.36, x + w * 0.88, y - h * 0.5, x + w * 0.72, y - h * 0.7)
          .close().path,
        0.8,
      );
  });

export const flag = (x: number, y: number, h: number): Motif =>
  cutBy((b) => {
    b.mass(rectangle(x - h * 0.03, y - h, h * 0.06, h));
    b.flat(
      draw()
        .at(x, y - h * 0.97)
        .curve(x + h * 0.25, y - h * 1.06, x + h * 0.4, y - h * 0.86, x + h * 0.68, y - h * 0.95)
        .to(x + h * 0.6, y - h * 0.72)
        .to(x + h * 0.7, y - h * 0.5)
        .curve(x + h * 0.4, y - h * 0.4, x + h * 0.25, y - h * 0.6, x, y - h * 0.5)
        .close().path,
    );
  });

/** A flat mine, seen from above at a slant. */
export const mine = (x: number, y: number, r: number): Motif =>
  cutBy((b) => {
    b.mass(ellipse(x, y + r * 0.22, r, r * 0.36));
    b.plate(ellipse(x, y, r, r * 0.36));
    b.line(ellipse(x, y - r * 0.02, r * 0.66, r * 0.22), 0.8);
    b.mass(ellipse(x, y - r * 0.06, r * 0.22, r * 0.1));
    b.line(
      draw()
        .at(x - r * 0.66, y + r * 0.04)
        .to(x - r * 0.9, y + r * 0.1)
        .at(x + r * 0.66, y + r * 0.04)
        .to(x + r * 0.9, y + r * 0.1).path,
    );
  });

/** A field radio with its handset. */
export const radio = (x: number, y: number, size: number): Motif =>
  cutBy((b) => {
    const h = size * 0.62;
    b.plate(rectangle(x - size / 2, y - h, size, h, size * 0.04));
    b.line(circle(x - size * 0.24, y - h * 0.58, size * 0.14), 1);
    b.spots(circle(x - size * 0.24, y - h * 0.58, size * 0.04));
    b.mass(rectangle(x + size * 0.04, y - h * 0.8, size * 0.36, h * 0.26));
    b.rivets(row([x + size * 0.08, y - h * 0.3], [x + size * 0.38, y - h * 0.3], 4), size * 0.03);
    b.line(line(x + size * 0.38, y - h, x + size * 0.5, y - h - size * 1.1), 1.4);
    b.mass(rectangle(x - size * 0.46, y - h * 1.24, size * 0.5, h * 0.14, h * 0.06));
    b.mass(rectangle(x - size * 0.5, y - h * 1.24, size * 0.12, h * 0.26, h * 0.05));
    b.mass(rectangle(x - size * 0.06, y - h * 1.24, size * 0.12, h * 0.26, h * 0.05));
  });

export const satchel = (x: number, y: number, size: number): Motif =>
  cutBy((b) => {
    b.line(
      draw()
        .at(x - size * 0.3, y - size * 0.7)
        .curve(x - size * 0.3, y - size * 1.3, x + size * 0.3, y - size * 1.3, x + size * 0.3, y - size * 0.7)
        .path,
      1.8,
    );
    b.plate(rectangle(x - size / 2, y - size * 0.74, size, size * 0.74, size * 0.06));
    b.plate(
      polygon([
        [x - size / 2, y - size * 0.74],
        [x + size / 2, y - size * 0.74],
        [x + size * 0.44, y - size * 0.32],
        [x - size * 0.44, y - size * 0.32],
      ]),
    );
    b.mass(rectangle(x - size * 0.08, y - size * 0.42, size * 0.16, size * 0.2));
    b.line(
      draw()
        .at(x + size * 0.4, y - size * 0.74)
        .curve(
          x + size * 0.6,
          y - size * 1.1,
          x + size * 0.8,
          y - size * 0.8,
          x + size * 0.86,
          y - size * 1.16,
        ).path,
      1.2,
    );
  });
