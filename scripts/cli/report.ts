/** What a run leaves: a table of the files, and where they are. */
import { relative } from 'node:path';
import { table } from './table.ts';

/** A file, or a folder of pictures. */
export interface Made {
  /** Its path in the output folder. */
  readonly name: string;
  /** Sheets of paper; undefined for what is no sheet. */
  readonly sheets?: number;
  readonly bytes: number;
  readonly milliseconds: number;
  /** What whoever prints it should know. */
  readonly warnings?: readonly string[];
}

const KILO = 1000;

/** "12 kB", "3.4 MB". */
export function sizeText(bytes: number): string {
  if (bytes < KILO) return `${bytes} B`;
  if (bytes < KILO * KILO) return `${Math.round(bytes / KILO)} kB`;
  return `${(bytes / KILO / KILO).toFixed(1)} MB`;
}

/** "0.42 s". */
export const secondsText = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(2)} s`;

const row = ({ name, sheets, bytes, milliseconds }: Made): readonly string[] => [
  name,
  sheets === undefined ? '' : String(sheets),
  sizeText(bytes),
  secondsText(milliseconds),
];

const sum = (made: readonly Made[], of: (each: Made) => number): number =>
  made.reduce((total, each) => total + of(each), 0);

/** The folder as it would be typed here. */
function placeText(folder: string): string {
  const near = relative(process.cwd(), folder);
  return near === '' ? '.' : near.startsWith('..') ? folder : near;
}

/** The table of a run, its warnings, and the folder that holds its files. */
export function reportText(made: readonly Made[], folder: string, milliseconds: number): string {
  const rows = made.map(row);
  const sheets = sum(made, (each) => each.sheets ?? 0);
  const total = [
    'together',
    sheets === 0 ? '' : String(sheets),
    sizeText(sum(made, (each) => each.bytes)),
    '',
  ];
  const files = table(
    ['file', 'sheets', 'size', 'time'],
    [...rows, ...(made.length > 1 ? [[...total.slice(0, 3), secondsText(milliseconds)]] : [])],
    { right: [1, 2, 3] },
  );
  const warnings = [...new Set(made.flatMap((each) => each.warnings ?? []))].map((text) => `Note: ${text}\n`);
  return `${files}\n\n${warnings.join('')}${warnings.length > 0 ? '\n' : ''}In ${placeText(folder)}/`;
}
