import { urssClassicNpc } from '@escarmouche/ai';
import { specialRules, urssClassic, type Command, type Event, type Setup, type State } from '@escarmouche/urss-classic';
import type { Ready } from '../contract.ts';
import { npcPlayingOf, type NpcPlaying } from '../plane/npc-play.ts';
import type { Frame } from '../plane/frame.ts';
import { namedStep, playingOf } from '../plane/run.ts';
import { actionWords } from '../plane/specials.ts';
import type { AnyStep, Playable } from '../playable.ts';
import { scriptOf } from '../script.ts';
import { build, type Scenario } from './build.ts';
import { wrongFacts } from './facts.ts';
import { naming, ruleTitle, weaponNamed } from './lookup.ts';
import type { Case } from './schema.ts';
import type { Expectation } from './schema-expect.ts';
import type { ActionSpec, ChoiceSpec, Step } from './schema-step.ts';
import { toCommand } from './steps.ts';

type NamedStep = Step & AnyStep<ChoiceSpec, Expectation>;
type ClassicPlayable = Playable<NamedStep, ChoiceSpec, Expectation, Setup, State, Command, Event>;

/** A case made ready. */
export function ready(one: Case, alone: boolean): Ready<ClassicPlayable> {
  const built = build(one, alone);
  if (!built.ok) return { problems: built.problems };
  const { amiss, refused } = built.scenario.cast;
  return refused || amiss.length > 0 ? { failures: amiss, log: [] } : { playable: playableOf(one, built.scenario) };
}

function playableOf(one: Case, scenario: Scenario): ClassicPlayable {
  const { setup, frame, witnesses } = scenario;
  const npcs = npcPlayingOf(urssClassicNpc());
  return {
    system: urssClassic,
    setup,
    steps: one.do.map((step) => ({
      ...step,
      name: step.action.name,
      title: namedStep(step.action, (word) => actionWords(word, specialRules.all())),
    })),
    script: scriptOf(one.dice ?? [], naming),
    expect: one.expect,
    ...playing(frame, npcs),
    wrong: (expected, happened) => wrongFacts(expected, { ...happened, frame, witnesses, npcs }),
    between: ({ group }) => (witnesses.includes(group) ? { seat: group, command: { type: 'endGroup' } } : undefined),
  };
}

const weaponsOf = ({ scene }: State, figure: string | undefined) => (figure === undefined ? [] : (scene.sheets[figure]?.weapons ?? []));

function playing(frame: Frame, npcs: NpcPlaying<State, Command>) {
  return playingOf<State, ActionSpec, Command>({
    answering: {
      frame,
      named(written, { about }, { scene }) {
        const { figure } = (about ?? {}) as { figure?: string };
        const sheet = figure === undefined ? undefined : scene.sheets[figure];
        return sheet && weaponNamed(sheet, written);
      },
      called(id, { about }, state) {
        const { figure } = (about ?? {}) as { figure?: string };
        return weaponsOf(state, figure).find((weapon) => weapon.id === id)?.name ?? ruleTitle(id);
      },
      reaction: (action, state, actor) => toCommand(action, state, actor, frame),
    },
    weaponsOf,
    command: (action, state, actor) => toCommand(action, state, actor, frame),
    naming,
    npcs,
  });
}
