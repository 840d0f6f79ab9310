/** The examples of a command's help, in a maker's folder: of the maker's game, and of what any game can do. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isObject } from '../../src/is-object.ts';
import { isId } from '../../src/kit/id.ts';

/** What only games with options, nations or a fitted evaluation take. */
const OF_THE_HOUSE = /--(?:options|vary|fit|set-up|by|merge|shard)\b|\bplanner\b/;

/** The games of the house where an example names one. */
const GAMES = /\b(?:victory-tank|loopgraven|(?<=fieldkit \w+ )tank)\b/g;

/** The id of the game in a folder, as its package.json has it; a usual one where it says none. */
export function idHere(folder: string): string {
  try {
    const read: unknown = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    const name = isObject(read) ? read['name'] : undefined;
    if (typeof name === 'string' && isId(name)) return name;
  } catch {
    // Without a package.json, or with a broken one, any name does.
  }
  return 'harbour';
}

/** An example, and what is said of it in a second column. */
function example(line: string, id: string): string {
  const [, command = line, says = ''] = /^( {2}.*?\S)(?: {2,}(\S.*))?$/.exec(line) ?? [];
  const own = command.replaceAll(GAMES, id).replace(/--try "[^"]*"/, '--try "sail a1"');
  return says === '' ? own : `${own.padEnd(line.indexOf(says) - 2)}  ${says}`;
}

/** Help for whoever works on a game of this id. */
export const helpForMakers = (help: string, id: string): string =>
  help
    .split('\n')
    .filter((line) => !(line.startsWith('  fieldkit') && OF_THE_HOUSE.test(line)))
    .map((line) =>
      /^ {2}(?:fieldkit|echo) /.test(line) ? example(line, id) : line.replaceAll('victory-tank', id),
    )
    .join('\n');
