/** What is drawn on a map: arrows, units, questions. */
import { type Point } from '../../../src/kit/engrave/path/matrix.ts';
import { draw } from '../../../src/kit/engrave/path/path.ts';
import { circle, polygon, rectangle, smooth } from '../../../src/kit/engrave/path/shapes.ts';
import { cutBy, type Motif } from './motif.ts';

/** Waves that go out from a place, to both sides. */
export const waves = (x: number, y: number, r: number): Motif =>
  cutBy((b) => {
    const pen = draw();
    for (const share of [0.45, 0.72, 1])
      for (const side of [-1, 1])
        pen
          .at(x + side * r * share * 0.7, y - r * share * 0.7)
          .bend(x + side * r * share * 1.2, y, x + side * r * share * 0.7, y + r * share * 0.7);
    b.line(pen.path, 3.4);
    b.cut(pen.path, 2.6);
    b.mass(circle(x, y, r * 0.12));
  });

/** An arrow along points, as broad as `w`: a mass, or bare with an edge. */
export const arrow = (points: readonly Point[], w: number, bare = false): Motif =>
  cutBy((b) => {
    const [end, before] = [points.at(-1) ?? [0, 0], points.at(-2) ?? [0, 0]];
    const angle = Math.atan2(end[1] - before[1], end[0] - before[0]);
    const [ux, uy] = [Math.cos(angle), Math.sin(angle)];
    const head = polygon([
      [end[0] + ux * w * 1.6, end[1] + uy * w * 1.6],
      [end[0] - uy * w * 1.25, end[1] + ux * w * 1.25],
      [end[0] + uy * w * 1.25, end[1] - ux * w * 1.25],
    ]);
    const shaft = smooth(points, false, 0.05);
    b.line(shaft, w / 0.28 / (b.detail === 'line' ? 0.6 : b.detail === 'simple' ? 1.8 : 1));
    if (bare) {
      b.cut(shaft, (w - 0.7) / (b.detail === 'simple' ? 0.3 : 0.18));
      b.plate(head, 1.2);
    } else b.spots(head);
    if (!bare && b.detail === 'simple') b.mass(head);
  });

/** The sign of a unit on a map: a box, crossed for infantry, with a track for tanks. */
export const counter = (x: number, y: number, w: number, of: 'tank' | 'inf' | 'gun', ours = true): Motif =>
  cutBy((b) => {
    const h = w * 0.66;
    const frame = rectangle(x - w / 2, y - h / 2, w, h);
    if (ours) b.flat(frame, 1.2);
    else b.plate(frame, 1.2);
    if (of === 'tank') b.line(rectangle(x - w * 0.3, y - h * 0.24, w * 0.6, h * 0.48, h * 0.24), 1.2);
    else if (of === 'inf')
      b.line(
        draw()
          .at(x - w / 2, y - h / 2)
          .to(x + w / 2, y + h / 2)
          .at(x + w / 2, y - h / 2)
          .to(x - w / 2, y + h / 2).path,
        1.1,
      );
    else b.mass(circle(x, y, h * 0.22));
  });

export const chevrons = (x: number, y: number, w: number, count: number): Motif =>
  cutBy((b) => {
    for (let index = 0; index < count; index += 1) {
      const top = y + index * w * 0.34;
      b.mass(
        polygon([
          [x - w / 2, top + w * 0.3],
          [x, top],
          [x + w / 2, top + w * 0.3],
          [x + w / 2, top + w * 0.5],
          [x, top + w * 0.2],
          [x - w / 2, top + w * 0.5],
        ]),
      );
    }
  });
