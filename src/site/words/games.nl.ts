import type { InOtherWords } from '../../language.ts';
import type { GAMES_WORDS as ENGLISH } from './games.ts';

export const GAMES_WORDS: InOtherWords<typeof ENGLISH> = {
  heading: 'Andere spellen op dit apparaat',
  count: (count) => (count === 0 ? 'geen' : String(count)),
  about: 'Een spel wordt hier weggelegd als een ander zijn plaats inneemt.',
  name: 'Naam',
  open: 'Open',
  openIt: (name) => `Open ${name}`,
  delete: 'Wis',
  deleteIt: (name) => `Wis ${name}`,
  deleteYes: 'Wis voorgoed',
  deleteNo: 'Bewaar het',
  unreadable: (count) =>
    count === 1
      ? 'Er is er nog één bewaard die deze pagina niet kan lezen. Het blijft op dit apparaat zoals het is.'
      : `Er zijn er nog ${count} bewaard die deze pagina niet kan lezen. Ze blijven op dit apparaat zoals ze zijn.`,
};
