/** Writes the cut and fold lines of a page as SVG and DXF for cutting programs, with a layer for each kind. */
import { round2 } from '../../../kit/units.ts';
import { CUT_LAYERS, type CutLayer, type CutSheet, type Polyline } from './cut-lines.ts';

/** Layer colours: hex, and the AutoCAD colour index. */
const COLOURS: Readonly<Record<CutLayer, readonly [hex: string, index: number]>> = {
  cut: ['#ff0000', 1],
  mountain: ['#0000ff', 5],
  valley: ['#00a000', 3],
  registration: ['#000000', 7],
};

/** Layer names in programs. */
export const LAYER_NAMES: Readonly<Record<CutLayer, string>> = {
  cut: 'CUT',
  mountain: 'FOLD-BACK',
  valley: 'FOLD-UP',
  registration: 'REGISTRATION',
};

const isClosed = (line: Polyline): boolean => {
  const [first, last] = [line[0], line.at(-1)];
  return line.length > 2 && first?.[0] === last?.[0] && first?.[1] === last?.[1];
};

const num = (mm: number): string => String(round2(mm));

function pathData(line: Polyline): string {
  const points = isClosed(line) ? line.slice(0, -1) : line;
  const steps = points.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${num(x)} ${num(y)}`);
  return steps.join('') + (isClosed(line) ? 'Z' : '');
}

/** The page as SVG in true size; Inkscape treats the groups as layers. */
export function cutSvg({ width, height, layers }: CutSheet): string {
  const groups = CUT_LAYERS.map((layer) => {
    const paths = layers[layer].map((line) => `    <path d="${pathData(line)}"/>`);
    const name = LAYER_NAMES[layer];
    return [
      `  <g id="${name}" inkscape:groupmode="layer" inkscape:label="${name}" fill="none" stroke="${COLOURS[layer][0]}" stroke-width="0.1">`,
      ...paths,
      '  </g>',
    ].join('\n');
  });
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape"' +
      ` width="${num(width)}mm" height="${num(height)}mm" viewBox="0 0 ${num(width)} ${num(height)}">`,
    ...groups,
    '</svg>',
    '',
  ].join('\n');
}

/** A DXF group code with its value, a line each. */
const pair = (code: number, value: string | number): string => `${code}\n${value}`;

/** A point in DXF, where y grows upward from the lower left corner. */
const point = (x: number, y: number, height: number): string[] => [
  pair(10, num(x)),
  pair(20, num(height - y)),
  pair(30, 0),
];

function polyline(line: Polyline, layer: CutLayer, height: number): string[] {
  const closed = isClosed(line);
  const points = closed ? line.slice(0, -1) : line;
  const name = pair(8, LAYER_NAMES[layer]);
  return [
    pair(0, 'POLYLINE'),
    name,
    pair(66, 1),
    pair(70, closed ? 1 : 0),
    ...point(0, height, height),
    ...points.flatMap(([x, y]) => [pair(0, 'VERTEX'), name, ...point(x, y, height)]),
    pair(0, 'SEQEND'),
    name,
  ];
}

const layerEntry = (layer: CutLayer): string[] => [
  pair(0, 'LAYER'),
  pair(2, LAYER_NAMES[layer]),
  pair(70, 0),
  pair(62, COLOURS[layer][1]),
  pair(6, 'CONTINUOUS'),
];

const section = (name: string, content: readonly string[]): string[] => [
  pair(0, 'SECTION'),
  pair(2, name),
  ...content,
  pair(0, 'ENDSEC'),
];

/**
 * The page as DXF for AutoCAD release 12, which every cutting program reads. Units are millimetres; release 12
 * can state that only in a header variable for later releases.
 */
export function cutDxf({ width, height, layers }: CutSheet): string {
  const header = [
    pair(9, '$ACADVER'),
    pair(1, 'AC1009'),
    pair(9, '$INSUNITS'),
    pair(70, 4),
    pair(9, '$EXTMIN'),
    pair(10, 0),
    pair(20, 0),
    pair(9, '$EXTMAX'),
    pair(10, num(width)),
    pair(20, num(height)),
  ];
  const table = [
    pair(0, 'TABLE'),
    pair(2, 'LAYER'),
    pair(70, CUT_LAYERS.length),
    ...CUT_LAYERS.flatMap(layerEntry),
    pair(0, 'ENDTAB'),
  ];
  const entities = CUT_LAYERS.flatMap((layer) =>
    layers[layer].flatMap((line) => polyline(line, layer, height)),
  );
  return [
    ...section('HEADER', header),
    ...section('TABLES', table),
    ...section('ENTITIES', entities),
    pair(0, 'EOF'),
    '',
  ].join('\n');
}
