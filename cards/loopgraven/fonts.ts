/** The lettering of Loopgraven beyond the house's own: a condensed grotesque, as on the maps of a school. */
import { fontsource } from '../../src/kit/type/fonts.ts';

export const FONTS = [
  fontsource('figures', 'Barlow Condensed', 700),
  fontsource('plain', 'Barlow Condensed', 600),
] as const;
