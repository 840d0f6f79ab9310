/**
 * Makes the package that makers install: `npm run package` leaves it in `package/`, as JavaScript with declarations, ready
 * for `npm pack` and `npm publish`. Node refuses TypeScript inside `node_modules`, so nothing of it stays TypeScript.
 *
 * `--house` adds the five games of the house, `--out <folder>` names another folder.
 */
import { rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { buildPackage } from './package/build-package.ts';

const { values } = parseArgs({
  options: {
    out: { type: 'string', default: 'package' },
    house: { type: 'boolean', default: false },
  },
});
const folder = resolve(values.out);
rmSync(folder, { recursive: true, force: true });
const { files, bytes } = buildPackage(folder, values.house);
console.log(
  `${folder}: ${files} files, ${(bytes / 1e6).toFixed(1)} MB. npm publish ${values.out} makes it public.`,
);
