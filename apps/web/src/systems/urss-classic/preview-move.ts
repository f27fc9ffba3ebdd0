import type { Language, Refusal } from '@escarmouche/referee';
import type { Point, Vector } from '@escarmouche/space';
import {
  blowOdds,
  engagedWith,
  fallBlow,
  moveAllowance,
  runAllowance,
  type ActionCommand,
  type Command,
  type Figure,
} from '@escarmouche/urss-classic';
import { measured, paces, percent, textIn } from '../../i18n/format.ts';
import type { Fact, Preview } from '../preview.ts';
import { nameIn } from '../plane/look.ts';
import { onPlane } from './plane-game.ts';
import { mayWalk } from './means.ts';
import { nearestWalk } from '../plane/nearest.ts';
import { ON_THE_SPOT, previewMovePlan } from './preview-move-plan.ts';
import { bandsOf, reachOf } from '../plane/reach.svelte.ts';
import { routeInto, routeTo, runTo, type Route } from '../plane/routes.ts';
import { refusalOf, type ActingContext } from './acting-context.ts';
import { adviceWords } from './words-advice.ts';
import { foresightWords } from '../plane/words-foresight.ts';

/** Length and cost that differ by less are told as one, in units. */
const SAME_LENGTH = 50;

/** A turn on the spot. */
function turnPreview(acting: ActingContext, facing: Vector, language: Language): Preview<Command> {
  const { figure } = acting;
  return previewMovePlan(
    acting,
    {
      command: { type: 'move', path: [], facing },
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

function walked(
  acting: ActingContext,
  route: Route,
  type: 'move' | 'run',
  asked: Point,
  facing: Vector | undefined,
  language: Language,
  why?: Refusal,
): Preview<Command> {
  const { state, figure } = acting;
  const words = adviceWords(language);
  const { trace } = route;
  const allowance = type === 'move' ? moveAllowance(state, figure) : runAllowance(state, figure);
  const touching = trace.touches.length > 0;
  const last = route.path.at(-1) ?? asked;
  const command: ActionCommand = type === 'run' ? { type, to: last } : { type, path: route.path, ...(facing && !touching && { facing }) };
  const refusal = refusalOf(acting, command);
  const length = measured(trace.length, language, 2);
  const rule = type === 'run' ? 'UC-ACT-RUN' : 'UC-ACT-MOVE';
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
      rule: 'UC-MOVE-CONTACT',
    });
  if (trace.fall) facts.push(...fallen(acting, trace.fall.height, language));
  const beyond = route.short ? refusalOf(acting, type === 'run' ? { type, to: asked } : { type, path: [asked] }) : undefined;
  const wrong = refusal ?? why ?? beyond ?? fallBefore(trace, asked, away(asked, figure) > allowance);
  if (wrong && !refusal) facts.push({ label: textIn(wrong.reason, language), tone: 'warn', rule: wrong.rule });
  const left = engagedWith(state, figure).filter(({ id }) => !trace.touches.includes(id));
  if (left.length > 0 && trace.length > 0) {
    facts.push({
      label: words.panel.freeAttack,
      value: left.map(({ id }) => nameIn(state, id)).join(', '),
      tone: 'bad',
      rule: 'UC-MELEE-DISENGAGE',
    });
  }
  return previewMovePlan(
    acting,
    {
      command,
      points: trace.points,
      end: trace.end,
      facing: facing && type === 'move' && !touching ? facing : (trace.direction ?? figure.facing),
      tone: refusal ? 'bad' : touching ? 'info' : 'good',
      turnable: type === 'move' && !touching && !refusal,
      free: type === 'move' && !touching && !refusal && !facing,
      label: costs ? foresightWords(language).lengthAndCost(length, paces(trace.cost, language, 2)) : length,
      beyond: wrong ? [trace.end, asked] : undefined,
      facts,
      refusal,
      ...(wrong && { asked: { at: asked, refusal: wrong } }),
      region: type === 'move' ? { reach: reachOf(onPlane, acting), bands: bandsOf(onPlane, acting, language) } : undefined,
    },
    language,
  );
}

/** How deep a fall is, and what it may cost (UC-MOVE-FALL). */
function fallen({ state, figure }: ActingContext, height: number, language: Language): readonly Fact[] {
  const { panel } = adviceWords(language);
  const blow = fallBlow(figure.id, height);
  const told = { tone: 'bad', rule: 'UC-MOVE-FALL' } as const;
  const facts = [{ label: panel.fall, value: panel.fallFrom(measured(height, language)), ...told }];
  if (blow) facts.push({ label: panel.fallCosts, value: percent(blowOdds(state, blow).hurts, language), ...told });
  return facts;
}

const away = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

/** A way that ends in a fall is allowed by the rules and is not what was pointed at: that has to be said. `far`: nor could it be gone so far. */
function fallBefore({ fall, end }: Route['trace'], asked: Point, far: boolean): Refusal | undefined {
  if (!fall || away(asked, end) <= ON_THE_SPOT) return undefined;
  return { rule: 'UC-MOVE-FALL', reason: { fr: foresightWords('fr').fallsFirst(far), en: foresightWords('en').fallsFirst(far) } };
}

/** A walk to a point. `elsewhere`: where it may not be, the nearest that may is shown. */
export function movePreview(
  acting: ActingContext,
  at: Point,
  via: readonly Point[],
  facing: Vector | undefined,
  language: Language,
  elsewhere = true,
): Preview<Command> {
  const { figure } = acting;
  const near = Math.hypot(at.x - figure.x, at.y - figure.y) < ON_THE_SPOT;
  if (near && via.length === 0) return turnPreview(acting, facing ?? figure.facing, language);
  const route = routeTo(onPlane, acting, via, at);
  const refusal = route.short || via.length > 0 ? undefined : refusalOf(acting, { type: 'move', path: route.path });
  const other = refusal && elsewhere && mayWalk(acting) ? nearestWalk(onPlane, acting, at) : undefined;
  // Why one cannot go on from there is nearer to the point than what stands in the way to it first.
  const further = other && (refusalOf(acting, { type: 'move', path: [...other.path, at] }) ?? refusal);
  return other ? walked(acting, other, 'move', at, facing, language, further) : walked(acting, route, 'move', at, facing, language);
}

export function runPreview(acting: ActingContext, at: Point, language: Language): Preview<Command> {
  return walked(acting, runTo(onPlane, acting, at), 'run', at, undefined, language);
}

/** Moving into contact with an enemy by the shortest way; nothing when it cannot be reached. */
export function chargePreview(acting: ActingContext, enemy: Figure, language: Language): Preview<Command> | undefined {
  const route = routeInto(onPlane, acting, enemy.id);
  return route && walked(acting, route, 'move', enemy, undefined, language);
}
