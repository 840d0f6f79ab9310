import { SPACES } from '../../cards/loopgraven/data/board.ts';
import type {
  Ammunition,
  Cause,
  Decision,
  EventMark,
  GameLength,
  Player,
  Pool,
  Side,
  SpaceNumber,
  Track,
  UnitType,
} from '../../src/games/loopgraven/messages.ts';
import { counted, DUTCH } from '../../src/language.ts';

/** Hoe alles van Loopgraven in Nederlandse zinnen heet. */

export const PLAYERS = ['rood', 'grijs', 'paars', 'blauw'] as const;
export const player = (who: Player): string => PLAYERS[who];

/** Wie met ‘je’ wordt aangesproken; null als dat niemand is. */
export type Listener = Player | null;

/** Wie iets doet: ‘je gooit’, ‘rood gooit’. */
export const doesTo =
  (you: Listener) =>
  (who: Player, one: string, second: string): string =>
    who === you ? `je ${second}` : `${player(who)} ${one}`;

/** ‘je’, ‘van rood’, na een woord met een lidwoord: ‘de beurt van rood’. */
export const ofTo =
  (you: Listener) =>
  (who: Player): string =>
    who === you ? 'van jou' : `van ${player(who)}`;

const isOf = (you: Listener, side: Side): boolean => you !== null && you % 2 === side;

/** ‘jouw kamp’, ‘het kamp van rood’: naar wie er het eerst speelt. */
export const sideTo =
  (you: Listener) =>
  (side: Side): string =>
    isOf(you, side) ? 'jouw kamp' : `het kamp van ${PLAYERS[side]}`;

/** ‘e5’: de rij met een letter vanaf kamp A, de kolom met een cijfer. */
export const space = (at: SpaceNumber): string => SPACES[at]?.name ?? '';
export const spaces = (those: readonly SpaceNumber[]): string => DUTCH.and(those.map(space));

const KINDS = {
  platoon: { one: 'peloton', other: 'pelotons' },
  car: { one: 'auto', other: 'auto’s' },
  tank: { one: 'tank', other: 'tanks' },
} as const satisfies Record<UnitType, unknown>;

/** ‘het peloton’, ‘de tank’. */
export const the = (type: UnitType): string => (type === 'platoon' ? 'het peloton' : `de ${KINDS[type].one}`);
export const a = (type: UnitType): string => `een ${KINDS[type].one}`;
export const many = (type: UnitType): string => KINDS[type].other;
/** ‘2 pelotons’. */
export const soMany = (type: UnitType, count: number): string => counted(DUTCH, count, KINDS[type]);

/** ‘2 pelotons en een tank’. */
export function listed(types: readonly UnitType[]): string {
  const kinds = (['platoon', 'car', 'tank'] as const).filter((type) => types.includes(type));
  return DUTCH.and(
    kinds.map((type) => {
      const count = types.filter((one) => one === type).length;
      return count === 1 ? a(type) : soMany(type, count);
    }),
  );
}

/** ‘5 pelotons en 2 auto’s’, ‘geen’. */
export function pool({ platoon, car, tank }: Pool): string {
  const parts = [
    ...(platoon > 0 ? [soMany('platoon', platoon)] : []),
    ...(car > 0 ? [soMany('car', car)] : []),
    ...(tank > 0 ? [soMany('tank', tank)] : []),
  ];
  return parts.length === 0 ? 'geen' : DUTCH.and(parts);
}

const CARDS = {
  N1: 'Trench Feet',
  N2: 'Hongersnood',
  N3: 'Rat Attack',
  N4: 'Freeze',
  N5: 'Verloren Haversack',
  N6: 'Shellshock',
  P1: 'Keep Digging',
  P2: 'Kabiem',
  P3: 'Body Armor',
  P4: 'Spotted',
  P5: 'Op volle toeren',
  P6: 'Gasmasker',
} as const satisfies Record<EventMark, string>;
export const card = (mark: EventMark): string => CARDS[mark];
export const cause = (by: Cause): string => (by === 'hit' ? 'een treffer van de artillerie' : card(by));

/** ‘Trench Feet en 2 treffers van de artillerie’: elk één keer, met hoe vaak. */
export const causes = (those: readonly Cause[]): string =>
  DUTCH.and(
    [...new Set(those)].map((by) => {
      const times = those.filter((one) => one === by).length;
      if (times === 1) return cause(by);
      return by === 'hit' ? `${times} treffers van de artillerie` : `${times} keer ${card(by)}`;
    }),
  );

export const tokens = (count: number): string => counted(DUTCH, count, { one: 'munt', other: 'munten' });
export const steps = (count: number): string => counted(DUTCH, count, { one: 'stap', other: 'stappen' });
export const actions = (count: number): string => counted(DUTCH, count, { one: 'actie', other: 'acties' });
export const units = (count: number): string => counted(DUTCH, count, { one: 'troep', other: 'troepen' });

export const TRACKS = {
  artillery: 'artillerie',
  economy: 'economie',
  general: 'generaal',
} as const satisfies Record<Track, string>;
export const AMMUNITION = {
  normal: 'gewone munitie',
  gas: 'gas',
  advanced: 'geavanceerde munitie',
} as const satisfies Record<Ammunition, string>;
export const LENGTHS = {
  short: 'een kort spel',
  medium: 'een middellang spel',
  long: 'een lang spel',
} as const satisfies Record<GameLength, string>;

/** Wat er nu beslist wordt. */
export const DECISIONS = {
  length: 'eerst spreek je af hoe lang het spel is',
  players: 'eerst spreek je af met hoeveel je speelt',
  first: 'een dobbelsteen van elk kamp zegt nu wie begint',
  event: 'nu wordt voor het event van deze ronde gegooid',
  negative: 'nu wordt een nadeelkaart gepakt',
  positive: 'nu wordt een voordeelkaart gepakt',
  turn: 'er is nu een beurt bezig, tot de speler die beëindigt',
  over: 'het spel is voorbij',
  shock: 'nu wordt een peloton voor Shellshock gekozen',
  back: 'nu stuurt de verloren haversack een troep terug',
  dodge: 'nu is de vraag of de troep die wordt aangevallen uitwijkt',
  fight: 'nu worden de dobbelstenen van het gevecht gegooid',
  mask: 'nu is de vraag of de gasmaskers opgaan',
  drawn: 'nu gebeurt wat de kaart van deze ronde zegt',
  ending: 'nu eindigt de beurt',
} as const satisfies Record<Decision, string>;
