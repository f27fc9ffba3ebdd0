import { line, type Language, type Sentence, type Text } from '@escarmouche/referee';
import { list, wordsFor, type Words as WordsOf } from '../sentence.ts';
import type { Registry } from '../registry.ts';
import type { Battle } from '../roster.ts';
import type { BattleEvent, RuleEvent } from './battle-events.ts';
import { describeReaction } from './describe-moves.ts';
import type { PlaneEvent } from './events.ts';
import { describeNote } from './npc/describe.ts';
import type { Remembering } from './npc/missions.ts';
import { describeScenario, endReason } from './scenario/describe.ts';
import type { ScenarioEvent, ScenarioState } from './scenario/scenario.ts';

type Words = WordsOf<ScenarioState>;

/** Events that every system tells alike; health has names of each system's own. */
type Shared = ScenarioEvent | Exclude<BattleEvent, { type: 'vitalityLost' }> | Extract<PlaneEvent, { type: 'figureDeployed' | 'engaged' }>;
type Of<T extends Shared['type']> = Extract<Shared, { type: T }>;

/** One sentence for each shared event in French or English; undefined for an event that another one tells. `words.state`: before the event. */
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
  ranUp: () => undefined,
  alertTaken: (words, { figure }) =>
    words.say(line`${words.figure(figure)} prend la posture d’alerte.`, line`${words.figure(figure)} takes the alert stance.`),
  // An activation is told next, and always ends the stance.
  alertEnded: () => undefined,
  demoralisationTested: () => undefined,
  fledForGood: (words, { figure }) =>
    words.say(line`${words.figure(figure)} fuit définitivement.`, line`${words.figure(figure)} flees for good.`),
  noEffect: (words, { figure, rule }) =>
    words.say(
      line`Le tir ${words.of(figure)} se perd hors de la table (${words.rule(rule)}).`,
      line`${words.figure(figure)}’s shot is lost off the table (${words.rule(rule)}).`,
    ),
  objectiveMet: describeScenario,
  tokenTaken: describeScenario,
  tokenDropped: describeScenario,
  roomMissing: describeScenario,
  happened: describeScenario,
  battleEnded(words, { outcome }) {
    const reason = endReason(words.state, outcome)[words.language];
    const winners = outcome.winners.map(words.side);
    if (winners.length === 0) return words.say(line`Match nul. ${reason}`, line`A draw. ${reason}`);
    return words.say(line`Victoire : ${list(words, winners)}. ${reason}`, line`Victory: ${list(words, winners)}. ${reason}`);
  },
};

/** A plural in both languages. */
export const plural = (count: number): string => (count > 1 ? 's' : '');

/** Vitality lost and left; `health`: the system's name for it. An event that puts a figure out of action tells its own loss. */
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

/** Healing of a figure by another or by itself. */
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

/** A figure is activated, with so many actions. */
export const describeActivated = (words: Words, figure: string, actions: number): Sentence =>
  words.say(
    line`${words.figure(figure)} agit (${actions} action${plural(actions)}).`,
    line`${words.figure(figure)} is activated (${actions} action${plural(actions)}).`,
  );

/** A figure ends its activation with actions left. */
export const describePassed = (words: Words, figure: string, left: number): Sentence =>
  words.say(
    line`${words.figure(figure)} passe : ${left} action${plural(left)} non utilisée${plural(left)}.`,
    line`${words.figure(figure)} passes: ${left} action${plural(left)} not used.`,
  );

/** A figure turns where it stands, as its action (`left`: the actions left to it) or towards an enemy. */
export function describeTurn(
  words: Words,
  { figure, rule }: Extract<PlaneEvent, { type: 'figureTurned' }>,
  left: string | undefined,
): Sentence {
  const turns: Text =
    left === undefined ? { fr: 'fait face', en: 'turns to face its enemy' } : { fr: 'se tourne sur place', en: 'turns on the spot' };
  const how = { kind: 'rule', id: rule, text: turns[words.language] };
  return line`${words.figure(figure)} ${how}${withNote(left)}.`;
}

/** "1 action left": actions left to the acting figure. */
export function describeLeft({ language }: Pick<Words, 'language'>, left: number): string {
  if (left === 0) return language === 'fr' ? 'plus d’action' : 'no action left';
  return language === 'fr' ? `reste ${left} action${plural(left)}` : `${left} action${plural(left)} left`;
}

/** Note on the actions left after a command. */
export const withNote = (left = ''): string => (left === '' ? '' : ` (${left})`);

/** Effects and marks of special rules on figures, in the words of each rule, and notes of figures with a role. */
export const describeRules = <W extends Words & WordsOf<Remembering>, M extends Extract<RuleEvent, { type: 'marked' }>>(
  rules: Registry<{
    readonly id: string;
    readonly cites: readonly [string, ...string[]];
    readonly tells?: (words: W, mark: M) => Sentence | undefined;
  }>,
) => ({
  effectEnded(words: W, { effect: { rule, on } }: Extract<RuleEvent, { type: 'effectEnded' }>) {
    const ended = words.rule(rules.get(rule).cites[0]);
    return words.say(line`${words.figure(on)} : fin de ${ended}.`, line`${words.figure(on)}: ${ended} ends.`);
  },
  marked: (words: W, mark: M) =>
    mark.value !== undefined && rules.has(mark.rule) ? rules.get(mark.rule).tells?.(words, mark) : describeNote(words, mark),
});

/** Events by which persons correct a real table; they are told where they are played. */
type OfCorrections = 'corrected' | 'told';

/**
 * One sentence for an event in French or English; undefined for an event that another one tells, or that is of a correction. `state`: before the event. Figures and rules stay
 * links.
 */
export function describerOf<S extends Battle, E extends { readonly type: string }>(describers: {
  readonly [T in Exclude<E['type'], OfCorrections>]: (words: WordsOf<S>, event: Extract<E, { type: T }>) => Sentence | undefined;
}) {
  return (state: S, event: E, language: Language): Sentence | undefined => {
    const describer = describers[event.type as Exclude<E['type'], OfCorrections>] as
      | ((words: WordsOf<S>, event: E) => Sentence | undefined)
      | undefined;
    return describer?.(wordsFor(state, language), event);
  };
}
