import { figureOf, inPlay } from '@escarmouche/skirmish';
import { askDice } from '../command-dice.ts';
import { damage } from '../damage.ts';
import { worldTest } from '../dice.ts';
import { cubeOf, seatOf } from '../figures.ts';
import { FIRE_NEED } from '../numbers.ts';
import type { Rule } from '../rule.ts';
import { rollTest } from '../roll.ts';
import { declared, lastDice, shootTest } from '../shoot.ts';
import { mayMend, struckIn } from '../struck.ts';
import { surviveTest } from '../survive.ts';

const FLAMES_PIERCE = 1;
const flames = () => worldTest('fire', FIRE_NEED);

/** Everybody in the target's cube is attacked by one roll without modifiers, and burns; who burns puts the flames out first. */
export const itBurns: Rule = {
  id: 'ca-brule',
  cites: ['DZ-ABIL-IT-BURNS', 'DZ-STATE-FIRE'],
  title: { fr: 'Ça Brûle !', en: 'It Burns!' },
  sweeps: () => 'damage',
  unmodified: () => true,
  shoots(turn, shot) {
    const { state } = turn;
    const { shooter, weapon, target } = shot;
    const order = struckIn(turn, cubeOf(figureOf(state, target)), seatOf(state, shooter), 'DZ-ABIL-IT-BURNS', mayMend);
    const under = { by: shooter, attack: declared(shot) };
    const all = order.map((id) => ({ id, dice: askDice(turn, id, seatOf(state, id), under) }));
    const own = all.find(({ id }) => id === target)?.dice ?? 0;
    const attack = rollTest(turn, shootTest(state, lastDice(turn, shot, own)));
    for (const { id, dice } of all) {
      const { successes } = rollTest(turn, surviveTest(state, id, dice, shooter));
      const difference = attack.successes - successes;
      turn.emit({ type: 'shot', figure: shooter, weapon: weapon.id, target: id, suppress: false, difference });
      if (difference > 0) damage(turn, id, difference, weapon.ap, 'DZ-ABIL-IT-BURNS');
      if (inPlay(figureOf(state, id))) turn.emit({ type: 'marked', figure: id, rule: 'ca-brule' });
    }
  },
  besets: () => ({ test: flames(), ap: FLAMES_PIERCE }),
  marks(turn, { id }) {
    const { state } = turn;
    const dice = askDice(turn, id, seatOf(state, id));
    const fire = rollTest(turn, flames());
    const own = rollTest(turn, surviveTest(state, id, dice));
    turn.emit({ type: 'unmarked', figure: id, rule: 'ca-brule' });
    const difference = fire.successes - own.successes;
    if (difference <= 0) return;
    damage(turn, id, difference, FLAMES_PIERCE, 'DZ-STATE-FIRE');
    turn.emit({ type: 'activationCut', rule: 'DZ-STATE-FIRE' });
  },
};
