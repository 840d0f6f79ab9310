import astro from 'eslint-plugin-astro';
import tseslint from 'typescript-eslint';

export default tseslint.config(
  { ignores: ['dist/', 'print/', 'package/', 'scripts/starter/', '.astro/', 'node_modules/'] },
  ...tseslint.configs.recommended,
  ...tseslint.configs.stylistic,
  ...astro.configs.recommended,
  {
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      eqeqeq: 'error',
      'no-console': 'error',
      'no-restricted-syntax': [
        'error',
        { selector: 'ExportDefaultDeclaration', message: 'Name what you export.' },
        { selector: 'ExportAllDeclaration', message: 'No barrel files: import from where it is.' },
        { selector: 'ClassDeclaration', message: 'A function does.' },
        {
          // The compiler does not look for unknown properties in a literal that is spread.
          selector:
            'SpreadElement > :matches(ObjectExpression, ArrayExpression), SpreadElement > :matches(TSAsExpression, TSSatisfiesExpression) > :matches(ObjectExpression, ArrayExpression)',
          message: 'Write the properties or elements themselves instead of spreading a literal.',
        },
      ],
    },
  },
  {
    // The compiler tells of what nobody uses, and knows it already.
    files: ['**/*.ts', '**/*.tsx'],
    rules: { '@typescript-eslint/no-unused-vars': 'off' },
  },
  {
    // Configuration files, pages and makers' games are read by tools that ask for a default export.
    files: ['*.config.*', '**/*.astro', 'examples/**'],
    rules: { 'no-restricted-syntax': 'off' },
  },
  {
    // What an import of a file that is no module gives can be declared in no other way.
    files: ['**/*.d.ts'],
    rules: { '@typescript-eslint/consistent-type-imports': 'off', 'no-restricted-syntax': 'off' },
  },
  {
    // Read by any Node there is.
    files: ['**/*.cjs'],
    rules: { '@typescript-eslint/no-require-imports': 'off' },
  },
  {
    // The commands speak to a terminal.
    files: ['scripts/**'],
    rules: { 'no-console': 'off' },
  },
  {
    // What has to run unchanged in Node, a browser and a worker: see design of the house.
    files: ['src/{kit,press,geometry,referee,maker,games}/**', 'cards/**', 'content/**'],
    ignores: ['**/*.test.ts'],
    rules: {
      'no-restricted-globals': ['error', 'process', 'Buffer', 'window', 'document', 'require'],
      'no-restricted-properties': [
        'error',
        { object: 'Math', property: 'random', message: 'Chance comes from a seed.' },
        { object: 'Date', property: 'now', message: 'No clock here.' },
        { object: 'performance', property: 'now', message: 'No clock here.' },
      ],
      'no-restricted-imports': ['error', { patterns: ['node:*', 'sharp'] }],
    },
  },
);
