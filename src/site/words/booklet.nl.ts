import type { InOtherWords } from '../../language.ts';
import type { BOOKLET_WORDS as ENGLISH } from './booklet.ts';

export const BOOKLET_WORDS: InOtherWords<typeof ENGLISH> = {
  name: 'De spelregels',
  contents: 'Inhoud',
  notes: 'Aantekeningen',
  box: 'In de doos',
  setUp: 'De tafel bij het begin',
  code: 'Code die leidt naar',
  toVariants: (title) => `Dat is alles. Wie iets liever anders speelt, vindt het achterin, bij ‘${title}’.`,
  variants: {
    title: 'Varianten',
    lead: 'Waar het regelboek zwijgt, op twee manieren te lezen is of de keus laat, zeggen de regels hiervoor hoe wij spelen. Sommige dingen kunnen net zo goed anders: spreek dat af voordat je begint, zoveel je wilt, en kruis het hier aan.',
    label: 'zo spelen wij:',
  },
  index: 'De bladzijde van elk nummer',
  marks: {
    ruling:
      'het regelboek zwijgt, of is op twee manieren te lezen; zo lezen wij het. Wat ook anders gespeeld kan worden, staat achterin.',
    derived: 'volgt uit wat het regelboek zegt, zonder dat het daar staat.',
    published: 'van de pagina van de uitgever, en niet uit het regelboek.',
    simplified: 'het regelboek laat een keuze die nooit loont; die is hier gemaakt.',
    ours: 'een getal dat in de verloren plaatjes van het regelboek stond, door ons aangevuld.',
  },
  version: (rules) => `Spelregels, versie ${rules}.`,
  offer: {
    title: 'De spelregels als boekje',
    says: (pages, has) =>
      `Elke regel met zijn nummer${has.examples ? `, de voorbeelden${has.answers ? ' met het antwoord van de scheidsrechter' : ''}` : ''}${has.choices ? ', en de varianten om vooraf af te spreken' : ''}: ${pages} bladzijden, om één keer te vouwen en te nieten.`,
    download: (paper) => `Boekje voor ${paper}`,
    size: (pages, size) => `PDF, ${pages} bladzijden, ${size}`,
    how: 'Print dubbelzijdig, gedraaid over de korte kant. Het eerste vel zegt hoe, en hoe je vouwt.',
    all: 'Elk boekje: enkelzijdig, met weinig inkt, bladzijde voor bladzijde',
    forms: { saddle: 'Om te vouwen en te nieten', plain: 'Bladzijde voor bladzijde' },
    sides: {
      duplex: 'voor een printer die dubbelzijdig print',
      single:
        'voor een printer die het papier niet kan draaien: eerst alle voorkanten, dan alle achterkanten',
    },
    plain: 'om op een scherm te lezen, of te printen zoals je wilt',
    fromRules: 'De spelregels op papier: een boekje om te vouwen',
  },
};
