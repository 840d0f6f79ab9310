/** What is measured at a real table: it is marked on a board, and the answer stands beside it. It knows no game. */
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { AnyCheckers } from '../../referee/any.ts';
import type { Checked } from '../../referee/checker.ts';
import type { Readings, SentencesUnder } from '../../book/sentences.ts';
import { capital } from '../../language.ts';
import { whenKept } from '../device/keepsakes.ts';
import { Editor } from '../editor/editor.tsx';
import { agreement, keepSwitched, keptAgreement, toggled } from '../play/agreement.ts';
import { SHELF } from '../shelf.ts';
import { RuleLink, RulesLinked } from '../table/rule-links.tsx';
import { Rulings } from '../table/rulings.tsx';
import { CHECKER_WORDS as WORDS } from '../words/checker.ts';

export interface CheckerProps {
  /** The game's id on the shelf. */
  readonly id: string;
  readonly name: string;
  /** The address of its rules, to which "#E2" can be added. */
  readonly rules: string;
  /** The address of the folder that holds the faces, ending in a slash. */
  readonly faces: string;
}

interface Loaded {
  readonly checkers: AnyCheckers;
  readonly sentences: SentencesUnder;
  readonly rulings: readonly Readings[];
}

/** All that the page needs of a game. It fails where the network does. */
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

function Measuring({ id, name, rules, faces, checkers, sentences, rulings }: CheckerProps & Loaded) {
  const known = rulings.flatMap(({ option }) => option ?? []);
  const [on, agree] = useState(() => agreement(id, known, location.hash));
  useEffect(() => whenKept(id, ['agreed'], () => agree(keptAgreement(id, known))), [id]);
  const checker = useMemo(() => checkers.under(on), [checkers, on]);
  const [draft, mark] = useState(checker.begin);
  const found = useMemo(() => checker.check(draft), [checker, draft]);
  return (
    <RulesLinked value={{ rules, sentences: sentences(on) }}>
      <div class="play checker">
        <h2>{capital(checker.name)}</h2>
        <p>{checker.about}</p>
        <Editor editing={checker} draft={draft} onChange={mark} faces={faces} name={name}>
          <Answer found={found} />
        </Editor>
        <p class="buttons">
          <button type="button" onClick={() => mark(checker.begin)}>
            {WORDS.again}
          </button>
        </p>
        <Rulings
          rulings={rulings.filter(({ option }) => option !== null && checkers.options.includes(option))}
          on={on}
          about={WORDS.rulings}
          onSwitch={(option) => {
            const next = toggled(on, option);
            agree(next);
            keepSwitched(id, option, next.includes(option), known);
          }}
        />
      </div>
    </RulesLinked>
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
      {besides.length > 0 && (
        <>
          <h3>{WORDS.besides}</h3>
          <ul>
            {besides.map((says) => (
              <li key={says}>{capital(says)}.</li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
