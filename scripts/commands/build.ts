/** `fieldkit build`: makes the site of the shelf, ready to be put on any host. */
import { resolve } from 'node:path';
import { InvalidArgumentError, type Command } from 'commander';
import { outOption } from '../cli/command-options.ts';
import { placeText } from '../cli/run-report.ts';
import { say } from '../cli/terminal.ts';
import { replaceSite } from '../site/make-site.ts';

const EXAMPLES = `
Examples:
  fieldkit build                          into dist/, for the root of a host
  fieldkit build --base /harbour/         for a folder of a host, as on GitHub Pages
  fieldkit build --site https://games.example    so that links are shown with their picture
  fieldkit build --shelf mine.ts --out public    games listed elsewhere`;

interface BuildOptions {
  readonly out: string;
  readonly base?: string;
  readonly site?: string;
  readonly shelf?: string;
}

/** A sub-path of a host: folders of letters, figures, dots and hyphens. */
const BASE = /^\/?([\w.~-]+\/)*[\w.~-]*$/;

function basePath(text: string): string {
  const folders = text.split('/').filter((part) => part !== '');
  if (!BASE.test(text) || folders.some((part) => /^\.+$/.test(part)))
    throw new InvalidArgumentError('It takes the folder that the site will stand in, such as /harbour/.');
  return folders.length === 0 ? '/' : `/${folders.join('/')}/`;
}

async function build({ out, base, site, shelf }: BuildOptions): Promise<void> {
  say('Making the site and the printed kits: less than a minute.');
  await replaceSite(out, {
    ...(shelf !== undefined && { shelf }),
    ...(base !== undefined && { base }),
    ...(site !== undefined && { address: site }),
  });
  say(`The site is in ${placeText(resolve(out))}: npx fieldkit serve --dist ${out} shows it.`);
}

export function addBuild(program: Command): void {
  program
    .command('build')
    .summary('make the site, to be put on a host')
    .description(
      'Makes the site of the games, with their printed kits; what was in the folder is replaced when it is whole.',
    )
    .addOption(outOption().default('dist'))
    .option(
      '--base <path>',
      'the folder of the host that it will stand in; its root where left out',
      basePath,
    )
    .option('--site <url>', 'the address of the host, for links with a picture and for searching machines')
    .addHelpText('after', EXAMPLES)
    .action((_: unknown, command: Command) => build(command.optsWithGlobals<BuildOptions>()));
}
