import { controlledBy } from '@escarmouche/ai/npc/chiefs';
import type { Language, Seat } from '@escarmouche/referee';
import { figureOf } from '@escarmouche/skirmish';
import {
  chiefName,
  missionsFor,
  remembers,
  undeployed,
  unsettled,
  writtenMission,
  zonesOf,
  type NpcCommand,
} from '@escarmouche/skirmish/plane';
import { textIn } from '../../i18n/format.ts';
import type { NextStep } from '../game-adapter.ts';
import { deployments, placing } from '../plane/deploy/places.ts';
import { figureIn, nameIn } from '../plane/who.ts';
import type { UrssGame, UrssState } from './game.ts';
import { urssWords } from './words.ts';

const ENDS: ReadonlySet<string> = new Set(['endDeployment', 'pass', 'endGroup']);

/** A command without aim, as a step. */
export function stepOf<S extends UrssState, C extends object>(
  { system }: UrssGame<S, C>,
  state: S,
  seat: Seat,
  step: Pick<NextStep<C>, 'id' | 'label' | 'commands' | 'hint'> & { readonly main?: true },
): NextStep<C> {
  const [first] = step.commands;
  return { main: false, ...step, ends: ENDS.has(step.id), refusal: first && system.check(state, seat, first) };
}

/** Steps of a deployment: all figures placed at once, and the end. */
export function deploymentSteps<S extends UrssState, C extends object>(
  game: UrssGame<S, C>,
  state: S,
  seat: Seat,
  language: Language,
  lot?: number,
): readonly NextStep<C>[] {
  const words = urssWords(language).steps;
  const left = undeployed(state, state.group).length;
  const commands = [game.command({ type: 'endDeployment' })];
  const end = stepOf(game, state, seat, { id: 'endDeployment', label: words.endDeployment, commands, ...(left === 0 && { main: true }) });
  if (left === 0) return [end];
  const next = placing(game, state, state.group, lot).next().value;
  const place = stepOf(game, state, seat, { id: 'autoPlace', label: words.autoPlace, commands: next ? [next] : [], main: true });
  // Commands for all figures are drawn up once they are asked for, not with every figure placed.
  const all = {
    ...place,
    get commands() {
      return deployments(game, state, state.group, lot);
    },
  };
  return [all, end];
}

/**
 * Before the first activation: the die and the choices of the selected figure, else of the first that has yet to choose; a chief takes those that it
 * controls with its mission (AI-MIS-ASSASSIN, AI-MIS-CHEF-CONTROL).
 */
function settlingSteps<S extends UrssState, C extends object>(
  { system, command: commandOf }: UrssGame<S, C>,
  state: S,
  seat: Seat,
  figure: string,
  language: Language,
): readonly NextStep<C>[] {
  const words = urssWords(language).settling;
  const name = nameIn(state, figure);
  const missions = missionsFor(state, figure);
  const labelOf = (command: NpcCommand): string => {
    if (command.type === 'consult') return command.rule === 'AI-MIS-CHEF-MISSION' ? words.missionDie(name) : words.targetDie(name);
    if (command.rule !== 'AI-MIS-CHEF') return words.target(name, nameIn(state, String(command.value)));
    const mission = missionOf(command);
    const led = followersOf(command).map((id) => nameIn(state, id));
    return words.mission(
      name,
      mission ? textIn(chiefName(mission, zonesOf(state.scene)), language) : String(command.value),
      led.join(', '),
    );
  };
  const missionOf = (command: NpcCommand) =>
    command.type === 'note' && command.rule === 'AI-MIS-CHEF' ? missions.find((one) => writtenMission(one) === command.value) : undefined;
  /** Figures that a chief controls by a mission. */
  function followersOf(command: NpcCommand): readonly string[] {
    const mission = missionOf(command);
    return mission ? controlledBy(state, figure, mission) : [];
  }
  const following = (command: NpcCommand): readonly C[] =>
    followersOf(command)
      .filter((id) => remembers(figureOf(state, id), 'AI-MIS-CHEF-CONTROL') !== figure)
      .map((id) => commandOf({ type: 'note', figure: id, rule: 'AI-MIS-CHEF-CONTROL', value: figure }));
  return system.offers(state, seat).flatMap(({ id, command, refusal }) => {
    const npc = command as NpcCommand | undefined;
    if (command === undefined || npc?.figure !== figure) return [];
    return [{ id, label: labelOf(npc), commands: [...following(npc), command], refusal, main: true, ends: false }];
  });
}

/** Between activations: the end of the group's turn, and the activation of the selected figure; before the first, the choices of NPCs. */
export function choosingSteps<S extends UrssState, C extends object>(
  game: UrssGame<S, C>,
  state: S,
  seat: Seat,
  selected: string | undefined,
  language: Language,
): readonly NextStep<C>[] {
  const choosing = unsettled(state);
  const first = choosing.find((id) => id === selected) ?? choosing[0];
  if (first !== undefined) return settlingSteps(game, state, seat, first, language);
  const words = urssWords(language).steps;
  const unplayed = game.turns.ready?.(state, seat) ?? [];
  const hint = unplayed.length === 0 ? undefined : words.unplayed(unplayed.length);
  const end = stepOf(game, state, seat, { id: 'endGroup', label: words.endGroup, commands: [game.command({ type: 'endGroup' })], hint });
  if (!figureIn(state, selected) || selected === undefined) return [end];
  const commands = [game.command({ type: 'activate', figure: selected })];
  const activate = stepOf(game, state, seat, { id: 'activate', label: words.activate(nameIn(state, selected)), commands, main: true });
  return activate.refusal ? [end] : [end, activate];
}

export function passStep<S extends UrssState, C extends object>(
  game: UrssGame<S, C>,
  state: S,
  seat: Seat,
  language: Language,
): NextStep<C> {
  return stepOf(game, state, seat, { id: 'pass', label: urssWords(language).steps.pass, commands: [game.command({ type: 'pass' })] });
}
