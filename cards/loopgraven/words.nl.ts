/** Wat er op de gedrukte dingen van Loopgraven staat, in het Nederlands. */
import type { LoopgravenWords } from './words.ts';

const COLOURS = { red: 'Rode', gray: 'Grijze', violet: 'Paarse', blue: 'Blauwe' } as const;
const NEUTERS = { red: 'Rood', gray: 'Grijs', violet: 'Paars', blue: 'Blauw' } as const;

const ofColours = (id: string, noun: string, by: Readonly<Record<string, string>> = COLOURS) =>
  Object.fromEntries(Object.entries(by).map(([colour, word]) => [`${id}-${colour}`, `${word} ${noun}`]));

const NAMES = {
  negative: 'Negatieve eventkaarten',
  positive: 'Positieve eventkaarten',
  round: 'Rondekaart',
  reference: 'Overzichtskaart',
  'reference-fight': 'Gevecht en ronde',
  'set-up': 'Startkaart',
  board: 'Spelbord',
  // Zo heten de kaarten bij de spelers.
  'trench-feet': 'Trench Feet',
  famine: 'Hongersnood',
  'rat-attack': 'Rat Attack',
  freeze: 'Freeze',
  'lost-haversack': 'Verloren Haversack',
  shellshock: 'Shellshock',
  'keep-digging': 'Keep Digging',
  kabiem: 'Kabiem!!',
  'body-armour': 'Body Armor',
  spotted: 'Spotted',
  'full-throttle': 'Op volle toeren',
  'gas-mask': 'Gasmasker',
  ...ofColours('platoon', 'peloton', NEUTERS),
  ...ofColours('car', 'auto'),
  ...ofColours('tank', 'tank'),
  ...ofColours('gas', 'gas', NEUTERS),
  ...ofColours('tier', 'tredemarkering'),
  ...ofColours('upgrades', 'upgradekaart'),
  'token-1': 'Token van 1',
  'token-5': 'Token van 5',
  'mark-step': 'Een stap minder',
  'mark-attack': 'Twee minder in het gevecht',
  'mark-shellshock': 'Shellshock',
  'mark-frost': 'Staat stil',
  'mark-gassed': 'Een beurt in het gas',
  'd4-a': 'Dobbelsteen met 4 zijden, team A',
  'd6-a': 'Dobbelsteen met 6 zijden, team A',
  'd10-a': 'Dobbelsteen met 10 zijden, team A',
  'd4-b': 'Dobbelsteen met 4 zijden, team B',
  'd6-b': 'Dobbelsteen met 6 zijden, team B',
  'd10-b': 'Dobbelsteen met 10 zijden, team B',
};

