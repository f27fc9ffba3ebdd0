import type { Language, Refusal } from '@escarmouche/referee';
import { bodyOf } from '@escarmouche/skirmish/placed';
import { type PlaneState } from '@escarmouche/skirmish/plane';
import type { FigureIn } from '@escarmouche/skirmish';
import type { Place, Point, Vector } from '@escarmouche/space';
import type { Tone } from '../../../boards/overlay.ts';
import type { Overlay } from '../../../boards/plane/overlay.ts';
import { textIn } from '../../../i18n/format.ts';
import type { Fact, Preview } from '../../preview.ts';
import type { ActingContext } from '../game.ts';
import { nameIn } from '../who.ts';
import { previewOf, type PlaneAdvice } from '../advice.ts';
import { threatsAt } from './threats.ts';

/** Nearer than this a figure is meant to stay where it is, and to turn. */
export const ON_THE_SPOT = 300;

/** The way of a figure to another place, or a turn at its own. */
export interface MovePlan<C> {
  readonly command: C;
  readonly points: readonly Place[];
  readonly end: Place;
  readonly facing: Vector;
  readonly tone: Tone;
  readonly turnable: boolean;
  /** The command with a facing, where the player has given none. */
  readonly turned?: (facing: Vector) => C;
  readonly label: string;
  readonly beyond?: readonly Point[];
  readonly facts: readonly Fact[];
  readonly refusal?: Refusal;
  /** The point aimed at, when another one or none is shown. */
  readonly asked?: { readonly at: Point; readonly refusal: Refusal };
  readonly region?: Pick<Overlay, 'reach' | 'bands'>;
  readonly notes?: Overlay['notes'];
}

/** A move plan with its ghost, who may answer it, and what threatens at its end. */
export function previewMovePlan<S extends PlaneState, C>(
  game: PlaneAdvice<S, C>,
  acting: ActingContext<S, C>,
  plan: MovePlan<C>,
  language: Language,
): Preview<C> {
  const { state, figure } = acting;
  const { end } = plan;
  const there: FigureIn<S> = { ...figure, x: end.x, y: end.y, z: end.z, facing: plan.facing };
  // Without a map nobody knows who would be near.
  const threats = plan.refusal || state.scene.unmeasured ? undefined : threatsAt(game, state, there, language, plan.turned !== undefined);
  const facing = threats?.facing ?? plan.facing;
  const command = facing === plan.facing ? plan.command : (plan.turned?.(facing) ?? plan.command);
  const answers = plan.refusal ? undefined : game.answers?.(acting, command, language);
  const labels = game.labels(command, language);
  const wrong = plan.asked ?? (plan.refusal && { at: end, refusal: plan.refusal });
  const told = wrong && (plan.refusal !== undefined || Math.hypot(wrong.at.x - end.x, wrong.at.y - end.y) > ON_THE_SPOT);
  const preview = previewOf(game, acting, command, {
    refusal: plan.refusal,
    overlay: {
      ...plan.region,
      ghost: { figure: figure.id, at: end, r: bodyOf(state, figure).r, facing, tone: plan.tone, turnable: plan.turnable },
      trail: { points: plan.points, tone: plan.tone, label: plan.label, beyond: plan.beyond },
      ...threats?.overlay,
      ...(plan.notes && { notes: [...(threats?.overlay.notes ?? []), ...plan.notes] }),
      ...(told && { refused: { at: wrong.at, text: textIn(wrong.refusal.reason, language), offered: !plan.refusal } }),
    },
    panel: {
      title: nameIn(state, figure.id),
      detail: labels.name,
      facts: [...plan.facts, ...(answers?.watched ?? [])],
      groups: threats && [...(answers?.groups ?? []), ...threats.groups],
      commit: labels.does,
    },
  });
  return plan.asked && !plan.refusal ? { ...preview, instead: plan.asked.refusal } : preview;
}
