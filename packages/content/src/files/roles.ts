import type { Text } from '@escarmouche/referee';
import type { Report } from '@escarmouche/referee/schema';
import { judgeNpcs, oddPairs, unsuited, type Need, type Npcs } from '@escarmouche/skirmish/plane';
import * as classic from '@escarmouche/urss-classic';
import * as kit from '@escarmouche/urss-kit';
import { kitEditionGroups } from '../kit/edition-groups.ts';
import { kitEditionSetup } from '../kit/edition-setup.ts';
import { kit as kitContent } from '../kit/ready.ts';
import { kitScenarioSetup } from '../kit/scenario-setup.ts';
import type { ScenarioFile } from '../load-scenario.ts';
import { checkOnTable } from '../map.ts';
import { contentOf } from '../mixed.ts';
import { pathOf, type Problem } from '../result.ts';
import type { OpenGroup } from '../scenario-bands.ts';
import { nearestName } from '../scenario-npcs.ts';
import { scenarioSetup } from '../scenario-setup.ts';
import type { BandFile } from './band-file.ts';

/** Roles of NPCs in a scenario that is right without them: faults by AI-CORE-VALIDATE, and pairs worth a warning. */

type Keys = readonly PropertyKey[];

type Figure = Pick<classic.Sheet, 'id' | 'name' | 'profile'>;

/** The members of a set-up of either game that roles bear on. */
interface AnySetup<F extends Figure> extends Pick<classic.Setup, 'scenario' | 'npcs' | 'table'> {
  readonly groups: readonly { readonly id: string; readonly seat: string; readonly figures: readonly F[] }[];
}

/** A set-up of a scenario with its NPCs and their faults. */
interface SetUp {
  readonly npcs: Npcs;
  readonly placeOf: (figure: string) => Keys;
  judge(report: Report): void;
}

function setUp<F extends Figure>(file: ScenarioFile, setup: AnySetup<F>, meets: (figure: F, need: Need) => boolean): readonly SetUp[] {
  const { npcs, groups, table } = setup;
  if (!npcs) return [];
  const places = new Map(
    groups.flatMap((group, i) => group.figures.map((figure, k) => [figure.id, placeIn(file, group.id, figure, i, k)])),
  );
  const placeOf = (figure: string): Keys => places.get(figure) ?? ['npcs', 'roles', figure];
  return [
    {
      npcs,
      placeOf,
      judge(report) {
        judgeNpcs(setup, meets, ([first, part, figure, ...rest], fr, en) => {
          const inRole = part === 'roles' && typeof figure === 'string';
          report(inRole ? [...placeOf(figure), ...rest] : [first ?? 'npcs', part ?? '', figure ?? '', ...rest], fr, en);
        });
        npcs.zones?.forEach(({ shape }, i) => checkOnTable(shape, table, ['npcs', 'zones', i, 'shape'], report));
      },
    },
  ];
}

/** The place in the file of the role of a figure: beside it, in the list of roles, or the band that brings it. */
function placeIn({ groups, npcs }: ScenarioFile, group: string, { id, profile }: Figure, i: number, k: number): Keys {
  if (groups[i]?.figures?.[k]?.role) return ['groups', i, 'figures', k, 'role'];
  const name = nearestName(npcs?.roles ?? {}, group, id, profile.id);
  return name === undefined ? ['groups', i, 'choices'] : ['npcs', 'roles', name];
}

/** The set-ups of a scenario in every edition: each band of its choices is in one of them. */
function setUpsOf(file: ScenarioFile): readonly SetUp[] {
  if (file.system === 'urss-kit')
    return bandsOf(file.groups).flatMap((bands) => setUp(file, kitScenarioSetup(file, { bands }), kit.meetsNeed));
  return [
    ...bandsOf(file.groups).flatMap((bands) => setUp(file, scenarioSetup(file, { bands }), classic.meetsNeed)),
    ...(file.editions?.['urss-kit'] ? bandsOf(kitEditionGroups(file)) : []).flatMap((bands) =>
      setUp(file, kitEditionSetup(file, { bands }), kit.meetsNeed),
    ),
  ];
}

/** Bands by group, so many times that each choice is taken once. */
function bandsOf(groups: readonly OpenGroup[]): readonly Readonly<Record<string, string>>[] {
  const most = Math.max(1, ...groups.map(({ choices = [] }) => choices.length));
  return Array.from({ length: most }, (_, k) =>
    Object.fromEntries(groups.flatMap(({ id, choices = [] }) => (choices[k] === undefined ? [] : [[id, choices[k]]]))),
  );
}

/** Faults of the roles in a band that is right without them: places in the file, and reasons. */
export function bandRoleFaults({ system, adaptation, figures }: BandFile): readonly (Text & { readonly keys: Keys })[] {
  const meets =
    system === 'urss-kit'
      ? kit.bandSheets(kitContent, figures, '').map((sheet) => (need: Need) => kit.meetsNeed(sheet, need))
      : classic.bandSheets(contentOf(adaptation), figures, '').map((sheet) => (need: Need) => classic.meetsNeed(sheet, need));
  return figures.flatMap(({ role }, k) =>
    role ? unsuited(role, meets[k] ?? (() => true)).map(({ by, fr, en }) => ({ keys: ['figures', k, 'role', by], fr, en })) : [],
  );
}

/** Faults of the roles in a scenario, each at its place in the file. */
export function roleFaults(file: ScenarioFile, name = ''): readonly Problem[] {
  const found = new Map<string, Problem>();
  const report: Report = (keys, fr, en) => {
    const path = pathOf(name, keys);
    found.set(`${path} ${en}`, { path, fr, en });
  };
  for (const one of setUpsOf(file)) one.judge(report);
  const known = new Set(setUpsOf(file).flatMap(({ npcs, placeOf }) => Object.keys(npcs.roles).map((figure) => placeOf(figure).join())));
  for (const who of Object.keys(file.npcs?.roles ?? {})) {
    const at = ['npcs', 'roles', who];
    if (!known.has(at.join())) report(at, `personne ne prend ce rôle : « ${who} »`, `nobody takes this role: "${who}"`);
  }
  return [...found.values()];
}

/** Pairs of mission and behaviour that are odd, each at its place in the file. */
export function oddRoles(file: ScenarioFile): readonly Problem[] {
  const places = setUpsOf(file).flatMap(({ npcs, placeOf }) =>
    oddPairs(npcs).map((figure) => pathOf('', [...placeOf(figure), 'behaviour'])),
  );
  return [...new Set(places)].map((path) => ({
    path,
    fr: 'une figurine immobile n’ira nulle part, ce que sa mission demande (AI-COMBO-MATRIX)',
    en: 'a static figure goes nowhere, which its mission asks for (AI-COMBO-MATRIX)',
  }));
}
