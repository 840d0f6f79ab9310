/** State of a draft: every change can be undone, and is stored. */
import { isObject } from '../../is-object.ts';
import { useState } from 'preact/hooks';
import { readJson, shown } from '../../kit/untrusted-input.ts';
import type { Draft, Editing } from '../../referee/table/editor.ts';
import { failed, ok, type Result } from '../../result.ts';
import { EDITOR_WORDS } from '../words/editor.ts';

export interface Drafting {
  readonly draft: Draft;
  readonly change: (draft: Draft) => void;
  readonly canUndo: boolean;
  readonly undo: () => void;
}

/** A draft with its undo history. `keep` is called on every change. */
export function useDraft(first: Draft, keep: (draft: Draft) => void): Drafting {
  const [past, setPast] = useState<readonly Draft[]>([first]);
  const draft = past.at(-1) ?? first;
  const settle = (next: readonly Draft[]) => {
    setPast(next);
    keep(next.at(-1) ?? first);
  };
  return {
    draft,
    change: (next) => settle([...past, next]),
    canUndo: past.length > 1,
    undo: () => settle(past.slice(0, -1)),
  };
}

/** Parses a draft from a file's text. A draft that breaks rules is accepted: it can be corrected. */
export function draftFrom(editing: Editing, text: string): Result<Draft, string> {
  const form = objectIn(text);
  if (!form.ok) return form;
  if ('moves' in form.value) return failed(EDITOR_WORDS.isRecord);
  const strange = Object.keys(form.value).filter((field) => !editing.fields.includes(field));
  return strange.length === 0
    ? form
    : failed(EDITOR_WORDS.strange(strange.slice(0, 3).map((field) => shown(field))));
}

function objectIn(text: string): Result<Draft, string> {
  const read = readJson(text);
  if (!read.ok) return failed(...read.faults.map((fault) => EDITOR_WORDS.noJson[fault]));
  return isObject(read.value) ? ok(read.value) : failed(EDITOR_WORDS.notObject);
}
