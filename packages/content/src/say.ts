import { reasonOf } from '@escarmouche/referee/schema';
import type { Text } from '@escarmouche/urss-classic';
import type { z } from 'zod';

/** Reasons that a schema names by a key, where the shape alone would not tell an author enough. */
const reasons: Readonly<Record<string, Text>> = {
  slug: {
    fr: 'identifiant attendu : minuscules sans accent et chiffres, séparés par des tirets (« armure-legere »)',
    en: 'expected an identifier: lower-case letters without accents and digits, joined by hyphens ("armure-legere")',
  },
  cites: {
    fr: 'identifiant de règle attendu : capitales et chiffres, séparés par des tirets (« UC-SW-WPN-BLASTER »)',
    en: 'expected a rule identifier: capitals and digits, joined by hyphens ("UC-SW-WPN-BLASTER")',
  },
  grounds: {
    fr: 'trois cases attendues : R (rue), B (bâtiment), H (héliport) ou X (fermée)',
    en: 'expected three squares: R (street), B (building), H (heliport) or X (closed)',
  },
  version: { fr: 'version attendue sous la forme « 1.0.0 »', en: 'expected a version such as "1.0.0"' },
  blank: { fr: 'texte vide', en: 'empty text' },
  level: { fr: 'le haut doit dépasser le bas (« top » plus grand que « base »)', en: 'the top must lie above the base' },
  deployment: {
    fr: 'attendu : le numéro d’une zone de la carte, ou un rectangle (« x », « y », « width », « height », « front »)',
    en: 'expected the number of a zone of the map, or a rectangle ("x", "y", "width", "height", "front")',
  },
  figuresOrChoices: {
    fr: 'un groupe a soit des figurines (« figures »), soit un choix de bandes (« choices »)',
    en: 'a group has either figures ("figures") or a choice of bands ("choices")',
  },
  budgetOfChoices: {
    fr: 'un budget va avec un choix de bandes (« choices »)',
    en: 'a budget goes with a choice of bands ("choices")',
  },
  when: {
    fr: 'attendu : « turn », « met » (un objectif), « entered » (une zone) avec « by », ou « taken » (un jeton)',
    en: 'expected "turn", "met" (an objective), "entered" (a zone) with "by", or "taken" (a token)',
  },
  weaponUse: {
    fr: 'une arme sert au corps à corps (« melee »), au tir (« ranged ») ou aux deux',
    en: 'a weapon is used in melee ("melee"), shoots ("ranged") or does both',
  },
  lowWall: { fr: 'un obstacle linéaire mesure au plus 1 pas de haut', en: 'a linear obstacle is at most 1 pace high' },
};

/** An issue that a schema found in a part of `whole`, as a sentence for the author of the file. */
export const say = (issue: z.core.$ZodIssue, whole: unknown): Text => reasons[issue.message] ?? reasonOf(issue, whole);
