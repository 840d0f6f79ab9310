import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  changeGames,
  gamesKept,
  gamesTakenIn,
  isListed,
  listed,
  renamed,
  withGame,
  without,
  type GameKept,
} from './game-list.ts';

const KEY = 'fieldkit/tank/sandbox/games';
const texts = new Map<string, string>();
beforeEach(() => {
  texts.clear();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => texts.get(name) ?? null,
    setItem: (name: string, text: string) => texts.set(name, text),
    removeItem: (name: string) => texts.delete(name),
  });
});

const record = (seed: string) => ({ game: 'tank', rules: '1', options: [], seed, moves: ['a', 'b'] });
const game = (id: string): GameKept => ({ id, name: `Game ${id}`, record: record(id) });
/** The names that there are. */
const names = () => listed(gamesKept('tank')).flatMap(({ name }) => name ?? []);
const onDevice = (): unknown => JSON.parse(texts.get(KEY) ?? '');

describe('the games put away', () => {
  it('come back, the newest first, and can be renamed and deleted', () => {
    let games = gamesKept('tank');
    for (const id of ['one', 'two', 'three']) games = changeGames('tank', games, withGame(game(id)));
    expect(names()).toEqual(['Game three', 'Game two', 'Game one']);
    changeGames('tank', games, renamed('two', 'Sunday'));
    changeGames('tank', games, without('three'));
    expect(names()).toEqual(['Sunday', 'Game one']);
  });

  it('keep beside them, as it is, what this page cannot read', () => {
    const later = { id: 'x', name: 'From a later version', record: { game: 'tank', format: 9 } };
    const strange = [later, 'text', 7, null, [game('deep')], { no: 'id' }];
    texts.set(KEY, JSON.stringify([game('one'), ...strange]));
    const games = changeGames('tank', gamesKept('tank'), withGame(game('two')));
    expect(names()).toEqual(['Game two', 'Game one']);
    changeGames('tank', games, without('one'));
    changeGames('tank', games, renamed('two', 'Sunday'));
    expect(onDevice()).toEqual([{ ...game('two'), name: 'Sunday' }, ...strange]);
  });

  it('are shown all, and whatever they are can be handed out and deleted', () => {
    const strange = [{ id: 'x', format: 9 }, 'text', 7, null];
    const cut = { id: 'cut', name: 'Cut', text: '{"game":"tank","mov' };
    texts.set(KEY, JSON.stringify([game('one'), cut, ...strange]));
    const shown = listed(gamesKept('tank'));
    expect(shown.map(({ text }) => text)).toEqual([
      JSON.stringify(record('one')),
      cut.text,
      '{"id":"x","format":9}',
      'text',
      '7',
      'null',
    ]);
    expect(shown.map(({ isHurt }) => isHurt)).toEqual([false, true, true, true, true, true]);
    for (const { key } of shown.slice(1)) changeGames('tank', gamesKept('tank'), without(key));
    expect(onDevice()).toEqual([game('one')]);
  });

  it('begin a list that breaks off, which stays beside them', () => {
    const whole = JSON.stringify([game('one'), game('two'), game('three')]);
    const broken = whole.slice(0, -8);
    texts.set(KEY, broken);
    expect(names()).toEqual(['Game one', 'Game two', 'Game three']);
    changeGames('tank', gamesKept('tank'), without('one'));
    const cut = { ...game('three'), record: { ...record('three'), moves: ['a'] } };
    expect(onDevice()).toEqual([game('two'), cut, broken]);
  });

  it('are there once, however often the same text is put away', () => {
    const cut = { name: 'Cut', text: '{"game":"tank","mov' };
    let games = changeGames('tank', gamesKept('tank'), withGame({ id: 'a', ...cut }));
    games = changeGames('tank', games, withGame({ id: 'b', ...cut }));
    games = changeGames('tank', games, withGame(game('one')));
    changeGames('tank', games, withGame({ ...game('one'), id: 'other' }));
    expect(names()).toEqual(['Game one', 'Cut']);
  });

  it('that stop before their end have all of a game that was played of them, and of no other', () => {
    const cut = JSON.stringify(record('one')).slice(0, -1);
    changeGames('tank', gamesKept('tank'), withGame({ id: 'cut', name: 'Cut', text: cut }));
    changeGames('tank', gamesKept('tank'), withGame(game('two')));
    const head = { game: 'tank', rules: '1', options: [], seed: 'one' };
    const moves = ['a'];
    expect(isListed(gamesKept('tank'), { head, words: moves })).toBe(true);
    expect(isListed(gamesKept('tank'), { head, words: ['a', 'b', 'c'] })).toBe(false);
    expect(isListed(gamesKept('tank'), { head: { ...head, seed: 'two' }, words: moves })).toBe(false);
    expect(isListed(gamesKept('tank'), { head: { ...head, position: {} }, words: moves })).toBe(false);
  });

  it('take in what earlier pages set aside, which is forgotten there alone once it is here', () => {
    const aside = 'fieldkit/tank/sandbox/unread';
    const old = { [aside]: '{"third', [`${aside}/unread-1`]: '{"first', [`${aside}/unread-2`]: '{"second' };
    for (const [name, text] of Object.entries(old)) texts.set(name, text);
    let count = 0;
    const entry = (text: string) => ({ id: `old ${count++}`, name: 'As it was', text });
    expect(listed(gamesTakenIn('tank', entry)).map(({ text }) => text)).toEqual([
      '{"third',
      '{"first',
      '{"second',
    ]);
    expect([...texts.keys()]).toEqual([KEY]);
    for (const [name, text] of Object.entries(old)) texts.set(name, text);
    expect(listed(gamesTakenIn('tank', entry))).toHaveLength(3);
    vi.stubGlobal('localStorage', {
      getItem: (name: string) => ({ ...old })[name] ?? null,
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    });
    expect(listed(gamesTakenIn('tank', entry))).toHaveLength(3);
  });

  it.each(['{"broken', '{}', '"text"', `[${'['.repeat(100_000)}`])(
    'do not take the place of %.12s',
    (text) => {
      texts.set(KEY, text);
      expect(names()).toEqual([]);
      expect(texts.get(KEY)).toBe(text);
      changeGames('tank', gamesKept('tank'), withGame(game('one')));
      expect(names()).toEqual(['Game one']);
      expect(onDevice()).toEqual([game('one'), text]);
    },
  );

  it('of two pages are all there, whichever page writes', () => {
    const [here, there] = [gamesKept('tank'), gamesKept('tank')];
    const mine = changeGames('tank', here, withGame(game('mine')));
    changeGames('tank', there, withGame(game('yours')));
    changeGames('tank', mine, without('mine'));
    changeGames('tank', there, withGame(game('again')));
    expect(names()).toEqual(['Game again', 'Game yours']);
  });

  it('are in the page alone where the device keeps nothing', () => {
    const setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    vi.stubGlobal('localStorage', { getItem: () => null, setItem });
    const one = changeGames('tank', gamesKept('tank'), withGame(game('one')));
    const both = changeGames('tank', one, withGame(game('two')));
    expect(both.isKept).toBe(false);
    expect(listed(both).map(({ key }) => key)).toEqual(['two', 'one']);
  });
});
