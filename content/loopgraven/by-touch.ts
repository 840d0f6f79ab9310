import type { InEach } from '../../src/language.ts';

/** How the pieces of Loopgraven may be told apart without looking: suggestions of ours. */
export const BY_TOUCH: readonly InEach[] = [
  {
    en: 'Colours differ in outline: red is round, gray square, violet a shield, blue a diamond.',
    nl: 'Kleuren verschillen in omtrek: rood is rond, grijs vierkant, paars een schild, blauw een ruit.',
  },
  {
    en: 'Glue one dot on a platoon, two on a car, three on a tank.',
    nl: 'Lijm één stip op een peloton, twee op een auto, drie op een tank.',
  },
  {
    en: 'Glue the board to thick card and score the edges of the hexes: a finger counts steps along them.',
    nl: 'Plak het bord op dik karton en ril de randen van de zeskanten: een vinger telt er stappen langs.',
  },
  {
    en: 'Say a space by its letter and number, “e5”, and a fight as both totals: “seven against four”.',
    nl: 'Noem een vak met letter en cijfer, ‘e5’, en een gevecht met beide totalen: ‘zeven tegen vier’.',
  },
];
