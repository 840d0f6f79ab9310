import type { AreaNumber, PlaceNumber, Side } from './areas.ts';
import type { Kind, Pile } from './pile.ts';
import type { Target } from './position.ts';

/**
 * The small moves of The Fog of War; `notation.ts` prints and parses them:
 *
 *     line  = "neutral " card | "victory " area | "box " area | "place " card " " area | "draw " card
 *           | "plan " area " " card | "add " space " " card | "disband " space
 *           | "launch " space [ " from " place { " via " area } ] | "resolve " area
 *           | "intel " target | "bid " number | "pass" | "see " ( card | "province" | area )
 *           | "spend" | "keep" | "fight" | "cut" | "match " card { " " card } [ " neutral " card { " " card } ]
 *           | "lose " card | "deal " card | "recover " card | "industry" | "tokens" | "points"
 *           | "remove " card " " area | "show " card " " area | "offer " side " " number | "lot " ( "stay" | "swap" ) | "done"
 *     card  = "army-3" | ... | "dummy"      space = "alpha" | ... | "foxtrot"
 *     target = area | area " neutral" | space | "victory"
 */
export type Move =
  /** Chance: a neutral card is dealt. */
  | { readonly kind: 'neutral'; readonly card: Kind }
  /** Chance: the Axis draws a victory card. */
  | { readonly kind: 'victory'; readonly at: AreaNumber }
  /** The Axis puts a victory card into the box. */
  | { readonly kind: 'box'; readonly at: AreaNumber }
  /** A card into an area, to defend it, or into a quagmire there on one's own side. */
  | { readonly kind: 'place'; readonly card: Kind; readonly at: AreaNumber }
  /** Chance: a card from a draw deck. */
  | { readonly kind: 'draw'; readonly card: Kind }
  | { readonly kind: 'plan'; readonly at: AreaNumber; readonly card: Kind }
  | { readonly kind: 'add'; readonly space: Space; readonly card: Kind }
  | { readonly kind: 'disband'; readonly space: Space }
  | {
      readonly kind: 'launch';
      readonly space: Space;
      /** Null where there is no supply: the target is shown, and the operation disbanded (F-A52). */
      readonly from: PlaceNumber | null;
      /** Enemy seas that supply passes (F-191), ascending. */
      readonly via: readonly AreaNumber[];
    }
  | { readonly kind: 'resolve'; readonly at: AreaNumber }
  | { readonly kind: 'intel'; readonly target: Target }
  | { readonly kind: 'bid'; readonly tokens: number }
  | { readonly kind: 'pass' }
  /** Chance: a card that is looked at, the province card of an operation, or a victory card. */
  | { readonly kind: 'see'; readonly what: Kind | 'province' | { readonly at: AreaNumber } }
  /** The advantage is spent on this battle. */
  | { readonly kind: 'spend' }
  | { readonly kind: 'keep' }
  /** Cut-off attackers are fought, or sent back. */
  | { readonly kind: 'fight' }
  | { readonly kind: 'cut' }
  /** Cards that go to pay for a battle, own ones and neutral ones. */
  | { readonly kind: 'match'; readonly cards: Pile; readonly neutrals: Pile }
  /** Chance: a card is lost. */
  | { readonly kind: 'lose'; readonly card: Kind }
  /** Chance: a card of a Win stack goes back to the discards. */
  | { readonly kind: 'deal'; readonly card: Kind }
  | { readonly kind: 'recover'; readonly card: Kind }
  | { readonly kind: 'industry' }
  | { readonly kind: 'tokens' }
  | { readonly kind: 'points' }
  | { readonly kind: 'remove'; readonly card: Kind; readonly at: AreaNumber }
  /** A card is shown against supply that passes its sea. */
  | { readonly kind: 'show'; readonly card: Kind; readonly at: AreaNumber }
  /** What somebody would give to play a side. */
  | { readonly kind: 'offer'; readonly side: Side; readonly points: number }
  /** Chance: whether the players change places. */
  | { readonly kind: 'lot'; readonly swaps: boolean }
  | { readonly kind: 'done' };

export type MoveOf<Kind_ extends Move['kind']> = Extract<Move, { readonly kind: Kind_ }>;

/** A space of the wheel's rim: 0 is Alpha. */
export type Space = 0 | 1 | 2 | 3 | 4 | 5;

/** The kinds of small move, for those who list or parse them. */
export const MOVE_KINDS = [
  'neutral',
  'victory',
  'box',
  'place',
  'draw',
  'plan',
  'add',
  'disband',
  'launch',
  'resolve',
  'intel',
  'bid',
  'pass',
  'see',
  'spend',
  'keep',
  'fight',
  'cut',
  'match',
  'lose',
  'deal',
  'recover',
  'industry',
  'tokens',
  'points',
  'remove',
  'show',
  'offer',
  'lot',
  'done',
] satisfies readonly Move['kind'][];
