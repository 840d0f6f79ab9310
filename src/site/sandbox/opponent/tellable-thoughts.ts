import type { Report } from '../../../referee/search/search.ts';
import type { Loaded } from '../../play/load-game.ts';

/**
 * The part of the opponent's thoughts that does not give its cards away: its intended moves and the other side's
 * replies, up to a move made in secret or after more is known.
 */
export function tellable(
  { game, scenery }: Pick<Loaded, 'game' | 'scenery'>,
  first: unknown,
  player: number,
  report: Report<unknown>,
): Report<unknown> {
  const others = game.seats.flatMap((_, seat) => (seat === player ? [] : [seat]));
  const hidden = (position: unknown, move: unknown): boolean =>
    others.some((viewer) => scenery.hides(position, move, viewer));
  if (hidden(first, report.move)) return { ...report, words: '', moves: [], line: [] };
  const open = report.moves.filter(({ move }) => !hidden(first, move));
  const reply = report.line.findIndex(({ by }) => by !== player);
  const again = reply < 0 ? -1 : report.line.findIndex(({ by }, index) => index > reply && by === player);
  const line: Report<unknown>['line'][number][] = [];
  let position = first;
  for (const step of again < 0 ? report.line : report.line.slice(0, again)) {
    const parsed = game.parse(position, step.words);
    if (!parsed.ok || step.by !== game.toAct(position) || !game.judge(position, parsed.value).allowed) break;
    if (hidden(position, parsed.value)) break;
    line.push(step);
    position = game.play(position, parsed.value);
  }
  return { ...report, moves: open, line };
}
