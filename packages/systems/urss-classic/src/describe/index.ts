import { line, type Language, type Sentence } from '@escarmouche/referee';
import { figureOf, inPlay, list, sheetOf, wordsFor } from '@escarmouche/skirmish';
import { describeMove, describeReaction, describeScenario, endReason } from '@escarmouche/skirmish/plane';
import type { Text } from '../content.ts';
import type { Event } from '../events.ts';
import { healthOf } from '../figures.ts';
import { specialRules } from '../rule.ts';
import type { State } from '../state.ts';
import { healthName } from './health.ts';
import { leftOver } from './left-over.ts';
import { describeRoll } from './rolls.ts';
import type { Words } from './words.ts';

type Of<T extends Event['type']> = Extract<Event, { type: T }>;
type Describer<T extends Event['type']> = (words: Words, event: Of<T>) => Sentence | undefined;

/** One sentence for an event in French or English; undefined for what another one tells. `state`: before the event. Figures and rules stay links. */
export function describe(state: State, event: Event, language: Language): Sentence | undefined {
  const describer = describers[event.type] as (words: Words, event: Event) => Sentence | undefined;
  return describer(wordsFor(state, language), event);
}

/** Verbs of basic actions, for those that are told when they are taken a second time. */
const ACTIONS: Readonly<Record<string, Text>> = { fight: { fr: 'combat', en: 'fights' }, shoot: { fr: 'tire', en: 'shoots' } };

/** Told by the event that follows: the movement with its length, the stance, the figure on its feet. */
const TOLD_AFTER: ReadonlySet<string> = new Set(['move', 'run', 'jump', 'climbOrSwim', 'ladder', 'alert', 'getUp']);

const s = (count: number): string => (count > 1 ? 's' : '');

