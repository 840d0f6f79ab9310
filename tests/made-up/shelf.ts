/** The shelf of the tests: `fieldkit list --shelf tests/made-up/shelf.ts`. */
import type { Shelf } from '../../src/site/shelf.ts';

export const SHELF: Shelf = [
  {
    id: 'stepping-stones',
    kit: async () => (await import('./cards/stepping-stones/kit.ts')).steppingStonesKit,
  },
];
