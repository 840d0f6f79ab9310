import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openHost, type Host } from './host.ts';

const root = mkdtempSync(join(tmpdir(), 'fieldkit-host-'));
const folder = join(root, 'site');
/** Long enough to be worth compressing. */
const RULES = 'the rules '.repeat(200);
let host: Host;

beforeAll(async () => {
  mkdirSync(join(folder, 'rules'), { recursive: true });
  mkdirSync(join(folder, 'empty'));
  writeFileSync(join(root, 'secret.txt'), 'not of the site');
  writeFileSync(join(folder, 'index.html'), 'home');
  writeFileSync(join(folder, '404.html'), 'lost');
  writeFileSync(join(folder, 'rules/index.html'), RULES);
  writeFileSync(join(folder, 'two words.pdf'), '%PDF-');
  mkdirSync(join(folder, '_astro'));
  writeFileSync(join(folder, '_astro/page.Ab12.js'), '');
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

interface Heard {
  readonly status: number;
  readonly location: string | undefined;
  readonly said: string;
}

/** Sends raw lines to the host, as no browser would, and returns the whole response. */
const ask = (target: string, ...headers: readonly string[]) =>
  new Promise<Heard>((resolve, reject) => {
    const socket = connect(host.port, '127.0.0.1');
    let said = '';
    socket.setEncoding('utf8').on('data', (text: string) => (said += text));
    socket.on('error', reject).on('close', () => {
      resolve({
        status: Number(/^HTTP\/1\.1 (\d+)/.exec(said)?.[1]),
        location: /^location: (.*)$/im.exec(said)?.[1]?.trimEnd(),
        said,
      });
    });
    const lines = [`GET ${target} HTTP/1.1`, 'Host: kit', 'Connection: close', ...headers];
    socket.write(`${lines.join('\r\n')}\r\n\r\n`);
  });

describe('a host', () => {
  it('has browsers keep what is named by its content, and ask again for all else', async () => {
    const lastsOf = async (path: string) => (await get(path)).headers.get('Cache-Control');
    expect(await lastsOf('/kit/_astro/page.Ab12.js')).toContain('immutable');
    expect(await lastsOf('/kit/rules/')).toBe('no-cache');
    expect(await lastsOf('/kit/nothing/')).toBe('no-cache');
  });

  it('lets nobody else show its pages in a frame', async () => {
    for (const path of ['/kit/', '/kit/nothing/'])
      expect((await get(path)).headers.get('Content-Security-Policy')).toBe("frame-ancestors 'self'");
  });

  it('serves the site under its sub-path', async () => {
    expect(host.address).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/kit\/$/);
    expect(await get('/kit/')).toMatchObject({ status: 200, text: 'home' });
    expect(await get('rules/')).toMatchObject({ status: 200, text: RULES });
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
  });

  it('compresses texts, and sends a part of a file as it lies there', async () => {
    const { headers } = await get('rules/');
    expect([headers.get('content-encoding'), headers.get('vary')]).toEqual(['gzip', 'Accept-Encoding']);
    const part = await ask('/kit/rules/', 'Range: bytes=4-8', 'Accept-Encoding: gzip');
    expect([part.status, part.said.endsWith('\r\n\r\nrules')]).toEqual([206, true]);
  });

  it('sends a page again only where it has changed', async () => {
    const etag = (await get('')).headers.get('etag') ?? '';
    expect((await ask('/kit/', `If-None-Match: ${etag}`)).status).toBe(304);
    expect((await ask('/kit/', 'If-None-Match: "another"')).status).toBe(200);
  });

  it('takes nothing in', async () => {
    expect((await fetch(host.address, { method: 'POST', body: 'x' })).status).toBe(405);
  });
});

describe('a host, asked as no browser asks', () => {
  it.each([
    '/kit/../secret.txt',
    '/kit/%2e%2e/secret.txt',
    '/kit/..%2fsecret.txt',
    '/kit/rules/..%2f..%2fsecret.txt',
    '/kit/..%5csecret.txt',
    '/kit//../../secret.txt',
    '/kit/%00',
    '/kit/index.html%00.txt',
    '/kit/%ff',
    '/kit/%',
    '/secret.txt',
    'http://kit/kit/',
    '*',
  ])('keeps to its folder: %s', async (target) => {
    const { status, said } = await ask(target);
    expect([status, said.includes('not of the site')]).toEqual([404, false]);
  });

  it.each([
    '/kit/%0d%0aX%2f..%2frules',
    '/kit/%0d%0aSet-Cookie:%20a=b%2f..%2frules',
    '/kit/%2Fevil.example%2F..%2Frules',
    '/kit//evil.example/..%2frules',
    '/kit//rules',
    '//evil.example/%2e%2e',
    '//evil.example/..',
    '/kit/%5cevil.example%2f..%2frules',
    '/kit/https:%2f%2fevil.example%2f..%2f..%2f..%2frules',
  ])('leads nowhere else and says nothing of the asker’s own: %s', async (target) => {
    const { status, location = '/', said } = await ask(target);
    expect([301, 404]).toContain(status);
    expect(new URL(location, 'http://kit').host).toBe('kit');
    expect(said).not.toMatch(/^(X\/|Set-Cookie:)/m);
  });

  it.each(['bytes=9-3', 'bytes=900000-', 'bytes=-0', 'bytes=a-b', 'lines=1-2', 'bytes=0-0,2-2,4-4'])(
    'lives through a range of %s',
    async (range) => {
      expect([200, 206, 416]).toContain((await ask('/kit/rules/', `Range: ${range}`)).status);
    },
  );

  it.each([['/kit/\u0000'], ['/kit/ x'], ['kit'], ['']])(
    'lives through what is no request: %j',
    async (target) => {
      expect(await ask(target)).toMatchObject({
        said: expect.stringMatching(/^HTTP\/1\.1 4\d\d /) as string,
      });
      expect((await get('')).status).toBe(200);
    },
  );
});
