import { readdirSync, readFileSync } from 'node:fs';
import { defineConfig, globalIgnores } from 'eslint/config';
import svelte from 'eslint-plugin-svelte';
import tseslint from 'typescript-eslint';

const tests = ['**/*.test.ts', '**/test/**', '**/tests/**'];
const engine = ['packages/*/src/**/*.ts', 'packages/systems/*/src/**/*.ts'];

/** Language features the house does without, everywhere. */
const houseSyntax = [
  { selector: 'TSEnumDeclaration', message: 'Use a union of string literals instead of an enum.' },
  { selector: 'Decorator', message: 'No decorators: plain functions and plain data.' },
  {
    selector: 'ClassDeclaration[superClass]:not([superClass.name="Error"])',
    message: 'No inheritance for reuse: plain functions and plain data.',
  },
];

const exactMath = 'abs|ceil|clz32|floor|fround|imul|max|min|round|sign|sqrt|trunc|PI';

/** Only arithmetic that every JavaScript engine rounds alike, so that a match replays to the same bit anywhere. */
const exactArithmetic = [
  {
    selector: `MemberExpression[object.name="Math"]:not([computed=false][property.name=/^(${exactMath})$/])`,
    message: `Not bit-identical on every engine (or random). Allowed here: ${exactMath.replaceAll('|', ', ')}.`,
  },
  { selector: 'VariableDeclarator[init.name="Math"]', message: 'Name the function you use: Math.floor, Math.sqrt, ...' },
  {
    selector: 'BinaryExpression[operator="**"], AssignmentExpression[operator="**="]',
    message: 'Powers are not bit-identical on every engine: multiply.',
  },
];

/** Names an engine package may not use: it runs in a page, a worker, a server and a terminal, and must do the same in each. */
const hostNames =
  'Date performance setTimeout setInterval queueMicrotask requestAnimationFrame Intl ' +
  'window document navigator localStorage indexedDB fetch crypto process Buffer console';
const hostGlobals = hostNames
  .split(' ')
  .map((name) => ({ name, message: 'Engine packages know no clock, no host and no random source of their own.' }));

const localeMethods = ['localeCompare', 'toLocaleString', 'toLocaleLowerCase', 'toLocaleUpperCase'].map((property) => ({
  property,
  message: 'Depends on the locale of the machine.',
}));

/** @param {string} folder of a package @returns {string[]} the names by which others import from there */
function namesOf(folder) {
  const { name, exports } = JSON.parse(readFileSync(new URL(`${folder}/package.json`, import.meta.url), 'utf8'));
  return Object.keys(exports).map((path) => `${name}${path.slice(1)}`);
}

/** @param {string[]} list @returns {string} a regular expression that matches any of these package names */
const names = (list) => list.map((name) => name.replaceAll(/[/.]/g, '\\$&').replaceAll('*', '[^/]+')).join('|');

/**
 * Which packages the sources of one folder may import. Arrows never point upwards.
 * @param {string} folder glob of the folder, from the root
 * @param {string[]} allowed exact package names; of a folder within a package also the files above it, '../bot.ts'
 * @param {string[]} [typesOnly] package names of which only types may be imported
 */
function boundary(folder, allowed, typesOnly = []) {
  const relative = '\\.{1,2}/';
  const above = allowed.filter((name) => name.startsWith('../'));
  const patterns = [
    {
      regex: `^(?!${relative}|(?:${names([...allowed, ...typesOnly]) || '$^'})$)`,
      message: `${folder} may import only: ${[...allowed, ...typesOnly].join(', ') || 'its own files'}.`,
    },
    { regex: `^${relative}.*\\bsrc/`, message: 'Import another package by its name, not by a path.' },
  ];
  if (!folder.endsWith('/src'))
    patterns.push({ regex: `^(?!(?:${names(above) || '$^'})$)\\.\\./`, message: `${folder} imports nothing else of its package.` });
  if (typesOnly.length > 0) {
    patterns.push({ regex: `^(?:${names(typesOnly)})$`, allowTypeImports: true, message: 'Only types may be imported from here.' });
  }
  return {
    files: [`${folder}/**/*.ts`],
    ignores: tests,
    rules: { '@typescript-eslint/no-restricted-imports': ['error', { patterns }] },
  };
}

