import { valuesOf } from './cards.ts';
import { cellName, fieldName } from './notation.ts';
import { optionsOn, type OptionId } from './options.ts';
import {
  ARMY_NAMES,
  FACING_NAMES,
  type ActionKind,
  type BattlefieldCard,
  type CardChoice,
  type CardValue,
  type Position,
  type Stage,
} from './position.ts';
import { FIRST_CARDS } from './setup.ts';

export type ArmyName = (typeof ARMY_NAMES)[number];
/** One entry an army. */
export type Sides<T> = Readonly<Partial<Record<ArmyName, T>>>;

/**
 * A position as people write it, in JSON. Fields of the battlefield are named by their cells ("o", "w1n1", "e2s3").
 * Everything may be left out; the comments say what is then taken. A table may be described in part: it may hold fewer
 * cards than the round would have brought, and the rest counts as not in play.
 *
 *     { "cards": [{ "card": "bunker", "at": "w1s1" }],
 *       "soldiers": { "red": { "w1n1": 2 }, "gray": { "w1s1": 2 } } }
 */
export interface WrittenPosition {
  /** Options that are on: none. */
  readonly options?: readonly OptionId[];
  /** 1 to 7: as many as the cards on the table have taken, at least 1. */
  readonly round?: number;
  /** Who holds the active player card: red. */
  readonly active?: ArmyName;
  /** What is to be decided: command, or what action, drive and battle say. */
  readonly stage?: Stage;
  /** Who decides: the acting army, the defender when it lays a card, else the active player. */
  readonly player?: ArmyName;

  /** Cards besides the first three, in the order of placing; "crate" and "bunker" alone mean the next one of them. */
  readonly cards?: readonly WrittenCard[];
  /** Soldiers on foot: three on its home base for an army left out. */
  readonly soldiers?: Sides<Readonly<Record<string, number>>>;
  /** The tank: unclaimed on its card's field, pointing north, once that card is on the table. */
  readonly tank?: WrittenTank | null;
  /** Cells with a crate: every crate field of the table on which nobody is. */
  readonly crates?: readonly string[];
  /** Crates collected: none. */
  readonly taken?: Sides<number>;
  /** Soldiers to recruit: the rest of the ten. */
  readonly supply?: Sides<number>;
  /** Soldiers out of the game: none. */
  readonly lost?: Sides<number>;
  /** Action points: 5; for the army that is acting, less what its action has left. */
  readonly points?: Sides<number>;

  /** Action cards in hand, by value: unknown, up to five. */
  readonly hands?: Sides<readonly CardValue[]>;
  /** Action cards to draw, the top one first: unknown, the rest. */
  readonly decks?: Sides<readonly CardValue[]>;
  /** Action cards played: none. */
  readonly discards?: Sides<readonly CardValue[]>;
  /** Battlefield cards to draw, the top one first: unknown, two for each round to come. */
  readonly pile?: readonly BattlefieldCard[];
  /** Battlefield cards not in play: the rest. */
  readonly box?: readonly BattlefieldCard[];
  /** In the stage draft, the two cards looked at: unknown. */
  readonly drawn?: readonly BattlefieldCard[];
  /** In the stages place and face, the cards still to be placed: unknown. */
  readonly held?: Sides<BattlefieldCard | null>;

  readonly action?: WrittenAction | null;
  readonly drive?: WrittenDrive | null;
  readonly battle?: WrittenBattle | null;

  /** What is unknown is dealt by this seed: "". */
  readonly seed?: string;
}

export interface WrittenCard {
  readonly card: BattlefieldCard | 'crate' | 'bunker';
  /** The cell of its northern field. */
  readonly at: string;
  /** Whether it is turned by half a turn: no. */
  readonly turned?: boolean;
}

export interface WrittenTank {
  readonly at: string;
  /** North. */
  readonly facing?: (typeof FACING_NAMES)[number];
  /** Who controls it: nobody. */
  readonly army?: ArmyName | null;
  /** One, if somebody controls it. */
  readonly crew?: number;
}

export interface WrittenAction {
  readonly kind: ActionKind;
  /** Who acts: the active player. */
  readonly army?: ArmyName;
  /** Points not yet used: 1. */
  readonly left?: number;
  /** Whether one has been used: no; yes in a drive or a battle. */
  readonly used?: boolean;
  /** Whether a card has been played in this turn: no. */
  readonly card?: boolean;
}

export interface WrittenDrive {
  /** Fields gone: 0. */
  readonly gone?: number;
  /** How often crew have boarded or got off on the present field, up to 6: 0. True is once. */
  readonly changed?: number | boolean;
}

export interface WrittenBattle {
  readonly target: string;
  /** Attackers by field. */
  readonly parties?: readonly { readonly from: string; readonly foot?: number; readonly crew?: number }[];
  /** `[attacker's, defender's]`: null until chosen, 0 for none. Both null. */
  readonly cards?: readonly [CardChoice | null, CardChoice | null];
  /** Attackers that have moved in: 0. */
  readonly entered?: number;
}

/** The position in full, as people write it: nothing is left out but what is empty. `read` gives it back. */
export function write(position: Position): WrittenPosition {
  const { table, tank, action, drive, battle } = position;
  const name = (field: number) => fieldName(table, field);
  const sides = <T>(values: readonly [T, T]): Sides<T> => ({ red: values[0], gray: values[1] });
  const soldiers = (feet: readonly number[]): Readonly<Record<string, number>> =>
    Object.fromEntries(feet.flatMap((count, field) => (count > 0 ? [[name(field), count]] : [])));
  return {
    options: optionsOn(position.options),
    round: position.round,
    active: ARMY_NAMES[position.active],
    stage: position.stage,
    ...(position.player === null ? {} : { player: ARMY_NAMES[position.player] }),
    cards: table.slice(FIRST_CARDS.length).map(({ card, column, row, turned }) => ({
      card,
      at: cellName(column, row),
      ...(turned ? { turned } : {}),
    })),
    soldiers: sides([soldiers(position.foot[0]), soldiers(position.foot[1])]),
    tank: tank && {
      at: name(tank.field),
      facing: FACING_NAMES[tank.facing],
      ...(tank.army === null ? {} : { army: ARMY_NAMES[tank.army], crew: tank.crew }),
    },
    crates: position.crates.map(name),
    taken: sides(position.taken),
    supply: sides(position.supply),
    lost: sides(position.lost),
    points: sides(position.points),
    hands: sides([valuesOf(position.hands[0]), valuesOf(position.hands[1])]),
    decks: sides(position.decks),
    discards: sides([valuesOf(position.discards[0]), valuesOf(position.discards[1])]),
    pile: position.pile,
    box: position.box,
    drawn: position.drawn,
    held: sides(position.held),
    ...(action && { action: { ...action, army: ARMY_NAMES[action.army] } }),
    ...(drive && { drive }),
    ...(battle && {
      battle: {
        target: name(battle.target),
        parties: battle.parties.map((party) => ({ ...party, from: name(party.from) })),
        cards: battle.cards,
        entered: battle.entered,
      },
    }),
  };
}
