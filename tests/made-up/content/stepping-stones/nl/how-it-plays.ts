/** Hoe Stapstenen speelt: dezelfde studie, in het Nederlands. */
import type { HowItPlays } from '../../../../../src/book/study-report.ts';
import { playsIn } from '../how-it-plays.ts';

export const HOW_IT_PLAYS: HowItPlays = playsIn({
  lead: 'Wie wint, geteld in partijen van twee sergeanten.',
  title: 'Wie begint',
  text: (of100) => `Wie begint, wint ${of100} van de 100 partijen.`,
  plot: 'Is beginnen eerlijk?',
  of: 'plaats',
  begins: 'wie begint',
  axis: 'gewonnen partijen van de 100',
  even: 'gelijk',
  point: (games) => `aandeel van ${games} partijen`,
  bar: 'waar het 95 van de 100 keer ligt',
  made: 'Alles hier is geteld.',
});