/** Schemas: a description of each kind of data, from which its type comes. */
const schemas = [
  'zod/mini',
  '@escarmouche/referee/schema',
  '@escarmouche/space/schema',
  '@escarmouche/space/cubes/schema',
  '@escarmouche/skirmish/plane/schema',
];
const systems = readdirSync(new URL('packages/systems', import.meta.url)).map((id) => `@escarmouche/${id}`);
/** What authors write, and what is made of it: schemas, names, options and bands, without rules. */
const ofAuthors = ['bands', 'content', 'equipment', 'grants', 'options'];
const authored = [
  '@escarmouche/space/cubes/schema',
  '@escarmouche/skirmish/plane/npc/options',
  '@escarmouche/skirmish/plane/npc/schema',
  '@escarmouche/skirmish/plane/scenario/names',
  '@escarmouche/skirmish/plane/scenario/schema',
  ...systems.flatMap((system) => ofAuthors.map((part) => `${system}/${part}`)),
];
const content = namesOf('packages/content');
const space = ['@escarmouche/space', '@escarmouche/space/cubes', '@escarmouche/space/tiles'];
const skirmish = ['@escarmouche/skirmish', '@escarmouche/skirmish/placed', '@escarmouche/skirmish/plane'];

const testing = ['@escarmouche/skirmish/testing', '@escarmouche/skirmish/plane/testing'];

const switchedOff = {
  selector: 'MemberExpression[object.name=/^(test|it|describe)$/][property.name=/^(skip|skipIf|only|todo|fails|fixme|fail)$/]',
  message: 'A test runs, always and with all others.',
};

/** Rules that oxlint holds in everything but the templates of Svelte, in a hundredth of the time. */
const heldByOxlint = [
  'eqeqeq',
  ...[
    'no-confusing-non-null-assertion',
    'no-duplicate-enum-values',
    'no-explicit-any',
    'no-extra-non-null-assertion',
    'no-extraneous-class',
    'no-misused-new',
    'no-non-null-asserted-optional-chain',
    'no-non-null-assertion',
    'no-this-alias',
    'no-unnecessary-type-constraint',
    'no-unsafe-declaration-merging',
    'no-unused-expressions',
    'no-unused-vars',
    'no-useless-constructor',
    'no-wrapper-object-types',
    'prefer-as-const',
    'prefer-namespace-keyword',
    'triple-slash-reference',
  ].map((rule) => `@typescript-eslint/${rule}`),
];

