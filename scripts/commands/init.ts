/** `fieldkit init`: begins a game of one's own in a new folder. `npm init fieldkit` runs it. */
import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { Option, type Command } from 'commander';
import { ID_RULE, idFrom, isId } from '../../src/kit/id.ts';
import { shown } from '../../src/kit/untrusted-input.ts';
import { SHELF } from '../../src/site/shelf.ts';
import { refusal } from '../cli/command-error.ts';
import { mention, say } from '../cli/terminal.ts';
import { attempt } from '../make/file-faults.ts';
import { readCardSheet } from '../new-game/card-sheet.ts';
import { newGameFiles } from '../new-game/new-game-files.ts';

const EXAMPLES = `
Examples:
  fieldkit init harbour                    a game in the folder harbour
  fieldkit init "Harbour Lights"           in the folder harbour-lights
  fieldkit init harbour --from cards.csv   begun from a sheet of cards, such as one made for Squib or Cider`;

interface InitOptions {
  readonly from?: string;
  readonly install: boolean;
  /** A folder `node_modules` that npm has filled for it already. */
  readonly modules?: string;
}

/** Names that a title cannot have: it stands on every sheet. */
const LONGEST_TITLE = 80;

/** The id and the title of a game from what was typed. */
function namesOf(typed: string): { readonly id: string; readonly title: string } {
  const name = typed.trim();
  if (/[/\\]|\p{Cc}|^\.+$/u.test(name) || name.length > LONGEST_TITLE)
    throw refusal(
      `"${shown(name)}" is no name for a game: say it as on the box, such as "Harbour Lights". Its folder is made here.`,
    );
  const id = idFrom(name);
  if (!isId(id))
    throw refusal(`"${shown(name)}" makes no id for a game: give it a name with some of ${ID_RULE}.`);
  if (SHELF.some((game) => game.id === id))
    throw refusal(`Fieldkit has a game called "${id}" of its own: give yours another name.`);
  const words = isId(name) ? name.split('-').map((word) => word[0]?.toUpperCase() + word.slice(1)) : [name];
  return { id, title: words.join(' ') };
}

/** Writes files beside a folder, and moves them to their place when they are all there. */
function writeWhole(folder: string, files: ReadonlyMap<string, string | Uint8Array>): void {
  attempt(folder, () => {
    const beside = mkdtempSync(join(dirname(folder), `.${basename(folder)}-`));
    try {
      const whole = join(beside, 'new');
      for (const [path, content] of files) {
        mkdirSync(dirname(join(whole, path)), { recursive: true });
        writeFileSync(join(whole, path), content);
      }
      // Where a sheet was brought there are no pictures yet, and a place for them.
      mkdirSync(join(whole, 'pictures'), { recursive: true });
      if (existsSync(folder)) rmdirSync(folder);
      renameSync(whole, folder);
    } finally {
      rmSync(beside, { recursive: true, force: true });
    }
  });
}

/**
 * Lets npm fetch what the game is made with; says what to do where it cannot. Versions are pinned: npm need not ask again about
 * what it has.
 */
function install(folder: string, name: string): void {
  const words = ['install', '--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error'];
  const { status } = spawnSync('npm', words, {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'ignore'],
    shell: process.platform === 'win32',
  });
  if (status !== 0) mention(`npm could not: go to ${name}, and say npm install when there is a network.`);
}

async function init(typed: string, { from, install: installs, modules }: InitOptions): Promise<void> {
  const { id, title } = namesOf(typed);
  const folder = resolve(id);
  if (attempt(folder, () => existsSync(folder) && readdirSync(folder).length > 0))
    throw refusal(`There is something in ${id} already: choose another name, or another folder to begin in.`);
  const sheet = from === undefined ? undefined : await readCardSheet(from);
  writeWhole(folder, newGameFiles({ id, title, folder, ...(sheet && { sheet }) }));
  if (modules !== undefined) attempt(folder, () => renameSync(modules, join(folder, 'node_modules')));
  else if (installs) say('npm fetches what it is made with: once, about a minute.');
  // With all modules there it writes package-lock.json.
  if (installs) install(folder, id);
  say(`${title} is begun in ${id}/. Go on with:
  cd ${id}
  npm start           shows it in the browser, and each change
  npm run print       makes the sheets
README.md there says the rest.`);
}

export function addInit(program: Command): void {
  program
    .command('init')
    .summary('begin a game of your own')
    .description(
      'Begins a game of your own in a new folder: cards in a table, a way to draw them, printable at once.',
    )
    .argument('<name>', 'what it is called')
    .option(
      '--from <file>',
      'a sheet of cards to begin with, CSV, XLSX or JSON, such as one for Squib or Cider',
    )
    .option('--no-install', 'do not let npm fetch what it is made with')
    .addOption(new Option('--modules <folder>').hideHelp())
    .addHelpText('after', EXAMPLES)
    .action((name: string, options: InitOptions) => init(name, options));
}
