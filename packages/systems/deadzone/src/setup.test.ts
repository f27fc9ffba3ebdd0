import { expect, test } from 'vitest';
import { DEFAULT_MAP } from '../../../space/src/cubes/testing.ts';
import { parseSetup, type Setup } from './index.ts';
import { setup as begin } from './opening.ts';
import { patrol } from './testing-teams.ts';

const whole = patrol(DEFAULT_MAP);

const flaws = (setup: Setup): string => {
  const read = parseSetup(setup);
  return read.ok ? '' : JSON.stringify(read);
};

/** The patrol with the first team otherwise. */
const first = (change: (team: Setup['groups'][number]) => Setup['groups'][number]): Setup => ({
  ...whole,
  groups: whole.groups.map((group, i) => (i === 0 ? change(group) : group)),
});

test('DZ-SETUP-SIDES: two teams of figures with names of their own take the field, and no figure twice', () => {
  expect(flaws(whole)).toBe('');
  expect(flaws(first((team) => ({ ...team, figures: [...team.figures, ...team.figures.slice(0, 1)] })))).not.toBe('');
  expect(flaws(first((team) => ({ ...team, seat: whole.groups[1]?.seat ?? '' })))).not.toBe('');
  expect(flaws({ ...whole, groups: whole.groups.slice(0, 1) })).not.toBe('');
  expect(flaws(first((team) => ({ ...team, figures: team.figures.slice(0, 1) })))).toBe('');
  expect(flaws(first((team) => ({ ...team, figures: [] })))).not.toBe('');
});

test('DZ-SETUP-BOARD: a mission names two zones, and squares and cubes of the board', () => {
  const { mission } = whole;
  expect(flaws({ ...whole, mission: { ...mission, zones: mission.zones.slice(0, 1) } })).not.toBe('');
  expect(flaws({ ...whole, mission: { ...mission, objectives: [{ id: 'far', at: 'C9R1L1', vp: 1 }] } })).not.toBe('');
  expect(flaws({ ...whole, bag: ['nothing'] })).not.toBe('');
  expect(flaws({ ...whole, mission: { ...mission, exits: ['C1R1L1'] } })).toBe('');
  expect(flaws({ ...whole, mission: { ...mission, exits: ['door'] } })).toContain('exits');
});

test('DZ-VP-TARGET: a team may begin with victory points, but not with all that win', () => {
  const ahead = first((team) => ({ ...team, points: 2 }));
  expect(flaws(ahead)).toBe('');
  expect(begin(ahead).points).toEqual({ a: 2, b: 0 });
  expect(flaws(first((team) => ({ ...team, points: whole.mission.target })))).toContain('won already');
  expect(flaws(first((team) => ({ ...team, points: -1 })))).not.toBe('');
});

/** The patrol with its first figure otherwise. */
const one = (change: (figure: Setup['groups'][number]['figures'][number]) => object): Setup =>
  first((team) => ({ ...team, figures: team.figures.map((own, i) => (i === 0 ? { ...own, ...change(own) } : own)) }));

test('DZ-TEAM-PROFILE-TYPE: rules of figures, weapons and armies are those of the game; a position places figures of the battle', () => {
  expect(flaws(one(() => ({ rules: [{ rule: 'nothing' }] })))).toContain('unknown rule: nothing');
  expect(flaws(one(({ weapons }) => ({ weapons: weapons.map((own) => ({ ...own, rules: [{ rule: 'nothing' }] })) })))).toContain(
    'unknown rule',
  );
  expect(flaws(one(() => ({ splat: 'nothing' })))).toContain('unknown rule: nothing');
  expect(flaws({ ...whole, position: { figures: { nobody: { x: 500, y: 500, z: 0 } }, turn: { seat: 'a' } } })).toContain('unknown figure');
});
