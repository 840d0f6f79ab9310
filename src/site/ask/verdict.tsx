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
  /** Rulings that only settle where or how it is done. */
  readonly aside: readonly string[];
  /** Its events if it is allowed. */
  readonly events: readonly SceneEvent[];
  /** What comes of it when the players do no more than they must. */
  readonly follows: WhatFollows | null;
}

export interface WhatFollows {
  /** "If nobody lays a card". */
  readonly says: string;
  readonly events: readonly SceneEvent[];
  /** How it ended: "3 against 2, so you win". */
  readonly told: string;
  /** How the game stands then. */
  readonly status: string;
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
  const { says, verdict, events, follows, aside } = tried;
  const { allowed, basis, breaches } = verdict;
  const isDouble = verdict.rulings.some(({ rule, differs }) => differs && sentences.isDouble(rule));
  const ruled = isDouble ? WORDS.double(allowed) : WORDS.silent(allowed);
  const isAside = verdict.rulings.every(({ rule, differs }) => !differs || aside.includes(rule));
  const answer = basis === 'ruling' && !(allowed && isAside) ? ruled : allowed ? WORDS.yes : WORDS.no;
  return (
    <>
      <p class={`verdict says ${allowed ? 'yes' : 'no'}`}>{answer}</p>
      {follows && (
        <p class="comes-to">
          {follows.says}: <b>{follows.told}</b>.
        </p>
      )}
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
      {allowed && <Comes says={WORDS.comes} {...{ events, sentences, rules }} />}
      {follows && (
        <Comes
          says={follows.says}
          events={follows.events}
          status={follows.status}
          {...{ sentences, rules }}
        />
      )}
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
            <em>
              {differs && aside.includes(rule)
                ? WORDS.aside
                : differs === 'perhaps'
                  ? WORDS.perhaps
                  : differs
                    ? WORDS.differs(allowed)
                    : WORDS.same}
            </em>
          </dd>
        </dl>
      ))}
    </>
  );
}

interface ComesProps extends Pick<VerdictPanelProps, 'sentences' | 'rules'>, Pick<Tried, 'events'> {
  readonly says: string;
  readonly status?: string;
}

function Comes({ says, events, status, sentences, rules }: ComesProps) {
  if (events.length === 0) return <p>{WORDS.plain}</p>;
  return (
    <div class="cited">
      <p>
        <b>{says}:</b>
      </p>
      <ul>
        {events.map(({ rule, what }) => (
          <li key={what}>
            {capital(what)}. <RuleId rule={rule} page={rules} /> <small>{sentences.sentence(rule)}</small>
          </li>
        ))}
      </ul>
      {status && <p class="comes-to">{status}</p>}
    </div>
  );
}

export const RuleId = ({ rule, page }: { readonly rule: string; readonly page: string }) => (
  <a class="rule-id" href={`${page}${rule}`}>
    {rule}
  </a>
);
