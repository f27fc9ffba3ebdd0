import type { Language } from '@escarmouche/referee';
import { allied, enemiesOf, figureOf } from '@escarmouche/skirmish';
import type { Way } from '@escarmouche/skirmish/plane';
import { span, type Point } from '@escarmouche/space';
import {
  bestWayShot,
  rangedArms,
  runAllowance,
  wayWithShot,
  type Command,
  type Figure,
  type SpecialCommand,
  type State,
  type WayShot,
} from '@escarmouche/urss-kit';
import type { Note } from '../../../boards/plane/overlay.ts';
import { measured, paces } from '../../../i18n/format.ts';
import { mayGo, refusalOf } from '../../plane/acting-context.ts';
import type { ActingContext } from '../../plane/game.ts';
import { ON_THE_SPOT, previewMovePlan } from '../../plane/preview/move-plan.ts';
import { runPreview, movePreview } from '../../plane/preview/move.ts';
import { routeInto, runTo } from '../../plane/reach/routes.ts';
import { lookAt } from '../../plane/sight.ts';
import { nameIn } from '../../plane/who.ts';
import { planeWords } from '../../plane/words.ts';
import type { Fact, Intent, Preview } from '../../preview.ts';
import { actionLabel, specialOf } from '../../urss/advice/action-words.ts';
import { shotView } from '../../urss/advice/odds.ts';
import type { Pointed } from '../../urss/advice/preview.ts';
import { adviceWords } from '../../urss/advice/words.ts';
import { layingPoint } from './laid-point.ts';
import { advised } from './plane-advice.ts';
import { ownWords } from './words.ts';

type Acting = ActingContext<State, Command>;

/**
 * Movements with a shot in them. A movement into contact is aimed at its enemy, by way of the points laid before; another movement is aimed
 * at its end first, then at the target of the shot, unless the likeliest is meant. Weapon and point of the shot are those with the best
 * chances. A point of a charge that is laid twice ends the charge there if the target has fallen.
 */
export function wayShotPreview(
  acting: Acting,
  rule: string,
  { figure, ground }: Pointed<State>,
  { via = [] }: Intent,
  language: Language,
): Preview<Command> | undefined {
  const special = specialOf(advised, rule);
  if (special?.aim !== 'way') return undefined;
  const enemy = figure && !allied(acting.state, acting.figure.id, figure.id) ? figure : undefined;
  if (special.into) return enemy ? charge(acting, rule, enemy, via, language) : ground && leg(acting, ground, via, language);
  const end = ground ?? via.at(-1);
  if (!end) return undefined;
  const { path, short } = runTo(advised, acting, end);
  const command: SpecialCommand = { type: 'special', rule, path: [...path], ...(enemy && { target: enemy.id }) };
  const shown = told(acting, command, language) ?? shotless(acting, command, runPreview(advised, acting, end, language));
  return ground && !(short && shown.refusal) ? layingPoint(shown, language) : shown;
}

/** A point that the way of a charge goes by. */
function leg(acting: Acting, at: Point, laid: readonly Point[], language: Language): Preview<Command> {
  const { via, stop } = drawn(acting.figure, laid);
  const preview = movePreview(advised, acting, at, via, undefined, language, 'there');
  const { twice, stopped } = ownWords(language).shot;
  const facts = [...preview.panel.facts, stop === undefined ? { label: twice } : { label: stopped, tone: 'info' as const }];
  return layingPoint({ ...preview, panel: { ...preview.panel, facts } }, language);
}

/** The points that a way goes by, and the length of the way to the point that was laid twice. */
function drawn(from: Point, laid: readonly Point[]): { readonly via: readonly Point[]; readonly stop?: number } {
  const again = laid.findIndex((at, i) => i > 0 && span(at, laid[i - 1] ?? from) <= ON_THE_SPOT);
  if (again < 0) return { via: laid };
  const before = laid.slice(0, again);
  const stop = before.reduce((gone, at, i) => gone + span(before[i - 1] ?? from, at), 0);
  return { via: laid.toSpliced(again, 1), stop: Math.floor(stop) };
}

/** At a walk where that comes so far, else at a run in one straight line. */
function charge(acting: Acting, rule: string, enemy: Figure, laid: readonly Point[], language: Language): Preview<Command> | undefined {
  const { state, figure } = acting;
  const at = { x: enemy.x, y: enemy.y };
  const { via, stop } = drawn(figure, laid);
  const straight = via.length === (stop === undefined ? 0 : 1);
  const aimed = { type: 'special', rule, target: enemy.id, ...(stop !== undefined && { stop }) } as const;
  const walk = via.length > 0 ? [...via, at] : (routeInto(advised, acting, enemy.id)?.path ?? [at]);
  const walking: SpecialCommand = { ...aimed, path: [...walk] };
  const running: SpecialCommand = { ...aimed, path: [at], run: true };
  const best = bestWayShot(state, figure, walking) ?? (straight ? bestWayShot(state, figure, running) : undefined);
  const runs = best
    ? best.command.run
    : straight && span(figure, at) > advised.movement.walks(state, figure) && mayGo(advised, acting, 'run');
  const command = best?.command ?? (runs ? running : walking);
  return (
    told(acting, command, language, best) ?? shotless(acting, command, movePreview(advised, acting, at, via, undefined, language, 'there'))
  );
}

