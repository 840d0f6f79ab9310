/** The texts on printed components, in our own words; texts that quote a rule have its id. */
import type { CardSet, Force, Operation } from './components.ts';
import type { StatementId } from '../../../content/fog-of-war/statements.ts';

export const FORCE_NAMES = {
  'army-3': 'Army',
  'army-2': 'Army',
  'army-1': 'Army',
  'fort-3': 'Fort',
  'fort-2': 'Fort',
  'fleet-3': 'Fleet',
  'fleet-2': 'Fleet',
  'fleet-1': 'Fleet',
  air: 'Air',
  dummy: 'Dummy',
} as const satisfies Record<Force, string>;

/** When a card comes into the game, printed on its face only: the backs of all sets are alike. */
export const SET_LABELS = {
  start: 'START',
  1940: '1940',
  1941: '1941',
  1942: '1942',
  1943: '1943',
  usa: 'USA',
  ussr: 'USSR',
} as const satisfies Record<CardSet, string>;

export const OPERATION_NAMES = {
  alpha: 'ALPHA',
  bravo: 'BRAVO',
  charlie: 'CHARLIE',
  delta: 'DELTA',
  echo: 'ECHO',
  foxtrot: 'FOXTROT',
} as const satisfies Record<Operation, string>;

/** A line of a reference card: a bold lead, the text, and its rules. */
export interface Said {
  readonly lead: string;
  readonly says: string;
  readonly rules: readonly StatementId[];
}

export interface ReferenceWords {
  readonly title: string;
  readonly lines: readonly Said[];
  /** Results of battles: the attack needed, and what follows. */
  readonly outcomes?: readonly Outcome[];
}

export interface Outcome extends Said {
  /** The attack compared with the defence. */
  readonly attack: string;
}

const said = (lead: string, says: string, ...rules: readonly StatementId[]): Said => ({ lead, says, rules });

const outcome = (lead: string, attack: string, says: string, ...rules: readonly StatementId[]): Outcome => ({
  ...said(lead, says, ...rules),
  attack,
});

