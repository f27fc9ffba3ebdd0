import { digest, type ChoiceQuestion, type Json } from '@escarmouche/referee';
import type { PlaneState } from '@escarmouche/skirmish/plane';
import type { Point } from '@escarmouche/space';
import { fold, text, type Text } from '../text.ts';
import type { Answered, Made } from '../playable.ts';
import { yesOrNo } from '../values.ts';
import { toPlace, units, type Frame } from './frame.ts';
import { NONE } from '../words.ts';
import { isBareHands } from './names.ts';
import type { AnswerSpec } from './schema-step.ts';
import { facing, isSpot, toSpot } from './values.ts';
import { lengthAlong, levelFor, vectorOf } from './ways.ts';

/** Answers of a game to its questions. */
export interface Answering<S, Action> {
  readonly frame: Frame;
  /** The id of a weapon or rule that an answer names. */
  readonly named: (written: string, question: ChoiceQuestion, state: S) => string | undefined;
  /** Name of a weapon or rule, given by its id. */
  readonly called: (id: string, question: ChoiceQuestion, state: S) => Text | undefined;
  /** The command that a reaction means. */
  readonly reaction: (action: Action, state: S, actor: string | undefined) => Made<object>;
}

const BARE_HANDS = 'bare-hands';

const nothing = new Set(['none', 'nobody', 'stop', 'no', 'aucun', 'aucune', 'personne', 'arreter', 'non', 'nothing', 'rien', 'null']);

/** Turns what the author wrote into an answer to the question that is asked. */
export function toAnswer<S extends PlaneState, Action>(
  spec: AnswerSpec<Action>,
  question: ChoiceQuestion,
  state: S,
  game: Answering<S, Action>,
): Answered {
  const { frame } = game;
  const { figure } = (question.about ?? {}) as { figure?: string };
  switch (spec.kind) {
    case 'decline':
      return question.options ? chosen('no', question, state, game) : { value: { do: 'decline' } };
    case 'wait': {
      const at = typeof spec.at === 'number' ? units(spec.at) : alongWay(question, frame.toPoint(spec.at));
      return at === undefined ? offThePath(question, frame) : { value: { do: 'wait', at } };
    }
    case 'react': {
      const made = game.reaction(spec.action, state, figure);
      return made.problem || made.refusal ? made : { value: { do: 'react', command: made.command as unknown as Json } };
    }
    case 'plain':
      return question.options ? chosen(spec.value, question, state, game) : open(spec.value, question, state, frame, figure);
  }
}

const problem = (fr: string, en: string): Answered => ({ problem: text(fr, en) });

function chosen<S, Action>(answer: unknown, question: ChoiceQuestion, state: S, game: Answering<S, Action>): Answered {
  const named = typeof answer === 'string' ? game.named(answer, question, state) : undefined;
  const found = question.options?.find((option) => means(answer, option, named));
  if (found !== undefined) return { value: found };
  const given = typeof answer === 'string' ? answer : JSON.stringify(answer);
  return { refusal: { reason: text(`« ${given} » n’est pas proposé`, `"${given}" is not offered`) } };
}

/** An option as a case writes it: a weapon by its name, nothing as "none". */
export function optionText<S, Action>(option: Json, question: ChoiceQuestion, state: S, game: Answering<S, Action>): Text {
  if (option === null) return NONE;
  if (typeof option === 'boolean') return option ? text('oui', 'yes') : text('non', 'no');
  if (typeof option !== 'string') return reactionText(option) ?? text(JSON.stringify(option), JSON.stringify(option));
  return game.called(option, question, state) ?? (option === BARE_HANDS ? text('mains nues', 'bare hands') : text(option, option));
}

/** Answer to a question of the alert stance, in words. */
function reactionText(option: Json): Text | undefined {
  const { do: doing } = (option ?? {}) as { do?: unknown };
  if (doing === 'decline') return text('renonce', 'declines');
  if (doing === 'wait') return text('attend', 'waits');
  return doing === 'react' ? text('réagit', 'reacts') : undefined;
}

/** Is this what an option says? */
export function means(written: unknown, option: Json, named: string | undefined): boolean {
  if (digest(written) === digest(option)) return true;
  const word = typeof written === 'string' ? fold(written) : undefined;
  if (option === null) return written === null || written === false || (word !== undefined && nothing.has(word));
  if (typeof option === 'boolean') return yesOrNo(written) === option || (!option && word !== undefined && nothing.has(word));
  if (typeof option !== 'string') return typeof option === 'number' && word === String(option);
  return word === fold(option) || named === option || (option === BARE_HANDS && word !== undefined && isBareHands(word));
}

function open(written: unknown, question: ChoiceQuestion, state: PlaneState, frame: Frame, id: string | undefined): Answered {
  const figure = id === undefined ? undefined : state.figures[id];
  if (question.purpose === 'facing') {
    const parsed = facing.safeParse(written);
    const vector = parsed.success ? vectorOf(parsed.data, figure ?? { x: 0, y: 0 }, state) : undefined;
    return vector ? { value: { x: vector.x, y: vector.y } } : problem('attendu une orientation', 'a facing is expected');
  }
  if (isSpot(written)) {
    const place = toPlace(frame, toSpot(written), figure ? levelFor(state, figure) : () => 0);
    return { value: { x: place.x, y: place.y, z: place.z } };
  }
  return { value: (written ?? null) as Json };
}

/** A movement on its way, as the question of the alert stance tells it: units gone, and the points still to come. */
function wayOf({ about }: ChoiceQuestion): { readonly gone: number; readonly path: readonly Point[] } {
  const { along: gone = 0, path = [] } = (about ?? {}) as { along?: number; path?: readonly Point[] };
  return { gone, path };
}

/** Length along the mover's path to a point, in units from the start of the movement. */
function alongWay(question: ChoiceQuestion, point: Point): number | undefined {
  const { gone, path } = wayOf(question);
  const further = lengthAlong(path, point);
  return further === undefined ? undefined : Math.round(gone + further);
}

/** Only what is still to come can be waited for: what is behind the mover, or beside its way, cannot. */
function offThePath(question: ChoiceQuestion, frame: Frame): Answered {
  const points = wayOf(question).path.map((point) => frame.fromPoint(point));
  if (points.length === 0) return problem('le mouvement est fini : rien à attendre', 'the movement is over: there is nothing to wait for');
  const left = points.map(({ x, y }) => `[${round(x)}, ${round(y)}]`).join(' → ');
  return problem(
    `ce point n’est pas sur le chemin qui reste, ${left} ; ce qui est derrière est passé`,
    `this point is not on the way left, ${left}; what lies behind is past`,
  );
}

const round = (paces: number): number => Math.round(paces * 100) / 100 + 0;
