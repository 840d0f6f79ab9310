/** De teksten van het testvel: hoe je het print, tegen het licht houdt en leest. */
import type { InOtherWords } from '../../language.ts';
import type { CALIBRATE_EN } from './calibrate.en.ts';

const flip = { long: 'lange', short: 'korte' };

const ways = {
  duplex: 'dubbelzijdig',
  single: 'voor- en achterkanten op eigen vellen',
  fold: 'enkelzijdig, gevouwen',
  fronts: 'alleen voorkanten',
};

export const CALIBRATE_NL: InOtherWords<typeof CALIBRATE_EN> = {
  title: (way) => `Testvel: ${way}`,
  subject: 'Vier schalen die zeggen waar een printer de achterkant van een vel zet',
  pages: { front: 'Testvel', back: 'Zijn achterkant', size: 'Maat' },
  way: (paper, sides, edge) =>
    `${paper}, ${sides === 'duplex' ? `dubbelzijdig, ${flip[edge]} kant` : ways[sides]}`,
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
  size: {
    heading: 'Klopt de maat?',
    under:
      'Twee getallen zeggen hoe lang je printer print, over de breedte van het papier en over de lengte.',
    print: 'Print',
    actual: (paper) =>
      `${paper}, op 100 %, niet ‘Passend maken’, uit de lade en op het papier van de kaarten. Laat het drogen: vochtig papier is langer.`,
    measure: 'Meet',
    ruler:
      'Leg een liniaal over schaal 5, met de 0 op de lange lijn links. Schuif hem recht omlaag tot het streepje van 150 mm op de schuine lijn staat.',
    read: 'Lees het getal aan de rand van de liniaal: elk streepje is een tiende. 4 streepjes onder 99: 99.4. Doe hetzelfde met schaal 6, een kwart gedraaid.',
    card: 'Geen liniaal? Een bankpas, met de korte kant op de lange lijn: lees de binnenste schuine lijn waar de andere kant van de pas die kruist. Een liniaal is nauwkeuriger.',
    write: 'Schrijf op en vul in',
    type: 'Vul ze in bij de printtafel, onder ‘Klopt de maat niet?’, of achter fieldkit print --scale, 5 voor 6: --scale 99.4,100.2. Elke bladzijde wordt dan in elke richting groter of kleiner gemaakt, zodat kaarten de juiste maat krijgen.',
    exact:
      '100 en 100: de maat klopt, en er hoeft niets te gebeuren. Onder 98 of boven 102: zoek eerst ‘Passend maken’ of ‘Randloos’ in het printvenster.',
    gauge: {
      across: 'Schaal 5: hoe lang de printer over de breedte van het papier print.',
      along: 'Schaal 6: hoe lang hij over de lengte van het papier print.',
    },
  },
};