/** The movement alone, with the reason against a shot: no weapon in hand, or no target. */
function shotless(acting: Acting, command: SpecialCommand, movement: Preview<Command>): Preview<Command> {
  const refusal = refusalOf(advised, acting, command);
  return { ...movement, commands: [], ...(refusal && { refusal }) };
}

/** A way with its shot: allowed with its chances, or refused; nothing where there is no shot to tell of. */
function told(acting: Acting, command: SpecialCommand, language: Language, known?: WayShot): Preview<Command> | undefined {
  const { state, figure } = acting;
  const best = known ?? bestWayShot(state, figure, command);
  const nearest = enemiesOf(state, figure.id).toSorted((a, b) => span(a, figure) - span(b, figure))[0]?.id;
  const named: SpecialCommand = { ...command, target: command.target ?? nearest, weapon: rangedArms(state, figure)[0]?.id, after: 0 };
  const given = best?.command ?? named;
  const way = best?.way ?? wayWithShot(state, figure, named);
  const refusal = refusalOf(advised, acting, given);
  if (!way) return undefined;
  const plan = previewMovePlan(advised, acting, { ...planned(acting, given, way, best, language), refusal }, language);
  return best ? withShot(plan, acting, best, language) : plan;
}

function planned({ state, figure }: Acting, command: SpecialCommand, way: Way<State>, best: WayShot | undefined, language: Language) {
  const { panel } = planeWords(language);
  const length = measured(way.length, language, 2);
  const allowance =
    command.run || !specialOf(advised, command.rule)?.into ? runAllowance(state, figure) : advised.movement.walks(state, figure);
  const facts: Fact[] = [
    { label: panel.walked, value: `${paces(way.length, language, 2)} / ${measured(allowance, language)}`, rule: advised.ids.move },
  ];
  if (way.touches.length > 0)
    facts.push({
      label: panel.contact,
      value: way.touches.map((id) => nameIn(state, id)).join(', '),
      tone: 'info',
      rule: advised.ids.contact,
    });
  if (best) facts.push(shotFact(best, language));
  if (best && way.touches.length > 0) facts.push(stopFact(command, language));
  return {
    command,
    points: way.until(way.length),
    end: way.end,
    facing: way.facing ?? figure.facing,
    tone: best ? ('good' as const) : ('bad' as const),
    turnable: false,
    label: length,
    facts,
    ...(best?.command.stop !== undefined && { notes: [stopNote(way, best.command.stop, language)] }),
  };
}

const stopNote = (way: Way<State>, stop: number, language: Language): Note => ({
  at: way.at(stop),
  r: 0,
  parts: [{ text: ownWords(language).shot.stopsHere, tone: 'info' }],
});

/** The place on the way that the shot is made from. */
function shotFact({ command: { after = 0 }, way }: WayShot, language: Language): Fact {
  const { label, start, end, after: gone } = ownWords(language).shot;
  const value = after === 0 ? start : after >= Math.floor(way.length) ? end : gone(measured(after, language, 2));
  return { label, value };
}

/** The rest of the way once the target has fallen. */
function stopFact({ stop }: SpecialCommand, language: Language): Fact {
  const { fallen, stopsAfter, goesOn } = ownWords(language).shot;
  return stop === undefined
    ? { label: fallen, value: goesOn }
    : { label: fallen, value: stopsAfter(measured(stop, language, 2)), tone: 'info' };
}

/** The shot with its chances, seen from the place of the shooter on its way. */
function withShot(
  plan: Preview<Command>,
  { figure }: Acting,
  { command, target, moment, odds }: WayShot,
  language: Language,
): Preview<Command> {
  const aimedAt = figureOf(moment, target);
  const shooter = figureOf(moment, figure.id);
  const seen = lookAt(advised, moment, shooter, aimedAt, language);
  const weapon = advised.weaponName(moment, figure.id, command.weapon ?? '')?.[language];
  const { overlay, panel } = plan;
  return {
    ...plan,
    overlay: {
      ...overlay,
      sights: [seen.line],
      audit: seen.audit,
      marks: [{ kind: 'figure', id: target, tone: seen.tone }, ...seen.marks],
    },
    panel: {
      ...panel,
      title: adviceWords(language).panel.to(nameIn(moment, figure.id), nameIn(moment, target)),
      detail: [actionLabel(advised, command.rule, language), weapon].filter(Boolean).join(' · '),
      odds: shotView(advised, moment, odds, language),
      facts: [...panel.facts, seen.fact],
      audit: seen.audit,
    },
  };
}
