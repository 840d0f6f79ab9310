import { beforeEach, describe, expect, it, vi } from 'vitest';
import { changeGames, gamesKept, readable, renamed, withGame, without, type GameKept } from './game-list.ts';

const KEY = 'fieldkit/tank/sandbox/games';
const texts = new Map<string, string>();
beforeEach(() => {
  texts.clear();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => texts.get(name) ?? null,
    setItem: (name: string, text: string) => texts.set(name, text),
  });
});

const game = (id: string): GameKept => ({
  id,
  name: `Game ${id}`,
  record: { game: 'tank', rules: '1', options: [], seed: id, moves: ['a', 'b'] },
});
const names = () => readable(gamesKept('tank')).map(({ name }) => name);
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
    expect(readable(both).map(({ id }) => id)).toEqual(['two', 'one']);
  });
});