export const WORDS_NL: LoopgravenWords = {
  language: 'nl',
  about: 'Twee teams, twee rijen loopgraven en weinig tokens: wie in de loopgraaf van de ander zit, wint.',
  players: '2 of 4',
  credit: {
    name: 'onbekend',
    part: 'spelontwerp',
    says: 'Het regelboek vertelt niet wie het spel gemaakt heeft.',
  },
  names: NAMES,
  notes: {
    'How many there are of it, its picture and its words are ours.':
      'Aantal, tekening en tekst zijn van ons.',
    'Its words are ours.': 'De tekst is van ons.',
    'Its figures are the rulebook’s.': 'De getallen komen uit het regelboek.',
    'The colours and their shapes are ours.': 'De kleuren en hun vormen zijn van ons.',
    'The rulebook has a bag of tokens; values and numbers are ours.':
      'Het regelboek heeft een zak tokens; waarden en aantallen zijn van ons.',
    'Markers are ours: the rulebook has none.': 'Markeringen zijn van ons: het regelboek heeft er geen.',
    'That its spaces are hexes is worked out from the rulebook; all else of it is ours.':
      'Dat de vakken zeskanten zijn, volgt uit het regelboek; al het andere eraan is van ons.',
    'The rulebook has three stacks of upgrade cards; one card with three stairs is ours.':
      'Het regelboek heeft drie stapels met upgrades; één kaart met drie trappen is van ons.',
    'How many there are is ours.': 'Hoeveel er zijn, is van ons.',
  },
  colours: { red: 'rood', gray: 'grijs', violet: 'paars', blue: 'blauw' },
  board: {
    scale: 'stappen, loopgraaf tot loopgraaf',
    trench: 'LOOPGRAAF',
    places: { farm: 'HOEVE', mill: 'MOLEN', copse: 'BOSJE' },
    negative: 'NEGATIEF',
    positive: 'POSITIEF',
  },
  event: {
    says: {
      N1: 'Deze ronde zetten al je pelotons 1 stap minder.',
      N2: 'Deze ronde kunnen je pelotons buiten je eigen loopgraaf niet bewegen en niet aanvallen.',
      N3: 'Je volgende aanval: trek 1 af van elke dobbelsteen die je gooit.',
      N4: 'Deze ronde kunnen je auto’s en tanks niet bewegen en niet aanvallen.',
      N5: 'De troep die je het laatst verplaatste, gaat 2 stappen terug naar je loopgraaf: 1 of geen als de weg bezet is.',
      N6: 'Kies een van je pelotons op het bord. Deze en de volgende ronde kan het niet bewegen en niet aanvallen, en elke aanval erop lukt.',
      P1: 'Je volgende aanval: tel 1 op bij je totaal.',
      P2: 'Eén aanval: je troepen op 2 vakken van het doel mogen meedoen.',
      P3: 'Je volgende gevecht: het totaal van de vijand telt voor de helft, naar boven afgerond.',
      P4: 'Wordt een van je troepen aangevallen, dan stapt die 1 of 2 vrije vakken opzij en mist de aanval. Dat kost geen actie.',
      P5: 'Je volgende 3 inkomens: je economie levert het dubbele op.',
      P6: 'Als gas je troepen gaat verzwakken of doden, deert het ze deze ene keer niet.',
    },
    helps: 'positief',
    hurts: 'negatief',
    kept: 'bewaar tot gebruik',
    atOnce: 'geldt meteen',
  },
  round: {
    green: 'GROEN',
    greenSays: 'Elk team gooit voor een kaart',
    white: 'WIT',
    whiteSays: 'Niemand gooit',
    turn: 'Draai deze kaart om als een ronde begint',
  },
  markers: { step: 'STAP', attack: 'GEVECHT', shellshock: 'SHOCK', frost: 'STAAT STIL', gassed: 'IN GAS' },
  upgrades: {
    title: 'Upgrades',
    how: 'betaal de tokens, klim één trede',
    tracks: {
      artillery: { name: 'Artillerie', counts: 'een schot raakt' },
      economy: { name: 'Economie', counts: 'tokens per beurt' },
      general: { name: 'Generaal', counts: 'acties, vanaf de volgende ronde' },
    },
    shots: ['1 vak', 'gas, 3 op een lijn', '7 vakken'],
  },
  setUp: {
    heading: 'DRIE LENGTES',
    heads: ['minuten', 'pelotons', 'auto’s', 'tanks', 'tokens'],
    begins: [
      {
        lead: 'Kies een lengte.',
        says: 'Elke speler neemt deze troepen en tokens; op het bord staat nog niets.',
      },
      { lead: 'Schud', says: 'beide stapels kaarten.' },
      { lead: 'Gooi een dobbelsteen:', says: 'de hoogste worp begint. Gelijk? Gooi opnieuw.' },
      { lead: 'De rondekaart', says: 'begint groen.' },
    ],
    round: 'EEN RONDE',
    rounds: [
      {
        lead: 'Groen:',
        says: 'elk team gooit, wie begon het eerst. 1 of 2: een negatieve kaart; 3 of 4: geen; 5 of 6: een positieve.',
      },
      { lead: 'Wit:', says: 'niemand gooit.' },
      {
        lead: 'Beurten:',
        says: 'één voor elke speler, de teams om en om; met z’n vieren in deze volgorde.',
      },
      { lead: 'Daarna', says: 'gaat de rondekaart om.' },
    ],
    order: 'TEAM A, TEAM B, TEAM A, TEAM B',
  },
  reference: {
    units: { platoon: 'Peloton', car: 'Auto', tank: 'Tank' },
    heads: ['stappen', 'worp', 'prijs', 'extra'],
    troops: 'TROEPEN',
    ammunition: 'MUNITIE',
    shots: [
      { lead: 'Gewoon, kost 5.', says: 'Eén vak.' },
      {
        lead: 'Gas, kost 7.',
        says: 'Drie op een lijn; wie er twee beurten in eindigt, sterft.',
      },
      { lead: 'Geavanceerd, kost 9.', says: 'Een vak en alles eromheen.' },
    ],
    hit: 'Wie geraakt is, zet de volgende beurt 1 stap minder en heeft in het volgende gevecht 2 minder. Extra: tokens per beurt voor een troep in een vijandelijke loopgraaf.',
    turn: 'JE BEURT',
    turns: [
      {
        lead: 'Inkomen.',
        says: 'Economie, en extra voor troepen in vijandelijke loopgraven; niet in je eerste beurt.',
      },
      { lead: 'Acties, 2 tot 4.', says: 'Een beweging, een aanval en een schot zijn er elk één.' },
      { lead: 'Bewegen.', says: 'Eén troep; om andere heen, nooit erdoor.' },
      { lead: 'Aanvallen.', says: 'Eén vijand, met alle troepen ernaast die je wilt.' },
      { lead: 'Schieten.', says: 'Betaal het schot; elke afstand.' },
      {
        lead: 'Inzetten, upgraden.',
        says: 'De 1e en de 4e van een beurt kosten een actie, de andere geen.',
      },
    ],
    fight: 'EEN GEVECHT',
    fights: [
      { lead: 'Gooi.', says: 'Aanvallers tellen hun worpen op; het doel gooit alleen.' },
      {
        lead: 'De hoogste wint.',
        says: 'De troepen van de verliezer gaan uit het spel; niemand schuift op. Gelijk: niets.',
      },
    ],
    end: 'HET EINDE',
    ends: 'Je wint als de vijand geen troepen meer heeft, of als jouw troepen al zijn loopgraven vullen en daar na nog één beurt van elke vijand staan.',
  },
};
