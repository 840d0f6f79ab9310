import { describe, expect, it } from 'vitest';
import {
  changedSentences,
  filesAfter,
  filesWith,
  gameOf,
  hashOf,
  inDrawers,
  keepFile,
  keepFiles,
  keyOf,
  lacking,
  nameOf,
  pathOf,
  tidyUp,
  type BuildFiles,
  type Keeping,
  type Shelves,
} from './store.ts';

const SCOPE = 'https://games.example/kit/';

/** An in-memory stand-in for the browser's caches. */
function shelves(): Shelves {
  const drawers = new Map<string, Map<string, Response>>();
  const open = (name: string) => {
    const drawer = drawers.get(name) ?? new Map<string, Response>();
    drawers.set(name, drawer);
    return Promise.resolve({
      keys: () => Promise.resolve([...drawer.keys()].map((url) => ({ url }))),
      match: (address: string) => Promise.resolve(drawer.get(address)?.clone()),
      put: (address: string, response: Response) => Promise.resolve(void drawer.set(address, response)),
    });
  };
  const keys = () => Promise.resolve([...drawers.keys()]);
  const match = (address: string) =>
    Promise.resolve(
      [...drawers.values()]
        .find((drawer) => drawer.has(address))
        ?.get(address)
        ?.clone(),
    );
  return { open, keys, match, delete: (name) => Promise.resolve(drawers.delete(name)) };
}

/** A fake network with some texts, that records requests. */
function network(texts: Readonly<Record<string, string>>) {
  const asked: string[] = [];
  const fetch = (address: string) => {
    asked.push(address);
    const text = texts[address];
    return Promise.resolve(new Response(text ?? '', { status: text === undefined ? 404 : 200 }));
  };
  return { asked, fetch };
}

const hash = (text: string): Promise<string> => hashOf(new TextEncoder().encode(text).buffer);

describe('the files kept for when there is no network', () => {
  const kept = async (keeping: Keeping, path: string, text: string) =>
    (await inDrawers(keeping, keyOf(SCOPE, path, await hash(text))))?.text();

  it('are asked for by the addresses of their pages', async () => {
    const { fetch, asked } = network({ [`${SCOPE}rules/`]: 'the rules' });
    const keeping: Keeping = { shelves: shelves(), scope: SCOPE, version: '1', fetch };
    await keepFile(keeping, 'rules/index.html', await hash('the rules'));
    expect(asked).toEqual([`${SCOPE}rules/`]);
    expect(await kept(keeping, 'rules/index.html', 'the rules')).toBe('the rules');
  });

  it('come from the version before where they have not changed', async () => {
    const both = shelves();
    const old = network({ [`${SCOPE}a`]: 'a', [`${SCOPE}b`]: 'b' });
    const before: Keeping = { shelves: both, scope: SCOPE, version: '1', fetch: old.fetch };
    await keepFiles(before, { a: await hash('a'), b: await hash('b') });
    const fresh = network({ [`${SCOPE}a`]: 'a', [`${SCOPE}b`]: 'B' });
    const after: Keeping = { ...before, version: '2', fetch: fresh.fetch };
    await keepFiles(after, { a: await hash('a'), b: await hash('B') });
    expect(fresh.asked).toEqual([`${SCOPE}b`]);
    expect(await kept(after, 'a', 'a')).toBe('a');
  });

  it('are refused where the host has another version of them already', async () => {
    const { fetch } = network({ [`${SCOPE}a`]: 'newer' });
    const keeping: Keeping = { shelves: shelves(), scope: SCOPE, version: '1', fetch };
    await expect(keepFile(keeping, 'a', await hash('a'))).rejects.toThrow('is not the file of this version');
    expect(await kept(keeping, 'a', 'newer')).toBeUndefined();
  });

  it('stay for one version more, and those of other sites stay for good', async () => {
    const all = shelves();
    const other = 'fieldkit https://games.example/other/ 1';
    for (const name of [other, nameOf(SCOPE, '1'), nameOf(SCOPE, '2'), nameOf(SCOPE, '3')])
      await all.open(name);
    await tidyUp({ shelves: all, scope: SCOPE, version: '3', fetch: network({}).fetch });
    expect(await all.keys()).toEqual([other, nameOf(SCOPE, '2'), nameOf(SCOPE, '3')]);
  });
});

