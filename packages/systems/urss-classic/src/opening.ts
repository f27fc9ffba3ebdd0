import { copy, freeze, rebuilt } from '@escarmouche/referee';
import { figureOf, sameMark, sheetOf } from '@escarmouche/skirmish';
import { progressOf, sceneOf, unplaced, type Zone } from '@escarmouche/skirmish/plane';
import { buildOf, fullVitality } from './figures.ts';
import { withDefaults, type Options } from './options.ts';
import { specialRules } from './registry.ts';
import type { Position, Setup } from './setup.ts';
import type { Figure, Scene, Sheet, State } from './state.ts';
import { afarMark } from './undetectable.ts';

/** The state of a battle before its first command: every figure in reserve, or as the position says. */
export function setup(battle: Setup): State {
  const options = withDefaults(battle.options);
  const sheets = battle.groups.flatMap((group) => group.figures.map((sheet) => rebuilt(withOptionalRules(sheet, options))));
  const groups = battle.groups.map((group) => ({ ...group, figures: group.figures.map(({ id }) => id) }));
  const scene: Scene = freeze({
    adaptation: battle.adaptation,
    options,
    ...sceneOf(battle.table, groups, sheets, buildOf),
    ...(battle.scenario && { scenario: battle.scenario }),
    ...(battle.npcs && { npcs: battle.npcs }),
    ...(battle.unmeasured && { unmeasured: battle.unmeasured }),
  });
  const order = scene.groups.map(({ id }) => id);
  const state: State = {
    scene,
    phase: 'order',
    order,
    turn: 0,
    group: order[0] ?? '',
    deployed: [],
    figures: Object.fromEntries(battle.groups.flatMap((group) => group.figures.map((sheet) => [sheet.id, newcomer(sheet, group.zone)]))),
    effects: [],
    passing: [],
  };
  if (battle.scenario) state.scenario = progressOf(battle.scenario);
  if (battle.position) place(state, battle.position);
  return state;
}

/** A sheet whose weapons have the rules that options of the match give them. */
function withOptionalRules(sheet: Sheet, options: Options): Sheet {
  return {
    ...sheet,
    weapons: sheet.weapons.map((weapon) => {
      const given = specialRules.all().filter((rule) => rule.givenTo?.(options, weapon) && !weapon.rules.some(({ id }) => id === rule.id));
      return { ...weapon, rules: [...weapon.rules, ...given.map(({ id }) => ({ id }))] };
    }),
  };
}

function newcomer(sheet: Sheet, zone: Zone): Figure {
  return {
    ...unplaced(sheet.id, zone),
    vitality: fullVitality(sheet),
    activated: false,
    alert: false,
    demoralised: false,
    marks: {},
  };
}

function place(state: State, position: Position): void {
  state.phase = 'play';
  state.order = [...position.order];
  state.turn = position.turn ?? 1;
  state.stirred = state.turn - 1;
  state.group = position.group ?? position.order[0] ?? '';
  state.deployed = [...position.order];
  state.effects = [...(position.effects ?? [])];
  state.passing = [...(position.passing ?? [])];
  if (position.noise) state.noise = position.noise;
  for (const [id, given] of Object.entries(position.figures)) {
    const figure = state.figures[id];
    if (figure) Object.assign(figure, { posture: 'standing' }, copy(given));
  }
  if (position.activation) {
    const { figure } = position.activation;
    const left = sheetOf(state, figure).actions;
    state.activation = { left, ...position.activation, done: [...(position.activation.done ?? [])] };
    const afar = afarMark(state, figureOf(state, figure));
    if (afar && !state.passing.some((mark) => sameMark(mark, afar))) state.passing.push(afar);
  }
}
