import type { Game } from '@escarmouche/games/game';
import { mix, randomFrom, type Random } from '@escarmouche/referee';
import { expect, test } from 'vitest';
import { drawnNpcBattle, fight, gamesOfNpcs, type NpcBattle } from './npcs.ts';

const SMALL = 4;

const isSmall = ({ setup }: NpcBattle): boolean => setup.groups.reduce((sum, { figures }) => sum + figures.length, 0) <= SMALL;

/** The first battles that are drawn with few figures. */
function small(game: Game, drawn: (random: Random) => object, count: number): readonly { battle: NpcBattle; seed: number }[] {
  const found: { battle: NpcBattle; seed: number }[] = [];
  for (let at = 0; found.length < count; at++) {
    const seed = mix(31, at);
    const battle = drawnNpcBattle(game, drawn, randomFrom(seed));
    if (battle && isSmall(battle)) found.push({ battle, seed });
  }
  return found;
}

test.each(gamesOfNpcs)(
  '$game.system.id: drawn battles of NPCs go on by legal decisions, the same again, to an end',
  ({ game, drawn, corrected }) => {
    for (const [i, { battle, seed }] of small(game, drawn, 3).entries()) {
      const beside = i % 3 === 0 ? corrected : undefined;
      expect(() => fight(game, battle, seed, 1, beside), JSON.stringify([seed, battle.players])).not.toThrow();
    }
  },
  180_000,
);
