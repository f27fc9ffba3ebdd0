import { expect, test } from 'vitest';
import { createRegistry, filling, oncePer } from './registry.ts';

interface Sung {
  readonly id: string;
  readonly sings?: () => string;
}

const lark: Sung = { id: 'lark', sings: () => 'high' };
const carp: Sung = { id: 'carp' };

test('a registry holds what its system has defined, by slug', () => {
  const animals = createRegistry<Sung>('animal');
  expect(() => animals.get('carp')).toThrow('no animal is defined yet: import the system');
  animals.define([lark, carp]);
  expect(animals.get('lark')).toBe(lark);
  expect(animals.has('wolf')).toBe(false);
  expect(animals.ids()).toEqual(['carp', 'lark']);
  expect(() => animals.get('wolf')).toThrow('no animal "wolf"');
  expect(() => animals.define([carp])).toThrow('two animals "carp"');
  expect(animals.filling('sings')).toEqual([lark]);
  const wren: Sung = { id: 'wren', sings: () => 'loud' };
  animals.define([wren]);
  expect(animals.filling('sings').map(({ sings }) => sings())).toEqual(['high', 'loud']);
});

test('grants are found by the hook that their rule fills, in their order', () => {
  const granted = [{ rule: carp }, { rule: lark }, { rule: lark }];
  const singing = filling(granted, 'sings');
  expect(singing.map(({ rule }) => rule.sings())).toEqual(['high', 'high']);
  expect(filling(granted, 'sings')).toBe(singing);
});

test('what is worked out of an object is worked out once, nothing included', () => {
  let times = 0;
  const first = oncePer((list: readonly string[]) => (times++, list[0]));
  const empty: readonly string[] = [];
  expect([first(empty), first(empty), first(['a'])]).toEqual([undefined, undefined, 'a']);
  expect(times).toBe(2);
});
