/** Wat de speelpagina meteen zegt, in het Nederlands: hoe alles heet, de tafel, en wat er gebeurt. */
import { SPACES } from '../../cards/loopgraven/data/board.ts';
import { FIGURES } from '../../cards/loopgraven/data/tables.ts';
import type {
  Ammunition,
  Cause,
  Decision,
  EventMark,
  EventSaid,
  GameLength,
  HappeningSaid,
  KeptBack,
  Lasting,
  PlayedSaid,
  Player,
  Pool,
  Side,
  SpaceNumber,
  TableSaid,
  Track,
  UnitType,
} from '../../src/games/loopgraven/messages.ts';
import { type Catalogue, DUTCH, capital, counted, inTurn } from '../../src/language.ts';
import { REFEREE_NL } from '../../src/referee/messages/kernel.nl.ts';
import type { TableSpeech } from '../../src/referee/messages/catalogue.ts';

// Hoe alles heet.

const PLAYERS = ['rood', 'grijs', 'paars', 'blauw'] as const;
export const player = (who: Player): string => PLAYERS[who];

/** Wie met ‘je’ wordt aangesproken; null als dat niemand is. */
export type Listener = Player | null;

/** Wie iets doet: ‘je gooit’, ‘rood gooit’. */
const doesTo =
  (you: Listener) =>
  (who: Player, one: string, second: string): string =>
    who === you ? `je ${second}` : `${player(who)} ${one}`;

/** Wat van iemand is, met zijn lidwoord: ‘jouw beurt’, ‘de beurt van rood’. */
const ofTo =
  (you: Listener) =>
  (who: Player, thing: string): string =>
    who === you ? `jouw ${thing.replace(/^(?:de|het) /, '')}` : `${thing} van ${player(who)}`;

const isOf = (you: Listener, side: Side): boolean => you !== null && you % 2 === side;

/** ‘jouw team’, ‘het team van rood’: naar wie er het eerst speelt. */
export const sideTo =
  (you: Listener) =>
  (side: Side): string =>
    isOf(you, side) ? 'jouw team' : `het team van ${PLAYERS[side]}`;

/** ‘e5’: de rij met een letter vanaf team A, de kolom met een cijfer. */
export const space = (at: SpaceNumber): string => SPACES[at]?.name ?? '';
const spaces = (those: readonly SpaceNumber[]): string => DUTCH.and(those.map(space));

const KINDS = {
  platoon: { one: 'peloton', other: 'pelotons' },
  car: { one: 'auto', other: 'auto’s' },
  tank: { one: 'tank', other: 'tanks' },
} as const satisfies Record<UnitType, unknown>;

/** ‘het peloton’, ‘de tank’. */
export const the = (type: UnitType): string => (type === 'platoon' ? 'het peloton' : `de ${KINDS[type].one}`);
export const a = (type: UnitType): string => `een ${KINDS[type].one}`;
/** ‘2 pelotons’. */
export const soMany = (type: UnitType, count: number): string => counted(DUTCH, count, KINDS[type]);

/** ‘2 pelotons en een tank’. */
function listed(types: readonly UnitType[]): string {
  const kinds = (['platoon', 'car', 'tank'] as const).filter((type) => types.includes(type));
  return DUTCH.and(
    kinds.map((type) => {
      const count = types.filter((one) => one === type).length;
      return count === 1 ? a(type) : soMany(type, count);
    }),
  );
}

/** ‘5 pelotons en 2 auto’s’, ‘geen’. */
function pool({ platoon, car, tank }: Pool): string {
  const parts = [
    ...(platoon > 0 ? [soMany('platoon', platoon)] : []),
    ...(car > 0 ? [soMany('car', car)] : []),
    ...(tank > 0 ? [soMany('tank', tank)] : []),
  ];
  return parts.length === 0 ? 'geen' : DUTCH.and(parts);
}

