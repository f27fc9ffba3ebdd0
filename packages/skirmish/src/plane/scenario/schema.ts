import { id, list, text, whole, type Data } from '@escarmouche/referee/schema';
import { place, shape } from '@escarmouche/space/schema';
import * as z from 'zod/mini';
import { zone } from '../place-schema.ts';

/** The scenario of a battle as data: zones, objectives, length, happenings. Lengths in units. */

/** Zones, tokens, objectives or happenings. */
export const MOST_PARTS = 50;
const MOST_FIGURES = 100;
const MOST_POINTS = 1000;
const MOST_TURNS = 100;

export const who = list(id, MOST_FIGURES).check(z.minLength(1));
export const turn = whole(1, MOST_TURNS);

/** A part of the table that objectives and happenings speak of. */
export const namedZone = z.strictObject({ id, name: text, shape });

/** A thing that can be carried. A figure that ends an action on it takes it, unless an enemy is in contact. */
const token = z.strictObject({ id, name: text, at: place });

const objectiveHead = {
  id,
  name: text,
  /** The side that meets it. */
  side: id,
  /** Points of an objective met; a held objective scores at the end of every turn. */
  points: whole(0, MOST_POINTS),
  /** Meeting it wins at once. */
  wins: z.optional(z.boolean()),
};

export const objective = z.discriminatedUnion('type', [
  /** All of them are out of play. */
  z.strictObject({ ...objectiveHead, type: z.literal('eliminate'), who }),
  /** So many of them stand in the zone after an action. */
  z.strictObject({ ...objectiveHead, type: z.literal('reach'), who, count: whole(1, MOST_FIGURES), zone: id }),
  /** All the figures stand in the zone after an action. */
  z.strictObject({ ...objectiveHead, type: z.literal('escort'), who, zone: id }),
  /** A figure of the side stands in the zone with the token. */
  z.strictObject({ ...objectiveHead, type: z.literal('carry'), token: id, zone: id }),
  /** At the end of a turn more figures of the side than of all others stand in the zone. */
  z.strictObject({ ...objectiveHead, type: z.literal('hold'), zone: id }),
  /** At the end of that turn so many of them are in play. */
  z.strictObject({ ...objectiveHead, type: z.literal('survive'), who, count: whole(1, MOST_FIGURES), turn }),
]);

/** As a turn begins, or as soon as something is so. */
export const when = z.union([
  z.strictObject({ turn }),
  /** An objective is met. */
  z.strictObject({ met: id }),
  /** A figure of the list stands in a zone. */
  z.strictObject({ entered: id, by: who }),
  /** A token is carried. */
  z.strictObject({ taken: id }),
]);

/** A happening: at most once a battle. */
const happening = z.strictObject({
  id,
  text,
  when,
  /** Figures that wait off the table until now, and their places on it. */
  arrivals: z.optional(z.strictObject({ figures: who, zone })),
  noise: z.optional(place),
});

export const scenario = z.strictObject({
  id,
  name: text,
  story: z.strictObject({ fr: z.string().check(z.maxLength(2000)), en: z.string().check(z.maxLength(2000)) }),
  /** The last turn; without end when absent. */
  turns: z.optional(turn),
  zones: list(namedZone, MOST_PARTS),
  tokens: list(token, MOST_PARTS),
  objectives: list(objective, MOST_PARTS),
  happenings: list(happening, MOST_PARTS),
});

/** Progress of a scenario. */
export const progress = z.strictObject({
  /** How often each objective has been met; an objective never met is absent. */
  met: z.record(id, whole(0, MOST_TURNS)),
  /** Place and carrier of each token. */
  tokens: z.record(id, z.strictObject({ at: place, by: z.optional(id) })),
  /** Happenings that have come to pass. */
  happened: list(id, MOST_PARTS),
});

export type Scenario = Data<typeof scenario>;
export type NamedZone = Data<typeof namedZone>;
export type Objective = Data<typeof objective>;
export type Happening = Data<typeof happening>;
export type ScenarioProgress = z.output<typeof progress>;
