import { STATEMENTS } from './statements.ts';

const { V1, V2, V3, V4, V5, V6 } = STATEMENTS;

/** Een stelling waarin om een tweede tegenwind wordt gevraagd. */
const WAAIT = {
  afloat: 'turf',
  winds: 1,
  asked: ['west'],
  hands: { noord: ['kaas'], zuid: ['kippen'], west: ['orgel', 'wind'] },
} as const;

/** Alle teksten van Drie Veren voor de pagina’s van de site. */
export const BOOK = {
  chapters: [
    { name: 'Uitvaren', statements: { V1 } },
    { name: 'De overtocht', statements: { V2, V5, V3, V4 } },
    { name: 'Het einde', statements: { V6 } },
  ],
  statements: STATEMENTS,
  rulings: {
    V5: {
      question: 'Mogen beide anderen tegen dezelfde overtocht een tegenwind spelen?',
      other: 'Tegen één overtocht mag het twee keer waaien.',
      from: 'Wie dit spel verzon, wilde dat er iets te beslissen viel.',
      option: 'storm',
      alters: {},
    },
  },
  examples: {
    'De overtocht': [
      {
        kind: 'course',
        id: 'tegenwind',
        title: 'Tegen de kaas waait het, en toch komt ze aan.',
        position: { hands: { noord: ['kaas', 'turf'], zuid: ['wind'], west: ['kippen', 'wind'] } },
        moves: ['vaar kaas', 'wind', 'laat', 'worp 3 6'],
        after: { turns: 1, quays: { noord: ['kaas'] }, water: ['wind'], dice: [3, 6] },
        shows: ['V1', 'V2', 'V3', 'V4'],
      },
      {
        kind: 'try',
        id: 'tweede-wind',
        title: 'Waar het al waait, waait het niet nog eens.',
        position: WAAIT,
        try: 'wind',
        allowed: false,
        breaks: ['V5'],
        turnsOn: 'storm',
        shows: ['V5'],
      },
    ],
    'Het einde': [
      {
        kind: 'score',
        id: 'samen-winnen',
        title: 'Wie gelijk staat, wint samen.',
        position: { turns: 9, quays: { noord: ['kippen', 'kaas'], zuid: ['orgel'], west: ['turf'] } },
        totals: [5, 5, 4],
        winner: ['noord', 'zuid'],
        shows: ['V6'],
      },
    ],
  },
  questions: {
    Wind: [
      {
        id: 'twee-keer',
        asks: 'Mag het twee keer waaien tegen dezelfde overtocht?',
        answer: 'Het regelboek zwijgt: wij zeggen nee.',
        by: 'tweede-wind',
      },
    ],
  },
  cardTexts: [
    { cards: ['kippen', 'kaas', 'turf', 'orgel'], does: ['V1', 'V4'], touches: ['V3'] },
    { cards: ['wind'], does: ['V2'], touches: ['V3', 'V5'] },
  ],
} as const;
