/** Faces that use everything a face tree can contain, and a sheet of them, for tests of the painters. */
import { art, box, group, text, type Face, type SetFace } from '../src/kit/face.ts';
import { typeFaultSentence } from '../src/kit/type/type-faults.ts';
import { typeset } from '../src/kit/type/typeset.ts';
import type { Placement, SheetDocument, SheetPage } from '../src/press/sheet.ts';
import { loadFonts } from '../src/site/package-fonts.ts';

export const fonts = loadFonts({ fonts: [] });

export const RED = '#d02020';
const INK = '#1f1b18';
const PAPER = '#f3e8d0';

const POKER = { width: 63.5, height: 88.9, bleed: 3.175, safe: 3.2 } as const;

/** A card without nodes other than those given. */
export const blankFace = (id: string, nodes: Face['nodes']): Face => ({ id, ...POKER, nodes });

/** Typesets a face; faults fail the test. */
export function setFace(face: Face): SetFace {
  const set = typeset(face, fonts);
  if (!set.ok) throw new Error(set.faults.map(typeFaultSentence).join('\n'));
  return set.value;
}

const paper = box({ x: -4, y: -4, width: 71.5, height: 96.9, fill: PAPER });

/** Every path command, absolute and relative, with numbers run together. */
const CURVES =
  'M5 5c4-6 8 6 12 0s6 6 10 0q3-6 6 0t6 0l4 4h5v6a6 4 20 1 1-9 2a3 3 0 0 0-6 1.5l-.5.5L30 20Q20 30 12 18T5 12z' +
  'm6 2h4v4h-4zM40 8A5 5 0 0150 8A5 5 0 0 1 40 8';

export const picture = (): SetFace =>
  setFace(
    blankFace('picture', [
      paper,
      box({
        x: 4,
        y: 4,
        width: 55,
        height: 30,
        radius: 3,
        stroke: { colour: RED, width: 0.6, dash: [2, 1] },
      }),
      art({ x: 5, y: 5, shapes: [{ d: CURVES, fill: '#4f605c', fillRule: 'evenodd' }] }),
      art({
        x: 10,
        y: 40,
        rotate: 20,
        scale: 0.8,
        shapes: [
          { d: CURVES, stroke: { colour: INK, width: 0.8, join: 'round', cap: 'round' } },
          { d: 'M0 25L10 22L0 24.5', stroke: { colour: INK, width: 0.7 } },
          { d: 'M-2 -2H45V30H-2Z', stroke: { colour: INK, width: 0.002 } },
        ],
        sign: { means: 'a "twist" & <turn>', ink: INK, ground: PAPER },
      }),
      group({
        x: 60,
        y: 85,
        rotate: 180,
        scale: 0.5,
        clip: { x: 5, y: 5, width: 40, height: 22 },
        nodes: [
          box({ x: 0, y: 0, width: 90, height: 90, fill: '#bcc6be' }),
          group({ x: 20, y: 10, rotate: 30, nodes: [box({ x: 0, y: 0, width: 40, height: 6, fill: RED })] }),
        ],
      }),
    ]),
  );

export const lettering = (): SetFace =>
  setFace(
    blankFace('lettering', [
      paper,
      text({
        field: 'title',
        text: 'Bunker 17',
        x: 5,
        y: 8,
        width: 53.5,
        height: 12,
        align: 'center',
        style: { font: 'poster', size: 18, ink: INK },
      }),
      text({
        field: 'stencil',
        text: 'OFFICE FIRE',
        x: 5,
        y: 24,
        width: 53.5,
        height: 10,
        align: 'center',
        style: { font: 'stencil', size: 13, ink: RED, tracking: 100 },
      }),
      text({
        field: 'rule',
        text: [
          { text: 'Each soldier on a field of the first row adds ' },
          { text: '2\u00a0points', style: { font: 'bold', ink: RED } },
          { text: ' to the official tally. “AV To Ty” – an officer’s flag, no more than ½.' },
        ],
        x: 6,
        y: 38,
        width: 51,
        height: 30,
        style: { font: 'text', size: 9, ink: INK },
      }),
      group({
        x: 55,
        y: 85,
        rotate: 180,
        nodes: [
          text({
            field: 'foot',
            text: 'Upside down',
            x: 0,
            y: 0,
            width: 40,
            height: 8,
            style: { font: 'bold', size: 12, ink: INK },
          }),
        ],
      }),
    ]),
  );

const REACH = { top: 3, right: 3, bottom: 3, left: 3 };

export const placed = (face: string, x: number, y: number, turn: number): Placement => ({
  face,
  x,
  y,
  turn,
  reach: REACH,
});

const caption = (words: string): SheetPage['furniture'] =>
  setFace(
    blankFace('caption', [
      text({
        field: 'caption',
        text: words,
        x: 10,
        y: 5,
        width: 60,
        height: 6,
        style: { font: 'text', size: 9, ink: '#000000' },
      }),
    ]),
  ).nodes;

/** Two A4 pages: one face at all four turns, and a page of the other face. */
export function sampleSheets(): SheetDocument {
  const faces = [picture(), lettering()];
  const size = { width: 210, height: 297 };
  const turned = ([0, 90, 180, 270] as const).map((turn, index) =>
    placed('lettering', index % 2 === 0 ? 12 : 100, index < 2 ? 20 : 150, turn),
  );
  const pages: SheetPage[] = [
    {
      label: '1 front',
      title: 'Cards 1–4',
      ...size,
      placements: turned,
      furniture: caption('Sheet 1 front'),
    },
    {
      label: '1 back',
      title: 'Cards 1–4',
      ...size,
      placements: [placed('picture', 12, 20, 0), placed('lettering', 100, 20, 0)],
      furniture: caption('Sheet 1 back'),
    },
  ];
  return {
    title: 'Samples: a sheet',
    subject: 'For tests',
    duplex: 'long',
    pages,
    faces: new Map(faces.map((face) => [face.id, face])),
  };
}
