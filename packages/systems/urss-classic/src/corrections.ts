import { NOBODY, refuse, type Refusal } from '@escarmouche/referee';
import { groupOf, healthName, nameOf, sheetOf } from '@escarmouche/skirmish';
import { describeLeft, describeMarks, memoryRefusal, planeCorrections } from '@escarmouche/skirmish/plane';
import { activationIsSpent } from './aftermath.ts';
import type { Correction } from './commands.ts';
import type { Event } from './events.ts';
import { fullVitality, healthOf } from './figures.ts';
import { plane } from './plane.ts';
import { specialRules } from './registry.ts';
import type { State } from './state.ts';
import { notPlaying } from './steering.ts';

const DECISIONS = 'UC-SYS-DECISIONS';

function refusal(state: State, { figure: id, left, alert }: Correction): Refusal | undefined {
  const who = nameOf(state, id);
  if (left !== undefined && state.activation?.figure !== id)
    return refuse('UC-ACT-COUNT', `${who} n’est pas activée.`, `${who} is not activated.`);
  const { actions } = sheetOf(state, id);
  if (left !== undefined && left > actions)
    return refuse('UC-ACT-COUNT', `${who} a au plus ${actions} actions.`, `${who} has at most ${actions} actions.`);
  if (alert && groupOf(state, id).seat === NOBODY)
    return refuse('UC-SV-AI-SCOPE', `${who} se joue toute seule : pas d’alerte.`, `${who} plays by itself: no alert stance.`);
  return undefined;
}

/** Corrections of a figure of URSS classic by persons, and facts that they tell of two. */
export const corrections = planeCorrections<State, Correction, Event>({
  plane,
  ids: { decisions: DECISIONS, vitality: 'UC-DMG-POINT', alert: 'UC-ACT-ALERT' },
  groups: 'UC-TURN-GROUPS',
  notPlaying,
  fullVitality: (state, id) => fullVitality(sheetOf(state, id)),
  markRefusal(state, { id }, rule, value) {
    const memories = specialRules.has(rule) ? (specialRules.get(rule).remembers ?? []).filter(({ of }) => of === 'figure') : undefined;
    return memoryRefusal(DECISIONS, memories, value, { weapons: sheetOf(state, id).weapons.map((one) => one.id) });
  },
  completed: (_state, given) => given,
  refusal,
  ended: (state, { id, activated }) => (activated || activationIsSpent(state) ? { type: 'activationEnded', figure: id } : undefined),
  reduce(state, { figure, left }, common) {
    common();
    if (left === undefined || state.activation?.figure !== figure) return;
    state.activation.left = left;
    delete state.activation.encore;
  },
  health: ({ state, language }, { figure }, vitality) => healthName(healthOf(sheetOf(state, figure), vitality), language),
  more: (words, event) => [
    ...describeMarks(words, event, (rule) => specialRules.get(rule).cites[0], sheetOf(words.state, event.figure).weapons),
    ...(event.left === undefined ? [] : [[describeLeft(words, event.left)]]),
  ],
});
