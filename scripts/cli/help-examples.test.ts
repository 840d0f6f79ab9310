/** Help in a maker's folder speaks of the maker's game. */
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { inFolder } from '../../tests/made-up/run-fieldkit.ts';
import { helpForMakers } from './help-examples.ts';

const FIELDKIT = fileURLToPath(new URL('../fieldkit.cjs', import.meta.url));

const helpIn = (folder: string, command: string): string =>
  spawnSync(process.execPath, [FIELDKIT, command, '--help'], { cwd: folder, encoding: 'utf8' }).stdout;

describe('in a folder with a game', () => {
  it.each(['print', 'export', 'judge', 'duel', 'study', 'replay', 'engine', ''])(
    'the examples of "fieldkit %s" name no game of the house',
    (command) =>
      inFolder((folder) => {
        writeFileSync(join(folder, 'fieldkit.ts'), 'export default [];');
        writeFileSync(join(folder, 'package.json'), '{ "name": "night-ferry" }');
        const help = helpIn(folder, command);
        expect(help).toContain('Examples:\n  ');
        expect(help).not.toMatch(/victory-tank|loopgraven|fieldkit \w+ tank\b|--vary [a-z]|planner/);
      }),
  );

  it('names the game of the folder, and keeps what is said of an example in its column', () => {
    const help = [
      'Examples:',
      '  fieldkit judge victory-tank --try "recruit 1" < p.json    the verdict',
      '  fieldkit legal victory-tank                               what can be done',
      '  fieldkit duel tank --set-up open                          of the house',
    ].join('\n');
    expect(helpForMakers(help, 'ferry')).toBe(
      [
        'Examples:',
        '  fieldkit judge ferry --try "sail a1" < p.json             the verdict',
        '  fieldkit legal ferry                                      what can be done',
      ].join('\n'),
    );
  });
});

it('elsewhere the games of the house are named', () =>
  inFolder((folder) => expect(helpIn(folder, 'export')).toContain('fieldkit export victory-tank')));
