import { line, type Language, type Sentence, type Text } from '@escarmouche/referee';
import { figureOf, healthName, inPlay, list, sheetOf, wordsFor } from '@escarmouche/skirmish';
import { describeBattle, describeHealing, describeLoss, describeMove, describeScenario, plural } from '@escarmouche/skirmish/plane';
import type { Event } from '../events.ts';
import { healthOf } from '../figures.ts';
import { gainedWeapons } from '../gained.ts';
import { specialRules } from '../registry.ts';
import type { State } from '../state.ts';
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

/** Basic actions that nothing which follows tells. */
const TOLD: Readonly<Record<string, Text>> = { nothing: { fr: 'ne fait rien', en: 'does nothing' } };

const withNote = (note: string): string => (note === '' ? '' : ` (${note})`);

/** What a figure holds, by the names of the things. */
function itemsOf({ state, language }: Words, id: string, items: readonly string[]): string {
  const { weapons, shields } = sheetOf(state, id);
  const names = [...weapons, ...gainedWeapons(state, figureOf(state, id)), ...shields]
    .filter((one) => items.includes(one.id))
    .map(({ name }) => name[language]);
  return names.length > 0 ? names.join(', ') : language === 'fr' ? 'rien' : 'nothing';
}

const describers: { readonly [T in Event['type']]: Describer<T> } = {
  ...describeBattle,
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
  activationBegan(words, { figure }) {
    const { left } = figureOf(words.state, figure);
    return words.say(
      line`À ${words.figure(figure)} d’agir (${left} action${plural(left)}).`,
      line`${words.figure(figure)} is activated (${left} action${plural(left)}).`,
    );
  },
  activationEnded(words, { figure, over }) {
    const { left, posture } = figureOf(words.state, figure);
    if (left === 0 || !inPlay({ id: figure, posture })) return undefined;
    if (over) {
      return words.say(
        line`${words.figure(figure)} passe : ${left} action${plural(left)} non utilisée${plural(left)}.`,
        line`${words.figure(figure)} passes: ${left} action${plural(left)} not used.`,
      );
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
  ranUp: () => undefined,
  rolled: describeRoll,
  figureMoved: (words, event) => describeMove(words, event, leftOver(words, event.figure)),
  figureTurned(words, { figure, rule }) {
    const turns: Text =
      rule === 'UK-ACT-MOVE' ? { fr: 'se tourne sur place', en: 'turns on the spot' } : { fr: 'fait face', en: 'turns to face its enemy' };
    const left = rule === 'UK-ACT-MOVE' ? leftOver(words, figure) : '';
    const how = { kind: 'rule', id: rule, text: turns[words.language] };
    return line`${words.figure(figure)} ${how}${withNote(left)}.`;
  },
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
  effectEnded: (words, { effect }) =>
    words.say(
      line`${words.figure(effect.on)} : fin de ${words.rule(specialRules.get(effect.rule).cites[0])}.`,
      line`${words.figure(effect.on)}: ${words.rule(specialRules.get(effect.rule).cites[0])} ends.`,
    ),
  marked: (words, mark) =>
    mark.value !== undefined && specialRules.has(mark.rule) ? specialRules.get(mark.rule).tells?.(words, mark) : undefined,
  objectiveMet: describeScenario,
  tokenTaken: describeScenario,
  tokenDropped: describeScenario,
  roomMissing: describeScenario,
  happened: describeScenario,
};
