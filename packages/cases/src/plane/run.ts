import type { ChoiceQuestion, Json, Rejection } from '@escarmouche/referee';
import type { PlaneState } from '@escarmouche/skirmish/plane';
import { text, type Text } from '../text.ts';
import type { Answered, Given, Made } from '../playable.ts';
import { differs } from '../run-case.ts';
import { isFor, type Naming } from '../words.ts';
import { optionText, toAnswer, type Answering } from './answers.ts';
import { rollsOf } from './facts-rolls.ts';
import type { Named } from './names.ts';
import { planeActionSpellings, type ChoiceSpec, type StepSpec } from './schema-step.ts';
import { toPlace, type Frame } from './frame.ts';
import type { NpcPlaying, Wanted } from './npc-play.ts';
import type { WantedPlan } from './schema-npc.ts';
import { notWielded, weaponAnswer, wieldingOf, type Wielding } from './wielding.ts';

/** Play of cases of figures on a plane. */

interface Active extends PlaneState {
  readonly phase: string;
  readonly group: string;
  readonly activation?: { readonly figure: string } | undefined;
  readonly figures: Readonly<Record<string, PlaneState['figures'][string] & { readonly activated: boolean }>>;
}

type SteeringCommand = { readonly type: 'activate'; readonly figure: string } | { readonly type: 'pass' | 'endGroup' };

const wantedBy = (frame: Frame, { at, ...plan }: WantedPlan): Wanted => ({ ...plan, ...(at && { at: toPlace(frame, at, () => 0) }) });

/** Steps that are not of a figure that is being activated. */
const STEERING: ReadonlySet<string> = new Set(['rollOrder', 'deploy', 'endDeployment', 'activate', 'endGroup', 'npc', 'correct', 'tell']);

/** Longest way to a figure's activation: every group ends its play, twice over. */
const MOST_PASSES = 60;

type Step<Action> = StepSpec<Action, unknown>;

/**
 * Brings it about that a figure is activated: passes the activation under way, ends the play of other groups. A step that is to be refused is
 * tried in this turn; another one may have to wait for the next.
 */
function* bringOn<S extends Active, Action>(step: Step<Action>, by: string, now: () => S): Generator<Given<SteeringCommand>, void> {
  for (let passes = 0; passes < MOST_PASSES; passes++) {
    const { activation, figures, group, scene, phase } = now();
    if (activation?.figure === by || phase !== 'play') return;
    const inGroup = scene.groups.find((one) => one.id === group)?.figures.includes(by) ?? false;
    const ready = inGroup && figures[by]?.activated === false;
    if (!activation && (ready || isOut(figures[by]) || step.refused !== undefined)) {
      yield { command: { type: 'activate', figure: by }, seat: step.seat, own: false, refusable: true };
      return;
    }
    yield { command: activation ? { type: 'pass' } : { type: 'endGroup' }, own: false, refusable: false };
  }
}

/** The same where nobody says who is next: activations are passed until it is the figure's. A figure with none left this turn (`spent`) is not waited for by a step that only looks, or is to be refused. */
function* waitFor<S extends Active, Action>(
  step: Step<Action>,
  by: string,
  now: () => S,
  spent: (state: S, figure: string) => Rejection | undefined,
): Generator<Given<SteeringCommand>, void> {
  const tried = step.refused !== undefined || step.allowed !== undefined;
  for (let passes = 0; passes < MOST_PASSES; passes++) {
    const state = now();
    const { activation, figures, phase } = state;
    if (activation?.figure === by || phase !== 'play') return;
    const refusal = tried || isOut(figures[by]) ? spent(state, by) : undefined;
    if (refusal) {
      yield { refusal, own: true, refusable: true };
      return;
    }
    if (!activation) return;
    yield { command: { type: 'pass' }, own: false, refusable: false };
  }
}

const isOut = (figure: { readonly posture: string } | undefined): boolean => ['out', 'gone', 'fled'].includes(figure?.posture ?? '');

/** A step by the word for what is done in it: the action of a special rule by its own. */
export function namedStep(action: { readonly name: string; readonly word?: string }, ofWord: (word: string) => Text | undefined): Text {
  const { name, word } = action;
  if (word !== undefined) return ofWord(word) ?? text(word, word);
  const [fr] = (planeActionSpellings as Readonly<Record<string, readonly string[]>>)[name] ?? OTHERS[name] ?? [];
  return text(fr ?? name, name);
}

