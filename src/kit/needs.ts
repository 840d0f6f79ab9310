/**
 * What a table needs that is on no sheet: pins for the wheels of a box, pencils for its pads, and what a kit asks for, such as
 * dice that are not of paper. First pages, start pages, the text, the booklet and the site all tell this list.
 */
import { countAll, type Sheet } from './component.ts';
import type { Kit } from './kit.ts';
import { kitWords, type KitWords } from './words/kit-words.ts';

export type Need =
  | { readonly thing: 'split-pin'; readonly count: number }
  /** Ready-made dice. */
  | { readonly thing: 'die'; readonly sides: number; readonly count: number }
  /** Ready-made dice in place of paper ones, by their sides; in so many colours. */
  | { readonly thing: 'shop-dice'; readonly dice: readonly DiceAlike[]; readonly colours: number }
  /** Coins in place of so many printed tokens. */
  | { readonly thing: 'coins'; readonly count: number }
  | { readonly thing: 'clip'; readonly count: number }
  /** Coins or the like to count on printed tracks. */
  | { readonly thing: 'track-coin'; readonly count: number }
  /** A coin is for lots with two outcomes, a cup for what is drawn unseen. */
  | { readonly thing: 'needle' | 'pencil' | 'coin' | 'cup' };

/** Dice with the same number of sides. */
export interface DiceAlike {
  readonly sides: number;
  readonly count: number;
}

interface Asking {
  readonly sheets?: readonly Sheet[];
  /** What the kit asks for besides. */
  readonly asks?: readonly Need[];
}

/** What a shop has in place of the paper dice of a box: nothing where it has none. */
function shopDice(sheets: readonly Sheet[]): readonly Need[] {
  const nets = sheets.flatMap(({ form, count, owner }) =>
    form.make === 'die' ? [{ sides: form.sides ?? 6, count, owner }] : [],
  );
  if (nets.length === 0) return [];
  const dice = [...Map.groupBy(nets, ({ sides }) => sides)]
    .map(([sides, alike]): DiceAlike => ({ sides, count: countAll(alike) }))
    .toSorted((one, other) => other.count - one.count || one.sides - other.sides);
  return [{ thing: 'shop-dice', dice, colours: new Set(nets.map(({ owner }) => owner)).size }];
}

export function needsOf({ sheets = [], asks = [] }: Asking): readonly Need[] {
  const wheels = countAll(sheets.filter(({ form }) => form.make === 'wheel'));
  const pads = sheets.some(({ form }) => form.make === 'pad');
  const asked = (thing: Need['thing']): boolean => asks.some((need) => need.thing === thing);
  return [
    ...(wheels > 0 ? [{ thing: 'split-pin', count: wheels } as const, { thing: 'needle' } as const] : []),
    ...(pads && !asked('pencil') ? [{ thing: 'pencil' } as const] : []),
    ...asks,
    ...shopDice(sheets),
  ];
}

/** "2 split pins", "needle": for a list. */
export function needWords(needs: readonly Need[], { needs: said }: KitWords): readonly string[] {
  return needs.map((need) => {
    switch (need.thing) {
      case 'split-pin':
        return said.pins(need.count);
      case 'shop-dice':
        return said.shopDice(need.dice, need.colours);
      case 'coins':
        return said.coins(need.count);
      case 'clip':
        return said.clips(need.count);
      case 'track-coin':
        return said.trackCoins(need.count);
      case 'die':
        return said.dice(need.count, need.sides);
      case 'needle':
      case 'pencil':
      case 'coin':
      case 'cup':
        return said[need.thing];
    }
  });
}

/** What to have ready besides a game's box, as a sentence; undefined where it needs nothing. */
export function needsSentence({ box, asks, language }: Kit): string | undefined {
  const needs = needsOf({ ...(box.sheets && { sheets: box.sheets }), ...(asks && { asks }) });
  const said = kitWords(language);
  return needs.length === 0 ? undefined : said.needs.all(needWords(needs, said));
}
