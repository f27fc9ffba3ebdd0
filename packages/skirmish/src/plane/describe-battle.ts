import { line, type Sentence } from '@escarmouche/referee';
import { list, type Words as WordsOf } from '../sentence.ts';
import type { BattleEvent } from './battle-events.ts';
import { describeReaction } from './describe-moves.ts';
import type { PlaneEvent } from './events.ts';
import { endReason } from './scenario/describe.ts';
import type { ScenarioState } from './scenario/scenario.ts';

type Words = WordsOf<ScenarioState>;

/** Events that every system tells alike; health has names of each system's own. */
type Shared = Exclude<BattleEvent, { type: 'vitalityLost' }> | Extract<PlaneEvent, { type: 'figureDeployed' | 'engaged' }>;
type Of<T extends Shared['type']> = Extract<Shared, { type: T }>;

/** One sentence for each of them in French or English; undefined for what another one tells. `words.state`: before the event. */
export const describeBattle: { readonly [T in Shared['type']]: (words: Words, event: Of<T>) => Sentence | undefined } = {
  orderSet(words, { order }) {
    const groups = list(
      words,
      order.map((id) => words.group(id)),
      words.say([', puis '], [', then ']),
    );
    return words.say(line`Ordre de jeu : ${groups}.`, line`Order of play: ${groups}.`);
  },
  figureDeployed: (words, { figure }) => words.say(line`${words.figure(figure)} prend place.`, line`${words.figure(figure)} is deployed.`),
  groupDeployed: (words, { group }) =>
    words.say(line`${words.group(group)} : déploiement terminé.`, line`${words.group(group)}: deployment is over.`),
  turnBegan: (words, { turn }) => words.say(line`Tour ${turn}.`, line`Turn ${turn}.`),
  groupBegan: (words, { group }) => words.say(line`À jouer : ${words.group(group)}.`, line`${words.group(group)} to play.`),
  groupEnded: () => undefined,
  reacted: describeReaction,
  impact: (words, { figure }) =>
    words.say(line`Le tir ${words.of(figure)} frappe le sol.`, line`${words.figure(figure)}’s shot strikes the ground.`),
  engaged(words, { figure, enemies }) {
    const names = list(
      words,
      enemies.map((id) => words.figure(id)),
    );
    return words.say(line`${words.figure(figure)} engage ${names}.`, line`${words.figure(figure)} engages ${names}.`);
  },
  freeAttack: (words, { figure, target, rule }) =>
    words.say(
      line`Attaque gratuite ${words.of(figure)} sur ${words.figure(target)} (${words.rule(rule)}).`,
      line`${words.figure(figure)}’s free attack on ${words.figure(target)} (${words.rule(rule)}).`,
    ),
  knockedDown: (words, { figure }) => words.say(line`${words.figure(figure)} est à terre.`, line`${words.figure(figure)} is knocked down.`),
  alertTaken: (words, { figure }) =>
    words.say(line`${words.figure(figure)} prend la posture d’alerte.`, line`${words.figure(figure)} takes the alert stance.`),
  // Its own activation is told next, and ends the stance always.
  alertEnded: () => undefined,
  demoralisationTested: () => undefined,
  fledForGood: (words, { figure }) =>
    words.say(line`${words.figure(figure)} fuit définitivement.`, line`${words.figure(figure)} flees for good.`),
  noEffect: (words, { figure, rule }) =>
    words.say(
      line`Le tir ${words.of(figure)} se perd hors de la table (${words.rule(rule)}).`,
      line`${words.figure(figure)}’s shot is lost off the table (${words.rule(rule)}).`,
    ),
  battleEnded(words, { outcome }) {
    const reason = endReason(words.state, outcome)[words.language];
    const winners = outcome.winners.map(words.side);
    if (winners.length === 0) return words.say(line`Match nul. ${reason}`, line`A draw. ${reason}`);
    return words.say(line`Victoire : ${list(words, winners)}. ${reason}`, line`Victory: ${list(words, winners)}. ${reason}`);
  },
};

/** A plural in both languages. */
export const plural = (count: number): string => (count > 1 ? 's' : '');

/** Vitality lost and left; `health`: what the system calls that. What puts a figure out of action is told by that. */
export function describeLoss(
  words: Words,
  { figure, points, left }: Extract<BattleEvent, { type: 'vitalityLost' }>,
  health: string,
): Sentence | undefined {
  if (left === 0) return undefined;
  return words.say(
    line`${words.figure(figure)} perd ${points} point${plural(points)} de vitalité : reste ${left} (${health}).`,
    line`${words.figure(figure)} loses ${points} vitality point${plural(points)}: ${left} left (${health}).`,
  );
}

/** Who heals whom, or itself. */
export function describeHealing(
  words: Words,
  { figure, by, vitality }: { readonly figure: string; readonly by: string; readonly vitality: number },
): Sentence {
  const [fr, en] = figure === by ? ['se soigne', 'heals itself'] : ['soigne ', 'heals '];
  const whom = figure === by ? undefined : words.figure(figure);
  return words.say(
    line`${words.figure(by)} ${fr}${whom} (vitalité ${vitality}).`,
    line`${words.figure(by)} ${en}${whom} (vitality ${vitality}).`,
  );
}
