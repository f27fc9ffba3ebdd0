import type { Refusal } from '@escarmouche/referee';
import { percent, textIn, ways } from '../i18n/format.ts';
import { rules } from '../rules/rulebook.svelte.ts';
import type { Fact, Odds, Preview } from '../systems/preview.ts';
import { sentence, type Context } from './context.ts';

export function tellRefusal({ reason, rule }: Refusal, { language, words }: Context): readonly string[] {
  return [`${sentence(textIn(reason, language))} ${words.rule(rules.title(rule))}`];
}

const factText = ({ label, value }: Fact): string => (value === undefined ? label : `${label} ${value}`);

/** Fraction first: each roll of the chain, then what it comes to. */
function tellOdds({ chance, of, stages, asides }: Odds, { language, words }: Context): string {
  const chain = stages
    .flatMap(({ label, ways: counted }) => (counted !== undefined && counted.all > 1 ? [`${label} ${ways(counted)}`] : []))
    .join(', ');
  const risks = asides.map((aside) => `${aside.label} ${percent(aside.chance, language)}`);
  return [words.chain(percent(chance, language), of, chain), ...risks.map(sentence)].join(' ');
}

/** A preview, in sentences; `whole`: with the consequences for both sides. */
export function tellPreview(preview: Preview<unknown>, context: Context, whole: boolean): readonly string[] {
  const { panel, refusal, overlay } = preview;
  const end =
    overlay.ghost && !refusal ? context.words.until(context.queries.nameOf(context.state, overlay.ghost.at, context.language)) : undefined;
  const head = [panel.title, panel.detail, end].filter(Boolean).join(', ');
  const facts = panel.facts.map(factText).join(', ');
  const groups = whole
    ? (panel.groups ?? []).map(({ title, facts: list }) => sentence(context.words.group(title, list.map(factText).join(', '))))
    : [];
  return [
    sentence([head, facts].filter(Boolean).join('. ')),
    ...(panel.odds ? [tellOdds(panel.odds, context)] : []),
    ...groups,
    ...(refusal ? tellRefusal(refusal, context) : []),
  ].filter(Boolean);
}

/**
 * Warnings before a move: falls, free attacks, a way that is too long, unless the player wished to go `asFar` as possible. The odds of an
 * attack are told in full.
 */
export function warningsOf({ panel }: Preview<unknown>, asFar: boolean): readonly string[] {
  if (panel.odds) return [];
  return panel.facts.filter(({ tone }) => tone === 'bad' || (tone === 'warn' && !asFar)).map((fact) => sentence(factText(fact)));
}
