import { line, type Text } from '@escarmouche/referee';
import { figureOf, healthName, inPlay, list, sheetOf } from '@escarmouche/skirmish';
import {
  describeActivated,
  describeBattle,
  describeDie,
  describeHealing,
  describeLoss,
  describeMove,
  describePassed,
  describeRules,
  describerOf,
  describeTurn,
  plural,
  withNote,
} from '@escarmouche/skirmish/plane';
import type { Event } from '../events.ts';
import { healthOf } from '../figures.ts';
import { gainedWeapons } from '../gained.ts';
import { specialRules } from '../registry.ts';
import type { State } from '../state.ts';
import { leftOver } from './left-over.ts';
import { describeRoll } from './rolls.ts';
import type { Words } from './words.ts';

/** Basic actions without a later event that tells them. */
const TOLD: Readonly<Record<string, Text>> = { nothing: { fr: 'ne fait rien', en: 'does nothing' } };

/** Things that a figure holds, by name. */
export function itemsOf({ state, language }: Words, id: string, items: readonly string[]): string {
  const { weapons, shields } = sheetOf(state, id);
  const names = [...weapons, ...gainedWeapons(state, figureOf(state, id)), ...shields]
    .filter((one) => items.includes(one.id))
    .map(({ name }) => name[language]);
  return names.length > 0 ? names.join(', ') : language === 'fr' ? 'rien' : 'nothing';
}

/** One sentence for an event in French or English; undefined where another event tells the same. */
export const describe = describerOf<State, Event>({
  ...describeBattle,
  ...describeRules(specialRules),
  turnEnded: () => undefined,
  chosen(words, { figures }) {
    const names = list(
      words,
      figures.map((id) => words.figure(id)),
    );
    return figures.length < 2 ? undefined : words.say(line`Choix révélés : ${names}.`, line`Choices shown: ${names}.`);
  },
  roundBegan(words, { order }) {
    const names = list(
      words,
      order.map((id) => words.figure(id)),
      words.say([', puis '], [', then ']),
    );
    return order.length < 2 ? undefined : words.say(line`Ordre de la manche : ${names}.`, line`Order of the round: ${names}.`);
  },
  activationLost: (words, { figure }) =>
    words.say(line`${words.figure(figure)} perd son activation.`, line`${words.figure(figure)} loses its activation.`),
  activationBegan: (words, { figure }) => describeActivated(words, figure, figureOf(words.state, figure).left),
  activationEnded(words, { figure, over }) {
    const { left, posture } = figureOf(words.state, figure);
    if (left === 0 || !inPlay({ id: figure, posture })) return undefined;
    if (over) {
      return describePassed(words, figure, left);
    }
    return words.say(
      line`${words.figure(figure)} garde ${left} action${plural(left)} pour plus tard.`,
      line`${words.figure(figure)} keeps ${left} action${plural(left)} for later.`,
    );
  },
  actionTaken(words, { figure, action }) {
    const told = specialRules.has(action) ? specialRules.get(action).action?.special?.words.told : TOLD[action];
    return told && line`${words.figure(figure)} ${told[words.language]}.`;
  },
  aimed: (words, { figure }) => words.say(line`${words.figure(figure)} vise.`, line`${words.figure(figure)} aims.`),
  aimSpent: () => undefined,
  heldChanged(words, { figure, items }) {
    const held = itemsOf(words, figure, items);
    return words.say(line`${words.figure(figure)} a en main : ${held}.`, line`${words.figure(figure)} has in hand: ${held}.`);
  },
  rolled: (words, event) => (event.purpose === 'npc' ? describeDie(words, event) : describeRoll(words, event)),
  figureMoved: (words, event) => describeMove(words, event, leftOver(words, event.figure)),
  figureTurned: (words, event) => describeTurn(words, event, event.rule === 'UK-ACT-MOVE' ? leftOver(words, event.figure) : undefined),
  blowCounted: () => undefined,
  vitalityLost: (words, event) =>
    describeLoss(words, event, healthName(healthOf(sheetOf(words.state, event.figure), event.left), words.language)),
  figureOut: (words, { figure }) =>
    words.say(line`${words.figure(figure)} est Hors de Combat.`, line`${words.figure(figure)} is out of action.`),
  figureGone: (words, { figure }) =>
    words.say(line`${words.figure(figure)} quitte la table en rampant.`, line`${words.figure(figure)} crawls off the table.`),
  figureHealed: describeHealing,
  stunned: (words, { figure }) => words.say(line`${words.figure(figure)} est Sonné.`, line`${words.figure(figure)} is stunned.`),
  lay: (words, { figure }) => words.say(line`${words.figure(figure)} est à plat ventre.`, line`${words.figure(figure)} lies low.`),
  stoodUp(words, { figure }) {
    const note = withNote(leftOver(words, figure));
    return words.say(line`${words.figure(figure)} se relève${note}.`, line`${words.figure(figure)} stands up${note}.`);
  },
  fleesForGood: (words, { figure, now }) =>
    now === 'moved' || words.state.figures[figure]?.fleeing
      ? undefined
      : words.say(line`${words.figure(figure)} ne pense plus qu’à fuir.`, line`${words.figure(figure)} only wants to get away.`),
  weaponLost(words, { figure, weapon, rule, at }) {
    const item = itemsOf(words, figure, [weapon]);
    const why = words.rule(rule);
    return at
      ? words.say(line`${item} échappe à ${words.figure(figure)} (${why}).`, line`${words.figure(figure)} drops ${item} (${why}).`)
      : words.say(line`${words.figure(figure)} n’a plus ${item} (${why}).`, line`${words.figure(figure)} loses ${item} (${why}).`);
  },
  weaponTaken(words, { figure, drop }) {
    const item = itemsOf(words, drop.owner, [drop.weapon]);
    return words.say(line`${words.figure(figure)} ramasse ${item}.`, line`${words.figure(figure)} picks up ${item}.`);
  },
  effectBegan(words, { effect: { rule, on, by, until } }) {
    const [who, what] = [words.figure(on), words.rule(specialRules.get(rule).cites[0])];
    return until === 'turn'
      ? words.say(line`${who} : ${what} jusqu’à la fin du tour.`, line`${who}: ${what} until the end of the turn.`)
      : words.say(
          line`${who} : ${what} jusqu’à la prochaine activation ${words.of(by)}.`,
          line`${who}: ${what} until ${words.figure(by)}’s next activation.`,
        );
  },
});
