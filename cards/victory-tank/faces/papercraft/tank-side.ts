/** The flanks of the paper tank, drawn in the side view's centimetres. */
import { chain, move, scale, type Point } from '../../../../src/kit/engrave/matrix.ts';
import type { Path } from '../../../../src/kit/engrave/path.ts';
import { polygon } from '../../../../src/kit/engrave/shapes.ts';
import type { Shape } from '../../../../src/kit/face.ts';
import type { Theme } from '../../theme.ts';
import { onPanel, type Engrave } from './engrave-panel.ts';
import { DOWN, faceNamed, FORWARD, type Solid } from '../../../../src/kit/papercraft/solid.ts';
import { MODEL_SCALE } from './tank-parts.ts';
import { panelOf, skin, type Net } from '../../../../src/kit/papercraft/unfold.ts';

/** The side view of the tank, in its centimetres, as it lies in the model. */
const SIDE_VIEW = chain(move(-250, 0), scale(MODEL_SCALE, -MODEL_SCALE));

/** A side of a body, drawn as seen from the right; on the left it comes out mirrored. */
export function sideOf(
  theme: Theme,
  solid: Solid,
  net: Net,
  name: 'left' | 'right',
  engrave: Engrave,
): Shape[] {
  const [start = [0, 0, 0]] = faceNamed(solid, name).corners;
  return onPanel(theme, skin(panelOf(net, name), [0, start[1], 0], FORWARD, DOWN), engrave, SIDE_VIEW);
}

/** The outline of a body's flank. */
export const outlineInSideView = (solid: Solid): Path =>
  polygon(
    faceNamed(solid, 'right').corners.map(([x, , z]): Point => [x / MODEL_SCALE + 250, z / MODEL_SCALE]),
  );
