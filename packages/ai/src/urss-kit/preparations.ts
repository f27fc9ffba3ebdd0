import type { Text } from '@escarmouche/referee';
import { holdsOf, type Command, type Figure, type State } from '@escarmouche/urss-kit';
import { attacksOf } from '../plane/deeds.ts';
import type { Now } from '../plane/greedy.ts';
import type { Option } from '../plane/game.ts';
import { bestShot, outlookOf, type Outlook } from '../plane/outlook.ts';
import { ofReadying } from '../plane/reasons.ts';

/** Other weapons must be better by this to be drawn. */
const BETTER = 0.1;
/** An aimed shot is worth two actions: so much more than one shot at once. */
const PATIENCE = 1.3;

const AIMS: Text = { fr: 'Prend le temps de viser', en: 'Takes time to aim' };
const ARMS: Text = { fr: 'Prend d’autres armes', en: 'Takes up other weapons' };

/** Preparations that make the next attack better: an aim, other weapons. */
export function preparations(outlook: Outlook<State, Command>, { shot, best }: Now<State, Command>): readonly Option<Command>[] {
  return [...aiming(outlook, shot?.value ?? 0), ...otherArms(outlook, best)];
}

/** To aim first, where a shot can follow and gains enough by that (UK-ACT-AIM). */
function aiming({ game, state, figure, enemies }: Outlook<State, Command>, now: number): readonly Option<Command>[] {
  const { activation } = state;
  if (figure.left < 2 || !activation || activation.aimed) return [];
  const steady: State = { ...state, activation: Object.assign({}, activation, { aimed: true }) };
  const outlook = outlookOf(game, steady, figure, enemies);
  const shot = bestShot(outlook, now * PATIENCE);
  if (!shot) return [];
  return [{ command: { type: 'aim' }, value: shot.value, reason: () => ofReadying(outlook, shot, AIMS) }];
}

/** Other weapons in hand, where they do better (UK-EQ-HANDS). */
function otherArms({ game, state, figure, enemies }: Outlook<State, Command>, now: number): readonly Option<Command>[] {
  if (state.scene.options['equip.swap'] === 'one-action') return [];
  return holdsOf(state, figure).flatMap((items): Option<Command>[] => {
    const armed: Figure = { ...figure, held: [...items] };
    const then = { ...state, figures: { ...state.figures, [figure.id]: armed } };
    const outlook = outlookOf(game, then, armed, enemies);
    const shot = bestShot(outlook);
    const value = Math.max(0, ...attacksOf(outlook, shot).map((one) => one.value));
    return value > now + BETTER ? [{ command: { type: 'hold', items }, value, reason: () => ofReadying(outlook, shot, ARMS) }] : [];
  });
}
