import { refuse, type Random, type Refusal } from '@escarmouche/referee';
import { enemiesOf } from '@escarmouche/skirmish';
import { cut, openOffer, runRefusal, setOut, walkRefusal, walkWay, type Way } from '@escarmouche/skirmish/plane';
import { within } from '@escarmouche/space';
import { rangedArms, weaponsAtHand } from '../arms.ts';
import type { ActionCommand, SpecialCommand } from '../commands.ts';
import { baseMove } from '../figures.ts';
import { runAllowance } from '../movement/allowance.ts';
import { chargesOf } from '../movement/charging.ts';
import { running } from '../movement/lasting.ts';
import type { PlannedShot } from '../movement/planned-shot.ts';
import { onTheMove, onTheWayRefusal, shotOf, unarmedRefusal, withShot } from '../movement/shot-on-the-way.ts';
import { travelling } from '../movement/travelling.ts';
import { plane } from '../plane.ts';
import type { Rule } from '../rule.ts';
import { specialAction } from '../special.ts';
import type { Figure, State } from '../state.ts';

const ID = 'charge-en-tirant';
const RULE = 'UK-ATTR-CHARGE-EN-TIRANT';
const MANNER = onTheMove(RULE);

const BLADELESS = refuse(RULE, 'Il lui faut une arme de corps à corps en main.', 'It needs a melee weapon in hand.');

/** A run is one straight line. */
const chargeWay =
  ({ path = [], run }: SpecialCommand) =>
  (state: State, figure: Figure): Way<State> =>
    run
      ? walkWay(plane, state, figure, 'run', path.slice(0, 1), runAllowance(state, figure))
      : walkWay(plane, state, figure, 'move', path, baseMove(state, figure));

/** A melee weapon beside the one that shoots. */
function isArmed(state: State, figure: Figure, shooting: string | undefined): boolean {
  return weaponsAtHand(state, figure).some(({ id, hands, melee }) => id !== shooting && hands > 0 && melee !== undefined);
}

/** Why nothing in hand serves for such a charge, whichever weapon shoots. */
function unequipped(state: State, figure: Figure): Refusal | undefined {
  const armed = rangedArms(state, figure).some(({ id }) => isArmed(state, figure, id));
  return unarmedRefusal(state, figure) ?? (armed ? undefined : BLADELESS);
}

function shotOfCharge(state: State, figure: Figure, command: SpecialCommand): PlannedShot | Refusal {
  const shot = shotOf(state, figure, command, RULE, { ...MANNER, only: command.target });
  return 'reason' in shot ? shot : { shot: { ...shot, stop: command.stop }, way: chargeWay(command)(state, figure) };
}

/** An early end is a point of the way from that of the shot on. */
function stopRefusal({ shot: { after, stop }, way }: PlannedShot): Refusal | undefined {
  return stop === undefined || (stop >= after && within(stop, way.length))
    ? undefined
    : refuse(RULE, 'Elle s’arrête entre son tir et le contact.', 'It stops between its shot and the contact.');
}

function refusal(state: State, figure: Figure, command: SpecialCommand): Refusal | undefined {
  const planned = shotOfCharge(state, figure, command);
  if ('reason' in planned) return planned;
  const { shot, way } = planned;
  if (!isArmed(state, figure, command.weapon)) return BLADELESS;
  const barred = command.run ? runRefusal(plane, state, figure, way, 'UK-ACT-RUN') : walkRefusal(plane, state, figure, way, 'UK-ACT-MOVE');
  if (barred) return barred;
  if (!chargesOf(state, figure, way).includes(shot.target.id)) {
    return refuse(RULE, 'La charge n’arrive pas au contact.', 'The charge does not come into contact.');
  }
  return onTheWayRefusal(state, figure, planned) ?? stopRefusal(planned);
}

/** Straight at some enemy, shooting from the start. */
function someCharge(state: State, figure: Figure, random: Random): SpecialCommand {
  const enemies = enemiesOf(state, figure.id);
  const enemy = enemies[random(Math.max(1, enemies.length))];
  const arms = rangedArms(state, figure);
  const weapon = arms[random(Math.max(1, arms.length))]?.id;
  const path = enemy ? [{ x: enemy.x, y: enemy.y }] : [];
  return { type: 'special', rule: ID, path, target: enemy?.id, weapon, after: 0, run: random(2) === 0 };
}

/** Charges an enemy by a move or a run, with a shooting action at it from a point of the way (UK-ATTR-CHARGE-EN-TIRANT). */
export const shootingCharge: Rule = {
  id: ID,
  cites: [RULE],
  serves: 'shotOfCharge',
  action: specialAction(ID, {
    aim: 'way',
    words: {
      label: { fr: 'Charge en tirant', en: 'Shooting charge' },
      commit: { fr: 'Charger', en: 'Charge' },
      typed: { fr: ['charge en tirant'], en: ['shooting charge'] },
      written: ['shootingCharge', 'charge en tirant'],
    },
    types: ['movement', 'shoot'],
    cost: (_state, _figure, command) => (command?.run ? 2 : 1),
    moves: true,
    hands: true,
    shoots: true,
    ownActivationOnly: true,
    check: refusal,
    into: true,
    shot: shotOfCharge,
    manner: MANNER,
    charges: (state, figure, command) => chargesOf(state, figure, chargeWay(command)(state, figure)),
    play(turn, figure, command) {
      const planned = shotOfCharge(turn.state, figure, command);
      if ('reason' in planned) return;
      const { shot, way } = planned;
      // Fear may keep the charger from its enemy, and then there is no shot; over an enemy that has fallen the charger does not walk on.
      const reaches = way.touches.includes(shot.target.id);
      const path = reaches ? cut(figure, command.path ?? [], way.length).before : (command.path ?? []);
      const go = (): void => setOut(reaches ? withShot(shot) : travelling, turn, figure, chargeWay({ ...command, path: [...path] }));
      if (command.run) running(turn, figure, go);
      else go();
    },
    offers(state, figure) {
      const draw = (random: Random): SpecialCommand => someCharge(state, figure, random);
      return [
        {
          ...openOffer<ActionCommand, SpecialCommand>('special', (command) => refusal(state, figure, command), draw),
          id: ID,
          refusal: unequipped(state, figure),
        },
      ];
    },
  }),
};
