import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it, onTestFinished } from 'vitest';
import { codeOf, foundGood } from './found-good.ts';

const FACES = { card: '<svg>1</svg>', back: '<svg>2</svg>' };

/** Checks faces, finding fault with those that contain 'bad'; returns what was checked, faults, and the list to keep. */
async function run(
  faces: Readonly<Record<string, string>>,
  by = 'a check',
  before?: ReturnType<ReturnType<typeof foundGood>['kept']>,
  all = false,
) {
  const found = foundGood(by, before, all);
  const looked: string[] = [];
  const faults: string[] = [];
  for (const [name, drawn] of Object.entries(faces)) {
    const look = (): Promise<readonly string[]> => {
      looked.push(name);
      return Promise.resolve(drawn.includes('bad') ? [`${name} is bad`] : []);
    };
    faults.push(...(await found.faultsOf(name, [drawn], look)));
  }
  return { looked, faults, kept: found.kept() };
}

describe('what was found good', () => {
  it('is not looked at again', async () => {
    const first = await run(FACES);
    expect(first.looked).toEqual(['card', 'back']);
    expect((await run(FACES, 'a check', first.kept)).looked).toEqual([]);
  });

  it('is looked at where it is drawn otherwise, and it alone', async () => {
    const { kept } = await run(FACES);
    const second = await run({ ...FACES, card: '<svg>bad</svg>', other: '<svg>1</svg>' }, 'a check', kept);
    expect(second.looked).toEqual(['card', 'other']);
    expect(second.faults).toEqual(['card is bad']);
  });

  it('is looked at all of it where the check is another, or where all is asked for', async () => {
    const { kept } = await run(FACES);
    expect((await run(FACES, 'another check', kept)).looked).toEqual(['card', 'back']);
    expect((await run(FACES, 'a check', kept, true)).looked).toEqual(['card', 'back']);
  });

  it('is found bad each time until it is mended', async () => {
    const first = await run({ card: 'bad' });
    expect((await run({ card: 'bad' }, 'a check', first.kept)).faults).toEqual(['card is bad']);
  });
});

describe('the code of a check', () => {
  const folder = mkdtempSync(join(tmpdir(), 'fieldkit-checks-'));
  const root = pathToFileURL(`${folder}/`);
  const write = (path: string, text: string) => writeFileSync(new URL(path, root), text);
  const code = () => codeOf(new URL('tests/look.test.ts', root), root);
  const lock = (version: string) =>
    write('package-lock.json', JSON.stringify({ packages: { 'node_modules/@eyes/near': { version } } }));
  const lay = () => {
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    for (const room of ['tests', 'src']) mkdirSync(new URL(room, root), { recursive: true });
    write(
      'tests/look.test.ts',
      "import { near } from './near.ts';\nimport { draw } from '../src/draw.ts';\n",
    );
    write('tests/near.ts', "export * from '@eyes/near/sighted';\n");
    write('src/draw.ts', 'export const draw = 1;\n');
    write('tests/kits.ts', 'export const drawn = 1;\n');
    lock('1.0.0');
    return code();
  };

  it('is that of the test, of what it imports of the tests, and the versions of packages', () => {
    const first = lay();
    write('tests/near.ts', "export * from '@eyes/near/sighted';\nexport const near = 2;\n");
    const second = code();
    expect(second).not.toEqual(first);
    lock('1.0.1');
    expect(code()).not.toEqual(second);
  });

  it('leaves out what draws: that is seen by what is drawn', () => {
    const first = lay();
    write('src/draw.ts', 'export const draw = 2;\n');
    write('tests/kits.ts', 'export const drawn = 2;\n');
    expect(code()).toEqual(first);
  });
});
