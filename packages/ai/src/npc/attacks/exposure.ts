import { withFigures, type FigureIn, type Missile } from '@escarmouche/skirmish';
import { bodyOf, coverOf, hiddenBetween, shows, toldOf } from '@escarmouche/skirmish/placed';
import { arcOf, engagedWith, moverOf } from '@escarmouche/skirmish/plane';
import { approach, distance, inContact, span, walk, within, type Body } from '@escarmouche/space';

import { ghostAt, turnTo, type Ghost } from '../../plane/ghost.ts';
import type { Manned, NpcGame } from '../game.ts';
import { hundredths } from './strikes.ts';

/** Exposure of an NPC at places (AI-MDA-EXPOSURE). */
export interface Exposure<S extends Manned> {
  /** Expected loss at the ghost's place and facing, counted no further than to `limit`. */
  readonly at: (there: Ghost<S>, own: number, limit?: number) => number;
  /** Does the way the NPC faces matter to any player character's attack? */
  readonly byFacing: boolean;
}

interface Foe<S extends Manned, C> {
  readonly figure: FigureIn<S>;
  readonly body: Body;
  readonly missiles: readonly Missile<S, C>[];
  readonly reach: number;
}

/** `state`: the battle after the movement, as far as shots at the NPC change by a run. */
export function exposureOf<S extends Manned, C>(
  { game }: NpcGame<S, C>,
  state: S,
  npc: FigureIn<S>,
  pcs: readonly FigureIn<S>[],
): Exposure<S> {
  const { odds, rules, movement } = game;
  const { covers } = odds.unmoved;
  const foes = pcs
    .filter((pc) => !engagedWith(state, pc).some(({ id }) => id !== npc.id))
    .map((figure): Foe<S, C> => ({
      figure,
      body: bodyOf(state, figure),
      missiles: [...odds.shots(state, figure), ...odds.powers(state, figure)],
      reach: figure.posture === 'standing' && !movement.isHeld?.(state, figure) ? movement.walks(state, figure) : -1,
    }));
  const shots = new Map<string, number>();
  const fights = new Map<string, number>();
  const lossOf = (
    missile: Missile<S, C>,
    foe: Foe<S, C>,
    there: FigureIn<S>,
    cover: number,
    arc: 'front' | 'rear',
    far: boolean,
  ): number => {
    const key = `${foe.figure.id} ${missile.id} ${cover} ${arc} ${far}`;
    const found = shots.get(key);
    if (found !== undefined) return found;
    const seen = { arc, hidden: covers[cover] ?? 0, ...(missile.near !== undefined && { far }) };
    const loss = missile.means(state, foe.figure, there, seen).find(({ figure }) => figure === npc.id)?.points ?? 0;
    shots.set(key, loss);
    return loss;
  };
  const arcOfFoe = (there: FigureIn<S>, foe: Foe<S, C>): 'front' | 'rear' => arcOf(state, there, foe.figure);

  function shotAt(foe: Foe<S, C>, there: FigureIn<S>, here: Body): number {
    const away = toldOf(state, foe.figure, there)?.distance ?? distance(foe.body, here);
    const inRange = foe.missiles.filter(({ range }) => within(away, range));
    if (inRange.length === 0) return 0;
    const hidden = hiddenBetween(rules, state, foe.figure, there, foe.body, here);
    if (!shows(rules, hidden)) return 0;
    const cover = coverOf(rules, hidden);
    const arc = arcOfFoe(there, foe);
    return Math.max(...inRange.map((one) => lossOf(one, foe, there, cover, arc, one.near !== undefined && !within(away, one.near))));
  }

  /** Loss in one fight begun by a player character that may walk up to the NPC, or touches it. */
  function fightAt(foe: Foe<S, C>, there: FigureIn<S>, here: Body): number {
    if (foe.reach < 0 && !inContact(foe.body, here)) return 0;
    const away = toldOf(state, foe.figure, there)?.distance ?? distance(foe.body, here);
    if (!within(away, Math.max(0, foe.reach))) return 0;
    if (!inContact(foe.body, here) && !comesTo(foe, there, here, away)) return 0;
    const arc = arcOfFoe(there, foe);
    const key = `${foe.figure.id} ${arc}`;
    const found = fights.get(key);
    if (found !== undefined) return found;
    const beside = ghostAt<S>(foe.figure, besideOf(foe, here));
    turnTo(beside, there);
    const then = withFigures(withFigures(state, there), beside);
    const loss = odds.fight.means(then, beside, there)[0]?.points ?? 0;
    fights.set(key, loss);
    return loss;
  }

  function comesTo(foe: Foe<S, C>, there: FigureIn<S>, here: Body, away: number): boolean {
    const then = withFigures(state, there);
    const mover = moverOf(rules, then, foe.figure);
    const straight = walk(state.scene.table, mover, [besideOf(foe, here)], foe.reach);
    if (straight.touches.includes(npc.id)) return true;
    return away <= foe.reach && approach(state.scene.table, mover, npc.id, foe.reach) !== undefined;
  }

  return {
    byFacing: foes.some((foe) =>
      foe.missiles.some((one) => lossOf(one, foe, npc, 0, 'front', false) !== lossOf(one, foe, npc, 0, 'rear', false)),
    ),
    at(there, own, limit = Infinity) {
      const here = bodyOf(state, there);
      let sum = own;
      for (const foe of foes) {
        sum += Math.max(shotAt(foe, there, here), fightAt(foe, there, here));
        if (sum >= npc.vitality || sum > limit + 0.01) break;
      }
      return hundredths(Math.min(npc.vitality, sum));
    },
  };
}

function besideOf<S extends Manned, C>({ figure, body }: Foe<S, C>, here: Body): { x: number; y: number; z: number } {
  const size = span(figure, here) || 1;
  const apart = body.r + here.r;
  return {
    x: Math.round(here.x + ((figure.x - here.x) * apart) / size),
    y: Math.round(here.y + ((figure.y - here.y) * apart) / size),
    z: here.z,
  };
}
