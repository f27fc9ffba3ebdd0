import { copy, freeze, rebuilt } from '@escarmouche/referee';
import { figureOf, sameMark } from '@escarmouche/skirmish';
import { progressOf, sceneOf, unplaced, type Zone } from '@escarmouche/skirmish/plane';
import { afarMark } from './approach.ts';
import { buildOf, fullVitality } from './figures.ts';
import { grantedTo } from './granted.ts';
import { usualHold } from './holding.ts';
import { withDefaults } from './options.ts';
import { stillToFlee } from './reduce.ts';
import type { Position, Setup } from './setup.ts';
import type { Figure, Scene, Sheet, State } from './state.ts';

/** The state of a battle before its first command: every figure in reserve, or as the position says. */
export function setup(battle: Setup): State {
  const options = withDefaults(battle.options);
  const sheets = battle.groups.flatMap((group) => group.figures.map(rebuilt));
  const groups = battle.groups.map((group) => ({ ...group, figures: group.figures.map(({ id }) => id) }));
  const scene: Scene = freeze({
    options,
    ...sceneOf(battle.table, groups, sheets, buildOf),
    ...(battle.exits && { exits: battle.exits }),
    ...(battle.scenario && { scenario: battle.scenario }),
    ...(battle.npcs && { npcs: battle.npcs }),
    ...(battle.unmeasured && { unmeasured: battle.unmeasured }),
  });
  const order = scene.groups.map(({ id }) => id);
  const state: State = {
    scene,
    phase: options['turn.activation'] === 'classic' ? 'order' : 'deployment',
    order,
    turn: 0,
    group: order[0] ?? '',
    deployed: [],
    chosen: [],
    figures: Object.fromEntries(battle.groups.flatMap((group) => group.figures.map((sheet) => [sheet.id, newcomer(sheet, group.zone)]))),
    effects: [],
    passing: [],
    drops: [],
  };
  if (battle.scenario) state.scenario = progressOf(battle.scenario);
  if (battle.position) place(state, battle.position);
  return state;
}

function newcomer(sheet: Sheet, zone: Zone): Figure {
  return {
    ...unplaced(sheet.id, zone),
    vitality: fullVitality(sheet),
    held: [...(sheet.held ?? [])],
    lost: [],
    gained: [],
    left: grantedTo(sheet).actions,
    done: [],
    activations: 0,
    activated: false,
    blows: 0,
    stunned: false,
    alert: false,
    demoralised: false,
    marks: {},
  };
}

function place(state: State, position: Position): void {
  state.phase = 'play';
  state.order = [...(position.order ?? state.order)];
  state.turn = position.turn ?? 1;
  state.stirred = state.turn - 1;
  state.deployed = [...state.order];
  state.chosen = [...(position.chosen ?? [])];
  state.effects = [...(position.effects ?? [])];
  state.passing = [...(position.passing ?? [])];
  state.drops = [...(position.drops ?? [])];
  state.group = position.group ?? state.order[0] ?? '';
  for (const [id, given] of Object.entries(position.figures)) {
    const figure = state.figures[id];
    if (!figure) continue;
    Object.assign(figure, { posture: 'standing' }, copy(given));
    if (!given.held && figure.held.length === 0) figure.held = [...usualHold(state, figure)];
  }
  for (const figure of Object.values(state.figures)) if (figure.fleeing === 'toMove') figure.fleeing = stillToFlee(state, figure);
  const { activation } = position;
  if (!activation) return;
  state.activation = { taken: 0, ...copy(activation) };
  const active = figureOf(state, activation.figure);
  if (active.activations === 0) active.activations = 1;
  // The activation began where the figure stands now, unless the position remembers otherwise (UK-ATTR-INDECELABLE).
  const afar = afarMark(state, active);
  if (afar && !state.passing.some((mark) => sameMark(mark, afar))) state.passing.push(afar);
}
