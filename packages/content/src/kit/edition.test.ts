import { parseSetup } from '@escarmouche/urss-kit';
import { describe, expect, test } from 'vitest';
import { reading } from '../../test/kit-rules.ts';
import type { ClassicScenario } from '../load-scenario.ts';
import { scenarioNamed } from '../ready-scenarios.ts';
import { parseScenario } from '../scenario.ts';
import { scenarioSetup } from '../scenario-setup.ts';
import { kitEditionFaults } from './edition-faults.ts';
import { kitEditionSetup } from './edition-setup.ts';

const deserter = scenarioNamed('deserteuse');
const holds = scenarioNamed('soutes-scellees');
const [escort, garrison] = deserter.groups;

/** Why a scenario cannot be played in the kit, and the places in its file. */
function faultsOf(file: ClassicScenario): readonly string[] {
  const found: string[] = [];
  kitEditionFaults(file, reading, (keys, _fr, en) => found.push(`${keys.join('.')}: ${en}`));
  return found;
}

describe('UK-PROFILE-COMPAT: a scenario of URSS classic in the kit’s edition', () => {
  test('UK-PROFILE-COMPAT: ground, sides, figures and aims are those of the other edition', () => {
    const [classic, kit] = [scenarioSetup(deserter), kitEditionSetup(deserter)];
    expect(parseSetup(JSON.parse(JSON.stringify(kit)))).toMatchObject({ ok: true });
    expect(kit.table).toEqual(classic.table);
    expect(kit.scenario).toEqual(classic.scenario);
    const who = ({ groups }: typeof classic | typeof kit) =>
      groups.map(({ id, side, seat, zone, figures }) => [id, side, seat, zone, figures.map((one) => [one.id, one.name])]);
    expect(who(kit)).toEqual(who(classic));
  });

  test('UK-PROFILE-COMPAT: each figure is what its profile becomes, with the weapons that are chosen for it', () => {
    const [south] = kitEditionSetup(holds, { bands: { a: 'cellule-rebelle' } }).groups;
    const [riko, , bodo, , nela] = south?.figures ?? [];
    expect(riko).toMatchObject({ id: 'a1', name: 'Riko', profile: { cites: 'UK-PROFILE-COMPAT' }, skills: { shooting: 1, initiative: 0 } });
    expect(bodo).toMatchObject({ weapons: [{ id: 'fusil-blaster-a-repetition', cites: expect.stringMatching(/^UK-/) }] });
    expect(nela).toMatchObject({ name: 'Nela', weapons: [{ id: 'fusil-blaster-lourd' }] });
  });

  test('UK-PROFILE-COMPAT: its bands are those of the edition, the usual one first, and none by its worth', () => {
    expect(kitEditionSetup(holds).groups[0]?.figures[0]?.name).toBe('Sona');
    expect(() => kitEditionSetup(holds, { bands: { a: 'escorte-jedi' } })).toThrow('no band "escorte-jedi"');
    expect(() => kitEditionSetup(holds, { bands: { c: 'escorte-jedi' } })).toThrow('no group "c"');
  });

  test('UK-PROFILE-COMPAT: where a group is deployed may be the edition’s own', () => {
    const [south, north] = kitEditionSetup(holds).groups;
    expect(south?.zone).toEqual({ x: 0, y: 0, width: 36_000, height: 3500, front: 'north' });
    expect(north?.zone).toEqual(scenarioSetup(holds).groups[1]?.zone);
    expect(scenarioSetup(holds).groups[0]?.zone.height).toBe(5000);
  });

  test('UK-SYS-OPTIONS: readings of the kit are those of the edition, the players’ in place of them; those of URSS classic stay there', () => {
    const file: ClassicScenario = {
      ...deserter,
      options: { artMartial: 'cancels-both' },
      editions: { 'urss-kit': { options: { 'turn.activation': 'classic', 'fall.prone': 'yes' } } },
    };
    expect(kitEditionSetup(file).options).toEqual({ 'turn.activation': 'classic', 'fall.prone': 'yes' });
    expect(kitEditionSetup(file, { options: { 'fall.prone': 'no' } }).options).toMatchObject({ 'fall.prone': 'no' });
  });
});

describe('UK-PROFILE-COMPAT: a scenario that cannot be played in the kit', () => {
  test('UK-PROFILE-COMPAT: nothing is said of one that can', () => {
    expect([deserter, holds].flatMap(faultsOf)).toEqual([]);
  });

  test('UK-PROFILE-COMPAT: another world, or one that does not say so', () => {
    expect(faultsOf(scenarioNamed('deux-bannieres'))).toEqual(['adaptation: the kit converts profiles of "star-wars" alone']);
    const { editions: _editions, ...silent } = deserter;
    expect(faultsOf(silent)).toEqual(['editions: the kit’s edition is not there']);
  });

  test.each([
    [{ groups: [escort, { ...garrison, seat: 'automaton' }] }, 'groups[1].seat: in the kit nothing plays itself'],
    [
      {
        groups: [
          { ...escort, figures: [...(escort?.figures ?? []), { profile: 'stormtrooper', name: 'Ved', weapons: Array(7).fill('blaster') }] },
          garrison,
        ],
      },
      'groups[0].figures[6]: Ved: 7 weapons and special objects, at most',
    ],
    [
      { happenings: deserter.happenings.map((one) => ({ ...one, noise: { x: 1, y: 1 } })) },
      'happenings[0].noise: the kit has no rule for noise',
    ],
    [{ editions: { 'urss-kit': { choices: { a: ['cellule-rebelle'] } } } }, 'editions.urss-kit.choices.a: nothing is to be chosen there'],
    [
      { editions: { 'urss-kit': { options: { 'fall.prone': 'maybe' } } } },
      'editions.urss-kit.options.fall.prone: expected one of: no, yes',
    ],
    [{ editions: { 'urss-kit': { deployment: { c: 1 } } } }, 'editions.urss-kit.deployment.c: no such group'],
    [{ editions: { 'urss-kit': { deployment: { a: 5 } } } }, 'editions.urss-kit.deployment.a: the map has only 2 zones'],
    [{ editions: { zombies: {} } }, 'editions: '],
  ])('UK-PROFILE-COMPAT: its file is refused by the place and the reason, fault %#', (change, reason) => {
    const parsed = parseScenario({ ...deserter, ...change }, reading, 's.json');
    expect(parsed.ok ? [] : parsed.problems.map(({ path, en }) => `${path}: ${en}`)).toContainEqual(
      expect.stringContaining(`s.json: ${reason}`),
    );
  });

  test('UK-PROFILE-COMPAT: bands of the edition that are not there', () => {
    const editions = { 'urss-kit': { choices: { b: ['patrouille-imperiale', 'personne'] } } };
    expect(faultsOf({ ...holds, editions })).toEqual(['editions.urss-kit.choices.b.1: unknown band: "personne"']);
  });
});
