/** A soldier of either army advancing to the right with his rifle at the port: tall and narrow, for a stand. */
import { placing } from './knots.ts';
import type { Army } from '../box.ts';
import { burin, type Picture } from './burin.ts';
import { figureParts, standing, type Pose } from './figure.ts';
import { outline, trail } from './knots.ts';

const HEIGHT = 20;
const WIDTH = 13;
/** Hundredths of a figure's height to mm: helmet and soles included it is some 106 high. */
const SIZE = 0.186;

const ADVANCE: Pose = {
  lean: 6,
  head: 4,
  nearLeg: { thigh: -20, shin: -32, foot: -26 },
  farLeg: { thigh: 28, shin: 2, foot: 12 },
  nearArm: { upper: -14, fore: 66 },
  farArm: { upper: 30, fore: 122 },
  rifle: { hand: 'near', angle: 146 },
};

const advancing = (army: Army): Picture => ({
  width: WIDTH,
  height: HEIGHT,
  draw: (inks, detail) => {
    const parts = figureParts(ADVANCE, army);
    const place = placing(-0.5, HEIGHT / 2 - standing(parts) * SIZE, 0, SIZE);
    const tool = burin(inks, detail, place);
    for (const { outline: edge, cuts, lights } of parts) {
      tool.flat(outline(edge), 0.7);
      for (const light of lights) tool.fine(outline(light), 0.6);
      for (const cut of cuts) tool.fine(trail(cut), 0.9);
    }
    return tool.shapes();
  },
});

/** About 13 x 20 mm, soles on the lower edge. */
export const SOLDIERS_ADVANCING: Readonly<Record<Army, Picture>> = {
  red: advancing('red'),
  gray: advancing('gray'),
};
