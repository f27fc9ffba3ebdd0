import { line, type Sentence } from '@escarmouche/referee';
import type { Event } from '../events.ts';
import type { Describers } from './index.ts';
import { vp, type Words } from './words.ts';

type Course =
  | 'itemsPlaced'
  | 'reconWon'
  | 'reconTied'
  | 'firstChosen'
  | 'zoneChosen'
  | 'deployed'
  | 'deploymentEnded'
  | 'itemPlaced'
  | 'itemDiscarded'
  | 'bonusRolled'
  | 'itemPeeked'
  | 'itemRemoved'
  | 'flanked'
  | 'roundBegan'
  | 'commandRolled'
  | 'commandKept'
  | 'dieSpent'
  | 'turnBegan'
  | 'turnEnded'
  | 'secondActivated'
  | 'passed'
  | 'activationBegan'
  | 'activationCut'
  | 'moveResumed'
  | 'activationEnded'
  | 'finished'
  | 'objectiveScored'
  | 'pointsScored'
  | 'smokeCame'
  | 'smokeCleared'
  | 'roundEnded'
  | 'ended';

const nothing = (): undefined => undefined;

/** "Déplacement, Tir et Splat": a list with its last word. */
function faces(words: Words, list: Extract<Event, { readonly type: 'commandRolled' }>['faces']): string {
  const names = list.map((face) => words.face(face));
  const last = names.pop() ?? words.pick({ fr: 'rien', en: 'nothing' });
  return names.length === 0 ? last : `${names.join(', ')}${words.pick({ fr: ' et ', en: ' and ' })}${last}`;
}

