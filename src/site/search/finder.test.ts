import { describe, expect, it } from 'vitest';
import { ranked, type Hit } from './finder.ts';

const hit = (kind: string, id: string): Hit => ({ url: `#${id}`, excerpt: '', meta: { kind, id } });
const order = (hits: readonly Hit[], term: string) => ranked(hits, term).map(({ meta }) => meta.id);

describe('what was found', () => {
  const hits = [hit('example', 'bunker-holds'), hit('ruling', 'R2a'), hit('rule', 'A5b'), hit('rule', 'A5')];

  it('begins with what is called exactly so, in small letters too', () => {
    expect(order(hits, 'a5')[0]).toBe('A5');
    expect(order(hits, 'bunker-holds')[0]).toBe('bunker-holds');
  });

  it('lists rules before rulings before examples, else as the index has it', () => {
    expect(order(hits, 'bunker')).toEqual(['A5b', 'A5', 'R2a', 'bunker-holds']);
  });
});
