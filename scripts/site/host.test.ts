import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openHost, type Host } from './host.ts';

const root = mkdtempSync(join(tmpdir(), 'fieldkit-host-'));
const folder = join(root, 'site');
let host: Host;

beforeAll(async () => {
  mkdirSync(join(folder, 'rules'), { recursive: true });
  mkdirSync(join(folder, 'empty'));
  writeFileSync(join(root, 'secret.txt'), 'not of the site');
  writeFileSync(join(folder, 'index.html'), 'home');
  writeFileSync(join(folder, '404.html'), 'lost');
  writeFileSync(join(folder, 'rules/index.html'), 'the rules');
  writeFileSync(join(folder, 'two words.pdf'), '%PDF-');
  writeFileSync(join(folder, 'SHA256SUMS'), 'sums');
  host = await openHost({ folder, base: '/kit' });
});
afterAll(() => {
  host.server.close();
  rmSync(root, { recursive: true });
});

const get = async (path: string) => {
  const response = await fetch(new URL(path, host.address), { redirect: 'manual' });
  return { status: response.status, headers: response.headers, text: await response.text() };
};

/** Asks for a path as it stands: no browser would send one that leads out of the site. */
const getRaw = (path: string) =>
  new Promise<number | undefined>((resolve, reject) => {
    request({ port: host.port, path }, (response) => resolve(response.resume().statusCode))
      .on('error', reject)
      .end();
  });

describe('a host', () => {
  it('serves the site under its sub-path', async () => {
    expect(host.address).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/kit\/$/);
    expect(await get('/kit/')).toMatchObject({ status: 200, text: 'home' });
    expect(await get('rules/')).toMatchObject({ status: 200, text: 'the rules' });
    expect((await get('/rules/')).status).toBe(404);
  });

  it('leads from a folder to its page', async () => {
    for (const [from, to] of [
      ['/kit', '/kit/'],
      ['/kit/rules', '/kit/rules/'],
    ] as const) {
      const { status, headers } = await get(from);
      expect([status, headers.get('location')]).toEqual([301, to]);
    }
  });

  it('answers what is not there with the site’s own page', async () => {
    for (const path of ['nothing/', 'empty/', 'rules/index.html/more'])
      expect(await get(path)).toMatchObject({ status: 404, text: 'lost' });
  });

  it('says what a file is', async () => {
    expect((await get('two%20words.pdf')).headers.get('content-type')).toBe('application/pdf');
    expect((await get('SHA256SUMS')).headers.get('content-type')).toMatch('text/plain');
    expect((await get('rules/')).headers.get('content-encoding')).toBe('gzip');
  });

  it('keeps to its folder', async () => {
    for (const path of [
      '/kit/../secret.txt',
      '/kit/%2e%2e/secret.txt',
      '/kit/..%2fsecret.txt',
      '/kit/%00',
      '/kit/%ff',
    ])
      expect([path, await getRaw(path)]).toEqual([path, 404]);
  });

  it('takes nothing in', async () => {
    expect((await fetch(host.address, { method: 'POST', body: 'x' })).status).toBe(405);
  });
});
