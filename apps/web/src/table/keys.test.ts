import { describe, expect, test, vi } from 'vitest';

vi.hoisted(() => {
  Object.assign(globalThis, { HTMLElement: Object });
});
const { tableKey, tellingKey } = await import('./keys.ts');
const { LAYOUTS, strokeEvent, strokesOf } = await import('../../tests/keyboards.ts');

type Parts = Parameters<typeof tableKey>[1];
type Tail = readonly [ask?: Parts['table']['ask'], offered?: readonly string[], chosen?: number];

/** Three actions share a digit, none has 4. */
const KEYS = '12333567890';

const idle = (): void => undefined;

/** Presses a key at a table with eleven actions; returns the deeds. */
const pressed = (key: string, ...more: Tail): readonly unknown[] => struckOn({ key }, ...more);

function struckOn(
  stroke: Parameters<typeof strokeEvent>[0],
  ask?: Parts['table']['ask'],
  offered: readonly string[] = [],
  chosen?: number,
): readonly unknown[] {
  const done: unknown[] = [];
  const refusal = { rule: '', reason: { fr: '', en: '' } };
  const actions = Array.from({ length: 11 }, (_, i) => ({ id: `action ${i + 1}`, key: KEYS[i], ...(i === 1 && { refusal }) }));
  const action = chosen === undefined ? undefined : actions[chosen - 1];
  const parts = {
    onBoard: true,
    table: { aimed: { actions, action }, ask, acts: { answer: (value: unknown) => done.push(value), finish: idle } },
    steer: {
      tellAction: idle,
      nextTarget: idle,
      questions: () => new Promise(idle),
      turn: (clockwise: boolean) => done.push(clockwise ? 'right' : 'left'),
    },
    replay: { at: undefined },
    board: { fitAll: () => done.push('whole table'), zoom: (factor: number) => done.push(factor > 1 ? 'nearer' : 'farther') },
    undo: idle,
    rule: idle,
    talk: () => done.push('talk'),
    keys: () => done.push('keys'),
    offered: new Set(offered),
    objectives: () => done.push('objectives'),
    order: () => done.push('order'),
    reasons: () => done.push('reasons'),
    act: (id: string) => done.push(id),
  } as unknown as Parts;
  tableKey(strokeEvent(stroke), parts);
  return done;
}

test('AI-ORD-LIST: j shows the order of activation of NPCs, q the reasons of one', () => {
  expect(['j', 'q'].map((key) => pressed(key, undefined, ['npcs']))).toEqual([['order'], ['reasons']]);
  expect(['j', 'q'].flatMap((key) => pressed(key))).toEqual([]);
});

test('digits choose the actions that have them, and none where a figure lacks it', () => {
  expect(pressed('1')).toEqual(['action 1']);
  expect(pressed('4')).toEqual([]);
  expect(pressed('0')).toEqual(['action 11']);
  expect(pressed('2'), 'a refused one says why').toEqual(['action 2']);
});

test('actions that share a digit come one after the other, round and round', () => {
  expect([undefined, 3, 4, 5].flatMap((chosen) => pressed('3', undefined, [], chosen))).toEqual([
    'action 3',
    'action 4',
    'action 5',
    'action 3',
  ]);
});

const from = (key: string, chosen?: number): readonly unknown[] => pressed(key, undefined, [], chosen);

test('n goes on among the actions that may be taken, the eleventh too, and N back', () => {
  expect([from('n'), from('n', 1), from('n', 10), from('n', 11)].flat()).toEqual(['action 1', 'action 3', 'action 11', 'action 1']);
  expect([from('N'), from('N', 3), from('N', 1)].flat()).toEqual(['action 11', 'action 1', 'action 11']);
});

test('while a question has answers, digits choose those', () => {
  const options = Array.from({ length: 10 }, (_, i) => ({ label: String(i), value: `answer ${i + 1}` }));
  const ask = { title: '', overlay: {}, options };
  expect(pressed('2', ask)).toEqual(['answer 2']);
  expect(pressed('0', ask)).toEqual(['answer 10']);
  const [best, ...rest] = options;
  const reaction = { figure: 'b1', to: null, best: best ? [best] : [], answer: () => null };
  expect(['1', '2'].flatMap((key) => pressed(key, { ...ask, options: rest.slice(0, 1), reaction }))).toEqual(['answer 1', 'answer 2']);
});

test('a shows the whole table', () => {
  expect(pressed('a')).toEqual(['whole table']);
});

test('o shows the objectives, where the battle has some', () => {
  expect(pressed('o', undefined, ['objectives'])).toEqual(['objectives']);
  expect(pressed('o')).toEqual([]);
});

/** Presses p or P: was it one of the table's keys, and how often was everything let pass, or asked about again? */
function pressedP(key: 'p' | 'P', mayPass: boolean, passing: readonly string[], offered: readonly string[]): readonly unknown[] {
  let done = '';
  const table = { chances: { mayPass, passing, pass: () => (done += 'turn'), passThis: () => (done += 'this') } };
  const parts = { onBoard: true, table, replay: { at: undefined }, offered: new Set(offered) } as unknown as Parts;
  return [tableKey(strokeEvent({ key }), parts), done];
}

test('p lets everything pass where reactions are asked about, or asks again; else it is nobody’s', () => {
  expect(pressedP('p', true, [], ['reactions'])).toEqual([true, 'turn']);
  expect(pressedP('p', false, ['a'], ['reactions'])).toEqual([true, 'turn']);
  expect(pressedP('p', false, [], ['reactions'])).toEqual([false, '']);
  expect(pressedP('p', true, [], [])).toEqual([false, '']);
  expect(pressedP('P', true, [], ['reactions'])).toEqual([true, 'this']);
  expect(pressedP('P', false, ['a'], ['reactions'])).toEqual([false, '']);
});

describe.each(Object.entries(LAYOUTS))('on a keyboard of %s', (_, layout) => {
  const strokes = strokesOf(layout);
  const does = (stroke: (typeof strokes)[number]): unknown => struckOn(stroke, undefined, ['faces', 'objectives'])[0];
  const done = new Set(strokes.map(does));

  test('each digit chooses its action, with Shift or without', () => {
    for (const stroke of strokes.filter(
      ({ code, shiftKey, altKey, altGraph }) => code.startsWith('Digit') && !shiftKey && !altKey && !altGraph,
    )) {
      expect(struckOn(stroke), stroke.key).toEqual(pressed(stroke.code.slice(-1)));
    }
  });

  test('a key for everything: to turn both ways, to look nearer and from farther, to talk', () => {
    for (const deed of ['left', 'right', 'nearer', 'farther', 'whole table', 'talk', 'keys', 'objectives']) expect(done).toContain(deed);
  });

  test('[ and ] turn wherever the layout has them', () => {
    const brackets = strokes.filter(({ key }) => key === '[' || key === ']');
    expect(brackets.map(does)).toEqual(brackets.map(({ key }) => (key === ']' ? 'right' : 'left')));
  });
});

test('the key of 6 of a French keyboard is 6, not farther away', () => {
  expect(struckOn({ key: '-', code: 'Digit6' })).toEqual(pressed('6'));
  expect(struckOn({ key: '-', code: 'NumpadSubtract' })).toEqual(['farther']);
});

test('where the opponent’s play is told, the digits of any keyboard skip it', () => {
  let skipped = 0;
  const telling = { hold: () => undefined, skip: () => skipped++ };
  expect(tellingKey(strokeEvent({ key: '&', code: 'Digit1' }), telling, () => undefined)).toBe(true);
  expect(skipped).toBe(1);
});
