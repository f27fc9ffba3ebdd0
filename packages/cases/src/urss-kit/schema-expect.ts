import { z } from 'zod';
import { keyed, word } from '../keyed.ts';
import { expectationOf, figureFacts, figureSpellings, names, noneOr, rollFacts, rollSpellings } from '../plane/schema-expect.ts';
import { memoryMembers } from '../plane/specials.ts';
import { id, paces } from '../plane/values.ts';
import { flag, listOf } from '../values.ts';
import { purpose } from './schema-dice.ts';
import { condition, skillMembers, skillSpellings } from './schema-figure.ts';
import { figureMemories } from './specials.ts';
import { level, levelOrNone } from './values.ts';

/** Marks that are either there or not. */
const remembered = memoryMembers(figureMemories.filter(({ takes }) => takes === 'yes'));
// Members with words of rules, which types do not know.
const memories: object = remembered.shape;

const figure = keyed(
  {
    state: listOf(condition).optional(),
    ...figureFacts,
    ...skillMembers,
    fullVitality: z.int().optional(),
    baseMove: paces.optional(),
    actions: z.int().optional(),
    held: names.optional(),
    lost: names.optional(),
    done: names.optional(),
    blows: z.int().optional(),
    ran: flag.optional(),
    crawled: flag.optional(),
    range: z.record(id, paces).optional(),
    faults: names.optional(),
    ...memories,
  },
  {
    state: ['état', 'posture', 'states', 'condition'],
    ...figureSpellings,
    left: ['actions left', 'restantes', 'actions restantes'],
    ...skillSpellings,
    fullVitality: ['vitalité max', 'max vitality', 'vitalité totale'],
    baseMove: ['déplacement de base', 'déplacement'],
    actions: ['actions du tour', 'actions of a turn'],
    held: ['en main', 'holds', 'tient', 'in hand'],
    lost: ['perdues', 'perdue', 'lost weapons', 'armes perdues'],
    done: ['faites', 'actions done', 'types taken'],
    blows: ['damage rolls', 'jets de dégâts', 'damage rolls made'],
    ran: ['has run', 'a couru'],
    crawled: ['has crawled', 'a rampé'],
    range: ['portée', 'ranges', 'portées'],
    faults: ['fautes', 'refused equipment', 'équipement refusé'],
    ...remembered.spellings,
  },
);

/** Sources of a save with their values. */
const sources = noneOr(
  z.union([
    listOf(id).transform((list): { readonly of: string; readonly value?: number }[] => list.map((of) => ({ of }))),
    z
      .record(id, z.int())
      .transform((mapped): { readonly of: string; readonly value?: number }[] =>
        Object.entries(mapped).map(([of, value]) => ({ of, value })),
      ),
  ]),
);

const roll = keyed(
  { ...rollFacts(purpose, level), level: level.optional(), sources: sources.optional() },
  {
    ...rollSpellings,
    level: ['niveau', 'mode', 'at'],
    of: ['from', 'with', 'weapon', 'avec', 'arme', 'made with'],
    sources: ['sources de sauvegarde', 'saves', 'sauvegardes'],
  },
);

/** Pool of a roll now, without rolling it. */
const pool = keyed(
  {
    for: purpose,
    who: id,
    against: id.optional(),
    with: id.optional(),
    blow: word({
      fight: ['combat', 'corps à corps', 'melee'],
      free: ['attaque gratuite', 'free attack'],
      shot: ['tir', 'shooting'],
    }).optional(),
    defends: flag.optional(),
    level: levelOrNone.optional(),
    sources: sources.optional(),
    modifiers: rollFacts(purpose, level).modifiers,
  },
  {
    for: ['pour', 'purpose', 'roll', 'jet'],
    who: ['qui', 'figure', 'of', 'de'],
    against: ['contre', 'target', 'cible', 'on', 'from'],
    with: ['avec', 'weapon', 'arme'],
    blow: ['coup', 'attack', 'attaque', 'by'],
    defends: ['se défend', 'défend'],
    level: ['niveau', 'is', 'mode'],
    sources: ['sources de sauvegarde', 'saves', 'sauvegardes'],
    modifiers: ['modificateurs', 'indications', 'because'],
  },
);

/** Targets of a figure now. */
const targets = keyed(
  { of: id, with: id.optional(), are: names },
  { of: ['de', 'who', 'qui', 'shooter'], with: ['avec', 'weapon', 'arme'], are: ['sont', 'is', 'list'] },
);

const { schema, words } = expectationOf({
  figure,
  condition,
  roll,
  others: {
    pools: listOf(pool).optional(),
    targets: listOf(targets).optional(),
    chosen: names.optional(),
    log: listOf(z.string().min(1).max(300)).optional(),
  },
  spellings: {
    pools: ['pool', 'levels', 'niveaux', 'jets à venir', 'would roll'],
    targets: ['cibles', 'target', 'legal targets'],
    chosen: ['choisies', 'choisis', 'still to act'],
    log: ['journal', 'sentences', 'phrases'],
  },
});

export const expectation = schema;
/** The words of an expectation that are not names of figures. */
export const expectationKeys = words;

export type Expectation = z.output<typeof expectation>;
export type FigureFacts = z.output<typeof figure>;
export type RollFacts = z.output<typeof roll>;
export type PoolFacts = z.output<typeof pool>;
