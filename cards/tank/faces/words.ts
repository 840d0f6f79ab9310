/** The texts on faces: classes and nations of units, and what tactics cards do, when, and what they require. */
import type {
  Effect,
  Nation,
  Restriction,
  TacticsCard,
  TacticsType,
  UnitClass,
  UnitType,
  Yards,
} from '../data/cards.ts';

/** The letters of a class as lists have them, and its name. */
export const CLASSES: Readonly<Record<UnitType, { readonly code: string; readonly name: string }>> = {
  lt: { code: 'LT', name: 'Light tank' },
  mt: { code: 'MT', name: 'Medium tank' },
  ht: { code: 'HT', name: 'Heavy tank' },
  td: { code: 'TD', name: 'Tank destroyer' },
  sp: { code: 'SP', name: 'Self-propelled gun' },
  ac: { code: 'AC', name: 'Armoured car' },
  apc: { code: 'APC', name: 'Armoured carrier' },
  at: { code: 'AT', name: 'Anti-tank gun' },
  fa: { code: 'FA', name: 'Field artillery' },
  aa: { code: 'AA', name: 'Anti-aircraft gun' },
  m: { code: 'M', name: 'Mortar' },
  inf: { code: 'INF', name: 'Infantry' },
  mi: { code: 'MI', name: 'Mechanised infantry' },
  air: { code: 'AIR', name: 'Air support' },
  art: { code: 'ART', name: 'Artillery support' },
};

export const NATION_WORDS: Readonly<Record<Nation, string>> = {
  german: 'German',
  american: 'American',
  british: 'British',
};

export const rangeWord = (range: Yards | null): string =>
  range === null ? 'ANY' : range === 0 ? 'PB' : String(range);

/** A name in the stencil, which has capitals alone: a small letter between them is read as another. */
export const lettered = (name: string): string => name.replace(/(\d)mm\b/, '$1 mm').toUpperCase();

export const TYPE_WORDS: Readonly<Record<TacticsType, string>> = {
  range: 'Range',
  hit: 'Hit',
  ammo: 'Ammo',
  damage: 'Damage',
  morale: 'Morale',
  armor: 'Armor',
  logistics: 'Logistics',
  mine: 'Mine',
  command: 'Command',
  maneuver: 'Maneuver',
  terrain: 'Terrain',
};

/** Who plays a card, and when. Breakdowns and mines put the attacker out of action, so the defender plays them. */
type Moment = 'modifier' | 'defender' | 'attacker' | 'after' | 'undo' | 'maneuver';

const MOMENTS = {
  pen: 'modifier',
  inf: 'modifier',
  both: 'modifier',
  lost: 'defender',
  end: 'defender',
  free: 'after',
  rally: 'undo',
  repair: 'undo',
  recover: 'maneuver',
} as const satisfies Record<Exclude<Effect, 'out'>, Moment>;

export function momentOf({ effect, type }: Pick<TacticsCard, 'effect' | 'type'>): Moment {
  if (effect !== 'out') return MOMENTS[effect];
  return type === 'damage' || type === 'morale' ? 'attacker' : 'defender';
}

export const MOMENT_WORDS: Readonly<Record<Moment, string>> = {
  modifier: 'Either player',
  defender: 'Defender',
  attacker: 'Attacker',
  after: 'Attacker, after',
  undo: 'In answer',
  maneuver: 'Maneuver',
};

/** A number with its sign, a true minus. */
const signed = (value: number): string => (value < 0 ? `−${-value}` : `+${value}`);

/** The large sign of an effect. */
export function effectSign({ effect, value }: Pick<TacticsCard, 'effect' | 'value'>): string {
  switch (effect) {
    case 'pen':
    case 'inf':
    case 'both':
      return signed(value);
    case 'lost':
      return 'LOST';
    case 'end':
      return 'END';
    case 'free':
      return 'FREE';
    case 'out':
      return 'OUT';
    case 'rally':
    case 'repair':
      return 'CANCELS';
    case 'recover':
      return 'RECOVERS';
  }
}

