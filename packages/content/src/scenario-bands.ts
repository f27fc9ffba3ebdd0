import type { Text } from '@escarmouche/referee';

interface Figure {
  readonly profile: string;
}

interface ReadyBand<F> {
  readonly id: string;
  readonly name: Text;
  readonly figures: readonly F[];
}

/** The bands that a system has for the groups of a scenario. */
export interface ScenarioBands<F = Figure> {
  readonly ready: readonly ReadyBand<F>[];
  /** The worth of figures together, where that is measured. */
  worth?(figures: readonly F[]): number;
  /** Is a band played by the rules alone? Absent where no band is. */
  playsItself?(figures: readonly F[]): boolean;
}

/** A group of a scenario: its figures are given, or its band is to be chosen. */
export interface OpenGroup<F = Figure> {
  readonly id: string;
  readonly seat: string;
  readonly figures?: readonly F[] | undefined;
  readonly choices?: readonly string[] | undefined;
  readonly budget?: number | undefined;
  /** The player that the scenario is made for. */
  readonly by?: 'person' | 'npc' | undefined;
}

/** The choice for a group that leaves one: a ready band by its id, or a player’s figures. */
export type ChosenBand<F = Figure> = string | readonly F[];

/**
 * The ready bands that a group may be: its choices, the usual one first, then those of its world within the budget; of those, bands that play
 * themselves for a group without a seat, and others for a group with one (UC-SV-AI-SCOPE).
 */
export function bandsOnOffer<F>({ choices = [], budget = 0, seat }: OpenGroup<F>, bands: ScenarioBands<F>): readonly ReadyBand<F>[] {
  const { ready } = bands;
  const within = ready.filter(
    ({ figures }) => (bands.worth?.(figures) ?? Infinity) <= budget && (bands.playsItself?.(figures) ?? false) === (seat === 'automaton'),
  );
  return [...new Set([...choices.flatMap((id) => ready.find((band) => band.id === id) ?? []), ...within])];
}

/** Why a group may not be this band; undefined when it may. */
export function refusedBand<F>(group: OpenGroup<F>, bands: ScenarioBands<F>, chosen: ChosenBand<F>): Text | undefined {
  if (group.figures) return { fr: 'ses figurines sont données, rien n’est au choix', en: 'its figures are given, nothing is to be chosen' };
  const offered = bandsOnOffer(group, bands).map(({ id }) => id);
  const all = offered.join(', ');
  if (typeof chosen === 'string') {
    return offered.includes(chosen)
      ? undefined
      : { fr: `pas de bande « ${chosen} » ; il y a : ${all}`, en: `no band "${chosen}"; there are: ${all}` };
  }
  const { budget } = group;
  if (budget === undefined || !bands.worth)
    return { fr: `sans budget, une bande prête : ${all}`, en: `without a budget, a ready band: ${all}` };
  if (group.seat === 'automaton' && !bands.playsItself?.(chosen))
    return { fr: 'seuls des zombies se jouent tout seuls', en: 'only zombies play themselves' };
  const worth = bands.worth(chosen);
  if (worth <= budget) return undefined;
  const [is, most] = [String(worth), String(budget)];
  return { fr: `la bande vaut ${is}, le budget est de ${most}`, en: `the band is worth ${is}, the budget is ${most}` };
}

/** The figures of each group: its own, or those of the band chosen for it. A refused choice throws. */
export function chosenFigures<F>(
  groups: readonly OpenGroup<F>[],
  bands: ScenarioBands<F>,
  chosen: Readonly<Record<string, ChosenBand<F>>>,
): readonly (readonly F[])[] {
  const stray = Object.keys(chosen).find((name) => !groups.some(({ id }) => id === name));
  if (stray !== undefined) throw new Error(`no group "${stray}"`);
  return groups.map((group) => figuresOf(group, bands, chosen[group.id]));
}

function figuresOf<F>(group: OpenGroup<F>, bands: ScenarioBands<F>, chosen?: ChosenBand<F>): readonly F[] {
  const refusal = chosen && refusedBand(group, bands, chosen);
  if (refusal) throw new Error(`group "${group.id}": ${refusal.en}`);
  if (group.figures) return group.figures;
  if (typeof chosen === 'object') return chosen;
  const offered = bandsOnOffer(group, bands);
  return (offered.find(({ id }) => id === chosen) ?? offered[0])?.figures ?? [];
}
