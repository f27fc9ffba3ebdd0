import { gameOf } from '@escarmouche/games/game';
import { sealed } from '@escarmouche/referee';
import { settingsFromMeta, settingsToMeta } from '@escarmouche/session';
import { afterAll, expect, test } from 'vitest';
import { begun, deviceAt, planOf, testHost, verified } from '../testing.ts';

const game = await gameOf('urss-classic');
const { system } = game;

const host = await testHost();
afterAll(() => host.close());

/** The file of a battle whose order of play has been rolled, and that was given up then. */
async function given() {
  const plan = planOf(game);
  const { battle, at, act } = await begun(host, plan);
  expect((await at('b').get(`battles/${battle}/file`)).status).toBe(409);
  const first = system.active(system.setup(plan.setup))[0] ?? '';
  await act(first, 1, { do: 'submit', command: { type: 'rollOrder' } });
  await act(first, 2, { do: 'propose', kind: 'concession' });
  await act(first === 'b' ? 'a' : 'b', 1, { do: 'consent', agrees: true });
  expect((await (await deviceAt(host)).get(`battles/${battle}/file`)).status).toBe(403);
  return String((await at('b').get(`battles/${battle}/file`)).told['file']);
}

test('the file of a battle that is over has a proof by which anybody finds every die again, also once it was kept elsewhere', async () => {
  const file = await given();
  const { dice, fault, seal } = verified(game, file);
  expect({ fault, seal }).toEqual({ fault: undefined, seal: 'intact' });
  expect(dice.proven).toBeGreaterThan(3);
  expect(dice.unseeded + dice.seeded + dice.drawn).toBe(0);
  const [head = '', ...lines] = file.split('\n');
  const header = JSON.parse(head) as { meta: Record<string, never> };
  const again = { ...header, meta: settingsToMeta(settingsFromMeta(header.meta)) };
  const kept = sealed([JSON.stringify(again), ...lines.slice(0, -1)].join('\n'));
  expect(verified(game, kept)).toMatchObject({ fault: undefined, dice: { proven: dice.proven } });
});

test('a die that was changed by hand is named, though its facts were not', async () => {
  const file = await given();
  const [, due = ''] = /"answer":\[(\d+)/.exec(file) ?? [];
  const found = (Number(due) % 6) + 1;
  const { fault, wrong } = verified(game, file.replace(`"answer":[${due}`, `"answer":[${found}`));
  expect([fault?.entry, wrong?.by, [wrong?.found].flat()[0], [wrong?.due].flat()[0]]).toEqual([0, 'secrets', found, Number(due)]);
});

test('a die that is another, another set-up or another secret is found', async () => {
  const file = await given();
  const lines = file.split('\n').slice(0, -1);
  const changed = (from: RegExp, to: string): string => {
    const text = lines.join('\n').replace(from, to);
    expect(text).not.toBe(lines.join('\n'));
    return sealed(text);
  };
  for (const forged of [
    changed(/"title":"Essai"(?=[^\n]*"host")/, '"title":"Autre"'),
    changed(/"host":"[^"]*/, `"host":"${'0'.repeat(64)}`),
    changed(/"n":1/, '"n":2'),
  ])
    expect(verified(game, forged).fault).toBeDefined();
});
