import { z } from 'zod';
import { keyed, word } from '../keyed.ts';
import { flag, listOf } from '../values.ts';
import { deployment, mapped } from './schema-scene.ts';
import { area } from './schema-terrain.ts';
import { id, spot } from './values.ts';

/** Scenario of a case. Zones, tokens, objectives and happenings go by their names. */

const count = z.int().min(1).max(100);

const objective = keyed(
  {
    type: word({
      eliminate: ['éliminer'],
      reach: ['atteindre'],
      escort: ['escorter'],
      carry: ['porter', 'rapporter'],
      hold: ['tenir'],
      survive: ['survivre'],
    }),
    side: id,
    who: listOf(id).optional(),
    count: count.optional(),
    zone: id.optional(),
    token: id.optional(),
    turn: count.optional(),
    points: z.int().min(0).max(1000).default(0),
    wins: flag.optional(),
  },
  {
    type: ['genre', 'sorte', 'kind'],
    side: ['camp'],
    who: ['qui', 'figures', 'figurines'],
    count: ['combien', 'nombre'],
    token: ['jeton'],
    turn: ['tour'],
    wins: ['gagne', 'fait gagner'],
  },
);

const happening = keyed(
  {
    turn: count.optional(),
    met: id.optional(),
    entered: id.optional(),
    by: listOf(id).optional(),
    taken: id.optional(),
    arrivals: listOf(id).optional(),
    zone: deployment.optional(),
    noise: spot.optional(),
  },
  {
    turn: ['tour'],
    met: ['atteint', 'objective'],
    entered: ['entre dans', 'entrée'],
    by: ['par'],
    taken: ['pris', 'prise'],
    arrivals: ['arrivées', 'renforts', 'reinforcements'],
    zone: ['déploiement', 'deployment'],
    noise: ['bruit'],
  },
);

export const scenario = keyed(
  {
    turns: count.optional(),
    zones: mapped(area).default({}),
    tokens: mapped(spot).default({}),
    objectives: mapped(objective).default({}),
    happenings: mapped(happening).default({}),
  },
  {
    turns: ['tours', 'last turn', 'dernier tour'],
    tokens: ['jetons'],
    objectives: ['objectifs'],
    happenings: ['événements', 'events'],
  },
);

export type ScenarioCase = z.output<typeof scenario>;
export type ObjectiveCase = z.output<typeof objective>;
export type HappeningCase = z.output<typeof happening>;

/** The course of a scenario: objectives met or not, or how often; bearers or places of tokens; the score of each side. */
export const scenarioFacts = {
  objectives: z.record(id, z.union([z.int(), flag])).optional(),
  tokens: z.record(id, z.union([spot, id])).optional(),
  scores: z.record(id, z.int()).optional(),
};

export const scenarioSpellings = {
  objectives: ['objectifs'],
  tokens: ['jetons'],
  scores: ['score', 'points'],
};

export type ScenarioFacts = z.output<z.ZodObject<typeof scenarioFacts>>;
