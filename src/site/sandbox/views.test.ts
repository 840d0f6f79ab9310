/** The view settings only tell what the opponent sees if there is one. */
import { toChildArray, type ComponentChildren } from 'preact';
import { expect, it } from 'vitest';
import { seatsOf } from '../../referee/seats.ts';
import { DRAWER_WORDS } from '../words/drawer.ts';
import { Views } from './views.tsx';

/** All text in what is rendered. */
const wordsIn = (shown: ComponentChildren): readonly string[] =>
  toChildArray(shown).flatMap((child) =>
    typeof child === 'object' ? wordsIn(child.props.children) : [String(child)],
  );

const shownTo = (opponent: number | null): readonly string[] =>
  wordsIn(
    Views({
      session: {
        view: 'all',
        opponent,
        level: 'sergeant',
        atOnce: false,
        asksAlways: false,
        act: () => undefined,
      },
      seats: seatsOf('red', 'gray'),
      scenery: {},
      passes: true,
      hides: true,
      motion: true,
      setMotion: () => undefined,
      sound: false,
      setSound: () => undefined,
    }),
  );

it('says what the opponent sees, and nothing of it where nobody plays against the device', () => {
  const { sees } = DRAWER_WORDS.opponent;
  expect(shownTo(1)).toContain(sees);
  expect(shownTo(null)).not.toContain(sees);
});