/** ‘ Je hebt geen auto’s meer om in te zetten. Een tank kost 9 tokens.’ */
function keptBack({ isFull, used, dear }: KeptBack): string {
  if (isFull) return ' Je loopgraaf is vol: je kunt niemand inzetten.';
  const none = used.map((type) => KINDS[type].other);
  const costs = dear.map((type) => `${a(type)} kost ${FIGURES[type].cost} tokens`);
  return [
    ...(none.length > 0 ? [` Je hebt geen ${DUTCH.or(none)} meer om in te zetten.`] : []),
    ...(costs.length > 0 ? [` ${capital(DUTCH.and(costs))}.`] : []),
  ].join('');
}

const CARDS = {
  N1: 'Trench Feet',
  N2: 'Hongersnood',
  N3: 'Rat Attack',
  N4: 'Freeze',
  N5: 'Verloren Haversack',
  N6: 'Shellshock',
  P1: 'Keep Digging',
  P2: 'Kabiem',
  P3: 'Body Armor',
  P4: 'Spotted',
  P5: 'Op volle toeren',
  P6: 'Gasmasker',
} as const satisfies Record<EventMark, string>;
export const card = (mark: EventMark): string => CARDS[mark];
export const cause = (by: Cause): string => (by === 'hit' ? 'een treffer van de artillerie' : card(by));

/** ‘Trench Feet en 2 treffers van de artillerie’: elk één keer, met hoe vaak. */
export const causes = (those: readonly Cause[]): string =>
  DUTCH.and(
    [...new Set(those)].map((by) => {
      const times = those.filter((one) => one === by).length;
      if (times === 1) return cause(by);
      return by === 'hit' ? `${times} treffers van de artillerie` : `${times} keer ${card(by)}`;
    }),
  );

export const tokens = (count: number): string => counted(DUTCH, count, { one: 'token', other: 'tokens' });
export const steps = (count: number): string => counted(DUTCH, count, { one: 'stap', other: 'stappen' });
const actions = (count: number): string => counted(DUTCH, count, { one: 'actie', other: 'acties' });
const units = (count: number): string => counted(DUTCH, count, { one: 'troep', other: 'troepen' });

export const TRACKS = {
  artillery: 'artillerie',
  economy: 'economie',
  general: 'generaal',
} as const satisfies Record<Track, string>;
export const AMMUNITION = {
  normal: 'gewone munitie',
  gas: 'gas',
  advanced: 'geavanceerde munitie',
} as const satisfies Record<Ammunition, string>;
export const LENGTHS = {
  short: 'een kort spel',
  medium: 'een middellang spel',
  long: 'een lang spel',
} as const satisfies Record<GameLength, string>;

/** Wat er nu beslist wordt. */
export const DECISIONS = {
  length: 'eerst spreek je af hoe lang het spel is',
  players: 'eerst spreek je af met hoeveel je speelt',
  first: 'een dobbelsteen van elk team zegt nu wie begint',
  event: 'nu wordt voor een eventkaart gegooid',
  negative: 'nu wordt een negatieve kaart gepakt',
  positive: 'nu wordt een positieve kaart gepakt',
  turn: 'er is nu een beurt bezig, tot de speler de beurt beëindigt',
  over: 'het spel is voorbij',
  shock: 'nu wordt een peloton voor Shellshock gekozen',
  back: 'nu stuurt de verloren haversack een troep terug',
  dodge: 'nu is de vraag of de troep die wordt aangevallen uitwijkt',
  fight: 'nu worden de dobbelstenen van het gevecht gegooid',
  mask: 'nu is de vraag of de gasmaskers opgaan',
  drawn: 'nu werkt de kaart van deze ronde',
  ending: 'nu eindigt de beurt',
} as const satisfies Record<Decision, string>;

// Wat een tafel laat zien, en hoe je zetten aanwijst.

