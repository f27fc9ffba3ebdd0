import type { Language, Refusal } from '@escarmouche/referee';
import type { FigureIn } from '@escarmouche/skirmish';
import { engagedWith, type PlaneState } from '@escarmouche/skirmish/plane';
import type { Point, Vector } from '@escarmouche/space';
import { measured, paces, percent, textIn } from '../../../i18n/format.ts';
import type { Fact, Preview } from '../../preview.ts';
import { mayGo, refusalOf } from '../acting-context.ts';
import type { ActingContext } from '../game.ts';
import { nameIn } from '../who.ts';
import { nearestWalk } from '../reach/nearest.ts';
import type { PlaneAdvice } from '../advice.ts';
import { ON_THE_SPOT, previewMovePlan } from './move-plan.ts';
import { bandsOf, reachOf } from '../reach/reach.svelte.ts';
import { routeInto, routeTo, runTo, type Route } from '../reach/routes.ts';
import { planeWords } from '../words.ts';

/** Length and cost that differ by less are told as one, in units. */
const SAME_LENGTH = 50;

/** A turn on the spot. */
function turnPreview<S extends PlaneState, C>(
  game: PlaneAdvice<S, C>,
  acting: ActingContext<S, C>,
  facing: Vector,
  language: Language,
): Preview<C> {
  const { figure } = acting;
  return previewMovePlan(
    game,
    acting,
    {
      command: game.movement.walk([], facing),
      points: [figure],
      end: figure,
      facing,
      tone: 'good',
      turnable: true,
      label: measured(0, language),
      facts: [],
    },
    language,
  );
}

function walked<S extends PlaneState, C>(
  game: PlaneAdvice<S, C>,
  acting: ActingContext<S, C>,
  route: Route,
  type: 'move' | 'run',
  asked: Point,
  facing: Vector | undefined,
  language: Language,
  why?: Refusal,
): Preview<C> {
  const { state, figure } = acting;
  const words = planeWords(language);
  const { trace } = route;
  const { ids } = game;
  const run = type === 'run' ? game.movement.running?.run : undefined;
  const allowance = run ? (game.movement.running?.far(state, figure) ?? 0) : game.movement.walks(state, figure);
  const touching = trace.touches.length > 0;
  const last = route.path.at(-1) ?? asked;
  const command = run ? run({ z: figure.z, ...last }) : game.movement.walk(route.path, touching ? undefined : facing);
  const refusal = refusalOf(game, acting, command);
  const length = measured(trace.length, language, 2);
  const rule = run ? game.movement.running?.rule : ids.move;
  const costs = Math.abs(trace.cost - trace.length) > SAME_LENGTH;
  const spent = `${paces(trace.cost, language, 2)} / ${measured(allowance, language)}`;
  const facts: Fact[] = costs
    ? [
        { label: words.panel.walked, value: measured(trace.length, language, 2) },
        { label: words.panel.cost, value: spent, rule },
      ]
    : [{ label: words.panel.walked, value: spent, rule }];
  if (trace.end.z !== figure.z) facts.push({ label: words.panel.level, value: measured(trace.end.z, language) });
  if (touching)
    facts.push({
      label: words.panel.contact,
      value: trace.touches.map((id) => nameIn(state, id)).join(', '),
      tone: 'info',
      rule: ids.contact,
    });
  if (trace.fall) facts.push(...fallen(game, acting, trace.fall.height, language));
  const beyond = route.short ? refusalOf(game, acting, run ? run({ z: figure.z, ...asked }) : game.movement.walk([asked])) : undefined;
  const kept = why ?? beyond;
  const wrong =
    refusal ??
    (kept && kept.rule === rule ? stoppedShort(kept.rule, trace.cost, allowance) : kept) ??
    fallBefore(ids.fall, trace, asked, away(asked, figure) > allowance);
  if (wrong && !refusal) facts.push({ label: textIn(wrong.reason, language), tone: 'warn', rule: wrong.rule });
  const left = engagedWith(state, figure).filter(({ id }) => !trace.touches.includes(id));
  if (ids.leaving !== undefined && left.length > 0 && trace.length > 0) {
    facts.push({
      label: words.panel.freeAttack,
      value: left.map(({ id }) => nameIn(state, id)).join(', '),
      tone: 'bad',
      rule: ids.leaving,
    });
  }
  return previewMovePlan(
    game,
    acting,
    {
      command,
      points: trace.points,
      end: trace.end,
      facing: facing && type === 'move' && !touching ? facing : (trace.direction ?? figure.facing),
      tone: refusal ? 'bad' : touching ? 'info' : 'good',
      turnable: type === 'move' && !touching && !refusal,
      ...(type === 'move' && !touching && !refusal && !facing && { turned: (towards) => game.movement.walk(route.path, towards) }),
      label: costs ? words.lengthAndCost(length, paces(trace.cost, language, 2)) : length,
      beyond: wrong ? [trace.end, asked] : undefined,
      facts,
      refusal,
      ...(wrong && { asked: { at: asked, refusal: wrong } }),
      region: type === 'move' ? { reach: reachOf(game, acting), bands: bandsOf(game, acting, language) } : undefined,
    },
    language,
  );
}

