import { refuse, type Json, type Pool, type Refusal, type Roll, type Seat } from '@escarmouche/referee';
import type { Rolled } from '../../describe-roll.ts';
import { groupOf, inPlay, nameOf, type FigureId, type GroupId } from '../../roster.ts';
import type { PlaneFigure, PlaneState } from '../state.ts';
import type { NpcCommand } from './consult-schema.ts';

/** A battle in which figures with a role act. */
interface NpcState extends PlaneState {
  readonly phase: string;
  readonly group: GroupId;
  readonly activation?: { readonly figure: FigureId } | undefined;
  readonly figures: Readonly<Record<FigureId, PlaneFigure & { readonly marks: Readonly<Record<string, unknown>> }>>;
}

/** Events of rolls and notes, which a system tells like its own. */
export type NpcEvent =
  | ({ readonly type: 'rolled'; readonly purpose: 'npc' } & Omit<Rolled, 'purpose'>)
  | ({ readonly type: 'marked' } & Pick<NpcCommand, 'figure' | 'rule'> & Pick<Extract<NpcCommand, { type: 'note' }>, 'value'>);

/** Parts of a system's turn that rolls and notes need. */
interface NpcTurn {
  readonly state: NpcState;
  roll(purpose: 'npc', pool: Pool, about: Json, seat: Seat): Roll;
  emit(event: NpcEvent): void;
}

const DIE: Pool = { dice: 1, faces: 6, modifiers: [] };

/** Why an NPC may not roll or note now; undefined when it may. A figure acts, or is the next to (AI-DICE-WHEN). */
export function npcRefusal(state: NpcState, { figure: id, rule }: NpcCommand): Refusal | undefined {
  const who = nameOf(state, id);
  const { activation, phase, group } = state;
  if (!state.scene.npcs?.roles[id]) return refuse('AI-CORE-SCOPE', `${who} n’a pas de mission.`, `${who} has no mission.`);
  if (phase !== 'play') return refuse(rule, 'La partie n’est pas en cours.', 'The battle is not under way.');
  const figure = state.figures[id];
  if (!figure || !inPlay(figure)) return refuse(rule, `${who} n’est pas en jeu.`, `${who} is not in play.`);
  const acts = activation ? activation.figure === id : groupOf(state, id).id === group;
  return acts ? undefined : refuse(rule, `Ce n’est pas à ${who} d’agir.`, `It is not for ${who} to act.`);
}

/** Rolls on a table in the open, or remembers something: neither is an action, and the last of each counts (AI-DICE-WHEN). */
export function playNpc(turn: NpcTurn, command: NpcCommand): void {
  const { figure, rule } = command;
  if (command.type === 'note') {
    const { type: _type, ...note } = command;
    return turn.emit({ type: 'marked', ...note });
  }
  const roll = turn.roll('npc', DIE, { figure, rule }, groupOf(turn.state, figure).seat);
  turn.emit({ type: 'rolled', purpose: 'npc', roll, rule, figure });
  turn.emit({ type: 'marked', figure, rule, value: roll.score });
}
