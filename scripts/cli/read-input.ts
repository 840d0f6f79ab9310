/**
 * Reads everything users hand in: a file, a pipe, or standard input. Size is checked before anything is parsed; a
 * folder, a device or something too long is refused in a sentence.
 */
import { constants, createReadStream, openSync, readSync, type Stats } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import { codeOf } from '../make/file-faults.ts';
import { refusal } from './command-error.ts';
import { pipedIn } from './terminal.ts';

/** Size limit, bytes: far more than a game, a record or a list of printers needs. */
export const MOST_TEXT = 1_000_000;

/** Names that mean standard input. */
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

/** Passes a stream on, and throws once it is longer than `most`. */
async function* upTo(source: AsyncIterable<Uint8Array>, most: number, name: string) {
  let length = 0;
  for await (const piece of source) {
    length += piece.length;
    if (length > most) throw tooLong(name, most);
    yield piece;
  }
}

/** How long to wait for a pipe's writer, and how often to check, ms. */
const PATIENCE = { most: 5000, each: 50 };

/** The first bytes of a pipe, once somebody has opened it for writing; possibly none yet. */
async function firstOf(pipe: number, file: string): Promise<Uint8Array> {
  const piece = Buffer.alloc(65_536);
  for (let waited = 0; waited < PATIENCE.most; waited += PATIENCE.each) {
    try {
      const length = readSync(pipe, piece);
      if (length > 0) return piece.subarray(0, length);
    } catch (error) {
      // A writer has it open, but has written nothing yet.
      if (codeOf(error) === 'EAGAIN') return piece.subarray(0, 0);
      throw error;
    }
    await setTimeout(PATIENCE.each);
  }
  throw unreadable(file, 'it is a pipe, and nobody writes to it');
}

/** A named pipe is opened without blocking: waiting for a writer could not be interrupted. */
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

/** Runs `work` on a file; turns system errors into sentences. */
async function reading<Value>(name: string, work: () => Promise<Value>): Promise<Value> {
  try {
    return await work();
  } catch (error) {
    const code = codeOf(error);
    if (code === '') throw error;
    throw unreadable(name, REASONS[code] ?? `the system says ${code}`);
  }
}

/** The bytes of a file, up to a limit. */
export const readBytes = (file: string, most: number): Promise<Buffer> =>
  reading(file, async () => buffer(upTo(streamOf(file, await stat(file), most), most, file)));

/** Refuses what is no readable file, without reading it. */
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

/** A text from the user, and its name for messages. */
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

/** The text of a file, or of standard input without one. */
export async function readText(file: string | undefined): Promise<Handed> {
  if (file === undefined || isPiped(file)) return textIn(await readPiped(), STANDARD);
  return textIn(await readBytes(file, MOST_TEXT), file);
}
