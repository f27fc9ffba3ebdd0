import { de, refuse, type Refusal } from '@escarmouche/referee';
import { enemiesOf, figureOf, nameOf } from '@escarmouche/skirmish';
import { engagedWith, notEngaged } from '@escarmouche/skirmish/plane';
import type { ActionCommand } from '../commands.ts';
import { fight, mayFight } from '../fights/fight.ts';
import { reached } from '../melee/weapons.ts';
import { action } from '../registry.ts';
import type { Figure, FigureId, State } from '../state.ts';

/** Enemies a figure may fight: those in contact, and those within its reach, in roster order (UK-ACT-FIGHT). */
export function opponents(state: State, figure: Figure): readonly Figure[] {
  const engaged = engagedWith(state, figure);
  const far = reached(state, figure);
  return enemiesOf(state, figure.id).filter((enemy) => engaged.includes(enemy) || far.includes(enemy.id));
}

function fightRefusal(state: State, figure: Figure, target: FigureId): Refusal | undefined {
  const [who, whom] = [nameOf(state, figure.id), nameOf(state, target)];
  const opponent = opponents(state, figure).find(({ id }) => id === target);
  if (!opponent) return refuse('UK-ACT-FIGHT', `${who} n’est pas au contact ${de(whom)}.`, `${who} is not in contact with ${whom}.`);
  return mayFight(figure, opponent)
    ? undefined
    : refuse('UK-STATE-PRONE-FIGHT', `À terre, ${who} ne combat pas ${whom}, debout.`, `Prone, ${who} cannot fight ${whom}, who stands.`);
}

/** Fight an enemy in contact (UK-ACT-FIGHT). */
export const fightAction = action<Extract<ActionCommand, { type: 'fight' }>>({
  id: 'fight',
  cost: () => 1,
  hands: true,
  lying: true,
  whileFleeing: true,
  check: (state, figure, { target }) => fightRefusal(state, figure, target),
  aims: (state, figure, target) => (opponents(state, figure).includes(target) ? [{ type: 'fight', target: target.id }] : []),
  play(turn, figure, { target }, reaction) {
    const opponent = figureOf(turn.state, target);
    fight(turn, figure, opponent, { unanswered: !engagedWith(turn.state, figure).includes(opponent), reaction });
  },
  offers(state, figure) {
    const targets = opponents(state, figure);
    if (targets.length === 0) return [{ id: 'fight', type: 'fight', refusal: notEngaged('UK-ACT-FIGHT', state, figure.id) }];
    return targets.map(({ id }) => {
      const refusal = fightRefusal(state, figure, id);
      return { id: `fight:${id}`, type: 'fight', command: { type: 'fight', target: id }, ...(refusal && { refusal }) };
    });
  },
});
