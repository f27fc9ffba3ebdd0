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

const profiles = ({ groups }: Setup): readonly (readonly unknown[])[] => groups.map(({ figures }) => figures.map(({ profile }) => profile));

test('DZ-TEAM-PREDEFINED-ENFORCER: the handicap is offered with its reason, leaves one figure out and no trace in the readings', async () => {
  const [handicap] = await newGame.options('fr');
  expect(handicap?.why).toMatch(/72.patrouilles sur 100.*52/);
  const [none, even] = handicap?.values ?? [];
  const [usual, made] = [none, even].map((one) => chosen({ [handicap?.key ?? '']: one?.value ?? '', 'recon.bonus': 'yes' }));
  if (!usual || !made) throw new Error('no set-up');
  expect(profiles(usual)[0]).toHaveLength(5);
  expect(profiles(made)[0]).toEqual(profiles(usual)[0]?.filter((profile) => profile !== 'dog-drone'));
  expect(profiles(made)[1]).toEqual(profiles(usual)[1]);
  expect(made.options).toEqual({ 'recon.bonus': 'yes' });
  expect(parseSetup(made).ok).toBe(true);
});
