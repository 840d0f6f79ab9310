/** The lettering of TanK beyond the house's own: stencil for names, a condensed grotesque for figures and words. */
import { fontsource } from '../../src/kit/type/fonts.ts';

export const FONTS = [
  fontsource('crate', 'Big Shoulders Stencil', 800),
  fontsource('figures', 'Barlow Condensed', 700),
  fontsource('plain', 'Barlow Condensed', 600),
] as const;