/** Both faces of each reference card. */
export const REFERENCES = {
  turn: [
    {
      title: 'Your turn',
      lines: [
        said('1 Wheel.', 'Turn a dial in use one space. An old operation at NEW OP is disbanded.', 'F-021'),
        said('2 Act,', 'in any order, any number:', 'F-022'),
        said('Defend.', 'Cards face down, into areas that are yours or neutral.', 'F-030'),
        said('Plan.', 'One new operation at NEW OP: a province card and cards from hand.', 'F-040'),
        said('Add', 'to any operation, launch it, or disband it.', 'F-043', 'F-044'),
        said('Resolve', 'each quagmire of an earlier turn of yours. This you must.', 'F-023'),
        said('Play a card', 'at least, if you hold any.', 'F-024'),
        said('3 Look', 'with intelligence tokens.', 'F-121'),
        said('4 Draw', 'up to three cards. The first deck out: winter.', 'F-025', 'F-026'),
      ],
    },
    {
      title: 'Dial and intelligence',
      lines: [
        said('Launch', 'from the second turn of the wheel on; the sixth disbands it.', 'F-045'),
        said('D+1', 'for the defender at the first chance, A+1 for the attacker at the last.', 'F-046'),
        said('A look', 'costs 1 token, or 2 while you act.', 'F-121'),
        said(
          'At what?',
          'A stack in an area, an operation not at NEW OP, the victory cards on the map.',
          'F-122',
        ),
        said('Block', 'with one more; bid by turns; both pay, the higher bid wins.', 'F-124'),
        said('See half', 'of the stack, rounded down, at least one card.', 'F-126'),
        said('Blocked:', 'leave that stack alone this turn.', 'F-125'),
      ],
    },
  ],
  battle: [
    {
      title: 'A battle',
      lines: [
        said('Launch.', 'Show the target, say where from, prove supply.', 'F-047'),
        said('Reveal.', 'Discard dummies and what cannot fight here.', 'F-048'),
        said('Add up.', 'Aircraft; armies and forts on land; fleets at sea.', 'F-060', 'F-B01'),
        said('Defence:', 'landing +4; winter +1, snow +2, sun none; D+1.', 'F-080', 'F-079'),
        said('Advantage:', '+1, then the enemy’s.', 'F-050'),
      ],
      outcomes: [
        outcome(
          'Victory',
          '2 to 1 or more',
          'defenders are lost; the attacker pays their strength to Win.',
          'F-066',
        ),
        outcome('Quagmire', '1 to 1 or more', 'each side loses half, see behind.', 'F-068'),
        outcome(
          'Defeat',
          'less than 1 to 1',
          'attackers are lost; the defender pays their strength to Win.',
          'F-064',
        ),
        outcome('Rout', '1 to 2 or less', 'attackers are lost.', 'F-065'),
      ],
    },
    {
      title: 'A quagmire',
      lines: [
        said('Now', 'each side loses half of its cards, rounded down, at random and unseen.', 'F-068'),
        said('Neutrals', 'count in that half; a player’s cards go first.', 'F-069'),
        said(
          'Next turns:',
          'the defender may add cards, so may the attacker, who then resolves it.',
          'F-072',
        ),
        said('Again', 'no dial and no landing; winter still counts.', 'F-074'),
        said('Supply', 'has to come to an attacker’s area next to it.', 'F-075'),
        said('Cut off?', 'The defender chooses: fight, or send all attackers to their Win stack.', 'F-077'),
        said('No supply', 'passes through a quagmire.', 'F-076'),
      ],
    },
  ],
  year: [
    {
      title: 'The year ends',
      lines: [
        said('When', 'both decks and both hands are empty.', 'F-012'),
        said('1 Score.', 'Axis: points of its areas in supply. At 70 it has won.', 'F-100', 'F-180'),
        said('2 Win stacks:', 'shuffle, deal to Discard and Loss by turns.', 'F-101'),
        said('3 Produce,', 'first whoever lacks the advantage.', 'F-102'),
        said('4 Take back', 'cards and operations you like to the discards.', 'F-103'),
        said('5 Tokens', 'are all ready again.', 'F-104'),
        said('6 Countries', 'enter the war.', 'F-105'),
        said('7 New year:', 'shuffle the discards; its cards join the losses; summer; draw three.', 'F-106'),
        said('First turn:', 'the larger deck; the Axis on a tie.', 'F-011'),
      ],
    },
    {
      title: 'Production',
      lines: [
        said('Points:', 'your resources in supply, up to your industry.', 'F-110'),
        said('1 point', 'brings one lost card to the discards,', 'F-112'),
        said('or', 'moves industry up a space,', 'F-112'),
        said('or', 'buys two intelligence tokens,', 'F-112'),
        said('or', 'one victory point, for the Axis.', 'F-112'),
        said('Half at most', 'for victory points, and none while the Allies hold Ruhr or Berlin.', 'F-113'),
        said('1944:', 'nothing but victory points.', 'F-107'),
        said('Then', 'the Axis shows its victory cards: both areas, or the Allies have won.', 'F-182'),
      ],
    },
  ],
  special: [
    {
      title: 'Countries',
      lines: [
        said('Small neutrals', 'join the enemy of whoever attacks them.', 'F-A05'),
        said('Balkans', 'join the Axis when 1940 ends, if neutral.', 'F-163'),
        said('USSR', 'is Allied when the Axis attacks it, or when 1942 ends.', 'F-164'),
        said('Urals:', 'a way for the Allies alone; nobody attacks them.', 'F-166'),
        said('USA', 'is in the war from 1942; nobody attacks it.', 'F-169'),
        said('Paris falls:', 'Vichy, Morocco and the Levant become Axis too.', 'F-167'),
        said('Britain falls:', 'Egypt becomes Axis too.', 'F-168'),
        said('Ruhr:', 'no launch at it from the North Sea.', 'F-170'),
        said('Berlin and Ruhr', 'both Allied: the Allies have won.', 'F-171'),
      ],
    },
    {
      title: 'Supply',
      lines: [
        said('From', 'a source of yours, through areas of yours, to one beside the target.', 'F-090'),
        said('Axis:', 'Berlin, Ruhr, Italy.', 'F-092'),
        said('Allies:', 'Britain, Paris, Egypt, USA; the Urals with the USSR.', 'F-092'),
        said('Not through', 'a quagmire of either side.', 'F-076'),
        said('Out of supply', 'an area yields no points and no resources.', 'F-093'),
        said('No supply', 'at a launch: the operation is disbanded.', 'F-A52'),
        said('Seas', 'are areas; fleets fight there.', 'F-094'),
      ],
    },
  ],
} as const satisfies Record<string, readonly [ReferenceWords, ReferenceWords]>;