/** Depth of a fall, and its possible cost. */
function fallen<S extends PlaneState, C>(
  { ids, odds }: PlaneAdvice<S, C>,
  { state, figure }: ActingContext<S, C>,
  height: number,
  language: Language,
): readonly Fact[] {
  const { panel } = planeWords(language);
  const told = { tone: 'bad', rule: ids.fall } as const;
  const risk = odds?.fallRisk(state, figure, height);
  const facts: Fact[] = [{ label: panel.fall, value: panel.fallFrom(measured(height, language)), ...told }];
  if (risk !== undefined) facts.push({ label: panel.fallCosts, value: percent(risk, language), ...told });
  return facts;
}

const away = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

/** A way that is longer than allowed ends as far as the figure may go: the rest, by the rule that sets the length. */
function stoppedShort(rule: string, spent: number, allowance: number): Refusal {
  const said = (language: Language): string => planeWords(language).stopsHere(paces(spent, language, 2), measured(allowance, language));
  return { rule, reason: { fr: said('fr'), en: said('en') } };
}

/** A way that ends in a fall is allowed by the rules and is not what was pointed at: that has to be said. `far`: nor could it be gone so far. */
function fallBefore(rule: string, { fall, end }: Route['trace'], asked: Point, far: boolean): Refusal | undefined {
  if (!fall || away(asked, end) <= ON_THE_SPOT) return undefined;
  return { rule, reason: { fr: planeWords('fr').fallsFirst(far), en: planeWords('en').fallsFirst(far) } };
}

/** A walk to a point; where that may not be, the nearest that may is shown, unless just `there` is meant. */
export function movePreview<S extends PlaneState, C>(
  game: PlaneAdvice<S, C>,
  acting: ActingContext<S, C>,
  at: Point,
  via: readonly Point[],
  facing: Vector | undefined,
  language: Language,
  meant: 'there' | 'near' = 'near',
): Preview<C> {
  const { figure } = acting;
  const near = Math.hypot(at.x - figure.x, at.y - figure.y) < ON_THE_SPOT;
  if (near && via.length === 0) return turnPreview(game, acting, facing ?? figure.facing, language);
  const route = routeTo(game, acting, via, at);
  const refusal = route.short || via.length > 0 ? undefined : refusalOf(game, acting, game.movement.walk(route.path));
  const other = refusal && meant === 'near' && mayGo(game, acting, 'move') ? nearestWalk(game, acting, at) : undefined;
  // Why one cannot go on from there is nearer to the point than what stands in the way to it first.
  const further = other && (refusalOf(game, acting, game.movement.walk([...other.path, at])) ?? refusal);
  return other
    ? walked(game, acting, other, 'move', at, facing, language, further)
    : walked(game, acting, route, 'move', at, facing, language);
}

export function runPreview<S extends PlaneState, C>(
  game: PlaneAdvice<S, C>,
  acting: ActingContext<S, C>,
  at: Point,
  language: Language,
): Preview<C> {
  return walked(game, acting, runTo(game, acting, at), 'run', at, undefined, language);
}

/** Moving into contact with an enemy by the shortest way; nothing when it cannot be reached. */
export function chargePreview<S extends PlaneState, C>(
  game: PlaneAdvice<S, C>,
  acting: ActingContext<S, C>,
  enemy: FigureIn<S>,
  language: Language,
): Preview<C> | undefined {
  const route = routeInto(game, acting, enemy.id);
  return route && walked(game, acting, route, 'move', enemy, undefined, language);
}
