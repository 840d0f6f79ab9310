/** A benchmark whose tools cannot be installed says so in a sentence. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import project from '../../package.json' with { type: 'json' };
import { onDemand } from './on-demand.ts';

it('says which tool it goes on without, where npm has none', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'fieldkit-tools-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  // A port without a server.
  vi.stubEnv('npm_config_registry', 'http://127.0.0.1:9/');
  const found = await onDemand('lighthouse', folder);
  expect(found).toEqual({
    ok: false,
    faults: [expect.stringMatching(/^lighthouse@\d+\.\d+\.\d+ cannot be had from npm just now: .+\.$/)],
  });
});

it('is all that asks for these tools: an installation does without them', () => {
  expect(Object.keys(project.devDependencies)).not.toContain('lighthouse');
  expect(Object.keys(project.devDependencies)).not.toContain('boardgame.io');
  expect(Object.keys(project.devDependencies)).not.toContain('chessops');
});
