import type { Language } from '@escarmouche/referee';
import { moverOf } from '@escarmouche/skirmish/plane';
import { walk, type Point } from '@escarmouche/space';
import {
  dangerAt,
  moveAllowance,
  plane,
  shootingWeapons,
  shotRefusal,
  urssClassic,
  type ActionCommand,
  type Figure,
} from '@escarmouche/urss-classic';
import { measured, percent } from '../../../i18n/format.ts';
import type { Panel } from '../../preview.ts';
import { onPlane } from '../plane-game.ts';
import { answersTo } from './answers.ts';
import { bandsOf } from '../../plane/reach/reach.svelte.ts';
import { foresee, offersOf, refusalOf, type ActingContext } from '../acting-context.ts';
import { foresightWords } from '../../plane/words.ts';

const DIRECTIONS = 24;
const SHARES = [0.2, 0.4, 0.6, 0.8, 1];
/** Spots whose shot is played through, in case the first would not do for another reason. */
const TRIED = 4;

/** Whether the figure may walk at all, wherever to. */
export const mayWalk = (acting: ActingContext): boolean => offersOf(acting).some(({ type, refusal }) => type === 'move' && !refusal);

interface Spot {
  readonly at: Point & { z: number };
  readonly cost: number;
  readonly path: readonly Point[];
}

/** What would make an attack possible, and who may answer it on the way. */
export type Means = Pick<Panel, 'means' | 'groups'>;

/** The shortest walk, or turn, after which a figure could shoot at an enemy that it cannot shoot at now; with the chance it would have. */
export function meansOf(acting: ActingContext, enemy: Figure, language: Language): Means | undefined {
  const { state, figure, seat, reaction } = acting;
  if (reaction || !mayWalk(acting) || (state.activation?.left ?? 0) < 2) return undefined;
  const words = foresightWords(language);
  let tried = 0;
  for (const { at, cost, path } of spotsOf(acting, language)) {
    const facing = { x: enemy.x - at.x, y: enemy.y - at.y };
    const there: Figure = { ...figure, ...at, facing };
    const weapon = shootingWeapons(state, figure).find((one) => !shotRefusal(state, there, one, enemy));
    if (!weapon || (facing.x === 0 && facing.y === 0)) continue;
    const walked: ActionCommand = { type: 'move', path, facing };
    if (tried++ >= TRIED || refusalOf(acting, walked)) continue;
    const { after, question } = foresee(state, seat, walked);
    if (question || urssClassic.check(after, seat, { type: 'shoot', weapon: weapon.id, target: enemy.id })) continue;
    const best = dangerAt(state, there, at).dealt.find(({ on }) => on === enemy.id);
    const { groups, unhurt = 0 } = answersTo(acting, walked, language);
    const hurt = best?.hurt ?? 0;
    const chance = percent(hurt, language) + (unhurt < 1 ? words.ifAnswered(percent(hurt * unhurt, language)) : '');
    return {
      means: {
        label: cost === 0 ? words.turnThen(words.next.shot, chance) : words.moveThen(measured(cost, language, 2), words.next.shot, chance),
        target: { kind: 'ground', at: { x: at.x, y: at.y } },
        facing,
      },
      // They stand under an attack, and are about the move.
      groups: groups.map((group) => ({ ...group, title: words.answersToMeans })),
    };
  }
  return undefined;
}

/** Where a figure is and where straight walks could take it, the nearest first. */
function spotsOf(acting: ActingContext, language: Language): readonly Spot[] {
  const { state, figure } = acting;
  const allowance = moveAllowance(state, figure);
  const mover = moverOf(plane, state, figure);
  const rays = Array.from({ length: DIRECTIONS }, (_, i) => {
    const angle = (i / DIRECTIONS) * 2 * Math.PI;
    return { x: Math.cos(angle), y: Math.sin(angle) };
  }).flatMap(({ x, y }) => SHARES.map((share) => ({ x: figure.x + x * allowance * share, y: figure.y + y * allowance * share })));
  const rim =
    bandsOf(onPlane, acting, language)
      .find(({ cost }) => cost === 'full')
      ?.outlines.flat() ?? [];
  const few = rim.filter((_, i) => i % Math.max(1, Math.ceil(rim.length / 40)) === 0);
  const spots = [...rays, ...few.map((p) => inside(p, figure))].flatMap((p): Spot[] => {
    const to = { x: Math.round(p.x), y: Math.round(p.y) };
    const { complete, end, cost } = walk(state.scene.table, mover, [to], allowance);
    return complete ? [{ at: { x: end.x, y: end.y, z: end.z }, cost, path: [to] }] : [];
  });
  return [{ at: { x: figure.x, y: figure.y, z: figure.z }, cost: 0, path: [] }, ...spots.sort((a, b) => a.cost - b.cost)];
}

const inside = (p: Point, middle: Point): Point => ({ x: p.x + (middle.x - p.x) * 0.03, y: p.y + (middle.y - p.y) * 0.03 });
