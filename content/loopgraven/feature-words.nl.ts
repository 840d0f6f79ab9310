import type { FeatureWords } from '../../src/book/feature-words.ts';

/** Words of what the opponent looks at, by feature. */
export const FEATURE_WORDS_NL: Readonly<Record<string, FeatureWords>> = {
  troops: {
    name: 'Troepen op het bord',
    better: 'brengt troepen op het bord of kost hen er',
    worse: 'laat minder troepen op het bord',
  },
  strength: {
    name: 'Aandeel in alle troepen',
    better: 'brengt de verhouding in jouw voordeel',
    worse: 'brengt de verhouding in hun voordeel',
  },
  rows: { name: 'Gewonnen rijen', better: 'komt dichter bij hun loopgraaf', worse: 'geeft terrein prijs' },
  trench: {
    name: 'Eenheden in hun loopgraaf',
    better: 'neemt een vak van hun loopgraaf',
    worse: 'verlaat hun loopgraaf',
  },
  reserve: { name: 'Troepen in reserve', better: 'houdt troepen in reserve', worse: 'maakt de reserve op' },
  tokens: { name: 'Fiches', better: 'bewaart fiches', worse: 'geeft fiches uit' },
  upgrades: { name: 'Upgrades', better: 'koopt een upgrade', worse: 'laat een upgrade liggen' },
  hits: {
    name: 'Verzwakte eenheden',
    better: 'verzwakt er een van hen',
    worse: 'laat er een van jou verzwakt',
  },
  cards: {
    name: 'Bewaarde kaarten',
    better: 'bewaart een kaart die helpt',
    worse: 'zit met een kaart die hindert',
  },
  full: { name: 'Volle loopgraaf', better: 'vult hun loopgraaf', worse: 'laat hen jouw loopgraaf vullen' },
  contact: {
    name: 'Eenheden binnen bereik',
    better: 'brengt hen binnen bereik van een aanval',
    worse: 'brengt jou binnen bereik van een aanval',
  },
  turn: { name: 'De beurt', better: 'houdt de beurt', worse: 'geeft de beurt weg' },
};
