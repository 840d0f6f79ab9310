/** What a game's pages give the scripts that open sets of rulings. */
import type { Desk } from '../game-bundle.ts';
import { statementOf } from '../../book/book.ts';
import { SHELF } from '../shelf.ts';
import type { SetsOf } from './rulings-link.ts';

/** Undefined for a game without a referee: it has no switches. */
export async function setsOf({ id, book, referee }: Desk): Promise<SetsOf | undefined> {
  if (!referee) return undefined;
  const { rules, options } = referee.game;
  const shelved = SHELF.find((game) => game.id === id)?.referee;
  const versions = (await shelved?.history?.()) ?? [{ rules, changed: [] }];
  return {
    head: { id, rules, options },
    history: versions.map((version) => ({
      rules: version.rules,
      changed: version.changed.map((change) => ({
        ...change,
        now: statementOf(book, change.statement).text,
      })),
    })),
  };
}
