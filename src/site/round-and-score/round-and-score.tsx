/** Round and score for a real table, on a phone between two players. */
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { Pad } from '../../referee/table/score-pad.ts';
import type { Tracker } from '../../referee/table/tracker.ts';
import { followed, carryRulings, FRESH, keepTable, tableKept, type TableKept } from './device.ts';
import { agreement, keepSwitched, keptAgreement, toggled } from '../play/kept/agreement.ts';
import { whenKept } from '../device/local-storage.ts';
import { type History, changesSince } from '../../book/changes.ts';
import type { Readings, SentencesUnder } from '../../book/sentences.ts';
import { SHELF } from '../shelf.ts';
import { ROUND_AND_SCORE_WORDS } from '../words/round-and-score.ts';
import { ScorePad } from './pad.tsx';
import { RulesLinked, type Quoted } from './rule-links.tsx';
import { Round } from './round.tsx';
import { Rulings } from './agreed-rulings.tsx';
import { Changed } from '../link/change-list.tsx';

/** The note on a round stored under other rules or rulings than now. */
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

function KeptRound({ rules, history, sentence, kept, held }: KeptRoundProps) {
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

export interface RoundAndScoreProps {
  readonly id: string;
  /** URL of the rules; append "#E2". */
  readonly rules: string;
}

interface Loaded {
  readonly tracker: Tracker | null;
  readonly pad: Pad | null;
  readonly sentences: SentencesUnder;
  readonly rulings: readonly Readings[];
  /** All versions of its rules; empty if unknown. */
  readonly history: History;
}

/** Loads what the page needs of a game. Rejects when the network fails. */
async function load(id: string): Promise<Loaded> {
  carryRulings(id);
  const referee = SHELF.find((game) => game.id === id)?.referee;
  if (referee === undefined) throw new Error(`${id} has no referee on the shelf`);
  const [tracker = null, pad = null, sentences, rulings = [], history = []] = await Promise.all([
    referee.tracker?.(),
    referee.pad?.(),
    referee.sentences(),
    referee.rulings?.(),
    referee.history?.(),
  ]);
  return { tracker, pad, sentences, rulings, history };
}

export function RoundAndScore({ id, rules }: RoundAndScoreProps) {
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    load(id).then(setLoaded, () => setFailed(true));
  }, [id]);
  return (
    <div class="round-and-score">
      {loaded ? (
        <AtTable id={id} rules={rules} {...loaded} />
      ) : (
        <p role="status">{failed ? ROUND_AND_SCORE_WORDS.failedToLoad : ROUND_AND_SCORE_WORDS.loading}</p>
      )}
    </div>
  );
}

function AtTable({ id, rules, tracker, pad, sentences, rulings, history }: RoundAndScoreProps & Loaded) {
  const [table, setTable] = useState<TableKept>(() => tableKept(id));
  const [isKept, setIsKept] = useState(true);
  const switchable = rulings.flatMap(({ option }) => option ?? []);
  // Rulings chosen in the register, "Can I?" or the sandbox apply here too.
  const [on, setOn] = useState(() => agreement(id, switchable, location.hash));
  useEffect(() => whenKept(id, ['table'], () => setTable(tableKept(id))), [id]);
  useEffect(() => whenKept(id, ['agreed'], () => setOn(keptAgreement(id, switchable))), [id]);
  /** Changes the stored table, which another tab may have changed. */
  const change = (changes: (now: TableKept) => Partial<Omit<TableKept, 'rules'>>) => {
    const now = isKept ? tableKept(id) : table;
    const next = { ...now, ...changes(now), rules: history.at(-1)?.rules ?? null };
    setTable(next);
    setIsKept(keepTable(id, next));
  };
  const { presses, entries } = table;
  const course = useMemo(() => tracker && followed(tracker, on, presses), [tracker, on, presses]);
  const standing = tracker && course && tracker.shows(course.state);
  /** Goes on only from what is on screen: if another tab has gone on, that is shown first. */
  const goOn = (next: readonly string[]) =>
    change((now) => (now.presses.join('\n') === presses.join('\n') ? { presses: next } : {}));
  const quoted: Quoted = { rules, sentences: sentences(on) };
  const options = [...(tracker?.options ?? []), ...(pad?.options ?? [])];
  return (
    <RulesLinked value={quoted}>
      {!isKept && (
        <p class="not-kept" role="alert">
          {ROUND_AND_SCORE_WORDS.notKept}
        </p>
      )}
      <KeptRound
        rules={table.rules}
        history={history}
        sentence={quoted.sentences.sentence}
        kept={presses.length}
        held={course?.presses.length ?? presses.length}
      />
      {tracker && course && standing && (
        <Round
          tracker={tracker}
          standing={standing}
          canUndo={course.presses.length > 0}
          press={(press) => goOn([...course.presses, press])}
          undo={() => goOn(course.presses.slice(0, -1))}
          startOver={() => change(() => FRESH)}
        />
      )}
      {pad && (
        <ScorePad
          pad={pad}
          on={on}
          entries={withActive(pad, standing?.active ?? null, entries)}
          isUntouched={Object.keys(entries).length === 0}
          enter={(changed) => change((now) => ({ entries: { ...now.entries, ...changed } }))}
        />
      )}
      <Rulings
        rulings={rulings.filter(({ option }) => option !== null && options.includes(option))}
        on={on}
        onSwitch={(option) => {
          const next = toggled(on, option);
          setOn(next);
          setIsKept(keepSwitched(id, option, next.includes(option), switchable));
        }}
      />
    </RulesLinked>
  );
}

/** Fills in the active player card from the tracker, unless entered. */
function withActive(pad: Pad, active: number | null, entries: TableKept['entries']): TableKept['entries'] {
  if (pad.activeField === null || active === null || entries[pad.activeField] !== undefined) return entries;
  return { ...entries, [pad.activeField]: active };
}
