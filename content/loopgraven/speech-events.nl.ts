import type { HappeningSaid } from '../../src/games/loopgraven/messages-events.ts';
import { DUTCH, type Catalogue } from '../../src/language.ts';
import * as words from './speech-words.nl.ts';

const { a, actions, card, doesTo, listed, ofTo, sideTo, space, spaces, steps, the, tokens, units } = words;

const ORDINALS = ['', 'eerste', 'tweede', 'derde', 'vierde', 'vijfde', 'zesde'] as const;
const nth = (place: number): string => ORDINALS[place] ?? `${place}e`;

/** Wat er aan tafel gebeurt, verteld aan iemand. */
export function eventsTo(you: words.Listener): Catalogue<HappeningSaid> {
  const does = doesTo(you);
  const of = ofTo(you);
  const side = sideTo(you);
  const unit = (who: Parameters<typeof of>[0], type: Parameters<typeof the>[0]) => `${the(type)} ${of(who)}`;
  return {
    lengthIs: ({ length }) => `het wordt ${words.LENGTHS[length]}`,
    restStays: 'de troepen die de tabel overlaat, blijven in de doos',
    nobodyYet: 'er staat nog geen troep op het bord',
    allAtZero: 'artillerie, economie en generaal staan op trede 0',
    trenchesAre: 'elk kamp heeft zes loopgraafvakken op zijn eerste rij',
    playersAre: ({ players }) =>
      players === 2 ? 'er spelen er twee, één per kamp' : 'er spelen er vier, twee per kamp',
    ownSections: 'elk van hen heeft een stuk loopgraaf, en eigen troepen',
    pursesAre: ({ shared }) => (shared ? 'maten delen een kas' : 'elk heeft een eigen kas'),
    rollsFor: ({ side: whom }) => `${side(whom)} heeft gegooid om te beginnen`,
    begins: ({ side: whom }) => `${side(whom)} gooide hoger, en begint`,
    rollAgain: 'de worpen zijn gelijk, en er wordt opnieuw gegooid',

    roundBegins: ({ round }) => `ronde ${round} begint: één beurt van elke speler`,
    cardShows: ({ green }) => `de rondekaart gaat om: hij is ${green ? 'groen' : 'wit'}`,
    firstIs: ({ green }) => `de eerste ronde is ${green ? 'groen' : 'wit'}`,
    rollBrings: ({ side: whom, stack }) =>
      stack === null
        ? `dat geeft ${side(whom)} geen kaart`
        : `dat geeft ${side(whom)} een ${stack === 'negative' ? 'nadeelkaart' : 'voordeelkaart'}`,
    nextRolls: ({ who }) => `nu gooit ${who === you ? 'jij' : words.player(who)}`,
    stackIsOut: ({ stack }) =>
      `de ${stack === 'negative' ? 'nadeelkaarten' : 'voordeelkaarten'} zijn op, en er komt niets`,
    turnOf: ({ who }) => (who === you ? 'jij bent aan de beurt' : `${words.player(who)} is aan de beurt`),
    actionsAre: ({ who, actions: count }) => `${does(who, 'heeft', 'hebt')} ${actions(count)}`,
    turnEnds: ({ who, actions: left }) =>
      `${does(who, 'beëindigt', 'beëindigt')} de beurt${left > 0 ? `; ${actions(left)} ${left === 1 ? 'vervalt' : 'vervallen'}` : ''}`,
    playsWithout: ({ who }) => `${does(who, 'heeft', 'hebt')} geen troepen meer, en speelt door`,

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
    actsAsEver: ({ who }) => `verder speelt ${who === you ? 'je' : words.player(who)} zoals altijd`,

    drawsCard: ({ side: whom, mark }) => `${side(whom)} heeft ${card(mark)} gepakt`,
    keepsCard: ({ side: whom, mark }) => `${card(mark)} ligt voor ${side(whom)} tot de kaart gebruikt is`,
    countsAtOnce: 'de kaart geldt meteen en gaat op de aflegstapel',
    lastsThisRound: 'het duurt deze ronde',
    lastsTwoRounds: 'het duurt deze ronde en de volgende',
    twoOfEach: 'van elke kaart zijn er twee',
    shuffledAnew: 'de stapel is op en wordt opnieuw geschud',
    holds: ({ both }) =>
      both
        ? 'het geldt voor de troepen van beide kampen'
        : 'het geldt voor de troepen van het kamp dat de kaart pakte',
    nobodyGoesBack: 'het kamp heeft niets bewogen dat terug kan',
    nobodyToShock: 'er staat geen peloton van dat kamp op het bord',
    goesBackWho: ({ all }) =>
      all
        ? 'alle troepen uit de laatste beurt van het kamp gaan terug'
        : 'de troep die het kamp het laatst bewoog, gaat terug',
    wentBack: ({ who, type, at }) => `${unit(who, type)} gaat terug naar ${space(at)}`,
    isShocked: ({ who, type, at }) =>
      `${unit(who, type)} op ${space(at)} heeft Shellshock: het beweegt niet, valt niet aan en sterft bij elke aanval`,
    choosesShocked: ({ who }) => `${does(who, 'kiest', 'kiest')} het peloton`,
    doubleFor: ({ times }) => `de volgende ${times} inkomens van elke speler van het kamp zijn dubbel`,
    putsMaskOn: ({ side: whom }) => `${side(whom)} zet de gasmaskers op`,
    leavesMaskOff: ({ side: whom }) => `${side(whom)} bewaart het gasmasker voor later`,
    answersForSide: ({ who }) => `${does(who, 'antwoordt', 'antwoordt')} voor allebei de maten`,
    sideIsFirst: ({ side: whom }) => `${side(whom)} wordt het eerst gevraagd, daarna het andere`,
    sparesAll: 'ze sparen nu alle troepen van het kamp; de beurt in het gas telt toch mee',

    deploys: ({ who, type, at }) => `${does(who, 'zet', 'zet')} ${a(type)} in op ${space(at)}`,
    deploysAll: ({ who, types, at }) => `${does(who, 'zet', 'zet')} ${listed(types)} in op ${spaces(at)}`,
    paysFor: ({ cost, left }) =>
      `dat kost ${tokens(cost)}, en er ${left === 1 ? 'blijft' : 'blijven'} ${left} over`,
    toTrench: ({ field }) =>
      field ? 'troepen komen in het veld vóór hun loopgraaf' : 'troepen komen op een vrij eigen loopgraafvak',
    itemCosts: ({ item, cost }) =>
      `het is de ${nth(item)} troep of verbetering van de beurt, en kost ${cost === 0 ? 'geen actie' : 'een actie'}`,
    countsAsUnit: 'een verbetering telt als een troep die je inzet',
    upgrades: ({ who, track, tier, cost }) =>
      `${does(who, 'brengt', 'brengt')} de ${words.TRACKS[track]} voor ${tokens(cost)} op trede ${tier}`,
    countsFrom: ({ track, next }) =>
      track === 'economy'
        ? 'dat geldt vanaf het volgende inkomen'
        : next
          ? 'dat geldt vanaf de volgende beurt'
          : 'dat geldt meteen',
    walks: ({ who, type, from, at, steps: count, moves }) =>
      `${unit(who, type)} zet ${moves === 1 ? '' : `in ${moves} bewegingen `}${steps(count)}, van ${space(from)} naar ${space(at)}`,
    isAction: ({ left }) =>
      `dat is een actie; er ${left === 1 ? 'is' : 'zijn'} er nog ${left === 0 ? 'geen' : left} over`,
    actsAgain: 'een troep mag in een beurt meer dan één keer iets doen',
    goesRound: 'hij gaat om andere troepen heen',
    sparedInTrench: `${card('N2')} spaart het in zijn loopgraaf`,
    comesToGas: ({ who, type, at }) => `${unit(who, type)} is op ${space(at)} in het gas gekomen`,

    attacks: ({ who, target, at, units: count }) =>
      `${does(who, 'valt', 'valt')} ${the(target)} op ${space(at)} aan met ${units(count)}`,
    together: ({ units: count }) => `${count} vallen samen aan`,
    fromBeside: ({ units: count }) => (count === 1 ? 'die staat ernaast' : 'ze staan ernaast'),
    inItsTrench: ({ cover }) =>
      cover ? 'zijn loopgraaf geeft hem 1 meer' : 'zijn loopgraaf geeft hem niets',
    playsKabiem: () => `${card('P2')} wordt gespeeld`,
    kabiemFor: ({ turn }) =>
      turn ? 'die geldt voor alle aanvallen van deze beurt' : 'die geldt voor deze aanval',
    twoAway: ({ units: count }) =>
      `${units(count)} ${DUTCH.form(count, { one: 'valt', other: 'vallen' })} aan vanaf twee vakken`,
    dodges: ({ who, type, at }) =>
      `${unit(who, type)} heeft de aanval gezien, en wijkt uit naar ${space(at)}`,
    staysPut: ({ who }) => `${does(who, 'wijkt', 'wijkt')} niet uit`,
    attackIsOff: ({ free }) =>
      free
        ? 'de aanval gaat niet door, en de actie komt terug'
        : 'de aanval gaat niet door, en de actie is op',
    stepsAside: 'hij gaat een of twee vrije stappen',
    whereAside: ({ any }) =>
      any ? 'ook naast een aanvaller mag' : 'als het kan, komt de troep bij de aanvallers vandaan',
    dieShows: ({ who, type, shows }) => `${unit(who, type)} gooit ${shows}`,
    rollsAlone: ({ units: count }) =>
      count === 1 ? 'de troep die wordt aangevallen gooit alleen' : `${units(count)} verdedigen samen`,
    sameDie: 'hij verdedigt met de dobbelsteen waarmee hij aanvalt',
    totalsAre: ({ attack, defence }) => `de aanval heeft ${attack}, de verdediging ${defence}`,
    countedSo: ({ attack, defence }) =>
      `de dobbelstenen alleen zijn ${attack} tegen ${defence}; wat op het gevecht wachtte, verandert dat`,
    cardChangesTotal: ({ mark, delta }) =>
      `${card(mark)}: ${delta < 0 ? `${-delta} minder` : `${delta} meer`}`,
    damageIs: `${card('P1')} telt op bij het totaal`,
    halvedSo: `${card('P3')} halveert het totaal van de vijand`,
    allUsedUp: 'alles wat op dit gevecht wachtte, is op',
    weakDefends: 'een verzwakte troep heeft ook bij verdedigen 2 minder',
    noRoll: 'het heeft Shellshock, en gaat zonder worp verloren',
    isLost: ({ who, types }) => `${does(who, 'verliest', 'verliest')} ${listed(types)}`,
    groupLost: 'een groep die verliest, gaat helemaal verloren',
    neverBack: 'wat verloren is, komt niet terug',
    nobodyMoves: 'niemand beweegt daardoor',
    nothingChanges: 'het is gelijk, en er verandert niets',

    fires: ({ who, ammunition, at }) =>
      `${does(who, 'schiet', 'schiet')} met ${words.AMMUNITION[ammunition]} op ${spaces(at)}`,
    shotCosts: ({ price }) => `dat kost ${tokens(price)}`,
    shotIsAction: ({ free }) => (free ? 'schieten is geen actie' : 'schieten is een actie'),
    reaches: ({ limited }) => (limited ? 'het reikt zes vakken ver' : 'het reikt tot elk vak'),
    shotsLeft: ({ one }) => (one ? 'dat is het schot van deze beurt' : 'er mogen meer schoten volgen'),
    lowerTierToo: 'munitie van een lagere trede mag je nog schieten',
    sixAround: 'een vak heeft zes buren, aan de rand minder',
    wholeLine: 'alle drie de vakken liggen op het bord',
    ownHit: ({ spared }) =>
      spared ? 'troepen van het eigen kamp worden gespaard' : 'het raakt ook troepen van het eigen kamp',
    covers: ({ spaces: count }) => `het bedekt ${count} vakken`,
    weakened: ({ who, type, at }) =>
      `${unit(who, type)} op ${space(at)} is verzwakt: 1 stap minder, en 2 minder in het volgende gevecht`,
    inNextTurn: 'de stap gaat af van elke beweging in de volgende beurt van de eigenaar',
    hitsAddUp: ({ hits }) => `${hits} treffers tellen op`,
    weakensOnce: 'een wolk verzwakt een troep één keer',
    gasStays: ({ rounds }) =>
      `de wolk gaat weg aan het begin van de beurt van de schutter ${rounds} rondes later`,
    gasGoes: ({ by }) => `het gas ${of(by)} is weg`,
    endsInGas: ({ units: count }) =>
      `${units(count)} ${DUTCH.form(count, { one: 'heeft', other: 'hebben' })} een beurt in het gas beëindigd`,
    diesOfGas: ({ who, type, at }) =>
      `${unit(who, type)} op ${space(at)} sterft: voor de tweede keer eindigt een beurt voor die troep in het gas`,

    trenchesFull: ({ side: whom }) => `de loopgraven van ${side(whom)} zitten vol vijanden`,
    oneTurnEach: ({ side: whom }) => `elke speler van ${side(whom)} heeft één beurt om een vak vrij te maken`,
    fullMeans: ({ any }) => (any ? 'geen van hun vakken is vrij' : 'op elk van hun vakken staat een vijand'),
    trenchFreed: ({ side: whom }) => `een loopgraafvak van ${side(whom)} is weer vrij: het gevaar is voorbij`,
    mayAgree: 'beide kampen zitten in elkaars loopgraven, en mogen remise afspreken',
    wonByTroops: ({ side: whom }) => `${side(whom)} heeft gewonnen: de vijand heeft geen troepen meer`,
    wonByTrenches: ({ side: whom }) => `${side(whom)} heeft gewonnen: de loopgraven van de vijand bleven vol`,
    noTroopsAnywhere: ({ board }) =>
      board
        ? 'er staat geen troep op het bord'
        : 'er staat geen troep op het bord, en er is er geen meer in te zetten',
  };
}
