/** Joins a game's rule sentences to the ids that verdicts name. */
import type { Bring } from '../referee/erased-types.ts';
import type { Sentences } from '../referee/verdict-text.ts';
import type { Altered, Ruling, Statement } from './statement.ts';

type Sentence = Pick<Statement, 'text'>;
type SentencesById = Readonly<Record<string, Sentence>>;

/** A ruling's other reading, the option that switches to it and what that alters, and how the gap came about. */
type Reading = Pick<Ruling, 'other' | 'option' | 'alters' | 'isDouble'>;
type ReadingsById = Readonly<Record<string, Reading>>;

/** The sentences of a game at a table that plays with some options. */
export type SentencesUnder = (on: readonly string[]) => Sentences<string>;

/** The other statements that the other reading of a ruling alters, with what then stands in their place. */
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
 * What stands in the place of a statement at a table with these options: the other reading of a ruling, or what an
 * option makes of a sentence that would be untrue with it. Of two the later in the register stands, as the engine has it.
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

/** The sentences of a game's content: in force is a rule's statement, or what the options of a table put in its place. */
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

/** A ruling with both its readings. */
export interface Readings {
  /** The statement that holds ours. */
  readonly rule: string;
  /** The option that switches to the other; null where it cannot be switched. */
  readonly option: string | null;
  /** What the rulebook leaves open. */
  readonly question: string;
  readonly ours: string;
  readonly other: string;
}

type Rulings = Readonly<Record<string, Reading & Pick<Ruling, 'question'>>>;

/** The rulings of a game's content, in its order. */
export const readingsOf = (statements: SentencesById, rulings: Rulings): readonly Readings[] =>
  Object.entries(rulings).map(([rule, { option, question, other }]) => ({
    rule,
    option,
    question,
    other,
    ours: statements[rule]?.text ?? rule,
  }));

/** What the verdicts of a game quote, brought when they are asked for: to stand in the referee of its `index.ts`. */
export const quotes = (statements: Bring<SentencesById>, rulings: Bring<Rulings>) => ({
  sentences: async (): Promise<SentencesUnder> => sentencesOf(await statements(), await rulings()),
  rulings: async (): Promise<readonly Readings[]> => readingsOf(await statements(), await rulings()),
});
