import { profileOf, type NamedFigure } from '@escarmouche/urss-classic/bands';
import { battleOf, sheetFrom } from '@escarmouche/urss-kit/bands';
import type { GroupSetup, Profile, Setup } from '@escarmouche/urss-kit';
import type { Result } from '../result.ts';
import type { ClassicScenario } from '../load-scenario.ts';
import { groupsOf, mapOf, withCourse, type ScenarioChoice } from '../scenario-battle.ts';
import { kitEditionBands, kitEditionGroups } from './edition-groups.ts';
import { starWars } from '../star-wars.ts';
import { fromClassic } from './from-classic.ts';
import { classicConversion } from './conversion.ts';
import { kit } from './ready.ts';

/** Players' choices in a scenario of URSS classic that is played in the kit: options in place of the scenario's own for the kit. */
type Choice = ScenarioChoice<NamedFigure, Setup['options']>;

/**
 * The set-up of a scenario of URSS classic in the kit's edition: same ground, same objectives, each figure with its profile converted
 * (UK-PROFILE-COMPAT). For scenarios without faults by `kitEditionFaults`.
 */
export function kitEditionSetup(file: ClassicScenario, { bands, options }: Choice = {}): Setup {
  const map = mapOf(file);
  const chosen = groupsOf(kitEditionGroups(file), map, kitEditionBands, bands);
  const groups = chosen.map((group): GroupSetup => ({
    ...group,
    figures: group.figures.map((figure, place) => sheetFrom(kit, convertedProfile(figure), group.id, place, calledAs(figure))),
  }));
  return withCourse(
    battleOf({ table: map.table, options: { ...file.editions?.['urss-kit'].options, ...options }, groups }),
    file,
    map,
    chosen,
  );
}

const calledAs = ({ id, name }: NamedFigure) => ({ ...(id !== undefined && { id }), ...(name !== undefined && { name }) });

function convertedProfile(figure: NamedFigure): Profile {
  const converted = inKit(figure);
  if (converted?.ok) return converted.value;
  throw new Error(`"${figure.profile}": ${converted?.problems.map(({ path, en }) => `${path}: ${en}`).join('; ') ?? 'unknown profile'}`);
}

/** The profile of a classic figure, with its equipment, as the kit has it; undefined where there is no such profile. */
export function inKit(figure: NamedFigure): Result<Profile> | undefined {
  const profile = profileOf(starWars, figure);
  return profile && fromClassic(profile, classicConversion, kit);
}
