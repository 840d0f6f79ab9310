/** The example game Harbour as a maker has it: copied to a folder of its own, one of its three stages. */
import { spawnSync } from 'node:child_process';
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const STAGES = ['1-cards', '2-rules', '3-all'] as const;
export type Stage = (typeof STAGES)[number];

const HARBOUR = fileURLToPath(new URL('../../examples/harbour/', import.meta.url));
const FIELDKIT = fileURLToPath(new URL('../../scripts/fieldkit.cjs', import.meta.url));

/** Copies a stage into a folder; returns its shelf. */
export function copyStage(stage: Stage, folder: string): string {
  cpSync(join(HARBOUR, stage), folder, { recursive: true });
  return join(folder, 'fieldkit.ts');
}

/** Runs a command in that folder, where it finds the shelf by itself; `input` is piped in. */
export function fieldkitIn(folder: string, words: readonly string[], input = '') {
  const { status, stdout, stderr } = spawnSync(process.execPath, [FIELDKIT, ...words], {
    cwd: folder,
    encoding: 'utf8',
    input,
  });
  return { status, stdout, stderr };
}
