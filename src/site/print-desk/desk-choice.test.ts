import { paperOf } from '../../press/papers.ts';
import { describe, expect, it } from 'vitest';
import { steppingStonesKit } from '../../../tests/made-up/cards/stepping-stones/kit.ts';
import type { Edition } from '../../kit/edition.ts';
import type { Printed, PrintedPart } from '../../kit/print-record.ts';
import {
  choiceFrom,
  choiceOf,
  choiceText,
  groupsOf,
  isChoice,
  usualChoice,
  type PrintChoice,
} from './desk-choice.ts';

const WORDS = ['hops', 'stones', 'pieces', 'tiles', 'showpieces', 'boxes'];
const USUAL = usualChoice('de-DE');

describe('a choice at the print desk', () => {
  it('comes back from its link', () => {
    const choice: PrintChoice = {
      paper: 'letter',
      sides: 'fold',
      flip: 'short',
      edition: 'low-ink',
      layout: '8',
      margins: '5, 3',
      backs: '4.5,4.75,4.3,4.9',
      size: '99.6,100.2',
      part: 'boxes',
      sleeves: 'thin',
      copies: { hops: 2, stones: 0 },
      since: '0.1.0',
    };
    expect(choiceFrom(`#${choiceText(choice)}`, WORDS, USUAL)).toEqual(choice);
    expect(choiceFrom(choiceText(USUAL), WORDS, usualChoice('en-US'))).toEqual(USUAL);
  });

  it('says in its link only what is not usual', () => {
    expect(choiceText(USUAL)).toBe('paper=a4&sides=duplex&edition=colour');
    expect(choiceText({ ...USUAL, copies: { hops: 1, stones: 2 } })).toBe(
      'paper=a4&sides=duplex&edition=colour&copies=2.stones',
    );
  });

  it('is as usual where its link is damaged', () => {
    for (const text of [
      '',
      'paper=a0&sides=three',
      'copies=99.hops&copies=x.stones&copies=2.dragons',
      '%E0%A4%A',
    ])
      expect(choiceFrom(text, WORDS, USUAL)).toEqual(USUAL);
  });

  it('is told from other things behind a #', () => {
    expect(['#paper=a4', '#sides=fold&paper=letter'].map(isChoice)).toEqual([true, true]);
    expect(['', '#text', '#newspaper=a4'].map(isChoice)).toEqual([false, false, false]);
  });
});

describe('the paper of a first visit', () => {
  it('is Letter where people print on Letter, and A4 elsewhere', () => {
    expect(['en-US', 'es-MX', 'fr-CA', 'en', 'tl'].map(paperOf)).toEqual(Array(5).fill('letter'));
    expect(['en-GB', 'nl', 'pt-BR', 'ja-JP', 'not a locale'].map(paperOf)).toEqual(Array(5).fill('a4'));
  });
});

describe('what a box offers to choose', () => {
  it('is its groups of cards, counters, tiles, paper models and boxes, with their counts', () => {
    const groups = groupsOf(steppingStonesKit);
    expect(groups.map(({ word }) => word)).toEqual(WORDS);
    expect(groups.map(({ part }) => part)).toEqual(['flat', 'flat', 'flat', 'tiles', 'models', 'boxes']);
    const cards = steppingStonesKit.box.cards.reduce((sum, { count }) => sum + count, 0);
    expect((groups[0]?.count ?? 0) + (groups[1]?.count ?? 0)).toBe(cards);
  });
});

describe('the PDF of an earlier print', () => {
  const groups = groupsOf(steppingStonesKit);
  const part = (word: string, kind: PrintedPart['kind'], count: number): PrintedPart => ({
    kind,
    id: word,
    name: word,
    of: word,
    words: [word],
    count,
    hash: '',
  });
  const countOf = (word: string) => groups.find((group) => group.word === word)?.count ?? 0;
  const printed = (edition: Edition, parts: readonly PrintedPart[]): Printed => ({
    game: steppingStonesKit.id,
    edition,
    parts,
  });

  it('chooses its edition and its groups, as often as it held them', () => {
    const held = printed('low-ink', [
      part('hops', 'card', 2 * countOf('hops')),
      part('pieces', 'counter', 1),
    ]);
    expect(choiceOf(held, groups)).toEqual({
      part: 'flat',
      edition: 'low-ink',
      copies: { hops: 2, stones: 0 },
      since: '',
    });
    const models = printed('colour', [part('showpieces', 'model', countOf('showpieces'))]);
    expect(choiceOf(models, groups)).toEqual({ part: 'models', edition: 'colour', copies: {}, since: '' });
  });
});
