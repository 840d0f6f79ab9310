/** The records of released versions never change: somebody has sheets printed by them. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { recordedVersions, releaseFault, writeRelease } from '../scripts/make/write-release.ts';
import { hashBytes } from '../src/kit/content-hash.ts';
import type { Version } from '../src/kit/print-record.ts';
import { SHELF } from '../src/site/shelf.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** Every record, with its file's hash. A release adds its own; existing ones never change. */
const RELEASED: Readonly<Record<string, string>> = {
  'victory-tank 0.1.0': 'e9f39543963a7f1eb2e93b4dc846ebd06a08d42006008a6591dde24fd3b76068',
};

describe('what a released version printed', () => {
  it('is kept as it was when it went out', () => {
    const kept = SHELF.flatMap(({ id }) =>
      recordedVersions(ROOT, id).map((version) => {
        const file = join(ROOT, 'cards', id, 'versions', `${version}.json`);
        return [`${id} ${version}`, hashBytes(readFileSync(file))];
      }),
    );
    expect(Object.fromEntries(kept)).toEqual(RELEASED);
  });

  it.each(SHELF)('can be asked for where $id was in it', async ({ id, versions }) => {
    const known = (await versions?.()) ?? [];
    expect(known.map(({ version }) => version)).toEqual(recordedVersions(ROOT, id));
  });
});

describe('a release', () => {
  const record: Version = { version: '0.2.0', printed: [] };
  let root = '';

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'fieldkit-release-'));
    mkdirSync(join(root, 'cards/go-fish/versions'), { recursive: true });
    writeFileSync(join(root, 'cards/go-fish/versions/0.1.0.json'), 'as it was');
    writeFileSync(join(root, 'CHANGELOG.md'), '# Changelog\n\n## 0.1.0\n\n## 0.2.0\n\n## 0.10.0\n');
  });
  afterEach(() => rmSync(root, { recursive: true, force: true }));

  const write = (version: string) => writeRelease(root, version, { 'go-fish': record });

  it('writes its record and lists it after those before it', async () => {
    await write('0.2.0');
    await write('0.10.0');
    expect(recordedVersions(root, 'go-fish')).toEqual(['0.1.0', '0.2.0', '0.10.0']);
    const list = readFileSync(join(root, 'cards/go-fish/released-versions.ts'), 'utf8');
    expect(list).toContain("import v2 from './versions/0.10.0.json' with { type: 'json' };");
    expect(list).toContain('[v0, v1, v2].map(readVersion)');
  });

  it.each([
    ['0.1.0', '0.1.0 of go-fish is out, and its record stays as it is.'],
    ['0.0.9', '0.1.0 of go-fish is out already: a release comes after it.'],
    [
      '0.2.0-dev',
      '"0.2.0-dev" is no number of a release: it takes three numbers, as in npm run release -- 0.2.0.',
    ],
    ['0.3.0', 'CHANGELOG.md has no heading "## 0.3.0": say there what is new.'],
  ])('%s is refused in a sentence, and nothing is written', async (version, sentence) => {
    expect(releaseFault(root, version, ['go-fish'])).toBe(sentence);
    await expect(write(version)).rejects.toThrow(sentence);
    expect(readFileSync(join(root, 'cards/go-fish/versions/0.1.0.json'), 'utf8')).toBe('as it was');
    expect(recordedVersions(root, 'go-fish')).toEqual(['0.1.0']);
  });
});
