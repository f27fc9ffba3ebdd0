import type { ChoiceQuestion } from '@escarmouche/referee';
import { urssClassic, type Command, type Event, type Setup, type State } from '@escarmouche/urss-classic';
import { fold, text } from '../../text.ts';
import type { Verdict } from '../contract.ts';
import { differs, runCase as playCase, type Answered, type AnyStep, type Given, type Playable } from '../run-case.ts';
import { scriptOf } from '../script.ts';
import { optionText, toAnswer } from './answers.ts';
import { build, type Scenario } from './build.ts';
import { wrongFacts } from './facts.ts';
import type { Case } from './schema.ts';
import type { Expectation } from './schema-expect.ts';
import type { ChoiceSpec, Step } from './schema-step.ts';
import { toCommand } from './steps.ts';
import { notWielded, weaponAnswer, wieldingOf, type Wielding } from './wielding.ts';

type NamedStep = Step & AnyStep<ChoiceSpec, Expectation>;

export function runCase(one: Case): Verdict {
  const built = build(one);
  return built.ok ? playCase(playableOf(one, built.scenario)) : { problems: built.problems };
}

function playableOf(one: Case, scenario: Scenario): Playable<NamedStep, ChoiceSpec, Expectation, Setup, State, Command, Event> {
  const { setup, frame, witnesses } = scenario;
  /** Fights of the step whose weapon is named beforehand. */
  const wieldings: Wielding[] = [];

  function answer(choice: ChoiceSpec, question: ChoiceQuestion, state: State): Answered {
    const elsewhere = choice.seat !== undefined && choice.seat !== question.seat;
    if (elsewhere || (choice.purpose !== undefined && fold(choice.purpose) !== fold(question.purpose))) {
      const expected = [choice.seat, choice.purpose].filter(Boolean).join(': ');
      return { problem: differs(text('question', 'question'), expected, `${question.seat}: ${question.purpose}`) };
    }
    return toAnswer(choice.answer, question, state, frame);
  }

  return {
    system: urssClassic,
    setup,
    steps: one.do.map((step) => ({ ...step, name: step.action.name })),
    script: scriptOf(one.dice ?? []),
    expect: one.expect,
    *commands(step, now) {
      wieldings.length = 0;
      if (step.by !== undefined && !STEERING.has(step.action.name)) yield* bringOn(step, step.by, now);
      const actor = step.by ?? now().activation?.figure;
      wieldings.push(...wieldingOf(step.action, actor));
      yield { ...toCommand(step.action, now(), actor, frame), seat: step.seat, own: true, refusable: true };
    },
    answer,
    unasked(question, _next, state) {
      const named = weaponAnswer(wieldings, question);
      return named && toAnswer(named.answer, question, state, frame);
    },
    taken({ answer: given }, { about }) {
      const { figure } = (about ?? {}) as { figure?: string };
      if (given.kind === 'react') wieldings.push(...wieldingOf(given.action, figure));
    },
    optionText,
    wrong: (expected, happened) => wrongFacts(expected, { ...happened, frame, witnesses }),
    after: (events, state) => notWielded(wieldings, events, state),
    between: ({ group }) => (witnesses.includes(group) ? { seat: group, command: { type: 'endGroup' } } : undefined),
  };
}

const STEERING = new Set(['rollOrder', 'deploy', 'endDeployment', 'activate', 'endGroup']);

/** Longest way to a figure's activation: every group ends its play, twice over. */
const MOST_PASSES = 60;

/**
 * Brings it about that a figure is activated: passes the activation under way, ends the play of other groups. A step that is to be refused is
 * tried in this turn; another one may have to wait for the next.
 */
function* bringOn(step: NamedStep, by: string, now: () => State): Generator<Given<Command>, void> {
  for (let passes = 0; passes < MOST_PASSES; passes++) {
    const { activation, figures, group, scene, phase } = now();
    if (activation?.figure === by || phase !== 'play') return;
    const inGroup = scene.groups.find((one) => one.id === group)?.figures.includes(by) ?? false;
    const ready = inGroup && figures[by]?.activated === false;
    const out = figures[by]?.posture === 'out' || figures[by]?.posture === 'fled';
    if (!activation && (ready || out || step.refused !== undefined)) {
      yield { command: { type: 'activate', figure: by }, seat: step.seat, own: false, refusable: true };
      return;
    }
    yield { command: activation ? { type: 'pass' } : { type: 'endGroup' }, own: false, refusable: false };
  }
}
