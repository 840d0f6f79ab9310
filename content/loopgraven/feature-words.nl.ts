import type { FeatureWords } from '../../src/book/feature-words.ts';

/** Words of what the opponent looks at, by feature. */
export const FEATURE_WORDS_NL: Readonly<Record<string, FeatureWords>> = {
  troops: {
    name: 'Troepen op het bord',
    better: 'brengt troepen op het bord, of kost de vijand er',
  },
  strength: {
    name: 'Aandeel in alle troepen',
    better: 'brengt de verhouding in jouw voordeel',
  },
  rows: { name: 'Gewonnen rijen', better: 'komt dichter bij de vijandelijke loopgraaf' },
  trench: {
    name: 'Troepen in de vijandelijke loopgraaf',
    better: 'bezet een vak van de vijandelijke loopgraaf',
  },
  reserve: { name: 'In te zetten troepen', better: 'houdt troepen over om in te zetten' },
  tokens: { name: 'Tokens', better: 'spaart tokens' },
  upgrades: { name: 'Upgrades', better: 'koopt een upgrade' },
  hits: {
    name: 'Verzwakte troepen',
    better: 'verzwakt een vijandelijke troep',
  },
  cards: {
    name: 'Bewaarde kaarten',
    better: 'bewaart een positieve kaart',
  },
  full: { name: 'Volle loopgraaf', better: 'vult de vijandelijke loopgraaf' },
  contact: {
    name: 'Troepen binnen bereik',
    better: 'brengt vijanden binnen bereik van een aanval',
  },
  turn: { name: 'De beurt', better: 'houdt de beurt' },
};
