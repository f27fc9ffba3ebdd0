import { line } from '@escarmouche/referee';
import { figureOf, healthName, inPlay, sheetOf } from '@escarmouche/skirmish';
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
  withNote,
} from '@escarmouche/skirmish/plane';
import type { Text } from '../content.ts';
import type { Event } from '../events.ts';
import { healthOf } from '../figures.ts';
import { specialRules } from '../registry.ts';
import type { State } from '../state.ts';
import { leftOver } from './left-over.ts';
import { describeRoll } from './rolls.ts';

/** Verbs of basic actions, for actions told when they are taken a second time. */
const ACTIONS: Readonly<Record<string, Text>> = { fight: { fr: 'combat', en: 'fights' }, shoot: { fr: 'tire', en: 'shoots' } };

/** Actions told by the next event: the movement with its length, the stance, the figure on its feet. */
const TOLD_AFTER: ReadonlySet<string> = new Set(['move', 'run', 'jump', 'climbOrSwim', 'ladder', 'alert', 'getUp']);

/** One sentence for an event in French or English; undefined where another event tells the same. */
export const describe = describerOf<State, Event>({
  ...describeBattle,
  ...describeRules(specialRules),
  activationBegan: (words, { figure, actions }) => describeActivated(words, figure, actions),
  activationEnded(words, { figure }) {
    const left = words.state.activation?.left ?? 0;
    if (left === 0 || !inPlay(figureOf(words.state, figure))) return undefined;
    return describePassed(words, figure, left);
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
  rolled: (words, event) => (event.purpose === 'npc' ? describeDie(words, event) : describeRoll(words, event)),
  figureMoved: (words, event) => describeMove(words, event, leftOver(words, event.figure)),
  figureTurned: (words, event) => describeTurn(words, event, event.rule === 'UC-ACT-MOVE' ? leftOver(words, event.figure) : undefined),
  vitalityLost: (words, event) =>
    describeLoss(words, event, healthName(healthOf(sheetOf(words.state, event.figure), event.left), words.language)),
  figureOut: (words, { figure }) =>
    words.say(line`${words.figure(figure)} est Hors de Combat.`, line`${words.figure(figure)} is out of action.`),
  figureHealed: describeHealing,
  gotUp(words, { figure }) {
    const note = withNote(leftOver(words, figure));
    return words.say(line`${words.figure(figure)} se relève${note}.`, line`${words.figure(figure)} gets up${note}.`);
  },
  effectBegan: (words, { effect }) =>
    words.say(
      line`${words.figure(effect.on)} : ${words.rule(specialRules.get(effect.rule).cites[0])} jusqu’à la prochaine activation ${words.of(effect.by)}.`,
      line`${words.figure(effect.on)}: ${words.rule(specialRules.get(effect.rule).cites[0])} until ${words.figure(effect.by)}’s next activation.`,
    ),
  noiseMade: (words) => words.say(['Du bruit ! Le jeton est posé là d’où il vient.'], ['A noise! The token lies where it came from.']),
  noiseFaded: (words, { group }) =>
    words.state.noise?.heardBy.length === 1
      ? words.say(
          ['Plus personne ne suit le bruit : le jeton est retiré.'],
          ['Nobody follows the noise any more: the token is taken away.'],
        )
      : words.say(line`${words.group(group)} ne suit plus le bruit.`, line`${words.group(group)} follows the noise no more.`),
});
