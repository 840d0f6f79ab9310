/** A supply crate as a paper cube. */
import { movedShapes } from '../../../../src/kit/engrave/transform.ts';
import type { Edition } from '../../../../src/kit/edition.ts';
import { art, type Shape } from '../../../../src/kit/face.ts';
import type { Drawing } from '../../../../src/kit/kit.ts';
import { remembered } from '../../../../src/kit/memo.ts';
import { DETAIL_OF } from '../../../../src/kit/engrave/burin.ts';
import { crateSide, type CrateSide } from '../../art/crate-face.ts';
import { CRATE } from '../../box.ts';
import { themeOf, type Theme } from '../../theme.ts';
import { boundsOf, netMarks, panelPaper } from '../../../../src/kit/papercraft/net-art.ts';
import { faceNamed, FORWARD, prism, UP, type Point3 } from '../../../../src/kit/papercraft/solid.ts';
import { facing, panelOf, unfold, type Net } from '../../../../src/kit/papercraft/unfold.ts';

const SIDE = CRATE.showpiece.width;
const TAB = 3;
/** Blank paper round the net, mm. */
const MARGIN = 1;

export const CUBE = prism(
  [
    { at: [0, 0], face: 'bottom' },
    { at: [SIDE, 0], face: 'front' },
    { at: [SIDE, SIDE], face: 'top' },
    { at: [0, SIDE], face: 'back' },
  ],
  SIDE,
);

/** A band of four with two ends: every free edge of the band bears a tab, the ends none. */
export const netOfCube = remembered((): Net =>
  unfold(CUBE, {
    root: 'top',
    hinges: [
      ['top', 'front'],
      ['top', 'back'],
      ['back', 'bottom'],
      ['top', 'left'],
      ['top', 'right'],
    ],
    bearers: ['bottom', 'front', 'back', 'top'],
    tabs: { depth: TAB },
  }),
);

const SKINS: readonly (readonly [face: string, side: CrateSide, up: Point3])[] = [
  ['top', 'lid', FORWARD],
  ['bottom', 'bottom', FORWARD],
  ['front', 'side', UP],
  ['back', 'side', UP],
  ['left', 'end', UP],
  ['right', 'end', UP],
];

const boards = (theme: Theme): Shape[] =>
  SKINS.flatMap(([name, side, up]) =>
    movedShapes(
      crateSide(side).draw(theme, DETAIL_OF[theme.edition]),
      facing(panelOf(netOfCube(), name), faceNamed(CUBE, name), up),
    ),
  );

/** The net of one crate, as often as the box needs it. */
export function cubeNet(edition: Edition): Drawing {
  const theme = themeOf(edition);
  const { x, y, width, height } = boundsOf(netOfCube());
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
        art({ ...at, shapes: [panelPaper(netOfCube(), theme), ...boards(theme)] }),
        art({ ...at, shapes: netMarks(netOfCube(), theme), sign }),
      ],
    },
    count: CRATE.count,
  };
}
