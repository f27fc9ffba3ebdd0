import type { Language } from '@escarmouche/referee';
import type { FigureIn } from '@escarmouche/skirmish';
import { moverOf, type PlaneState } from '@escarmouche/skirmish/plane';
import { walk, type Place, type Point } from '@escarmouche/space';
import { measured, percent } from '../../../i18n/format.ts';
import type { Panel, Preview } from '../../preview.ts';
import { foresee, mayGo, refusalOf } from '../acting-context.ts';
import type { ActingContext } from '../game.ts';
import type { PlaneAdvice } from '../advice.ts';
import { bandsOf } from '../reach/reach.svelte.ts';
import { planeWords } from '../words.ts';

const DIRECTIONS = 24;
const SHARES = [0.2, 0.4, 0.6, 0.8, 1];
/** Spots whose shot is played through, in case the first would not do for another reason. */
const TRIED = 4;

/** Movement that makes a shot possible, and the figures that may answer on the way. */
type Possible = Pick<Panel, 'means' | 'groups'>;

const known = new WeakMap<object, Map<string, unknown>>();

/** A refused attack says what would make it possible. */
export function withMeans<S extends PlaneState, C>(
  game: PlaneAdvice<S, C>,
  acting: ActingContext<S, C>,
  target: FigureIn<S>,
  preview: Preview<C>,
  language: Language,
): Preview<C> {
  if (!preview.refusal) return preview;
  const all = known.get(acting) ?? new Map<string, Possible | undefined>();
  known.set(acting, all);
  const key = `${target.id} ${language}`;
  if (!all.has(key)) all.set(key, meansOf(game, acting, target, language));
  const means = all.get(key) as Possible | undefined;
  if (means) return { ...preview, panel: { ...preview.panel, ...means } };
  if (!mayGo(game, acting, 'move')) return preview;
  return { ...preview, panel: { ...preview.panel, facts: [...preview.panel.facts, { label: planeWords(language).noMove }] } };
}

/** The shortest walk, or turn, after which a figure could shoot at an enemy that it cannot shoot at now; with the chance it would have. */
function meansOf<S extends PlaneState, C>(
  game: PlaneAdvice<S, C>,
  acting: ActingContext<S, C>,
  enemy: FigureIn<S>,
  language: Language,
): Possible | undefined {
  const { state, figure, seat, reaction } = acting;
  if (!game.odds || reaction || !mayGo(game, acting, 'move') || (game.actions?.left(state, figure).actions ?? 0) < 2) return undefined;
  const weapons = game.odds.shots(state, figure);
  let tried = 0;
  for (const spot of spotsOf(game, acting, language)) {
    const { at, path } = spot;
    const facing = { x: enemy.x - at.x, y: enemy.y - at.y };
    const there: FigureIn<S> = { ...figure, ...at, facing };
    const weapon = weapons.find((one) => one.may(state, there, enemy));
    if (!weapon || (facing.x === 0 && facing.y === 0)) continue;
    const walked = game.movement.walk(path, facing);
    if (tried++ >= TRIED || refusalOf(game, acting, walked)) continue;
    const { after, question } = foresee(game, state, seat, walked);
    if (question || game.system.check(after, seat, weapon.command(enemy.id))) continue;
    return proposed(game, acting, spot, there, enemy, walked, language);
  }
  return undefined;
}

function proposed<S extends PlaneState, C>(
  game: PlaneAdvice<S, C>,
  acting: ActingContext<S, C>,
  { at, cost }: Stop,
  there: FigureIn<S>,
  enemy: FigureIn<S>,
  walked: C,
  language: Language,
): Possible {
  const words = planeWords(language);
  const { hurt = 0 } = game.odds?.danger(acting.state, there).dealt.find(({ on }) => on === enemy.id) ?? {};
  const { groups = [], unhurt = 0 } = game.answers?.(acting, walked, language) ?? { unhurt: 1 };
  const chance = percent(hurt, language) + (unhurt < 1 ? words.ifAnswered(percent(hurt * unhurt, language)) : '');
  return {
    means: {
      label: cost === 0 ? words.turnThen(words.next.shot, chance) : words.moveThen(measured(cost, language, 2), words.next.shot, chance),
      target: { kind: 'ground', at: { x: at.x, y: at.y } },
      facing: there.facing,
      next: { kind: 'figure', id: enemy.id },
    },
    // Groups under an attack that are about the move before it.
    groups: groups.map((group) => ({ ...group, title: words.answersToMeans })),
  };
}

interface Stop {
  readonly at: Place;
  readonly cost: number;
  readonly path: readonly Point[];
}

/** Spot of a figure and ends of its straight walks, the nearest first. */
function spotsOf<S extends PlaneState, C>(game: PlaneAdvice<S, C>, acting: ActingContext<S, C>, language: Language): readonly Stop[] {
  const { state, figure } = acting;
  const allowance = game.movement.walks(state, figure);
  const mover = moverOf(game.rules, state, figure);
  const rays = Array.from({ length: DIRECTIONS }, (_, i) => {
    const angle = (i / DIRECTIONS) * 2 * Math.PI;
    return { x: Math.cos(angle), y: Math.sin(angle) };
  }).flatMap(({ x, y }) => SHARES.map((share) => ({ x: figure.x + x * allowance * share, y: figure.y + y * allowance * share })));
  const rim =
    bandsOf(game, acting, language)
      .find(({ cost }) => cost === 'full')
      ?.outlines.flat() ?? [];
  const few = rim.filter((_, i) => i % Math.max(1, Math.ceil(rim.length / 40)) === 0);
  const spots = [...rays, ...few.map((p) => inside(p, figure))].flatMap((p): Stop[] => {
    const to = { x: Math.round(p.x), y: Math.round(p.y) };
    const { complete, end, cost } = walk(state.scene.table, mover, [to], allowance);
    return complete ? [{ at: { x: end.x, y: end.y, z: end.z }, cost, path: [to] }] : [];
  });
  return [{ at: { x: figure.x, y: figure.y, z: figure.z }, cost: 0, path: [] }, ...spots.sort((a, b) => a.cost - b.cost)];
}

const inside = (p: Point, middle: Point): Point => ({ x: p.x + (middle.x - p.x) * 0.03, y: p.y + (middle.y - p.y) * 0.03 });
