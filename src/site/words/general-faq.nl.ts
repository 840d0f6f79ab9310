/** Vragen die men over elk spel stelt voor het gespeeld wordt, beantwoord met gegevens van de doos. */
import type { FirstAsked } from './general-faq.ts';

export const FIRST_ASKED: FirstAsked = {
  players: {
    asks: 'Hoeveel spelers?',
    also: [
      'Met hoeveel kun je spelen? Met hoeveel mensen? Met hoeveel spelers speel je? Voor hoeveel is het?',
      'aantal spelers, voor twee spelers, met z’n tweeën, met zijn tweeën',
      'Kun je met drie spelen? Kun je met vier spelen? Kun je met meer dan twee spelen?',
    ],
    says: (players) => `Het is een spel voor ${players} spelers.`,
  },
  alone: {
    asks: 'Kan ik alleen spelen?',
    also: [
      'solo, in mijn eentje, Kan ik solo spelen?',
      'Kan ik zonder tegenstander spelen? voor één speler',
      'Kan ik tegen de computer spelen? Is er een bot?',
    ],
    here: (players) => `Ja, op deze site: tegen de computer. Het regelboek is voor ${players} spelers.`,
    nowhere: (players) => `Nee. Het regelboek is voor ${players} spelers.`,
  },
  minutes: {
    asks: 'Hoe lang duurt een spel?',
    also: [
      'Hoe lang duurt het? Hoe lang duurt een potje? Hoe lang ben je bezig? Hoe lang speel je?',
      'speelduur, speeltijd, Hoeveel minuten? Hoeveel uur?',
    ],
    says: (minutes) => `${minutes} minuten.`,
    unsaid: 'Het regelboek noemt geen tijd.',
  },
};
