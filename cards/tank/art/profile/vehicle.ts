/** Vehicles engraved in profile from their blueprints. */
import type { Burin } from '../../../../src/kit/engrave/burin.ts';
import type { Hatching } from '../../../../src/kit/engrave/hatch.ts';
import type { Point } from '../../../../src/kit/engrave/path/matrix.ts';
import { draw, type Path } from '../../../../src/kit/engrave/path/path.ts';
import { row } from '../../../../src/kit/engrave/rivets.ts';
import { circle, ellipse, line, polygon, rectangle } from '../../../../src/kit/engrave/path/shapes.ts';
import type { Casemate, Fitting, Hull, Turret, Vehicle, Wheeled } from './blueprint.ts';
import { barrel, barrelOutline } from './guns.ts';
import { beltOutline, runningGear, skirts, wheel } from './track.ts';

const lean = (degrees: number): number => Math.tan((degrees * Math.PI) / 180);

/** Light falls from the upper right: sides darken from below, and from behind. */
const FROM_BELOW: Hatching = { angle: -90, spacing: 0.42, heavy: 0.17, reach: 0.5 };
const FROM_ABOVE: Hatching = { angle: 90, spacing: 0.4, heavy: 0.16, reach: 0.42 };
const FROM_BEHIND: Hatching = { angle: 0, spacing: 0.4, heavy: 0.17, reach: 0.5 };

/** The hull's side from the nose round: glacis, deck, rear, and along the sponsons. */
function hullOutline(hull: Hull, bottom: number): Point[] {
  const { length, x = 0, deck, nose, glacis, rear, engine, belly, lower } = hull;
  const [front, back] = [x + length / 2, x - length / 2];
  const rise = deck - nose;
  const top = engine?.deck ?? deck;
  // An undercut rear stands out furthest at the deck.
  const foot = rear < 0 ? back - lean(rear) * (top - bottom) : back;
  const head = rear < 0 ? back : back + lean(rear) * (top - bottom);
  const low = Math.max(bottom, belly);
  return [
    [front, -nose],
    [front - lean(glacis) * rise, -deck],
    ...(engine
      ? ([
          [engine.from, -deck],
          [engine.from - 0.08, -engine.deck],
        ] as Point[])
      : []),
    [head, -top],
    [foot, -low],
    [front - lean(lower) * (nose - low), -low],
  ];
}

function casemateOutline({ from, to, top, base, front, rear }: Casemate): Point[] {
  return [
    [from, -base],
    [from + lean(rear) * (top - base), -top],
    [to - lean(front) * (top - base), -top],
    [to, -base],
  ];
}

const roundCorner = (a: Point, corner: Point, b: Point, by: number): [Point, Point] => {
  const toward = (to: Point): Point => {
    const [dx, dy] = [to[0] - corner[0], to[1] - corner[1]];
    const share = Math.min(0.5, by / (Math.hypot(dx, dy) || 1));
    return [corner[0] + dx * share, corner[1] + dy * share];
  };
  return [toward(a), toward(b)];
};

/** A polygon whose corners are rounded. */
function rounded(points: readonly Point[], by: number): Path {
  if (by === 0) return polygon(points);
  const pen = draw();
  points.forEach((corner, index) => {
    const before = points.at(index - 1) ?? corner;
    const after = points[(index + 1) % points.length] ?? corner;
    const [from, to] = roundCorner(before, corner, after, by);
    if (index === 0) pen.at(...from);
    else pen.to(...from);
    pen.bend(corner[0], corner[1], to[0], to[1]);
  });
  return pen.close().path;
}

function turretPoints({ x, length, base, height, front, rear, bustle }: Turret): Point[] {
  const [back, fore] = [x - length / 2, x + length / 2];
  const top = base + height;
  return [
    [fore, -base],
    [fore - lean(front) * height, -top],
    [(bustle ? back - bustle[0] : back) + lean(rear) * height, -top],
    ...(bustle ? ([[back - bustle[0], -base - bustle[1]]] as Point[]) : []),
    [back, -base],
  ];
}

