import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { expect, it, onTestFinished } from 'vitest';
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
  const done = integration.hooks['astro:build:done'] as (built: { readonly dir: URL }) => void;
  done({ dir: pathToFileURL(`${folder}/`) });
  const text = readFileSync(join(folder, 'LICENSES.txt'), 'utf8');
  const named = [...text.matchAll(/^={72}\n(\S+) \d/gm)].map(([, name]) => name);
  expect(named).toEqual(expect.arrayContaining(['tiny-inflate', 'unicode-properties', 'unicode-trie']));
  expect(named).not.toContain('sharp');
  expect(new Set(named).size).toBe(named.length);
  expect(text).toContain('Copyright (c) 2015-present Devon Govett');
});
