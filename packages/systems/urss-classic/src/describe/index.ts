import type { Language, Sentence } from '@escarmouche/referee';
import { span } from '@escarmouche/space';
import type { Event, MoveManner } from '../events.ts';
import { ruleOf } from '../rule.ts';
import type { State } from '../state.ts';
import { describeRoll } from './rolls.ts';
import { line, list, wordsFor, type Words } from './sentence.ts';

type Of<T extends Event['type']> = Extract<Event, { type: T }>;
type Describer<T extends Event['type']> = (words: Words, event: Of<T>) => Sentence | undefined;

/** One sentence for an event in French or English; undefined for what the log need not tell. Figures and rules stay links. */
export function describe(state: State, event: Event, language: Language): Sentence | undefined {
  const describer = describers[event.type] as (words: Words, event: Event) => Sentence | undefined;
  return describer(wordsFor(state, language), event);
}

const ACTIONS: Readonly<Record<string, { fr: string; en: string }>> = {
  move: { fr: 'se déplace', en: 'moves' },
  run: { fr: 'court', en: 'runs' },
  jump: { fr: 'saute', en: 'jumps' },
  climb: { fr: 'escalade', en: 'climbs' },
  climbOrSwim: { fr: 'escalade ou nage', en: 'climbs or swims' },
  swim: { fr: 'nage', en: 'swims' },
  ladder: { fr: 'grimpe', en: 'climbs the ladder' },
  fight: { fr: 'combat', en: 'fights' },
  groupAttack: { fr: 'attaque tout le groupe', en: 'attacks the whole group' },
  shoot: { fr: 'tire', en: 'shoots' },
  alert: { fr: 'se met en alerte', en: 'goes on alert' },
  getUp: { fr: 'se relève', en: 'gets up' },
  hide: { fr: 'se cache', en: 'hides' },
  reload: { fr: 'recharge', en: 'reloads' },
  hero: { fr: 'tente un acte héroïque', en: 'attempts a heroic act' },
  jetpack: { fr: 'décolle', en: 'takes off' },
};

const MANNERS: Record<MoveManner, { fr: string; en: string }> = {
  move: { fr: 'avance de', en: 'moves' },
  run: { fr: 'court sur', en: 'runs' },
  jump: { fr: 'saute', en: 'jumps' },
  climb: { fr: 'escalade', en: 'climbs' },
  ladder: { fr: 'grimpe', en: 'climbs' },
  swim: { fr: 'nage sur', en: 'swims' },
  flight: { fr: 'vole sur', en: 'flies' },
  pushed: { fr: 'recule de', en: 'is pushed back' },
  thrown: { fr: 'vole en arrière sur', en: 'is thrown' },
  fled: { fr: 'fuit sur', en: 'flees' },
  fell: { fr: 'tombe de', en: 'falls' },
  back: { fr: 'revient de', en: 'goes back' },
};

/** Length of a way in space: along the ground, or up and down. */
function lengthOf({ points }: Of<'figureMoved'>): number {
  let length = 0;
  points.forEach((point, i) => {
    const before = points[i - 1];
    if (before) length += Math.max(span(before, point), Math.abs(point.z - before.z));
  });
  return length;
}

