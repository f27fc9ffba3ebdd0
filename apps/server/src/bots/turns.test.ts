import { expect, test } from 'vitest';
import { onEitherStore } from '../testing.ts';
import { turnsOf } from './turns.ts';

const never = (): boolean => false;

onEitherStore({}, (host) => {
  test('nodes think for the bots of a battle one at a time; of one that is gone another takes over', async () => {
    const [one, other] = ['one', 'other'].map((node) => turnsOf(host().engine, host().now, node, 5)) as [Turns, Turns];
    const turn = await one('battle', never);
    expect(await other('battle', () => true)).toBeUndefined();
    expect(await other('another battle', never)).toBeDefined();
    turn?.end();
    (await one('battle', never))?.end();
    const waits = other('battle', never);
    host().wait(10_001);
    (await waits)?.end();
    expect(await one('battle', () => true)).toBeUndefined();
  });
});

type Turns = ReturnType<typeof turnsOf>;