const describers: { readonly [T in Event['type']]: Describer<T> } = {
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
  activationBegan: (words, { figure, actions }) =>
    words.say(
      line`À ${words.figure(figure)} d’agir (${actions} action${s(actions)}).`,
      line`${words.figure(figure)} is activated (${actions} action${s(actions)}).`,
    ),
  activationEnded(words, { figure }) {
    const left = words.state.activation?.left ?? 0;
    if (left === 0 || !inPlay(figureOf(words.state, figure))) return undefined;
    return words.say(
      line`${words.figure(figure)} passe : ${left} action${s(left)} non utilisée${s(left)}.`,
      line`${words.figure(figure)} passes: ${left} action${s(left)} not used.`,
    );
  },
  actionTaken(words, { figure, action, encore }) {
    const given = specialRules.has(action) ? specialRules.get(action) : undefined;
    const { aim, words: { told = undefined } = {} } = given?.action?.special ?? {};
    if (TOLD_AFTER.has(action) || aim === 'place' || !(encore || told)) return undefined;
    const known = told ?? ACTIONS[action];
    const used = words.rule(given?.cites[0] ?? action);
    const does = known ? [known[words.language]] : words.say(line`utilise ${used}`, line`uses ${used}`);
    const again = encore ? words.say([' une deuxième fois'], [' a second time']) : undefined;
    return line`${words.figure(figure)} ${does}${again}.`;
  },
  ranUp: () => undefined,
  rolled: describeRoll,
  figureMoved: (words, event) => describeMove(words, event, leftOver(words, event.figure)),
  reacted: describeReaction,
  impact: (words, { figure }) =>
    words.say(line`Le tir ${words.of(figure)} frappe le sol.`, line`${words.figure(figure)}’s shot strikes the ground.`),
  figureTurned(words, { figure, rule }) {
    const turns: Text =
      rule === 'UC-ACT-MOVE' ? { fr: 'se tourne sur place', en: 'turns on the spot' } : { fr: 'fait face', en: 'turns to face its enemy' };
    const left = rule === 'UC-ACT-MOVE' ? leftOver(words, figure) : '';
    const how = { kind: 'rule', id: rule, text: turns[words.language] };
    return line`${words.figure(figure)} ${how}${left === '' ? '' : ` (${left})`}.`;
  },
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
  vitalityLost(words, { figure, points, left }) {
    if (left === 0) return undefined;
    const health = healthName(healthOf(sheetOf(words.state, figure), left), words.language);
    return words.say(
      line`${words.figure(figure)} perd ${points} point${s(points)} de vitalité : reste ${left} (${health}).`,
      line`${words.figure(figure)} loses ${points} vitality point${s(points)}: ${left} left (${health}).`,
    );
  },
  figureOut: (words, { figure }) =>
    words.say(line`${words.figure(figure)} est Hors de Combat.`, line`${words.figure(figure)} is out of action.`),
  figureHealed(words, { figure, vitality, by }) {
    const [fr, en] = figure === by ? ['se soigne', 'heals itself'] : ['soigne ', 'heals '];
    const whom = figure === by ? undefined : words.figure(figure);
    return words.say(
      line`${words.figure(by)} ${fr}${whom} (vitalité ${vitality}).`,
      line`${words.figure(by)} ${en}${whom} (vitality ${vitality}).`,
    );
  },
  knockedDown: (words, { figure }) => words.say(line`${words.figure(figure)} est à terre.`, line`${words.figure(figure)} is knocked down.`),
  gotUp(words, { figure }) {
    const left = leftOver(words, figure);
    const note = left === '' ? '' : ` (${left})`;
    return words.say(line`${words.figure(figure)} se relève${note}.`, line`${words.figure(figure)} gets up${note}.`);
  },
  alertTaken: (words, { figure }) =>
    words.say(line`${words.figure(figure)} prend la posture d’alerte.`, line`${words.figure(figure)} takes the alert stance.`),
  // Its own activation is told next, and ends the stance always.
  alertEnded: () => undefined,
  demoralisationTested: () => undefined,
  fledForGood: (words, { figure }) =>
    words.say(line`${words.figure(figure)} fuit définitivement.`, line`${words.figure(figure)} flees for good.`),
  effectBegan: (words, { effect }) =>
    words.say(
      line`${words.figure(effect.on)} : ${words.rule(specialRules.get(effect.rule).cites[0])} jusqu’à la prochaine activation ${words.of(effect.by)}.`,
      line`${words.figure(effect.on)}: ${words.rule(specialRules.get(effect.rule).cites[0])} until ${words.figure(effect.by)}’s next activation.`,
    ),
  effectEnded: (words, { effect }) =>
    words.say(
      line`${words.figure(effect.on)} : fin de ${words.rule(specialRules.get(effect.rule).cites[0])}.`,
      line`${words.figure(effect.on)}: ${words.rule(specialRules.get(effect.rule).cites[0])} ends.`,
    ),
  marked: (words, mark) =>
    mark.value !== undefined && specialRules.has(mark.rule) ? specialRules.get(mark.rule).tells?.(words, mark) : undefined,
  noEffect: (words, { figure, rule }) =>
    words.say(
      line`Le tir ${words.of(figure)} se perd hors de la table (${words.rule(rule)}).`,
      line`${words.figure(figure)}’s shot is lost off the table (${words.rule(rule)}).`,
    ),
  noiseMade: (words) => words.say(['Du bruit ! Le jeton est posé là d’où il vient.'], ['A noise! The token lies where it came from.']),
  noiseFaded: (words, { group }) =>
    words.state.noise?.heardBy.length === 1
      ? words.say(
          ['Plus personne ne suit le bruit : le jeton est retiré.'],
          ['Nobody follows the noise any more: the token is taken away.'],
        )
      : words.say(line`${words.group(group)} ne suit plus le bruit.`, line`${words.group(group)} follows the noise no more.`),
  objectiveMet: describeScenario,
  tokenTaken: describeScenario,
  tokenDropped: describeScenario,
  happened: describeScenario,
  battleEnded(words, { outcome }) {
    const reason = endReason(words.state, outcome)[words.language];
    const winners = outcome.winners.map(words.side);
    if (winners.length === 0) return words.say(line`Match nul. ${reason}`, line`A draw. ${reason}`);
    return words.say(line`Victoire : ${list(words, winners)}. ${reason}`, line`Victory: ${list(words, winners)}. ${reason}`);
  },
};