describe('what a visitor is given', () => {
  const build: BuildFiles = {
    version: '2',
    first: { 'theme.js': 't' },
    rest: {
      'index.html': 'i',
      'tanks/rules/index.html': 'r',
      'tanks/board/a.svg': 'a',
      'ships/rules/index.html': 's',
      'ships/cover/256.webp': 'c',
      'ships/search.json': 'q',
      '_astro/seat.A1b2C3d4.js': 'e',
      '_astro/board-tanks.A1b2C3d4.js': 'b',
      '_astro/core-game--tanks--1b2C3d4.js': 'j',
      '_astro/judge--ships-A1b2C3d4.js': 'k',
      '_astro/board-ships-tanks.A1b2C3d4.js': 'm',
    },
    games: ['ships/', 'tanks/'],
  };
  const shared = ['theme.js', 'index.html', 'ships/cover/256.webp', 'ships/search.json'].concat(
    // What two games share is everybody's.
    ['_astro/seat.A1b2C3d4.js', '_astro/board-ships-tanks.A1b2C3d4.js'],
  );
  const tanks = [
    'tanks/rules/index.html',
    'tanks/board/a.svg',
    '_astro/board-tanks.A1b2C3d4.js',
    '_astro/core-game--tanks--1b2C3d4.js',
  ];

  it('is what belongs to no game, and the whole of the game whose page is open', () => {
    const given = (page: string) => Object.keys(filesWith(build, [gameOf(build, page)])).sort();
    expect(given('index.html')).toEqual([...shared].sort());
    expect(given('tanks/play/index.html')).toEqual([...shared, ...tanks].sort());
  });

  it('is, in a new version, all of the games that were opened before', async () => {
    const all = shelves();
    const last = await all.open(nameOf(SCOPE, '1'));
    for (const path of ['ships/cover/256.webp', 'tanks/rules/index.html'])
      await last.put(keyOf(SCOPE, path, 'old'), new Response(''));
    expect(Object.keys(await filesAfter(build, SCOPE, last)).sort()).toEqual([...shared, ...tanks].sort());
  });

  it('is not fetched again where it is here', async () => {
    const all = shelves();
    const own = await all.open(nameOf(SCOPE, '2'));
    await own.put(keyOf(SCOPE, 'theme.js', 't'), new Response(''));
    await own.put(keyOf(SCOPE, 'index.html', 'another'), new Response(''));
    const keeping: Keeping = { shelves: all, scope: SCOPE, version: '2', fetch: network({}).fetch };
    expect(await lacking(keeping, { 'theme.js': 't', 'index.html': 'i' })).toEqual({ 'index.html': 'i' });
  });
});

describe('an address', () => {
  it('leads to a file of the site, whatever is asked of it', () => {
    expect(pathOf(SCOPE, `${SCOPE}`)).toBe('index.html');
    expect(pathOf(SCOPE, `${SCOPE}game/rules/?q=tank#M1`)).toBe('game/rules/index.html');
    expect(pathOf(SCOPE, `${SCOPE}game/a%20b.svg`)).toBe('game/a b.svg');
  });

  it('outside of the site is left to the browser', () => {
    expect(pathOf(SCOPE, 'https://games.example/other/')).toBeNull();
    expect(pathOf(SCOPE, 'https://elsewhere.example/kit/')).toBeNull();
    expect(pathOf(SCOPE, `${SCOPE}game/%E0%A4%A`)).toBeNull();
  });
});

it('finds the sentences that changed, came and went', () => {
  expect(
    changedSentences({ A1: 'one', A2: 'two', A3: 'three' }, { A1: 'one', A2: 'Two', A4: 'four' }),
  ).toEqual([
    { id: 'A2', text: 'Two' },
    { id: 'A4', text: 'four' },
    { id: 'A3', text: null },
  ]);
});
