import { figureOf } from '@escarmouche/skirmish';
import { expect, test } from 'vitest';
import { kindRefusal } from './act.ts';
import { specialRules } from './registry.ts';
import * as rules from './rules/index.ts';
import { battle, type BattleSpec, type FigureSpec } from './testing.ts';

/** Actions of special rules refused to a figure in this state, whatever their target, by the rule `by`. */
function refusedTo(a: FigureSpec, by: string, options: BattleSpec['options'] = {}, reaction = false): readonly string[] {
  return specialRules.all().flatMap(({ id, action }) => {
    const { state } = battle({ figures: { a: { at: [0, 0], rules: [id], left: 4, ...a }, b: { at: [0, 5] } }, activation: 'a', options });
    return action && kindRefusal(state, figureOf(state, 'a'), action, reaction)?.rule === by ? [id] : [];
  });
}

const ids = (...named: readonly { readonly id: string }[]): readonly string[] => named.map(({ id }) => id).toSorted();
const ALL = specialRules.all().filter(({ action }) => action);

test('UK-ACT-CLIMB: on a bare wall nothing is shot, fought or handled', () => {
  const { groupAttack, shootingCharge, preciseShot, shootOnTheRun, whipExpert, whipRope, reloading } = rules;
  expect(refusedTo({ perch: { feature: 'mur', on: 'wall' } }, 'UK-ACT-CLIMB')).toEqual(
    ids(groupAttack, shootingCharge, preciseShot, shootOnTheRun, whipExpert, whipRope, reloading),
  );
});

test('UK-STATE-PRONE-ACT: who lies goes nowhere; by option it only fights', () => {
  const { groupAttack, leaping, shootingCharge, shootOnTheRun, zigZag } = rules;
  expect(refusedTo({ posture: 'prone' }, 'UK-STATE-PRONE-ACT')).toEqual(ids(leaping, shootingCharge, shootOnTheRun, zigZag));
  expect(refusedTo({ posture: 'prone' }, 'UK-STATE-PRONE-ACT', { 'prone.actions': 'limited' })).toEqual(
    ids(...ALL.filter((one) => one !== groupAttack)),
  );
});

test('UK-MORALE-FLEE-GOOD: who flees may still fight those around it', () => {
  expect(refusedTo({ fleeing: 'held' }, 'UK-MORALE-FLEE-GOOD')).toEqual(ids(...ALL.filter((one) => one !== rules.groupAttack)));
});

test('UK-ATTR-POSTURE-ALERTE: as a reaction nothing of two actions, no shooting charge, nobody else goes on guard', () => {
  const { stupefy, layingOnHands, magnetism, preciseShot, zigZag, shootOnTheRun, shootingCharge, guard } = rules;
  expect(refusedTo({ alert: true }, 'UK-ATTR-POSTURE-ALERTE', {}, true)).toEqual(
    ids(stupefy, layingOnHands, magnetism, preciseShot, zigZag, shootOnTheRun, shootingCharge, guard),
  );
});

test('UK-ACT-COUNT, UK-ACT-ONE-THING: with one action left nothing of two', () => {
  const { stupefy, layingOnHands, magnetism, preciseShot, zigZag, shootOnTheRun } = rules;
  expect(refusedTo({ left: 1 }, 'UK-ACT-ONE-THING', { 'bondissant.actions': '1' })).toEqual(
    ids(stupefy, layingOnHands, magnetism, preciseShot, zigZag, shootOnTheRun),
  );
  expect(refusedTo({ left: 0 }, 'UK-ACT-ONE-THING', { 'bondissant.actions': '1' })).toEqual(ids(...ALL));
});

const usedUpBy = (type: string) => refusedTo({ done: [type] }, 'UK-ACT-ONCE');

test('UK-ACT-ONCE: a shot with a movement is an action of both types, an attack on all around a fight; a leap has a type of its own', () => {
  const { groupAttack, preciseShot, shootingCharge, shootOnTheRun, zigZag } = rules;
  expect([usedUpBy('movement'), usedUpBy('shoot'), usedUpBy('fight')]).toEqual([
    ids(shootingCharge, shootOnTheRun, zigZag),
    ids(preciseShot, shootingCharge, shootOnTheRun),
    ids(groupAttack),
  ]);
});
