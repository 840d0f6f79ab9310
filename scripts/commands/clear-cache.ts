/** `fieldkit clear-cache`: deletes what is kept between runs. */
import type { Command } from 'commander';
import { placeText, sizeText } from '../cli/run-report.ts';
import { say } from '../cli/terminal.ts';
import { CACHE_FOLDER, clearCache, KEPT_FOLDERS, SHARE } from '../make/cache.ts';
import { attempt } from '../make/file-faults.ts';

function clear(folders: readonly string[]): void {
  const bytes = attempt(CACHE_FOLDER, () => clearCache(folders), 'What is left there does no harm.');
  say(
    bytes === 0
      ? 'Nothing is kept.'
      : `${sizeText(bytes)} are deleted. The next run draws everything afresh.`,
  );
}

export function addClearCache(program: Command, folders = KEPT_FOLDERS): void {
  program
    .command('clear-cache')
    .summary('delete the drawings that are kept between runs')
    .description(
      `Deletes the drawings that commands keep in ${placeText(CACHE_FOLDER)}, so that only what has changed is drawn ` +
        `again. They take at most ${Math.round(SHARE / 1e6)} MB: what was not used for longest goes first.`,
    )
    .action(() => clear(folders));
}
