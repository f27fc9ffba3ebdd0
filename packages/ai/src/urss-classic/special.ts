import type { Text } from '@escarmouche/referee';
import { allied, alliesOf } from '@escarmouche/skirmish';
import { engagedWith } from '@escarmouche/skirmish/plane';
import { actionsOf, powerOdds, specialRules, type Figure, type Power, type State } from '@escarmouche/urss-classic';
import { danger, outlookOf, threatOf } from '../plane/outlook.ts';
import { aidValue } from './aids.ts';
import { ofPower, USEFUL } from '../plane/reasons.ts';
import { fightsValue, type Option } from './attacks.ts';
import { tactics, type Outlook } from './tactics.ts';

/** Closed offers of the actions of special rules that are neither shots nor movements. */
export function special({ state, figure }: Outlook): Option[] {
  return actionsOf(state, figure).flatMap(({ id, special: action, offers }) => {
    if (!action) return [];
    const { power } = specialRules.get(id);
    return offers(state, figure).flatMap(({ command, refusal }) => {
      if (command?.type !== 'special' || refusal) return [];
      const target = command.target === undefined ? figure : state.figures[command.target];
      if (power) {
        if (!target) return [];
        const reason = (): Text => ofPower(state, figure, target, powerOdds(state, figure, power.id, target).works);
        return [{ command, value: powerValue(state, figure, power, target), reason }];
      }
      if (!action.fightsAll) return action.worth === undefined ? [] : [{ command, value: action.worth, reason: USEFUL }];
      const value = engagedWith(state, figure).length > 1 ? fightsValue(state, figure) : 0;
      return [{ command, value, reason: FIGHTS_ALL }];
    });
  });
}

const FIGHTS_ALL = (): Text => ({ fr: 'Combat toutes celles qui la touchent.', en: 'Fights all who touch it.' });

/** What a power is worth that does not strike from afar: what it gives back to a friend, what lasts of it, what its rule says. */
function powerValue(state: State, figure: Figure, power: Power, target: Figure): number {
  if (power.targets && (target === figure || allied(state, figure.id, target.id))) return aidValue(state, figure, power, target);
  const { works } = powerOdds(state, figure, power.id, target);
  return works * ((power.worth ?? 0) + effectsValue(state, figure, power, target));
}

/** What lasting effects are worth: what enemies could do to our side without them, less what they can do with them. */
function effectsValue(state: State, figure: Figure, power: Power, target: Figure): number {
  const effects = power.effects?.(state, { by: figure, on: target, user: figure }) ?? [];
  const fresh = effects.filter(({ rule, on }) => !state.effects.some((known) => known.rule === rule && known.on === on));
  if (fresh.length === 0) return 0;
  const then = { ...state, effects: [...state.effects, ...fresh] };
  if (target !== figure) return threatOf(tactics, state, target) - threatOf(tactics, then, target);
  const ours = [figure, ...alliesOf(state, figure.id)];
  return ours.reduce((sum, one) => sum + dangerOf(state, one) - dangerOf(then, one), 0) * SHARED;
}

/** Each enemy strikes one of ours only, where any of us might be struck by several. */
const SHARED = 0.5;

const dangerOf = (state: State, figure: Figure): number => danger(outlookOf(tactics, state, figure), figure);
