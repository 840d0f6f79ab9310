import { DUTCH, quoted, type Catalogue } from '../../language.ts';
import { MOST, type KernelFault } from './kernel-faults.ts';
import type { RefereeWords } from './catalogue.ts';

const option = (id: string | null): string => (id === null ? '' : ` (optie ${id})`);

/** Een geschreven waarde in weinig woorden: "5", "een lijst". */
function shown(value: unknown): string {
  if (Array.isArray(value)) return 'een lijst';
  if (typeof value === 'string') return value.length > MOST ? 'een lange tekst' : quoted(DUTCH, value);
  return typeof value === 'object' && value !== null ? 'een object' : JSON.stringify(value);
}

const FAULTS: Catalogue<KernelFault> = {
  noObject: ({ found }) => `hier hoort een object te staan, niet ${shown(found)}`,
  noList: ({ found }) => `hier hoort een lijst te staan, niet ${shown(found)}`,
  tooLong: ({ length, most }) => `er worden hoogstens ${most} dingen gelezen, niet ${length}`,
  noField: ({ fields }) => `zo’n veld is er niet; er zijn ${fields.join(', ')}`,
  otherField: ({ meant }) => `zo’n veld is er niet; bedoel je ${meant}?`,
  noNumber: ({ least, most, found }) =>
    `hier hoort een heel getal van ${least} tot en met ${most} te staan, niet ${shown(found)}`,
  noName: ({ names, found }) => `${shown(found)} is er geen van ${names.join(', ')}`,
  needed: ({ names }) => `hier hoort een van ${names.join(', ')} te staan`,
  noTruth: ({ found }) => `hier hoort true of false te staan, niet ${shown(found)}`,
  noText: ({ found }) => `hier hoort een tekst te staan, niet ${shown(found)}`,
  elsewhere: ({ card }) => `${card} ligt al ergens anders`,

  noneToDraw: ({ purpose, wanted }) => `${purpose} van het script: er is geen ${wanted} meer om te trekken`,
  noPurpose: ({ purpose, purposes }) =>
    `${purpose} van het script: het toeval beslist over ${purposes.join(', ')}`,

  noRecord: 'Een verslag is een object',
  noRecordField: ({ field }) => `${field}: zo’n veld heeft een verslag niet`,
  noGame: 'game: hier hoort de naam van een spel te staan',
  noRules: 'rules: hier hoort de versie van de regels te staan, zoals "1"',
  noSeed: 'seed: hier hoort de tekst te staan waarmee gedeeld is, tenzij er een stand bij staat',
  noOptions: 'options: hier hoort een lijst met opties te staan',
  noMoves: 'moves: hier hoort een lijst met zetten in notatie te staan',
  noScript: 'script: hier horen lijsten met uitkomsten te staan',
  noPosition: 'position: hier hoort een stand te staan, zoals mensen die opschrijven',
  otherOptions: 'position.options: dat zijn niet die van het verslag',

  otherGame: ({ of, game }) => `het verslag is van het spel ${quoted(DUTCH, of)}, niet van ${game}`,
  otherRules: ({ of, rules }) => `het verslag volgt versie ${of} van de regels; dit is versie ${rules}`,
  noOption: ({ option, game }) => `${quoted(DUTCH, option)} is geen optie van ${game}`,
  noForm: ({ game }) => `standen van ${game} kunnen hier niet gelezen worden`,
  unread: ({ move, faults }) => `zet ${move}: ${faults.join('; ')}`,
  illegal: ({ move, written }) => `zet ${move}, ${quoted(DUTCH, written)}, mag niet`,

  longTexts: ({ most }) => `het begingetal of de vaste uitkomsten zijn langer dan ${most} tekens`,
  longLink: ({ most }) => `de link zou langer zijn dan ${most} tekens`,
  noMoveThere: ({ move }) => `zet ${move} is daar niet te doen`,
  otherMoves: 'de zetten betekenen onder deze regels iets anders',
  noResults: 'dat zijn geen vaste uitkomsten',

  unreadDraw: ({ draw, faults }) => faults.map((fault) => `worp ${draw}: ${fault}`).join('; '),
  otherDraw: ({ draw, written, few, more }) =>
    `worp ${draw}: ${quoted(DUTCH, written)} kan hier niet komen; wat kan is ${few.join(', ')}${more > 0 ? ` en ${more} andere` : ''}`,
  endless: ({ draws }) => `na ${draws} worpen en kaarten is nog niemand aan zet`,
};

export const REFEREE_NL: RefereeWords = {
  chance: 'uitkomst',
  chanceFirst:
    'eerst moet er gegooid of getrokken worden: laat het apparaat dat doen, of voer in wat eruit kwam',
  decides: (player) => `${player} is aan zet`,
  allowed: 'Toegestaan.',
  refused: 'Niet toegestaan.',
  isRuling: (rule) => `${rule} is een uitspraak.`,
  ruling: (rule, sentence) => `Uitspraak ${rule}: ${sentence}`,
  other: (sentence) => `De andere lezing: ${sentence}`,
  under: {
    opposite: (allowed, id) => `Bij die lezing zou het ${allowed ? 'niet' : 'wel'} mogen${option(id)}.`,
    perhaps: (allowed, id) =>
      `Bij die lezing mag het misschien ${allowed ? 'niet' : 'wel'}: dat hangt af van wat er eerder is gedaan${option(id)}.`,
    same: (_, id) => `Bij die lezing zou het antwoord hetzelfde zijn${option(id)}.`,
  },
  claim:
    /^(?:(?<yes>Ja)\b|(?<no>Nee)\b|Het regelboek (?:zwijgt|is op twee manieren te lezen): wij zeggen (?:(?<ruledYes>ja)|(?<ruledNo>nee))\b)/,
  faults: FAULTS,
};
