import { NOBODY, refuse, type Corrections, type Refusal, type Sentence } from '@escarmouche/referee';
import { figureOf, groupOf, healthName, nameOf, seatsBySide, sheetOf, wordsFor } from '@escarmouche/skirmish';
import {
  completed,
  correctionRefusal,
  describeCorrected,
  describeLeft,
  describeMarks,
  memoryRefusal,
  reduceCorrected,
  type CorrectionRules,
} from '@escarmouche/skirmish/plane';
import { activationIsSpent } from './aftermath.ts';
import type { Command, Correction } from './commands.ts';
import type { Corrected, Event } from './events.ts';
import { fullVitality, healthOf } from './figures.ts';
import { plane } from './plane.ts';
import { specialRules } from './registry.ts';
import type { State } from './state.ts';
import { notPlaying } from './steering.ts';

const rules: CorrectionRules<State> = {
  plane,
  ids: { decisions: 'UC-SYS-DECISIONS', vitality: 'UC-DMG-POINT', alert: 'UC-ACT-ALERT' },
  notPlaying,
  fullVitality: (state, id) => fullVitality(sheetOf(state, id)),
  markRefusal(state, { id }, rule, value) {
    const memories = specialRules.has(rule) ? (specialRules.get(rule).remembers ?? []).filter(({ of }) => of === 'figure') : undefined;
    return memoryRefusal(rules.ids.decisions, memories, value, { weapons: sheetOf(state, id).weapons.map((one) => one.id) });
  },
};

function ownRefusal(state: State, { figure: id, left, alert }: Correction): Refusal | undefined {
  const who = nameOf(state, id);
  if (left !== undefined && state.activation?.figure !== id)
    return refuse('UC-ACT-COUNT', `${who} n’est pas activée.`, `${who} is not activated.`);
  if (alert && groupOf(state, id).seat === NOBODY)
    return refuse('UC-SV-AI-SCOPE', `${who} se joue toute seule : pas d’alerte.`, `${who} plays by itself: no alert stance.`);
  return undefined;
}

/** What persons may correct of a figure of URSS classic. */
export const corrections: Corrections<State, Command, Event, Correction, Corrected> = {
  commands: ['correct'],
  events: ['corrected'],
  seats: (state) => Object.values(seatsBySide(state)).flat(),
  stranger: refuse('UC-TURN-GROUPS', 'Ce siège n’est pas de cette partie.', 'This seat is not of this battle.'),
  refusal(state, command) {
    const given = completed(state, command);
    return correctionRefusal(rules, state, given) ?? ownRefusal(state, given);
  },
  play(turn, command) {
    const { type: _type, ...how } = completed(turn.state, command);
    turn.emit({ type: 'corrected', ...how });
    const { activation } = turn.state;
    if (activation?.figure !== command.figure) return;
    const { activated } = figureOf(turn.state, command.figure);
    if (activated || activationIsSpent(turn.state)) turn.emit({ type: 'activationEnded', figure: command.figure });
  },
  reduce(state, event) {
    reduceCorrected(state, event);
    if (event.left === undefined || state.activation?.figure !== event.figure) return;
    state.activation.left = event.left;
    delete state.activation.encore;
  },
  describe(state, event, language) {
    const words = wordsFor(state, language);
    const sheet = sheetOf(state, event.figure);
    const more: Sentence[] = describeMarks(words, event, (rule) => specialRules.get(rule).cites[0], sheet.weapons);
    if (event.left !== undefined) more.push([describeLeft(words, event.left)]);
    return describeCorrected(words, event, (vitality) => healthName(healthOf(sheet, vitality), language), more);
  },
};
