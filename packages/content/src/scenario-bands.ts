import type { Band, Content, Text } from '@escarmouche/urss-classic';
import { playsItself, type NamedFigure } from '@escarmouche/urss-classic/bands';
import { bandsFor } from './bundled.ts';
import type { ScenarioGroup } from './load-scenario.ts';
import { bandWorth } from './worth/index.ts';

/** What is taken for a group that leaves the choice: a ready band by its id, or a player’s figures. */
export type ChosenBand = string | readonly NamedFigure[];

/**
 * The ready bands that a group may be: its choices, the usual one first, then those of its world within the budget; of those, bands that play
 * themselves where nobody plays, and others where somebody does (UC-SV-AI-SCOPE).
 */
export function bandsOnOffer({ choices = [], budget = 0, seat }: ScenarioGroup, content: Content): readonly Band[] {
  const ready = bandsFor(content.adaptation);
  const within = ready.filter(
    ({ figures }) => bandWorth(content, figures) <= budget && playsItself(content, figures) === (seat === 'automaton'),
  );
  return [...new Set([...choices.flatMap((id) => ready.find((band) => band.id === id) ?? []), ...within])];
}

/** Why a group may not be this band; undefined when it may. */
export function refusedBand(group: ScenarioGroup, content: Content, chosen: ChosenBand): Text | undefined {
  if (group.figures) return { fr: 'ses figurines sont données, rien n’est au choix', en: 'its figures are given, nothing is to be chosen' };
  const offered = bandsOnOffer(group, content).map(({ id }) => id);
  const all = offered.join(', ');
  if (typeof chosen === 'string') {
    return offered.includes(chosen)
      ? undefined
      : { fr: `pas de bande « ${chosen} » ; il y a : ${all}`, en: `no band "${chosen}"; there are: ${all}` };
  }
  const { budget } = group;
  if (budget === undefined) return { fr: `sans budget, une bande prête : ${all}`, en: `without a budget, a ready band: ${all}` };
  if (group.seat === 'automaton' && !playsItself(content, chosen))
    return { fr: 'seuls des zombies se jouent tout seuls', en: 'only zombies play themselves' };
  const worth = bandWorth(content, chosen);
  if (worth <= budget) return undefined;
  const [is, most] = [String(worth), String(budget)];
  return { fr: `la bande vaut ${is}, le budget est de ${most}`, en: `the band is worth ${is}, the budget is ${most}` };
}

/** The figures of each group: its own, or those of the band that is chosen for it. What may not be chosen is an error. */
export function chosenFigures(
  groups: readonly ScenarioGroup[],
  content: Content,
  chosen: Readonly<Record<string, ChosenBand>>,
): readonly (readonly NamedFigure[])[] {
  const stray = Object.keys(chosen).find((name) => !groups.some(({ id }) => id === name));
  if (stray !== undefined) throw new Error(`no group "${stray}"`);
  return groups.map((group) => figuresOf(group, content, chosen[group.id]));
}

function figuresOf(group: ScenarioGroup, content: Content, chosen?: ChosenBand): readonly NamedFigure[] {
  const refusal = chosen && refusedBand(group, content, chosen);
  if (refusal) throw new Error(`group "${group.id}": ${refusal.en}`);
  if (group.figures) return group.figures;
  if (typeof chosen === 'object') return chosen;
  const offered = bandsOnOffer(group, content);
  return (offered.find(({ id }) => id === chosen) ?? offered[0])?.figures ?? [];
}
