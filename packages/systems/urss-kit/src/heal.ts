import { de, refuse, type Refusal } from '@escarmouche/referee';
import { allied, figureOf, figuresInPlay, inPlay, nameOf, sheetOf } from '@escarmouche/skirmish';
import { bodyOf, distanceBetween } from '@escarmouche/skirmish/placed';
import { meet, paces } from '@escarmouche/skirmish/plane';
import { inContact, nearestFree, within } from '@escarmouche/space';
import { inSight } from './aiming.ts';
import { fullVitality } from './figures.ts';
import { travelling } from './movement/travelling.ts';
import { plane } from './plane.ts';
import type { Power } from './power.ts';
import { power } from './powers.ts';
import type { Rule } from './rule.ts';
import type { Figure, State } from './state.ts';
import type { Turn } from './turn.ts';

interface Healing extends Pick<Power, 'id' | 'cites' | 'force' | 'cost' | 'restores'> {
  readonly needs?: string;
  /** Units within which the patient must be; in base contact when absent. */
  readonly range?: number;
  /** May the healer be its own patient? */
  readonly self?: true;
  /** The patient must be in sight, whatever the option says. */
  readonly sight?: true;
}

/** A power of type Guérison: an ally within reach has vitality back (UK-ATTR-GEN-HEAL). */
export function healingPower({ self, sight, ...rest }: Healing): Rule {
  return {
    meets: 'healing',
    ...power({
      ...rest,
      targets: (state, healer) => patients(state, healer, self === true),
      refusal: (state, healer, patient) =>
        patientRefusal(state, patient, patients(state, healer, self === true).includes(patient)) ??
        reachRefusal(state, healer, patient, { ...rest, sight }),
      works: (turn, { by, on }) => giveBack(turn, on, by, rest.restores),
    }),
  };
}

/** Allies that may be healed, wherever they are; by option those out of action and still on the table (UK-ATTR-GEN-HEAL). */
function patients(state: State, healer: Figure, self: boolean): readonly Figure[] {
  const { options, roster } = state.scene;
  const itself = self && options['allies.includeSelf'] === 'yes';
  return roster
    .map((id) => figureOf(state, id))
    .filter((one) => allied(state, one.id, healer.id) && (one.id !== healer.id || itself))
    .filter((one) => inPlay(one) || (one.posture === 'out' && options['heal.outOfAction'] === 'yes'));
}

function patientRefusal(state: State, patient: Figure, able: boolean): Refusal | undefined {
  const who = nameOf(state, patient.id);
  if (!able) return refuse('UK-ATTR-GEN-HEAL', `${who} ne peut être soignée.`, `${who} cannot be healed.`);
  return patient.vitality < fullVitality(sheetOf(state, patient.id))
    ? undefined
    : refuse('UK-ATTR-GEN-HEAL', `${who} n’a rien perdu.`, `${who} has lost nothing.`);
}

/** Range or contact; sight where the power or an option asks for it (UK-ATTR-GEN-TARGET). */
function reachRefusal(state: State, healer: Figure, patient: Figure, { cites, range, sight }: Healing): Refusal | undefined {
  if (patient.id === healer.id) return undefined;
  const [rule] = cites;
  const [who, whom] = [nameOf(state, healer.id), nameOf(state, patient.id)];
  if (range === undefined && !inContact(bodyOf(state, healer), bodyOf(state, patient))) {
    return refuse(rule, `${who} n’est pas au contact ${de(whom)}.`, `${who} is not in contact with ${whom}.`);
  }
  if (range !== undefined && !within(distanceBetween(state, healer, patient), range)) {
    const reach = paces(range);
    return refuse('UK-ATTR-GEN-TARGET', `${whom} est à plus de ${reach.fr}.`, `${whom} is more than ${reach.en} away.`);
  }
  return (sight || state.scene.options['abilities.los'] === 'all') && !inSight(state, healer, patient)
    ? refuse('UK-ARC-LOS', `${whom} n’est pas en vue.`, `${whom} cannot be seen.`)
    : undefined;
}

/** Never more than full vitality; a figure that was out of action comes back prone, on the nearest free place (UK-ATTR-GEN-HEAL). */
function giveBack(turn: Turn, patient: Figure, by: Figure, points = Infinity): void {
  const { state } = turn;
  const vitality = Math.min(fullVitality(sheetOf(state, patient.id)), patient.vitality + points);
  if (inPlay(patient)) return turn.emit({ type: 'figureHealed', figure: patient.id, vitality, by: by.id });
  const others = figuresInPlay(state).map((other) => ({ id: other.id, body: bodyOf(state, other), manner: 'block' as const }));
  const at = nearestFree(state.scene.table, bodyOf(state, patient), others, { stepUp: plane.stepUp, wet: false });
  turn.emit({ type: 'figureHealed', figure: patient.id, vitality, by: by.id, at });
  meet(travelling, turn, patient);
}
