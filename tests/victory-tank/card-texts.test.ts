import { describe, expect, it } from 'vitest';
import { BOX } from '../../cards/victory-tank/data/box.ts';
import { CARD_TEXTS } from '../../content/victory-tank/card-texts.ts';
import { STATEMENTS } from '../../content/victory-tank/statements.ts';

describe('the texts of the cards', () => {
  it('are about every card of the box, each once', () => {
    const told = CARD_TEXTS.flatMap(({ cards }) => cards);
    expect(told.toSorted()).toEqual(BOX.cards.map(({ id }) => id).toSorted());
  });

  it.each(CARD_TEXTS.map((text) => [text.cards.join(', '), text] as const))('%s', (_, { does, touches }) => {
    const rules = [...does, ...touches];
    expect(does.length).toBeGreaterThan(0);
    expect(new Set(rules).size).toBe(rules.length);
    for (const rule of rules) expect(Object.keys(STATEMENTS)).toContain(rule);
  });
});
