import type { Language } from '@escarmouche/referee';
import { zonesIn, zonesOf, type PlaneState, type ScenarioState } from '@escarmouche/skirmish/plane';
import type { Area, PlaneBoard, TokenOnBoard } from '../../boards/plane/model.ts';
import type { PlaneGame } from './game.ts';
import { figureIn } from './who.ts';

/** Tokens of a scenario, each where it lies, or with the figure that carries it. */
function loadsOf(state: ScenarioState, language: Language): readonly TokenOnBoard[] {
  return (state.scene.scenario?.tokens ?? []).flatMap(({ id, name }): TokenOnBoard[] => {
    const token = state.scenario?.tokens[id];
    if (!token) return [];
    const bearer = figureIn(state, token.by);
    return [{ id, kind: 'load', name: name[language], at: bearer ?? token.at, ...(bearer && { by: bearer.id }) }];
  });
}

/** Names of the tokens that a figure carries. */
export const carriedBy = (state: ScenarioState, figure: string, language: Language): readonly string[] =>
  loadsOf(state, language).flatMap(({ by, name }) => (by === figure ? [name] : []));

const areas = new WeakMap<PlaneState['scene'], Map<Language, readonly Area[]>>();

/** The zones that a scenario or the roles of NPCs name, always the same for a scene; one that a single side is after is that side's. */
function areasOf({ scene }: PlaneState, language: Language): readonly Area[] {
  const byLanguage = areas.get(scene) ?? new Map<Language, readonly Area[]>();
  areas.set(scene, byLanguage);
  const known = byLanguage.get(language) ?? makeAreas(scene, language);
  byLanguage.set(language, known);
  return known;
}

function makeAreas(scene: PlaneState['scene'], language: Language): readonly Area[] {
  const sides = [...new Set(scene.groups.map(({ side }) => side))];
  return zonesOf(scene).map(({ id, name, shape }) => {
    const after = new Set(sides.filter((side) => isAfter(scene, side, id)));
    const [side] = after.size === 1 ? after : [];
    return { id, name: name[language], shape, ...(side !== undefined && { side: sides.indexOf(side) }) };
  });
}

/** Has a side an objective in a zone, or an NPC whose mission names the zone? */
function isAfter({ scenario, npcs, groups }: PlaneState['scene'], side: string, zone: string): boolean {
  const aims = scenario?.objectives.some((objective) => objective.side === side && { zone: undefined, ...objective }.zone === zone);
  const roles = groups.flatMap((group) => (group.side === side ? group.figures.flatMap((id) => npcs?.roles[id] ?? []) : []));
  return aims === true || roles.some(({ mission }) => zonesIn(mission).includes(zone));
}

/** Areas and tokens that a scenario and the game itself have put on a table. */
export function placedOn<S extends PlaneState, C>(
  game: PlaneGame<S, C>,
  state: S,
  language: Language,
): Required<Pick<PlaneBoard, 'areas' | 'tokens'>> {
  const own = game.tokens?.(state, language) ?? [];
  const read = game.scenario?.(state);
  return { areas: areasOf(state, language), tokens: read ? [...own, ...loadsOf(read, language)] : own };
}
