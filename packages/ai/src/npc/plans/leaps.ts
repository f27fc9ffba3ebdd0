import { figureOf, groupOf, type FigureIn } from '@escarmouche/skirmish';
import { flightTo, refusalOf } from '@escarmouche/skirmish/plane';
import { span, sub, type Mover, type Place } from '@escarmouche/space';
import type { Manned, NpcGame } from '../game.ts';
import { touchedBy } from '../ground/contacts.ts';
import type { End } from '../ground/end.ts';
import { latticeOf } from '../ground/lattice.ts';

import { afterLuck } from '../attacks/imagine.ts';

const RULE = 'AI-GEO-PATH';

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
  const { far, works, command } = leap;
  const { seat } = groupOf(state, npc.id);
  const isLegal = (at: Place): boolean => !game.system.check(state, seat, command(at));
  const tested = works !== undefined;
  if (tested && !isLegal(npc)) return [];
  const lands = tested ? landing(game, state, npc, far) : isLegal;
  return latticeOf(game, state, npc, { type: 'disc', x: npc.x, y: npc.y, r: far }).flatMap((at): readonly End<C>[] => {
    const length = span(npc, at);
    if (length === 0 || !lands(at)) return [];
    return [
      {
        at,
        length,
        way: length,
        touches: touchedBy(mover, at),
        facing: sub(at, npc),
        how: cost === 1 ? 'walk' : 'leap',
        command: () => command(at),
        ...(tested && { works }),
      },
    ];
  });
}

/** May a leap whose test has passed end at a place? */
export const landing =
  <S extends Manned, C>({ rules }: NpcGame<S, C>['game'], state: S, npc: FigureIn<S>, far: number): ((at: Place) => boolean) =>
  (at) =>
    refusalOf(flightTo(rules, state, npc, at, far, RULE)) === undefined;

/** Leaps that a power of one action lends for a second one: the power comes first, and its test may fail. */
function lentLeaps<S extends Manned, C>(npcGame: NpcGame<S, C>, state: S, npc: FigureIn<S>, mover: Mover): readonly End<C>[] {
  const power = npcGame.binding.lends(state, npc);
  const then = power && afterLuck(npcGame, state, npc.id, power);
  if (!then || npcGame.binding.leap(state, npc)) return [];
  return landingsOf(npcGame, then, figureOf(then, npc.id), mover, 1).map((end) => ({ ...end, how: 'leap', command: () => power }));
}
