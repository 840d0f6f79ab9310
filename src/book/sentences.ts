/** Looks up the rule sentences for the ids that verdicts name. */
import type { Bring } from '../referee/erased-types.ts';
import type { Sentences } from '../referee/verdict-text.ts';
import type { Altered, Ruling, Statement } from './statement.ts';

type Sentence = Pick<Statement, 'text'>;
type SentencesById = Readonly<Record<string, Sentence>>;

/** The parts of a ruling that are needed here. */
type Reading = Pick<Ruling, 'other' | 'option' | 'alters' | 'isDouble'>;
type ReadingsById = Readonly<Record<string, Reading>>;

/** The sentences at a table with these options on. */
export type SentencesUnder = (on: readonly string[]) => Sentences<string>;

/** The other statements that a ruling's other reading changes, with their replacements. */
export const alteredBy = ({
  alters = {},
}: Pick<Ruling, 'alters'>): readonly { readonly rule: string; readonly sentence: string }[] =>
  Object.entries(alters).flatMap(([rule, altered]) =>
    altered === undefined ? [] : [{ rule, sentence: inForce(altered, []) }],
  );

const inForce = (altered: Altered, on: readonly string[]): string => {
  if (typeof altered === 'string') return altered;
  const also = Object.entries(altered.and).find(([option]) => on.includes(option));
  return also?.[1] ?? altered.says;
};

/**
 * The replacement for a statement at a table with these options: a ruling's other reading, or the changed text
 * of a sentence that would otherwise be untrue. If several apply, the later in the register wins, as in the
 * engine.
 */
const insteadOf = (rulings: ReadingsById, rule: string, on: readonly string[]): string | undefined =>
  Object.entries(rulings)
    .flatMap(([id, { option, other, alters }]) => {
      if (option === null || !on.includes(option)) return [];
      if (id === rule) return other;
      const altered = alters?.[rule];
      return altered === undefined ? [] : inForce(altered, on);
    })
    .at(-1);

/** A game's sentences: the statement of a rule, or its replacement under the options of a table. */
export const sentencesOf =
  (statements: SentencesById, rulings: ReadingsById = {}): SentencesUnder =>
  (on) => {
    const read = (rule: string, under: readonly string[]): string =>
      insteadOf(rulings, rule, under) ?? statements[rule]?.text ?? rule;
    return {
      sentence: (rule) => read(rule, on),
      other: (rule) => {
        const ruling = rulings[rule];
        if (ruling === undefined) return null;
        const { option, other } = ruling;
        return option !== null && on.includes(option)
          ? read(
              rule,
              on.filter((each) => each !== option),
            )
          : other;
      },
      isDouble: (rule) => rulings[rule]?.isDouble ?? false,
    };
  };

export interface Readings {
  /** The statement that holds our reading. */
  readonly rule: string;
  /** The option that switches to the other reading; null where there is none. */
  readonly option: string | null;
  /** What the rulebook leaves open. */
  readonly question: string;
  readonly ours: string;
  readonly other: string;
}

type Rulings = Readonly<Record<string, Reading & Pick<Ruling, 'question'>>>;

export const readingsOf = (statements: SentencesById, rulings: Rulings): readonly Readings[] =>
  Object.entries(rulings).map(([rule, { option, question, other }]) => ({
    rule,
    option,
    question,
    other,
    ours: statements[rule]?.text ?? rule,
  }));

/** The lazily loaded quotes for verdicts, to spread into the referee in a game's `index.ts`. */
export const quotes = (statements: Bring<SentencesById>, rulings: Bring<Rulings>) => ({
  sentences: async (): Promise<SentencesUnder> => sentencesOf(await statements(), await rulings()),
  rulings: async (): Promise<readonly Readings[]> => readingsOf(await statements(), await rulings()),
});
