import type { Language, Seat } from '@escarmouche/referee';
import { undeployed } from '@escarmouche/skirmish/plane';
import { urssClassic, type Command, type State } from '@escarmouche/urss-classic';
import type { Step } from '../game-adapter.ts';
import { deployments } from '../plane/deploy/places.ts';
import { groupIn, nameIn } from '../plane/who.ts';
import { onPlane } from './plane-game.ts';
import { wordsOf } from './words.ts';

const ENDS: ReadonlySet<string> = new Set(['endDeployment', 'pass', 'endGroup']);

/** What can be commanded without pointing at anything. */
export function stepsFor(state: State, seat: Seat, selected: string | undefined, language: Language): readonly Step<Command>[] {
  const words = wordsOf(language).steps;
  const step = (id: string, label: string, commands: readonly Command[], main: boolean, hint?: string): Step<Command> => {
    const [first] = commands;
    return { id, label, hint, commands, main, ends: ENDS.has(id), refusal: first && urssClassic.check(state, seat, first) };
  };
  if (state.phase === 'order') return [step('rollOrder', words.rollOrder, [{ type: 'rollOrder' }], true)];
  if (state.phase === 'deployment') {
    const left = undeployed(state, state.group);
    const end = step('endDeployment', words.endDeployment, [{ type: 'endDeployment' }], left.length === 0);
    if (left.length === 0) return [end];
    return [step('autoPlace', words.autoPlace, deployments(onPlane, state, state.group), true), end];
  }
  if (state.phase !== 'play') return [];
  if (state.activation) return [step('pass', words.pass, [{ type: 'pass' }], false)];
  const activate =
    selected !== undefined && state.figures[selected]
      ? [step('activate', words.activate(nameIn(state, selected)), [{ type: 'activate', figure: selected }], true)].filter(
          ({ refusal }) => !refusal,
        )
      : [];
  const unplayed = (groupIn(state, state.group)?.figures ?? []).filter(
    (figure) => !urssClassic.check(state, seat, { type: 'activate', figure }),
  );
  const hint = unplayed.length === 0 ? undefined : words.unplayed(unplayed.length);
  return [step('endGroup', words.endGroup, [{ type: 'endGroup' }], false, hint), ...activate];
}
