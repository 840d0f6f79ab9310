import { wordsOf } from '../../book/choices.ts';
import type { Report } from '../../referee/search/search.ts';
import type { Loaded } from '../play/load-game.ts';

type Shown = Pick<Loaded, 'game' | 'scenery'>;

/** Puts the moves of a position into the words of somebody at the board. */
const wordsIn =
  ({ scenery }: Shown, position: unknown) =>
  (move: unknown): string =>
    wordsOf(scenery.interaction, position, move);

/**
 * A report with words of the board instead of notation. `first` is the position that was searched, or one the searcher
 * could not tell from it; a line is told as far as it can be played from there.
 */
export function inWords(shown: Shown, first: unknown, report: Report<unknown>): Report<unknown> {
  const { game } = shown;
  const line: Report<unknown>['line'][number][] = [];
  let position = first;
  for (const { by, words } of report.line) {
    const move = game.parse(position, words);
    if (!move.ok || game.toAct(position) !== by || !game.judge(position, move.value).allowed) break;
    line.push({ by, words: wordsIn(shown, position)(move.value) });
    position = game.play(position, move.value);
  }
  const words = wordsIn(shown, first);
  return {
    ...report,
    words: report.words === '' ? '' : words(report.move),
    moves: report.moves.map((each) => ({ ...each, words: words(each.move) })),
    line,
  };
}
