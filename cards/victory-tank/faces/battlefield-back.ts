/** The back of the battlefield deck: the tank in the fog, twice, so that no card shows which way up it lies. */
import { noiseOf } from '../../../src/kit/engrave/chance.ts';
import { engrave, sightOf } from '../../../src/kit/engrave/engrave.ts';
import { move, scale, chain } from '../../../src/kit/engrave/matrix.ts';
import { movedShapes, written } from '../../../src/kit/engrave/path.ts';
import { gridOf, plateOf } from '../../../src/kit/engrave/plate.ts';
import { step } from '../../../src/kit/engrave/relief.ts';
import type { Edition } from '../../../src/kit/edition.ts';
import { art, group, text, type Art, type Face, type Node, type Shape } from '../../../src/kit/face.ts';
import { DETAIL_OF } from '../art/burin.ts';
import { fogFrame } from '../art/frame.ts';
import { TANK_PROFILE } from '../art/tank-profile.ts';
import { themeOf, type Theme } from '../theme.ts';
import { cardFace, HEIGHT, turningOpening, WIDTH } from './plate.ts';

const MIDDLE = HEIGHT / 2;

/** Fog from the upper edge of the card to its middle: banks by turns from the top down. */
const OPENING = turningOpening([
  { height: 9, reach: 4 },
  { height: 2.8, reach: 13 },
  { height: 3.8, reach: 5.6 },
  { height: 2.4, reach: 9 },
  { height: 15, reach: 4.2 },
  { height: 3, reach: 18 },
  { height: 3.4, reach: 6.4 },
  { height: 2.6, reach: 11.5 },
  { height: 24, reach: 4.4 },
  { height: 2.6, reach: 10 },
  { height: 12.3, reach: 4 },
]);

const TANK = { x: WIDTH / 2, y: 20, scale: 1.25 } as const;

/** Curtains of fog over the upper half: dark about the edges, light where the tank comes out of them. */
function curtains({ edition, key }: Theme): Shape {
  const noise = noiseOf('battlefield back');
  const plate = plateOf({ x: 3.5, y: 3.5, width: WIDTH - 7, height: MIDDLE - 3.5 }, 0.5);
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
  const spacing = { colour: 1.1, 'low-ink': 1.7, screen: 2.2 }[edition];
  const widest = { colour: 0.8, 'low-ink': 0.17, screen: 1.5 }[edition];
  const path = engrave(
    plate,
    { height, tone, sight: sightOf(plate, height) },
    { spacing, fall: 0, tolerance: 0.04, width: (value) => 0.06 + widest * value },
  );
  return { d: written(path), fill: key };
}

function tank({ edition, key, paper }: Theme): Art {
  const shapes = TANK_PROFILE.draw({ key, paper }, DETAIL_OF[edition]);
  return art({
    x: 0,
    y: 0,
    shapes: movedShapes(shapes, chain(scale(TANK.scale), move(TANK.x, TANK.y))),
    sign: { means: 'tank', ink: key, ground: paper },
  });
}

/** The title and the deck's name under the tank. */
function lettering({ key, paper }: Theme): Node[] {
  return [
    text({
      field: 'title',
      text: 'VICTORY TANK',
      x: 8,
      y: 31.5,
      width: WIDTH - 16,
      height: 6,
      align: 'center',
      valign: 'middle',
      style: { font: 'poster', size: 14, ink: key, tracking: 10 },
      sign: { means: 'title', ink: key, ground: paper },
    }),
    text({
      field: 'deck',
      text: 'BATTLEFIELD',
      x: 8,
      y: 38,
      width: WIDTH - 16,
      height: 4,
      align: 'center',
      valign: 'middle',
      style: { font: 'stencil', size: 8.5, ink: key, tracking: 320 },
      sign: { means: 'battlefield deck', ink: key, ground: paper },
    }),
  ];
}

/** The back of the battlefield deck, the same whichever end is up. */
export function battlefieldBack(edition: Edition): Face {
  const theme = themeOf(edition);
  const { paper, key } = theme;
  const half: Node[] = [art({ x: 0, y: 0, shapes: [curtains(theme)] }), tank(theme), ...lettering(theme)];
  const frame = fogFrame(OPENING, HEIGHT, { paper, line: key, edge: edition === 'low-ink' ? 0.2 : 0.35, fine: edition !== 'screen' });
  return cardFace('battlefield-back', theme, [
    group({ x: 0, y: 0, nodes: half }),
    group({ x: WIDTH, y: HEIGHT, rotate: 180, nodes: half }),
    art({ x: 0, y: 0, shapes: frame }),
  ]);
}
