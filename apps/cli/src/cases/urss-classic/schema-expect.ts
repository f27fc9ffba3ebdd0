import { z } from 'zod';
import { fold, nearest } from '../../text.ts';
import { keyed, word } from '../keyed.ts';
import { purpose } from './schema-dice.ts';
import { condition } from './schema-figure.ts';
import { flag, listOf } from '../values.ts';
import { geometryFacts, geometrySpellings, placeFacts, placeSpellings } from '../plane/schema-facts.ts';
import { scenarioFacts, scenarioSpellings } from '../plane/schema-scenario.ts';
import { id, spot } from '../plane/values.ts';
import { level } from './values.ts';

const nobody = z.preprocess(
  (value) => (value === 'none' || value === 'nobody' || value === 'personne' || value === 'aucun' || value === null ? [] : value),
  listOf(id),
);

/** Facts about one figure. */
const figureFacts = keyed(
  {
    ...placeFacts,
    state: listOf(condition).optional(),
    vitality: z.int().optional(),
    left: z.int().optional(),
    weapons: listOf(id).optional(),
    alert: flag.optional(),
    engaged: nobody.optional(),
    undetectable: flag.optional(),
    loaded: listOf(id).optional(),
    unloaded: nobody.optional(),
    activated: flag.optional(),
    tested: flag.optional(),
    on: id.optional(),
    effects: nobody.optional(),
  },
  {
    ...placeSpellings,
    state: ['état', 'posture', 'states', 'condition'],
    vitality: ['vitalité', 'pv', 'vitality points', 'points de vitalité', 'vie'],
    left: ['actions left', 'actions', 'restantes', 'actions restantes'],
    weapons: ['armes'],
    alert: ['alerte', 'alert stance', 'en alerte'],
    engaged: ['engaged with', 'engagée', 'engagé', 'au contact'],
    undetectable: ['indécelable'],
    loaded: ['chargée', 'chargées'],
    unloaded: ['déchargée', 'déchargées', 'not loaded'],
    activated: ['activée', 'has played', 'a joué'],
    tested: ['demoralisation tested', 'a testé'],
    on: ['sur', 'perch', 'hangs on', 'accrochée à'],
    effects: ['effets', 'effect', 'effet'],
  },
);

/** `B: wounded` says no more than the state. */
const factsOrState = z.preprocess(
  (value) => (typeof value === 'string' || Array.isArray(value) ? { state: value as unknown } : value),
  figureFacts,
);

const modifier = z.union([
  z
    .string()
    .max(60)
    .transform((rule) => ({ rule })),
  keyed(
    { rule: id, effect: level.optional(), times: z.int().min(0).max(20).optional() },
    { rule: ['règle'], effect: ['effet'], times: ['fois', 'count'] },
  ),
]);

/** Facts about one roll. */
const rollFacts = keyed(
  {
    for: purpose.optional(),
    who: id.optional(),
    against: id.optional(),
    mode: level.optional(),
    dice: z.array(z.int()).optional(),
    kept: z.array(z.int()).optional(),
    total: z.int().optional(),
    success: flag.optional(),
    result: word({
      success: ['réussi', 'réussite', 'hit', 'touché', 'passed', 'saved', 'annulé', 'succès'],
      failure: ['échec', 'miss', 'missed', 'manqué', 'raté', 'failed', 'échoué'],
    }).optional(),
    modifiers: z.preprocess((value) => (value === 'none' || value === 'aucun' ? [] : value), listOf(modifier)).optional(),
    of: id.optional(),
    rule: id.optional(),
  },
  {
    for: ['pour', 'purpose', 'roll', 'jet'],
    who: ['qui', 'figure', 'by', 'par', 'de'],
    against: ['contre', 'target', 'cible', 'on', 'sur'],
    mode: ['level', 'niveau', 'mode de jet'],
    dice: ['dés', 'faces'],
    kept: ['gardés', 'keeps', 'keep'],
    total: ['score', 'sum', 'somme', 'value'],
    success: ['réussite', 'succès', 'passed'],
    result: ['résultat', 'outcome'],
    modifiers: ['modificateurs', 'indications', 'because'],
    of: ['source', 'from', 'with', 'weapon', 'avec'],
    rule: ['règle'],
  },
);

export type RollFacts = z.output<typeof rollFacts>;

const none = (value: unknown): unknown => (value === 'none' || value === 'aucun' || value === 'aucune' || value === null ? [] : value);
const rolls = z.preprocess(none, z.array(rollFacts));

/** A question asked of a seat. */
const question = keyed(
  { to: id.optional(), for: z.string().max(60).optional(), options: listOf(z.unknown()).optional() },
  { to: ['seat', 'siège', 'à', 'of', 'who'], for: ['pour', 'purpose', 'question'], options: ['choices', 'choix', 'réponses'] },
);

/** What must be so after a step, or at the end of a case. */
const facts = {
  figures: z.record(z.string(), factsOrState).optional(),
  rolls: rolls.optional(),
  someRolls: z.array(rollFacts).optional(),
  questions: z.preprocess(none, z.array(question)).optional(),
  winner: id.optional(),
  over: flag.optional(),
  turn: z.int().optional(),
  plays: id.optional(),
  activation: id.optional(),
  noise: z.union([word({ none: ['aucun', 'nobody', 'no'] }), spot]).optional(),
  order: z.array(id).optional(),
  ...scenarioFacts,
  ...geometryFacts,
};

const factSpellings = {
  figures: ['figurines'],
  rolls: ['jets', 'all rolls'],
  someRolls: ['quelques jets', 'among rolls', 'parmi les jets'],
  questions: ['asked', 'demandes'],
  winner: ['vainqueur', 'gagnant'],
  over: ['finie', 'terminée', 'ended'],
  turn: ['tour'],
  plays: ['joue', 'to play', 'group'],
  activation: ['activated', 'activée'],
  noise: ['bruit', 'noise token', 'jeton de bruit'],
  order: ['ordre', 'order of play', 'ordre de jeu'],
  ...scenarioSpellings,
  ...geometrySpellings,
};

/** The words of an expectation that are not names of figures. */
export const expectationKeys: readonly string[] = [...Object.keys(facts), ...Object.values(factSpellings).flat()];
const folded = new Set(expectationKeys.map(fold));

const isMapping = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Is this the name of a figure rather than a slip of the pen in one of our words? */
function namesFigure(key: string, value: unknown): boolean {
  if (folded.has(fold(key))) return false;
  return isMapping(value) || listOf(condition).safeParse(value).success || nearest(key, expectationKeys) === undefined;
}

/** Facts about figures may stand beside the other facts, without `figures`. */
export const expectation = z.preprocess(
  (value) => {
    if (!isMapping(value)) return value;
    const entries = Object.entries(value);
    const named = entries.filter((one) => namesFigure(...one));
    if (named.length === 0) return value;
    const others = entries.filter((one) => !namesFigure(...one));
    const listed = others.find(([key]) => ['figures', 'figurines'].includes(fold(key)));
    const known = isMapping(listed?.[1]) ? listed[1] : {};
    return { ...Object.fromEntries(others.filter((one) => one !== listed)), figures: { ...known, ...Object.fromEntries(named) } };
  },
  keyed(facts, factSpellings),
);

export type Expectation = z.output<typeof expectation>;
export type FigureFacts = z.output<typeof figureFacts>;
