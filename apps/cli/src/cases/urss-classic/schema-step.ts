import { z } from 'zod';
import { reject } from '../../problem.ts';
import { fold, text } from '../../text.ts';
import { keyed } from '../keyed.ts';
import { dice } from './schema-dice.ts';
import { expectation } from './schema-expect.ts';
import { flag, listOf, yesOrNo } from '../values.ts';
import { specialActions, specialShape, specialSpellings, type WrittenAction } from './specials.ts';
import { facing, id, paces, spot, spotOrName, way, type Spot } from '../plane/values.ts';

/** An action that takes nothing. */
const bare = flag.pipe(z.literal(true));

/** What may be commanded beside the actions of special rules: one of these a step. */
const actions = {
  rollOrder: bare.optional(),
  deploy: id.optional(),
  endDeployment: bare.optional(),
  activate: id.optional(),
  pass: bare.optional(),
  endGroup: bare.optional(),
  move: way.optional(),
  run: way.optional(),
  jump: spotOrName.optional(),
  climb: id.optional(),
  ladder: id.optional(),
  swim: way.optional(),
  fight: id.optional(),
  shoot: spotOrName.optional(),
  alert: bare.optional(),
  getUp: z.preprocess((value) => value ?? true, z.union([z.literal(true), facing])).optional(),
  power: id.optional(),
};

export type ActionName = keyof typeof actions;
const names = [...Object.keys(actions), ...specialActions.keys()];

const actionSpellings: Record<ActionName, string[]> = {
  rollOrder: ['roll for order', 'ordre de jeu', "tirer l'ordre"],
  deploy: ['déployer', 'placer'],
  endDeployment: ['fin du déploiement'],
  activate: ['activer', 'select', 'choisir'],
  pass: ['passer', 'end activation', 'passe'],
  endGroup: ['fin du groupe', 'end play', 'end turn', 'fin du tour'],
  move: ['se déplacer', 'déplacer', 'bouger', 'déplacement', 'charge', 'charger', 'walk', 'turn', 'se tourner'],
  run: ['courir', 'course'],
  jump: ['sauter', 'saut'],
  climb: ['escalader', 'climb wall'],
  ladder: ['grimper', 'climb ladder', 'rope', 'échelle', 'corde'],
  swim: ['nager'],
  fight: ['combattre', 'combat', 'attack', 'attaquer'],
  shoot: ['tirer', 'tir', 'throw', 'lancer'],
  alert: ['alerte', 'alert stance', "posture d'alerte"],
  getUp: ['se relever', 'se remettre debout', 'relever', 'stand up'],
  power: ['pouvoir', 'use', 'utiliser', 'force power', 'heal with', 'guérison'],
};

/** What goes with an action. */
const details = {
  facing: facing.optional(),
  height: paces.optional(),
  with: id.optional(),
  second: id.optional(),
  target: id.optional(),
  at: spot.optional(),
};

const detailSpellings = {
  facing: ['orientation', 'regarde', 'face'],
  height: ['hauteur', 'h', 'by height', 'de haut'],
  with: ['avec', 'weapon', 'arme'],
  second: ['and', 'et', 'second weapon', 'seconde arme', 'deuxième arme'],
  target: ['cible', 'on', 'sur', 'whom', 'contre', 'against'],
  at: ['place', 'position', 'en'],
};

const ownDetails: Readonly<Record<string, readonly (keyof typeof details)[]>> = {
  deploy: ['at', 'facing'],
  move: ['facing'],
  climb: ['height'],
  ladder: ['height', 'facing'],
  swim: ['facing'],
  shoot: ['with', 'second'],
  getUp: ['facing'],
  power: ['target'],
  fight: ['with'],
};

/** Members with names of special rules, which types do not know. */
const ownShape: object = specialShape;

type Details = z.output<z.ZodObject<typeof details>>;
type Actions = z.output<z.ZodObject<typeof actions>>;

type BasicSpec = {
  readonly [K in ActionName]: { readonly name: K; readonly value: NonNullable<Actions[K]>; readonly details: Details };
}[ActionName];

/** The action of a special rule, written with its own `word`: what it is aimed at is the value. */
interface SpecialSpec extends WrittenAction {
  readonly name: 'special';
  readonly word: string;
  readonly value: true | string | Spot;
  readonly details: Details;
}

/** An action with what goes with it. */
export type ActionSpec = BasicSpec | SpecialSpec;

/** A step without parameters may be its bare word: `- pass`. */
const spelled = (value: unknown): unknown => (typeof value === 'string' ? { [value]: null } : value);

