/** Round and score at the real table: what the phone between two players shows. */
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { AnyPad, AnyTracker } from '../../referee/erased-types.ts';
import { followed } from '../../referee/table/tracker.ts';
import { agreement, keepSwitched, keptAgreement, toggled } from '../play/kept/agreement.ts';
import { whenKept } from '../device/local-storage.ts';
import type { History } from '../../book/changes.ts';
import type { Readings, SentencesUnder } from '../../book/sentences.ts';
import { SHELF } from '../shelf.ts';
import { TABLE_WORDS } from '../words/table.ts';
import { carryRulings, FRESH, keepTable, tableKept, type TableKept } from './device.ts';
import { KeptRound } from './kept-round.tsx';
import { ScorePad } from './pad.tsx';
import { RulesLinked, type Quoted } from './rule-links.tsx';
import { Round } from './round.tsx';
import { Rulings } from './rulings.tsx';

export interface RoundAndScoreProps {
  /** The game's id on the shelf. */
  readonly id: string;
  /** The address of its rules, to which "#E2" can be added. */
  readonly rules: string;
}

interface Loaded {
  readonly tracker: AnyTracker | null;
  readonly pad: AnyPad | null;
  readonly sentences: SentencesUnder;
  readonly rulings: readonly Readings[];
  /** The versions of its rules; none where it does not tell. */
  readonly history: History;
}

/** All that the page needs of a game. It fails where the network does. */
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
        <p role="status">{failed ? TABLE_WORDS.failedToLoad : TABLE_WORDS.loading}</p>
      )}
    </div>
  );
}

function AtTable({ id, rules, tracker, pad, sentences, rulings, history }: RoundAndScoreProps & Loaded) {
  const [table, setTable] = useState<TableKept>(() => tableKept(id));
  const [isKept, setIsKept] = useState(true);
  const switchable = rulings.flatMap(({ option }) => option ?? []);
  // What is agreed on for the register, "Can I?" and the sandbox holds here as well.
  const [on, setOn] = useState(() => agreement(id, switchable, location.hash));
  useEffect(() => whenKept(id, ['table'], () => setTable(tableKept(id))), [id]);
  useEffect(() => whenKept(id, ['agreed'], () => setOn(keptAgreement(id, switchable))), [id]);
  /** Changes the table as it is now: another tab may have gone on with it. */
  const change = (changes: (now: TableKept) => Partial<Omit<TableKept, 'rules'>>) => {
    const now = isKept ? tableKept(id) : table;
    const next = { ...now, ...changes(now), rules: history.at(-1)?.rules ?? null };
    setTable(next);
    setIsKept(keepTable(id, next));
  };
  const { presses, entries } = table;
  const course = useMemo(() => tracker && followed(tracker, on, presses), [tracker, on, presses]);
  const standing = tracker && course && tracker.shows(course.state);
  /** Goes on from what is seen, and not from what was told in another tab meanwhile: that is shown first. */
  const goOn = (next: readonly string[]) =>
    change((now) => (now.presses.join('\n') === presses.join('\n') ? { presses: next } : {}));
  const quoted: Quoted = { rules, sentences: sentences(on) };
  const options = [...(tracker?.options ?? []), ...(pad?.options ?? [])];
  return (
    <RulesLinked value={quoted}>
      {!isKept && (
        <p class="not-kept" role="alert">
          {TABLE_WORDS.notKept}
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

/** What the tracker knows of the active player card need not be entered. */
function withActive(pad: AnyPad, active: number | null, entries: TableKept['entries']): TableKept['entries'] {
  if (pad.activeField === null || active === null || entries[pad.activeField] !== undefined) return entries;
  return { ...entries, [pad.activeField]: active };
}
