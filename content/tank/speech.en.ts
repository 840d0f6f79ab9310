import type { Catalogue } from '../../src/language.ts';
import type { TankSaid } from '../../src/games/tank/messages.ts';
import { REFEREE_EN } from '../../src/referee/speech.en.ts';
import type { GameSpeech } from '../../src/referee/speech.ts';
import { PLAYED_EN, playedTo } from './speech-played.en.ts';
import { FAULTS_EN, REFUSALS_EN, WRITTEN_EN } from './speech-refusals.en.ts';
import type { Listener } from './speech-words.en.ts';

const catalogueTo = (you: Listener): Catalogue<TankSaid> => ({
  ...REFUSALS_EN,
  ...WRITTEN_EN,
  ...FAULTS_EN,
  ...playedTo(you),
});

/** TanK in English. */
export const SPEECH_EN: GameSpeech<TankSaid, 'able' | 'baker'> = {
  ...PLAYED_EN,
  kernel: REFEREE_EN,
  catalogue: catalogueTo(null),
  toldTo: (seat) => catalogueTo(seat === 0 ? 0 : 1),
};
