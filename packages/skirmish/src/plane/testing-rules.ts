import type { ActionWords, Asked } from '../action-words.ts';

interface Listed {
  readonly id: string;
  readonly cites: readonly string[];
  /** A power is called by the title of its rule. */
  readonly power?: unknown;
  readonly action?: { readonly special?: { readonly words: ActionWords } };
  readonly rolls?: Pick<Asked, 'written'>;
  readonly remembers?: readonly Pick<Asked, 'written'>[];
  /** Hooks of what lasts of it. */
  readonly effect?: object;
}

/**
 * Flaws of a list of special rules: a rule without a file of its slug, a file without a rule, a rule that cites nothing or only names that its test
 * does not cite, a rule without words, a hook filled with a flag (decision 0029). `sources`: the contents of the rules' folder, by file name.
 */
export function flawsOfList(rules: readonly Listed[], sources: ReadonlyMap<string, string>): string[] {
  const slugs = new Set(rules.map(({ id }) => id));
  const files = [...sources.keys()].filter((file) => !file.endsWith('.test.ts') && !['index.ts', 'list.ts'].includes(file));
  const unlisted = files.filter((file) => !slugs.has(file.replace(/\.ts$/, '')));
  return [
    ...unlisted.map((file) => `${file} is the file of no rule`),
    ...rules.filter(({ id }) => !sources.has(`${id}.ts`)).map(({ id }) => `${id} has no file`),
    ...rules.flatMap((rule) =>
      [...uncited(rule, sources.get(`${rule.id}.test.ts`) ?? ''), ...wordless(rule), ...flagged(rule)].map((flaw) => `${rule.id} ${flaw}`),
    ),
    ...ambiguous(rules, 'fr'),
    ...ambiguous(rules, 'en'),
  ];
}

function uncited({ cites }: Listed, test: string): string[] {
  if (cites.length === 0) return ['cites nothing'];
  return cites.filter((cited) => !new RegExp(`'[^']*${cited}[ ,:]`).test(test)).map((cited) => `has a test that does not show ${cited}`);
}

/** Words missing for a player who types, or for the author of a case. */
function wordless({ action, power, rolls, remembers = [] }: Listed): string[] {
  const words = power ? undefined : action?.special?.words;
  const written = [words, rolls, ...remembers].flatMap((one) => (one ? [one.written] : []));
  return [
    ...(words?.typed.fr.length === 0 ? ['cannot be typed in French'] : []),
    ...(words?.typed.en.length === 0 ? ['cannot be typed in English'] : []),
    ...(written.some((names) => names.length === 0) ? ['cannot be written'] : []),
  ];
}

/** A rule with a flag does its work in another file than its own. */
function flagged(rule: Listed): string[] {
  const hooks = [...Object.entries(rule), ...Object.entries(rule.effect ?? {})];
  return hooks.filter(([, value]) => typeof value === 'boolean').map(([hook]) => `fills ${hook} with a flag`);
}

/** Words that type more than one action. */
function ambiguous(rules: readonly Listed[], language: 'fr' | 'en'): string[] {
  const typed = rules.flatMap(({ action }) => action?.special?.words.typed[language] ?? []);
  return typed.filter((word, i) => typed.indexOf(word) < i).map((word) => `more than one action is typed ${word}`);
}