/** Actions that one game alone has. */
const OTHERS: Readonly<Record<string, readonly string[]>> = {
  rollOrder: ['tirer l’ordre'],
  alert: ['posture d’alerte'],
  getUp: ['se relever'],
  nothing: ['ne rien faire'],
  crawl: ['ramper'],
  mixed: ['déplacement mixte'],
  aim: ['viser'],
  standUp: ['se relever'],
  hold: ['tenir'],
  draw: ['dégainer'],
  pickUp: ['ramasser'],
  npc: ['PNJ'],
  correct: ['correction'],
  giveUp: ['abandonner'],
};

/** An action, as far as it may be a fight. */
interface Acting {
  readonly name: string;
  readonly value: unknown;
  readonly details: { readonly with?: string | undefined; readonly proposals?: readonly WantedPlan[] | undefined };
}

/** Needs of a game's cases for playing them. */
export interface Playing<S extends Active, Action extends Acting, C> {
  readonly answering: Answering<S, Action>;
  readonly weaponsOf: (state: S, figure: string) => readonly Named[];
  readonly command: (action: Action, state: S, actor: string | undefined) => Made<C>;
  readonly naming: Naming;
  /** Reason why a figure is not activated any more this turn, in a battle whose next activation no player chooses. */
  readonly spent?: (state: S, figure: string) => Rejection | undefined;
  readonly npcs: NpcPlaying<S, C>;
}

/** Carries out the steps of a case and answers its questions. */
export function playingOf<S extends Active, Action extends Acting, C>(game: Playing<S, Action, C>) {
  const { answering, weaponsOf, npcs } = game;
  /** Fights of the step whose weapon is named beforehand. */
  const wieldings: Wielding[] = [];

  return {
    naming: game.naming,
    *commands(step: Step<Action>, now: () => S): Generator<Given<C | SteeringCommand>, void> {
      wieldings.length = 0;
      if (step.action.name === 'npc') {
        npcs.begin();
        const who = String(step.action.value);
        if (!now().figures[who]) {
          yield* npcs.group(who, now);
          return;
        }
        yield* npcs.settle(now);
        yield* game.spent ? waitFor(step, who, now, game.spent) : bringOn(step, who, now);
        yield* npcs.figure(
          who,
          now,
          step.action.details.proposals?.map((plan) => wantedBy(answering.frame, plan)),
        );
        return;
      }
      if (step.by !== undefined && !STEERING.has(step.action.name))
        yield* game.spent ? waitFor(step, step.by, now, game.spent) : bringOn(step, step.by, now);
      const actor = step.by ?? now().activation?.figure;
      wieldings.push(...wieldingOf(step.action, actor));
      yield { ...game.command(step.action, now(), actor), seat: step.seat, own: true, refusable: true };
    },
    answer(choice: ChoiceSpec<Action>, question: ChoiceQuestion, state: S): Answered {
      const elsewhere = choice.seat !== undefined && choice.seat !== question.seat;
      if (elsewhere || (choice.purpose !== undefined && !isFor(choice.purpose, question.purpose, game.naming))) {
        const [expected, found] = [choice, question].map(({ seat, purpose }) => {
          const what = purpose === undefined ? undefined : game.naming(purpose);
          const of = (language: 'fr' | 'en'): string => [seat, what?.[language]].filter(Boolean).join(language === 'fr' ? ' : ' : ': ');
          return text(of('fr'), of('en'));
        });
        return { problem: differs(text('question', 'question'), expected ?? '', found ?? '') };
      }
      return toAnswer(choice.answer, question, state, answering);
    },
    unasked(question: ChoiceQuestion, _next: ChoiceSpec<Action> | undefined, state: S): Answered | undefined {
      const named = weaponAnswer(wieldings, question);
      return named ? toAnswer(named.answer, question, state, answering) : npcs.answer(question, state);
    },
    taken({ answer: given }: ChoiceSpec<Action>, { about }: ChoiceQuestion): void {
      const { figure } = (about ?? {}) as { figure?: string };
      if (given.kind === 'react') wieldings.push(...wieldingOf(given.action, figure));
    },
    optionText: (option: Json, question: ChoiceQuestion, state: S): Text => optionText(option, question, state, answering),
    after: (events: readonly { readonly type: string }[], state: S): Text[] =>
      notWielded(wieldings, rollsOf(events), (figure) => weaponsOf(state, figure)),
  };
}