/** A factor that changes, in words. */
const FACTORS = {
  pen: 'penetration',
  inf: 'infantry factor',
  both: 'penetration or infantry factor',
} as const;

function changed(factor: keyof typeof FACTORS, value: number): string {
  const by = `${Math.abs(value)}`;
  return value < 0 ? `Takes ${by} from the ${FACTORS[factor]}.` : `Adds ${by} to the ${FACTORS[factor]}.`;
}

function freeWords({ same }: Restriction): string {
  if (same === 'must') return 'The same unit attacks again.';
  if (same === 'may') return 'One more attack; the same unit may make it.';
  return 'One more attack, by the next card of the deck.';
}

/** What a card does, in a line. */
export function effectWords(card: Pick<TacticsCard, 'effect' | 'type' | 'value' | 'restriction'>): string {
  switch (card.effect) {
    case 'pen':
    case 'inf':
    case 'both':
      return changed(card.effect, card.value);
    case 'lost':
      return 'Stops this attack.';
    case 'end':
      return 'Stops this attack and ends the turn.';
    case 'free':
      return freeWords(card.restriction);
    case 'out':
      return momentOf(card) === 'attacker'
        ? 'A target that has survived is a casualty after all.'
        : 'Stops this attack; the attacker is a casualty.';
    case 'rally':
      return 'Undoes the Morale card just played.';
    case 'repair':
      return 'Undoes a Damage card or Breakdown just played.';
    case 'recover':
      return 'Your latest casualty goes under your reserve.';
  }
}

const CLASS_WORDS: Readonly<Record<UnitClass, string>> = {
  tank: 'tank',
  'light-medium': 'light or medium tank',
  heavy: 'heavy tank',
  vehicle: 'vehicle',
  gun: 'gun',
  infantry: 'infantry',
  unit: 'unit, no support',
  support: 'support',
};

const anyOf = (classes: readonly UnitClass[]): string =>
  classes.map((each) => CLASS_WORDS[each]).join(' or ');

/** The icons that stand for restrictions. */
export type Icon =
  'tank' | 'vehicle' | 'gun' | 'infantry' | 'support' | 'german' | 'anglo' | 'close' | 'same';

export interface Asked {
  readonly icon: Icon;
  readonly says: string;
}

const ICONS: Readonly<Record<UnitClass, Icon>> = {
  tank: 'tank',
  'light-medium': 'tank',
  heavy: 'tank',
  vehicle: 'vehicle',
  gun: 'gun',
  infantry: 'infantry',
  unit: 'tank',
  support: 'support',
};

const SIDES = { german: 'German', anglo: 'Allied' } as const;

const iconOf = ([first]: readonly UnitClass[]): Icon => (first ? ICONS[first] : 'tank');

/** The requirements of a card, in reading order. */
export function askedBy({ restriction }: Pick<TacticsCard, 'restriction'>): readonly Asked[] {
  const { attacker, target, of, by, against, reaches, close, same } = restriction;
  const side = of === undefined ? '' : `${SIDES[of]} `;
  return [
    ...(by ? [{ icon: by, says: `${SIDES[by]} player only` }] : []),
    ...(against ? [{ icon: against, says: `Against a ${SIDES[against]} unit` }] : []),
    ...(attacker ? [{ icon: iconOf(attacker), says: `Attacker: ${side}${anyOf(attacker)}` }] : []),
    ...(target ? [{ icon: iconOf(target), says: `Target: ${anyOf(target)}` }] : []),
    ...(reaches ? [{ icon: 'support' as const, says: 'Stops support as well' }] : []),
    ...(close ? [{ icon: 'close' as const, says: 'Point blank only' }] : []),
    ...(same === undefined || attacker ? [] : [{ icon: 'same' as const, says: 'Same unit, or another' }]),
  ];
}
