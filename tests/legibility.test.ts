/**
 * Everything on a face that carries meaning can be told from what it stands on: in colour, in grey, and for the
 * three kinds of colour blindness (simulated after Brettel, Viénot and Mollon, as culori does). Thresholds are
 * WCAG 2.2's: 4.5 for text, 3 for pictures and for large text (14 pt bold and more).
 */
import {
  filterDeficiencyDeuter,
  filterDeficiencyProt,
  filterDeficiencyTrit,
  filterGrayscale,
  converter,
  formatHex,
  wcagContrast,
  type Rgb as CuloriRgb,
} from 'culori';
import { describe, expect, it } from 'vitest';
import { shelfKits } from './kits.ts';
import { EDITIONS, type Colour } from '../src/kit/edition.ts';
import type { Face } from '../src/kit/face.ts';
import type { Kit } from '../src/kit/kit.ts';
import { rasteriseFace, signsOf, tonesOf, type Rgb, type Signed } from './signs.ts';

const EYES: Readonly<Record<string, (colour: CuloriRgb) => CuloriRgb>> = {
  colour: (colour) => colour,
  grey: (colour) => filterGrayscale(1)(colour) as CuloriRgb,
  protan: filterDeficiencyProt(1),
  deutan: filterDeficiencyDeuter(1),
  tritan: filterDeficiencyTrit(1),
};

const toRgb = converter('rgb');

const LARGE_TEXT_PT = 14;
const colourOf = ([r, g, b]: Rgb): CuloriRgb => ({ mode: 'rgb', r: r / 255, g: g / 255, b: b / 255 });
const inkOf = (ink: Colour): CuloriRgb => toRgb(ink) ?? { mode: 'rgb', r: 0, g: 0, b: 0 };

const nameOf = (node: Signed) => (node.kind === 'text' ? node.field : (node.sign?.means ?? ''));
const thresholdOf = (node: Signed) => (node.kind === 'text' && node.style.size < LARGE_TEXT_PT ? 4.5 : 3);

function facesOf(kit: Kit, edition: (typeof EDITIONS)[number]): Face[] {
  const cards = kit.box.cards.map((card) => kit.front(card, edition));
  const backs = kit.box.decks.map((deck) => kit.back(deck, edition));
  const counters = kit.box.pieces.flatMap((piece) => {
    const { face, back } = kit.counter(piece, edition);
    return back ? [face, back] : [face];
  });
  return [...cards, ...backs, ...counters];
}

describe.each(shelfKits)('%s', (_, { kit, fonts }) => {
  it.each(EDITIONS)('is legible in the %s edition, in grey and to colour-blind eyes', async (edition) => {
    const faint: string[] = [];
    let seen = 0;
    for (const face of facesOf(kit, edition)) {
      const whole = await rasteriseFace(face, fonts);
      for (const node of signsOf(face.nodes)) {
        seen++;
        const tones = await tonesOf(face, node, whole, fonts);
        if (!tones) {
          faint.push(`${face.id}, ${nameOf(node)}: its ink is nowhere to be seen`);
          continue;
        }
        for (const [eye, filter] of Object.entries(EYES))
          for (const ink of tones.inks) {
            const contrast = wcagContrast(filter(inkOf(ink)), filter(colourOf(tones.ground)));
            if (contrast < thresholdOf(node)) {
              const found = `${ink} on ${formatHex(colourOf(tones.ground))} ${contrast.toFixed(1)}`;
              faint.push(`${face.id}, ${nameOf(node)}, ${eye}: ${found}`);
            }
          }
      }
    }
    expect(faint).toEqual([]);
    expect(seen).toBeGreaterThan(kit.box.cards.length);
  });
});