export default defineConfig(
  globalIgnores(['**/node_modules/', '**/dist/', '**/.svelte-check/', 'coverage/', 'test-results/', 'playwright-report/']),
  tseslint.configs.strict,
  tseslint.configs.stylistic,
  // Elsewhere nothing knows of Svelte.
  { files: ['apps/web/**'], extends: [svelte.configs.recommended, svelte.configs.prettier] },
  {
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      '@typescript-eslint/consistent-type-definitions': 'off',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      'no-restricted-syntax': ['error', ...houseSyntax],
      'no-warning-comments': ['error', { terms: ['todo', 'fixme', 'xxx'] }],
      eqeqeq: 'error',
    },
  },
  {
    files: ['**/*.{js,mjs,ts}'],
    rules: Object.fromEntries(heldByOxlint.map((rule) => [rule, 'off'])),
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: tseslint.parser, extraFileExtensions: ['.svelte'] } },
    rules: { 'no-undef': 'off' },
  },
  {
    files: engine,
    ignores: tests,
    rules: {
      'no-restricted-syntax': ['error', ...houseSyntax, ...exactArithmetic],
      'no-restricted-globals': ['error', ...hostGlobals],
      'no-restricted-properties': ['error', ...localeMethods],
    },
  },
  // Directions as authors write them, in degrees, are rounded before any rule reads them.
  { files: ['packages/cases/src/plane/*.ts'], rules: { 'no-restricted-syntax': ['error', ...houseSyntax] } },
  {
    files: ['packages/systems/*/src/**/*.ts'],
    ignores: tests,
    rules: {
      'no-restricted-syntax': [
        'error',
        ...houseSyntax,
        ...exactArithmetic,
        { selector: 'TryStatement', message: 'Rules contain no try: the referee suspends a command by a throw that must pass.' },
      ],
    },
  },
  {
    files: ['**/*.test.ts', '**/*.spec.ts'],
    rules: { 'no-restricted-syntax': ['error', ...houseSyntax, switchedOff] },
  },
  boundary('packages/referee/src', ['zod/mini']),
  boundary('packages/space/src', ['zod/mini', '@escarmouche/referee/schema']),
  boundary('packages/skirmish/src', ['@escarmouche/referee', ...space, ...schemas]),
  boundary('packages/skirmish/src/placed', ['@escarmouche/referee', ...space, '../roster.ts']),
  boundary('packages/systems/*/src', ['@escarmouche/referee', ...space, ...skirmish, ...schemas, ...testing]),
  // Figures in cubes have a place, and do not walk on a plane.
  boundary('packages/systems/deadzone/src', [
    '@escarmouche/referee',
    ...space,
    '@escarmouche/skirmish',
    '@escarmouche/skirmish/placed',
    '@escarmouche/skirmish/testing',
    ...schemas,
  ]),
  boundary(
    'packages/content/src',
    ['zod', '@escarmouche/referee', '@escarmouche/referee/schema', ...authored],
    [...systems, ...space, ...skirmish],
  ),
  {
    ...boundary('packages/content/src', [
      'zod',
      '@escarmouche/referee',
      '@escarmouche/referee/schema',
      ...authored,
      ...systems,
      ...space,
      ...skirmish,
    ]),
    // Files that somebody brings are judged by the rules.
    files: ['packages/content/src/files/**/*.ts'],
  },
  boundary('packages/ai/src', ['@escarmouche/referee', ...space, ...skirmish, ...systems]),
  boundary('packages/ai/src/plane', ['@escarmouche/referee', ...space, ...skirmish, '../bot.ts']),
  boundary('packages/session/src', ['@escarmouche/referee']),
  boundary('packages/online/src', [
    '@noble/hashes/hmac.js',
    '@noble/hashes/sha2.js',
    '@noble/hashes/utils.js',
    'zod/mini',
    '@escarmouche/referee',
    '@escarmouche/session',
  ]),
  boundary('packages/online/src/api', [
    'zod',
    '@escarmouche/referee',
    '@escarmouche/session',
    '../acts.ts',
    '../clock.ts',
    '../told.ts',
    '../words.ts',
  ]),
  {
    files: ['apps/web/src/**/*.{ts,svelte}'],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              regex: '^@escarmouche/online/api$',
              allowTypeImports: true,
              message: 'Schemas of the host’s requests stay out of the page: only their types are imported.',
            },
          ],
        },
      ],
    },
  },
  boundary('packages/games/src', ['@escarmouche/referee', ...skirmish, ...content, '@escarmouche/ai', ...systems, ...authored]),
  boundary('packages/cases/src', [
    'zod',
    'yaml',
    '@escarmouche/referee',
    ...space,
    ...skirmish,
    ...schemas,
    ...content,
    '@escarmouche/ai',
    '@escarmouche/ai/npc/memory',
    '@escarmouche/ai/puzzle',
    ...namesOf('packages/games'),
    ...systems.flatMap((name) => namesOf(name.replace('@escarmouche', 'packages/systems'))),
    ...systems,
    ...authored,
  ]),
  boundary('packages/lab/src', [
    '@escarmouche/referee',
    '@escarmouche/content',
    '@escarmouche/content/worth',
    '@escarmouche/ai',
    ...namesOf('packages/games'),
  ]),
  {
    files: ['packages/cases/src/*.ts', 'packages/cases/src/plane/**/*.ts'],
    ignores: tests,
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              regex: systems.map((name) => `${name.replace('@escarmouche', '')}\\b`).join('|'),
              message: 'What cases of every game stand on knows none of them.',
            },
          ],
        },
      ],
    },
  },
  {
    files: ['apps/web/tests/**/*.spec.ts'],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          paths: [
            {
              name: '@playwright/test',
              importNames: ['test'],
              message: 'Import test from ./test.ts, whose pages show at once what happens.',
            },
          ],
        },
      ],
    },
  },
);
