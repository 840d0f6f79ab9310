import type { CardText } from '../../src/book/statement.ts';
import type { StatementId } from './statements.ts';

/** Card ids of a kind, each with its side and set in front. */
const ofKind = (force: string, ...sets: readonly string[]): readonly string[] =>
  sets.map((set) => `${set}-${force}`);

/** The statements that the printed cards state. */
export const CARD_TEXTS: readonly CardText<StatementId>[] = [
  {
    cards: [
      ...ofKind('army-3', 'axis-start', 'axis-1940', 'allies-1940', 'allies-1942', 'allies-1943'),
      ...ofKind('army-2', 'axis-start', 'axis-1940', 'allies-start', 'allies-1940'),
      ...ofKind('army-2', 'allies-1941', 'allies-1942', 'allies-1943'),
      ...ofKind('army-1', 'axis-start', 'axis-1940', 'allies-start', 'allies-1940'),
      ...ofKind('army-1', 'allies-usa', 'allies-ussr'),
    ],
    does: ['F-B01'],
    touches: ['F-048', 'F-060', 'F-031'],
  },
  {
    cards: [
      ...ofKind('fort-3', 'axis-1940'),
      ...ofKind('fort-2', 'axis-1940', 'allies-start', 'allies-ussr'),
    ],
    does: ['F-B01'],
    touches: ['F-048', 'F-A39', 'F-A66'],
  },
  {
    cards: [
      ...ofKind('fleet-3', 'axis-1940', 'allies-start', 'allies-1940'),
      ...ofKind('fleet-2', 'axis-start', 'allies-start', 'allies-1940', 'allies-usa'),
      ...ofKind('fleet-1', 'axis-start', 'axis-1940', 'allies-start', 'allies-1940'),
    ],
    does: ['F-B01'],
    touches: ['F-094', 'F-048', 'F-A39', 'F-193'],
  },
  {
    cards: [
      ...ofKind('air', 'axis-start', 'axis-1940', 'allies-start', 'allies-1940'),
      ...ofKind('air', 'allies-1941', 'allies-1942', 'allies-usa'),
    ],
    does: ['F-B01'],
    touches: ['F-A09', 'F-194', 'F-192'],
  },
  {
    cards: ofKind('dummy', 'axis-start', 'allies-start'),
    does: ['F-B01', 'F-071'],
    touches: ['F-048', 'F-A48'],
  },
  {
    cards: ['neutral-army-1', 'neutral-army-2', 'neutral-army-3'],
    does: ['F-162', 'F-070'],
    touches: ['F-A50', 'F-A05', 'F-A10', 'F-069'],
  },
  { cards: ['allies-usa'], does: ['F-092', 'F-169'], touches: ['F-111', 'F-A15'] },
  { cards: ['allies-urals'], does: ['F-166', 'F-092'], touches: ['F-111', 'F-A15'] },
  {
    cards: ['poland', 'italy', 'balkans', 'scandinavia', 'paris', 'yugoslavia'].map((at) => `victory-${at}`),
    does: ['F-182'],
    touches: ['F-006', 'F-A59a'],
  },
  { cards: ['reference-turn'], does: ['F-020', 'F-022'], touches: ['F-045', 'F-046'] },
  {
    cards: ['reference-battle'],
    does: ['F-061', 'F-064', 'F-065', 'F-066', 'F-068'],
    touches: ['F-A08', 'F-071'],
  },
  { cards: ['reference-year'], does: ['F-A03', 'F-112'], touches: ['F-110', 'F-113'] },
  { cards: ['reference-special'], does: ['F-167', 'F-168', 'F-170', 'F-171'], touches: ['F-163', 'F-164'] },
];
