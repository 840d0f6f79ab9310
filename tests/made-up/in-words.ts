/** Stepping Stones in the words of a language, as the shelf has it. */
import { spokenGame } from '../../src/referee/messages/localise.ts';
import { spokenForm } from '../../src/referee/messages/localise-editor.ts';
import { SPEECH_EN } from './content/stepping-stones/messages.en.ts';
import { steppingStonesForm } from './src/games/stepping-stones/rules/position-format.ts';
import { steppingStones } from './src/games/stepping-stones/rules/game.ts';

type Stones = typeof SPEECH_EN;

export const gameIn = (speech: Stones) => spokenGame(steppingStones, speech);
export const formIn = (speech: Stones) => spokenForm(steppingStonesForm, speech);

export const ENGLISH_STONES = gameIn(SPEECH_EN);
export const ENGLISH_FORM = formIn(SPEECH_EN);
