import { mapFiles, type MapFile, type ScenarioFile } from '@escarmouche/content';
import { kitScenarios } from '@escarmouche/content/kit/scenarios';
import { scenarioNamed } from '@escarmouche/content/scenarios';
import { expect, test } from 'vitest';
import { gameOf, offerSystems, scenarioPlanOf, scenariosOf, systemIds } from './index.ts';
import { systems } from './offered.ts';

offerSystems(systems);

const ground = { ...(mapFiles['quai-sept.json'] as MapFile), id: 'mon-quai', name: { fr: 'Mon quai', en: 'My bay' } };
const files: readonly ScenarioFile[] = [scenarioNamed('soutes-scellees'), ...kitScenarios.slice(0, 1)].map((file) => ({
  ...file,
  id: 'le-mien',
  map: file.map === 'quai-sept' ? ground : { ...(mapFiles[`${String(file.map)}.json`] as MapFile), id: 'mon-quai', name: ground.name },
}));

test.each(files)(
  'UC-VICTORY-SCENARIO, UK-SYS-SCOPE: a scenario of the player’s own of $system stands first as a card, and is played',
  async (file) => {
    const { system } = file;
    const tell = await scenariosOf(system);
    const ready = tell?.('fr', []) ?? [];
    const [card, ...others] = tell?.('fr', files) ?? [];
    expect(card).toMatchObject({ id: 'own.le-mien', name: file.name.fr, own: file });
    expect(others.map(({ id }) => id)).toEqual(ready.map(({ id }) => id));

    const plan = (await scenarioPlanOf(system))?.(file, { bands: {} });
    const game = await gameOf(system);
    if (!plan || !game) throw new Error('no battle');
    const state = game.system.setup(plan.setup);
    await game.dress?.(plan.matchSettings, state);
    expect(game.board(state, plan.matchSettings, 'fr')).toMatchObject({ patches: expect.arrayContaining([]) as unknown });
    expect(plan.matchSettings.notes).toMatchObject({ map: 'mon-quai', ownMap: expect.stringContaining('Mon quai') as string });
    const teller = await game.scenario?.(state);
    expect(teller?.(state, 'fr')?.name).toBe(file.name.fr);
  },
);

test('a file that this version no longer reads is left out, and stops no card', async () => {
  for (const system of systemIds()) {
    const tell = await scenariosOf(system);
    const broken = { system, id: 'autre' } as unknown as ScenarioFile;
    if (tell) expect(tell('fr', [broken]).map(({ id }) => id)).toEqual(tell('fr', []).map(({ id }) => id));
  }
});
