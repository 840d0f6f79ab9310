import { FAULTS_EN } from './speech-faults.en.ts';
import { TABLE_EN } from './speech-table.en.ts';
import type { RefereeWords } from './speech.ts';

export const REFEREE_EN: RefereeWords = { ...TABLE_EN, faults: FAULTS_EN };