const turretOutline = (turret: Turret): Path => rounded(turretPoints(turret), turret.round ?? 0);

type Sized = Extract<Fitting, { readonly w: number }>;

function roll(b: Burin, { x, h, w, t }: Sized): void {
  b.mass(rectangle(x, -h - t, w, t, t * 0.45));
  b.cut(
    [0.22, 0.5, 0.78].reduce((pen, share) => pen.at(x + w * share, -h - t).to(x + w * share, -h), draw())
      .path,
    1.6,
  );
}

function links(b: Burin, { x, h, w, t }: Sized): void {
  b.mass(rectangle(x, -h - t, w, t));
  const count = Math.max(2, Math.round(w / 0.22));
  const pen = draw();
  for (let at = 1; at < count; at++) pen.at(x + (w * at) / count, -h - t).to(x + (w * at) / count, -h);
  pen.at(x, -h - t / 2).to(x + w, -h - t / 2);
  b.cut(pen.path, 1.2);
}

function bolted(b: Burin, { x, h, w, t }: Sized): void {
  const edge = rectangle(x, -h - t, w, t);
  b.plate(edge, 1.2);
  b.shade(edge, { angle: 45, spacing: 0.36, heavy: 0.2, light: 1 });
  b.rivets(row([x + 0.1, -h - t + 0.09], [x + w - 0.1, -h - t + 0.09], 4), 0.035);
}

/** A comb of teeth, welded to the nose. */
function cutter(b: Burin, x: number, h: number): void {
  const teeth = [-0.22, 0, 0.22].flatMap((off): Point[] => [
    [x + 0.08, -h + off - 0.1],
    [x + 0.56, -h + off - 0.03],
    [x + 0.08, -h + off + 0.07],
  ]);
  b.plate(polygon([[x - 0.12, -h - 0.34], ...teeth, [x - 0.12, -h + 0.34]]), 0.9);
}

/** A net hangs in scallops, with bits of cloth in it. */
function net(b: Burin, { x, h, w, t }: Sized): void {
  const pen = draw()
    .at(x, -h - t * 0.7)
    .bend(x + w * 0.5, -h - t * 1.3, x + w, -h - t * 0.7);
  const bays = Math.max(2, Math.round(w / 0.4));
  for (let bay = bays; bay > 0; bay--)
    pen.bend(x + (w * (bay - 0.5)) / bays, -h + t * 0.2, x + (w * (bay - 1)) / bays, -h - t * 0.24);
  b.mass(pen.close().path);
  const gaps = draw();
  for (let bay = 0; bay < bays * 2 - 1; bay++) {
    const [cx, cy] = [x + (w * (bay + 1)) / (bays * 2), -h - t * (bay % 2 === 0 ? 0.36 : 0.68)];
    gaps.add(
      polygon([
        [cx - 0.06, cy],
        [cx, cy - 0.08],
        [cx + 0.06, cy],
        [cx, cy + 0.08],
      ]),
    );
  }
  b.hole(gaps.path);
}

const SIZED = { roll, links, plate: bolted, net } as const;

