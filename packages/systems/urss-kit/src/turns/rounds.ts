import { figureOf, groupById, groupOf, inPlay } from '@escarmouche/skirmish';
import { levelOf } from '../dice.ts';
import { initiativePool } from '../initiative.ts';
import type { Turn } from '../rule.ts';
import type { FigureId, GroupId, State } from '../state.ts';
import { awaitsActivation, beginActivation } from './activation.ts';

/** Figures of a group that may be chosen, in roster order (UK-TURN-ALT-CHOICE). */
export function choices(state: State, group: GroupId): readonly FigureId[] {
  return groupById(state, group).figures.filter((id) => awaitsActivation(state, figureOf(state, id)));
}

/** Groups that take part in the next round: those with somebody left to activate (UK-TURN-ALT-EXHAUSTED). */
export function takingPart(state: State): readonly GroupId[] {
  return state.scene.groups.map(({ id }) => id).filter((id) => choices(state, id).length > 0);
}

/** Alternating activation: every group chooses in secret, all is shown at once, Initiative gives the order (UK-TURN-ALT-CHOICE, -INITIATIVE). */
export function playRound(turn: Turn): void {
  const { state } = turn;
  const groups = takingPart(state);
  const parts = groups.map((group) => ({ seat: groupById(state, group).seat, about: { group }, options: choices(state, group) }));
  const figures = turn.commit('activate', parts);
  turn.emit({ type: 'chosen', figures });
  turn.emit({ type: 'roundBegan', order: groups.length < 2 ? figures : ranked(turn, figures) });
  nextChosen(turn);
}

/** Highest score first; who has tied rolls again for the places shared, by option only at the same level (UK-TURN-ALT-TIE). */
function ranked(turn: Turn, figures: readonly FigureId[]): readonly FigureId[] {
  if (figures.length < 2) return figures;
  const scores = new Map(figures.map((id) => [id, rollInitiative(turn, id)] as const));
  return byPlace(figures, (id) => scores.get(id) ?? 0).flatMap((tied) => untied(turn, tied));
}

function untied(turn: Turn, tied: readonly FigureId[]): readonly FigureId[] {
  if (turn.state.scene.options['turn.initiativeTie'] === 'reroll') return ranked(turn, tied);
  const levels = new Map(tied.map((id) => [id, levelOf(initiativePool(turn.state, figureOf(turn.state, id)).changes)] as const));
  return byPlace(tied, (id) => levels.get(id) ?? 0).flatMap((equal) => ranked(turn, equal));
}

/** Those with the same number together, the highest number first. */
function byPlace(figures: readonly FigureId[], numberOf: (id: FigureId) => number): readonly (readonly FigureId[])[] {
  const places = [...new Set(figures.map(numberOf))].sort((a, b) => b - a);
  return places.map((place) => figures.filter((id) => numberOf(id) === place));
}

function rollInitiative(turn: Turn, id: FigureId): number {
  const { pool } = initiativePool(turn.state, figureOf(turn.state, id));
  const roll = turn.roll('initiative', pool, { figure: id }, groupOf(turn.state, id).seat);
  turn.emit({ type: 'rolled', purpose: 'initiative', roll, rule: 'UK-TURN-ALT-INITIATIVE', figure: id });
  return roll.score;
}

/** The next one chosen has its activation; who can no longer act has lost it (UK-TURN-LOST). False when the round is over. */
export function nextChosen(turn: Turn): boolean {
  for (let [next] = turn.state.chosen; next !== undefined; [next] = turn.state.chosen) {
    const figure = figureOf(turn.state, next);
    const lost = !inPlay(figure) || (figure.stunned && turn.state.scene.options['turn.stunned'] === 'counts-as-activated');
    if (!lost) {
      beginActivation(turn, next);
      return true;
    }
    turn.emit({ type: 'activationLost', figure: next });
  }
  return false;
}
