import { expect, it } from 'vitest';
import { askedInShort } from './chunks.ts';

it('parts without styles of their own are asked for in short, and all else as the build wrote it', () => {
  const asks =
    'let a=async()=>(await e(async()=>{let{game:t}=await import(`./game.A1.js`);return{game:t}},[])).game;';
  expect(askedInShort(asks)).toBe('let a=async()=>(await import(`./game.A1.js`)).game;');
  const inside =
    '(await e(async()=>{let{scene:e}=await import(`./board.B2.js`).then(e=>e.n);return{scene:e}},[])).scene';
  expect(askedInShort(inside)).toBe('(await import(`./board.B2.js`).then(e=>e.n)).scene');
  const dressed =
    '(await e(async()=>{let{desk:e}=await import(`./desk.C3.js`);return{desk:e}},[`_astro/desk.css`])).desk';
  expect(askedInShort(dressed)).toBe(dressed);
});
