import type { Lasting, TableSaid } from '../../src/games/loopgraven/messages.ts';
import { capital, DUTCH, inTurn, type Catalogue } from '../../src/language.ts';
import * as words from './speech-words.nl.ts';

const { a, actions, card, doesTo, ofTo, player, pool, sideTo, space, the, tokens, units } = words;

const TITLES = {
  length: 'Hoe lang wordt het spel?',
  players: 'Met hoeveel spelen jullie?',
  first: 'Wie begint?',
  event: 'De dobbelsteen voor het event',
  negative: 'Een nadeelkaart',
  positive: 'Een voordeelkaart',
  turn: 'Wat doe je?',
  over: 'Het spel is voorbij',
  shock: 'Welk peloton krijgt Shellshock?',
  back: 'Waarheen gaat hij terug?',
  dodge: 'Uitwijken voor de aanval?',
  fight: 'De dobbelstenen van het gevecht',
  mask: 'Gasmaskers op?',
  drawn: 'De kaart gebeurt',
  ending: 'De beurt eindigt',
} as const;

const TAPS = {
  length: 'De lengte zegt hoeveel troepen en munten je hebt.',
  players: 'Met vier speel je met twee per kamp, elk met eigen troepen.',
  shock: 'Tik op een van de pelotons.',
  back: 'Tik op het vak waarheen hij teruggaat.',
  dodge: 'Tik op een vrij vak tot twee stappen ver, of blijf staan en vecht.',
  mask: 'De kaart spaart nu alle troepen van je kamp, en is dan op.',
} as const;

const LASTS = {
  steps: (much) => `${much} minder ver in de volgende beurt van zijn eigenaar`,
  attack: (much) => `${much} minder in zijn volgende gevecht`,
  shock: () => 'met Shellshock',
  still: () => 'kan niet bewegen of aanvallen',
  gas: () => 'heeft al een beurt in het gas beëindigd',
} as const satisfies Record<Lasting, (much: number) => string>;

const percent = (win: number): string => `${Math.round(100 * win)} %`;

