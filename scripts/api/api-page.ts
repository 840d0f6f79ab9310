/** A page of the documentation for a public module. */
import { format } from 'prettier';
import type { PublicModule, PublicName } from './public-names.ts';

/** Headings in the order of the page. */
const PARTS = [
  ['function', 'Functions'],
  ['constant', 'Constants'],
  ['type', 'Types'],
] as const;

/** Comments that begin with code, such as "`fieldkit`: what ...", begin a sentence on the page. */
const sentence = (says: string): string =>
  says.replace(/^`[^`]+`: (\w)/, (_, first: string) => first.toUpperCase());

const entry = ({ name, says, declaration }: PublicName): string =>
  [`### ${name}`, says, `\`\`\`ts\n${declaration}\n\`\`\``].filter((part) => part !== '').join('\n\n');

function section(title: string, names: readonly PublicName[]): string {
  return names.length === 0 ? '' : [`## ${title}`, ...names.map(entry)].join('\n\n');
}

/** The page of a module, in Markdown. */
export async function apiPage(module: string, { says, names, mentioned }: PublicModule): Promise<string> {
  const parts = PARTS.map(([kind, title]) =>
    section(
      title,
      names.filter((each) => each.kind === kind),
    ),
  );
  const text = [
    `# ${module}`,
    sentence(says),
    '<!-- Written from the comments in the code: npx vitest run --mode renew tests/api-pages.test.ts -->',
    ...parts,
    section('Types that these mention', mentioned),
  ];
  return format(text.filter((part) => part !== '').join('\n\n'), {
    parser: 'markdown',
    printWidth: 110,
    singleQuote: true,
  });
}
