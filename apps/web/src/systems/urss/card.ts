import type { Language } from '@escarmouche/referee';
import type { PlaneFigure } from '@escarmouche/skirmish/plane';
import { rules } from '../../rules/rulebook.svelte.ts';
import type { Card } from '../game-adapter.ts';
import { figureWords } from '../plane/figure-words.ts';
import { carriedBy } from '../plane/tokens.ts';
import { nameIn, sideOf, tagOf } from '../plane/who.ts';
import type { UrssState } from './game.ts';
import type { RollReading } from '../plane/rolls.ts';
import { urssWords } from './words.ts';

/** A special rule as a profile, a weapon or an armour has it. */
interface Grant {
  readonly id: string;
  readonly value?: number;
  readonly kind?: string;
}

/** "Zone 3", "Tueur (Jedi)": a rule by its title, with its number or its kind. */
export function grantName(cite: RollReading['cite'], { id, value, kind }: Grant): string {
  const title = rules.title(cite(id));
  return [value === undefined && kind === undefined ? title : title.replace(/ X$/, ''), value, kind]
    .filter((part) => part !== undefined)
    .join(' ');
}

/** Effects in force on a figure, with the figures they come from. */
export const effectsOn = (
  cite: RollReading['cite'],
  state: UrssState & { readonly effects: readonly { readonly rule: string; readonly on: string; readonly by: string }[] },
  figure: string,
): Card['rules'] =>
  state.effects
    .filter(({ on }) => on === figure)
    .map(({ rule, by }) => ({ name: rules.title(cite(rule)), rule: cite(rule), detail: `← ${nameIn(state, by)}` }));

/** The head of a figure's card; `condition`: the state of the figure, in words. */
export function cardHead(
  state: UrssState & Parameters<typeof carriedBy>[0],
  { id }: PlaneFigure,
  condition: readonly string[],
  language: Language,
): Pick<Card, 'figure' | 'tag' | 'side' | 'name' | 'state' | 'headings'> {
  return {
    figure: id,
    tag: tagOf(state, id),
    side: sideOf(state, id),
    name: nameIn(state, id),
    state: [...condition, ...carriedBy(state, id, language).map(figureWords(language).carries)].filter(Boolean).join(' · '),
    headings: urssWords(language).headings,
  };
}
