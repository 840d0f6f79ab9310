/** What is drawn on the band and the sides of the paper tank's tracks. */
import { movedShapes } from '../../../../src/kit/engrave/transform.ts';
import { draw } from '../../../../src/kit/engrave/path.ts';
import { circle, rectangle } from '../../../../src/kit/engrave/shapes.ts';
import type { Shape } from '../../../../src/kit/face.ts';
import { row } from '../../../../src/kit/engrave/rivets.ts';
import { engraveTrack } from '../../art/tank-profile.ts';
import type { Theme } from '../../theme.ts';
import { onPanel, RIVET, type Engrave } from './engrave-panel.ts';
import { glue } from '../../../../src/kit/papercraft/net-art.ts';
import { minus, RIGHT, unit } from '../../../../src/kit/papercraft/solid.ts';
import { HULL_WIDTH, MODEL_SCALE, TRACKS, netOfTracks, TRACK_SPAN } from './tank-parts.ts';
import { outlineInSideView, sideOf } from './tank-side.ts';
import { panelOf, skin, type Net } from '../../../../src/kit/papercraft/unfold.ts';

const BAND = 36 * MODEL_SCALE;
const LINK = 15 * MODEL_SCALE;
/** Between a track and the hull there is nothing: a dark gap, mm. */
const GAP = 1.3;

/** Where the hull shows between the tracks; above it lies the deck, below it the ground. */
const ENDS = new Set([
  'chin',
  'front-low',
  'front',
  'front-high',
  'brow',
  'back-high',
  'back',
  'back-low',
  'heel',
]);

/** Both tracks over a stretch of the band; `start` is how far along them it begins. */
const tracks =
  (length: number, start: number): Engrave =>
  (tool) => {
    const step = tool.detail === 'full' ? LINK : 3 * LINK;
    const slits = draw();
    for (const y of [0, TRACK_SPAN - BAND]) {
      tool.mass(rectangle(0, y, length, BAND));
      for (let x = step - (start % step); x < length; x += step) slits.at(x, y + 0.25).to(x, y + BAND - 0.25);
    }
    tool.cut(slits.path, 1);
  };

/** Shadow that the tracks throw on the deck and the belly. */
const deck =
  (length: number): Engrave =>
  (tool) => {
    const shadow = { spacing: 0.32, heavy: 0.2, reach: 0.9 } as const;
    tool.shade(rectangle(0, BAND, length, 1.7), { ...shadow, angle: 90 });
    tool.shade(rectangle(0, TRACK_SPAN - BAND - 1.7, length, 1.7), { ...shadow, angle: -90 });
  };

/** The hull's nose and rear: riveted plates between two dark gaps. */
const end =
  (length: number): Engrave =>
  (tool) => {
    const [near, far] = [BAND + GAP, TRACK_SPAN - BAND - GAP];
    tool.mass(rectangle(0, BAND + 0.18, length, GAP - 0.18));
    tool.mass(rectangle(0, far, length, GAP - 0.18));
    tool.shade(rectangle(0, near, length, 1.2), { angle: 90, spacing: 0.32, heavy: 0.18, reach: 0.9 });
    if (tool.detail !== 'full') return;
    const rivets = Math.max(2, Math.round(length / 1.2));
    for (const y of [near + 0.6, far - 0.6]) tool.rivets(row([0.5, y], [length - 0.5, y], rivets), RIVET);
  };

/** Two hooks to be towed by. */
const hooks: Engrave = (tool) => {
  for (const y of [TRACK_SPAN / 2 - 1.6, TRACK_SPAN / 2 + 1.6]) {
    tool.mass(circle(1.8, y, 0.62));
    tool.hole(circle(1.8, y, 0.26));
  }
};

/** The band round the tracks, and the ground on top where the hull is glued. */
export function tracksSkin(theme: Theme, net: Net = netOfTracks()): Shape[] {
  let run = 0;
  const band = TRACKS.filter(({ name }) => name !== 'left' && name !== 'right').flatMap(
    ({ name, corners }) => {
      const [next, from, origin] = corners;
      if (!next || !from || !origin) return [];
      const length = Math.hypot(...minus(next, from));
      const place = skin(panelOf(net, name), origin, unit(minus(next, from)), RIGHT);
      const between = ENDS.has(name) ? end(length) : deck(length);
      const parts = [tracks(length, run), between, ...(name === 'front' ? [hooks] : [])];
      const shapes = parts.flatMap((engrave) => onPanel(theme, place, engrave));
      run += length;
      if (name !== 'top') return shapes;
      const ground = glue(rectangle(1.2, (TRACK_SPAN - HULL_WIDTH) / 2, length - 1.8, HULL_WIDTH), theme);
      return [...shapes, ...movedShapes([ground], place)];
    },
  );
  const side: Engrave = (tool) => {
    // In line the track's own hatching is enough.
    if (tool.detail !== 'line') tool.mass(outlineInSideView(TRACKS));
    engraveTrack(tool);
  };
  return [...band, ...sideOf(theme, TRACKS, net, 'right', side), ...sideOf(theme, TRACKS, net, 'left', side)];
}
