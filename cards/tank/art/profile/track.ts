/** Running gear: a belt of links round wheels, bogies, rollers. */
import { belt, walk } from '../../../../src/kit/engrave/figures/belt.ts';
import type { Burin } from '../../../../src/kit/engrave/burin.ts';
import type { Point } from '../../../../src/kit/engrave/path/matrix.ts';
import { draw, type Path } from '../../../../src/kit/engrave/path/path.ts';
import { ring } from '../../../../src/kit/engrave/rivets.ts';
import { circle, polygon, rectangle } from '../../../../src/kit/engrave/path/shapes.ts';
import type { Round, RunningGear, WheelKind } from './blueprint.ts';

const around = ({ x, h, r }: Round, grow = 0) => ({ at: [x, -h] as Point, r: r + grow });

/** The belt's outline, this much outside of the wheels. */
function loop({ axles, radius, drive, idler, track }: RunningGear, grow: number): Point[] {
  const h = radius + track;
  const first: Round = { x: axles[0] ?? 0, h, r: radius };
  const last: Round = { x: axles.at(-1) ?? 0, h, r: radius };
  return belt([around(first, grow), around(idler, grow), around(drive, grow), around(last, grow)], 0.12);
}

const spokes = (x: number, y: number, from: number, to: number, count: number): Path =>
  Array.from({ length: count }, (_, index) => ((index + 0.25) / count) * 2 * Math.PI).reduce(
    (pen, angle) =>
      pen
        .at(x + from * Math.cos(angle), y + from * Math.sin(angle))
        .to(x + to * Math.cos(angle), y + to * Math.sin(angle)),
    draw(),
  ).path;

/** A wheel as it looks from outside. */
export function wheel(b: Burin, { x, h, r }: Round, kind: WheelKind): void {
  const y = -h;
  if (kind === 'tyre') {
    b.mass(circle(x, y, r));
    b.hole(circle(x, y, r * 0.56));
    b.line(circle(x, y, r * 0.3), 0.6);
    b.rivets(ring([x, y], r * 0.43, 8), r * 0.045);
    b.spots(circle(x, y, r * 0.12));
    b.fine(circle(x, y, r * 0.44));
    return;
  }
  b.plate(circle(x, y, r), 0.8);
  if (kind === 'plain') return b.spots(circle(x, y, r * 0.32));
  b.line(circle(x, y, r * 0.78), 0.6);
  if (kind === 'spoked') {
    b.fine(spokes(x, y, r * 0.28, r * 0.76, 6), 1.6);
    b.spots(circle(x, y, r * 0.24));
    return;
  }
  if (kind === 'holes') b.rivets(ring([x, y], r * 0.58, 9), r * 0.09);
  else {
    b.fine(circle(x, y, r * 0.5));
    b.rivets(ring([x, y], r * 0.64, 10), r * 0.04);
  }
  b.spots(circle(x, y, r * 0.2));
}

/** A toothed drive wheel. */
function sprocket(b: Burin, { x, h, r }: Round): void {
  b.plate(circle(x, -h, r * 0.92), 0.8);
  b.fine(circle(x, -h, r * 0.62));
  b.rivets(ring([x, -h], r * 0.76, 12), r * 0.05);
  b.fine(spokes(x, -h, r * 0.25, r * 0.6, 8), 1.2);
  b.spots(circle(x, -h, r * 0.22));
}

