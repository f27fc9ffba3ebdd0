import { NOBODY, type Text } from '@escarmouche/referee';
import { expect, test } from 'vitest';
import { judgeNpcs } from './judge.ts';
import type { Need } from './needs.ts';
import { oddPairs } from './odd-pairs.ts';
import { npcs, type Npcs, type Role } from './schema.ts';

interface Profile {
  readonly id: string;
  readonly meets: readonly Need[];
}

const figure = (id: string, ...meets: readonly Need[]): Profile => ({ id, meets });
const groups = [
  { id: 'guards', seat: 'b', figures: [figure('trooper', 'ranged'), figure('brute'), figure('medic', 'healing', 'zigzag')] },
  { id: 'wild', seat: NOBODY, figures: [figure('zombie')] },
  { id: 'heroes', seat: 'a', figures: [figure('leader')] },
];
const text: Text = { fr: 'cour', en: 'yard' };
const zone = (id: string) => ({ id, name: text, shape: { type: 'disc' as const, x: 0, y: 0, r: 1000 } });

function faults(given: Npcs): readonly string[] {
  const found: string[] = [];
  judgeNpcs(
    { npcs: given, groups },
    ({ meets }, need) => meets.includes(need),
    (path, _fr, en) => found.push(`${path.join('.')}: ${en}`),
  );
  return found;
}

const readable = (value: unknown): boolean => npcs.safeParse(value).success;
const walking = (mission: Role['mission']): Role => ({ mission, behaviour: 'walker' });

test('AI-CORE-VALIDATE: a Sniper, a Healer, an Evader and a Zigzag advance need what their rule asks for', () => {
  expect(
    faults({
      roles: {
        trooper: { mission: { type: 'healer' }, behaviour: 'zigzag' },
        brute: { mission: { type: 'sniper' }, behaviour: 'evader' },
        medic: { mission: { type: 'healer' }, behaviour: 'zigzag' },
      },
    }),
  ).toEqual([
    'npcs.roles.trooper.mission: a Healer needs a healing skill (AI-CORE-VALIDATE, healer-needs-healing-skill)',
    'npcs.roles.trooper.behaviour: a Zigzag advance needs the Zigzag skill (AI-CORE-VALIDATE, zigzag-needs-skill)',
    'npcs.roles.brute.mission: a Sniper needs a shooting or throwing weapon (AI-CORE-VALIDATE, sniper-needs-ranged-weapon)',
    'npcs.roles.brute.behaviour: an Evader needs a shooting or throwing weapon (AI-CORE-VALIDATE, evader-needs-ranged-weapon)',
  ]);
});

test('AI-CORE-VALIDATE AI-MIS-CHEF-MISSION: a chief has the needs of the mission in its brackets', () => {
  expect(faults({ roles: { brute: walking({ type: 'chief', of: { type: 'sniper' } }), trooper: walking({ type: 'chief' }) } })).toEqual([
    'npcs.roles.brute.mission: a Sniper needs a shooting or throwing weapon (AI-CORE-VALIDATE, sniper-needs-ranged-weapon)',
  ]);
});

test('AI-CORE-VALIDATE: soldiers, elites, chiefs and assassins of any behaviour without a need are right', () => {
  for (const type of ['soldier', 'elite', 'chief', 'assassin'] as const)
    for (const behaviour of ['walker', 'rusher', 'cautious', 'stalker', 'static'] as const)
      expect(faults({ roles: { brute: { mission: { type }, behaviour } } })).toEqual([]);
});

test('AI-CORE-VALIDATE: a guard has a zone that there is, a patrol two different ones', () => {
  const zones = [zone('gate'), zone('yard')];
  const roles = {
    trooper: walking({ type: 'guard', zone: 'gate' }),
    brute: walking({ type: 'guard', zone: 'roof' }),
    medic: walking({ type: 'patrol', zones: ['gate', 'gate'] }),
    leader: walking({ type: 'patrol', zones: ['gate', 'yard'] }),
  };
  expect(faults({ zones, roles })).toEqual([
    'npcs.roles.brute.mission.zone: Guard of an unknown zone: "roof"; choose another zone or another mission (AI-CORE-VALIDATE, guard-needs-zone)',
    'npcs.roles.medic.mission.zones: at least two different zones (AI-CORE-VALIDATE, patrol-needs-zones)',
  ]);
  expect(faults({ zones: [...zones, zone('gate')], roles: {} })).toEqual(['npcs.zones.2.id: "gate" is already taken']);
});

test('AI-CORE-SCOPE: roles, hostile groups and chiefs are of the battle; a group that plays by itself has no roles', () => {
  expect(
    faults({
      roles: { stranger: walking({ type: 'soldier' }), zombie: walking({ type: 'soldier' }) },
      hostile: [
        ['guards', 'pirates'],
        ['guards', 'guards'],
      ],
      chiefs: { heroes: 'trooper', pirates: 'leader', guards: 'brute' },
    }),
  ).toEqual([
    'npcs.roles.stranger: unknown: "stranger"',
    'npcs.roles.zombie: the group plays by itself: without a role (AI-CORE-SCOPE)',
    'npcs.hostile.0.1: unknown: "pirates"',
    'npcs.hostile.1: two different groups',
    'npcs.chiefs.heroes: unknown: "trooper"',
    'npcs.chiefs.pirates: unknown: "pirates"',
  ]);
});

test('AI-COMBO-MATRIX: a static figure with somewhere to go is an odd pair', () => {
  const roles: Npcs['roles'] = {
    trooper: { mission: { type: 'sniper' }, behaviour: 'static' },
    brute: { mission: { type: 'soldier' }, behaviour: 'static' },
    medic: walking({ type: 'healer' }),
  };
  expect(oddPairs({ roles })).toEqual(['trooper']);
});

test('AI-CORE-MISSION AI-CORE-BEHAVIOUR AI-CORE-OPTIONS: other missions, behaviours and options are refused', () => {
  expect(readable({ roles: { a: { mission: { type: 'soldier' }, behaviour: 'walker' } }, options: { 'walker.closeIn': 'no' } })).toBe(true);
  expect(readable({ roles: { a: { mission: { type: 'cook' }, behaviour: 'walker' } } })).toBe(false);
  expect(readable({ roles: { a: { mission: { type: 'soldier' }, behaviour: 'lazy' } } })).toBe(false);
  expect(readable({ roles: { a: { mission: { type: 'guard' }, behaviour: 'walker' } } })).toBe(false);
  expect(readable({ roles: { a: { mission: { type: 'chief', of: { type: 'chief' } }, behaviour: 'walker' } } })).toBe(false);
  expect(readable({ roles: {}, options: { 'walker.closeIn': 'maybe' } })).toBe(false);
});
