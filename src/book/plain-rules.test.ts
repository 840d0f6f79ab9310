import { expect, it } from 'vitest';
import { plainRules } from './plain-rules.ts';

const said = (text: string) => ({ text, provenance: 'ours' }) as const;

it('rules in no teaching order are told chapter by chapter, every sentence once, each chapter with a place of its own', () => {
  const chapters = [
    { name: 'Moving', statements: { M1: said('One.'), M2: said('Two.') } },
    { name: 'To come', statements: {} },
    { name: 'Moving', statements: { N1: said('Three.') } },
  ];
  expect(plainRules({ chapters })).toEqual([
    { kind: 'heading', depth: 1, slug: 'moving', text: 'Moving' },
    { kind: 'rule', id: 'M1' },
    { kind: 'rule', id: 'M2' },
    { kind: 'heading', depth: 1, slug: 'moving-1', text: 'Moving' },
    { kind: 'rule', id: 'N1' },
  ]);
});
