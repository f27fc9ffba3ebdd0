import { z } from 'zod';
import { fold, nearest } from '../text.ts';
import { keyed, word } from '../keyed.ts';
import { flag, listOf } from '../values.ts';
import { npcFacts, npcFactSpellings, npcFigureFacts } from './schema-npc.ts';
import { geometryFacts, geometrySpellings, placeFacts, placeSpellings } from './schema-facts.ts';
import { scenarioFacts, scenarioSpellings } from './schema-scenario.ts';
import { id } from './values.ts';

const none = (value: unknown): unknown =>
  value === null ||
  (typeof value === 'string' && ['none', 'nobody', 'nothing', 'personne', 'aucun', 'aucune', 'rien'].includes(fold(value)))
    ? []
    : value;

/** A list; "none" is an empty one. */
export const noneOr = <S extends z.ZodType>(schema: S) => z.preprocess(none, schema);
export const names = noneOr(listOf(id));

/** Facts about one figure. */
export const figureFacts = {
  ...placeFacts,
  vitality: z.int().optional(),
  left: z.int().optional(),
  weapons: names.optional(),
  alert: flag.optional(),
  engaged: names.optional(),
  undetectable: flag.optional(),
  loaded: listOf(id).optional(),
  unloaded: names.optional(),
  activated: flag.optional(),
  tested: flag.optional(),
  on: id.optional(),
  effects: names.optional(),
  ...npcFigureFacts,
};

export const figureSpellings = {
  ...placeSpellings,
  vitality: ['vitalité', 'pv', 'vitality points', 'points de vitalité', 'vie'],
  left: ['actions left', 'actions', 'restantes', 'actions restantes'],
  weapons: ['armes'],
  alert: ['alerte', 'alert stance', 'en alerte'],
  engaged: ['engaged with', 'engagée', 'engagé', 'au contact', 'in contact', 'contact'],
  undetectable: ['indécelable'],
  loaded: ['chargée', 'chargées'],
  unloaded: ['déchargée', 'déchargées', 'not loaded'],
  activated: ['activée', 'has played', 'a joué'],
  tested: ['demoralisation tested', 'a testé'],
  on: ['sur', 'perch', 'hangs on', 'accrochée à'],
  effects: ['effets', 'effect', 'effet'],
  ...npcFactSpellings,
};

/** A rule that bears on a roll, and what it does to it. */
const modifier = <E extends z.ZodType>(effect: E) =>
  z.union([
    z
      .string()
      .max(60)
      .transform((rule) => ({ rule })),
    keyed(
      { rule: id, effect: effect.optional(), times: z.int().min(0).max(20).optional() },
      { rule: ['règle'], effect: ['effet', 'levels', 'niveaux'], times: ['fois', 'count'] },
    ),
  ]);

/** Facts about one roll; `effect`: the effect of a rule on the roll. */
export const rollFacts = <E extends z.ZodType>(purpose: z.ZodType<string>, effect: E) => ({
  for: purpose.optional(),
  who: id.optional(),
  against: id.optional(),
  dice: z.array(z.int()).optional(),
  kept: listOf(z.int()).optional(),
  total: z.int().optional(),
  success: flag.optional(),
  result: word({
    success: ['réussi', 'réussite', 'hit', 'touché', 'passed', 'saved', 'annulé', 'succès'],
    failure: ['échec', 'miss', 'missed', 'manqué', 'raté', 'failed', 'échoué'],
  }).optional(),
  modifiers: noneOr(listOf(modifier(effect))).optional(),
  of: id.optional(),
  rule: id.optional(),
});

export const rollSpellings = {
  for: ['pour', 'purpose', 'roll', 'jet'],
  who: ['qui', 'figure', 'by', 'par', 'de'],
  against: ['contre', 'target', 'cible', 'on', 'sur'],
  dice: ['dés', 'faces'],
  kept: ['gardés', 'keeps', 'keep', 'gardé'],
  total: ['score', 'sum', 'somme', 'value'],
  success: ['réussite', 'succès', 'passed'],
  result: ['résultat', 'outcome'],
  modifiers: ['modificateurs', 'indications', 'because'],
  of: ['source', 'from', 'with', 'weapon', 'avec'],
  rule: ['règle'],
};

/** A question asked of a seat. */
const question = keyed(
  { to: id.optional(), for: z.string().max(60).optional(), options: listOf(z.unknown()).optional() },
  { to: ['seat', 'siège', 'à', 'of', 'who'], for: ['pour', 'purpose', 'question'], options: ['choices', 'choix', 'réponses'] },
);

const isMapping = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Members of a game for figures and rolls, and its further expectations. */
interface Expecting<F extends z.ZodType, R extends z.ZodType, O extends Readonly<Record<string, z.ZodType>>> {
  readonly figure: F;
  /** A posture or a state, which may stand for the facts of a figure. */
  readonly condition: z.ZodType;
  readonly roll: R;
  readonly others: O;
  readonly spellings: Readonly<Record<string, readonly string[]>>;
}

/** Expectations after a step, or at the end of a case; and the words of it that are not names of figures. */
export function expectationOf<F extends z.ZodType, R extends z.ZodType, O extends Readonly<Record<string, z.ZodType>>>(
  game: Expecting<F, R, O>,
) {
  /** `B: wounded` says no more than the state. */
  const factsOrState = z.preprocess(
    (value) => (typeof value === 'string' || Array.isArray(value) ? { state: value as unknown } : value),
    game.figure,
  );
  const facts = {
    figures: z.record(z.string(), factsOrState).optional(),
    rolls: noneOr(listOf(game.roll)).optional(),
    someRolls: listOf(game.roll).optional(),
    questions: noneOr(listOf(question)).optional(),
    winner: id.optional(),
    over: flag.optional(),
    turn: z.int().optional(),
    plays: id.optional(),
    activation: id.optional(),
    order: z.array(id).optional(),
    activations: names.optional(),
    npc: npcFacts.optional(),
    ...scenarioFacts,
    ...geometryFacts,
    ...game.others,
  };
  const spellings = {
    figures: ['figurines'],
    rolls: ['jets', 'all rolls'],
    someRolls: ['quelques jets', 'among rolls', 'parmi les jets'],
    questions: ['asked', 'demandes'],
    winner: ['vainqueur', 'gagnant'],
    over: ['finie', 'terminée', 'ended'],
    turn: ['tour'],
    plays: ['joue', 'to play', 'group'],
    activation: ['activated', 'activée'],
    order: ['ordre', 'order of play', 'ordre de jeu'],
    activations: ['activés', 'order of activation', "ordre d'activation"],
    npc: ['pnj'],
    ...scenarioSpellings,
    ...geometrySpellings,
    ...game.spellings,
  };
  const words: readonly string[] = [...Object.keys(facts), ...Object.values(spellings).flat()];
  const folded = new Set(words.map(fold));

  /** Is this the name of a figure rather than a slip of the pen in one of our words? */
  function namesFigure(key: string, value: unknown): boolean {
    if (folded.has(fold(key))) return false;
    return isMapping(value) || listOf(game.condition).safeParse(value).success || nearest(key, words) === undefined;
  }

  /** Facts about figures may stand beside the other facts, without `figures`. */
  const schema = z.preprocess(
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
    keyed(facts, spellings),
  );
  return { schema, words };
}
