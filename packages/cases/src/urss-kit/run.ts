import { urssKitNpc } from '@escarmouche/ai';
import type { ChoiceQuestion, Json, Rejection } from '@escarmouche/referee';
import { specialRules, urssKit, waiting, type Command, type Event, type Questions, type Setup, type State } from '@escarmouche/urss-kit';
import { groupOf, nameOf } from '@escarmouche/skirmish';
import { fold, text } from '../text.ts';
import type { Ready } from '../contract.ts';
import { npcPlayingOf, type NpcPlaying } from '../plane/npc-play.ts';
import { means } from '../plane/answers.ts';
import type { Frame } from '../plane/frame.ts';
import { named } from '../plane/names.ts';
import { namedStep, playingOf } from '../plane/run.ts';
import { actionWords } from '../plane/specials.ts';
import type { Answered, AnyStep, Playable } from '../playable.ts';
import { scriptOf } from '../script.ts';
import { build, type Scenario } from './build.ts';
import { choosingOf } from './choosing.ts';
import { wrongFacts } from './facts.ts';
import { naming, ruleNamed, ruleTitle } from './lookup.ts';
import type { Case } from './schema.ts';
import type { Expectation } from './schema-expect.ts';
import type { ActionSpec, ChoiceSpec, Step } from './schema-step.ts';
import { carriedBy, toCommand } from './steps.ts';

type NamedStep = Step & AnyStep<ChoiceSpec, Expectation>;
type KitPlayable = Playable<NamedStep, ChoiceSpec, Expectation, Setup, State, Command, Event>;

/** A case made ready. */
export function ready(one: Case, alone: boolean): Ready<KitPlayable> {
  const built = build(one, alone);
  if (!built.ok) return { problems: built.problems };
  const { amiss, refused } = built.scenario.cast;
  return refused || amiss.length > 0 ? { failures: amiss, log: [] } : { playable: playableOf(one, built.scenario) };
}

function playableOf(one: Case, scenario: Scenario): KitPlayable {
  const { setup, frame, witnesses, alternating } = scenario;
  const steps = one.do.map((step): NamedStep => ({
    ...step,
    name: step.action.name,
    title: namedStep(step.action, (word) => actionWords(word, specialRules.all())),
  }));
  const npcs = npcPlayingOf(urssKitNpc());
  const shared = playing(frame, alternating, npcs);
  const choosing = choosingOf(one, (figure) => setup.groups.find(({ figures }) => figures.some(({ id }) => id === figure))?.id);
  /** Options of the step's last question. */
  let offered: readonly Json[] = [];
  return {
    system: urssKit,
    setup,
    steps,
    script: scriptOf(one.dice ?? [], naming),
    expect: one.expect,
    ...shared,
    *commands(step, now) {
      choosing.upTo(steps.indexOf(step));
      offered = [];
      yield* shared.commands(step, now);
    },
    unasked(question, next, state, past) {
      offered = question.options ?? offered;
      return (
        choosing.answer(question, past, () => npcs.answer(question, state)) ??
        facingOf(question, next, offered, state) ??
        shared.unasked(question, next, state)
      );
    },
    after: (events, state) => [...choosing.otherwise(events), ...shared.after(events, state)],
    wrong: (expected, happened) => wrongFacts(expected, { ...happened, frame, witnesses, npcs }),
  };
}

/**
 * Where a case does not say which way a figure turns, it takes the facing of a player who gives no answer (UK-ARC-SEVERAL). A bare answer to what was
 * asked before, as whom a group attack falls on, says nothing of it.
 */
function facingOf(question: ChoiceQuestion, next: ChoiceSpec | undefined, offered: readonly Json[], state: State): Answered | undefined {
  if (question.purpose !== 'facing' || (next && saysFacing(next, offered))) return undefined;
  const value = urssKit.sampleAnswer?.(state, question as ChoiceQuestion<Questions>, () => 0);
  return value === undefined ? undefined : { value: value as Json };
}

function saysFacing({ purpose, answer }: ChoiceSpec, offered: readonly Json[]): boolean {
  if (purpose !== undefined) return fold(purpose) === 'facing';
  return answer.kind === 'plain' && !offered.some((option) => means(answer.value, option, undefined));
}

function playing(frame: Frame, alternating: boolean, npcs: NpcPlaying<State, Command>) {
  return playingOf<State, ActionSpec, Command>({
    answering: {
      frame,
      named: (written, question, state) => named(itemsOf(question, state), written)?.id ?? ruleNamed(written),
      called: (id, question, state) => itemsOf(question, state).find((item) => item.id === id)?.name ?? ruleTitle(id),
      reaction: (action, state, actor) => toCommand(action, state, actor, frame),
    },
    // A weapon that breaks in a fight has been fought with.
    weaponsOf: (state, figure) => [...carriedBy(state, figure), ...(state.scene.sheets[figure]?.weapons ?? [])],
    command: (action, state, actor) => toCommand(action, state, actor, frame),
    naming,
    npcs,
    ...(alternating && { spent }),
  });
}

/** Why a figure is not activated any more this turn (UK-TURN-ALT-CHOICE). */
function spent(state: State, figure: string): Rejection | undefined {
  if (waiting(state, groupOf(state, figure).id).includes(figure)) return undefined;
  const who = nameOf(state, figure);
  return {
    rule: 'UK-TURN-ACTIVATION',
    reason: text(`${who} ne peut plus être activée ce tour.`, `${who} cannot be activated any more this turn.`),
  };
}

/** Weapons of whom a question is about. */
function itemsOf({ about }: ChoiceQuestion, state: State) {
  const { figure, against } = (about ?? {}) as { figure?: string; against?: string };
  return [figure, against].flatMap((id) => (id === undefined ? [] : carriedBy(state, id)));
}
