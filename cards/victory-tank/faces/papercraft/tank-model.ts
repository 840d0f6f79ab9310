/** The showpiece: a Renault FT to cut out, fold and glue, all its parts and how to build it on one sheet. */
import { move, type Point } from '../../../../src/kit/engrave/matrix.ts';
import { movedShapes } from '../../../../src/kit/engrave/transform.ts';
import type { Edition } from '../../../../src/kit/edition.ts';
import { art, type Node, type Shape } from '../../../../src/kit/face.ts';
import type { Drawing } from '../../../../src/kit/kit.ts';
import { DETAIL_OF } from '../../../../src/kit/engrave/burin.ts';
import { TANK_PROFILE } from '../../art/tank-profile.ts';
import { TANK } from '../../box/battlefield.ts';
import { themeOf, type Theme } from '../../theme.ts';
import { netMarks, panelPaper } from '../../../../src/kit/papercraft/net-art.ts';
import { netOfCupola, netOfGun, netOfHull, netOfTail, netOfTracks, netOfTurret } from './tank-parts.ts';
import { hullSkin, tailSkin } from './hull-skin.ts';
import { tracksSkin } from './tracks-skin.ts';
import { cupolaSkin, gunSkin, turretSkin } from './turret-skin.ts';
import { badge, legend, steps, title } from './tank-words.ts';
import { panelOf, type Net } from '../../../../src/kit/papercraft/unfold.ts';

export interface Part {
  readonly name: string;
  readonly net: () => Net;
  /** What is drawn on it. */
  readonly skin: (theme: Theme) => readonly Shape[];
  /** Where the net's own origin stands on the sheet. */
  readonly at: Point;
  /** Where its number stands. */
  readonly number: Point;
}

/** The parts in the order in which they are built, as they lie on the sheet. */
export const TANK_PARTS: readonly Part[] = [
  { name: 'Tracks', net: netOfTracks, skin: tracksSkin, at: [42.2, 48], number: [56.6, 27.4] },
  { name: 'Hull', net: netOfHull, skin: hullSkin, at: [113, 29], number: [88, 9] },
  { name: 'Turret', net: netOfTurret, skin: turretSkin, at: [97, 61], number: [88, 51] },
  { name: 'Cupola', net: netOfCupola, skin: cupolaSkin, at: [62, 5.5], number: [56, 7.6] },
  { name: 'Gun', net: netOfGun, skin: gunSkin, at: [74, 7.6], number: [68.5, 7.6] },
  { name: 'Tail', net: netOfTail, skin: tailSkin, at: [74, 22], number: [56, 18.8] },
];

export const MODEL_SHEET = { width: 121, height: 84 } as const;

const drawn = ({ net, skin, at }: Part, theme: Theme): Shape[] =>
  movedShapes([panelPaper(net(), theme), ...skin(theme)], move(...at));

const marks = ({ net, at }: Part, theme: Theme): Shape[] => movedShapes(netMarks(net(), theme), move(...at));

/** Where a part stands on another: its number on the hatching. */
export const SEATS: readonly (readonly [part: number, on: () => Net, face: string])[] = [
  [1, netOfTracks, 'top'],
  [2, netOfHull, 'roof'],
  [3, netOfTurret, 'lid'],
];

function seats(theme: Theme): Node[] {
  return SEATS.flatMap(([index, net, face]) => {
    const holder = TANK_PARTS.find((part) => part.net === net);
    const { outline } = panelOf(net(), face);
    if (!holder) return [];
    const [x, y] = outline.reduce(
      ([sx, sy], [px, py]) => [sx + px / outline.length, sy + py / outline.length],
      holder.at,
    );
    return badge(`seat of part ${index + 1}`, index, [x, y], {
      radius: 1.3,
      size: 6,
      ground: theme.paper,
      ink: theme.key,
    });
  });
}

/** What it will look like, driving off to the right: worth its ink in colour alone. */
const portrait = (theme: Theme): Node =>
  art({
    x: 101,
    y: 75.4,
    shapes: TANK_PROFILE.draw(theme, DETAIL_OF[theme.edition]),
    sign: { means: 'the finished tank', ink: theme.key, ground: theme.paper },
  });

/** The sheet of the tank's parts. */
export function tankModel(edition: Edition): Drawing {
  const theme = themeOf(edition);
  const shapes = TANK_PARTS.flatMap((part) => drawn(part, theme));
  const sign = {
    means: 'paper model of the tank, to cut out and fold',
    ink: theme.key,
    ground: theme.paper,
  } as const;
  return {
    face: {
      id: `showpiece-${TANK.id}`,
      ...MODEL_SHEET,
      bleed: 0,
      safe: 0,
      nodes: [
        art({ x: 0, y: 0, shapes }),
        art({ x: 0, y: 0, shapes: TANK_PARTS.flatMap((part) => marks(part, theme)), sign }),
        ...TANK_PARTS.flatMap(({ name, number }, index) =>
          badge(`number of ${name}`, index, number, {
            radius: 2.2,
            size: 8,
            ...(theme.edition === 'low-ink'
              ? { ground: theme.paper, ink: theme.key }
              : { ground: theme.key, ink: theme.paper }),
          }),
        ),
        ...seats(theme),
        ...(theme.edition === 'low-ink' ? [] : [portrait(theme)]),
        ...title(theme),
        ...legend([1, 18.8], theme),
        steps(0, 3, { x: 1, y: 58, width: 34, height: 25 }, theme),
        steps(3, 6, { x: 52, y: 58, width: 27, height: 25 }, theme),
      ],
    },
    count: TANK.count,
  };
}
