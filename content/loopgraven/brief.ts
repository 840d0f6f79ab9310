import type { BriefPart } from '../../src/book/brief.ts';
import { wordedIn, type LanguageId } from '../../src/language.ts';

/** The rules in brief for the back of the booklet, each line with the statements that it sums up. */
const PARTS = [
  {
    title: { en: 'A round', nl: 'Een ronde' },
    lines: [
      {
        figure: '1',
        says: {
          en: 'Turn the round card. Green: each side rolls.',
          nl: 'Draai de rondekaart om. Groen: elk team gooit.',
        },
        rules: ['W-020', 'W-021'],
      },
      {
        figure: '2',
        says: {
          en: '1–2 a setback, 5–6 a stroke of luck.',
          nl: '1–2 een negatieve kaart, 5–6 een positieve kaart.',
        },
        rules: ['W-021'],
      },
      {
        figure: '3',
        says: { en: 'Then each player has a turn.', nl: 'Dan heeft elke speler een beurt.' },
        rules: ['W-A33'],
      },
    ],
  },
  {
    title: { en: 'Your turn', nl: 'Je beurt' },
    lines: [
      {
        lead: { en: 'Income:', nl: 'Inkomen:' },
        says: {
          en: '3 to 6 by the economy; in enemy trenches a platoon 2, a car 3, a tank 4 more.',
          nl: '3 tot 6 door de economie; in vijandelijke loopgraven een peloton 2, een auto 3, een tank 4 meer.',
        },
        rules: ['W-010', 'W-011', 'W-012'],
      },
      {
        lead: { en: 'Actions:', nl: 'Acties:' },
        says: {
          en: '2, with the general 3 or 4: deploy, move, attack, fire.',
          nl: '2, met de generaal 3 of 4: inzetten, bewegen, aanvallen, schieten.',
        },
        rules: ['W-030', 'W-031', 'W-A09'],
      },
      {
        lead: { en: 'Deploy:', nl: 'Inzetten:' },
        says: {
          en: 'platoon 4, car 6, tank 9; the first and the fourth of a turn cost an action.',
          nl: 'peloton 4, auto 6, tank 9; de eerste en de vierde van een beurt kosten een actie.',
        },
        rules: ['W-033', 'W-A47'],
      },
    ],
  },
  {
    title: { en: 'Troops', nl: 'Troepen' },
    lines: [
      {
        lead: { en: 'Platoon:', nl: 'Peloton:' },
        says: { en: '3 steps, a die of six.', nl: '3 stappen, een d6.' },
        rules: ['W-040', 'W-052'],
      },
      {
        lead: { en: 'Car:', nl: 'Auto:' },
        says: { en: '5 steps, a die of four.', nl: '5 stappen, een d4.' },
        rules: ['W-040', 'W-052'],
      },
      {
        lead: { en: 'Tank:', nl: 'Tank:' },
        says: { en: '2 steps, a die of ten.', nl: '2 stappen, een d10.' },
        rules: ['W-040', 'W-052'],
      },
      {
        says: { en: 'Nobody enters or crosses a taken space.', nl: 'Niemand komt op of over een bezet vak.' },
        rules: ['W-041'],
      },
    ],
  },
  {
    title: { en: 'A fight', nl: 'Een gevecht' },
    lines: [
      {
        says: {
          en: 'All that stand beside one enemy may attack together.',
          nl: 'Alle troepen naast één vijand mogen samen aanvallen.',
        },
        rules: ['W-050', 'W-051'],
      },
      {
        says: {
          en: 'Their dice together against its one. A tie changes nothing.',
          nl: 'Hun worpen samen tegen die van de vijand. Gelijk: er verandert niets.',
        },
        rules: ['W-052', 'W-A03', 'W-057'],
      },
      {
        says: {
          en: 'Whoever has less loses all that took part.',
          nl: 'Wie minder heeft, verliest alle troepen die meededen.',
        },
        rules: ['W-053', 'W-054'],
      },
    ],
  },
  {
    title: { en: 'Artillery', nl: 'Artillerie' },
    lines: [
      {
        lead: { en: 'Normal, 5:', nl: 'Gewoon, 5:' },
        says: {
          en: 'one space; 1 step less, 2 less in the next fight.',
          nl: 'één vak; 1 stap minder, 2 minder in het volgende gevecht.',
        },
        rules: ['W-061', 'W-062'],
      },
      {
        lead: { en: 'Gas, 7:', nl: 'Gas, 7:' },
        says: {
          en: 'three in a row; a second end of a turn in it kills.',
          nl: 'drie op een rechte lijn; wie er twee beurten in eindigt, sterft.',
        },
        rules: ['W-063', 'W-A39a'],
      },
      {
        lead: { en: 'Advanced, 9:', nl: 'Geavanceerd, 9:' },
        says: { en: 'a space and all around it.', nl: 'een vak en alles eromheen.' },
        rules: ['W-064'],
      },
    ],
  },
  {
    title: { en: 'The end', nl: 'Het einde' },
    lines: [
      {
        says: {
          en: 'The enemy has no troops left: you have won.',
          nl: 'De vijand heeft geen troepen meer: je hebt gewonnen.',
        },
        rules: ['W-070', 'W-A24'],
      },
      {
        says: {
          en: 'All its trench spaces full of yours, and none freed in its next turn: you have won.',
          nl: 'Al zijn loopgraafvakken vol met jouw troepen, en na zijn volgende beurt nog steeds: je hebt gewonnen.',
        },
        rules: ['W-071', 'W-A46'],
      },
    ],
  },
] as const;

export const briefIn = (language: LanguageId): readonly BriefPart[] => wordedIn(language, PARTS);
