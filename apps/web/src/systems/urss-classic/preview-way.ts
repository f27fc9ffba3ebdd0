import type { Language, Refusal } from '@escarmouche/referee';
import type { Place, Point, Vector } from '@escarmouche/space';
import { bodyOf, type ActionCommand, type Command, type Figure } from '@escarmouche/urss-classic';
import type { Tone } from '../../boards/overlay.ts';
import type { Overlay } from '../../boards/plane/overlay.ts';
import { textIn } from '../../i18n/format.ts';
import type { Fact, Preview } from '../preview.ts';
import { answersTo } from './answers.ts';
import { nameIn } from './look.ts';
import { previewOf } from './preview-shared.ts';
import { prospects } from './prospects.ts';
import type { Stand } from './stand.ts';
import { adviceWords } from './words-advice.ts';

/** Nearer than this a figure is meant to stay where it is, and to turn. */
export const ON_THE_SPOT = 300;

/** How a figure would come to another place, or turn at its own. */
export interface Way {
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

/** A way with its ghost, who may answer it, and what would be likely at its end. */
export function previewWay(stand: Stand, way: Way, language: Language): Preview<Command> {
  const { state, figure } = stand;
  const words = adviceWords(language);
  const ghost: Figure = { ...figure, x: way.end.x, y: way.end.y, z: way.end.z, facing: way.facing };
  const ahead = way.refusal ? undefined : prospects(state, ghost, language, way.free);
  const facing = ahead?.facing ?? way.facing;
  const command = way.command.type === 'move' && facing !== way.facing ? { ...way.command, facing } : way.command;
  const answers = way.refusal ? undefined : answersTo(stand, command, language);
  const wrong = way.asked ?? (way.refusal && { at: way.end, refusal: way.refusal });
  const told = wrong && (way.refusal !== undefined || Math.hypot(wrong.at.x - way.end.x, wrong.at.y - way.end.y) > ON_THE_SPOT);
  const preview = previewOf(stand, command, {
    refusal: way.refusal,
    overlay: {
      ...way.region,
      ghost: { figure: figure.id, at: way.end, r: bodyOf(state, figure).r, facing, tone: way.tone, turnable: way.turnable },
      trail: { points: way.points, tone: way.tone, label: way.label, beyond: way.beyond },
      ...ahead?.overlay,
      ...(told && { refused: { at: wrong.at, text: textIn(wrong.refusal.reason, language), offered: !way.refusal } }),
    },
    panel: {
      title: nameIn(state, figure.id),
      detail: words.actions[way.command.type],
      facts: [...way.facts, ...(answers?.watched ?? [])],
      groups: answers && ahead && [...answers.groups, ...ahead.groups],
      commit: words.commit[way.command.type],
    },
  });
  return way.asked && !way.refusal ? { ...preview, instead: way.asked.refusal } : preview;
}
