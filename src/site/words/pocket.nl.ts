import { capital, DUTCH, type InOtherWords } from '../../language.ts';
import { ASK_WORDS } from './ask.nl.ts';
import type { PocketPage } from './pocket-pages.ts';
import type { POCKET_WORDS as ENGLISH } from './pocket.ts';
import { WORDS } from './site.nl.ts';

const NAMES: Readonly<Record<PocketPage, string>> = {
  rules: 'spelregels',
  questions: 'vragen',
  'can-i': `‘${ASK_WORDS.canI.title}’`,
  rulings: 'uitspraken',
  table: 'ronde en score',
};

const OFFERED: Readonly<Record<PocketPage, string>> = {
  rules: 'de spelregels',
  questions: 'de vragen',
  'can-i': `‘${ASK_WORDS.canI.title}’`,
  rulings: 'de uitspraken',
  table: 'deze pagina',
};

export const POCKET_WORDS: InOtherWords<typeof ENGLISH> = {
  title: (game) => `${game}, zakuitgave`,
  about: (pages) =>
    `${capital(pages.map((page) => NAMES[page]).join(', '))} in één bestand dat geen netwerk en geen server nodig heeft.`,
  version: (version) => `Versie ${version} van Fieldkit.`,
  tables: 'Tafels worden hier in woorden verteld; de site tekent ze.',
  contents: 'Inhoud',
  canI: ASK_WORDS.canI.title,
  table: WORDS.pages.table.name,
  offer: 'Neem de zakuitgave mee',
  offerText: (pages) =>
    `één bestand met ${DUTCH.and(pages.map((page) => OFFERED[page]))}. Het opent vanuit de bestanden van een telefoon of laptop, zonder netwerk.`,
};
