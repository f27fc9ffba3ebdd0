import type { Language, Refusal } from '@escarmouche/referee';
import type { Place, Point, Vector } from '@escarmouche/space';
import { bodyOf, type ActionCommand, type Command, type Figure } from '@escarmouche/urss-classic';
import type { Tone } from '../../boards/overlay.ts';
import type { Overlay } from '../../boards/plane/overlay.ts';
import { textIn } from '../../i18n/format.ts';
import type { Fact, Preview } from '../preview.ts';
import { answersTo } from './answers.ts';
import { nameIn } from '../plane/look.ts';
import { previewOf } from './preview-shared.ts';
import { threatsAt } from './threats.ts';
import type { ActingContext } from './acting-context.ts';
import { adviceWords } from './words-advice.ts';

/** Nearer than this a figure is meant to stay where it is, and to turn. */
export const ON_THE_SPOT = 300;

/** How a figure would come to another place, or turn at its own. */
export interface MovePlan {
  readonly command: ActionCommand;
  readonly points: readonly Place[];
  readonly end: Place;
  readonly facing: Vector;
  readonly tone: Tone;
  readonly turnable: boolean;
  /** Nobody has said how it is to face at the end. */
  readonly free?: boolean;
  readonly label: string;
  readonly beyond?: readonly Point[];
  readonly facts: readonly Fact[];
  readonly refusal?: Refusal;
  /** What was pointed at, when something else is shown or nothing may be. */
  readonly asked?: { readonly at: Point; readonly refusal: Refusal };
  readonly region?: Pick<Overlay, 'reach' | 'bands'>;
}

/** A move plan with its ghost, who may answer it, and what threatens at its end. */
export function previewMovePlan(acting: ActingContext, plan: MovePlan, language: Language): Preview<Command> {
  const { state, figure } = acting;
  const words = adviceWords(language);
  const ghost: Figure = { ...figure, x: plan.end.x, y: plan.end.y, z: plan.end.z, facing: plan.facing };
  const ahead = plan.refusal ? undefined : threatsAt(state, ghost, language, plan.free);
  const facing = ahead?.facing ?? plan.facing;
  const command = plan.command.type === 'move' && facing !== plan.facing ? { ...plan.command, facing } : plan.command;
  const answers = plan.refusal ? undefined : answersTo(acting, command, language);
  const wrong = plan.asked ?? (plan.refusal && { at: plan.end, refusal: plan.refusal });
  const told = wrong && (plan.refusal !== undefined || Math.hypot(wrong.at.x - plan.end.x, wrong.at.y - plan.end.y) > ON_THE_SPOT);
  const preview = previewOf(acting, command, {
    refusal: plan.refusal,
    overlay: {
      ...plan.region,
      ghost: { figure: figure.id, at: plan.end, r: bodyOf(state, figure).r, facing, tone: plan.tone, turnable: plan.turnable },
      trail: { points: plan.points, tone: plan.tone, label: plan.label, beyond: plan.beyond },
      ...ahead?.overlay,
      ...(told && { refused: { at: wrong.at, text: textIn(wrong.refusal.reason, language), offered: !plan.refusal } }),
    },
    panel: {
      title: nameIn(state, figure.id),
      detail: words.actions[plan.command.type],
      facts: [...plan.facts, ...(answers?.watched ?? [])],
      groups: answers && ahead && [...answers.groups, ...ahead.groups],
      commit: words.commit[plan.command.type],
    },
  });
  return plan.asked && !plan.refusal ? { ...preview, instead: plan.asked.refusal } : preview;
}
