import { baseMove, slowAllowance, specialRules, type Command, type State } from '@escarmouche/urss-classic';
import { failed, planeCommand, type Commanding } from '../plane/commands.ts';
import type { Frame } from '../plane/frame.ts';
import { figureNamed, vectorOf } from '../plane/ways.ts';
import type { Made } from '../playable.ts';
import { findRule } from './lookup.ts';
import type { ActionSpec } from './schema-step.ts';

function commandingOf(frame: Frame): Commanding<State> {
  return {
    frame,
    runRule: 'UC-ACT-RUN',
    weapons: ({ scene }, figure) =>
      (scene.sheets[figure]?.weapons ?? []).map((weapon) => ({
        ...weapon,
        shoots: weapon.class !== 'melee',
        rules: weapon.rules.map(({ id }) => id),
      })),
    climbs: (state, figure, on) => {
      const sheet = state.scene.sheets[figure.id];
      return on === 'climb' || !sheet ? slowAllowance(state, figure, 'climb') : baseMove(sheet);
    },
    power(written) {
      const rule = findRule(written);
      return 'fr' in rule ? rule : { rule: rule.id, aim: specialRules.get(rule.id).action?.special?.aim };
    },
  };
}

/** The command that a step means, for the figure that acts (none where a group or everybody does). */
export function toCommand(spec: ActionSpec, state: State, actor: string | undefined, frame: Frame): Made<Command> {
  switch (spec.name) {
    case 'rollOrder':
    case 'alert':
      return { command: { type: spec.name } };
    case 'getUp': {
      if (actor === undefined) return failed('qui agit ? « by: A »', 'who acts? "by: A"');
      const figure = figureNamed(state, actor);
      const way = spec.details.facing ?? (spec.value === true ? undefined : spec.value);
      return { command: { type: 'getUp', facing: vectorOf(way, figure, state) ?? figure.facing } };
    }
    default:
      return planeCommand(spec, state, actor, commandingOf(frame));
  }
}
