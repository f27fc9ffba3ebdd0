import { closedOffer, refuse, type Offer, type Refusal, type Seat } from '@escarmouche/referee';
import { figureOf, groupOf, inPlay, nameOf, type FigureId, type Group } from '../../roster.ts';
import type { PlaneFigure, PlaneState } from '../state.ts';
import type { NpcCommand } from './consult-schema.ts';
import { missionsFor, playsBy, remembers, writtenMission } from './missions.ts';
import { pcsOf } from './pcs.ts';

/** Assassins choose their targets and chiefs their missions when deployment is complete, before the first activation (AI-MIS-ASSASSIN, AI-MIS-CHEF-CONTROL). */

/** A figure with its memory, and its activations this turn where several are counted. */
interface NpcFigure extends PlaneFigure {
  readonly marks: Readonly<Record<string, unknown>>;
  readonly activated: boolean;
  readonly activations?: number;
}

/** A battle in which figures with a role act. */
export interface NpcState extends PlaneState {
  readonly phase: string;
  readonly turn: number;
  readonly group: string;
  readonly activation?: { readonly figure: FigureId } | undefined;
  readonly figures: Readonly<Record<FigureId, NpcFigure>>;
}

/** The rule that has a figure choose something before the first activation; undefined when it has chosen, or has nothing to choose. */
export function choosesBy(state: NpcState, id: FigureId): 'AI-MIS-CHEF' | 'AI-MIS-ASSASSIN' | undefined {
  const figure = figureOf(state, id);
  const mission = state.scene.npcs?.roles[id]?.mission;
  if (!mission || !inPlay(figure)) return undefined;
  if (mission.type === 'chief' && !remembers(figure, 'AI-MIS-CHEF')) return 'AI-MIS-CHEF';
  // A follower shares the target of its chief (AI-MIS-CHEF-INCOMPAT).
  const knows = remembers(figure, 'AI-MIS-ASSASSIN') ?? remembers(figure, 'AI-MIS-CHEF-CONTROL');
  return knows === undefined && playsBy(state, id)?.type === 'assassin' && pcsOf(state, id).length > 0 ? 'AI-MIS-ASSASSIN' : undefined;
}

/** Figures of the first seat, by the roster, that have yet to choose before the first activation of the battle; its player says which is first. */
export function unsettled(state: NpcState): readonly FigureId[] {
  const { scene, phase, turn, activation, figures } = state;
  if (!scene.npcs || phase !== 'play' || turn > 1 || activation) return [];
  if (Object.values(figures).some((one) => one.activated || (one.activations ?? 0) > 0)) return [];
  const choosing = scene.roster.filter((id) => choosesBy(state, id));
  const seat = choosing[0] !== undefined && groupOf(state, choosing[0]).seat;
  return choosing.filter((id) => groupOf(state, id).seat === seat);
}

/** The group whose figures choose before the first activation; undefined when all have. */
export function settlingGroup(state: NpcState): Group | undefined {
  const [first] = unsettled(state);
  return first === undefined ? undefined : groupOf(state, first);
}

/** The seat of that group. */
export const settlingSeat = (state: NpcState): Seat | undefined => settlingGroup(state)?.seat;

/** Why no other command is open: somebody has yet to choose. */
export function settlingRefusal(state: NpcState): Refusal | undefined {
  const [first] = unsettled(state);
  if (first === undefined) return undefined;
  const who = nameOf(state, first);
  return choosesBy(state, first) === 'AI-MIS-CHEF'
    ? refuse('AI-MIS-CHEF-CONTROL', `${who} prend d’abord sa mission.`, `${who} takes its mission first.`)
    : refuse('AI-MIS-ASSASSIN', `${who} choisit d’abord sa cible.`, `${who} chooses its target first.`);
}

/** Before the first activation, each one command: the die of a figure that has not rolled, then its choices. `refusal`: that of a command. */
export function settlingOffers(state: NpcState, refusal: (command: NpcCommand) => Refusal | undefined): Offer<NpcCommand>[] {
  return unsettled(state).flatMap((figure) => {
    const leads = choosesBy(state, figure) === 'AI-MIS-CHEF';
    const die = leads ? 'AI-MIS-CHEF-MISSION' : 'AI-MIS-ASSASSIN-TABLE';
    const rolls: NpcCommand[] = remembers(figureOf(state, figure), die) === undefined ? [{ type: 'consult', figure, rule: die }] : [];
    const choices: NpcCommand[] = leads
      ? missionsFor(state, figure).map((mission) => ({ type: 'note', figure, rule: 'AI-MIS-CHEF', value: writtenMission(mission) }))
      : pcsOf(state, figure).map(({ id }) => ({ type: 'note', figure, rule: 'AI-MIS-ASSASSIN', value: id }));
    return [...rolls, ...choices].map((command, nth) => closedOffer(command, refusal(command), `${command.type}:${figure}:${nth}`));
  });
}
