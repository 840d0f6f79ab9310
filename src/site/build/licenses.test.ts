import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { expect, it, onTestFinished } from 'vitest';
import { localFont } from '../../kit/type/local-font.ts';
import { licensesOf } from './site-licenses.ts';

it('names the packages that packages bring along, each once, with the words of its license', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'fieldkit-licenses-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const { plugin, integration } = licensesOf();
  const entry = {
    name: 'entry',
    resolveId: (id: string) => (id === 'entry' ? id : null),
    load: (id: string) => (id === 'entry' ? "export * from 'unicode-properties';" : null),
  };
  await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [entry, plugin],
    build: { write: false, rolldownOptions: { input: 'entry', preserveEntrySignatures: 'strict' } },
  });
  const done = integration.hooks['astro:build:done'] as (built: { readonly dir: URL }) => Promise<void>;
  await done({ dir: pathToFileURL(`${folder}/`) });
  const text = readFileSync(join(folder, 'LICENSES.txt'), 'utf8');
  const named = [...text.matchAll(/^={72}\n(\S+) \d/gm)].map(([, name]) => name);
  expect(named).toEqual(expect.arrayContaining(['tiny-inflate', 'unicode-properties', 'unicode-trie']));
  expect(named).not.toContain('sharp');
  expect(new Set(named).size).toBe(named.length);
  expect(text).toContain('Copyright (c) 2015-present Devon Govett');
});

it('states what the owners of a maker’s own fonts allow', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'fieldkit-licenses-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const sea = localFont({
    id: 'sea',
    family: 'Sea',
    file: 'fonts/sea.otf',
    licence: 'Mine, all rights reserved',
  });
  const hill = localFont({ id: 'hill', family: 'Hill', file: 'fonts/hill.ttf' });
  const { integration } = licensesOf(() => Promise.resolve([sea, hill]));
  const done = integration.hooks['astro:build:done'] as (built: { readonly dir: URL }) => Promise<void>;
  await done({ dir: pathToFileURL(`${folder}/`) });
  const text = readFileSync(join(folder, 'LICENSES.txt'), 'utf8');
  expect(text).toContain('Sea (fonts/sea.otf): Mine, all rights reserved');
  expect(text).toContain('Hill (fonts/hill.ttf): its licence is not stated');
});
