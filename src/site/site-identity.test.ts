/** A site is called by its games where their makers tell them, and says nothing of the house. */
import { expect, it } from 'vitest';
import { colophonOf } from '../kit/credits-line.ts';
import { identityOf } from './site-identity.ts';

const kit = (title: string, makers?: object) => ({
  title,
  about: `About ${title}.`,
  ...(makers && { makers }),
});

it('a companion’s site is the house’s', () => {
  expect(identityOf([kit('Ferry')])).toMatchObject({ name: 'Fieldkit', own: false });
  expect(identityOf([kit('Ferry', {}), kit('Canal')])).toMatchObject({ name: 'Fieldkit', own: false });
});

it('a maker’s site is called as the game', () => {
  expect(identityOf([kit('Ferry', {})])).toEqual({ name: 'Ferry', about: 'About Ferry.', own: true });
});

it('a maker’s site of several games names them', () => {
  const titles = ['Ferry', 'Canal', 'Lock', 'Weir'];
  expect(identityOf(titles.slice(0, 2).map((title) => kit(title, {}))).name).toBe('Ferry and Canal');
  expect(identityOf(titles.map((title) => kit(title, {})))).toEqual({
    name: 'Our games',
    about: 'Ferry, Canal, Lock and Weir, to print at home.',
    own: true,
  });
});

it('a maker’s sheets bear credits and licence, and a companion’s that it is none of the publisher’s', () => {
  const credits = [{ name: 'A Designer', part: 'game design' }];
  expect(colophonOf({ credits, makers: { licence: 'CC BY 4.0' } })).toBe(
    'Game design: A Designer. Licence: CC BY 4.0.',
  );
  expect(colophonOf({ credits, makers: {} })).toBe('Game design: A Designer.');
  expect(colophonOf({ credits })).toContain('no official print');
});
