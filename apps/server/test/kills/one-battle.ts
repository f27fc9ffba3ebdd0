import { gameOf } from '@escarmouche/games/game';
import { randomFrom } from '@escarmouche/referee';
import type { Engine } from '../../src/store/engine.ts';
import { bellOf } from './bell.ts';
import type { Tally } from './client.ts';
import type { Node } from './nodes.ts';
import { gathered } from './played.ts';
import { judge, type Found } from './verdict.ts';
import { wireOf } from './wire.ts';

/** One battle at nodes that are named as it goes on. */
export async function oneBattle(game: string, first: Node) {
  const tally: Tally = { bell: bellOf(), acknowledged: [], wrong: [], views: 0, refused: 0, reconnected: 0 };
  const reachable = [first];
  const random = randomFrom(7);
  const { id, clients, play } = await gathered({ wire: wireOf(reachable, random), tally, random }, await gameOf(game));
  let isOver = false;
  let over: Promise<void> | undefined;
  return {
    id,
    tally,
    clients,
    /** New requests go to another node. */
    goTo: (node: Node) => void reachable.splice(0, 1, node),
    /** Plays on, until so many acts are acknowledged in all. */
    async playTo(acts: number) {
      over ??= play(() => isOver);
      await tally.bell.until(() => tally.acknowledged.length >= acts);
    },
    /** Ends the battle; every device has heard all of it then. */
    async end() {
      isOver = true;
      tally.bell.ring();
      await over;
    },
    /** Holds a store against all that devices were told. */
    async judged(engine: Engine) {
      const found: Found = { acts: 0, dice: 0, lost: 0, doubled: 0, disordered: 0 };
      await judge(engine, id, tally, found);
      return { ...found, wrong: tally.wrong };
    },
  };
}
