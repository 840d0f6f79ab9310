/** Asks which of a few things, where somebody sits at a terminal: by arrows, figures or first letters. */
import { attended } from './terminal.ts';

interface Choice<Value> {
  readonly name: string;
  readonly value: Value;
}

interface Key {
  readonly name?: string;
  readonly ctrl?: boolean;
}

const SHOW_CURSOR = '\u001b[?25h';

/** Keys that say no; Ctrl+C is the prompt's own. */
const isLeaving = ({ name, ctrl }: Key): boolean => name === 'escape' || (ctrl === true && name === 'd');

/** Watches for what the prompt itself waits through: `left` is aborted when the person leaves the question. */
function watch(keyboard: NodeJS.ReadStream, left: AbortController): () => void {
  const press = (_: string | undefined, key: Key): void => {
    if (isLeaving(key)) left.abort();
  };
  // The terminal is gone. Its signal may come later, and setting its mode would fail before.
  const hangUp = (): void => void process.emit('SIGHUP');
  keyboard.on('keypress', press).on('end', hangUp).on('error', hangUp);
  return () => void keyboard.off('keypress', press).off('end', hangUp).off('error', hangUp);
}

/** The value chosen, the first one by default; null where nothing is. Asked on stderr, so that results stay apart. */
export async function choose<Value>(
  question: string,
  choices: readonly Choice<Value>[],
): Promise<Value | null> {
  const person = attended();
  if (person === null) return null;
  const { default: select } = await import('@inquirer/select');
  const left = new AbortController();
  const stopWatching = watch(person.keyboard, left);
  // Whoever ends the process now is to have their cursor back.
  const showCursor = (): void => void person.screen.write(SHOW_CURSOR);
  process.once('exit', showCursor);
  try {
    return await select(
      {
        message: question,
        choices,
        loop: false,
        pageSize: 12,
        theme: {
          indexMode: 'number',
          style: { keysHelpTip: () => 'Arrows, figures or letters; Enter takes it, Esc leaves.' },
        },
      },
      { input: person.keyboard, output: person.screen, signal: left.signal },
    );
  } catch (error) {
    if (error instanceof Error && /^(Exit|Abort)PromptError$/.test(error.name)) return null;
    throw error;
  } finally {
    stopWatching();
    process.off('exit', showCursor);
  }
}
