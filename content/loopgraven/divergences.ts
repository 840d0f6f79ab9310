import type { InEach } from '../../src/language.ts';
import type { FixedId } from './rulings.ts';

interface Told {
  readonly by: string;
  readonly otherwise: InEach;
}

/**
 * For each ruling that cannot be switched a case in which its readings part. The referee plays ours; what the other one
 * would come to is told here, and held to as much as the referee can say of it.
 */
export const APART = {
  'W-A30': { by: 'equal-rolls', otherwise: { en: 'Side A begins.', nl: 'Kamp A begint.' } },
  'W-A02': {
    by: 'short-game',
    otherwise: {
      en: 'With two it is the same; four would each play alone.',
      nl: 'Met twee is het hetzelfde; met vier zou elk voor zich spelen.',
    },
  },
  'W-A34': {
    by: 'partners-unit',
    otherwise: { en: 'Yes. Partners share all troops.', nl: 'Ja. Maten delen alle troepen.' },
  },
  'W-A27': {
    by: 'short-game',
    otherwise: {
      en: 'Each has ten platoons, five cars and two tanks.',
      nl: 'Elk heeft tien pelotons, vijf auto’s en twee tanks.',
    },
  },
  'W-A33': {
    by: 'order-of-four',
    otherwise: {
      en: 'Violet’s turn is a round of its own, and the card is turned.',
      nl: 'De beurt van paars is een eigen ronde, en de kaart gaat om.',
    },
  },
  'W-A35': {
    by: 'first-turn',
    otherwise: {
      en: 'Nobody receives anything in this round, as here.',
      nl: 'In deze ronde krijgt niemand iets, net als hier.',
    },
  },
  'W-A41': {
    by: 'not-sideways-back',
    otherwise: {
      en: 'No. It goes back the way that it came.',
      nl: 'Nee. Het gaat terug langs de weg waarlangs het kwam.',
    },
  },
  'W-A48': {
    by: 'kabiem-with-nobody-near',
    otherwise: {
      en: 'No. Another unit has to stand beside the target.',
      nl: 'Nee. Er moet een andere troep naast het doel staan.',
    },
  },
  'W-A45': {
    by: 'throttle-in-trenches',
    otherwise: {
      en: 'Two rounds are left, with an income in them or not.',
      nl: 'Er zijn nog twee rondes, of er een inkomen in is of niet.',
    },
  },
  'W-A40': {
    by: 'mask-spares',
    otherwise: { en: 'The mask stays on for the whole round.', nl: 'Het masker blijft de hele ronde op.' },
  },
  'W-A47': {
    by: 'second-without-an-action',
    otherwise: {
      en: 'No. Each time troops are deployed is an action.',
      nl: 'Nee. Elke keer inzetten is een actie.',
    },
  },
  'W-A47a': {
    by: 'actions-lapse',
    otherwise: {
      en: 'Red has them in the next turn as well.',
      nl: 'Rood heeft ze in de volgende beurt ook nog.',
    },
  },
  'W-A36': {
    by: 'rat-attack',
    otherwise: {
      en: 'Each 3 counts 2: 4, as here. With a 1 it would be 1 and not 0.',
      nl: 'Elke 3 telt voor 2: 4, net als hier. Met een 1 zou het 1 zijn en niet 0.',
    },
  },
  'W-A37': {
    by: 'rat-attack',
    otherwise: {
      en: 'Red may leave the card for another attack: 6 against 4 wins.',
      nl: 'Rood mag de kaart voor een andere aanval bewaren: 6 tegen 4 wint.',
    },
  },
  'W-A38': {
    by: 'normal-shot',
    otherwise: {
      en: 'The step is taken from the platoon’s next move, in whichever turn that comes.',
      nl: 'De stap gaat af van de volgende beweging van het peloton, in welke beurt die ook komt.',
    },
  },
  'W-A38a': {
    by: 'two-hits',
    otherwise: { en: 'The second shot does nothing.', nl: 'Het tweede schot doet niets.' },
  },
  'W-A39a': {
    by: 'second-end-in-gas',
    otherwise: { en: 'It dies when the round is over.', nl: 'Het sterft als de ronde voorbij is.' },
  },
  'W-A39b': {
    by: 'into-the-gas',
    otherwise: {
      en: 'It is weakened when the round is over, and not yet.',
      nl: 'Het wordt verzwakt als de ronde voorbij is, en nu nog niet.',
    },
  },
  'W-A39c': {
    by: 'gas-over-three',
    otherwise: {
      en: 'It is the same; at the edge a cloud could cover one space or two.',
      nl: 'Het is hetzelfde; aan de rand kan een wolk één of twee vakken bedekken.',
    },
  },
  'W-A34b': {
    by: 'partner-without-troops',
    otherwise: { en: 'It is blue’s turn.', nl: 'Blauw is aan de beurt.' },
  },
  'W-A46': {
    by: 'trenches-full',
    otherwise: {
      en: 'Gray has the rest of this round and the whole next one.',
      nl: 'Grijs heeft de rest van deze ronde en de hele volgende.',
    },
  },
  'W-A49': {
    by: 'in-each-others-trenches',
    otherwise: {
      en: 'It is a draw after ten rounds without a loss.',
      nl: 'Na tien rondes zonder verlies is het remise.',
    },
  },
  'W-A42': {
    by: 'famine-out-of-the-trench',
    otherwise: {
      en: 'Yes. It stood in its trench when the card was drawn.',
      nl: 'Ja. Het stond in zijn loopgraaf toen de kaart werd gepakt.',
    },
  },
  'W-A33b': {
    by: 'famine-of-the-partner',
    otherwise: {
      en: 'Yes. The card ended as violet’s turn began, the second one of the side.',
      nl: 'Ja. De kaart was voorbij toen de beurt van paars begon, de tweede van het kamp.',
    },
  },
  'W-A44': {
    by: 'dodges-one-step',
    otherwise: {
      en: 'No. It goes exactly two steps, and Freeze holds the car.',
      nl: 'Nee. Hij zet precies twee stappen, en Freeze houdt de auto vast.',
    },
  },
  'W-A42a': {
    by: 'shellshocked-attacks',
    otherwise: {
      en: 'Yes. It may attack from where it stands.',
      nl: 'Ja. Het mag aanvallen vanwaar het staat.',
    },
  },
  'W-A34c': {
    by: 'shellshock-of-the-partner',
    otherwise: {
      en: 'No. Red chooses among red’s own platoons.',
      nl: 'Nee. Rood kiest uit de eigen pelotons.',
    },
  },
  'W-A40a': {
    by: 'side-a-is-asked-first',
    otherwise: {
      en: 'No. It is gray’s turn, and gray answers first.',
      nl: 'Nee. Grijs is aan de beurt, en antwoordt het eerst.',
    },
  },
} as const satisfies Readonly<Record<FixedId, Told>>;
