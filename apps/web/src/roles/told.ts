import type { Json, Language } from '@escarmouche/referee';
import { BEHAVIOUR_WORDS, missionName, zonesOf, type Npcs, type Role, type Scenario } from '@escarmouche/skirmish/plane';

/** "Garde A, Prudent" */
export const roleTold = ({ mission, behaviour }: Role, zones: ReturnType<typeof zonesOf>, language: Language): string =>
  `${missionName(mission, zones)[language]}, ${BEHAVIOUR_WORDS[behaviour][language]}`;

/** The role of a figure in the set-up of a battle of any game; undefined for a figure that has none. */
export function roleIn(setup: Json, figure: string, language: Language): string | undefined {
  const { npcs, scenario } = setup as unknown as { readonly npcs?: Npcs; readonly scenario?: Scenario };
  const role = npcs && Object.hasOwn(npcs.roles, figure) ? npcs.roles[figure] : undefined;
  return role && roleTold(role, zonesOf({ npcs, scenario }), language);
}