const TITLES = {
  length: 'Hoe lang wordt het spel?',
  players: 'Met hoeveel spelen jullie?',
  first: 'Wie begint?',
  event: 'De worp voor een eventkaart',
  negative: 'Een negatieve kaart',
  positive: 'Een positieve kaart',
  turn: 'Wat doe je?',
  over: 'Het spel is voorbij',
  shock: 'Welk peloton krijgt Shellshock?',
  back: 'Naar welk vak gaat de troep terug?',
  dodge: 'Uitwijken voor de aanval?',
  fight: 'De dobbelstenen van het gevecht',
  mask: 'Gasmaskers op?',
  drawn: 'De kaart werkt',
  ending: 'De beurt eindigt',
} as const;

const TAPS = {
  length: 'De lengte bepaalt met hoeveel troepen en tokens je begint.',
  players: 'Met z’n vieren speel je twee tegen twee, ieder met eigen troepen.',
  shock: 'Tik op een van de pelotons.',
  back: 'Tik op het vak waar de troep naar teruggaat.',
  dodge: 'Tik op een vrij vak tot twee stappen ver, of blijf staan en vecht.',
  mask: 'De kaart beschermt nu alle troepen van je team, en is daarna op.',
} as const;

const LASTS = {
  steps: (much) => `${steps(much)} minder in de volgende beurt van de eigenaar`,
  attack: (much) => `${much} minder in het volgende gevecht`,
  shock: () => 'met Shellshock',
  still: () => 'kan niet bewegen of aanvallen',
  gas: () => 'heeft al een beurt in het gas beëindigd',
} as const satisfies Record<Lasting, (much: number) => string>;

const percent = (win: number): string => `${Math.round(100 * win)} %`;

