/** `fieldkit legal`: every legal move of a position. */
import type { Command } from 'commander';
import type { AnyGame } from '../../src/referee/erased-types.ts';
import { weightOf } from '../../src/referee/chance/draw.ts';
import { shareOf, shareText } from '../../src/odds.ts';
import { readJson } from '../cli/json.ts';
import { positionFrom, refereeOf } from '../cli/referees.ts';
import { openShelf } from '../cli/shelves.ts';
import { mention, say } from '../cli/terminal.ts';

const EXAMPLES = `
Examples:
  fieldkit legal victory-tank < position.json             each legal move: its notation, a tab, its JSON
  fieldkit legal victory-tank < position.json | cut -f 1  the notations alone
  echo '{}' | fieldkit legal victory-tank                 what is left out of a position has its default

Where a die is rolled or a card drawn, it lists what can come, with a third column: how often, as "1 in 36".`;

/** The probability of each move of chance, in the order of the moves: "1 in 36". */
function lotsOf(game: AnyGame, position: unknown): readonly string[] {
  const weights = game.moves(position).map((move) => weightOf(game, position, move));
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  return weights.map((weight) => shareText(shareOf(weight, all)));
}

async function legal(id: string, { shelf }: { readonly shelf?: string }): Promise<void> {
  const referee = await refereeOf(await openShelf(shelf), id);
  const { game } = referee;
  const position = positionFrom(referee, await readJson());
  if (game.toAct(position) === null) mention('The game has ended: nobody moves any more.');
  const moves = game.moves(position);
  const shares = game.toAct(position) === 'chance' ? lotsOf(game, position) : [];
  if (shares.length > 0) mention('Chance decides: enter as a move what came, or draw one of these.');
  const lines = moves.map((move, index) =>
    [game.print(position, move), JSON.stringify(move), ...shares.slice(index, index + 1)].join('\t'),
  );
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