export type ReferenceId = keyof typeof REFERENCES;

/** The places of a player's mat, and what belongs there. */
export const MAT_PLACES = [
  { id: 'draw', name: 'DRAW', says: 'the cards you draw' },
  { id: 'discard', name: 'DISCARD', says: 'yours again next year' },
  { id: 'win', name: 'OP WIN', says: 'half comes back' },
  { id: 'loss', name: 'OP LOSS / QUAG', says: 'production brings back' },
] as const;

export const MAT_INTEL = { ready: 'INTELLIGENCE, READY', used: 'USED' } as const;

export const CARD_WORDS = {
  victory: 'VICTORY CARD',
  victorySays: 'The Axis must hold it when 1944 is over.',
  usa: 'RESOURCES BY YEAR',
  urals: 'once the USSR fights',
  neutral: 'Neutral',
} as const;

/** Texts on the map other than the names of areas. */
export const MAP_WORDS = {
  title: 'The Fog of War',
  line: 'EUROPE 1940–1944',
  usa: 'USA / Canada',
  usaSays: 'Enters the war when 1941 is over',
  urals: 'Urals',
  uralsSays: 'Allied once the USSR is at war',
  aYear: 'a year',
  legend: {
    points: 'points',
    resources: 'resources',
    supply: 'supply begins',
    snow: 'winter +2',
    sun: 'no winter',
    dealt: 'card dealt',
    strait: 'strait',
    bridge: 'bridge',
    out: 'out, not in',
    ring: 'no way across',
    boom: 'not by water',
    way: 'Allies alone',
  },
  tens: 'POINTS, TENS',
  units: 'UNITS',
  industry: 'INDUSTRY',
  year: 'YEAR, SUMMER OR WINTER',
  victory: 'VICTORY CARDS',
  intel: 'INTEL',
  provinces: 'PROVINCE CARDS',
} as const;

/** Towns to know the country by; those that have the room stand on the map. */
export const TOWN_NAMES = {
  london: 'London',
  manchester: 'Manchester',
  plymouth: 'Plymouth',
  paris: 'Paris',
  brest: 'Brest',
  lyon: 'Lyon',
  toulouse: 'Toulouse',
  madrid: 'Madrid',
  lisbon: 'Lisbon',
  barcelona: 'Barcelona',
  casablanca: 'Casablanca',
  fez: 'Fez',
  algiers: 'Algiers',
  tunis: 'Tunis',
  tripoli: 'Tripoli',
  benghazi: 'Benghazi',
  cairo: 'Cairo',
  alexandria: 'Alexandria',
  jerusalem: 'Jerusalem',
  cologne: 'Cologne',
  hamburg: 'Hamburg',
  berlin: 'Berlin',
  prague: 'Prague',
  munich: 'Munich',
  vienna: 'Vienna',
  milan: 'Milan',
  rome: 'Rome',
  naples: 'Naples',
  warsaw: 'Warsaw',
  danzig: 'Danzig',
  konigsberg: 'Königsberg',
  riga: 'Riga',
  budapest: 'Budapest',
  belgrade: 'Belgrade',
  bucharest: 'Bucharest',
  sofia: 'Sofia',
  athens: 'Athens',
  istanbul: 'Istanbul',
  ankara: 'Ankara',
  kiev: 'Kiev',
  smolensk: 'Smolensk',
  kharkov: 'Kharkov',
  odessa: 'Odessa',
  leningrad: 'Leningrad',
  helsinki: 'Helsinki',
  moscow: 'Moscow',
  gorki: 'Gorki',
  kuybyshev: 'Kuybyshev',
  stalingrad: 'Stalingrad',
  rostov: 'Rostov',
  grozny: 'Grozny',
  oslo: 'Oslo',
  stockholm: 'Stockholm',
  bergen: 'Bergen',
} as const;
