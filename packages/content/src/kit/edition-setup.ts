import { profileOf, type NamedFigure } from '@escarmouche/urss-classic/bands';
import { battleOf, sheetFrom } from '@escarmouche/urss-kit/bands';
import type { GroupSetup, Profile, Setup } from '@escarmouche/urss-kit';
import type { Result } from '../result.ts';
import type { ClassicScenario } from '../load-scenario.ts';
import { groupHead, mapOf, withCourse } from '../scenario-battle.ts';
import { chosenFigures, type ChosenBand } from '../scenario-bands.ts';
import { kitEditionGroups } from './edition-groups.ts';
import { starWars } from '../star-wars.ts';
import { fromClassic } from './from-classic.ts';
import { classicConversion, kit } from './ready.ts';

/** What players choose of a scenario of URSS classic that is played in the kit. */
export interface EditionChoice {
  /** Bands by group, where the scenario gives the choice. The usual one when absent. */
  readonly bands?: Readonly<Record<string, ChosenBand>>;
  /** In place of those that the scenario has for the kit. */
  readonly options?: Setup['options'];
}

/**
 * The set-up of a scenario of URSS classic in the kit's edition: same ground, same aims, each figure by what its profile becomes
 * (UK-PROFILE-COMPAT). For scenarios that `kitEditionFaults` finds nothing wrong with.
 */
export function kitEditionSetup(file: ClassicScenario, { bands = {}, options }: EditionChoice = {}): Setup {
  const map = mapOf(file);
  const played = kitEditionGroups(file);
  const figures = chosenFigures(played, starWars, bands);
  const groups = played.map((group, i): GroupSetup => ({
    ...groupHead(group, map),
    figures: (figures[i] ?? []).map((figure, place) => sheetFrom(kit, convertedProfile(figure), group.id, place, calledAs(figure))),
  }));
  return withCourse(battleOf({ table: map.table, options: { ...file.editions?.['urss-kit'].options, ...options }, groups }), file, map);
}

const calledAs = ({ id, name }: NamedFigure) => ({ ...(id !== undefined && { id }), ...(name !== undefined && { name }) });

function convertedProfile(figure: NamedFigure): Profile {
  const converted = inKit(figure);
  if (converted?.ok) return converted.value;
  throw new Error(`"${figure.profile}": ${converted?.problems.map(({ path, en }) => `${path}: ${en}`).join('; ') ?? 'unknown profile'}`);
}

/** The profile of a classic figure, with what it carries, as the kit has it; undefined where there is no such profile. */
export function inKit(figure: NamedFigure): Result<Profile> | undefined {
  const profile = profileOf(starWars, figure);
  return profile && fromClassic(profile, classicConversion, kit);
}
