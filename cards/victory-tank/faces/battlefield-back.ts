/** The back of the battlefield deck: the tank in the fog, twice, so that no card shows which way up it lies. */
import { noiseOf } from '../../../src/kit/engrave/chance.ts';
import { engrave, sightOf } from '../../../src/kit/engrave/engrave.ts';
import { written } from '../../../src/kit/engrave/outline.ts';
import { gridOf, plateOf } from '../../../src/kit/engrave/plate.ts';
import { step } from '../../../src/kit/engrave/relief.ts';
import { ART_REACH } from '../../../src/kit/component.ts';
import type { Edition } from '../../../src/kit/edition.ts';
import { art, group, text, type Art, type Face, type Node, type Shape } from '../../../src/kit/face.ts';
import { DETAIL_OF } from '../../../src/kit/engrave/burin.ts';
import type { Opening } from '../../../src/kit/engrave/fog-frame.ts';
import { TANK_PROFILE } from '../art/tank-profile.ts';
import { themeOf, type Theme } from '../theme.ts';
import { cardFace, HEIGHT, throughFog, WIDTH } from './plate.ts';

const MIDDLE = HEIGHT / 2;

/** What is seen through the fog of the upper half: 28 mm of it. */
const OPENING: Opening = {
  width: WIDTH,
  top: 4,
  left: [
    { height: 7, reach: 4 },
    { height: 2.6, reach: 12 },
    { height: 3.4, reach: 5.4 },
    { height: 2.2, reach: 8.5 },
    { height: 13, reach: 4.2 },
  ],
  right: [
    { height: 15, reach: 4 },
    { height: 2.8, reach: 13.5 },
    { height: 3.6, reach: 6 },
    { height: 2.2, reach: 10 },
    { height: 4.6, reach: 4.4 },
  ],
};

const TANK = { x: WIDTH / 2, y: 18.6 } as const;
/** Larger than on the card that it stands on, but for the edition that spares ink. */
const TANK_SCALE = { colour: 1.25, 'low-ink': 1, screen: 1.25 } as const;

/** Between the points at which the fog is worked out, mm: nothing in it is smaller than four times that. */
const GRAIN = 0.8;

/** Curtains of fog over the upper half: dark about the edges, light where the tank comes out of them. */
function curtains({ edition, key }: Theme): Shape {
  const noise = noiseOf('battlefield back');
  const plate = plateOf({ x: 3.5, y: 3.5, width: WIDTH - 7, height: 30 }, GRAIN);
  // Level at the middle, where the other half begins.
  const calm = (y: number): number => step(0, 9, MIDDLE - y);
  const height = gridOf(
    plate,
    (x, y) => calm(y) * (2.1 * noise(x / 19, y / 11) + 0.5 * noise(x / 8 + 30, y / 5)),
  );
  const tone = gridOf(plate, (x, y) => {
    const far = Math.hypot((x - TANK.x) / 27, (y - TANK.y) / 15);
    return (
      step(0.62, 1.25, far + 0.22 * noise(x / 14 - 60, y / 6)) * (0.75 + 0.25 * noise(x / 9, y / 3.4 + 90))
    );
  });
  const spacing = { colour: 1.1, 'low-ink': 2.6, screen: 2.2 }[edition];
  const widest = { colour: 0.8, 'low-ink': 0.13, screen: 1.5 }[edition];
  const path = engrave(
    plate,
    { height, tone, sight: sightOf(plate, height) },
    { spacing, fall: 0, pace: GRAIN, tolerance: 0.06, shortest: 3, width: (value) => 0.06 + widest * value },
  );
  return { d: written(path), fill: key };
}

function tank({ edition, key, paper }: Theme): Art {
  const shapes = TANK_PROFILE.draw({ key, paper }, DETAIL_OF[edition]);
  return art({
    x: TANK.x,
    y: TANK.y,
    scale: TANK_SCALE[edition],
    shapes,
    sign: { means: 'tank', ink: key, ground: paper },
  });
}

/** The title and the deck's name on the fog below the picture. */
function lettering({ key, paper, edition }: Theme): Node[] {
  // The poster's slab is the heaviest letter there is; a stencil says the same with a third of the ink.
  const face = edition === 'low-ink' ? { font: 'stencil', size: 16 } : { font: 'poster', size: 17 };
  const centred = { x: 4, width: WIDTH - 8, align: 'center', valign: 'middle' } as const;
  return [
    text({
      ...centred,
      field: 'title',
      text: 'VICTORY TANK',
      y: 33.2,
      height: 7,
      style: { ...face, ink: key, tracking: 10 },
      sign: { means: 'title', ink: key, ground: paper },
    }),
    text({
      ...centred,
      field: 'deck',
      text: 'BATTLEFIELD',
      y: 39.9,
      height: 3.2,
      style: { font: 'stencil', size: 8, ink: key, tracking: 420 },
      sign: { means: 'battlefield deck', ink: key, ground: paper },
    }),
  ];
}

/** The back of the battlefield deck, the same whichever end is up. */
export function battlefieldBack(edition: Edition): Face {
  const theme = themeOf(edition);
  const half: Node[] = [...throughFog([curtains(theme)], OPENING, theme), tank(theme), ...lettering(theme)];
  const clip = { x: -ART_REACH, y: -ART_REACH, width: WIDTH + 2 * ART_REACH, height: MIDDLE + ART_REACH };
  return cardFace('battlefield-back', theme, [
    group({ x: 0, y: 0, clip, nodes: half }),
    group({ x: WIDTH, y: HEIGHT, rotate: 180, clip, nodes: half }),
  ]);
}
