import { PERSON } from '@escarmouche/session';
import { mapFiles, type MapFile } from '@escarmouche/content';
import { expect, test } from 'vitest';
import { gameOf, newGameOptionsOf, offerSystems, systemIds } from '../../index.ts';
import { systems } from '../../offered.ts';

offerSystems(systems);

const file = { ...(mapFiles['cour-du-chateau.json'] as MapFile), id: 'ma-cour', name: { fr: 'Ma cour', en: 'My yard' } };
/** Grounds that are walked on; battlefields of cubes are no maps of players. */
const onGround = (
  await Promise.all(systemIds().map(async (id) => ({ id, newGame: await newGameOptionsOf(id), game: await gameOf(id) })))
).filter(({ newGame }) => newGame?.maps && newGame.bands);

test.each(onGround)(
  'UC-SETUP-DEPLOY, UK-SYS-SCOPE: a battle of $id on a map of its player carries name and dressing',
  async ({ newGame, game }) => {
    const [pack] = newGame?.bands?.packs('fr') ?? [];
    const [one, other] = newGame?.bands?.ready(pack?.id ?? '', 'fr') ?? [];
    const side = { holder: PERSON, dice: 'seeded' } as const;
    const sides = [one, other].map((band) => ({ ...side, name: band?.name ?? '', figures: band?.figures ?? [] }));
    const plan = newGame?.plan({ pack: pack?.id ?? '', sides, map: '', ownMap: file, options: {}, seed: 'x' });
    expect(plan?.title.fr).toMatch(/· Ma cour$/);
    if (!plan || !game) throw new Error('no battle');
    const state = game.system.setup(plan.setup);
    await game.dress?.(plan.matchSettings, state);
    const board = game.board(state, plan.matchSettings, 'fr');
    expect(board).toMatchObject({
      ground: 'cobbles',
      terrain: expect.arrayContaining([expect.objectContaining({ look: 'well' })]) as unknown,
    });
    expect(newGame?.again(plan.setup, plan.matchSettings, false)).toMatchObject({
      title: { en: expect.stringMatching(/· My yard$/) as string },
      matchSettings: { notes: plan.matchSettings.notes },
    });
  },
);