/** Wat een tafel laat zien, en hoe je zetten aanwijst, verteld aan iemand. */
function tableTo(you: Listener): Catalogue<TableSaid> {
  const does = doesTo(you);
  const of = ofTo(you);
  const side = sideTo(you);
  const turn = (who: Player): string => of(who, 'de beurt');
  const ground = ({ trench, gas }: { readonly trench: 0 | 1 | null; readonly gas: boolean }): string =>
    `${trench === null ? 'open veld' : `een loopgraaf van ${side(trench)}`}${gas ? ', in het gas' : ''}`;
  return {
    spaceField: ({ at, ...here }) => `${space(at)}, ${ground(here)}`,
    unitField: ({ at, who, type, lasts, ...here }) =>
      [
        `${space(at)}, ${of(who, the(type))}`,
        ...lasts.map(({ what, much }) => LASTS[what](much)),
        ...(here.trench === null && !here.gas ? [] : [ground(here)]),
      ].join(', '),
    status: ({ now, who, turn: whom, round, green, roller }) => {
      if (round === 0 && who !== 'chance')
        return now === 'length'
          ? 'Er wordt afgesproken hoe lang het spel is.'
          : 'Er wordt afgesproken met hoeveel jullie spelen.';
      if (now === 'first') return 'Een dobbelsteen van elk team zegt wie begint.';
      const when = `Ronde ${round}, ${green ? 'groen' : 'wit'}.`;
      if (now === 'event') return `${when} ${capital(does(whom, 'gooit', 'gooit'))} voor een eventkaart.`;
      if (now === 'negative' || now === 'positive')
        return `${when} ${capital(does(whom, 'pakt', 'pakt'))} een kaart.`;
      if (now === 'fight')
        return roller === null
          ? `${when} De dobbelstenen van het gevecht worden gegooid.`
          : `${when} Gevecht: ${of(roller.who, the(roller.type))} gooit.`;
      if (who === 'chance' || now === 'turn') return `${when} Het is ${turn(whom)}.`;
      return `${when} ${who === you ? 'Jij beslist' : `${capital(player(who))} beslist`} nu.`;
    },
    ended: ({ winner }) =>
      winner === null ? 'Het spel is voorbij.' : `${capital(side(winner))} heeft gewonnen.`,
    troopsLine: 'troepen over',
    trenchLine: 'vijandelijke loopgraafvakken bezet',
    whoseTurn: ({ who }) => capital(turn(who)),
    askedIn: ({ now }) => TITLES[now],
    toTap: ({ now, actions: left, tokens: owned, kept }) => {
      if (now !== 'turn') return now in TAPS ? TAPS[now as keyof typeof TAPS] : '';
      const means = `Nog ${actions(left)} en ${tokens(owned)}.`;
      return left === 0
        ? `${means} Beëindig de beurt.`
        : `${means} Tik op een troep en op het vak waar die heen gaat, op een vijand, of op een van je loopgraafvakken.${keptBack(kept)}`;
    },
    purseZone: 'Tokens',
    poolZone: 'In te zetten',
    tiersZone: 'Upgrades',
    actionsZone: 'Acties',
    heldZone: 'Kaarten van het team',
    lastingZone: 'Nu geldt',
    lossZone: 'Verloren',
    roundZone: 'Ronde',
    tokensAre: ({ tokens: owned }) => tokens(owned),
    poolIs: ({ pool: left }) => pool(left),
    lossesAre: ({ pool: lost }) => pool(lost),
    tiersAre: ({ tiers }) =>
      `artillerie ${tiers.artillery}, economie ${tiers.economy}, generaal ${tiers.general}`,
    actionsLeft: ({ actions: left, most }) => `nog ${left} van ${actions(most)}`,
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
    pickLength: ({ length }) => capital(LENGTHS[length]),
    pickPlayers: ({ players }) => (players === 2 ? 'Met z’n tweeën' : 'Met z’n vieren, twee per team'),
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
    alsoAt: ({ at }) => `op ${space(at)}`,
    standFast: 'blijven staan en vechten',
    maskOn: 'maskers op',
    maskOff: 'het masker bewaren',
    endTurn: 'de beurt beëindigen',
    deployType: ({ type, cost }) => `${a(type)} inzetten voor ${tokens(cost)}`,
    upgradeTrack: ({ track, tier, cost }) =>
      cost === null
        ? `${TRACKS[track]}: hoger gaat niet`
        : `${TRACKS[track]} naar trede ${tier} voor ${tokens(cost)}`,
    fireWith: ({ ammunition, price }) => `met ${AMMUNITION[ammunition]} schieten voor ${tokens(price)}`,
    withUnits: ({ from, kabiem }) => `met ${spaces(from)}${kabiem ? `, dankzij ${card('P2')}` : ''}`,
    tellsWalk: ({ type, to }) => `${capital(the(type))} naar ${space(to)}`,
    tellsAttack: ({ at, units: count, kabiem, win }) =>
      `Aanval op ${space(at)} met ${units(count)}${kabiem ? ` en ${card('P2')}` : ''}: wint ${percent(win)}`,
    tellsFire: ({ ammunition, at, price }) =>
      `Met ${AMMUNITION[ammunition]} schieten op ${space(at)} voor ${tokens(price)}`,
    tellsDeploy: ({ type, at, cost, actions: count }) =>
      `${capital(a(type))} inzetten op ${space(at)}: ${tokens(cost)}, ${count === 0 ? 'geen actie' : actions(count)}`,
    tellsTroops: ({ type, at }) =>
      `${at.length === 1 ? capital(a(type)) : soMany(type, at.length)} inzetten op ${spaces(at)}`,
    tellsInTurn: ({ parts, tokens: count, of, actions: used, left }, say) =>
      `${inTurn(parts.map(say))}: ${count === 0 ? '' : `${count} van de ${tokens(of)}, `}${used === 0 ? 'geen actie' : `${used} van de ${actions(left)}`}`,
    attackComesTo: ({ at, units: count, win, tie, lose }) =>
      `${units(count)} tegen ${space(at)}: wint ${shared(win)} keer, gelijk ${shared(tie)}, verliest ${shared(lose)}`,
  };
}

/** ‘5 op de 12’. */
const shared = (share: { readonly of: bigint; readonly in: bigint }): string =>
  `${share.of} op de ${share.in}`;

// Wat er aan tafel gebeurt.

const ORDINALS = ['', 'eerste', 'tweede', 'derde', 'vierde', 'vijfde', 'zesde'] as const;
const nth = (place: number): string => ORDINALS[place] ?? `${place}e`;

