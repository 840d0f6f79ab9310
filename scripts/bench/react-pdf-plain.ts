/**
 * The plain cards as react-pdf's own boxes and text, nine on a sheet, fronts and backs: what stands beside the
 * press. It breaks its own lines and knows no marks, no bleed and no first page.
 *
 *   node scripts/bench/react-pdf-plain.ts --out FOLDER
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Document, Page, Path, renderToBuffer, Svg, Text, View } from '@react-pdf/renderer';
import { createElement, type ReactElement } from 'react';

const [CARDS, ACROSS, ON_SHEET] = [55, 3, 9];
const [WIDTH, HEIGHT] = [180, 252];
const STAR = 'M0 -9L2.6 -2.8L9 -2.8L3.9 1.2L5.6 8L0 4L-5.6 8L-3.9 1.2L-9 -2.8L-2.6 -2.8Z';

function card(number: number, slot: number): ReactElement {
  const [left, top] = [(slot % ACROSS) * WIDTH, Math.floor(slot / ACROSS) * HEIGHT];
  const line = (size: number, words: string) =>
    createElement(Text, { style: { fontSize: size, textAlign: 'center', marginTop: 12 } }, words);
  const style = {
    position: 'absolute',
    left,
    top,
    width: WIDTH,
    height: HEIGHT,
    backgroundColor: '#eae2d0',
  } as const;
  const frame = { margin: 11, padding: 8, flexGrow: 1, border: '1 solid #222222', borderRadius: 6 } as const;
  const star = createElement(Path, { d: STAR, fill: '#222222' });
  return createElement(
    View,
    { style, key: slot },
    createElement(
      View,
      { style: frame },
      line(14, `Card ${number}`),
      createElement(Svg, { viewBox: '-10 -10 20 20', style: { height: 57, marginTop: 20 } }, star),
      line(9, `For each of the ${number} tokens on the table, take one more and pass it on.`),
      line(16, String(number)),
    ),
  );
}

const sheets = Array.from({ length: 2 * Math.ceil(CARDS / ON_SHEET) }, (_, sheet) => {
  const first = Math.floor(sheet / 2) * ON_SHEET;
  const numbers = Array.from({ length: Math.min(ON_SHEET, CARDS - first) }, (__, slot) => first + slot + 1);
  return createElement(
    Page,
    { size: 'A4', key: sheet },
    ...numbers.map((number, slot) => card(number, slot)),
  );
});
const out = process.argv.at(-1) ?? '.';
mkdirSync(out, { recursive: true });
writeFileSync(join(out, 'plain.pdf'), await renderToBuffer(createElement(Document, {}, ...sheets)));
