import { TABLE_EN } from './kernel-core.en.ts';
import type { RefereeWords } from './catalogue.ts';
import type { Catalogue } from '../../language.ts';
import { type KernelFault, MOST } from './kernel-faults.ts';

/** A written value in few words: "5", "a list". */
function shown(value: unknown): string {
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'string' && value.length > MOST) return 'a long text';
  return typeof value === 'object' && value !== null ? 'an object' : JSON.stringify(value);
}

const FAULTS_EN: Catalogue<KernelFault> = {
  noObject: ({ found }) => `an object is needed, not ${shown(found)}`,
  noList: ({ found }) => `a list is needed, not ${shown(found)}`,
  tooLong: ({ length, most }) => `at most ${most} entries are read, not ${length}`,
  noField: ({ fields }) => `no such field; there are ${fields.join(', ')}`,
  otherField: ({ meant }) => `no such field; did you mean ${meant}?`,
  noNumber: ({ least, most, found }) =>
    `a whole number from ${least} to ${most} is needed, not ${shown(found)}`,
  noName: ({ names, found }) => `${shown(found)} is not one of ${names.join(', ')}`,
  needed: ({ names }) => `one of ${names.join(', ')} is needed`,
  noTruth: ({ found }) => `true or false is needed, not ${shown(found)}`,
  noText: ({ found }) => `a text is needed, not ${shown(found)}`,
  elsewhere: ({ card }) => `${card} is somewhere else already`,

  noneToDraw: ({ purpose, wanted }) => `${purpose} of the script: there is no ${wanted} left to draw`,
  noPurpose: ({ purpose, purposes }) =>
    `${purpose} of the script: chance is drawn for ${purposes.join(', ')}`,

  noRecord: 'A record is an object',
  noRecordField: ({ field }) => `${field}: a record has no such field`,
  noGame: 'game: the id of a game is needed',
  noRules: 'rules: the version of the rules is needed, such as "1"',
  noSeed: 'seed: a text is needed, by which the set-up was dealt, unless the record has a position',
  noOptions: 'options: a list of option names is needed',
  noMoves: 'moves: a list of moves in notation is needed',
  noScript: 'script: lists of results by purpose are needed',
  noPosition: 'position: a position as people write it is needed',
  otherOptions: 'position.options: they are not those of the record',

  otherGame: ({ of, game }) => `the record is of the game "${of}", not of ${game}`,
  otherRules: ({ of, rules }) => `the record follows version ${of} of the rules; this is ${rules}`,
  noOption: ({ option, game }) => `"${option}" is no option of ${game}`,
  noForm: ({ game }) => `positions of ${game} cannot be read here`,
  unread: ({ move, faults }) => `move ${move}: ${faults.join('; ')}`,
  illegal: ({ move, written }) => `move ${move}, "${written}", is not allowed`,

  longTexts: ({ most }) => `its seed or its forced results are longer than ${most} characters`,
  longLink: ({ most }) => `it would be longer than ${most} characters`,
  noMoveThere: ({ move }) => `there is no move ${move} to make`,
  otherMoves: 'its moves mean others under these rules',
  noResults: 'its forced results are none',

  unreadDraw: ({ draw, faults }) => faults.map((fault) => `draw ${draw}: ${fault}`).join('; '),
  otherDraw: ({ draw, written, few, more }) =>
    `draw ${draw}: "${written}" cannot come here; what can is ${few.join(', ')}${more > 0 ? ` and ${more} more` : ''}`,
  endless: ({ draws }) => `nobody decides after ${draws} draws`,
};

export const REFEREE_EN: RefereeWords = { ...TABLE_EN, faults: FAULTS_EN };
