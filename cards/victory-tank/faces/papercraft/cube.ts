/** A supply crate as a paper cube. */
import { movedShapes } from '../../../../src/kit/engrave/transform.ts';
import type { Edition } from '../../../../src/kit/edition.ts';
import { art, type Shape } from '../../../../src/kit/face.ts';
import type { Drawing } from '../../../../src/kit/kit.ts';
import { remembered } from '../../../../src/kit/memo.ts';
import { DETAIL_OF } from '../../../../src/kit/engrave/burin.ts';
import { crateSide, type CrateSide } from '../../art/crate-face.ts';
import { CRATE } from '../../box/battlefield.ts';
import { themeOf, woodInks, type Theme } from '../../theme.ts';
import { boundsOf, netMarks, panelPaper } from '../../../../src/kit/papercraft/net-art.ts';
import { cube, CUBE_SIDES, netOfCube, type CubeSide } from '../../../../src/kit/papercraft/cube.ts';
import { faceNamed } from '../../../../src/kit/papercraft/solid.ts';
import { facing, panelOf, type Net } from '../../../../src/kit/papercraft/unfold.ts';

const SIDE = CRATE.showpiece.width;
const TAB = 3;
/** Blank paper round the net, mm. */
const MARGIN = 1;

export const CUBE = cube(SIDE);

export const netOfCrate = remembered((): Net => netOfCube(CUBE, TAB));

/** Which of its boards each side of the cube shows. */
const SKINS: Readonly<Record<CubeSide, CrateSide>> = {
  top: 'lid',
  bottom: 'bottom',
  front: 'side',
  back: 'side',
  left: 'end',
  right: 'end',
};

const boards = (theme: Theme): Shape[] =>
  CUBE_SIDES.flatMap(([name, up]) =>
    movedShapes(
      crateSide(SKINS[name]).draw(woodInks(theme), DETAIL_OF[theme.edition]),
      facing(panelOf(netOfCrate(), name), faceNamed(CUBE, name), up),
    ),
  );

/** The net of one crate, as often as the box needs it. */
export function cubeNet(edition: Edition): Drawing {
  const theme = themeOf(edition);
  const { x, y, width, height } = boundsOf(netOfCrate());
  const at = { x: MARGIN - x, y: MARGIN - y };
  const sign = { means: 'supply crate, to cut out and fold', ink: theme.key, ground: theme.paper } as const;
  return {
    face: {
      id: 'showpiece-crate',
      width: width + 2 * MARGIN,
      height: height + 2 * MARGIN,
      bleed: 0,
      safe: 0,
      nodes: [
        art({ ...at, shapes: [panelPaper(netOfCrate(), theme), ...boards(theme)] }),
        art({ ...at, shapes: netMarks(netOfCrate(), theme), sign }),
      ],
    },
    count: CRATE.count,
  };
}
