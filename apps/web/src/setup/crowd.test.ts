import { PERSON, openSession } from '@escarmouche/session';
import { urssClassic, type Setup } from '@escarmouche/urss-classic';
import { expect, test } from 'vitest';
import { MOST_FIGURES } from '../bands/judged.ts';
import { deployments } from '../systems/plane/deploy/places.ts';
import { onPlane } from '../systems/urss-classic/plane-game.ts';
import { newGame } from '../systems/urss-classic/new-game.ts';

test('UC-SYS-SCOPE: every ready band of every pack is made of what the pack has, and keeps the equipment chosen for it', () => {
  for (const { id: pack } of newGame.bands.packs('fr')) {
    for (const { figures, name } of newGame.bands.ready(pack, 'fr')) {
      expect(newGame.bands.making.judge(pack, figures).filter(({ forbids }) => forbids)).toEqual([]);
      const side = { name, holder: PERSON, dice: 'seeded', figures } as const;
      const { setup } = newGame.plan({ pack, sides: [side, side], map: '', options: {}, seed: 'ready' });
      const sheets = (setup as unknown as Setup).groups[0]?.figures ?? [];
      expect(sheets.map((sheet) => sheet.name)).toEqual(figures.map((figure) => figure.name));
      for (const [i, { gear }] of figures.entries()) {
        if (gear?.weapons)
          expect(
            sheets[i]?.weapons.map(({ id }) => id),
            name,
          ).toEqual(gear.weapons.map(({ id }) => id));
      }
    }
  }
});

const profiles = newGame.bands.profiles('star-wars', 'fr');
const figures = Array.from({ length: MOST_FIGURES }, (_, i) => ({ profile: profiles[i % profiles.length]?.id ?? '' }));
const side = { name: 'Foule', holder: PERSON, dice: 'seeded', figures } as const;

test.each(newGame.maps('fr', 'star-wars', []).map(({ id }) => id))(
  'UC-SETUP-DEPLOY: the fullest sides have room and names of their own on %s',
  async (map) => {
    const { setup, matchSettings } = newGame.plan({ pack: 'star-wars', sides: [side, side], map, options: {}, seed: 'crowd' });
    const session = openSession(urssClassic, setup as unknown as Setup, matchSettings);
    const seat = (): string => session.snapshot().active[0] ?? '';
    await session.submit(seat(), { type: 'rollOrder' });
    for (let turn = 0; turn < 2; turn++) {
      const { state } = session.snapshot();
      const commands = deployments(onPlane, state, state.group);
      expect(commands).toHaveLength(MOST_FIGURES);
      for (const command of [...commands, { type: 'endDeployment' } as const]) {
        expect((await session.submit(seat(), command)).status).not.toBe('refused');
      }
    }
    expect(session.snapshot().state.phase).toBe('play');
    const names = (setup as unknown as Setup).groups.flatMap((group) => group.figures.map(({ name }) => name));
    expect(new Set(names).size).toBe(2 * MOST_FIGURES);
  },
);
