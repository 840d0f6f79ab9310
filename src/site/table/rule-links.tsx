/** Rules by their number, on the way to their sentence. */
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { Sentences } from '../../referee/verdict-text.ts';

/** Where the rules stand, and what they say at this table. */
export interface Quoted {
  /** The address to which "#E2" can be added. */
  readonly rules: string;
  readonly sentences: Sentences<string>;
}

const Context = createContext<Quoted | null>(null);

/** Lets everything inside link to the rules. */
export const RulesLinked = Context.Provider;

export function RuleLink({ id }: { readonly id: string }) {
  const quoted = useContext(Context);
  return (
    <a class="rule-id" href={`${quoted?.rules ?? ''}#${id}`} title={quoted?.sentences.sentence(id)}>
      {id}
    </a>
  );
}

/** A sentence of a rule as it is read at this table. */
export function Sentence({ id }: { readonly id: string }) {
  return <>{useContext(Context)?.sentences.sentence(id)}</>;
}
