/** `fieldkit legal`: every legal move of a position. */
import type { Command } from 'commander';
import { readJson } from '../cli/json.ts';
import { positionFrom, refereeOf } from '../cli/referees.ts';
import { openShelf } from '../cli/shelves.ts';
import { mention, say } from '../cli/terminal.ts';

const EXAMPLES = `
Examples:
  fieldkit legal victory-tank < position.json             each legal move: its notation, a tab, its JSON
  fieldkit legal victory-tank < position.json | cut -f 1  the notations alone
  echo '{}' | fieldkit legal victory-tank                 what is left out of a position has its default`;

async function legal(id: string, { shelf }: { readonly shelf?: string }): Promise<void> {
  const referee = await refereeOf(await openShelf(shelf), id);
  const { game } = referee;
  const position = positionFrom(referee, await readJson());
  if (game.toAct(position) === null) mention('The game has ended: nobody moves any more.');
  const lines = game.moves(position).map((move) => `${game.print(position, move)}\t${JSON.stringify(move)}`);
  if (lines.length > 0) say(lines.join('\n'));
}

export function addLegal(program: Command): void {
  program
    .command('legal')
    .summary('list the legal moves of a position')
    .description('Lists every legal move of the position that is piped in, one a line: notation, tab, JSON.')
    .argument('<game>', 'a game of the shelf')
    .addHelpText('after', EXAMPLES)
    .action((id: string, _: unknown, command: Command) => legal(id, command.optsWithGlobals()));
}
