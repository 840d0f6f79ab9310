import { describe, expect, it } from 'vitest';
import { art } from '../../../../src/kit/face.ts';
import { MM_PER_INCH } from '../../../../src/kit/units.ts';
import { paintSvg } from '../../../../src/press/paint/svg.ts';
import { svgPixels, type Pixels } from '../../../../tests/raster.ts';
import { NATIONS } from '../../data/cards.ts';
import { inksOf, themeOf } from '../../theme.ts';
import { soldier } from './soldiers.ts';
import { TROOPS, type Dress } from './troops.ts';

/** A man as high as on his card, in a pose that shows his weapon. */
async function dressed(dress: Dress, stance: 'aim' | 'hip'): Promise<Pixels> {
  const theme = themeOf('colour');
  const place = { x: 14, y: 27, height: 23 };
  const shapes = soldier(dress, stance, place, inksOf(theme, 'german'), theme.detail);
  const face = { id: dress, width: 32, height: 29, bleed: 0, safe: 0, nodes: [art({ x: 0, y: 0, shapes })] };
  return svgPixels(await paintSvg(face, new Map(), { area: 'trim', dpi: 4 * MM_PER_INCH }));
}

/** The share of two men's pixels that are ink in one and paper in the other. */
function differing(one: Pixels, other: Pixels): number {
  const inked = ({ data }: Pixels, at: number): boolean => (data[at] ?? 255) < 128;
  let [drawn, apart] = [0, 0];
  for (let at = 0; at < one.data.length; at += 3) {
    const [here, there] = [inked(one, at), inked(other, at)];
    if (here || there) drawn += 1;
    if (here !== there) apart += 1;
  }
  return apart / drawn;
}

/** Infantry of the three nations, and those of them that jump. */
const UNIFORMS = [
  'german',
  'american',
  'british',
  'jaeger',
  'us-airborne',
  'uk-airborne',
  'uk-beret',
] as const satisfies readonly Dress[];

/** Two men in one dress do not differ at all; a beret instead of a helmet is 4 % of a man. */
const LEAST_APART = 0.035;

describe('infantry', () => {
  it('of each nation has a helmet, a dress below the knee, a pack and arms of its own', () => {
    const kit = NATIONS.map((nation) => TROOPS[nation]);
    const sorts = [
      kit.map(({ head }) => head[1]),
      kit.map(({ footwear }) => footwear),
      kit.map(({ pack }) => pack),
      kit.map(({ weapons }) => weapons.rifle),
      kit.map(({ weapons }) => weapons.gun),
      kit.map(({ weapons }) => weapons.mg),
    ];
    for (const sort of sorts)
      expect(new Set(sort.map((each) => JSON.stringify(each))).size).toBe(NATIONS.length);
  });

  it.each(['aim', 'hip'] as const)('is told apart by what it wears and carries, %s', async (stance) => {
    const seen = await Promise.all(
      UNIFORMS.map(async (dress) => [dress, await dressed(dress, stance)] as const),
    );
    const alike = seen.flatMap(([dress, man], at) =>
      seen.slice(at + 1).flatMap(([other, his]) => {
        const share = differing(man, his);
        return share < LEAST_APART ? [`${dress} and ${other}: ${(100 * share).toFixed(1)} %`] : [];
      }),
    );
    expect(alike).toEqual([]);
  });
});
