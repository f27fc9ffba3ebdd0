import { refuse, type Json, type Pool, type Refusal, type Roll, type Seat } from '@escarmouche/referee';
import type { Rolled } from '../../describe-roll.ts';
import { figureOf, groupOf, inPlay, nameOf, type FigureId } from '../../roster.ts';
import type { PlaneState } from '../state.ts';
import type { Consult, Note, NpcCommand } from './consult-schema.ts';
import { drawn } from './faces.ts';
import type { DiceRule, Memory, NotedRule } from './memory-schema.ts';
import { missionsFor, playsBy, remembers, writtenMission } from './missions.ts';
import { npcOptions, tiesByDie } from './options.ts';
import { pcsOf } from './pcs.ts';
import type { Behaviour, Mission } from './schema.ts';
import { choosesBy, settlingRefusal, unsettled, type NpcState } from './settling.ts';

/** Events of rolls and notes, which a system tells like its own. */
type NpcEvent =
  | ({ readonly type: 'rolled'; readonly purpose: 'npc' } & Omit<Rolled, 'purpose'>)
  | { readonly type: 'marked'; readonly figure: FigureId; readonly rule: NotedRule | DiceRule; readonly value?: Memory[keyof Memory] };

/** Parts of a system's turn that rolls and notes need. */
interface NpcTurn {
  readonly state: NpcState;
  roll(purpose: 'npc', pool: Pool, about: Json, seat?: Seat): Roll;
  emit(event: NpcEvent): void;
}

const DIE: Pool = { dice: 1, faces: 6, modifiers: [] };

/** The mission or the behaviour whose figures roll or note by a rule; any role where none is named. */
const OF: Readonly<Record<DiceRule | NotedRule, Mission['type'] | Behaviour | undefined>> = {
  'AI-MIS-ELITE-TABLE': 'elite',
  'AI-MIS-SNIPER-TABLE': 'sniper',
  'AI-MIS-ASSASSIN-TABLE': 'assassin',
  'AI-MIS-CHEF-MISSION': 'chief',
  'AI-ORD-PROX': undefined,
  'AI-MDA-DISPUTE': undefined,
  'AI-MIS-ASSASSIN': 'assassin',
  'AI-MIS-CHEF': 'chief',
  'AI-MIS-CHEF-CONTROL': undefined,
  'AI-MIS-SNIPER-VANTAGE': 'sniper',
  'AI-MIS-SNIPER': 'sniper',
  'AI-MIS-GARDE': 'guard',
  'AI-MIS-PATROUILLE': 'patrol',
  'AI-BEH-PRUDENT': 'cautious',
  'AI-BEH-HARCELEUR': 'stalker',
};

/** Dice that count for one activation alone, or for one choice of the next figure (AI-DICE-WHEN, AI-MDA-DISPUTE, AI-ORD-PROX). */
const PASSING: ReadonlySet<string> = new Set(['AI-MIS-ELITE-TABLE', 'AI-MIS-SNIPER-TABLE', 'AI-MDA-DISPUTE', 'AI-ORD-PROX']);

/** Dice that are spent when the choice that they decide is noted. */
const SPENT: Partial<Record<NotedRule, DiceRule>> = { 'AI-MIS-ASSASSIN': 'AI-MIS-ASSASSIN-TABLE', 'AI-MIS-CHEF': 'AI-MIS-CHEF-MISSION' };

/** Four or more of whom a die decides have a face each; the others are rolled again (AI-MIS-CHEF-MISSION). */
const LEAST_APART = 4;

/** Why an NPC may not roll or note now; undefined when it may (AI-DICE-WHEN). */
export function npcRefusal(state: NpcState, command: NpcCommand): Refusal | undefined {
  const { figure: id, rule } = command;
  const who = nameOf(state, id);
  const role = state.scene.npcs?.roles[id];
  if (!role) return refuse('AI-CORE-SCOPE', `${who} n’a pas de mission.`, `${who} has no mission.`);
  if (state.phase !== 'play') return refuse(rule, 'La partie n’est pas en cours.', 'The battle is not under way.');
  if (!inPlay(figureOf(state, id))) return refuse(rule, `${who} n’est pas en jeu.`, `${who} is not in play.`);
  const own: readonly unknown[] = [undefined, role.mission.type, playsBy(state, id)?.type, role.behaviour];
  if (!own.includes(OF[rule])) return refuse(rule, `Cette règle n’est pas pour ${who}.`, `The rule is not for ${who}.`);
  return whenRefusal(state, command, who) ?? (command.type === 'note' ? noteRefusal(state, command) : dieRefusal(state, command, who));
}

