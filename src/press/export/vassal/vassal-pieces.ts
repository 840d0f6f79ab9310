/**
 * Pieces of a VASSAL module: a picture with traits around it, each written as a type, which never changes, and a state.
 * The order of fields is that of `mySetType` and `mySetState` in VASSAL's source, package VASSAL.counters.
 */
import type { Hold, TableThing } from '../tabletop/table-things.ts';
import { sequence } from './vassal-text.ts';

/** The property that says a piece's layer. */
export const LAYER_PROPERTY = 'Layer';
/** The property with the rule sentences on a card, which the magnifier shows. */
export const DOES_PROPERTY = 'Does';

interface Trait {
  readonly type: string;
  readonly state: string;
}

/** Keys as VASSAL writes them: Java's key code, and its modifiers (130: Ctrl). */
const KEYS = { turnOver: '70,130', back: '82,130', right: '93,0', left: '91,0' } as const;

/** A property of a piece. */
const marker = (name: string, value: string): Trait => ({
  type: `mark;${sequence(',', name)}`,
  state: sequence(',', value),
});

/** A side that hides the card from everybody but its holder, who sees the card as if it were not there. */
const mask = (back: string, name: string, turnOver: string): Trait => ({
  type: `obs;${sequence(';', KEYS.turnOver, back, turnOver, 'P', name, 'side:', '', '', true, '', '')}`,
  state: 'null;',
});

/** Two sides that are both open. */
function sides(front: string, back: string, turnOver: string, isTurned: boolean): Trait {
  const pictures = sequence(',', front, back);
  const names = sequence(',', '', '');
  const keys = ['', 2, '', turnOver, 2, '', '', 2, '', '', ''];
  const looks = ['1', false, 0, 0, pictures, names, true, 'Side', '', '', false, '', 1, 1, true];
  const type = sequence(';', ...keys, ...looks, '', KEYS.turnOver, '', '', '1.0', '', 'true');
  return { type: `emb2;${type}`, state: isTurned ? '2' : '1' };
}

/** Turning in place, in so many steps a circle; the state counts them clockwise. */
const rotation = (steps: number, turn: number, [right, left]: readonly [string, string]): Trait => ({
  type: `rotate;${sequence(';', steps, KEYS.right, KEYS.left, right, left, '', '', 'Facing', '')}`,
  state: String(Math.round((turn * steps) / 360) % steps),
});

const returning = (deck: string, command: string): Trait => ({
  type: `return;${sequence(';', command, KEYS.back, deck, '', '', 2, false, deck)}`,
  state: '',
});

const HOLDS: Readonly<Record<Hold, string>> = { fixed: 'n;V;R;', flat: 'g;N;R;', loose: 'g;N;L;' };

const hold = (how: Hold): Trait => ({ type: `immob;${HOLDS[how]}`, state: '' });

/** Words written on the table; nothing but words is in the piece. */
const label = (words: string, size: number): Trait => ({
  type: `label;${sequence(';', '', '', size, '', '60,56,48', 't', 0, 'c', 0, 't', 'c', '$label$', 'SansSerif', 1, 0, 'TextLabel', '', false)}`,
  state: words,
});

/** The words of a piece's menu. */
export interface MenuWords {
  readonly turnOver: string;
  readonly right: string;
  readonly left: string;
  readonly back: string;
}

/** The traits of a thing, from the outside in, without its picture. */
function traitsOf(thing: TableThing, words: MenuWords): readonly Trait[] {
  const { name, layer, front, back, hold: how, turn = 0, isTurned = false, steps = 8, deck, does } = thing;
  return [
    ...(how ? [hold(how)] : []),
    marker(LAYER_PROPERTY, layer),
    ...(how === 'fixed' ? [] : [rotation(steps, turn, [words.right, words.left])]),
    ...(deck === undefined ? [] : [returning(deck, words.back)]),
    ...(back?.hides ? [mask(back.file, name, words.turnOver)] : []),
    ...(back && !back.hides ? [sides(front, back.file, words.turnOver, isTurned)] : []),
    ...(does === undefined ? [] : [marker(DOES_PROPERTY, does)]),
  ];
}

/** The command that makes a piece: "+/null/type/state", with each trait around the next. */
function command(traits: readonly Trait[], picture: string, name: string, id: number): string {
  const type = traits.reduceRight(
    (inner, trait) => sequence('\t', trait.type, inner),
    `piece;${sequence(';', '', '', picture, name)}`,
  );
  const state = traits.reduceRight(
    (inner, trait) => sequence('\t', trait.state, inner),
    sequence(';', 'null', 0, 0, id, 0),
  );
  return `+/${sequence('/', 'null', type, state)}`;
}

/** A thing's definition; `id` is unique in the module. */
export const pieceOf = (thing: TableThing, id: number, words: MenuWords): string => {
  const open = thing.back && !thing.back.hides;
  return command(traitsOf(thing, words), open ? '' : thing.front, thing.name, id);
};

/** Words on the table, in pixels. */
export const labelOf = (words: string, size: number, id: number): string =>
  command([hold('fixed'), marker(LAYER_PROPERTY, 'board'), label(words, size)], '', words, id);
