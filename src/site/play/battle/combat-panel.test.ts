/** The heading depends on what decides: cards or dice. */
import { expect, it } from 'vitest';
import { SIDEBAR_WORDS } from '../../words/sidebar.ts';
import { framedAs } from './combat-panel.tsx';

const { heading, about } = SIDEBAR_WORDS.reckoning;

it('says nothing of cards over a fight of dice', () => {
  expect(framedAs([{ win: 0.4, by: 'dice' }])).toEqual({ heading: heading.dice, about: about.dice });
});

it('says nothing of chance where the dice lie', () => {
  expect(
    framedAs([
      { win: 1, by: 'dice' },
      { win: 0, by: 'dice' },
    ]).about,
  ).toBeNull();
});

it('says that unseen cards are equally likely where they decide', () => {
  expect(framedAs([{ win: 0.4 }])).toEqual({ heading: heading.win, about: about.cards });
  expect(framedAs([{ win: 0.4, of: 'standing' }]).heading).toBe(heading.standing);
});
