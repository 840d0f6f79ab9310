import type { InOtherWords } from '../../language.ts';
import type { CALIBRATE_FAULTS as ENGLISH } from './fault-words.ts';

export const CALIBRATE_FAULTS: InOtherWords<typeof ENGLISH> = {
  readings: {
    count: (scales, count) =>
      `Het testvel geeft ${scales} getallen, zoals 4.5,4.7,4.4,4.6; hier ${count === 1 ? 'staat er' : 'staan er'} ${count}.`,
    missing: (number, most) => `Getal ${number} ontbreekt: het loopt van 0 tot ${most}.`,
    range: (number, most, given) => `Getal ${number} loopt van 0 tot ${most}; ‘${given}’ past daar niet in.`,
    wild: (turn, size) =>
      `Volgens deze getallen staat de achterkant ${turn}° gedraaid, op ${size} % van de ware grootte. Dat doet geen printer: lees ze nog eens af.`,
  },
  scale: {
    text: (given) =>
      `De maat van een print is twee getallen in procenten, over de breedte en over de lengte van het papier, zoals 99.6,100.2; ‘${given}’ is dat niet.`,
    range: (percent, least, most) =>
      `Printers komen uit tussen ${least} en ${most} % van de echte lengte, niet op ${percent} %: meet het testvel nog eens, geprint op 100 % en niet ‘Passend maken’.`,
  },
  profiles: {
    unread: 'Dit is geen bestand met printerprofielen.',
    newer: 'Dit bestand met printerprofielen komt uit een nieuwere Fieldkit: werk deze eerst bij.',
    many: 'In dit bestand staan meer printerprofielen dan waaruit je kunt kiezen.',
    damaged: 'Een printerprofiel in dit bestand is beschadigd: lees de getallen opnieuw van het testvel af.',
    empty: 'In dit bestand staat geen printerprofiel.',
  },
};
