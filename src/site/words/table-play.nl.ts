import { capital, counted, DUTCH, type InOtherWords } from '../../language.ts';
import type { TABLE_PLAY_WORDS as ENGLISH } from './table-play.ts';

/** Van een kans die noch zeker noch uitgesloten is. */
function keerVanHonderd(share: number): string {
  const times = Math.round(100 * share);
  if (times === 0) return 'minder dan één keer op de 100';
  return times === 100 ? 'bijna altijd' : `ongeveer ${times} keer op de 100`;
}

export const TABLE_PLAY_WORDS: InOtherWords<typeof ENGLISH> = {
  choose: {
    heading: (player) => `${capital(player)} is aan zet`,
    yours: 'Jij bent aan zet',
    chosen: 'Tot nu toe',
    startAgain: 'Opnieuw kiezen',
    over: 'Het spel is afgelopen.',
    theirs: (player) => `${capital(player)} is aan zet. Jij ziet de tafel als een andere speler.`,
    lookThrough: (player) => `Zie het zoals ${player}`,
    draw: 'Laat het apparaat gooien of trekken',
  },
  bar: {
    label: 'Wat er voorgesteld is',
    turn: (player) => `${capital(player)} is aan de beurt`,
    comes: 'Wat komt eruit?',
    pick: 'Tik aan wat je wilt verplaatsen, en dan waar het heen gaat.',
    lay: 'Tik op de plek voor de kaart, of sleep die erheen.',
    choose: 'Kies hier of op tafel.',
    here: 'Kies hier.',
    list: 'Kies uit de lijst.',
    anything: 'Probeer wat je wilt: tik aan wat weg moet en dan waarheen, of het nu mag of niet.',
    toAnywhere: 'Tik aan waar het heen gaat, of het nu mag of niet: de scheidsrechter zegt waarom.',
    nothing: 'Daar valt nu niets te proberen.',
    shut: 'Daar kun je nu niets doen: tik aan wat oplicht.',
    card: 'Tik op een kaart.',
    cardOr: 'Tik op een kaart, of kies hier.',
    rolled: 'Laat het apparaat beslissen, of kies uit de lijst wat er aan je eigen tafel uitkwam.',
    to: 'Tik aan waar het heen gaat.',
    past: 'Je kijkt terug',
    go: 'Doen',
    putBack: 'Terugleggen',
    instead: 'Wat er voorgesteld was, is teruggelegd: dit kan daar niet op volgen.',
    done: (said) => `Gedaan: ${said}`,
  },
  head: { menu: 'Tafel en instellingen', side: 'Het spel tot nu toe, en alles wat kan' },
  side: {
    label: 'Naast het bord',
    close: 'Terug naar het bord',
    failed: 'Wat hier staat kon niet geladen worden. Kijk of er verbinding is en laad de pagina opnieuw.',
  },
  drawer: {
    heading: 'De tafel',
    close: 'Sluit',
    failed: 'De instellingen konden niet geladen worden. Kijk of er verbinding is en open ze opnieuw.',
  },
  seat: {
    sitters: { you: 'jij', opponent: 'computer', somebody: 'hier' },
    points: (count) => `nog ${counted(DUTCH, count, { one: 'punt', other: 'punten' })}`,
    cards: (count) => counted(DUTCH, count, { one: 'kaart', other: 'kaarten' }),
    score: 'score nu',
    hand: 'Kaarten in het zicht',
    times: (count) => `× ${count}`,
    putDown: 'Leg terug',
    playing: (who, what) => `${who}, ${what}`,
    ofMost: (most) => `van ${most}`,
  },
  reckoning: {
    win: 'wint zeker',
    loss: 'verliest zeker',
    chance: (share) => `wint ${keerVanHonderd(share)}`,
    standing: {
      win: 'is niet tegen te houden',
      loss: 'is alleen niet genoeg',
      chance: (share) => `wordt ${keerVanHonderd(share)} niet tegengehouden`,
    },
  },
  handOver: {
    heading: (player) => `Geef het apparaat aan ${player}`,
    about: 'Tot die tijd blijven de kaarten verborgen.',
    here: (player) => `Ik ben ${player}: toon mijn kaarten`,
  },
  opponent: {
    thinks: (player) => `${capital(player)} denkt na …`,
    failed: 'De tegenstander kon niet gestart worden. Je kunt zijn kant zelf spelen.',
  },
};
