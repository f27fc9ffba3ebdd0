import { gameOf } from '@escarmouche/games/game';
import { commitment, provenDice } from '@escarmouche/online';
import { sealed } from '@escarmouche/referee';
import { PERSON, settingsFromMeta, settingsToMeta, verifyMatch } from '@escarmouche/session';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { deviceAt, testHost, type TestHost } from '../testing.ts';

const { system, sample, parseSetup } = await gameOf('urss-classic');
const SECRET = '7c'.repeat(32);

let host: TestHost;
beforeAll(async () => {
  host = await testHost();
});
afterAll(() => host.close());

/** The file of a battle whose order of play has been rolled, and that was given up then. */
async function given() {
  const [ann, bob] = [await deviceAt(host), await deviceAt(host)];
  const players = [
    [ann, 'a'],
    [bob, 'b'],
  ] as const;
  const plan = { system: 'urss-classic', title: 'Essai', setup: sample(), seats: { a: PERSON, b: PERSON }, notes: {} };
  const { battle, invitations } = (await ann.post('battles', plan)).told as { battle: string; invitations: Record<string, string> };
  for (const [device, seat] of players)
    await device.post('claims', { invitation: invitations[seat], commitment: commitment(battle, seat, SECRET) });
  for (const [device, seat] of players) await device.post(`battles/${battle}/secrets`, { seat, secret: SECRET });
  expect((await bob.get(`battles/${battle}/file`)).status).toBe(409);
  const act = (device: typeof ann, seat: string, n: number, deed: object) =>
    device.post(`battles/${battle}/acts`, { seat, act: { id: `${seat}${n}`, n, deed } });
  const first = system.active(system.setup(sample()))[0];
  const [[roller, seat], [other, across]] = first === 'b' ? [players[1], players[0]] : players;
  await act(roller, seat, 1, { do: 'submit', command: { type: 'rollOrder' } });
  await act(roller, seat, 2, { do: 'propose', kind: 'concession' });
  await act(other, across, 1, { do: 'consent', agrees: true });
  expect((await (await deviceAt(host)).get(`battles/${battle}/file`)).status).toBe(403);
  return String((await bob.get(`battles/${battle}/file`)).told['file']);
}

const verified = (file: string) => {
  const result = verifyMatch(system, file, parseSetup as never, undefined, undefined, provenDice);
  if (!result.ok) throw new Error(result.problem.reason.en);
  return result.verified;
};

test('the file of a battle that is over has a proof by which anybody finds every die again, also once it was kept elsewhere', async () => {
  const file = await given();
  const { dice, fault, seal } = verified(file);
  expect({ fault, seal }).toEqual({ fault: undefined, seal: 'intact' });
  expect(dice.proven).toBeGreaterThan(3);
  expect(dice.unseeded + dice.seeded + dice.drawn).toBe(0);
  const [head = '', ...lines] = file.split('\n');
  const header = JSON.parse(head) as { meta: Record<string, never> };
  const again = { ...header, meta: settingsToMeta(settingsFromMeta(header.meta)) };
  const kept = sealed([JSON.stringify(again), ...lines.slice(0, -1)].join('\n'));
  expect(verified(kept)).toMatchObject({ fault: undefined, dice: { proven: dice.proven } });
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
    changed(/"host":"./, '"host":"0'),
    changed(/"n":1/, '"n":2'),
  ])
    expect(verified(forged).fault).toBeDefined();
});
