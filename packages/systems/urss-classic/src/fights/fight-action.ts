import { de, refuse, type Refusal } from '@escarmouche/referee';
import { enemiesOf, figureOf, nameOf } from '@escarmouche/skirmish';
import { engagedWith, notEngaged } from '@escarmouche/skirmish/plane';
import type { ActionCommand } from '../commands.ts';
import { meleeWeapons, reachesWith } from '../melee/weapons.ts';
import { action } from '../registry.ts';
import type { Figure, FigureId, State } from '../state.ts';
import { fight } from './fight.ts';

/** Enemies a figure may fight: those in contact, and those within reach of one of its weapons, in roster order (UC-ACT-FIGHT). */
export function opponents(state: State, figure: Figure): Figure[] {
  const engaged = engagedWith(state, figure);
  const weapons = meleeWeapons(state, figure);
  return enemiesOf(state, figure.id).filter(
    (enemy) => engaged.includes(enemy) || weapons.some((weapon) => reachesWith(state, figure, weapon, enemy.id)),
  );
}

function fightRefusal(state: State, figure: Figure, target: FigureId): Refusal | undefined {
  if (opponents(state, figure).some(({ id }) => id === target)) return undefined;
  const [who, whom] = [nameOf(state, figure.id), nameOf(state, target)];
  return refuse('UC-ACT-FIGHT', `${who} n’est pas au contact ${de(whom)}.`, `${who} is not in contact with ${whom}.`);
}

/** Fight one combat (UC-ACT-FIGHT). */
export const fightAction = action<Extract<ActionCommand, { type: 'fight' }>>({
  id: 'fight',
  cost: () => 1,
  repeatable: true,
  hands: true,
  check: (state, figure, { target }) => fightRefusal(state, figure, target),
  play: (turn, figure, { target }) => fight(turn, figure, figureOf(turn.state, target)),
  offers(state, figure) {
    const targets = opponents(state, figure);
    if (targets.length === 0) return [{ id: 'fight', type: 'fight', refusal: notEngaged('UC-ACT-FIGHT', state, figure.id) }];
    return targets.map(({ id }) => ({ id: `fight:${id}`, type: 'fight', command: { type: 'fight', target: id } }));
  },
});