function bogies(b: Burin, { axles, radius, track, bogies: form }: RunningGear): void {
  const h = radius + track;
  for (let index = 0; index + 1 < axles.length; index += 2) {
    const [left, right] = [axles[index] ?? 0, axles[index + 1] ?? 0];
    const middle = (left + right) / 2;
    const reach = (right - left) / 2;
    if (form === 'leaf') {
      b.plate(
        polygon([
          [left, -h - 0.04],
          [middle, -h - radius * 1.25],
          [right, -h - 0.04],
        ]),
        0.7,
      );
      continue;
    }
    const top = form === 'bracket' ? radius * 2.1 : radius * 1.75;
    b.plate(
      polygon([
        [middle - reach * 0.5, -h - top],
        [middle + reach * 0.5, -h - top],
        [middle + reach * 0.62, -h - radius * 0.5],
        [right, -h + 0.03],
        [right, -h - 0.11],
        [left, -h - 0.11],
        [left, -h + 0.03],
        [middle - reach * 0.62, -h - radius * 0.5],
      ]),
      0.8,
    );
    b.fine(
      polygon([
        [middle - reach * 0.22, -h - top + 0.06],
        [middle + reach * 0.22, -h - top + 0.06],
        [middle + reach * 0.22, -h - 0.16],
        [middle - reach * 0.22, -h - 0.16],
      ]),
      1.1,
    );
  }
}

/** Grousers across the belt, and the light between links. */
function links(b: Burin, gear: RunningGear, outer: readonly Point[]): void {
  const pitch = Math.max(0.13, gear.track * 1.35);
  const cuts = draw();
  const teeth = draw();
  for (const { at, heading } of walk(outer, pitch)) {
    const inward: Point = [-heading[1], heading[0]];
    cuts.at(at[0], at[1]).to(at[0] + inward[0] * gear.track * 0.92, at[1] + inward[1] * gear.track * 0.92);
    const out = gear.track * 0.34;
    teeth
      .at(at[0] + heading[0] * pitch * 0.5, at[1] + heading[1] * pitch * 0.5)
      .to(
        at[0] + heading[0] * pitch * 0.5 - inward[0] * out,
        at[1] + heading[1] * pitch * 0.5 - inward[1] * out,
      );
  }
  if (b.detail !== 'simple') {
    b.fine(teeth.path, 1.4);
    b.cut(cuts.path, 0.75);
  }
}

/** The belt's outline as one shape, for the clear edge round the whole. */
export const beltOutline = (gear: RunningGear): Path => polygon(loop(gear, gear.track * 1.2));

/** Track, wheels and what carries them. */
export function runningGear(b: Burin, gear: RunningGear): void {
  const { axles, radius, kind, track, drive, idler, rollers = [], rollerRadius = 0.12 } = gear;
  const outer = loop(gear, track);
  const inner = loop(gear, 0);
  if (b.detail === 'line') {
    // Bare between the wheels: the belt is a band of links.
    b.plate(polygon(outer), 0.9);
    b.line(polygon(inner), 0.8);
  } else b.mass(polygon(outer));
  links(b, gear, outer);
  if (b.detail !== 'line') b.cut(polygon(inner), 0.8);
  const h = radius + track;
  const behind = axles.slice(0, -1).map((x, index) => (x + (axles[index + 1] ?? x)) / 2);
  if (gear.overlapped) for (const x of behind) wheel(b, { x, h, r: radius }, 'plain');
  const upper = Math.min(drive.h + drive.r, idler.h + idler.r);
  for (const x of rollers) {
    b.plate(circle(x, -(upper - rollerRadius), rollerRadius), 0.7);
    b.spots(circle(x, -(upper - rollerRadius), rollerRadius * 0.35));
  }
  wheel(b, { ...idler, r: idler.r * 0.94 }, kind === 'plain' ? 'spoked' : kind);
  sprocket(b, drive);
  for (const x of axles) wheel(b, { x, h, r: radius }, kind);
  if (gear.bogies) bogies(b, gear);
}

/** A plate hung before the wheels' upper half, with its joints. */
export function skirts(b: Burin, from: number, to: number, top: number, bottom: number, count: number): void {
  const width = (to - from) / count;
  for (let index = 0; index < count; index += 1) {
    const x = from + index * width;
    b.plate(rectangle(x + 0.02, -top, width - 0.04, top - bottom), 0.8);
  }
}
