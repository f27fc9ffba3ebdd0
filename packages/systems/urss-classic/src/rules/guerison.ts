import { refuse, type Refusal } from '@escarmouche/referee';
import { allied, figuresInPlay, inPlay, nameOf, sheetOf } from '@escarmouche/skirmish';
import { bodyOf, distanceBetween } from '@escarmouche/skirmish/placed';
import { meet, paces } from '@escarmouche/skirmish/plane';
import { distance, nearestFree, pointBody, within } from '@escarmouche/space';
import { fullVitality } from '../figures.ts';
import { grantedTo } from '../granted.ts';
import { travelling } from '../movement/travelling.ts';
import { chooseFacing } from '../open-questions.ts';
import { power } from '../powers.ts';
import type { Rule } from '../rule.ts';
import type { Figure, State } from '../state.ts';
import type { Turn } from '../turn.ts';

const RANGE = 1000;

/** By default only the survivors' skill brings back figures out of action; a figure that has fled is gone. */
function canComeBack(state: State): boolean {
  const option = state.scene.options['heal.outOfAction'];
  return option === 'yes' || (option === 'survivants' && state.scene.adaptation === 'survivants');
}

function patients(state: State, healer: Figure): readonly Figure[] {
  const self = state.scene.options['allies.includeSelf'] === 'yes';
  return state.scene.roster.flatMap((id) => {
    const figure = state.figures[id];
    if (!figure || !allied(state, id, healer.id) || (id === healer.id && !self)) return [];
    return inPlay(figure) || (figure.posture === 'out' && canComeBack(state)) ? [figure] : [];
  });
}

function healRefusal(state: State, healer: Figure, patient: Figure): Refusal | undefined {
  const who = nameOf(state, patient.id);
  if (!patients(state, healer).includes(patient)) {
    return refuse('UC-ATTR-GUERISON', `${who} ne peut être soignée.`, `${who} cannot be healed.`);
  }
  const far = inPlay(patient) ? distanceBetween(state, healer, patient) : distance(bodyOf(state, healer), pointBody(patient));
  const reach = paces(RANGE);
  return within(far, RANGE)
    ? undefined
    : refuse('UC-ATTR-GUERISON', `${who} est à plus de ${reach.fr}.`, `${who} is more than ${reach.en} away.`);
}

/** The patient stands on its token, or on the nearest free place, facing as its controller likes. */
function bringBack(turn: Turn, patient: Figure, by: Figure): void {
  const { state } = turn;
  const others = figuresInPlay(state).map((other) => ({ id: other.id, body: bodyOf(state, other), manner: 'block' as const }));
  const at = nearestFree(state.scene.table, bodyOf(state, patient), others);
  const facing = chooseFacing(turn, patient);
  turn.emit({ type: 'figureHealed', figure: patient.id, vitality: fullVitality(sheetOf(state, patient.id)), by: by.id, at, facing });
  for (const { rule } of grantedTo(sheetOf(state, patient.id)).own) rule.cameBack?.(turn, patient);
  meet(travelling, turn, patient);
}

/** An ally within one pace has all its vitality back (UC-ATTR-GUERISON). */
export const heal: Rule = {
  meets: 'healing',
  ...power({
    id: 'guerison',
    cites: ['UC-ATTR-GUERISON'],
    targets: patients,
    refusal: healRefusal,
    range: RANGE,
    works(turn, { by, on }) {
      if (!inPlay(on)) return bringBack(turn, on, by);
      turn.emit({ type: 'figureHealed', figure: on.id, vitality: fullVitality(sheetOf(turn.state, on.id)), by: by.id });
    },
  }),
};
