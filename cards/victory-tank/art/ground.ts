/**
 * The ground of a battlefield card, engraved, fogged, and dressed with what stands on it. The same card has the same
 * ground in every build, and no two cards have the same.
 */
import { chanceOf, noiseOf } from '../../../src/kit/engrave/chance.ts';
import { engrave } from '../../../src/kit/engrave/engrave.ts';
import { written } from '../../../src/kit/engrave/outline.ts';
import type { Path } from '../../../src/kit/engrave/path.ts';
import { plateOf, valueAt } from '../../../src/kit/engrave/plate.ts';
import { step } from '../../../src/kit/engrave/relief.ts';
import { POKER } from '../../../src/kit/component.ts';
import type { Colour, Edition } from '../../../src/kit/edition.ts';
import type { Shape } from '../../../src/kit/face.ts';
import { themeOf, type Theme } from '../theme.ts';
import { DETAIL_OF } from '../../../src/kit/engrave/burin.ts';
import { bankShapes } from '../../../src/kit/engrave/fog-banks.ts';
import { banksOver } from './fog-banks.ts';
import { clearingOf, type Clearing } from '../../../src/kit/engrave/clearing.ts';
import { dressed } from './ground-dressing.ts';
import { landOf, GRAIN, type Land } from './ground-land.ts';
import { FIELD_HEIGHT } from './ground-scene.ts';
import type { Composition } from './ground-scenes.ts';

/** How wide an edition cuts a line of the ground for a tone, in clear air, mm. */
function widthOf({ edition, lineSpacing, lineWeight }: Theme): (tone: number) => number {
  const widest = lineSpacing * lineWeight;
  switch (edition) {
    case 'colour':
      return (tone) => 0.05 + 1.15 * widest * tone ** 1.65;
    case 'low-ink':
      return (tone) => 0.04 + 0.9 * widest * tone ** 1.5;
    case 'screen':
      return (tone) => 0.12 + widest * tone ** 1.5;
  }
}

const TOLERANCE = { colour: 0.12, 'low-ink': 0.06, screen: 0.08 } as const satisfies Record<Edition, number>;

export interface GroundOf {
  readonly seed: string;
  readonly composition: Composition;
  readonly edition: Edition;
  readonly clearings: readonly Clearing[];
}

/** The lines of the ground alone, thinned where the ground is not open. */
function cutGround(land: Land, edition: Edition, open: (x: number, y: number) => number): Path {
  const theme = themeOf(edition);
  const widthFor = widthOf(theme);
  return engrave(land.plate, land, {
    spacing: theme.lineSpacing,
    fall: 0,
    pace: GRAIN,
    tolerance: TOLERANCE[edition],
    shortest: 5,
    width: (tone, x, y) => widthFor(tone) * open(x, y),
  });
}

/** The ground of a card, the lowest shape first. */
export function ground({ seed, composition, edition, clearings }: GroundOf): Shape[] {
  const theme = themeOf(edition);
  const { key, paper } = theme;
  const land = landOf(seed, composition);
  const clear = clearingOf(seed, clearings);
  const open = (x: number, y: number): number => {
    const air = valueAt(land.fog.plate, land.fog.clear, x, y);
    return air === 0 ? 0 : air * clear(x, y);
  };
  const dressing = dressed({
    land,
    chance: chanceOf(`${seed} props`),
    inks: { key, paper },
    detail: DETAIL_OF[edition],
    open,
  });
  // At 60 px a field, banks would be mere squiggles.
  const banks =
    edition === 'screen'
      ? []
      : bankShapes(banksOver(seed, land.scene), POKER.width, {
          ...{ paper, line: key, width: edition === 'low-ink' ? 0.14 : 0.24 },
        });
  return [{ d: written(cutGround(land, edition, open)), fill: key }, ...dressing, ...banks];
}

/** An army's tint of the northern field: solid in the middle, drawn out into lines of mist at its edge. */
export function tint(
  seed: string,
  colour: Colour,
  edition: Edition,
  clearings: readonly Clearing[],
): Shape[] {
  if (edition === 'low-ink') return [];
  const noise = noiseOf(`${seed} tint`);
  const clear = clearingOf(seed, clearings);
  const plate = plateOf({ x: 3, y: 3, width: POKER.width - 6, height: FIELD_HEIGHT + 6 }, 1);
  const level = new Float32Array(plate.columns * plate.rows);
  const spacing = edition === 'screen' ? 2.4 : 2.1;
  const path = engrave(
    plate,
    { height: level, tone: level, sight: level },
    {
      spacing,
      fall: 0,
      pace: 1,
      tolerance: 0.15,
      shortest: 5,
      width: (_, x, y) => {
        const u = Math.abs(x - POKER.width / 2) / 27.5;
        const v = Math.abs(y - FIELD_HEIGHT / 2 - 0.4) / 18.5;
        const far = (u ** 3 + v ** 3) ** (1 / 3) + 0.17 * noise(x / 15, y / 2.6);
        const edge = step(3.2, 5, Math.min(x, POKER.width - x, y));
        return 1.06 * spacing * (1 - step(0.78, 1.1, far)) * edge * clear(x, y);
      },
    },
  );
  return [{ d: written(path), fill: colour }];
}