/** Wat er aan tafel gebeurt, verteld aan iemand. */
function eventsTo(you: Listener): Catalogue<HappeningSaid> {
  const does = doesTo(you);
  const of = ofTo(you);
  const side = sideTo(you);
  const unit = (who: Player, type: UnitType): string => of(who, the(type));
  return {
    lengthIs: ({ length }) => `het wordt ${LENGTHS[length]}`,
    restStays: 'de troepen die niet in de tabel staan, blijven in de doos',
    nobodyYet: 'er staat nog geen troep op het bord',
    allAtZero: 'artillerie, economie en generaal staan op trede 0',
    trenchesAre: 'elk team heeft zes loopgraafvakken op zijn eigen eerste rij',
    playersAre: ({ players }) =>
      players === 2
        ? 'jullie spelen met z’n tweeën, één per team'
        : 'jullie spelen met z’n vieren, twee per team',
    ownSections: 'ieder heeft een eigen stuk loopgraaf en eigen troepen',
    pursesAre: ({ shared }) => (shared ? 'maten delen een kas' : 'ieder heeft een eigen kas'),
    rollsFor: ({ side: whom, shows }) => `${side(whom)} gooide ${shows} om te bepalen wie begint`,
    begins: ({ side: whom, shows }) =>
      `${side(whom)} gooide hoger, ${Math.max(...shows)} tegen ${Math.min(...shows)}, en begint`,
    rollAgain: ({ shows }) => `beide gooiden ${shows}: er wordt opnieuw gegooid`,

    roundBegins: ({ round }) => `ronde ${round} begint: één beurt van elke speler`,
    cardShows: ({ green }) => `de rondekaart ligt op ${green ? 'groen' : 'wit'}`,
    firstIs: ({ green }) => `de eerste ronde is ${green ? 'groen' : 'wit'}`,
    rollBrings: ({ side: whom, shows, stack }) =>
      stack === null
        ? `de worp is ${shows}: dat geeft ${side(whom)} geen kaart`
        : `de worp is ${shows}: dat geeft ${side(whom)} een ${stack === 'negative' ? 'negatieve kaart' : 'positieve kaart'}`,
    nextRolls: ({ who }) => `nu ${who === you ? 'gooi jij' : `gooit ${player(who)}`}`,
    stackIsOut: ({ stack }) =>
      `de ${stack === 'negative' ? 'negatieve kaarten' : 'positieve kaarten'} zijn op: er komt geen kaart`,
    turnOf: ({ who }) => (who === you ? 'jij bent aan de beurt' : `${player(who)} is aan de beurt`),
    actionsAre: ({ who, actions: count }) => `${does(who, 'heeft', 'hebt')} ${actions(count)}`,
    turnEnds: ({ who, actions: left }) =>
      `${does(who, 'beëindigt', 'beëindigt')} de beurt${left > 0 ? `; ${actions(left)} ${left === 1 ? 'vervalt' : 'vervallen'}` : ''}`,
    playsWithout: ({ who }) => `${does(who, 'heeft', 'hebt')} geen troepen meer, maar speelt door`,

    receives: ({ who, tokens: count }) => `${does(who, 'krijgt', 'krijgt')} ${tokens(count)}`,
    economyGives: ({ tier, base }) => `trede ${tier} van de economie geeft er ${base}`,
    trenchesGive: ({ bonus, units: count }) =>
      `${units(count)} in vijandelijke loopgraven ${DUTCH.form(count, { one: 'brengt', other: 'brengen' })} er ${bonus} van op`,
    eachCounts: 'elke troep in vijandelijke loopgraven telt',
    cardChanges: 'een kaart verandert het inkomen',
    doubled: ({ more, all }) =>
      `${card('P5')} doet er ${more} bij: die verdubbelt ${all ? 'het hele inkomen' : 'wat de economie opbrengt'}`,
    incomesLeft: ({ left }) =>
      left === 0 ? 'dat was het laatste dubbele inkomen' : `er komen er nog ${left} dubbel`,
    noIncome: ({ who }) => `${does(who, 'heeft', 'hebt')} in de eerste beurt geen inkomen`,
    actsAsEver: ({ who }) => `verder ${who === you ? 'speel je' : `speelt ${player(who)}`} zoals altijd`,

    drawsCard: ({ side: whom, mark }) => `${side(whom)} heeft ${card(mark)} gepakt`,
    keepsCard: ({ side: whom, mark }) => `${card(mark)} ligt voor ${side(whom)} tot de kaart gebruikt is`,
    countsAtOnce: 'de kaart geldt meteen en gaat op de aflegstapel',
    lastsThisRound: 'dat geldt deze ronde',
    lastsTwoRounds: 'dat geldt deze ronde en de volgende',
    twoOfEach: 'van elke kaart zijn er twee',
    shuffledAnew: 'de stapel is op en wordt opnieuw geschud',
    holds: ({ both }) =>
      both
        ? 'dat geldt voor de troepen van beide teams'
        : 'dat geldt voor de troepen van het team dat de kaart pakte',
    nobodyGoesBack: 'het team heeft niets verplaatst dat terug kan',
    nobodyToShock: 'er staat geen peloton van dat team op het bord',
    goesBackWho: ({ all }) =>
      all
        ? 'alle troepen uit de laatste beurt van het team gaan terug'
        : 'de troep die het team het laatst verplaatste, gaat terug',
    wentBack: ({ who, type, at }) => `${unit(who, type)} gaat terug naar ${space(at)}`,
    isShocked: ({ who, type, at }) =>
      `${unit(who, type)} op ${space(at)} heeft Shellshock: het beweegt niet, valt niet aan en sterft bij elke aanval`,
    choosesShocked: ({ who }) => `${does(who, 'kiest', 'kiest')} het peloton`,
    doubleFor: ({ times }) => `de volgende ${times} inkomens van elke speler van het team zijn dubbel`,
    putsMaskOn: ({ side: whom }) => `${side(whom)} zet de gasmaskers op`,
    leavesMaskOff: ({ side: whom }) => `${side(whom)} bewaart het gasmasker voor later`,
    answersForSide: ({ who }) => `${does(who, 'antwoordt', 'antwoordt')} voor beide maten`,
    sideIsFirst: ({ side: whom }) => `${side(whom)} wordt het eerst gevraagd, daarna het andere team`,
    sparesAll: 'ze beschermen nu alle troepen van het team; de beurt in het gas telt toch mee',

    deploys: ({ who, type, at }) => `${does(who, 'zet', 'zet')} ${a(type)} in op ${space(at)}`,
    deploysAll: ({ who, types, at }) => `${does(who, 'zet', 'zet')} ${listed(types)} in op ${spaces(at)}`,
    paysFor: ({ cost, left }) =>
      `dat kost ${tokens(cost)}, en er ${left === 1 ? 'blijft' : 'blijven'} ${left} over`,
    toTrench: ({ field }) =>
      field ? 'troepen komen in het veld vóór hun loopgraaf' : 'troepen komen op een vrij eigen loopgraafvak',
    itemCosts: ({ item, cost }) =>
      `dat is de ${nth(item)} aankoop van de beurt, en die kost ${cost === 0 ? 'geen actie' : 'een actie'}`,
    countsAsUnit: 'een upgrade telt als het inzetten van een troep',
    upgrades: ({ who, track, tier, cost }) =>
      `${does(who, 'brengt', 'brengt')} de ${TRACKS[track]} voor ${tokens(cost)} op trede ${tier}`,
    countsFrom: ({ track, next }) =>
      track === 'economy'
        ? 'dat geldt vanaf het volgende inkomen'
        : next
          ? 'dat geldt vanaf de volgende beurt'
          : 'dat geldt meteen',
    walks: ({ who, type, from, at, steps: count, moves }) =>
      `${unit(who, type)} zet ${moves === 1 ? '' : `in ${moves} bewegingen `}${steps(count)}, van ${space(from)} naar ${space(at)}`,
    isAction: ({ left }) =>
      left === 0
        ? 'dat is een actie; er is er geen meer over'
        : `dat is een actie; er ${left === 1 ? 'is' : 'zijn'} er nog ${left} over`,
    actsAgain: 'een troep mag in een beurt meer dan één keer iets doen',
    goesRound: 'de weg gaat om andere troepen heen',
    sparedInTrench: `${card('N2')} geldt niet voor een peloton in zijn eigen loopgraaf`,

    attacks: ({ who, target, at, units: count }) =>
      `${does(who, 'valt', 'valt')} ${the(target)} op ${space(at)} aan met ${units(count)}`,
    together: ({ units: count }) => `${count} vallen samen aan`,
    fromBeside: ({ units: count }) => (count === 1 ? 'die staat ernaast' : 'ze staan ernaast'),
    inItsTrench: ({ cover }) =>
      cover ? 'de loopgraaf geeft de verdediger 1 erbij' : 'de loopgraaf geeft de verdediger niets',
    playsKabiem: () => `${card('P2')} wordt gespeeld`,
    kabiemFor: ({ turn }) =>
      turn ? 'die geldt voor alle aanvallen van deze beurt' : 'die geldt voor deze aanval',
    twoAway: ({ units: count }) =>
      `${units(count)} ${DUTCH.form(count, { one: 'valt', other: 'vallen' })} aan van twee vakken afstand`,
    dodges: ({ who, type, at }) => `${unit(who, type)} heeft de aanval gezien en wijkt uit naar ${space(at)}`,
    staysPut: ({ who }) => `${does(who, 'wijkt', 'wijkt')} niet uit`,
    attackIsOff: ({ free }) =>
      free
        ? 'de aanval gaat niet door en kost geen actie'
        : 'de aanval gaat niet door en kost toch een actie',
    stepsAside: 'uitwijken is een of twee vrije stappen',
    whereAside: ({ any }) =>
      any ? 'ook naast een aanvaller mag' : 'als het kan, naar een vak dat naast geen aanvaller ligt',
    dieShows: ({ who, type, shows }) => `${unit(who, type)} gooit ${shows}`,
    rollsAlone: ({ units: count }) =>
      count === 1 ? 'de troep die wordt aangevallen gooit alleen' : `${units(count)} verdedigen samen`,
    sameDie: 'een troep verdedigt met dezelfde dobbelsteen als waarmee die aanvalt',
    totalsAre: ({ attack, defence }) => `de aanval komt op ${attack}, de verdediging op ${defence}`,
    countedSo: ({ attack, defence }) =>
      `de worpen zelf zijn ${attack} tegen ${defence}; wat op dit gevecht wachtte, verandert dat`,
    cardChangesTotal: ({ mark, delta }) =>
      `${card(mark)}: ${delta < 0 ? `${-delta} minder` : `${delta} meer`}`,
    damageIs: `${card('P1')} telt op bij het totaal`,
    halvedSo: `${card('P3')} halveert het totaal van de vijand`,
    allUsedUp: 'alles wat op dit gevecht wachtte, is op',
    weakDefends: 'een verzwakte troep heeft ook bij verdedigen 2 minder',
    noRoll: 'het heeft Shellshock en gaat zonder worp verloren',
    isLost: ({ who, types }) => `${does(who, 'verliest', 'verliest')} ${listed(types)}`,
    groupLost: 'van een groep die verliest, gaat iedereen verloren',
    neverBack: 'wat verloren is, komt niet terug',
    nobodyMoves: 'na een gevecht schuift niemand op',
    nothingChanges: 'gelijkspel: er verandert niets',

    fires: ({ who, ammunition, at }) =>
      `${does(who, 'schiet', 'schiet')} met ${AMMUNITION[ammunition]} op ${spaces(at)}`,
    shotCosts: ({ price }) => `dat kost ${tokens(price)}`,
    shotIsAction: ({ free }) => (free ? 'schieten is geen actie' : 'schieten is een actie'),
    reaches: ({ limited }) =>
      limited ? 'de artillerie reikt zes vakken ver' : 'de artillerie reikt tot elk vak',
    shotsLeft: ({ one }) => (one ? 'dat is het enige schot van deze beurt' : 'er mogen meer schoten volgen'),
    lowerTierToo: 'met munitie van een lagere trede mag je blijven schieten',
    sixAround: 'een vak heeft zes buren, aan de rand minder',
    wholeLine: 'alle drie de vakken liggen op het bord',
    ownHit: ({ spared }) =>
      spared
        ? 'troepen van het eigen team worden gespaard'
        : 'een schot raakt ook troepen van het eigen team',
    covers: ({ spaces: count }) => `dat bedekt ${count} vakken`,
    weakened: ({ who, type, at }) =>
      `${unit(who, type)} op ${space(at)} is verzwakt: 1 stap minder, en 2 minder in het volgende gevecht`,
    inNextTurn: 'die stap gaat af van elke beweging in de volgende beurt van de eigenaar',
    hitsAddUp: ({ hits }) => `${hits} treffers tellen bij elkaar op`,
    weakensOnce: 'een wolk verzwakt een troep één keer',
    gasStays: ({ rounds }) =>
      `de wolk trekt ${rounds} rondes later weg, aan het begin van de beurt van wie schoot`,
    gasGoes: ({ by }) => `${of(by, 'het gas')} is weg`,
    endsInGas: ({ units: count }) =>
      `${units(count)} ${DUTCH.form(count, { one: 'heeft', other: 'hebben' })} een beurt in het gas beëindigd`,
    diesOfGas: ({ who, type, at }) =>
      `${unit(who, type)} op ${space(at)} sterft: het is de tweede beurt die daar in het gas eindigt`,

    trenchesFull: ({ side: whom }) => `de loopgraven van ${side(whom)} zitten vol vijanden`,
    oneTurnEach: ({ side: whom }) => `elke speler van ${side(whom)} heeft één beurt om een vak vrij te maken`,
    fullMeans: ({ any }) => (any ? 'geen van die vakken is vrij' : 'op elk van die vakken staat een vijand'),
    trenchFreed: ({ side: whom }) => `een loopgraafvak van ${side(whom)} is weer vrij: het gevaar is voorbij`,
    mayAgree: 'beide teams zitten in elkaars loopgraven en mogen remise afspreken',
    wonByTroops: ({ side: whom }) => `${side(whom)} heeft gewonnen: de vijand heeft geen troepen meer`,
    wonByTrenches: ({ side: whom }) => `${side(whom)} heeft gewonnen: de loopgraven van de vijand bleven vol`,
    noTroopsAnywhere: ({ board }) =>
      board
        ? 'er staat geen troep op het bord'
        : 'er staat geen troep op het bord, en er kan er geen meer worden ingezet',
  };
}

/** Wat bekend werd. */
const KNOWN: Catalogue<EventSaid> = {
  rolled: ({ shows }) => `de worp is ${shows}`,
  drew: ({ mark }) => `de kaart is ${card(mark)}`,
};

/** Wat er onder het spelen gezegd wordt, tegen iemand. */
export const playedTo = (you: Listener): Catalogue<PlayedSaid> => ({
  ...KNOWN,
  ...eventsTo(you),
  ...tableTo(you),
});

/** The player of a seat. */
export const listenerIn = (seat: number): Listener => (seat === 1 || seat === 2 || seat === 3 ? seat : 0);

const [red, gray, violet, blue] = PLAYERS;

/** Loopgraven in het Nederlands, zolang niemand probeert wat niet mag. */
export const PLAYED_NL: TableSpeech<PlayedSaid, 'red' | 'gray' | 'violet' | 'blue'> = {
  language: DUTCH,
  game: 'Loopgraven',
  seats: { red, gray, violet, blue },
  kernel: REFEREE_NL,
  catalogue: playedTo(null),
  toldTo: (seat) => playedTo(listenerIn(seat)),
};
