import { line, type Sentence, type Text } from '@escarmouche/referee';
import { span } from '@escarmouche/space';
import { figureOf } from '../../roster.ts';
import type { Words as WordsOf } from '../../sentence.ts';
import { paces } from '../lengths.ts';
import type { Corrected, Correction, CorrectedState } from './correction.ts';

type Words<S extends CorrectedState> = WordsOf<S>;

/** A correction in one sentence: "Correction : Stormtrooper 3 : à 3,2 pas de là, à terre." `more`: sentences that a system adds. `words.state`: before it. */
export function describeCorrected<S extends CorrectedState>(
  words: Words<S>,
  event: Corrected<Correction>,
  health: (vitality: number) => string,
  more: readonly Sentence[],
): Sentence {
  const { language } = words;
  const figure = figureOf(words.state, event.figure);
  const { at, facing, posture, vitality, alert, activated, demoralised } = event;
  const moved = at === undefined ? 0 : Math.max(span(at, figure), Math.abs(at.z - figure.z));
  const points = vitality ?? 0;
  const facts: (Sentence | undefined)[] = [
    moved > 0 ? words.say(line`à ${paces(moved).fr} de là`, line`${paces(moved).en} from there`) : undefined,
    facing && words.say(['tournée autrement'], ['turned elsewhere']),
    posture === undefined || posture === figure.posture ? undefined : [POSTURES[posture]?.[language] ?? posture],
    points > 0 ? words.say([`${health(points)} (vitalité ${points})`], [`${health(points)} (vitality ${points})`]) : undefined,
    differs(alert, figure.alert, ALERT)?.[language],
    differs(activated, figure.activated, ACTIVATED)?.[language],
    differs(demoralised, figure.demoralised, DEMORALISED)?.[language],
  ].map((one) => (typeof one === 'string' ? [one] : one));
  const told = [...facts.filter((one) => one !== undefined), ...more];
  const who = words.figure(event.figure);
  const what =
    told.length > 0 ? told.flatMap((one, i) => (i === 0 ? one : [', ', ...one])) : words.say(['comme elle était'], ['as it was']);
  return words.say(line`Correction : ${who} : ${what}.`, line`Correction: ${who}: ${what}.`);
}

type YesNo = readonly [yes: Text, no: Text];

const differs = (value: boolean | undefined, was: boolean, [yes, no]: YesNo): Text | undefined =>
  value === undefined || value === was ? undefined : value ? yes : no;

const POSTURES: Readonly<Record<string, Text>> = {
  standing: { fr: 'debout', en: 'standing' },
  low: { fr: 'à plat ventre', en: 'lying low' },
  prone: { fr: 'à terre', en: 'prone' },
  out: { fr: 'hors de combat', en: 'out of action' },
  gone: { fr: 'hors de la table', en: 'off the table' },
  fled: { fr: 'en fuite pour de bon', en: 'fled for good' },
};

const ALERT: YesNo = [
  { fr: 'en alerte', en: 'on the alert' },
  { fr: 'pas en alerte', en: 'not on the alert' },
];
const ACTIVATED: YesNo = [
  { fr: 'a joué ce tour', en: 'has played this turn' },
  { fr: 'n’a pas encore joué ce tour', en: 'has not played this turn yet' },
];
const DEMORALISED: YesNo = [
  { fr: 'test de démoralisation fait', en: 'demoralisation tested' },
  { fr: 'test de démoralisation à faire', en: 'demoralisation not tested' },
];
