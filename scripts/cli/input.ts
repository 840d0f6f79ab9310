/**
 * The one reader of what people hand in: a file, a pipe, or standard input. It is measured before anything is made of
 * it; a folder, a device or what is too long is refused in a sentence.
 */
import { constants, createReadStream, openSync, readSync, type Stats } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import { codeOf } from '../make/file-faults.ts';
import { refusal } from './refusal.ts';
import { pipedIn } from './terminal.ts';

/** Bytes of what is read: far more than a game, a record or a list of printers takes. */
export const MOST_TEXT = 1_000_000;

/** Names of standard input, where it is named. */
const PIPED: readonly (string | undefined)[] = [undefined, '-', '/dev/stdin', '/dev/fd/0'];

export const isPiped = (file: string | undefined): boolean => PIPED.includes(file);

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  ENOTDIR: 'there is no such file',
  EISDIR: 'it is a folder',
  EACCES: 'you may not read it',
  EPERM: 'you may not read it',
  ENAMETOOLONG: 'its name is too long',
  ELOOP: 'its links lead in a circle',
};

const unreadable = (name: string, why: string): Error => refusal(`${name} cannot be read: ${why}.`);

const sizeText = (bytes: number): string =>
  bytes < 1_000_000 ? `${Math.floor(bytes / 1000)} kB` : `${Math.floor(bytes / 1_000_000)} MB`;

const tooLong = (name: string, most: number): Error =>
  unreadable(name, `it is longer than ${sizeText(most)}, the most that is read of it`);

/** What comes of a stream, which is left as soon as it is longer than `most`. */
async function* upTo(source: AsyncIterable<Uint8Array>, most: number, name: string) {
  let length = 0;
  for await (const piece of source) {
    length += piece.length;
    if (length > most) throw tooLong(name, most);
    yield piece;
  }
}

/** How long somebody may take to begin to write into a pipe, in ms, and how often it is looked. */
const PATIENCE = { most: 5000, each: 50 };

/** What a pipe holds once somebody writes to it: nothing yet, perhaps. */
async function firstOf(pipe: number, file: string): Promise<Uint8Array> {
  const piece = Buffer.alloc(65_536);
  for (let waited = 0; waited < PATIENCE.most; waited += PATIENCE.each) {
    try {
      const length = readSync(pipe, piece);
      if (length > 0) return piece.subarray(0, length);
    } catch (error) {
      // Somebody has it open, and has written nothing so far.
      if (codeOf(error) === 'EAGAIN') return piece.subarray(0, 0);
      throw error;
    }
    await setTimeout(PATIENCE.each);
  }
  throw unreadable(file, 'it is a pipe, and nobody writes to it');
}

/** A pipe with a name is opened without waiting for who writes: a wait for that could not be broken off. */
async function* pipeNamed(file: string): AsyncIterable<Uint8Array> {
  const pipe = openSync(file, constants.O_RDONLY | constants.O_NONBLOCK);
  yield await firstOf(pipe, file);
  yield* new Socket({ fd: pipe, readable: true, writable: false });
}

function streamOf(file: string, stats: Stats, most: number): AsyncIterable<Uint8Array> {
  if (stats.isDirectory()) throw unreadable(file, 'it is a folder');
  if (stats.isFIFO()) return pipeNamed(file);
  if (!stats.isFile()) throw unreadable(file, 'it is a device, and no file');
  if (stats.size > most) throw tooLong(file, most);
  return createReadStream(file);
}

/** Does `work` on a file; what the system says against it becomes a sentence. */
async function reading<Value>(name: string, work: () => Promise<Value>): Promise<Value> {
  try {
    return await work();
  } catch (error) {
    const code = codeOf(error);
    if (code === '') throw error;
    throw unreadable(name, REASONS[code] ?? `the system says ${code}`);
  }
}

/** The bytes of a file, at most so many. */
export const readBytes = (file: string, most: number): Promise<Buffer> =>
  reading(file, async () => buffer(upTo(streamOf(file, await stat(file), most), most, file)));

/** Refuses what is no file that can be read, without reading it. */
export const checkFile = (file: string, most: number): Promise<void> =>
  reading(file, async () => {
    const stats = await stat(file);
    if (stats.isDirectory()) throw unreadable(file, 'it is a folder');
    if (!stats.isFile()) throw unreadable(file, 'it is a device, and no file');
    if (stats.size > most) throw tooLong(file, most);
  });

const STANDARD = 'The input';

function readPiped(): Promise<Buffer> {
  const piped = pipedIn();
  if (piped === null) throw refusal('Nothing is piped in: give the JSON by "< FILE", or see --help.');
  return reading(STANDARD, () => buffer(upTo(piped, MOST_TEXT, STANDARD)));
}

/** A text that is handed in, and what it is called in a sentence. */
export interface Handed {
  readonly name: string;
  readonly text: string;
}

function textIn(bytes: Buffer, name: string): Handed {
  try {
    return { name, text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) };
  } catch {
    throw refusal(`${name} is no text in UTF-8.`);
  }
}

/** The text of a file, or of what is piped in where no file is named. */
export async function readText(file: string | undefined): Promise<Handed> {
  if (file === undefined || isPiped(file)) return textIn(await readPiped(), STANDARD);
  return textIn(await readBytes(file, MOST_TEXT), file);
}