const describers: { readonly [T in Event['type']]: Describer<T> } = {
  orderSet(words, { order }) {
    const groups = list(
      words,
      order.map((id) => words.group(id)),
    );
    return words.say(line`Ordre de jeu : ${groups}.`, line`Order of play: ${groups}.`);
  },
  figureDeployed: (words, { figure }) =>
    words.say(line`${words.figure(figure)} prend place.`, line`${words.figure(figure)} takes its place.`),
  groupDeployed: (words, { group }) =>
    words.say(line`${words.group(group)} : déploiement terminé.`, line`${words.group(group)}: deployment is over.`),
  turnBegan: (words, { turn }) => words.say(line`Tour ${turn}.`, line`Turn ${turn}.`),
  groupBegan: (words, { group }) => words.say(line`À jouer : ${words.group(group)}.`, line`${words.group(group)} to play.`),
  groupEnded: () => undefined,
  activationBegan: (words, { figure, actions }) =>
    words.say(
      line`Activation de ${words.figure(figure)} (${actions} actions).`,
      line`${words.figure(figure)} is activated (${actions} actions).`,
    ),
  activationEnded: () => undefined,
  actionTaken(words, { figure, action, reaction }) {
    const known = ACTIONS[action];
    const does = known ? [known[words.language]] : words.say(line`utilise ${words.rule(action)}`, line`uses ${words.rule(action)}`);
    const why = reaction ? words.say(line` en réaction`, line` in reaction`) : undefined;
    return line`${words.figure(figure)} ${does}${why}.`;
  },
  encoreGranted: (words, { figure }) =>
    words.say(
      line`${words.figure(figure)} pourra faire deux fois sa prochaine action.`,
      line`${words.figure(figure)} may take its next action twice.`,
    ),
  ranUp: () => undefined,
  rolled: describeRoll,
  figureMoved(words, event) {
    const length = lengthOf(event);
    if (length < 1) return undefined;
    const manner = MANNERS[event.manner][words.language];
    const unit = words.say([' pas'], [length === 1000 ? ' pace' : ' paces']);
    return line`${words.figure(event.figure)} ${manner} ${words.paces(length)}${unit}.`;
  },
  impact: (words, { figure }) =>
    words.say(line`Le tir de ${words.figure(figure)} frappe le sol.`, line`The shot of ${words.figure(figure)} strikes the ground.`),
  figureTurned: (words, { figure, rule }) =>
    words.say(line`${words.figure(figure)} se tourne (${words.rule(rule)}).`, line`${words.figure(figure)} turns (${words.rule(rule)}).`),
  engaged(words, { figure, enemies }) {
    const names = list(
      words,
      enemies.map((id) => words.figure(id)),
    );
    return words.say(line`${words.figure(figure)} engage ${names}.`, line`${words.figure(figure)} engages ${names}.`);
  },
  freeAttack: (words, { figure, target, rule }) =>
    words.say(
      line`Attaque gratuite de ${words.figure(figure)} sur ${words.figure(target)} (${words.rule(rule)}).`,
      line`Free attack of ${words.figure(figure)} on ${words.figure(target)} (${words.rule(rule)}).`,
    ),
  vitalityLost: (words, { figure, points, left }) =>
    words.say(
      line`${words.figure(figure)} perd ${points} point${points > 1 ? 's' : ''} de vitalité (reste ${left}).`,
      line`${words.figure(figure)} loses ${points} vitality point${points > 1 ? 's' : ''} (${left} left).`,
    ),
  figureOut: (words, { figure }) =>
    words.say(line`${words.figure(figure)} est hors de combat.`, line`${words.figure(figure)} is out of action.`),
  figureHealed: (words, { figure, vitality, by }) =>
    words.say(
      line`${words.figure(by)} soigne ${words.figure(figure)} (vitalité ${vitality}).`,
      line`${words.figure(by)} heals ${words.figure(figure)} (vitality ${vitality}).`,
    ),
  knockedDown: (words, { figure }) => words.say(line`${words.figure(figure)} est à terre.`, line`${words.figure(figure)} is knocked down.`),
  gotUp: (words, { figure }) => words.say(line`${words.figure(figure)} est debout.`, line`${words.figure(figure)} is on its feet.`),
  alertTaken: (words, { figure }) =>
    words.say(line`${words.figure(figure)} est en posture d’alerte.`, line`${words.figure(figure)} is in alert stance.`),
  alertEnded: (words, { figure }) =>
    words.say(line`${words.figure(figure)} quitte la posture d’alerte.`, line`${words.figure(figure)} leaves the alert stance.`),
  fearFaced: (words, { figure, enemy, passed }) =>
    passed
      ? words.say(
          line`${words.figure(figure)} surmonte sa peur de ${words.figure(enemy)}.`,
          line`${words.figure(figure)} overcomes its fear of ${words.figure(enemy)}.`,
        )
      : words.say(
          line`${words.figure(figure)} n’ose pas charger ${words.figure(enemy)}.`,
          line`${words.figure(figure)} dares not charge ${words.figure(enemy)}.`,
        ),
  terrorFaced: (words, { figure, enemy }) =>
    words.say(
      line`${words.figure(enemy)} terrifie ${words.figure(figure)}.`,
      line`${words.figure(enemy)} terrifies ${words.figure(figure)}.`,
    ),
  demoralisationTested: (words, { figure, passed }) =>
    passed
      ? words.say(line`${words.figure(figure)} tient bon.`, line`${words.figure(figure)} stands firm.`)
      : words.say(line`${words.figure(figure)} perd courage.`, line`${words.figure(figure)} loses heart.`),
  fledForGood: (words, { figure }) =>
    words.say(line`${words.figure(figure)} fuit définitivement.`, line`${words.figure(figure)} flees for good.`),
  effectBegan: (words, { effect }) =>
    words.say(
      line`${words.figure(effect.on)} : ${words.rule(ruleOf(effect.rule).cites[0])} jusqu’à la prochaine activation de ${words.figure(effect.by)}.`,
      line`${words.figure(effect.on)}: ${words.rule(ruleOf(effect.rule).cites[0])} until the next activation of ${words.figure(effect.by)}.`,
    ),
  effectEnded: (words, { effect }) =>
    words.say(
      line`${words.figure(effect.on)} : fin de ${words.rule(ruleOf(effect.rule).cites[0])}.`,
      line`${words.figure(effect.on)}: ${words.rule(ruleOf(effect.rule).cites[0])} ends.`,
    ),
  marked: () => undefined,
  activationMarked: () => undefined,
  noEffect: (words, { figure, rule }) =>
    words.say(
      line`${words.figure(figure)} : sans effet (${words.rule(rule)}).`,
      line`${words.figure(figure)}: no effect (${words.rule(rule)}).`,
    ),
  battleEnded(words, { outcome }) {
    const reason = outcome.reason[words.language];
    const winners = outcome.winners.map((side) => ({ kind: 'side', id: side, text: sideName(words, side) }));
    if (winners.length === 0) return words.say(line`Match nul. ${reason}`, line`A draw. ${reason}`);
    return words.say(line`Victoire : ${list(words, winners)}. ${reason}`, line`Victory: ${list(words, winners)}. ${reason}`);
  },
};

/** A side is named by its groups. */
function sideName({ state }: Words, side: string): string {
  const names = state.scene.groups.filter((group) => group.side === side).map(({ name }) => name);
  return names.join(' & ') || side;
}
