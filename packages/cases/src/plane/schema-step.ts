import { z } from 'zod';
import { reject } from '../problem.ts';
import { fold, text } from '../text.ts';
import { keyed, type Spellings } from '../keyed.ts';
import type { Refused } from '../playable.ts';
import type { DiceEntry } from '../script.ts';
import { bare, flag, listOf, refusal, spelled } from '../values.ts';
import type { Specials, Memory, WrittenAction } from './specials.ts';
import { telling } from './schema-correction.ts';
import { wantedPlan } from './schema-npc.ts';
import { facing, id, paces, spot, spotOrName, way, type Spot } from './values.ts';

/** Commands of every game of figures on a plane. */
export const planeActions = {
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
  power: id.optional(),
  npc: id.optional(),
  tell: telling.optional(),
};

export const planeActionSpellings: Record<keyof typeof planeActions, string[]> = {
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
  power: ['pouvoir', 'use', 'utiliser', 'force power', 'heal with', 'guérison'],
  npc: ['pnj', 'npcs', 'pnjs'],
  tell: ['dire', 'dit'],
};

/** Details of an action. */
export const planeDetails = {
  facing: facing.optional(),
  height: paces.optional(),
  with: id.optional(),
  second: id.optional(),
  target: id.optional(),
  at: spot.optional(),
  proposals: listOf(wantedPlan).optional(),
};

export const planeDetailSpellings = {
  facing: ['orientation', 'regarde', 'face'],
  height: ['hauteur', 'h', 'by height', 'de haut'],
  with: ['avec', 'weapon', 'arme'],
  second: ['and', 'et', 'second weapon', 'seconde arme', 'deuxième arme'],
  target: ['cible', 'on', 'sur', 'whom', 'contre', 'against'],
  at: ['place', 'position', 'en'],
  proposals: ['propositions', 'wanted'],
};

/** Details of each action. */
export const planeOwnDetails = {
  deploy: ['at', 'facing'],
  move: ['facing'],
  climb: ['height'],
  ladder: ['height', 'facing'],
  swim: ['facing'],
  shoot: ['with', 'second'],
  power: ['target'],
  fight: ['with'],
  npc: ['proposals'],
} as const;

type Shape = Readonly<Record<string, z.ZodType>>;
type Details<D extends Shape> = z.output<z.ZodObject<D>>;

/** The actions of a game, and what goes with them. */
export interface StepWords<A extends Shape, D extends Shape, E> {
  readonly actions: A;
  readonly actionSpellings: Spellings;
  readonly details: D;
  readonly detailSpellings: Spellings;
  readonly ownDetails: Readonly<Record<string, readonly (keyof D & string)[]>>;
  readonly specials: Specials<Memory>;
  readonly dice: z.ZodType<DiceEntry[]>;
  readonly expectation: z.ZodType<E>;
}

type BasicSpec<A extends Shape, D extends Shape> = {
  readonly [K in keyof A & string]: { readonly name: K; readonly value: NonNullable<z.output<A[K]>>; readonly details: Details<D> };
}[keyof A & string];

/** The action of a special rule, written with its own `word`; its aim is the value. */
interface SpecialSpec<D extends Shape> extends WrittenAction {
  readonly name: 'special';
  readonly word: string;
  readonly value: true | string | Spot | readonly Spot[];
  readonly details: Details<D>;
}

/** An action with what goes with it. */
export type ActionOf<A extends Shape, D extends Shape> = BasicSpec<A, D> | SpecialSpec<D>;

export type AnswerSpec<Action> =
  | { readonly kind: 'plain'; readonly value: unknown }
  | { readonly kind: 'react'; readonly action: Action }
  | { readonly kind: 'wait'; readonly at: number | { readonly x: number; readonly y: number } }
  | { readonly kind: 'decline' };

export interface ChoiceSpec<Action> {
  readonly answer: AnswerSpec<Action>;
  readonly seat?: string;
  readonly purpose?: string;
  readonly refused?: Refused;
}

/** One command with its seat, answers, dice and expectations. */
export interface StepSpec<Action, E> {
  readonly action: Action;
  readonly by?: string;
  readonly seat?: string;
  readonly choices: readonly ChoiceSpec<Action>[];
  readonly dice?: readonly DiceEntry[];
  readonly refused?: Refused;
  readonly allowed?: boolean;
  readonly expect?: E;
}

