import type { Language } from '@escarmouche/referee';
import type { PlaneState, Scenario, ScenarioState } from '@escarmouche/skirmish/plane';
import type { Area, PlaneBoard, TokenOnBoard } from '../../boards/plane/model.ts';
import type { PlaneGame } from './game.ts';
import { figureIn, sideIndex } from './who.ts';

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

const areas = new WeakMap<Scenario, Map<Language, readonly Area[]>>();

/** The zones that a scenario names, always the same for it; one that a single side is after is that side's. */
function areasOf(state: ScenarioState, language: Language): readonly Area[] {
  const { scenario } = state.scene;
  if (!scenario) return [];
  const byLanguage = areas.get(scenario) ?? new Map<Language, readonly Area[]>();
  areas.set(scenario, byLanguage);
  const known = byLanguage.get(language) ?? makeAreas(state, scenario, language);
  byLanguage.set(language, known);
  return known;
}

function makeAreas(state: ScenarioState, { zones, objectives }: Scenario, language: Language): readonly Area[] {
  return zones.map(({ id, name, shape }) => {
    const after = new Set(objectives.flatMap(({ side, ...aim }) => ({ zone: undefined, ...aim }).zone === id ? [side] : []));
    const [side] = after.size === 1 ? after : [];
    return { id, name: name[language], shape, ...(side !== undefined && { side: sideIndex(state, side) }) };
  });
}

/** Areas and tokens that a scenario and the game itself have put on a table. */
export function placedOn<S extends PlaneState, C>(
  game: PlaneGame<S, C>,
  state: S,
  language: Language,
): Required<Pick<PlaneBoard, 'areas' | 'tokens'>> {
  const own = game.tokens?.(state, language) ?? [];
  const read = game.scenario?.(state);
  return { areas: read ? areasOf(read, language) : [], tokens: read ? [...own, ...loadsOf(read, language)] : own };
}
