/** Hoe alles in de doos heet. */
export const NAMES = {
  hops: 'Sprongkaarten',
  stones: 'Stenen',
  'hop-1': 'Sprong van 1',
  'hop-2': 'Sprong van 2',
  'stone-1': 'Steen 1',
  'stone-2': 'Steen 2',
  'stone-3': 'Steen 3',
  'stone-4': 'Steen 4',
  'frog-green': 'De groene kikker',
  'frog-brown': 'De bruine kikker',
} as const;
