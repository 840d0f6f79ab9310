/** What is drawn on the band and the sides of the paper tank's tracks. */
import { draw, movedShapes } from '../../../../src/kit/engrave/path.ts';
import { rectangle } from '../../../../src/kit/engrave/shapes.ts';
import type { Shape } from '../../../../src/kit/face.ts';
import { row } from '../../art/rivets.ts';
import { engraveTrack } from '../../art/tank-profile.ts';
import type { Theme } from '../../theme.ts';
import { onPanel, RIVET, type Engrave } from './engrave-panel.ts';
import { glue } from './net-art.ts';
import { minus, RIGHT, unit } from './solid.ts';
import { HULL_WIDTH, MODEL_SCALE, TRACKS, TRACKS_NET, TRACK_SPAN } from './tank-parts.ts';
import { outlineInSideView, sideOf } from './tank-side.ts';
import { panelOf, skin } from './unfold.ts';

const BAND = 36 * MODEL_SCALE;
const LINK = 15 * MODEL_SCALE;

/** A stretch of both tracks with what lies between them; `start` is how far along the tracks it begins. */
const stretch =
  (length: number, start: number): Engrave =>
  (tool) => {
    const step = tool.detail === 'full' ? LINK : 2 * LINK;
    const slits = draw();
    for (const y of [0, TRACK_SPAN - BAND]) {
      tool.mass(rectangle(0, y, length, BAND));
      for (let x = step - (start % step); x < length; x += step) slits.at(x, y + 0.25).to(x, y + BAND - 0.25);
    }
    tool.cut(slits.path, 1);
    const gap = 1.7;
    const rivets = Math.max(2, Math.round(length / 1.3));
    for (const y of [BAND + 2.1, TRACK_SPAN - BAND - 2.1]) {
      if (tool.detail === 'full') tool.rivets(row([0.5, y], [length - 0.5, y], rivets), RIVET);
    }
    tool.shade(rectangle(0, BAND, length, gap), { angle: 90, spacing: 0.32, heavy: 0.2, reach: 0.9 });
    tool.shade(rectangle(0, TRACK_SPAN - BAND - gap, length, gap), {
      angle: -90,
      spacing: 0.32,
      heavy: 0.2,
      reach: 0.9,
    });
  };

/** The band round the tracks, and the ground on top where the hull is glued. */
export function tracksSkin(theme: Theme): Shape[] {
  let run = 0;
  const band = TRACKS.filter(({ name }) => name !== 'left' && name !== 'right').flatMap(
    ({ name, corners }) => {
      const [next, from, origin] = corners;
      if (!next || !from || !origin) return [];
      const length = Math.hypot(...minus(next, from));
      const place = skin(panelOf(TRACKS_NET, name), origin, unit(minus(next, from)), RIGHT);
      const shapes = onPanel(theme, place, stretch(length, run));
      run += length;
      if (name !== 'top') return shapes;
      const ground = glue(rectangle(1.2, (TRACK_SPAN - HULL_WIDTH) / 2, length - 1.8, HULL_WIDTH), theme);
      return [...shapes, ...movedShapes([ground], place)];
    },
  );
  const side: Engrave = (tool) => {
    tool.mass(outlineInSideView(TRACKS));
    engraveTrack(tool);
  };
  return [
    ...band,
    ...sideOf(theme, TRACKS, TRACKS_NET, 'right', side),
    ...sideOf(theme, TRACKS, TRACKS_NET, 'left', side),
  ];
}