export const courseDescribers: Describers<Course> = {
  itemsPlaced: nothing,
  reconTied: ({ say }) => say(['Recon : égalité, on relance.'], ['Recon: a tie, both roll again.']),
  reconWon(words, { seat, ahead }): Sentence {
    const who = words.seat(seat);
    return words.say(line`Recon gagnée de ${ahead} par ${who}.`, line`Recon won by ${who}, ${ahead} ahead.`);
  },
  firstChosen(words, { seat }) {
    const who = words.seat(seat);
    return words.say(line`Premier joueur : ${who}.`, line`First player: ${who}.`);
  },
  zoneChosen(words, { seat, zone }) {
    const found = words.state.scene.mission.zones.find(({ id }) => id === zone);
    const name = found ? words.pick(found.name) : zone;
    return words.say(line`${words.seat(seat)} : zone ${name}.`, line`${words.seat(seat)}: ${name} zone.`);
  },
  deployed: ({ say, figure }, { figure: id }) => say(line`${figure(id)} se déploie.`, line`${figure(id)} deploys.`),
  deploymentEnded: nothing,
  itemPlaced: (words, { at }) =>
    words.say(line`Un objet, face cachée, en ${words.cube(at)}.`, line`An item lies face down in ${words.cube(at)}.`),
  itemDiscarded: (words, { at }) =>
    words.say(
      line`Un objet tombe dans une zone de déploiement (${at}) : défaussé.`,
      line`An item falls in a deployment zone (${at}): discarded.`,
    ),
  bonusRolled: (words, { seat, dice }) =>
    words.say(
      line`Bonus de Recon pour ${words.seat(seat)} : ${dice.join(', ')}.`,
      line`Recon bonus for ${words.seat(seat)}: ${dice.join(', ')}.`,
    ),
  itemPeeked(words, { seat, token, item }) {
    const at = words.cube(words.state.tokens.find(({ id }) => id === token)?.at ?? token);
    const [fr, en] = item === undefined ? [[''], ['']] : [line`\u00a0: ${words.item(item)}`, line`: ${words.item(item)}`];
    return words.say(
      line`Objet en ${at} regardé par ${words.seat(seat)}${fr}.`,
      line`Item in ${at} looked at by ${words.seat(seat)}${en}.`,
    );
  },
  itemRemoved: (words, { at }) =>
    words.say(line`L’objet en ${words.cube(at)} est défaussé.`, line`The item in ${words.cube(at)} is discarded.`),
  flanked: ({ say, figure }, { figure: id }) =>
    say(line`${figure(id)} contourne le champ de bataille.`, line`${figure(id)} goes round the battlefield.`),
  roundBegan: (words, { round, initiative }) =>
    words.say(line`Round ${round}. Initiative : ${words.seat(initiative)}.`, line`Round ${round}. Initiative: ${words.seat(initiative)}.`),
  commandRolled: (words, { seat, faces: rolled }) =>
    words.say(
      line`${words.seat(seat)}, dés de Commandement\u00a0: ${faces(words, rolled)}.`,
      line`${words.seat(seat)}, command dice: ${faces(words, rolled)}.`,
    ),
  commandKept(words, { seat, faces: kept, again }) {
    if (again.length === 0) return undefined;
    const many = again.length;
    return words.say(
      line`${words.seat(seat)}, ${many}\u00a0${many > 1 ? 'dés relancés' : 'dé relancé'} : ${faces(words, kept)}.`,
      line`${words.seat(seat)}, ${many} ${many > 1 ? 'dice' : 'die'} thrown again: ${faces(words, kept)}.`,
    );
  },
  dieSpent: (words, { seat, face, count }) =>
    words.say(
      line`${words.seat(seat)}, ${count === 1 ? 'un dé de Commandement dépensé' : `${count}\u00a0dés de Commandement dépensés`}\u00a0: ${words.face(face)}.`,
      line`${words.seat(seat)}, ${count === 1 ? 'a command die' : `${count} command dice`} spent: ${words.face(face)}.`,
    ),
  turnBegan: nothing,
  turnEnded: nothing,
  secondActivated: nothing,
  passed: (words, { seat }) => words.say(line`Tour passé : ${words.seat(seat)}.`, line`Turn passed: ${words.seat(seat)}.`),
  activationBegan: ({ say, figure }, { figure: id }) => say(line`${figure(id)} est active.`, line`${figure(id)} is active.`),
  moveResumed: ({ say, figure }, { figure: id }) =>
    say(line`${figure(id)} rompt le combat et poursuit son mouvement.`, line`${figure(id)} breaks away and moves on.`),
  activationCut: ({ say, rule }, { rule: id }) =>
    say(line`Son activation s’arrête là (${rule(id)}).`, line`Its activation ends there (${rule(id)}).`),
  activationEnded: ({ say, figure }, { figure: id, idle }) =>
    idle ? say(line`${figure(id)} ne fait rien.`, line`${figure(id)} does nothing.`) : undefined,
  finished: (words, { seat }) =>
    words.say(
      line`Toutes les figurines de ${words.seat(seat)} ont été activées en premier.`,
      line`All figures of ${words.seat(seat)} have been activated first.`,
    ),
  objectiveScored(words, { seat, objective, vp: points }) {
    const at = words.state.scene.mission.objectives.find(({ id }) => id === objective)?.at ?? objective;
    return words.say(
      line`Objectif en ${words.cube(at)} contrôlé par ${words.seat(seat)} : ${vp(words, points)}.`,
      line`Objective in ${words.cube(at)} controlled by ${words.seat(seat)}: ${vp(words, points)}.`,
    );
  },
  pointsScored: (words, { seat, vp: points, rule }) =>
    words.say(
      line`${words.seat(seat)} : ${vp(words, points)} (${words.rule(rule)}).`,
      line`${words.seat(seat)}: ${vp(words, points)} (${words.rule(rule)}).`,
    ),
  smokeCame: (words, { at }) => words.say(line`Fumée en ${words.cube(at)}.`, line`Smoke in ${words.cube(at)}.`),
  smokeCleared: (words, { at }) => words.say(line`La fumée se dissipe en ${words.cube(at)}.`, line`The smoke clears in ${words.cube(at)}.`),
  roundEnded: ({ say }, { round }) => say(line`Fin du Round ${round}.`, line`End of Round ${round}.`),
  ended: ({ pick }, { outcome }) => [pick(outcome.reason)],
};
