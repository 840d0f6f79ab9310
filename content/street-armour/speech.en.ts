import type { ArmourSaid } from '../../src/games/street-armour/messages.ts';
import type { Catalogue } from '../../src/language.ts';
import { REFEREE_EN } from '../../src/referee/speech.en.ts';
import type { GameSpeech } from '../../src/referee/speech.ts';
import { CHECK_EN } from './speech-check.en.ts';
import { EDIT_EN } from './speech-edit.en.ts';
import { PLAYED_EN, playedTo } from './speech-played.en.ts';
import { FAULTS_EN, REFUSALS_EN, WRITTEN_EN } from './speech-refusals.en.ts';
import type { Listener } from './speech-words.en.ts';

const catalogueTo = (you: Listener): Catalogue<ArmourSaid> => ({
  ...REFUSALS_EN,
  ...WRITTEN_EN,
  ...FAULTS_EN,
  ...playedTo(you),
  ...CHECK_EN,
  ...EDIT_EN,
});

/** Street Armour in English. */
export const SPEECH_EN: GameSpeech<ArmourSaid, 'west' | 'east'> = {
  ...PLAYED_EN,
  kernel: REFEREE_EN,
  catalogue: catalogueTo(null),
  toldTo: (seat) => catalogueTo(seat === 0 ? 0 : 1),
};
