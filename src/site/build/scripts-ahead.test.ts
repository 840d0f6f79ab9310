import { expect, it } from 'vitest';
import { namedAhead, neededAtOnce, stylesBehind } from './scripts-ahead.ts';

const CODES = new Map([
  ['part.1.js', 'import{a}from"./shared.2.js";const b=()=>import(`./later.3.js`);'],
  ['shared.2.js', 'import "./deep.4.js";'],
  ['deep.4.js', ''],
  ['later.3.js', ''],
  ['board-ferry.5.js', "import{c}from'./deep.4.js'"],
]);

it('what scripts need at once is found however deep, and what may be asked for later is not', () => {
  expect(neededAtOnce(['part.1.js'], CODES)).toEqual(['part.1.js', 'shared.2.js', 'deep.4.js']);
});

it('a page names the scripts of its parts and of its game behind its styles', () => {
  const html =
    '<head><link rel="stylesheet" href="/a/_astro/x.css"></head><astro-island component-url="/a/_astro/part.1.js">';
  expect(namedAhead(html, ['board-ferry.5.js'], CODES)).toBe(
    '<head><link rel="stylesheet" href="/a/_astro/x.css">' +
      ['part.1.js', 'board-ferry.5.js', 'shared.2.js', 'deep.4.js']
        .map((name) => `<link rel="modulepreload" href="/a/_astro/${name}" fetchpriority="low">`)
        .join('') +
      '</head><astro-island component-url="/a/_astro/part.1.js">',
  );
});

it('a page without parts stays as it is', () => {
  expect(namedAhead('<head></head>', ['board-ferry.5.js'], CODES)).toBe('<head></head>');
});

it('styles of what comes over a table later are named last, and no first paint waits for them', () => {
  const [page, later] = ['play.A1.css', 'battle-panel.B2.css'].map(
    (name) => `<link rel="stylesheet" href="/a/_astro/${name}">`,
  );
  expect(stylesBehind(`<head>${later}${page}</head><body><p>Play</p></body>`)).toBe(
    `<head>${page}</head><body><p>Play</p>${later}</body>`,
  );
});