/** Wat een tafel laat zien, en hoe je zetten aanwijst, verteld aan iemand. */
export function tableTo(you: words.Listener): Catalogue<TableSaid> {
  const does = doesTo(you);
  const of = ofTo(you);
  const side = sideTo(you);
  const turn = (who: Parameters<typeof of>[0]): string =>
    who === you ? 'jouw beurt' : `de beurt van ${player(who)}`;
  const ground = ({ trench, gas }: { readonly trench: 0 | 1 | null; readonly gas: boolean }): string =>
    `${trench === null ? 'open veld' : `een loopgraaf van ${side(trench)}`}${gas ? ', in het gas' : ''}`;
  return {
    spaceField: ({ at, ...here }) => `${space(at)}, ${ground(here)}`,
    unitField: ({ at, who, type, lasts, ...here }) =>
      [
        `${space(at)}, ${the(type)} ${of(who)}`,
        ...lasts.map(({ what, much }) => LASTS[what](much)),
        ...(here.trench === null && !here.gas ? [] : [ground(here)]),
      ].join(', '),
    status: ({ now, who, turn: whom, round, green }) => {
      if (round === 0 && who !== 'chance')
        return now === 'length'
          ? 'Er wordt afgesproken hoe lang het spel is.'
          : 'Er wordt afgesproken met hoeveel jullie spelen.';
      if (now === 'first') return 'Een dobbelsteen van elk kamp zegt wie begint.';
      const when = `Ronde ${round}, ${green ? 'groen' : 'wit'}.`;
      if (now === 'event') return `${when} ${capital(does(whom, 'gooit', 'gooit'))} voor een event.`;
      if (now === 'negative' || now === 'positive')
        return `${when} ${capital(does(whom, 'pakt', 'pakt'))} een kaart.`;
      if (now === 'fight') return `${when} De dobbelstenen van het gevecht worden gegooid.`;
      if (who === 'chance' || now === 'turn') return `${when} Het is ${turn(whom)}.`;
      return `${when} ${who === you ? 'Jij zegt' : `${capital(player(who))} zegt`} wat er gebeurt.`;
    },
    ended: ({ winner }) =>
      winner === null ? 'Het spel is voorbij.' : `${capital(side(winner))} heeft gewonnen.`,
    troopsLine: 'troepen over',
    trenchLine: 'vijandelijke loopgraafvakken bezet',
    whoseTurn: ({ who }) => capital(turn(who)),
    askedIn: ({ now }) => TITLES[now],
    toTap: ({ now, actions: left, tokens: owned }) => {
      if (now !== 'turn') return now in TAPS ? TAPS[now as keyof typeof TAPS] : '';
      const means = `Nog ${actions(left)} en ${tokens(owned)}.`;
      return left === 0
        ? `${means} Beëindig de beurt.`
        : `${means} Tik op een troep en waar hij heen gaat, op een vijand, of op een van je loopgraafvakken.`;
    },
    purseZone: 'Munten',
    poolZone: 'In te zetten',
    tiersZone: 'Verbeteringen',
    actionsZone: 'Acties',
    heldZone: 'Kaarten van het kamp',
    lastingZone: 'Wat duurt',
    lossZone: 'Verloren',
    roundZone: 'Ronde',
    tokensAre: ({ tokens: owned }) => tokens(owned),
    poolIs: ({ pool: left }) => pool(left),
    lossesAre: ({ pool: lost }) => pool(lost),
    tiersAre: ({ tiers }) =>
      `artillerie ${tiers.artillery}, economie ${tiers.economy}, generaal ${tiers.general}`,
    actionsLeft: ({ actions: left }) => `nog ${actions(left)}`,
    roundIs: ({ round, green }) => (round === 0 ? 'niet begonnen' : `${round}, ${green ? 'groen' : 'wit'}`),
    cardsHeld: ({ marks }) => (marks.length === 0 ? 'geen' : DUTCH.and(marks.map(card))),
    cardName: ({ mark }) => card(mark),
    lastsNow: ({ lasts }) =>
      lasts.length === 0
        ? 'niets'
        : DUTCH.and(
            lasts.map(({ mark, left }) =>
              mark === 'P5'
                ? `${card(mark)}, nog ${left} ${DUTCH.form(left, { one: 'inkomen', other: 'inkomens' })}`
                : `${card(mark)}, ${left > 1 ? 'deze ronde en de volgende' : 'deze ronde'}`,
            ),
          ),
    pickLength: ({ length }) => capital(words.LENGTHS[length]),
    pickPlayers: ({ players }) => (players === 2 ? 'Twee' : 'Vier, twee per kamp'),
    rollShows: ({ shows }) => `${shows}`,
    drawnIs: ({ mark }) => card(mark),
    shockAt: ({ at }) => `het peloton op ${space(at)}`,
    goBackFrom: ({ at }) => `de troep op ${space(at)} gaat terug`,
    goBackTo: ({ at }) => `naar ${space(at)}`,
    dodgeTo: ({ at }) => `uitwijken naar ${space(at)}`,
    deployAt: ({ at }) => `op ${space(at)}`,
    fromSpace: ({ at }) => `de troep op ${space(at)}`,
    toSpace: ({ at }) => `naar ${space(at)}`,
    attackAt: ({ at }) => `${space(at)} aanvallen`,
    fireAt: ({ at }) => `op ${space(at)}`,
    alsoAt: ({ at }) => `en ${space(at)}`,
    standFast: 'blijven staan en vechten',
    maskOn: 'maskers op',
    maskOff: 'het masker bewaren',
    endTurn: 'de beurt beëindigen',
    deployType: ({ type, cost }) => `${a(type)} inzetten, ${tokens(cost)}`,
    upgradeTrack: ({ track, tier, cost }) =>
      cost === null
        ? `${words.TRACKS[track]}: geen hogere trede`
        : `${words.TRACKS[track]} naar trede ${tier}, ${tokens(cost)}`,
    fireWith: ({ ammunition, price }) => `met ${words.AMMUNITION[ammunition]} schieten, ${tokens(price)}`,
    withUnits: ({ from, kabiem }) => `met ${words.spaces(from)}${kabiem ? `, door ${card('P2')}` : ''}`,
    tellsWalk: ({ type, to }) => `${capital(the(type))} naar ${space(to)}`,
    tellsAttack: ({ at, units: count, kabiem, win }) =>
      `Aanval op ${space(at)} met ${units(count)}${kabiem ? ` en ${card('P2')}` : ''}: wint ${percent(win)}`,
    tellsFire: ({ ammunition, at, price }) =>
      `Met ${words.AMMUNITION[ammunition]} schieten op ${space(at)}, ${tokens(price)}`,
    tellsDeploy: ({ type, at, cost, actions: count }) =>
      `${capital(a(type))} inzetten op ${space(at)}: ${tokens(cost)}, ${count === 0 ? 'geen actie' : actions(count)}`,
    tellsTroops: ({ type, at }) =>
      `${at.length === 1 ? capital(a(type)) : words.soMany(type, at.length)} inzetten op ${words.spaces(at)}`,
    tellsInTurn: ({ parts, tokens: count, of, actions: used, left }, say) =>
      `${inTurn(parts.map(say))}: ${count === 0 ? '' : `${count} van de ${tokens(of)}, `}${used === 0 ? 'geen actie' : `${used} van de ${actions(left)}`}`,
    attackComesTo: ({ at, units: count, win, tie, lose }) =>
      `${units(count)} tegen ${space(at)}: wint ${shared(win)}, gelijk ${shared(tie)}, verliest ${shared(lose)}`,
  };
}

/** ‘5 van de 12’. */
const shared = (share: { readonly of: bigint; readonly in: bigint }): string =>
  `${share.of} van de ${share.in}`;
