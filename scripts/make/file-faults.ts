/** Turns file system errors into sentences. */
import { refusal } from '../cli/command-error.ts';

/** The system's error code, such as ENOSPC; empty if there is none. */
export const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';

/** An error as the system would throw it, with this code. */
export const obstacle = (code: string): Error => Object.assign(new Error(code), { code });

const REASONS: Readonly<Record<string, string>> = {
  ENOSPC: 'the disk is full',
  EDQUOT: 'your share of the disk is full',
  EFBIG: 'the file would be larger than the system allows',
  EACCES: 'permission is denied',
  EPERM: 'permission is denied',
  EROFS: 'the disk is read-only',
  ENOENT: 'the system makes no folder there',
  ENOTDIR: 'a file is in its way',
  EEXIST: 'a file is in its way',
  EISDIR: 'a folder is in its way',
  ENOTEMPTY: 'a folder is in its way',
  EBUSY: 'another program has it open',
  ENAMETOOLONG: 'its name is too long',
};

/** A refusal that says why `path` could not be written, and `then` the consequence; other errors unchanged. */
function refused(error: unknown, path: string, then: string): unknown {
  const code = codeOf(error);
  if (code === '') return error;
  const reason = REASONS[code] ?? `the system says ${code}`;
  return refusal(`${path} cannot be written: ${reason}. ${then}`);
}

/** Runs `work` on the file at `path`; turns system errors into refusals. */
export function attempt<Value>(path: string, work: () => Value, then = 'Nothing was changed.'): Value {
  try {
    return work();
  } catch (error) {
    throw refused(error, path, then);
  }
}
