import type { InOtherWords } from '../../language.ts';
import { ASK_WORDS } from './ask.nl.ts';
import type { POCKET_WORDS as ENGLISH } from './pocket.ts';
import { WORDS } from './site.nl.ts';

export const POCKET_WORDS: InOtherWords<typeof ENGLISH> = {
  title: (game) => `${game}, zakuitgave`,
  about: (version) =>
    `Spelregels, vragen, ‘Mag ik?’, uitspraken, ronde en score in één bestand dat geen netwerk en geen server nodig heeft. Versie ${version} van Fieldkit. Tafels worden hier in woorden verteld; de site tekent ze.`,
  contents: 'Inhoud',
  canI: ASK_WORDS.canI.title,
  table: WORDS.pages.table.name,
  offer: 'Neem de zakuitgave mee',
  offerText:
    'één bestand met de spelregels, de vragen, ‘Mag ik?’, de uitspraken en deze pagina. Het opent vanuit de bestanden van een telefoon of laptop, zonder netwerk.',
};
