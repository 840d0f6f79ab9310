/** De teksten van het testvel: hoe je het print, tegen het licht houdt en leest. */
import type { InOtherWords } from '../../language.ts';
import type { CALIBRATE_EN } from './calibrate.en.ts';

const flip = { long: 'lange', short: 'korte' };

export const CALIBRATE_NL: InOtherWords<typeof CALIBRATE_EN> = {
  title: (way) => `Testvel: ${way}`,
  subject: 'Vier schalen die zeggen waar een printer de achterkant van een vel zet',
  pages: { front: 'Testvel', back: 'Zijn achterkant' },
  way: (paper, edge) =>
    `${paper}, ${edge === undefined ? 'voor- en achterkanten op eigen vellen' : `dubbelzijdig, ${flip[edge]} kant`}`,
  over: 'TESTVEL',
  heading: 'Past het achterop?',
  under: 'Vier getallen zeggen waar je printer de achterkant van een vel zet.',
  print: 'Print',
  duplex: (edge) => `Dubbelzijdig, gedraaid over de ${flip[edge]} kant, zoals je de kaarten gaat printen.`,
  single: 'Bladzijde 1 op een vel, bladzijde 2 op een ander, zoals je voor- en achterkanten gaat printen.',
  actual: (paper, how) => `${paper}, op 100 %, niet ‘Passend maken’. ${how}`,
  thin: 'Dun gewoon papier, uit de lade waar de kaarten uit zullen komen.',
  light: 'Tegen het licht',
  window: 'Houd het vel tegen een raam, of leg het op een helder scherm: deze kant naar je toe.',
  backToBack:
    'Leg de vellen rug aan rug, rand op rand, de print buiten. Houd ze tegen een raam, deze kant naar je toe.',
  shows: 'Op elke schaal schijnen een pijl en tien genummerde streepjes door.',
  read: 'Lees elke schaal',
  firstDigit: 'Eerste cijfer: de pijl',
  follow: (lane) => `Volg de baan waar de pijl in wijst tot aan zijn nummer. Hier: ${lane}.`,
  secondDigit: 'Tweede cijfer: het rechte streepje',
  straight: (tenth) =>
    `Eén genummerd streepje loopt recht door in een streepje van deze kant. Hier: ${tenth}.`,
  together: (reading) => `Samen: ${reading}`,
  doubt:
    'Twee streepjes even recht, 7 en 8? Neem de helft: 4.75. Pijl op een lijn? Met streepje 0 is het de baan achter de lijn, met streepje 9 die ervoor.',
  write: 'Schrijf op en vul in',
  type: 'Vul ze in bij de printtafel, of achter fieldkit print --correct. Elke achterkant wordt dan verschoven, gedraaid en geschaald tot hij op zijn voorkant past.',
  meets: (meets) =>
    `Vier keer ${meets}: het past, en er hoeft niets te gebeuren. Een getal boven ${meets}: de achterkant ligt te ver naar rechts, of te laag.`,
  noArrow: (edge) =>
    `Geen pijl bij de banen? Het vel is over de andere kant gedraaid: het moet de ${flip[edge]} zijn.`,
  noArrowSingle: 'Geen pijl bij de banen? Een van de vellen ligt verkeerd om.',
  scale: (number) => `Schaal ${number}, tegen het licht gelezen.`,
  back: 'Dit is de achterkant van het testvel.',
  through: 'Die lees je van de andere kant, door het papier heen.',
  example: (lane, tenth) =>
    `Een schaal tegen het licht: de pijl wijst in baan ${lane}, en streepje ${tenth} loopt recht door. Er staat ${lane}.${tenth}.`,
  whose: 'Printer, lade, papier:',
};
