/** The report of a run: a table of its files, and where they are. */
import { join, relative } from 'node:path';
import { table } from './terminal-table.ts';

/** A file, or a folder of pictures. */
export interface Made {
  /** Path in the output folder. */
  readonly name: string;
  /** Sheets of paper; undefined if it is not made of sheets. */
  readonly sheets?: number;
  /** Straight cuts; undefined if it is not cut like this. */
  readonly cuts?: number;
  /** The fewest sheets and cuts possible. */
  readonly least?: { readonly sheets: number; readonly cuts: number };
  readonly bytes: number;
  readonly milliseconds: number;
  /** What the user should know before printing. */
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

/** A figure's cell; empty for undefined. */
const figure = (count: number | undefined): string => (count === undefined ? '' : String(count));

const row = ({ name, sheets, cuts, least, bytes, milliseconds }: Made): readonly string[] => [
  name,
  ...[sheets, least?.sheets, cuts, least?.cuts].map(figure),
  sizeText(bytes),
  secondsText(milliseconds),
];

const HEAD = ['file', 'sheets', 'least', 'cuts', 'least', 'size', 'time'] as const;
const FIGURES = [1, 2, 3, 4, 5, 6] as const;

/** Drops columns that are empty in every row. */
function filled(rows: readonly (readonly string[])[]): (cells: readonly string[]) => string[] {
  const empty = HEAD.map((_, column) => rows.every((cells) => (cells[column] ?? '') === ''));
  return (cells) => cells.filter((_, column) => empty[column] !== true);
}

const sum = (made: readonly Made[], of: (each: Made) => number): number =>
  made.reduce((total, each) => total + of(each), 0);

/** The folder as one would type it here. */
export function placeText(folder: string): string {
  const near = relative(process.cwd(), folder);
  return join(near.startsWith('..') ? folder : near, '/');
}

/** "a.pdf", "a.pdf and b.pdf", "a.pdf and 3 more". */
function someNames([first = '', ...others]: readonly string[]): string {
  const [second] = others;
  if (second === undefined) return first;
  return others.length === 1 ? `${first} and ${second}` : `${first} and ${others.length} more`;
}

/** Each warning once, naming its files if there are others. */
function notes(made: readonly Made[]): readonly string[] {
  const warnings = [...new Set(made.flatMap((each) => each.warnings ?? []))];
  const sheets = made.filter((each) => each.sheets !== undefined);
  return warnings.map((warning) => {
    const about = sheets.filter((each) => each.warnings?.includes(warning)).map(({ name }) => name);
    return about.length === sheets.length ? `Note: ${warning}` : `Note on ${someNames(about)}: ${warning}`;
  });
}

/** The files removed from the output folder. */
function removal(removed: readonly string[]): string {
  if (removed.length === 0) return '';
  const it = removed.length === 1 ? 'it' : 'them';
  return `Removed ${someNames(removed)}: an earlier run made ${it}, and no face is called so now.`;
}

/** The game's folder shared by all files, so that it need not be repeated; empty if there are several. */
function sharedFolder(made: readonly Made[]): string {
  const folders = new Set(made.map(({ name }) => name.slice(0, name.indexOf('/') + 1)));
  const [shared = ''] = folders;
  return folders.size === 1 ? shared : '';
}

/** The page to begin with, of those that a run has made: the outermost comes first. */
const startPage = (made: readonly Made[]): string | undefined =>
  made.find(({ name }) => /(^|\/)START-HERE\.html$/.test(name))?.name;

/** The run's table, notes, what it `removed`, and the folder of its files. */
export function reportText(
  all: readonly Made[],
  out: string,
  milliseconds: number,
  removed: readonly string[] = [],
): string {
  const shared = sharedFolder(all);
  const made = all.map((each) => ({ ...each, name: each.name.slice(shared.length) }));
  const folder = join(out, shared);
  const sheets = sum(made, (each) => each.sheets ?? 0);
  const together: Made = {
    name: 'together',
    ...(sheets > 0 && { sheets }),
    bytes: sum(made, (each) => each.bytes),
    milliseconds,
  };
  const rows = [...made, ...(made.length > 1 ? [together] : [])].map(row);
  const shown = filled(rows);
  const files = table(shown(HEAD), rows.map(shown), { right: FIGURES });
  const start = startPage(made);
  const next = start === undefined ? '' : `: open ${placeText(folder)}${start}`;
  const last = `In ${placeText(folder)} after ${secondsText(milliseconds)}${next}`;
  return [files, notes(made).join('\n'), removal(removed), last].filter((part) => part !== '').join('\n\n');
}
