/** Data as it was read from a YAML or JSON file, each value with its place, for sentences about it. */

/** Line and column, counted from 1. */
export type Spot = readonly [line: number, column: number];

export interface LocatedValue {
  readonly kind: 'value';
  readonly at: Spot;
  readonly value: string | number | boolean | null;
}

export interface LocatedList {
  readonly kind: 'list';
  readonly at: Spot;
  readonly items: readonly Located[];
}

export interface LocatedMap {
  readonly kind: 'map';
  readonly at: Spot;
  readonly entries: readonly LocatedEntry[];
}

export interface LocatedEntry {
  readonly key: string;
  readonly at: Spot;
  readonly value: Located;
}

export type Located = LocatedValue | LocatedList | LocatedMap;

/** What `import card from './card.yaml'` gives. */
export interface LocatedFile {
  /** The file's name, for sentences. */
  readonly file: string;
  readonly root: Located;
  /** Why it cannot be read; empty where it can. */
  readonly faults: readonly string[];
}

/** "card.yaml, line 3, column 5". */
export const spotText = (file: string, [line, column]: Spot): string =>
  `${file}, line ${line}, column ${column}`;