/** Before the first activation figures choose; then a figure acts, or is the next to. */
function whenRefusal(state: NpcState, command: NpcCommand, who: string): Refusal | undefined {
  const { figure: id, rule } = command;
  const choosing = unsettled(state);
  const asked = command.type === 'note' ? rule : Object.entries(SPENT).find(([, die]) => die === rule)?.[0];
  if (choosing.length > 0) {
    if (rule === 'AI-MIS-CHEF-CONTROL') return undefined;
    return choosing.includes(id) && choosesBy(state, id) === asked ? undefined : settlingRefusal(state);
  }
  if (rule.startsWith('AI-MIS-CHEF')) {
    return refuse(
      rule,
      'Les Chefs ont pris leur mission avant la première activation.',
      'Chiefs took their missions before the first activation.',
    );
  }
  const { activation, group } = state;
  const between = command.type === 'note' ? !activation : rule === 'AI-ORD-PROX';
  const acts = between ? !activation && groupOf(state, id).id === group : activation?.figure === id;
  return acts ? undefined : refuse(rule, `Ce n’est pas à ${who} d’agir.`, `It is not for ${who} to act.`);
}

/** One die for one question: not without its option, and not again while the last one counts (AI-DICE-WHEN, AI-CAT-FALLBACK). */
function dieRefusal(state: NpcState, command: Consult, who: string): Refusal | undefined {
  const { figure: id, rule } = command;
  const options = npcOptions(state.scene.npcs?.options);
  const figure = figureOf(state, id);
  if (rule === 'AI-MDA-DISPUTE' && !isDisputed(state)) return programDecides();
  if (rule === 'AI-MDA-DISPUTE' && !areProposals(command.among))
    return refuse(
      rule,
      'Le plan du document est proposé d’abord, chacun une fois.',
      'The plan of the document is proposed first, each once.',
    );
  if (rule === 'AI-ORD-PROX' && !tiesByDie(options))
    return refuse(rule, 'À égalité, l’ordre de la liste décide (option).', 'Ties go by the roster (option).');
  if (rule === 'AI-MIS-ASSASSIN-TABLE' && isHunted(state, remembers(figure, 'AI-MIS-ASSASSIN'))) return keepsTarget(who);
  const face = remembers(figure, rule);
  const again = rule.endsWith('-TABLE')
    ? options['table.emptyCategory'] === 'reroll'
    : typeof face === 'number' && rule !== 'AI-MDA-DISPUTE' && face > LEAST_APART;
  return face === undefined || again ? undefined : refuse(rule, `${who} a déjà lancé ce dé.`, `${who} has already rolled this die.`);
}

/** The plan of the document is among those of a dispute, and before the others (AI-MDA-DISPUTE). */
const areProposals = (among: readonly Memory['AI-MDA-DISPUTE'][]): boolean =>
  among[0] === 0 && new Set(among.map((one) => JSON.stringify(one))).size === among.length;

const isDisputed = ({ scene }: NpcState): boolean => npcOptions(scene.npcs?.options)['dispute.mode'] === 'table';

const programDecides = (): Refusal =>
  refuse('AI-MDA-DISPUTE', 'Le programme décide seul (option).', 'The program decides by itself (option).');

const isHunted = ({ figures }: NpcState, target: FigureId | undefined): boolean => {
  const figure = target === undefined ? undefined : figures[target];
  return figure !== undefined && inPlay(figure);
};

const keepsTarget = (who: string): Refusal =>
  refuse('AI-MIS-ASSASSIN', `${who} garde sa cible jusqu’à son élimination.`, `${who} keeps its target until that is eliminated.`);