function fitting(b: Burin, part: Fitting): void {
  switch (part.what) {
    case 'roll':
    case 'links':
    case 'plate':
    case 'net':
      return SIZED[part.what](b, part);
    case 'cutter':
      return cutter(b, part.x, part.h);
    case 'box': {
      b.plate(rectangle(part.x, -part.h - part.t, part.w, part.t), 0.8);
      b.fine(line(part.x, -part.h - part.t * 0.72, part.x + part.w, -part.h - part.t * 0.72));
      return;
    }
    case 'machine-gun': {
      b.line(line(part.x, -part.h, part.x + 0.12, -part.h - 0.3), 1.2);
      b.line(line(part.x - 0.3, -part.h - 0.33, part.x + 0.95, -part.h - 0.38), 1.5);
      b.line(line(part.x - 0.2, -part.h - 0.33, part.x + 0.3, -part.h - 0.36), 2.4);
      return;
    }
    case 'aerial':
      return b.fine(line(part.x, -part.h, part.x - part.length * 0.14, -part.h - part.length), 1.1);
    case 'exhaust':
      return b.plate(rectangle(part.x, -part.h - part.t, 0.2, part.t, 0.06), 0.8);
    case 'tools':
      b.line(line(part.x, -part.h, part.x + part.length, -part.h), 0.8);
      b.line(line(part.x + part.length * 0.86, -part.h, part.x + part.length, -part.h), 1.9);
      return;
    case 'lamp':
      b.plate(circle(part.x, -part.h, 0.09), 0.7);
      return;
    case 'head': {
      b.plate(ellipse(part.x + 0.02, -part.h - 0.13, 0.1, 0.14), 0.7);
      b.mass(
        draw()
          .at(part.x - 0.16, -part.h - 0.17)
          .curve(part.x - 0.15, -part.h - 0.36, part.x + 0.13, -part.h - 0.37, part.x + 0.16, -part.h - 0.17)
          .close().path,
      );
    }
  }
}

function drawTurret(b: Burin, turret: Turret): void {
  const { x, length, base, height, cupola, open, skirt } = turret;
  const outline = turretOutline(turret);
  if (cupola) {
    const { x: cx, width, height: tall } = cupola;
    b.plate(rectangle(cx - width / 2, -base - height - tall, width, tall + 0.1, 0.05), 0.9);
    b.fine(
      row(
        [cx - width * 0.3, -base - height - tall * 0.45],
        [cx + width * 0.3, -base - height - tall * 0.45],
        4,
      ).reduce((pen, [px, py]) => pen.at(px, py - 0.04).to(px, py + 0.04), draw()).path,
      1.6,
    );
  }
  b.plate(outline);
  b.shade(outline, FROM_BEHIND);
  if (open)
    b.line(
      line(x - length / 2 + 0.1, -base - height + 0.08, x + length / 2 - 0.25, -base - height + 0.08),
      0.7,
    );
  if (skirt) {
    const side = rectangle(x - length / 2 - 0.42, -base - height * 0.86, length + 0.1, height * 0.72);
    b.plate(side, 0.8);
    b.shade(side, { ...FROM_BELOW, reach: 0.34 });
    b.fine(line(x - 0.05, -base - height * 0.86, x - 0.05, -base - height * 0.14));
    b.fine(line(x - length / 2 + 0.35, -base - height * 0.86, x - length / 2 + 0.35, -base - height * 0.14));
  }
}

function drawCasemate(b: Burin, casemate: Casemate): void {
  const { pulpit, open, from, to, top } = casemate;
  const outline = polygon(casemateOutline(casemate));
  if (pulpit) {
    const [x, width, high] = pulpit;
    const tower = rectangle(x - width / 2, -high, width, high - casemate.base, 0.08);
    b.plate(tower);
    b.shade(tower, FROM_BEHIND);
  }
  b.plate(outline);
  b.shade(outline, FROM_BELOW);
  if (open) b.line(line(from + 0.12, -top + 0.1, to - lean(casemate.front) * 0.2 - 0.2, -top + 0.1), 0.7);
}

function bonnetOutline(
  { length, x = 0, nose, sponson }: Hull,
  { from, top }: NonNullable<Wheeled['bonnet']>,
): Path {
  const front = x + length / 2;
  return polygon([
    [from - 0.1, -top],
    [front - 0.18, -top + 0.1],
    [front, -nose],
    [front, -sponson],
    [from - 0.1, -sponson],
  ]);
}

/** The hull of a car: a body, and a bonnet before it. */
function bonnet(b: Burin, { hull, bonnet: hood }: Wheeled): void {
  if (!hood) return;
  const front = (hull.x ?? 0) + hull.length / 2;
  const side = bonnetOutline(hull, hood);
  b.plate(side);
  b.shade(side, FROM_BELOW);
  b.fine(
    row([hood.from + 0.25, 0], [front - 0.5, 0], 6).reduce(
      (pen, [px]) => pen.at(px, -hood.top + 0.22).to(px, -hull.sponson - 0.16),
      draw(),
    ).path,
    1.2,
  );
}

