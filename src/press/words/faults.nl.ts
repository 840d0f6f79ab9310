/** Meldingen over wat een bestand met vellen in de weg staat, en over de correctie van achterkanten. */
import { DUTCH, type InOtherWords } from '../../language.ts';
import type { FAULTS_EN } from './faults.en.ts';

const edges = { top: 'bovenrand', right: 'rechterrand', bottom: 'onderrand', left: 'linkerrand' };

/** A figure with a decimal comma. */
const comma = (figure: string): string => figure.replaceAll('.', ',');

export const FAULTS_NL: InOtherWords<typeof FAULTS_EN> = {
  nothing: 'Er is niets te printen: er is geen onderdeel gekozen.',
  count: (id, count) => `${id}: in de doos zitten er ${count} van, en een aantal is een heel getal vanaf 1.`,
  back: (id, front, back) =>
    `${id}: de voorkant is ${comma(front)} mm en de achterkant ${comma(back)} mm, en zo passen ze niet op elkaar.`,
  twice: (id) =>
    `${id}: twee verschillende kanten heten zo, en een vel zou er maar één van kunnen laten zien.`,
  margins: ({ id, layout, paper, edge, distance, margin, assumed }) => {
    const puts =
      layout === undefined ? `${id} staat op zijn best` : `Indeling ${layout} op ${paper} zet kaarten`;
    const of = layout === undefined ? ` van ${paper}` : '';
    const printer = assumed ? 'veel printers' : 'de printer';
    const choose = layout === undefined ? 'kies ander papier' : 'kies indeling auto';
    const give = assumed ? ', of geef de marges van je printer op' : '';
    return `${puts} ${comma(distance)} mm van de ${edges[edge]}${of}, waar ${printer} ${comma(margin)} mm wit ${assumed ? 'laten' : 'laat'}: ${choose}${give}.`;
  },
  since: {
    nothing: (since) => `sinds ${since} is er niets veranderd.`,
    onlyOut: (since, takeOut) => `sinds ${since} is er niets te printen. ${takeOut}`,
    editions: (since, editions, how) => `${since} zijn van de editie ${DUTCH.and(editions)}: ${how}.`,
    takeOut: (decks) => `Haal uit je doos: ${decks}`,
  },
  correction: {
    moved: (ways) => `${DUTCH.and(ways)} verschoven`,
    ways: { left: 'naar links', right: 'naar rechts', up: 'omhoog', down: 'omlaag' },
    turned: (degrees, clockwise) =>
      `${comma(degrees)}° ${clockwise ? 'met de klok mee' : 'tegen de klok in'} gedraaid`,
    sized: (percent) => `op ${comma(percent)} % geprint`,
    hardly: 'minder dan 0,1 mm verschoven',
    and: DUTCH.and,
    length: (mm) => `${comma(mm)} mm`,
  },
  scale: {
    made: (across, along, sentAcross, sentAlong) =>
      `Gemaakt voor één printer, en verkeerd voor andere: die print ${comma(across)} % van de lengte over de breedte van het papier en ${comma(along)} % over de lengte, dus gaan bladzijden op ${comma(sentAcross)} en ${comma(sentAlong)} % naar de printer.`,
  },
  misfit: {
    made: (correction) =>
      `Gemaakt voor één printer, en verkeerd voor andere: van voren gezien is elke achterkant ${correction}.`,
    off: (worst) => `Anders zouden achterkanten tot ${worst} naast hun voorkant liggen.`,
    between: (needs) =>
      `Tussen kaarten die een snede delen, zou ${needs} van de achterkant ernaast te zien zijn.`,
    bleed: (needs, has, enough) =>
      `Hun afloop zou ${needs} nodig hebben en heeft ${has}${enough ? ', en dat is genoeg' : ', zodat langs een snede wit papier te zien zou zijn'}.`,
    clipped: (at, assumed) =>
      `Zo verschoven komen achterkanten aan ${DUTCH.and(at.map((edge) => edges[edge]))} van hun bladzijde in wat ${assumed ? 'veel printers wit laten' : 'de printer wit laat'}.`,
  },
};