function pickAction(given: Partial<Actions> & Details, context: z.RefinementCtx): ActionSpec | undefined {
  const written: Readonly<Record<string, unknown>> = given;
  const found = names.filter((name) => written[name] !== undefined);
  const [name] = found;
  if (name === undefined || found.length > 1) {
    const all = names.join(', ');
    const both = found.join(', ');
    return name === undefined
      ? reject(context, text(`aucune action ; actions connues : ${all}`, `no action; known actions: ${all}`))
      : reject(context, text(`une seule action par étape, pas ${both}`, `one action a step, not ${both}`));
  }
  for (const key of Object.keys(details) as (keyof typeof details)[]) {
    if (given[key] === undefined || ownDetails[name]?.includes(key)) continue;
    const fitting = ownDetails[name]?.join(', ') ?? '–';
    return reject(context, text(`« ${key} » ne va pas avec « ${name} » (${fitting})`, `"${key}" does not go with "${name}" (${fitting})`), [
      key,
    ]);
  }
  const { facing: turned, height, with: weapon, second, target, at } = given;
  const spec = { name, value: written[name], details: { facing: turned, height, with: weapon, second, target, at } };
  const special = specialActions.get(name);
  return (special ? { ...spec, ...special, name: 'special', word: name } : spec) as ActionSpec;
}

/** An action inside an answer: what an alert figure does. */
const reaction = z
  .preprocess(spelled, keyed({ ...actions, ...details, ...ownShape }, { ...actionSpellings, ...specialSpellings, ...detailSpellings }))
  .transform((given, context) => pickAction(given, context) ?? z.NEVER);

/** The rule that refuses, one of several, or just `yes`. */
const refusal = z.preprocess((value) => yesOrNo(value) ?? value, z.union([z.literal(true), listOf(z.string().max(60))]));

export type AnswerSpec =
  | { readonly kind: 'plain'; readonly value: unknown }
  | { readonly kind: 'react'; readonly action: ActionSpec }
  | { readonly kind: 'wait'; readonly at: number | { readonly x: number; readonly y: number } }
  | { readonly kind: 'decline' };

const decline = new Set(['decline', 'declined', 'no reaction', 'refuse', 'décliner', 'renoncer', 'rien'].map(fold));

function plainAnswer(value: unknown): AnswerSpec {
  return typeof value === 'string' && decline.has(fold(value)) ? { kind: 'decline' } : { kind: 'plain', value };
}

const isMapping = (value: unknown): boolean => typeof value === 'object' && value !== null && !Array.isArray(value);

/** An answer to a question, in the order in which the questions come up: the bare answer, or a mapping that says more. */
const choice = z
  .preprocess(
    (value) => (isMapping(value) ? value : { answer: value }),
    keyed(
      {
        seat: id.optional(),
        for: z.string().max(60).optional(),
        answer: z.unknown().optional(),
        react: reaction.optional(),
        wait: z.union([paces, spot]).optional(),
        decline: bare.optional(),
        refused: refusal.optional(),
      },
      {
        seat: ['siège', 'by', 'par', 'who', 'qui', 'player', 'joueur'],
        for: ['pour', 'purpose', 'question'],
        answer: ['réponse', 'choose', 'choix', 'choice', 'value'],
        react: ['réagir', 'reaction', 'réaction'],
        wait: ['attendre', 'wait for', 'wait until'],
        decline: ['décliner', 'renoncer'],
        refused: ['refusé', 'refusée', 'refuse'],
      },
    ),
  )
  .transform(({ seat, for: purpose, refused, react, wait, answer, decline: declined }): ChoiceSpec => {
    const head = { seat, purpose, refused };
    if (react !== undefined) return { ...head, answer: { kind: 'react', action: react } };
    if (wait !== undefined) return { ...head, answer: { kind: 'wait', at: wait } };
    return { ...head, answer: declined ? { kind: 'decline' } : plainAnswer(answer) };
  });

export interface ChoiceSpec {
  readonly answer: AnswerSpec;
  readonly seat?: string;
  readonly purpose?: string;
  readonly refused?: true | readonly string[];
}

/** One command, who gives it, its answers and dice, and what is expected of it. */
export const step = z
  .preprocess(
    spelled,
    keyed(
      {
        ...actions,
        ...details,
        ...ownShape,
        note: z.string().max(5000).optional(),
        by: id.optional(),
        seat: id.optional(),
        choices: listOf(choice).optional(),
        dice: dice.optional(),
        refused: refusal.optional(),
        allowed: flag.optional(),
        expect: expectation.optional(),
      },
      {
        ...actionSpellings,
        ...specialSpellings,
        ...detailSpellings,
        note: ['comment', 'commentaire', 'remarque'],
        by: ['par', 'figure', 'who', 'qui'],
        seat: ['siège', 'player', 'joueur'],
        choices: ['choix', 'answers', 'réponses', 'choice'],
        dice: ['dés'],
        refused: ['refusé', 'refusée', 'refuse'],
        allowed: ['permis', 'permise', 'autorisé', 'legal', 'only check', 'accepted'],
        expect: ['attendu', 'expected', 'alors'],
      },
    ),
  )
  .transform((given, context) => {
    const action = pickAction(given, context);
    if (!action) return z.NEVER;
    if (given.refused !== undefined && given.allowed !== undefined) {
      return reject(context, text('« refused » ou « allowed », pas les deux', '"refused" or "allowed", not both'));
    }
    const { by, seat, choices, dice: thrown, refused, allowed, expect } = given;
    return { action, by, seat, choices: choices ?? [], dice: thrown, refused, allowed, expect };
  });

export type Step = z.output<typeof step>;
