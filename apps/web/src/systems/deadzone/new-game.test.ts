import { parseSetup, type Setup } from '@escarmouche/deadzone';
import { expect, test } from 'vitest';
import { newGame } from './new-game.ts';

const chosen = (options: Readonly<Record<string, string>>): Setup => {
  const sides = [{ holder: 'person', dice: 'seeded', name: '' }] as const;
  const { setup } = newGame.plan({ sides: [sides[0], sides[0]], map: '', options, seed: 'x' } as unknown as Parameters<
    typeof newGame.plan
  >[0]);
  return setup as unknown as Setup;
};

test('DZ-TEAM-PREDEFINED-ENFORCER: the handicap is offered with its reason, gives points to begin with and leaves no trace in the readings', async () => {
  const [handicap] = await newGame.options('fr');
  expect(handicap?.why).toMatch(/65.patrouilles sur 100.*72/);
  const [none, even] = handicap?.values ?? [];
  expect(even?.text).toMatch(/deux points.*53 sur 100/);
  const [usual, made] = [none, even].map((one) => chosen({ [handicap?.key ?? '']: one?.value ?? '', 'recon.bonus': 'yes' }));
  if (!usual || !made) throw new Error('no set-up');
  expect(usual.groups.map(({ points }) => points)).toEqual([undefined, undefined]);
  expect(made).toEqual({ ...usual, groups: usual.groups.map((group, i) => (i === 1 ? { ...group, points: 2 } : group)) });
  expect(made.options).toEqual({ 'recon.bonus': 'yes' });
  expect(parseSetup(made).ok).toBe(true);
});
