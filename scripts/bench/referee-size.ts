/** The size of the referee on a page. */
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'rolldown';

/** Bytes of a module bundled with its imports, minified: plain and gzip. */
export async function sizeOf(module: string): Promise<{ readonly plain: number; readonly gzip: number }> {
  const input = fileURLToPath(new URL(module, import.meta.url));
  const { output } = await build({
    input,
    write: false,
    logLevel: 'silent',
    output: { format: 'esm', minify: true },
  });
  const code = output.map((part) => (part.type === 'chunk' ? part.code : '')).join('');
  return { plain: Buffer.byteLength(code), gzip: gzipSync(code, { level: 9 }).length };
}
