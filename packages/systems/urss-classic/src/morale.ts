import type { Pool } from '@escarmouche/referee';
import { figureOf, groupOf, inPlay, sheetOf } from '@escarmouche/skirmish';
import { poolOf } from './dice.ts';
import { isZombie } from './figures.ts';
import { skillIndications } from './indications.ts';
import type { RollContext } from './roll-context.ts';
import type { Figure, FigureId, GroupSheet, State } from './state.ts';
import type { Turn } from './turn.ts';

/** The test of Moral (UC-MORALE-TEST). */
export function moralePool(state: State, figure: Figure, against?: Figure): Pool {
  const roll: RollContext = { purpose: 'morale', figure, against };
  return poolOf(skillIndications(state, roll));
}

/** Makes the test; `rule` calls for it (UC-MORALE-TEST). */
export function moraleTest(turn: Turn, figure: Figure, rule: string, against?: Figure): boolean {
  const { seat } = groupOf(turn.state, figure.id);
  const roll = turn.roll('morale', moralePool(turn.state, figure, against), { figure: figure.id, rule, target: against?.id }, seat);
  turn.emit({ type: 'rolled', purpose: 'morale', roll, rule, figure: figure.id, target: against?.id });
  return roll.success === true;
}

/** More than half of the group is out of action (UC-MORALE-DEMORAL). */
function isDemoralised(state: State, group: GroupSheet): boolean {
  const counted = state.scene.options['demoralisation.fledCount'] === 'yes' ? ['out', 'fled'] : ['out'];
  const lost = group.figures.filter((id) => counted.includes(figureOf(state, id).posture)).length;
  return lost * 2 > group.figures.length;
}

/** By option a group of zombies never loses heart. */
function isImmune(state: State, { figures }: GroupSheet): boolean {
  return state.scene.options['demoralisation.zombies'] === 'immune' && figures.every((id) => isZombie(sheetOf(state, id)));
}

/** Each figure of a demoralised group tests once in the game, in roster order, or flees for good (UC-MORALE-DEMORAL). */
export function testDemoralised(turn: Turn): void {
  const { state } = turn;
  for (const group of groupsInOrder(state)) {
    if (!isDemoralised(state, group) || isImmune(state, group)) continue;
    for (const id of group.figures) testOnce(turn, id);
  }
}

function testOnce(turn: Turn, id: FigureId): void {
  const figure = figureOf(turn.state, id);
  if (!inPlay(figure) || figure.demoralised) return;
  const passed = moraleTest(turn, figure, 'UC-MORALE-DEMORAL');
  turn.emit({ type: 'demoralisationTested', figure: id, passed });
  if (!passed) turn.emit({ type: 'fledForGood', figure: id });
}

function groupsInOrder(state: State): readonly GroupSheet[] {
  return state.order.flatMap((id) => state.scene.groups.find((group) => group.id === id) ?? []);
}
