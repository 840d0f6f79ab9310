import { globSync, readFileSync } from 'node:fs';
import { STATEMENTS, type StatementId } from '../../content/victory-tank/statements.ts';

/** A place that names a rule sentence. */
export interface Citation {
  readonly id: string;
  /** "src/games/victory-tank/rules/play.ts:12". */
  readonly place: string;
  /** Whether it is a value in the code, not in a comment. */
  readonly inCode: boolean;
}

const ID = /\b[KSGFCMRAE]\d+[a-z]?\b/g;
const QUOTED = /'([KSGFCMRAE]\d+[a-z]?)'/g;

/** The source files of the engine, without tests. */
export const ENGINE = globSync('src/games/victory-tank/**/*.ts').filter((path) => !path.endsWith('.test.ts'));

/** Other files that cite sentences by id. */
const READERS = [
  ...globSync('content/victory-tank/**/*.{ts,mdx}'),
  ...globSync('cards/victory-tank/**/*.ts'),
].filter((path) => !path.endsWith('statements.ts'));

/** Every citation in a file: ids in quotes, and ids in comments. */
export function citationsIn(path: string): Citation[] {
  return readFileSync(path, 'utf8')
    .split('\n')
    .flatMap((line, index) => {
      const place = `${path}:${index + 1}`;
      const code = [...line.matchAll(QUOTED)].map(([, id = '']) => ({ id, place, inCode: true }));
      const comment = /(?:^\s*\/?\*|\/\/|\/\*)(.*)/.exec(line)?.[1] ?? '';
      const spoken = [...comment.matchAll(ID)].map(([id]) => ({ id, place, inCode: false }));
      return [...code, ...spoken];
    });
}

/** The places that cite a sentence, to look at again when it is reworded. */
export const placesOf = (id: StatementId): string[] =>
  [...ENGINE, ...READERS].flatMap(citationsIn).flatMap((found) => (found.id === id ? [found.place] : []));

export const STATEMENT_IDS = Object.keys(STATEMENTS) as StatementId[];
