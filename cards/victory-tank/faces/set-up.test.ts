import { expect, it } from 'vitest';
import { svgPixels } from '../../../tests/raster.ts';
import type { Node } from '../../../src/kit/face.ts';
import { MM_PER_INCH } from '../../../src/kit/units.ts';
import { typeset } from '../../../src/kit/type/typeset.ts';
import { paintSvg } from '../../../src/press/paint/svg.ts';
import { themeOf } from '../theme.ts';
import { setUpPicture } from './set-up.ts';

const PX_PER_MM = 8;
/** The radius of a number's disc, mm. */
const DISC = 3;

const isNumber = (node: Node): boolean => node.kind === 'text' && node.field.startsWith('number');

it('covers no soldier, crate or card of the opening with a number on the set-up card', async () => {
  const { nodes, ...face } = setUpPicture('colour');
  const numbers = nodes.filter((node) => isNumber(node));
  expect(numbers).toHaveLength(6);
  const bare = nodes.filter((node) => node.kind !== 'text' && !(node.kind === 'art' && node.x > 0));
  const dpi = PX_PER_MM * MM_PER_INCH;
  const set = typeset({ ...face, nodes: bare }, new Map());
  if (!set.ok) throw new Error(JSON.stringify(set.faults));
  const { width, data } = await svgPixels(await paintSvg(set.value, new Map(), { area: 'trim', dpi }));
  const { army, ochre } = themeOf('colour');
  const pieces = [army.red.flat, army.gray.flat, ochre].map((colour) => [
    ...Buffer.from(colour.slice(1), 'hex'),
  ]);
  const covered = numbers.flatMap((node) => {
    if (node.kind !== 'text') return [];
    const [x, y] = [node.x + DISC, node.y + DISC];
    let hidden = 0;
    for (let dy = -DISC; dy <= DISC; dy += 1 / PX_PER_MM)
      for (let dx = -DISC; dx <= DISC; dx += 1 / PX_PER_MM) {
        if (Math.hypot(dx, dy) > DISC) continue;
        const at = 3 * (Math.round((y + dy) * PX_PER_MM) * width + Math.round((x + dx) * PX_PER_MM));
        if (pieces.some((colour) => colour.every((value, band) => data[at + band] === value))) hidden += 1;
      }
    const share = hidden / (Math.PI * DISC * DISC * PX_PER_MM * PX_PER_MM);
    return share > 0.02 ? [`${node.field}: ${(100 * share).toFixed(0)} %`] : [];
  });
  expect(covered).toEqual([]);
});
