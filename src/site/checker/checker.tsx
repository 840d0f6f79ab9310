/** A checker for a real table: mark the position on a board, and the answer appears beside it. It knows no game. */
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { Checkers } from '../../referee/table/checker.ts';
import type { Checked, Checker } from '../../referee/table/checker.ts';
import type { Draft } from '../../referee/table/editor.ts';
import type { Readings, SentencesUnder } from '../../book/sentences.ts';
import { capital } from '../../language.ts';
import { whenKept } from '../device/local-storage.ts';
import { Editor } from '../editor/editor.tsx';
import { agreement, keepSwitched, keptAgreement, toggled } from '../play/kept/agreement.ts';
import { SHELF } from '../shelf.ts';
import { RuleLink, RulesLinked } from '../round-and-score/rule-links.tsx';
import { Rulings } from '../round-and-score/agreed-rulings.tsx';
import { CHECKER_WORDS as WORDS } from '../words/checker.ts';

export interface CheckerProps {
  readonly id: string;
  readonly name: string;
  /** URL of the rules; append "#E2". */
  readonly rules: string;
  /** URL of the folder of the face pictures, ending in a slash. */
  readonly faces: string;
}

interface Loaded {
  readonly checkers: Checkers;
  readonly sentences: SentencesUnder;
  readonly rulings: readonly Readings[];
}

/** Loads what the page needs of a game. Rejects when the network fails. */
async function load(id: string): Promise<Loaded> {
  const referee = SHELF.find((game) => game.id === id)?.referee;
  if (referee?.checkers === undefined) throw new Error(`${id} has nothing to measure on the shelf`);
  const [checkers, sentences, rulings = []] = await Promise.all([
    referee.checkers(),
    referee.sentences(),
    referee.rulings?.(),
  ]);
  return { checkers, sentences, rulings };
}

export function CheckerPage(props: CheckerProps) {
  const { id } = props;
  const [loaded, setLoaded] = useState<Loaded | 'failed' | null>(null);
  useEffect(() => {
    load(id).then(setLoaded, () => setLoaded('failed'));
  }, [id]);
  return loaded === null || loaded === 'failed' ? (
    <p role="status">{loaded === 'failed' ? WORDS.failed : WORDS.loading}</p>
  ) : (
    <Measuring {...props} {...loaded} />
  );
}

/** The checker named in the URL fragment. */
function useAsked(): string {
  const [asked, setAsked] = useState(() => location.hash.slice(1));
  useEffect(() => {
    const look = () => setAsked(location.hash.slice(1));
    addEventListener('hashchange', look);
    return () => removeEventListener('hashchange', look);
  }, []);
  return asked;
}

function Measuring({ id, name, rules, faces, checkers, sentences, rulings }: CheckerProps & Loaded) {
  const known = rulings.flatMap(({ option }) => option ?? []);
  const [on, setOn] = useState(() => agreement(id, known, location.hash));
  useEffect(() => whenKept(id, ['agreed'], () => setOn(keptAgreement(id, known))), [id]);
  const asked = useAsked();
  const all = useMemo(() => checkers.under(on), [checkers, on]);
  const checker = all.find((one) => one.id === asked) ?? all[0];
  // Each checker keeps its draft while another is shown.
  const [marked, setMarked] = useState<Readonly<Record<string, Draft>>>({});
  const draft = marked[checker.id] ?? checker.begin;
  const set = (next: Draft) => setMarked((before) => ({ ...before, [checker.id]: next }));
  const found = useMemo(() => checker.check(draft), [checker, draft]);
  return (
    <RulesLinked value={{ rules, sentences: sentences(on) }}>
      <div class="play checker">
        {all.length > 1 && <Choice all={all} chosen={checker.id} />}
        <h2>{capital(checker.name)}</h2>
        <p>{checker.about}</p>
        <Editor key={checker.id} editing={checker} draft={draft} onChange={set} faces={faces} name={name}>
          <Answer found={found} />
        </Editor>
        <p class="buttons">
          <button type="button" onClick={() => set(checker.begin)}>
            {WORDS.again}
          </button>
        </p>
        <Rulings
          rulings={rulings.filter(({ option }) => option !== null && checker.options.includes(option))}
          on={on}
          about={WORDS.rulings}
          onSwitch={(option) => {
            const next = toggled(on, option);
            setOn(next);
            keepSwitched(id, option, next.includes(option), known);
          }}
        />
      </div>
    </RulesLinked>
  );
}

/** The checkers to choose from; each has a URL. */
function Choice({ all, chosen }: { readonly all: readonly Checker[]; readonly chosen: string }) {
  return (
    <nav aria-label={WORDS.choice}>
      <ul class="choice">
        {all.map(({ id, name }) => (
          <li key={id}>
            <a href={`#${id}`} aria-current={id === chosen ? 'true' : undefined}>
              {capital(name)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Answer({ found }: { readonly found: Checked }) {
  const { allowed, answer, because, besides } = found;
  return (
    <section class="checked" aria-label={WORDS.answer}>
      <p class={`verdict says ${allowed ? 'yes' : 'no'}`} role="status">
        {capital(answer)}.
      </p>
      <ul aria-label={WORDS.because}>
        {because.map(({ rule, says }) => (
          <li key={says}>
            {capital(says)}. <RuleLink id={rule} />
          </li>
        ))}
      </ul>
      {besides.map(({ heading, lines }) => (
        <div key={heading}>
          <h3>{heading}</h3>
          <ul>
            {lines.map((says) => (
              <li key={says}>{capital(says)}.</li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}
