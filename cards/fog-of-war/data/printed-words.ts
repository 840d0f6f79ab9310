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

/** Both faces of each reference card, in whole sentences. */
export const REFERENCES = {
  turn: [
    {
      title: 'Your turn',
      lines: [
        said('1 Turn the wheel', 'by a space.', 'F-021'),
        said('2 Act,', 'in any order:', 'F-022'),
        said('Defend', 'areas, yours or neutral.', 'F-030'),
        said('Plan', 'one operation at NEW OP: a province card and cards.', 'F-040'),
        said('Add,', 'launch or disband operations.', 'F-043', 'F-044'),
        said('Resolve', 'each quagmire of an earlier turn: you must.', 'F-023'),
        said('Play', 'one card at least, if you can.', 'F-024'),
        said('3 Look', 'at hidden cards, for tokens.', 'F-121'),
        said('4 Draw', 'up to three cards. Is a deck out? Winter comes.', 'F-025', 'F-026'),
      ],
    },
    {
      title: 'Dial and intelligence',
      lines: [
        said('Launch', 'from the wheel’s second turn on. The sixth disbands it.', 'F-045'),
        said('D+1', 'helps the defender at the first chance, A+1 you at the last.', 'F-046'),
        said('Look', 'for 1 token, 2 while you act.', 'F-121'),
        said('At what?', 'An area, an operation not at NEW OP, or victory cards.', 'F-122'),
        said('Block', 'with a token more. Bid by turns; both pay, the higher wins.', 'F-124'),
        said('See half', 'of the stack, rounded down, one card at least.', 'F-126'),
        said('Blocked?', 'Leave that stack alone.', 'F-125'),
      ],
    },
  ],
  battle: [
    {
      title: 'A battle',
      lines: [
        said('Launch:', 'show target and supply.', 'F-047'),
        said('Reveal,', 'discard what cannot fight.', 'F-048'),
        said('Add up', 'aircraft; armies and forts on land; fleets at sea.', 'F-060', 'F-B01'),
        said('Defence', 'has 4 for a landing, 1 in winter, 2 in snow, and D+1.', 'F-080', 'F-079'),
        said('Advantage:', 'add 1, and pass it on.', 'F-050'),
      ],
      outcomes: [
        outcome('Victory', '2 to 1', 'defenders are lost, the attacker pays as much.', 'F-066'),
        outcome('Quagmire', '1 to 1', 'see behind.', 'F-068'),
        outcome('Defeat', 'below', 'attackers are lost, the defender pays as much.', 'F-064'),
        outcome('Rout', '1 to 2', 'attackers are lost.', 'F-065'),
      ],
    },
    {
      title: 'A quagmire',
      lines: [
        said('At once', 'each side loses half of its cards, rounded down, unseen.', 'F-068'),
        said('Neutral cards', 'count in that half; a player’s go first.', 'F-069'),
        said('Next turns:', 'both may add cards, then the attacker resolves it.', 'F-072'),
        said('Again', 'winter counts, but no dial and no landing.', 'F-074'),
        said('Supply', 'has to come to an attacker’s area next to it.', 'F-075'),
        said('Cut off?', 'Fight them, or send all of them to their Win stack.', 'F-077'),
        said('No supply', 'goes through a quagmire.', 'F-076'),
      ],
    },
  ],
  year: [
    {
      title: 'The year ends',
      lines: [
        said('When', 'decks and hands are empty.', 'F-012'),
        said('1 Score', 'Axis areas in supply. At 70 the Axis has won.', 'F-100', 'F-180'),
        said('2 Deal', 'each Win stack to discards and losses, by turns.', 'F-101'),
        said('3 Produce;', 'first goes who lacks the advantage.', 'F-102'),
        said('4 Take back', 'what you like.', 'F-103'),
        said('5 Tokens', 'are all ready again.', 'F-104'),
        said('6 Countries', 'enter the war.', 'F-105'),
        said('7 Shuffle', 'the discards, add new cards to the losses, draw three.', 'F-106'),
        said('Then', 'the larger deck begins.', 'F-011'),
      ],
    },
    {
      title: 'Production',
      lines: [
        said('You have', 'a point for each resource in supply, up to your industry.', 'F-110'),
        said('Bring back', 'a lost card, for 1.', 'F-112'),
        said('Move', 'industry up, for 1.', 'F-112'),
        said('Buy', 'two tokens, for 1.', 'F-112'),
        said(
          'The Axis buys',
          'a victory point, for 1: with half at most, not while Ruhr or Berlin is Allied.',
          'F-112',
          'F-113',
        ),
        said('In 1944', 'only victory points can be bought.', 'F-107'),
        said('Then the Axis', 'shows its victory cards: it holds both, or has lost.', 'F-182'),
      ],
    },
  ],
  special: [
    {
      title: 'Countries',
      lines: [
        said('Small neutrals', 'join the enemy of whoever attacks them.', 'F-A05'),
        said('The Balkans,', 'if neutral, join the Axis after 1940.', 'F-163'),
        said('The USSR', 'is Allied once attacked, or after 1942.', 'F-164'),
        said('The USA', 'fights from 1942. Nobody attacks it, nor the Urals.', 'F-169', 'F-166'),
        said('With Paris', 'Vichy, Morocco and the Levant fall.', 'F-167'),
        said('With Britain', 'Egypt falls.', 'F-168'),
        said('Ruhr', 'is not attacked from the North Sea.', 'F-170'),
        said('Berlin and Ruhr', 'Allied: they have won.', 'F-171'),
      ],
    },
    {
      title: 'Supply',
      lines: [
        said('It comes', 'from a source of yours, through areas of yours.', 'F-090'),
        said('It ends', 'in one of yours beside the target.', 'F-090'),
        said('Axis:', 'Berlin, Ruhr and Italy.', 'F-092'),
        said('Allies:', 'Britain, Paris, Egypt, the USA; the Urals with the USSR.', 'F-092'),
        said('Never', 'does it pass a quagmire.', 'F-076'),
        said('Out of supply', 'an area yields neither points nor resources.', 'F-093'),
        said('Without it', 'an operation is disbanded at its launch.', 'F-A52'),
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
  { id: 'win', name: 'WIN STACK', says: 'half comes back' },
  { id: 'loss', name: 'LOSSES', says: 'production brings back' },
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
