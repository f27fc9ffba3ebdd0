import {
  baseMove,
  fullVitality,
  healthOf,
  slowAllowance,
  specialRules,
  type Command,
  type Correction,
  type State,
} from '@escarmouche/urss-classic';
import { failed, planeCommand, type Commanding } from '../plane/commands.ts';
import { correctCommand, type Correcting } from '../plane/corrections.ts';
import type { Frame } from '../plane/frame.ts';
import { figureNamed, vectorOf } from '../plane/ways.ts';
import type { Made } from '../playable.ts';
import { findRule, weaponNamed } from './lookup.ts';
import type { ActionSpec } from './schema-step.ts';
import { rememberedAs } from './specials.ts';

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

type Posture = NonNullable<Correction['posture']>;

function correctingOf({ scene }: State, frame: Frame): Correcting<Posture> {
  const sheetOf = (id: string) => scene.sheets[id];
  return {
    frame,
    postures: ['standing', 'prone', 'out', 'fled'],
    reloads: rememberedAs('unloaded') ?? '',
    weaponNamed(id, written) {
      const sheet = sheetOf(id);
      return sheet && weaponNamed(sheet, written);
    },
    fullVitality(id) {
      const sheet = sheetOf(id);
      return sheet ? fullVitality(sheet) : 0;
    },
    healthOf(id, points) {
      const sheet = sheetOf(id);
      return sheet ? healthOf(sheet, points) : '';
    },
  };
}

/** The command that a step means, for the figure that acts (none where a group or everybody does). */
export function toCommand(spec: ActionSpec, state: State, actor: string | undefined, frame: Frame): Made<Command> {
  switch (spec.name) {
    case 'rollOrder':
    case 'alert':
      return { command: { type: spec.name } };
    case 'correct':
      return { command: correctCommand(spec.value, state, correctingOf(state, frame)) };
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
