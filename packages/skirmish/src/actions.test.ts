import { refuse } from '@escarmouche/referee';
import { expect, test } from 'vitest';
import { createActions, type Activated, type KindOfAction } from './actions.ts';
import type { ActionName } from './game.ts';
import { kindOfRule, type ActionOfRule } from './special-action.ts';

interface Special extends ActionName {
  readonly type: 'special';
  readonly rule: string;
  readonly target?: string;
}
type Kind = KindOfAction<Activated, never, ActionName>;
type OfRule = ActionOfRule<Activated, ActionName, Special> & Omit<Kind, 'id' | 'special' | 'offers' | 'check'>;

const common = { cost: () => 1, check: () => undefined, play: () => undefined };
const leap: Kind = { ...common, id: 'leap', offers: () => [{ id: 'leap', type: 'leap', command: { type: 'leap' } }] };
const march: Kind = { ...leap, id: 'march', cost: () => 2, ownActivationOnly: true };

/** The action of a rule that has the name of a basic one. */
const greatLeap = kindOfRule<Activated, ActionName, Special, OfRule>('leap', {
  ...common,
  aim: 'figure',
  words: { commit: { fr: 'Bondir', en: 'Leap' }, typed: { fr: [], en: [] }, written: [] },
  check: (_state, _figure, { target }) => (target === 'b' ? undefined : refuse('FAR', 'Trop loin.', 'Too far.')),
  aimsAt: () => [{ target: 'b' }, { target: 'c' }],
}) as unknown as Kind;

const figure = (id: string) => ({ id, posture: 'standing' });
const state: Activated = {
  scene: {
    groups: [{ id: 'g', name: 'g', side: 'g', seat: 'me', figures: ['a', 'b'] }],
    sheets: { a: { name: 'A', group: 'g' }, b: { name: 'B', group: 'g' } },
    roster: ['a', 'b'],
  },
  figures: { a: figure('a'), b: figure('b') },
  activation: { figure: 'a' },
};

const { actionsOf, kindOf, actionRefusal, activatedRefusal, offersOfActivated } = createActions<Activated, ActionName, Kind>({
  basic: { all: () => [leap, march] },
  grantedTo: ({ name }) => {
    const rules = name === 'A' ? [{ rule: { action: greatLeap } }] : [{ rule: { forbidsAction: () => refuse('NO', 'Non.', 'No.') } }];
    return { own: rules, all: rules };
  },
  lent: () => [greatLeap],
  ids: { list: 'LIST', acts: 'ACTS', count: 'COUNT', reaction: 'REACTION', seat: 'SEAT' },
  left: () => 1,
  usedUp: () => undefined,
  unable: () => undefined,
});

const [a, b] = [figure('a'), figure('b')];

test('a figure has the basic actions, those of its rules and those it is lent, each once', () => {
  expect(actionsOf(state, a)).toEqual([leap, march, greatLeap]);
  expect(actionsOf(state, b)).toEqual([leap, march, greatLeap]);
});

test('the command of a special rule calls for the action of that rule, and for no basic one of its name', () => {
  expect(kindOf(state, a, { type: 'leap' })).toBe(leap);
  expect(kindOf(state, a, { type: 'special', rule: 'leap' })).toBe(greatLeap);
  expect(kindOf(state, a, { type: 'swim' })).toBeUndefined();
});

test('what limits an activation does not limit a reaction, which has limits of its own', () => {
  expect(actionRefusal(state, a, { type: 'march' }, false)?.rule).toBe('COUNT');
  expect(actionRefusal(state, a, { type: 'march' }, true)?.rule).toBe('REACTION');
  expect(actionRefusal(state, b, { type: 'leap' }, false)?.rule).toBe('ACTS');
  expect(actionRefusal(state, b, { type: 'leap' }, true)?.rule).toBe('NO');
  expect(actionRefusal(state, a, { type: 'swim' }, false)?.rule).toBe('LIST');
  expect(actionRefusal(state, a, { type: 'leap' }, false)).toBeUndefined();
});

test('an action of a rule is offered for each of its aims, one that is refused with its reason', () => {
  const refused = offersOfActivated(state).map(({ id, refusal }) => [id, refusal?.rule]);
  expect(refused).toEqual([
    ['leap', undefined],
    ['leap', 'COUNT'],
    ['leap:b', undefined],
    ['leap:c', 'FAR'],
  ]);
});

test('a figure is commanded by the seat of its group alone', () => {
  expect(activatedRefusal(state, 'me', { type: 'leap' })).toBeUndefined();
  expect(activatedRefusal(state, 'you', { type: 'leap' })?.rule).toBe('SEAT');
});
