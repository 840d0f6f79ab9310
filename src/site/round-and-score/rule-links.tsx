/** Rule ids as links to their sentences. */
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { Sentences } from '../../book/sentences.ts';

/** URL of the rules, and their sentences under this table's rulings. */
export interface Quoted {
  /** URL of the rules; append "#E2". */
  readonly rules: string;
  readonly sentences: Sentences<string>;
}

const Context = createContext<Quoted | null>(null);

export const RulesLinked = Context.Provider;

export function RuleLink({ id }: { readonly id: string }) {
  const quoted = useContext(Context);
  return (
    <a class="rule-id" href={`${quoted?.rules ?? ''}#${id}`} title={quoted?.sentences.sentence(id)}>
      {id}
    </a>
  );
}

/** A rule's sentence under this table's rulings. */
export function Sentence({ id }: { readonly id: string }) {
  return <>{useContext(Context)?.sentences.sentence(id)}</>;
}
