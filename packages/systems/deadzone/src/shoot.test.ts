import { resolve, type Question } from '@escarmouche/referee';
import { expect, test } from 'vitest';
import { itBurns } from './rules/ca-brule.ts';
import { frag } from './rules/frag.ts';
import { grenade } from './rules/grenade-a-main.ts';
import { rapidFire } from './rules/tir-rapide.ts';
import { suppression } from './rules/suppression.ts';
import { sweepOf } from './shoot.ts';
import { deadzone } from './system.ts';
import { battle, ofType, play, refusal, rule, weapon } from './testing.ts';

const thrown = weapon('rifle', 6, 0, rule(grenade.id), rule(frag.id, 1));
const armed = (gun: typeof thrown) => ({ a: { at: 'C1R4L1', weapons: [gun] }, b: { at: 'C4R4L1' } });

test('DZ-LOS-CUBE, DZ-SETUP-BOARD: a weapon that is thrown is aimed at another cube of the board, in range', () => {
  const match = battle({ figures: armed(thrown), activation: 'a' });
  const aim = (cube: string) => refusal(match, { type: 'shootCube', weapon: 'rifle', cube });
  expect(['C4R4L1', 'C1R4L1', 'C8R4L1'].map(aim)).toEqual([undefined, 'DZ-SHOOT-RANGE', 'DZ-SHOOT-RANGE']);
  expect(['nowhere', 'C9R4L1', 'C0R4L1', 'C4R4L5'].map(aim)).toEqual(new Array(4).fill('DZ-SETUP-BOARD'));
});

test('DZ-LOS-CUBE: the record tells the cube that a weapon is aimed at', () => {
  const match = battle({ figures: armed(thrown), activation: 'a' });
  const events = play(match, { type: 'shootCube', weapon: 'rifle', cube: 'C3R4L1' }, '411 1');
  expect(ofType(events, 'aimed')).toMatchObject([{ figure: 'a', weapon: 'rifle', at: 'C3R4L1' }]);
});

const gun = (...rules: string[]) => sweepOf(weapon('rifle', 6, 0, ...rules.map((id) => rule(id))));

test('DZ-ABIL-SUPPRESSION, DZ-ABIL-IT-BURNS: what a shot does to everybody in the cube of its target', () => {
  expect([gun(), gun(suppression.id), gun(itBurns.id), gun(rapidFire.id, suppression.id)]).toEqual([
    undefined,
    'pinned',
    'damage',
    'pinned',
  ]);
});

/** The attack as the target of a shot is told of it, asked for its Dé results. */
function told(suppress: boolean, dice: 0 | 1): unknown {
  const figures = armed(weapon('rifle', 6, 0, rule(rapidFire.id)));
  const { state } = battle({ figures, activation: 'a', pools: { a: ['die'], b: ['die'] } });
  const shot = { type: 'shoot', weapon: 'rifle', target: 'b', ...(suppress && { suppress }), ...(dice > 0 && { dice }) } as const;
  let first: Question | undefined;
  resolve(deadzone, state, 'a', shot as never, (question) => void (first ??= question));
  return first?.kind === 'choice' ? first.about : undefined;
}

test('DZ-CMD-DIE, DZ-SHOOT-SUPPRESS: a target is asked for Dé results under the attack as it is declared', () => {
  const attack = { how: 'shoot', weapon: 'rifle', dice: 0 };
  expect(told(false, 0)).toStrictEqual({ figure: 'b', by: 'a', attack });
  expect(told(true, 1)).toStrictEqual({ figure: 'b', by: 'a', attack: { ...attack, dice: 1, suppress: true } });
});

test('DZ-DICE-SEQUENCE, DZ-ABIL-IT-BURNS: by option who attacks a cube adds its Dé last, and is told those of the target alone', () => {
  const breath = weapon('rifle', 6, 0, rule(itBurns.id));
  const figures = { a: { at: 'C1R4L1', weapons: [breath] }, b: { at: 'C4R4L1' }, b2: { at: 'C4R4L1', spot: [0.1, 0.1] } } as const;
  const options = { 'dice.first': 'target', 'command.dieUnmodified': 'yes' } as const;
  const { state } = battle({ figures, activation: 'a', pools: { a: ['die'], b: ['die', 'die', 'die'] }, options });
  const spent: Readonly<Record<string, number>> = { b: 2, b2: 1 };
  let heard: unknown;
  resolve(deadzone, state, 'a', { type: 'shoot', weapon: 'rifle', target: 'b' }, (question) => {
    if (question.kind !== 'choice' || question.purpose !== 'dice') return question.kind === 'choice' ? question.options?.[0] : undefined;
    const { figure, response } = question.about as { readonly figure: string; readonly response?: unknown };
    if (figure === 'a') heard = response;
    return spent[figure];
  });
  expect(heard).toEqual({ how: 'survive', dice: 2 });
});
