import { refuse, type Refusal } from '@escarmouche/referee';
import { enemiesOf, figureOf, nameOf } from '@escarmouche/skirmish';
import { noTarget } from '@escarmouche/skirmish/plane';
import { mayShoot, shotRefusal } from '../aiming.ts';
import type { Arm } from '../arm.ts';
import { rangedArms } from '../arms.ts';
import type { SpecialCommand } from '../commands.ts';
import type { Manner } from '../manner.ts';
import type { Rule } from '../rule.ts';
import { fire } from '../shooting.ts';
import { specialAction } from '../special.ts';
import type { Figure, State } from '../state.ts';

const ID = 'tir-precis';
const RULE = 'UK-ATTR-TIR-PRECIS';

const PRECISE: Manner = { rules: [{ id: ID }], aimed: true, pastFigures: true, single: true };

/** The weapon named, or the only one in hand. */
function armOf(state: State, figure: Figure, { weapon }: SpecialCommand): Arm | undefined {
  const arms = rangedArms(state, figure);
  return weapon === undefined && arms.length === 1 ? arms[0] : arms.find(({ id }) => id === weapon);
}

function refusal(state: State, figure: Figure, command: SpecialCommand): Refusal | undefined {
  const arm = armOf(state, figure, command);
  const who = nameOf(state, figure.id);
  if (!arm) return refuse('UK-SHOOT-TARGET', `${who} n’a pas cette arme de tir en main.`, `${who} has no such shooting weapon in hand.`);
  const target = command.target === undefined ? undefined : state.figures[command.target];
  if (!target) return noTarget(RULE);
  return shotRefusal(state, figure, arm, target, PRECISE);
}

/** One aimed shot of two actions: cover does not help, and targets hidden by another figure are allowed (UK-ATTR-TIR-PRECIS). */
export const preciseShot: Rule = {
  id: ID,
  cites: [RULE],
  serves: 'preciseShot',
  cancelsSave: ({ class: kind }, { rules = [] }) => kind === 'cover' && rules.some(({ id }) => id === ID),
  action: specialAction(ID, {
    aim: 'figure',
    words: {
      label: { fr: 'Tir précis', en: 'Precise shot' },
      commit: { fr: 'Tirer', en: 'Shoot' },
      typed: { fr: ['tir precis'], en: ['precise shot'] },
      written: ['preciseShot', 'tir précis'],
    },
    says: RULE,
    types: [ID, 'shoot'],
    cost: () => 2,
    hands: true,
    shoots: true,
    manner: PRECISE,
    check: refusal,
    aims: (state, figure, target) =>
      rangedArms(state, figure)
        .filter((arm) => mayShoot(state, figure, arm, target, PRECISE))
        .map((arm) => ({ type: 'special', rule: ID, target: target.id, weapon: arm.id })),
    play(turn, figure, command) {
      const arm = armOf(turn.state, figure, command);
      if (arm && command.target !== undefined) fire(turn, figure, arm, figureOf(turn.state, command.target), PRECISE);
    },
    aimsAt: (state, figure) =>
      rangedArms(state, figure).flatMap((arm) => enemiesOf(state, figure.id).map(({ id }) => ({ target: id, weapon: arm.id }))),
  }),
};
