import { line, refuse, type Refusal, type Sentence } from '@escarmouche/referee';
import { figureOf, healthName, inPlay, nameOf, sheetOf } from '@escarmouche/skirmish';
import { describeLeft, describeMarks, figureIn, memoryRefusal, planeCorrections } from '@escarmouche/skirmish/plane';
import type { Correction } from './commands.ts';
import { itemsOf } from './describe/index.ts';
import type { Words } from './describe/words.ts';
import type { Corrected, Event } from './events.ts';
import { fullVitality, healthOf } from './figures.ts';
import { gainedId } from './gained.ts';
import { grantedTo } from './granted.ts';
import { holdRefusal } from './holding.ts';
import { plane } from './plane.ts';
import { reduce, stillToFlee } from './reduce.ts';
import { specialRules } from './registry.ts';
import type { Figure, State } from './state.ts';
import { notPlaying } from './steering.ts';

const DECISIONS = 'UK-SYS-DECISIONS';

/** With what follows from it: who is stunned or has played has no actions left, who has not has all of them, and what is lost is in no hand. */
function completed(state: State, given: Correction): Correction {
  const { left, activations, alert } = figureOf(state, given.figure);
  const removed = given.posture === 'out' && state.scene.options['outOfAction.mode'] === 'remove';
  const isDown = given.posture === 'prone' || given.stunned === true || given.fleeing === true;
  const isFresh = given.activated === false || (given.stunned === false && left === 0 && activations === 0);
  const full = grantedTo(sheetOf(state, given.figure)).actions;
  return {
    ...given,
    ...(removed && { posture: 'gone' }),
    ...(isDown && alert && given.alert === undefined && { alert: false }),
    ...(given.left === undefined && isFresh && { left: full }),
    ...(given.left === undefined && (given.stunned || given.activated) && { left: 0 }),
    ...(given.lost && given.held === undefined && { held: figureOf(state, given.figure).held.filter((id) => !given.lost?.includes(id)) }),
  };
}

function refusal(state: State, { figure: id, alert, stunned, fleeing, left = 0, held, lost }: Correction): Refusal | undefined {
  const figure = figureOf(state, id);
  const who = nameOf(state, id);
  const { actions } = grantedTo(sheetOf(state, id));
  if (left > actions) return refuse('UK-ACT-COUNT', `${who} a au plus ${actions} actions.`, `${who} has at most ${actions} actions.`);
  if (alert && (stunned ?? figure.stunned))
    return refuse('UK-STATE-STUNNED', `${who} est Sonné : pas d’alerte.`, `${who} is stunned: no alert stance.`);
  if (alert && (fleeing ?? figure.fleeing !== undefined))
    return refuse('UK-MORALE-FLEE-GOOD', `${who} fuit : pas d’alerte.`, `${who} flees: no alert stance.`);
  const { weapons } = sheetOf(state, id);
  if (lost?.some((one) => !weapons.some((weapon) => weapon.id === one)))
    return refuse('UK-EQ-HANDS', `${who} n’a jamais eu tout cela.`, `${who} never had all that.`);
  return held && holdRefusal(state, { ...figure, ...(lost && { lost: [...lost] }) }, held);
}

/** Corrections of a figure of the kit by persons, and facts that they tell of two. */
export const corrections = planeCorrections<State, Correction, Event>({
  plane,
  ids: { decisions: DECISIONS, vitality: 'UK-DMG-VITALITY', alert: 'UK-ATTR-POSTURE-ALERTE' },
  groups: 'UK-TURN-GROUPS',
  notPlaying,
  fullVitality: (state, id) => fullVitality(sheetOf(state, id)),
  markRefusal({ scene }, { id }, rule, value) {
    const memories = specialRules.has(rule) ? (specialRules.get(rule).remembers ?? []).filter(({ until }) => !until) : undefined;
    const weapons = scene.sheets[id]?.weapons.map((one) => one.id) ?? [];
    return memoryRefusal(DECISIONS, memories, value, { weapons, features: scene.table.features.map((one) => one.id) });
  },
  completed,
  refusal,
  ended: (_state, figure) =>
    !inPlay(figure) || figure.stunned || figure.left === 0 ? { type: 'activationEnded', figure: figure.id, over: true } : undefined,
  reduce: reduceOwn,
  health: ({ state, language }, { figure }, vitality) => healthName(healthOf(sheetOf(state, figure), vitality), language),
  more,
});

function reduceOwn(state: State, event: Corrected, common: () => void): void {
  const { figure: id, stunned, fleeing, left, held, lost, activated } = event;
  const figure = figureIn(state, id);
  const falls = inPlay(figure) && event.posture === 'out';
  common();
  if (falls) reduce(state, { type: 'figureOut', figure: id });
  if (stunned !== undefined) figure.stunned = stunned && inPlay(figure);
  if (left !== undefined) figure.left = left;
  if (held) figure.held = [...held];
  if (lost) regain(state, figure, lost);
  if (activated) state.chosen = state.chosen.filter((one) => one !== id);
  if (activated === false) Object.assign(figure, { activations: state.activation?.figure === id ? 1 : 0, done: [] });
  if (fleeing === true) figure.fleeing = stillToFlee(state, figure);
  if (fleeing === false || (!inPlay(figure) && figure.posture !== 'out')) delete figure.fleeing;
}

/** Weapons that a figure has lost, no others: one that it has lies nowhere, and nobody else has it. */
function regain(state: State, figure: Figure, lost: readonly string[]): void {
  figure.lost = [...lost];
  const isHad = ({ weapon, owner }: { readonly weapon: string; readonly owner: string }): boolean =>
    owner === figure.id && !lost.includes(weapon);
  state.drops = state.drops.filter((drop) => !isHad(drop));
  for (const other of Object.values(state.figures)) {
    const back = other.gained.filter(isHad).map(gainedId);
    if (back.length === 0) continue;
    other.gained = other.gained.filter((taken) => !isHad(taken));
    other.held = other.held.filter((id) => !back.includes(id));
  }
}

function more(words: Words, event: Corrected): readonly Sentence[] {
  const { figure, stunned, fleeing, left, held, lost } = event;
  const told: Sentence[] = [];
  if (stunned !== undefined) told.push(stunned ? words.say(['Sonné'], ['stunned']) : words.say(['pas Sonné'], ['not stunned']));
  if (fleeing !== undefined)
    told.push(fleeing ? words.say(['ne pense qu’à fuir'], ['only wants to get away']) : words.say(['ne fuit pas'], ['does not flee']));
  if (left !== undefined) told.push([describeLeft(words, left)]);
  if (held) told.push(words.say(line`en main : ${itemsOf(words, figure, held)}`, line`in hand: ${itemsOf(words, figure, held)}`));
  if (lost) told.push(words.say(line`n’a plus : ${itemsOf(words, figure, lost)}`, line`has no more: ${itemsOf(words, figure, lost)}`));
  return [...told, ...describeMarks(words, event, (rule) => specialRules.get(rule).cites[0], sheetOf(words.state, figure).weapons)];
}
