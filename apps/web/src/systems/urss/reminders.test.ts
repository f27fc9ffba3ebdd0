import { specialRules } from '@escarmouche/urss-classic';
import { expect, test } from 'vitest';
import { battle, gun, type BattleSpec } from '../../../../../packages/systems/urss-classic/src/testing.ts';
import { companion } from '../urss-classic/companion.ts';

const tough = specialRules.all().find(({ body }) => body?.vitality === 3)?.id ?? '';
/** A rule that remembers weapons to be made ready again. */
const reload = specialRules.all().find(({ remembers }) => remembers?.some(({ takes }) => takes === 'weapons'))?.id ?? '';
const figures: BattleSpec['figures'] = {
  a: { at: [0, 0], weapons: [gun('arbalète', 12)] },
  a2: { at: [3, 0], rules: [tough], vitality: 1 },
  b: { at: [0, 9], facing: 'south', alert: true },
  b2: { at: [3, 9], facing: 'south', posture: 'prone' },
};
const said = (state: ReturnType<typeof battle>['state']) =>
  Object.fromEntries((companion.reminders?.(state, 'fr') ?? []).map(({ label, value }) => [label, value]));

test('UC-ACT-COUNT UC-ACT-ALERT UC-MORALE-DEMORAL: actions left, who has yet to play, watches, lies or is hurt, and losses before the tests', () => {
  const { state } = battle({ figures, activation: 'a' });
  expect(said(state)).toMatchObject({
    'Actions restantes': '2',
    'À jouer': 'A2',
    'En alerte': 'B1',
    'À terre': 'B2',
    Blessées: 'A2 1/3',
    'Pertes avant les tests de Moral': 'A 2, B 2',
  });
});

test('a weapon to be reloaded is a reminder with its rule, and so is any mark of a special rule', () => {
  const { state } = battle({ figures, activation: 'a' });
  const { a } = state.figures;
  const marked = { ...state, figures: { ...state.figures, a: { ...a, marks: { [reload]: ['arbalète'] } } } } as typeof state;
  const rules = companion.reminders?.(marked, 'fr').flatMap(({ rule, value }) => (rule && value === 'A1' ? [rule] : []));
  expect(rules).toHaveLength(1);
  expect(companion.reminders?.(state, 'fr').some(({ value }) => value === 'A1')).toBe(false);
});

test('before the first turn nothing is forgotten', () => {
  const { state } = battle({ figures: { a: { posture: 'reserve' }, b: { posture: 'reserve' } } });
  expect(companion.reminders?.({ ...state, phase: 'deployment' }, 'fr')).toEqual([]);
});