/** The outlines that make up a vehicle's silhouette, for a clear edge or a shadow. */
export function silhouetteOf(vehicle: Vehicle): Path[] {
  const { hull, casemate, turret, gun } = vehicle;
  return [
    ...(vehicle.gear ? [beltOutline(vehicle.gear)] : []),
    ...(vehicle.make === 'wheeled' ? vehicle.wheels.map(({ x, h, r }) => circle(x, -h, r)) : []),
    polygon(hullOutline(bodyOf(vehicle), hull.belly)),
    ...(vehicle.make === 'wheeled' && vehicle.bonnet ? [bonnetOutline(vehicle.hull, vehicle.bonnet)] : []),
    ...(casemate ? [polygon(casemateOutline(casemate))] : []),
    ...(turret ? [turretOutline(turret)] : []),
    ...(gun ? [barrelOutline(gun)] : []),
  ];
}

/** Of a car with a bonnet the body ends at the windscreen. */
function bodyOf(vehicle: Vehicle): Hull {
  const { hull } = vehicle;
  if (vehicle.make !== 'wheeled' || !vehicle.bonnet) return hull;
  const back = (hull.x ?? 0) - hull.length / 2;
  const length = vehicle.bonnet.from - back;
  return { ...hull, length, x: back + length / 2, nose: vehicle.bonnet.top };
}

function side(b: Burin, vehicle: Vehicle): void {
  const hull = bodyOf(vehicle);
  const { length, x = 0, sponson, skirts: plates, panel, deck } = hull;
  const [front, back] = [x + length / 2, x - length / 2];
  const outline = polygon(hullOutline(hull, sponson));
  b.plate(outline);
  b.shade(outline, FROM_ABOVE);
  b.fine(line(back + 0.2, -sponson - (deck - sponson) * 0.2, front - 0.3, -sponson - (deck - sponson) * 0.2));
  if (plates) skirts(b, back + length * 0.06, front - length * 0.09, sponson + 0.06, sponson - 0.34, plates);
  if (panel) {
    const board = rectangle(back + length * 0.1, -sponson, length * 0.8, sponson - panel);
    b.plate(board);
    b.shade(board, FROM_BELOW);
    b.line(rectangle(back + length * 0.42, -sponson + 0.14, 0.62, sponson - panel - 0.24), 0.7);
    b.rivets(row([back + length * 0.12, -panel - 0.08], [front - length * 0.12, -panel - 0.08], 16), 0.03);
  }
}

/** A vehicle in its own metres, wheels on the ground at 0. */
export function drawVehicle(b: Burin, vehicle: Vehicle): void {
  const { hull, casemate, turret, gun, fittings = [] } = vehicle;
  const behind = fittings.filter(
    ({ what }) => what === 'aerial' || what === 'head' || what === 'machine-gun',
  );
  if (vehicle.make === 'tracked') {
    const outline = polygon(hullOutline(hull, hull.belly));
    if (b.detail === 'line') b.plate(outline, 0.8);
    else b.mass(outline);
  }
  if (vehicle.gear) runningGear(b, vehicle.gear);
  if (vehicle.make === 'wheeled') {
    bonnet(b, vehicle);
    side(b, vehicle);
    for (const round of vehicle.wheels) {
      b.mass(circle(round.x, -round.h, round.r * 1.16));
      wheel(b, round, 'tyre');
    }
  } else side(b, vehicle);
  for (const part of behind) fitting(b, part);
  if (gun && (turret ?? casemate)) barrel(b, gun);
  if (casemate) drawCasemate(b, casemate);
  if (turret) drawTurret(b, turret);
  if (gun && gun.mantlet !== 'none') barrel(b, gun, 'mantlet');
  for (const part of fittings.filter((each) => !behind.includes(each))) fitting(b, part);
}
