import type { FeatureWords } from '../../src/book/feature-words.ts';

/** Words of what the opponent looks at, by feature. */
export const FEATURE_WORDS_NL: Readonly<Record<string, FeatureWords>> = {
  troops: {
    name: 'Troepen op het bord',
    better: 'brengt troepen op het bord of kost hen er',
  },
  strength: {
    name: 'Aandeel in alle troepen',
    better: 'brengt de verhouding in jouw voordeel',
  },
  rows: { name: 'Gewonnen rijen', better: 'komt dichter bij hun loopgraaf' },
  trench: {
    name: 'Eenheden in hun loopgraaf',
    better: 'neemt een vak van hun loopgraaf',
  },
  reserve: { name: 'Troepen in reserve', better: 'houdt troepen in reserve' },
  tokens: { name: 'Fiches', better: 'bewaart fiches' },
  upgrades: { name: 'Upgrades', better: 'koopt een upgrade' },
  hits: {
    name: 'Verzwakte eenheden',
    better: 'verzwakt er een van hen',
  },
  cards: {
    name: 'Bewaarde kaarten',
    better: 'bewaart een kaart die helpt',
  },
  full: { name: 'Volle loopgraaf', better: 'vult hun loopgraaf' },
  contact: {
    name: 'Eenheden binnen bereik',
    better: 'brengt hen binnen bereik van een aanval',
  },
  turn: { name: 'De beurt', better: 'houdt de beurt' },
};