/** Is the value one that there is in this battle? Whether the NPC document has the figure choose it is for its player to know. */
function noteRefusal(state: NpcState, note: Note): Refusal | undefined {
  const { figure: id, rule, value } = note;
  const known = (sound: boolean): Refusal | undefined =>
    sound ? undefined : refuse(rule, 'Cette valeur ne convient pas ici.', 'The value does not fit here.');
  switch (note.rule) {
    case 'AI-MIS-ASSASSIN':
      if (isHunted(state, remembers(figureOf(state, id), note.rule))) return keepsTarget(nameOf(state, id));
      return known(pcsOf(state, id).some((pc) => pc.id === value));
    case 'AI-MIS-CHEF':
      return known(missionsFor(state, id).some((one) => writtenMission(one) === value));
    case 'AI-MIS-CHEF-CONTROL':
      return known(controls(state, note.value, id));
    case 'AI-MIS-SNIPER-VANTAGE':
    case 'AI-MIS-GARDE':
    case 'AI-BEH-PRUDENT':
    case 'AI-BEH-HARCELEUR':
      return known(isOnTable(state, note.value));
    case 'AI-MIS-PATROUILLE': {
      const mission = playsBy(state, id);
      return known(note.value === undefined || (mission?.type === 'patrol' && note.value < mission.zones.length));
    }
    case 'AI-MIS-SNIPER':
      return undefined;
    case 'AI-MDA-DISPUTE':
      if (!isDisputed(state)) return programDecides();
      return known(value !== undefined && remembers(figureOf(state, id), rule) === undefined);
  }
}

/** A chief of the same group that has yet to take its mission may control any figure with a role but another chief (AI-MIS-CHEF-CONTROL). */
function controls(state: NpcState, chief: FigureId | undefined, id: FigureId): boolean {
  return (
    chief !== undefined &&
    groupOf(state, id).figures.includes(chief) &&
    choosesBy(state, chief) === 'AI-MIS-CHEF' &&
    state.scene.npcs?.roles[id]?.mission.type !== 'chief'
  );
}

const isOnTable = ({ scene: { table } }: PlaneState, at: { readonly x: number; readonly y: number } | undefined): boolean =>
  at === undefined || (at.x >= 0 && at.y >= 0 && at.x <= table.width && at.y <= table.height);

/** Rolls on a table in the open, or remembers something: neither is an action (AI-DICE-WHEN). */
export function playNpc(turn: NpcTurn, command: NpcCommand): void {
  const { figure, rule } = command;
  if (command.type === 'note') {
    const die = SPENT[command.rule];
    turn.emit({ type: 'marked', figure, rule, ...(command.value !== undefined && { value: command.value }) });
    if (die && remembers(figureOf(turn.state, figure), die) !== undefined) turn.emit({ type: 'marked', figure, rule: die });
    return;
  }
  const { among } = command.rule === 'AI-MDA-DISPUTE' ? command : {};
  let value: Memory[DiceRule] | undefined;
  while (value === undefined) {
    // Players who dispute throw the die themselves: it is nobody’s.
    const roll = turn.roll('npc', DIE, { figure, rule }, among ? undefined : groupOf(turn.state, figure).seat);
    turn.emit({ type: 'rolled', purpose: 'npc', roll, rule, figure });
    value = among ? drawn(among, roll.score) : roll.score;
  }
  turn.emit({ type: 'marked', figure, rule, value });
}

/** An activation has ended, and with it the dice that count for one alone (AI-DICE-WHEN). */
export function forgetDice({
  scene,
  figures,
}: PlaneState & { readonly figures: Record<FigureId, { marks: Record<string, unknown> }> }): void {
  for (const id of Object.keys(scene.npcs?.roles ?? {})) {
    const figure = figures[id];
    if (!figure || !Object.keys(figure.marks).some((rule) => PASSING.has(rule))) continue;
    figure.marks = Object.fromEntries(Object.entries(figure.marks).filter(([rule]) => !PASSING.has(rule)));
  }
}
