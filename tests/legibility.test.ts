/**
 * Everything meaningful on a face has enough contrast: in colour, in grey, and with three kinds of colour blindness
 * (simulated after Brettel, Viénot and Mollon, as in culori). Thresholds are those of WCAG 2.2: 4.5 for text, 3 for
 * graphics and large text (14 pt bold and up).
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
import { foundGoodBy } from './found-good.ts';
import { decksWithBack, otherFacesOf, shelfKits } from './kits.ts';
import { EDITIONS, type Colour } from '../src/kit/edition.ts';
import type { Face } from '../src/kit/face.ts';
import type { Kit } from '../src/kit/kit.ts';
import type { Fonts } from '../src/kit/type/font.ts';
import { rasterised, signsOf, svgOf, tonesOf, type Rgb, type Signed } from './signs.ts';

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
  const backs = [...otherFacesOf(kit, edition), ...decksWithBack(kit).map((deck) => kit.back(deck, edition))];
  const counters = kit.box.pieces.flatMap((piece) => {
    const { face, back } = kit.counter?.(piece, edition) ?? {};
    return [face, back].filter((side) => side !== undefined);
  });
  const sheets = (kit.box.sheets ?? []).flatMap((sheet) =>
    (kit.sheet?.(sheet, edition) ?? []).flatMap(({ face, back }) => (back ? [face, back] : [face])),
  );
  return [...cards, ...backs, ...counters, ...sheets];
}

const found = foundGoodBy(import.meta.url);

/** Kinds of vision in which an ink has too little contrast with its ground. */
const faintTo = (ink: Colour, ground: Rgb, threshold: number): string[] =>
  Object.entries(EYES).flatMap(([eye, filter]) => {
    const contrast = wcagContrast(filter(inkOf(ink)), filter(colourOf(ground)));
    const seen = `${ink} on ${formatHex(colourOf(ground))} ${contrast.toFixed(1)}`;
    return contrast < threshold ? [`${eye}: ${seen}`] : [];
  });

/** The signs of a face with too little contrast. */
async function faintOn(face: Face, svg: string, fonts: Fonts): Promise<readonly string[]> {
  const whole = await rasterised(svg);
  const faint: string[] = [];
  for (const node of signsOf(face.nodes)) {
    const tones = await tonesOf(face, node, whole, fonts);
    const faults = tones
      ? tones.inks.flatMap((ink) => faintTo(ink, tones.ground, thresholdOf(node)))
      : ['its ink is nowhere to be seen'];
    faint.push(...faults.map((fault) => `${face.id}, ${nameOf(node)}, ${fault}`));
  }
  return faint;
}

describe.each(shelfKits)('%s', (_, { kit, fonts }) => {
  it.each(EDITIONS)('is legible in the %s edition, in grey and to colour-blind eyes', async (edition) => {
    const faint: string[] = [];
    let seen = 0;
    for (const face of facesOf(kit, edition)) {
      const svg = await svgOf(face, fonts);
      const drawn = [JSON.stringify(face), svg];
      seen += signsOf(face.nodes).length;
      faint.push(
        ...(await found.faultsOf(`${kit.id}/${edition}/${face.id}`, drawn, () => faintOn(face, svg, fonts))),
      );
    }
    expect(faint).toEqual([]);
    expect(seen).toBeGreaterThan(kit.box.cards.length);
  });
});
