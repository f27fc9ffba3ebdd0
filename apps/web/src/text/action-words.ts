import type { Language } from '@escarmouche/referee';
import type { Context } from './context.ts';
import type { Actions } from './grammar.ts';

/** The words of actions: those of the game, and the labels of the actions on offer now, in both languages. */
export function actionWords({ table, queries, advice, state }: Context): Actions {
  const all: Record<string, Record<Language, string[]>> = {};
  for (const [id, { fr, en }] of Object.entries(queries.verbs)) all[id] = { fr: [...fr], en: [...en] };
  const { seat } = table;
  const { subject } = table.aimed;
  for (const language of ['fr', 'en'] as const) {
    const offered = subject && seat !== undefined ? advice.actions(state, seat, subject, language) : [];
    for (const { id, label } of offered) (all[id] ??= { fr: [], en: [] })[language].push(label);
  }
  // A power may be called by its id as well, whatever the language of the page.
  for (const [id, { fr }] of Object.entries(all)) if (id.includes(':')) fr.push(id.replace(/^[^:]*:/, ''));
  return all;
}
