import { figureOf, groupOf, type FigureIn } from '@escarmouche/skirmish';
import { span, sub, type Mover } from '@escarmouche/space';
import type { Manned, NpcGame } from './game.ts';
import type { End } from './ground/end.ts';
import { latticeOf } from './ground/lattice.ts';
import { touchedBy } from './ground/walks.ts';
import { afterLuck } from './imagine.ts';

/** Ends of the leaps of an NPC that cost so many actions; those of two count as runs (AI-GEO-PATH). */
export function leapsOf<S extends Manned, C>(
  npcGame: NpcGame<S, C>,
  state: S,
  npc: FigureIn<S>,
  mover: Mover,
  cost: 1 | 2,
): readonly End<C>[] {
  const own = landingsOf(npcGame, state, npc, mover, cost);
  return cost === 1 ? own : [...own, ...lentLeaps(npcGame, state, npc, mover)];
}

function landingsOf<S extends Manned, C>(
  { game, binding }: NpcGame<S, C>,
  state: S,
  npc: FigureIn<S>,
  mover: Mover,
  cost: 1 | 2,
): readonly End<C>[] {
  const leap = binding.leap(state, npc);
  if (leap?.cost !== cost) return [];
  const { seat } = groupOf(state, npc.id);
  return latticeOf(game, state, npc, { type: 'disc', x: npc.x, y: npc.y, r: leap.far }).flatMap((at): readonly End<C>[] => {
    const length = span(npc, at);
    const command = leap.command(at);
    if (length === 0 || game.system.check(state, seat, command)) return [];
    return [
      {
        at,
        length,
        touches: touchedBy(mover, at),
        facing: sub(at, npc),
        how: cost === 1 ? 'walk' : 'leap',
        command: () => command,
      },
    ];
  });
}

/** Leaps that a power of one action lends for a second one: the power comes first, and its test may fail. */
function lentLeaps<S extends Manned, C>(npcGame: NpcGame<S, C>, state: S, npc: FigureIn<S>, mover: Mover): readonly End<C>[] {
  const power = npcGame.binding.lends(state, npc);
  const then = power && afterLuck(npcGame, state, npc.id, power);
  if (!then || npcGame.binding.leap(state, npc)) return [];
  return landingsOf(npcGame, then, figureOf(then, npc.id), mover, 1).map((end) => ({ ...end, how: 'leap', command: () => power }));
}
