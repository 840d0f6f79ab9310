/** Options shared by several commands. */
import { InvalidArgumentError, Option } from 'commander';
import { ENGLISH, LANGUAGE_IDS } from '../../src/language.ts';
import { SLEEVES, THICKNESS_RANGE } from '../../src/kit/boxes/card-thickness.ts';
import { EDITIONS, PRINTED_EDITIONS, type Edition } from '../../src/kit/edition.ts';
import { FLIPS } from '../../src/press/impose/plan/print-options.ts';
import { HOME_PAPERS, type PaperName } from '../../src/press/papers.ts';
import { MOST_LANES, USUAL_LANES } from '../make/run.ts';
import { oneOf, someOf, words } from './nearest.ts';

/** A decimal number as people write it; NaN for nothing, for "0x1" and for "1e3". */
const inFigures = (text: string): number => (/^-?\d+(\.\d+)?$/.test(text.trim()) ? Number(text) : NaN);

/** A parser for whole numbers from `least` to `most`. */
export function wholeNumber(least: number, most: number): (text: string) => number {
  return (text) => {
    const number = inFigures(text);
    if (!Number.isInteger(number) || number < least || number > most)
      throw new InvalidArgumentError(`It takes a whole number from ${least} to ${most}.`);
    return number;
  };
}

/** An option that takes one or several comma-separated names from `known`. */
export function namesOption<Name extends string>(
  flags: string,
  what: string,
  description: string,
  known: readonly Name[],
  usual: readonly Name[],
): Option {
  return new Option(flags, `${description}: ${ENGLISH.and(known)}, or several with commas`)
    .argParser((text) => someOf(what, known, text))
    .default(usual, usual.join(','));
}

export const papersOption = (papers: readonly PaperName[] = HOME_PAPERS): Option =>
  namesOption('--paper <names>', 'paper', 'the paper', papers, ['a4']);

export const languageOption = (): Option =>
  new Option(
    '--language <id>',
    `in the words of a language that the game has: ${ENGLISH.or(LANGUAGE_IDS)}`,
  ).argParser((text) => oneOf('language', LANGUAGE_IDS, text));

export const flipOption = (): Option =>
  new Option('--flip <edge>', `the edge a duplex printer turns the paper over: ${ENGLISH.and(FLIPS)}`)
    .argParser((text) => oneOf('edge', FLIPS, text))
    .default('long');

export const scaleOption = (): Option =>
  new Option(
    '--scale <numbers>',
    'print true lengths: what your printer makes of 100 % across and along the paper, as its test sheet says ' +
      '(99.6,100.2; see `fieldkit calibrate`), or a printer profile that the print desk saved',
  );

/** A folder's name. An empty one, as from an unset variable, would mean the current folder. */
function folder(text: string): string {
  if (text.trim() === '') throw new InvalidArgumentError('It takes the name of a folder.');
  return text;
}

export const outOption = () =>
  new Option('--out <folder>', 'where the files go, each game in a folder of its own')
    .argParser(folder)
    .default('print');

/** Words for components; none at all would make no files. */
function components(text: string): readonly string[] {
  const named = [...new Set(words(text.toLowerCase()))];
  if (named.length === 0)
    throw new InvalidArgumentError('It takes components by name: fieldkit list shows them.');
  return named;
}

export const onlyOption = () =>
  new Option(
    '--only <names>',
    'some components alone, with commas: what `fieldkit list` shows in its first two columns, showpieces, tiles, boxes',
  ).argParser(components);

/** A card's thickness in mm. */
function thickness(text: string): number {
  const { least, most } = THICKNESS_RANGE;
  const mm = inFigures(text);
  if (!(mm >= least && mm <= most)) throw new InvalidArgumentError(`A card is ${least} to ${most} mm thick.`);
  return mm;
}

export const thicknessOption = () =>
  new Option(
    '--thickness <mm>',
    'of one card, for boxes; where left out, what the chosen way of printing makes of usual paper',
  ).argParser(thickness);

export const sleevesOption = () =>
  new Option('--sleeves <name>', `sleeves on the cards, for boxes: ${ENGLISH.and(SLEEVES)}`)
    .argParser((text) => oneOf('kind of sleeve', SLEEVES, text))
    .default('none');

export const cacheOption = () => new Option('--no-cache', 'draw everything afresh, and keep nothing');

export const workersOption = () =>
  new Option('--workers <number>', 'pictures drawn at once')
    .argParser(wholeNumber(1, MOST_LANES))
    .default(USUAL_LANES);

export const editionOption = (known: readonly Edition[] = EDITIONS) =>
  namesOption('--edition <names>', 'edition', 'how it is drawn', known, ['colour']);

export const printedEditionOption = () => editionOption(PRINTED_EDITIONS);
