/** The engine at a pipe: requests come in as lines, replies go out as lines; a search goes on while further lines come. */
import { setImmediate } from 'node:timers/promises';
import { LONGEST_LINE } from './lines.ts';
import { engineFault, faultOf, idOf, jsonOf, requestOf, type Request, type RequestId } from './request.ts';
import { answer, type Answer, type Search, type Session } from './engine-session.ts';

/** Samples between two looks at the pipe and the clock. */
const STRIDE = 4;

type Line = string | null;

/** What a line says, as far as it can be read. */
interface Read {
  readonly id: RequestId;
  readonly request: Request | Error;
}

function read(line: Line): Read {
  let id: RequestId = null;
  try {
    if (line === null)
      throw engineFault('request', `The line is longer than ${LONGEST_LINE} characters, and was left out.`);
    const json = jsonOf(line);
    id = idOf(json);
    return { id, request: requestOf(json) };
  } catch (error) {
    return { id, request: error as Error };
  }
}

const reply = (id: RequestId, content: object): string => JSON.stringify({ id, ...content });

const errorReply = (id: RequestId, error: unknown): string => reply(id, { error: faultOf(error, 'failed') });

const isBlank = (line: Line): boolean => line !== null && line.trim() === '';

/**
 * Answers lines until they end or one says `quit`. Requests are answered in their order; those that come while a search
 * goes on wait for it, but for `stop`, which ends it at once, with the best move so far.
 */
export async function serveEngine(
  session: Session,
  input: AsyncIterable<readonly Line[]>,
  write: (lines: readonly string[]) => void,
): Promise<void> {
  const waiting: Read[] = [];
  let isThinking = false;
  let isStopped = false;
  let isOver = false;
  let thought = Promise.resolve();

  async function searched({ thinking, samples, ms, reply: told }: Search): Promise<object> {
    const end = ms === null ? Infinity : performance.now() + ms;
    while (!isStopped && thinking.samples() < samples && performance.now() < end) {
      const left = samples - thinking.samples();
      if (thinking.isClear(left)) break;
      thinking.more(Math.min(STRIDE, left));
      await setImmediate();
    }
    return told(thinking.report());
  }

  async function think(id: RequestId, search: Search): Promise<void> {
    isThinking = true;
    isStopped = false;
    try {
      write([reply(id, await searched(search))]);
    } catch (error) {
      write([errorReply(id, error)]);
    }
    isThinking = false;
    answerAll();
  }

  /** The reply to a request; undefined where it begins a search. */
  function answered({ id, request }: Read): string | undefined {
    try {
      if (request instanceof Error) throw request;
      const found: Answer = answer(session, request);
      if (request.command === 'quit') isOver = true;
      if ('reply' in found) return reply(id, found.reply);
      thought = think(id, found.search);
      return undefined;
    } catch (error) {
      return errorReply(id, error);
    }
  }

  function answerAll(): void {
    const replies: string[] = [];
    let done = 0;
    while (done < waiting.length && !isThinking && !isOver) {
      const said = answered(waiting[done++] as Read);
      if (said !== undefined) replies.push(said);
    }
    waiting.splice(0, done);
    if (replies.length > 0) write(replies);
  }

  const commandOf = ({ request }: Read) => (request instanceof Error ? null : request.command);

  for await (const lines of input) {
    for (const each of lines.filter((line) => !isBlank(line)).map(read)) {
      const command = commandOf(each);
      // A search is stopped out of turn; whoever quits does not wait for it either.
      if (command === 'stop' || command === 'quit') isStopped = true;
      waiting.push(each);
    }
    answerAll();
    if (isOver) return;
  }
  while (isThinking || waiting.length > 0) {
    await thought;
    answerAll();
    if (isOver) return;
  }
}
