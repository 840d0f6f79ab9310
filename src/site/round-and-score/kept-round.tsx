/** The note on a round stored under other rules or rulings than now. */
import { Changed } from '../link/change-list.tsx';
import { changesSince, type History } from '../../book/changes.ts';
import { ROUND_AND_SCORE_WORDS } from '../words/round-and-score.ts';

const WORDS = ROUND_AND_SCORE_WORDS.kept;

interface KeptRoundProps {
  /** The rules version of the round; null if unknown. */
  readonly rules: string | null;
  readonly history: History;
  readonly sentence: (rule: string) => string;
  /** Number of steps stored, and of those that could be replayed. */
  readonly kept: number;
  readonly held: number;
}

export function KeptRound({ rules, history, sentence, kept, held }: KeptRoundProps) {
  const changed = rules === null || history.length === 0 ? [] : changesSince(history, rules);
  return (
    <div class="kept" role="status">
      {changed === null && <p>{WORDS.later(rules ?? '')}</p>}
      {changed !== null && changed.length > 0 && (
        <>
          <p>{WORDS.since(rules ?? '')}</p>
          <Changed changed={changed} sentence={sentence} />
        </>
      )}
      {held < kept && <p>{WORDS.cut(held, kept)}</p>}
    </div>
  );
}
