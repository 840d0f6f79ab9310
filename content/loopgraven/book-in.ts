import type { Book } from '../../src/book/book.ts';
import { wordedIn, type InEach, type LanguageId, type Worded } from '../../src/language.ts';
import { ACTION_EXAMPLES, FIGHT_EXAMPLES, MOVING_EXAMPLES } from './examples-acting.ts';
import { ARTILLERY_EXAMPLES } from './examples-artillery.ts';
import { LUCK_EXAMPLES, SETBACK_EXAMPLES } from './examples-cards.ts';
import { END_EXAMPLES } from './examples-end.ts';
import { RULING_EXAMPLES } from './examples-rulings.ts';
import { EVENT_EXAMPLES, ROUND_EXAMPLES, SET_UP_EXAMPLES } from './examples-set-up.ts';
import { briefIn } from './brief-in.ts';
import { BY_TOUCH } from './by-touch.ts';
import { CARD_TEXTS } from './card-texts.ts';
import { APART } from './divergences.ts';
import { QUESTIONS } from './questions.ts';
import { setUpIn } from './set-up-in.ts';

/** Themes, in the order of a game, and their examples. */
const THEMES = [
  [{ en: 'Setting up', nl: 'Klaarzetten' }, SET_UP_EXAMPLES],
  [{ en: 'Rounds and income', nl: 'Rondes en inkomen' }, ROUND_EXAMPLES],
  [{ en: 'Events', nl: 'Events' }, EVENT_EXAMPLES],
  [{ en: 'Setbacks', nl: 'Nadeelkaarten' }, SETBACK_EXAMPLES],
  [{ en: 'Strokes of luck', nl: 'Voordeelkaarten' }, LUCK_EXAMPLES],
  [{ en: 'Actions', nl: 'Acties' }, ACTION_EXAMPLES],
  [{ en: 'Moving', nl: 'Bewegen' }, MOVING_EXAMPLES],
  [{ en: 'Fighting', nl: 'Vechten' }, FIGHT_EXAMPLES],
  [{ en: 'Artillery', nl: 'Artillerie' }, ARTILLERY_EXAMPLES],
  [{ en: 'The end', nl: 'Het einde' }, END_EXAMPLES],
  [{ en: 'Where readings part', nl: 'Waar lezingen uiteengaan' }, Object.values(RULING_EXAMPLES)],
] as const;

/** What stands under themes, in a language. */
const byTheme = <T>(
  language: LanguageId,
  themes: readonly (readonly [name: InEach, those: T])[],
): Readonly<Record<string, Worded<T>>> =>
  Object.fromEntries(themes.map(([name, those]) => [name[language], wordedIn(language, those)]));

/** What of the book stands in every language at once, in one of them. */
export const casesIn = (
  language: LanguageId,
): Required<
  Pick<Book, 'examples' | 'differing' | 'apart' | 'questions' | 'cardTexts' | 'byTouch' | 'setUp' | 'brief'>
> => ({
  examples: byTheme(language, THEMES),
  differing: wordedIn(language, RULING_EXAMPLES),
  apart: wordedIn(language, APART),
  questions: byTheme(language, QUESTIONS),
  cardTexts: CARD_TEXTS,
  byTouch: wordedIn(language, BY_TOUCH),
  setUp: setUpIn(language),
  brief: briefIn(language),
});
