import { BOOK as ENGLISH } from '../book.ts';
import { STATEMENTS } from './statements.ts';

const [tooFar, twoHops] = ENGLISH.examples.Hops;
const [beyond] = ENGLISH.questions.Hopping;

/** Alles wat er van Stapstenen te lezen is: de gevallen zijn die van het Engelse boek, de woorden niet. */
export const BOOK = {
  ...ENGLISH,
  chapters: [{ name: 'Stenen', statements: STATEMENTS }],
  statements: STATEMENTS,
  rulings: {
    S2: {
      ...ENGLISH.rulings.S2,
      question: 'Mag een sprong voorbij de laatste steen eindigen?',
      other: 'De kikker die als eerste op de laatste steen zit, wint; een sprong erover eindigt erop.',
      from: 'Wie dit spel verzon, wilde dat er iets te beslissen viel.',
      alters: {
        S1: 'Ben je aan de beurt, speel dan een sprongkaart en zet je kikker zoveel stenen verder, of op de laatste.',
      },
    },
  },
  examples: {
    Sprongen: [
      { ...tooFar, title: 'Een sprong van 2 vanaf de derde steen gaat te ver.' },
      { ...twoHops, title: 'Kikkers springen om de beurt.' },
    ],
  },
  questions: {
    Springen: [
      {
        ...beyond,
        asks: 'Mag mijn kikker voorbij de laatste steen springen?',
        answer: 'Het regelboek zwijgt: wij zeggen nee.',
      },
    ],
  },
} as const;
