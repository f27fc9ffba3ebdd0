import { figureOf, withFigures } from '@escarmouche/skirmish';
import { expect, test } from 'vitest';
import { orderOf, type Chief } from './order.ts';
import { crowd, role } from '../testing.ts';

const others = { p1: [1, 1] } as const;
const guard = { mission: { type: 'guard', zone: 'x' }, behaviour: 'walker' } as const;
const patrol = { mission: { type: 'patrol', zones: ['x', 'y'] }, behaviour: 'walker' } as const;

test('AI-ORD-LIST: by mission: Sniper, Élite, Soldat, Assassin, Patrouille, Garde, Soignant, and those without one', () => {
  const roles = {
    n1: role('healer'),
    n2: guard,
    n3: patrol,
    n4: role('assassin'),
    n5: role('soldier'),
    n6: role('elite'),
    n7: role('sniper'),
  };
  const places = Object.fromEntries(['n1', 'n2', 'n3', 'n4', 'n5', 'n6', 'n7', 'n8'].map((id, i) => [id, [9, 2 + 2 * i] as const]));
  const state = crowd({ ...others, ...places }, { roles });
  expect(orderOf(state, 'n', ['n8', ...Object.keys(roles)], [])).toEqual(['n7', 'n6', 'n5', 'n4', 'n3', 'n2', 'n1', 'n8']);
});

test('AI-ORD-PROX: of one mission the nearest to any player character first, of equal distances the first of the roster', () => {
  const roles = { n1: role('soldier'), n2: role('soldier'), n3: role('soldier') };
  const state = crowd({ ...others, n1: [9, 1], n2: [1, 5], n3: [5, 1] }, { roles });
  expect(orderOf(state, 'n', ['n1', 'n2', 'n3'], [])).toEqual(['n2', 'n3', 'n1']);
  expect(orderOf(state, 'n', ['n1', 'n3'], [])).toEqual(['n3', 'n1']);
});

test('AI-ORD-CHEF: a chief by its derived mission, its followers at once behind it by their own, before others of the mission', () => {
  const roles = { n1: role('chief'), n2: role('soldier'), n3: role('elite'), n4: role('elite'), n5: role('sniper'), n6: role('soldier') };
  const state = crowd({ ...others, n1: [9, 9], n2: [9, 10.5], n3: [9, 7.5], n4: [5, 5], n5: [15, 15], n6: [1, 3] }, { roles });
  const chief: Chief = { id: 'n1', mission: { type: 'soldier' }, followers: ['n2', 'n3'] };
  expect(orderOf(state, 'n', Object.keys(roles), [chief])).toEqual(['n5', 'n4', 'n1', 'n3', 'n2', 'n6']);
});

test('AI-ORD-CHEF AI-MIS-CHEF-CONTROL: followers of a chief that is lost take their own places', () => {
  const roles = { n1: role('chief'), n2: role('soldier'), n3: role('elite') };
  const state = crowd({ ...others, n1: [9, 9], n2: [9, 10.5], n3: [15, 15] }, { roles });
  const chief: Chief = { id: 'n1', mission: { type: 'soldier' }, followers: ['n2', 'n3'] };
  const lost = withFigures(state, { ...figureOf(state, 'n1'), posture: 'out' });
  expect(orderOf(lost, 'n', ['n2', 'n3'], [chief])).toEqual(['n3', 'n2']);
});
