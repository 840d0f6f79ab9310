/** The lettering of The Fog of War beyond the house's own: a condensed grotesque, as on staff charts. */
import { fontsource } from '../../src/kit/type/fonts.ts';

export const FONTS = [
  fontsource('figures', 'Barlow Condensed', 700),
  fontsource('plain', 'Barlow Condensed', 600),
] as const;
