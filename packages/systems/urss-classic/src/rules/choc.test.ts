import { expect, test } from 'vitest';
import { urssClassic } from '../system.ts';
import { battle, ofType, play, refusal, rolls } from '../testing.ts';

const shock = { type: 'special', rule: 'choc', target: 'b' } as const;
const a = { at: [0, 0], rules: [{ id: 'choc' }], weapons: ['epee'] } as const;

test('UC-SW-PWR-CHOC UC-SYS-DURATION: Combat - until the next activation of the user, and no damage roll', () => {
  const match = battle({ figures: { a, b: { at: [0, 1], weapons: ['epee'] } }, activation: 'a' });
  expect(rolls(play(match, shock, '34'))).toEqual(['power a 7']);
  const fight = ofType(play(match, { type: 'fight', target: 'b' }, '11 111'), 'rolled');
  expect(fight.map(({ figure, roll }) => [figure, roll.pool.modifiers.map(({ rule }) => rule)])).toEqual([
    ['a', []],
    ['b', ['UC-SW-PWR-CHOC']],
  ]);
  const events = play(match, [{ type: 'endGroup' }, { type: 'activate', figure: 'a' }]);
  expect(ofType(events, 'effectEnded')).toHaveLength(1);
  expect(match.state.effects).toEqual([]);
});

test('UC-SW-PWR-CHOC: range 5', () => {
  expect(refusal(battle({ figures: { a, b: { at: [0, 6] } }, activation: 'a' }), shock)).toBeUndefined();
  expect(refusal(battle({ figures: { a, b: { at: [0, 6.01] } }, activation: 'a' }), shock)).toBe('UC-SHOOT-RANGE');
});

test('UC-SW-PWR-CHOC UC-SYS-SKILLS: two of them are one Combat -, until the later of the two ends', () => {
  const match = battle({
    figures: { a, a2: { ...a, at: [2, 0] }, b: { at: [0, 1], combat: 'bonus', weapons: ['epee'] } },
    activation: 'a',
  });
  play(match, [shock, { type: 'pass' }, { type: 'activate', figure: 'a2' }, shock, { type: 'pass' }], '34 34');
  expect(match.state.effects.map(({ by }) => by)).toEqual(['a', 'a2']);
  const events = play(
    match,
    [
      { type: 'activate', figure: 'b' },
      { type: 'fight', target: 'a' },
    ],
    '34 11 11',
  );
  expect(rolls(events)).toEqual(['combat b 7', 'combat a 2', 'damage b 2']);
});

test('UC-SYS-DURATION: a user that is not chosen is activated and passes, which ends the effect; one out of action ends it when its group begins', () => {
  const idle = battle({ figures: { a, a2: { at: [5, 0] }, b: { at: [0, 3] } }, activation: 'a' });
  play(idle, [shock, { type: 'pass' }, { type: 'endGroup' }, { type: 'endGroup' }], '34');
  expect(idle.state.effects).toHaveLength(1);
  play(idle, { type: 'endGroup' });
  expect(idle.state.effects).toEqual([]);

  const gone = battle({
    figures: { a, a2: { at: [5, 0] }, a3: { at: [7, 0] }, b: { at: [0, 3], weapons: ['blaster'], facing: 'south' } },
    activation: 'a',
  });
  play(gone, [shock, { type: 'pass' }, { type: 'endGroup' }, { type: 'activate', figure: 'b' }], '34');
  play(gone, { type: 'shoot', weapon: 'blaster', target: 'a' }, '66 66');
  expect(gone.state.effects).toHaveLength(1);
  play(gone, [{ type: 'pass' }]);
  expect(gone.state.effects).toEqual([]);
});

test('UC-SW-PWR-CHOC: the log names the power by its rule', () => {
  const match = battle({ figures: { a, b: { at: [0, 1] } }, activation: 'a' });
  const [began] = ofType(play(match, shock, '34'), 'effectBegan');
  const links = began && urssClassic.describe(match.state, began, 'fr')?.filter((part) => typeof part !== 'string');
  expect(links?.map(({ id }) => id)).toEqual(['b', 'UC-SW-PWR-CHOC', 'a']);
});
