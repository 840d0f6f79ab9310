/** De instructies in het bestand van een boekje: hoe je het print, vouwt en vastniet. */
import type { InOtherWords } from '../../language.ts';
import type { BOOKLET_EN } from './booklet.en.ts';

export const BOOKLET_NL: InOtherWords<typeof BOOKLET_EN> = {
  over: 'VOOR HET PRINTEN',
  page: 'Voor het printen',
  under: (pages, sheets) =>
    `Een boekje van ${pages} bladzijden: ${sheets} vellen, dubbelzijdig geprint, één keer gevouwen, twee nietjes.`,
  settings: 'Stel de printer in',
  paper: { label: 'Papier', value: (sheets, paper) => `${sheets} vellen ${paper}, 80 tot 100 gram.` },
  size: { label: 'Grootte', value: '100 %, ‘Werkelijke grootte’, niet ‘Passend maken’.' },
  layout: { label: 'Stand', value: 'Liggend, één bladzijde van dit bestand op elke kant.' },
  sides: { label: 'Zijden', value: 'Dubbelzijdig, gedraaid over de korte kant.' },
  pages: {
    label: 'Selectie',
    value: 'Vanaf bladzijde 3: deze bladzijde en de lege achterkant ervan horen niet bij het boekje.',
  },
  fronts: { label: 'Voor', value: (first, last) => `Bladzijde ${first} tot ${last}, enkelzijdig.` },
  between: {
    label: 'Dan',
    value:
      'Leg de stapel zo terug dat het eerste vel weer eerst wordt geprint, op de lege kant, met de koppen waar ze waren.',
  },
  backs: {
    label: 'Achter',
    value: (first, last) =>
      `Bladzijde ${first} tot ${last}, in dezelfde volgorde. Probeer het eerst met één vel.`,
  },
  drawing: 'Vellen in elkaar, in het midden gevouwen, twee nietjes in de vouw.',
  fold: 'Vouwen en nieten',
  folding: [
    'Leg de vellen op elkaar zoals ze komen, vel 1 onderop met zijn omslag omlaag.',
    'Vouw ze samen door het midden, de omslag buiten. Druk de vouw aan met een lepel.',
    'Sla van buiten twee nietjes in de vouw, elk op een kwart van de hoogte. Met een gewone nietmachine: open boven golfkarton, en buig de pootjes met de hand om.',
    'De binnenste vellen steken iets uit. Snijd de rand met mes en liniaal als je wilt: de marges laten het toe.',
  ],
  side: (label, left, right) => `Vel ${label}: bladzijde ${left} en ${right}`,
  saddle: (paper) => `${paper}, om te vouwen en te nieten`,
  plain: 'bladzijde voor bladzijde',
};
