/** The text edition of a game, as HTML and plain text. */
import type { ShelfGame } from '../../src/book/shelf-game.ts';
import { openDesk } from '../../src/site/game-bundle.ts';
import { loadFonts } from '../../src/site/package-fonts.ts';
import { asHtml } from '../../src/site/text-edition/as-html.ts';
import { asText } from '../../src/site/text-edition/as-text.ts';
import { textEdition } from '../../src/site/text-edition/compose-text.ts';
import { kitOf } from '../cli/shelves.ts';
import type { Made } from '../cli/run-report.ts';
import { drawSelected, PLAYABLE } from './draw-faces.ts';
import { refuseFaulty } from './check-game.ts';
import { rulesOf } from './find-rules-text.ts';
import type { Run } from './run.ts';

const FORMATS = [
  { format: 'html', write: asHtml },
  { format: 'txt', write: asText },
] as const;

/** One of the two files. */
export interface MadeText extends Made {
  readonly format: (typeof FORMATS)[number]['format'];
}

/** Writes both files into the run's output folder; a game without rules to read still gets its box described. */
export async function makeText(
  game: ShelfGame,
  { out, progress }: Pick<Run, 'out' | 'progress'>,
  folder = '',
): Promise<readonly MadeText[]> {
  const started = performance.now();
  const kit = await kitOf(game);
  await refuseFaulty(game);
  const [desk, plays = null] = await Promise.all([openDesk(game), game.plays?.()]);
  progress.step(`${kit.title} in words`, FORMATS.length);
  const drawn = drawSelected(kit, 'colour', loadFonts(kit), PLAYABLE);
  const writing = textEdition({ kit, drawn, desk, rules: desk ? rulesOf(desk, game) : [], plays });
  return FORMATS.map(({ format, write }) => {
    const name = `${kit.id}/${folder}${kit.id}-text.${format}`;
    const content = write(writing);
    out.write(name, content);
    progress.tick();
    return { format, name, bytes: Buffer.byteLength(content), milliseconds: performance.now() - started };
  });
}
