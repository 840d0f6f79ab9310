/** The verdict on a try: allowed, not allowed, or a gap in the rulebook; with reasons, remedies and both readings. */
import type { SceneEvent } from '../../referee/table/scene.ts';
import type { Sentences } from '../../book/sentences.ts';
import type { Verdict } from '../../referee/verdict.ts';
import { capital } from '../../language.ts';
import { ASK_WORDS } from '../words/ask.ts';

const WORDS = ASK_WORDS.canI;

export interface Tried {
  readonly says: string;
  readonly words: string;
  readonly move: unknown;
  readonly verdict: Verdict<string, string>;
  /** Its events if it is allowed. */
  readonly events: readonly SceneEvent[];
}

interface VerdictPanelProps {
  readonly tried: Tried;
  readonly sentences: Sentences<string>;
  /** URL of the rules; append a rule's id. */
  readonly rules: string;
  /** URL of the register of rulings; append a ruling's id. */
  readonly rulings: string;
}

export function VerdictPanel({ tried, sentences, rules, rulings }: VerdictPanelProps) {
  const { says, verdict, events } = tried;
  const { allowed, basis, breaches } = verdict;
  const isDouble = verdict.rulings.some(({ rule, differs }) => differs && sentences.isDouble(rule));
  const ruled = isDouble ? WORDS.double(allowed) : WORDS.silent(allowed);
  const answer = basis === 'ruling' ? ruled : allowed ? WORDS.yes : WORDS.no;
  return (
    <>
      <p class={`verdict says ${allowed ? 'yes' : 'no'}`}>{answer}</p>
      <p class="tried">
        {says} <code>{tried.words}</code>
      </p>
      {[...new Set(breaches.map(({ rule }) => rule))].map((rule) => (
        <div class="cited" key={rule}>
          <p>
            <RuleId rule={rule} page={rules} /> {sentences.sentence(rule)}
          </p>
          {breaches
            .filter((breach) => breach.rule === rule)
            .map(({ remedy }) => (
              <p class="remedy" key={remedy}>
                <b>{WORDS.legal}:</b> {capital(remedy)}.
              </p>
            ))}
        </div>
      ))}
      {allowed && <Comes events={events} sentences={sentences} rules={rules} />}
      {verdict.rulings.map(({ rule, differs }) => (
        <dl class="other" key={rule}>
          <dt>
            {WORDS.ruling} <RuleId rule={rule} page={rules} />
          </dt>
          {!breaches.some((breach) => breach.rule === rule) && <dd>{sentences.sentence(rule)}</dd>}
          <dt>
            <a href={`${rulings}${rule}`}>{WORDS.other}</a>
          </dt>
          <dd>
            {sentences.other(rule)}
            <em>{differs === 'perhaps' ? WORDS.perhaps : differs ? WORDS.differs(allowed) : WORDS.same}</em>
          </dd>
        </dl>
      ))}
    </>
  );
}

function Comes({
  events,
  sentences,
  rules,
}: Pick<VerdictPanelProps, 'sentences' | 'rules'> & Pick<Tried, 'events'>) {
  if (events.length === 0) return <p>{WORDS.plain}</p>;
  return (
    <div class="cited">
      <p>
        <b>{WORDS.comes}:</b>
      </p>
      <ul>
        {events.map(({ rule, what }) => (
          <li key={what}>
            {capital(what)}. <RuleId rule={rule} page={rules} /> <small>{sentences.sentence(rule)}</small>
          </li>
        ))}
      </ul>
    </div>
  );
}

export const RuleId = ({ rule, page }: { readonly rule: string; readonly page: string }) => (
  <a class="rule-id" href={`${page}${rule}`}>
    {rule}
  </a>
);