const decline = new Set(['decline', 'declined', 'no reaction', 'refuse', 'décliner', 'renoncer', 'rien'].map(fold));

function plainAnswer<Action>(value: unknown): AnswerSpec<Action> {
  return typeof value === 'string' && decline.has(fold(value)) ? { kind: 'decline' } : { kind: 'plain', value };
}

const isMapping = (value: unknown): boolean => typeof value === 'object' && value !== null && !Array.isArray(value);

/** An answer to a question, in the order in which the questions come up: the bare answer, or a mapping that says more. */
const choiceOf = <Action>(reaction: z.ZodType<Action>) =>
  z
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
    .transform(({ seat, for: purpose, refused, react, wait, answer, decline: declined }): ChoiceSpec<Action> => {
      const head = { seat, purpose, refused };
      if (react !== undefined) return { ...head, answer: { kind: 'react', action: react as Action } };
      if (wait !== undefined) return { ...head, answer: { kind: 'wait', at: wait } };
      return { ...head, answer: declined ? { kind: 'decline' } : plainAnswer(answer) };
    });

/** The one action of what is given, with what goes with it. */
function pickAction<A extends Shape, D extends Shape, E>(
  words: StepWords<A, D, E>,
  given: Readonly<Record<string, unknown>>,
  context: z.RefinementCtx,
): ActionOf<A, D> | undefined {
  const { actions, details, ownDetails, specials } = words;
  const names = [...Object.keys(actions), ...specials.actions.keys()];
  const found = names.filter((name) => given[name] !== undefined);
  const [name] = found;
  if (name === undefined || found.length > 1) {
    const all = names.join(', ');
    const both = found.join(', ');
    return name === undefined
      ? reject(context, text(`aucune action ; actions connues : ${all}`, `no action; known actions: ${all}`))
      : reject(context, text(`une seule action par étape, pas ${both}`, `one action a step, not ${both}`));
  }
  for (const key of Object.keys(details)) {
    const fitting = ownDetails[name] ?? [];
    if (given[key] === undefined || fitting.includes(key)) continue;
    const all = fitting.join(', ') || '–';
    return reject(context, text(`« ${key} » ne va pas avec « ${name} » (${all})`, `"${key}" does not go with "${name}" (${all})`), [key]);
  }
  const spec = { name, value: given[name], details: Object.fromEntries(Object.keys(details).map((key) => [key, given[key]])) };
  const special = specials.actions.get(name);
  return (special ? { ...spec, ...special, name: 'special', word: name } : spec) as ActionOf<A, D>;
}

/** The steps of a game's cases. */
export function stepOf<A extends Shape, D extends Shape, E>(words: StepWords<A, D, E>): z.ZodType<StepSpec<ActionOf<A, D>, E>> {
  const { members } = words.specials;
  // Members with names of a game and of its rules, which types do not know here.
  const own: object = { ...words.actions, ...words.details, ...members.shape };
  const spellings = { ...words.actionSpellings, ...members.spellings, ...words.detailSpellings };
  const reaction = z
    .preprocess(spelled, keyed({ ...own }, spellings))
    .transform((given, context) => pickAction(words, given, context) ?? z.NEVER);
  const choice = choiceOf<ActionOf<A, D>>(reaction);
  return z
    .preprocess(
      spelled,
      keyed(
        {
          ...own,
          note: z.string().max(5000).optional(),
          by: id.optional(),
          seat: id.optional(),
          choices: listOf(choice).optional(),
          dice: words.dice.optional(),
          refused: refusal.optional(),
          allowed: flag.optional(),
          expect: words.expectation.optional(),
        },
        {
          ...spellings,
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
    .transform((given, context): StepSpec<ActionOf<A, D>, E> => {
      const action = pickAction(words, given, context);
      if (!action) return z.NEVER;
      if (given.refused !== undefined && given.allowed !== undefined) {
        return reject(context, text('« refused » ou « allowed », pas les deux', '"refused" or "allowed", not both'));
      }
      const { by, seat, choices, dice, refused, allowed, expect } = given;
      return { action, by, seat, choices: choices ?? [], dice, refused, allowed, expect };
    });
}
