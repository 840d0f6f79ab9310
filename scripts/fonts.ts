export { loadFonts } from '../src/site/fonts.ts';
