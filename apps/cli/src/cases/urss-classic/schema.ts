import { z } from 'zod';
import { expectation } from './schema-expect.ts';
import { figure } from './schema-figure.ts';
import { step } from './schema-step.ts';
import { group, mapped, table } from '../plane/schema-scene.ts';
import { scenario } from '../plane/schema-scenario.ts';
import { terrain } from '../plane/schema-terrain.ts';
import { dice } from './schema-dice.ts';
import { keyed, word } from '../keyed.ts';
import { listOf } from '../values.ts';
import { memoryMembers } from '../plane/specials.ts';
import { memoriesOf } from './specials.ts';
import { id, spot } from '../plane/values.ts';

const remembered = memoryMembers(memoriesOf('activation'));

/** The activated figure, or more about its activation. */
const activation = z.preprocess(
  (value) => (typeof value === 'object' ? value : { figure: value }),
  keyed(
    {
      figure: id,
      left: z.int().min(0).max(10).optional(),
      done: listOf(id).optional(),
      runUp: keyed({ from: spot, to: spot }, { from: ['de'], to: ['à', 'vers'] }).optional(),
      ...(remembered.shape as object),
    },
    {
      figure: ['of', 'figurine', 'de'],
      left: ['actions left', 'actions', 'restantes', 'actions restantes'],
      done: ['faites', 'actions done', 'déjà faites', 'fait'],
      runUp: ['élan', 'run-up'],
      ...remembered.spellings,
    },
  ).transform(({ figure: who, left, done, runUp, ...others }) => ({
    figure: who,
    left,
    done,
    runUp,
    remembered: others as Readonly<Record<string, unknown>>,
  })),
);

const effect = keyed(
  { rule: id, on: id, by: id },
  { rule: ['règle', 'effect', 'effet', 'power', 'pouvoir'], on: ['sur', 'target', 'cible'], by: ['par', 'user'] },
);

export const conformanceCase = keyed(
  {
    name: z.string().min(1).max(300),
    cites: listOf(z.string().max(60)).default([]),
    note: z.string().max(5000).optional(),
    adaptation: id.optional(),
    options: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])).optional(),
    table: table.optional(),
    terrain: terrain.optional(),
    groups: mapped(group).optional(),
    order: z.array(id).optional(),
    start: word({ play: ['jeu', 'en jeu'], order: ['ordre', 'begin', 'début', 'before order'] }).optional(),
    turn: z.int().min(1).max(1000).optional(),
    plays: id.optional(),
    figures: mapped(figure),
    effects: z.array(effect).optional(),
    noise: spot.optional(),
    scenario: scenario.optional(),
    activation: activation.optional(),
    do: listOf(step).default([]),
    dice: dice.optional(),
    expect: expectation.optional(),
  },
  {
    name: ['nom', 'titre', 'title', 'case', 'cas'],
    cites: ['cite', 'rules', 'règles', 'ids'],
    note: ['comment', 'commentaire', 'description', 'remarque', 'notes', 'source'],
    adaptation: ['monde', 'world'],
    options: ['réglages'],
    terrain: ['décor', 'features'],
    groups: ['groupes'],
    order: ['ordre', 'order of play', 'ordre de jeu'],
    start: ['départ', 'phase'],
    turn: ['tour'],
    plays: ['joue', 'to play', 'group'],
    figures: ['figurines'],
    effects: ['effets'],
    noise: ['bruit', 'noise token', 'jeton de bruit'],
    scenario: ['scénario'],
    activation: ['activated', 'activée'],
    do: ['commands', 'commandes', 'steps', 'étapes', 'actions', 'faire', 'when', 'quand'],
    dice: ['dés'],
    expect: ['attendu', 'expected', 'then', 'alors', 'expectations'],
  },
);

export type Case = z.output<typeof conformanceCase>;
