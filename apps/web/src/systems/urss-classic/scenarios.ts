import { headOf, scenarioHeads } from '@escarmouche/content/scenarios';
import type { TellScenarios } from '../index.ts';
import { offerOwn, offerScenarios } from '../plane/scenario/offer.ts';

/** The worlds by name, as their packs call them. */
const WORLDS: Readonly<Record<string, string>> = { 'star-wars': 'Star Wars', 'med-fan': 'Med Fan', survivants: 'Survivants' };
const worldOf = (adaptation: string): string => WORLDS[adaptation] ?? adaptation;

/** The scenarios of players and the ready ones, as cards. */
export const scenariosOnOffer: TellScenarios = (language, own) => [
  ...offerOwn(
    own.flatMap((file) => (file.system === 'urss-classic' ? file : [])),
    headOf,
    worldOf,
    language,
  ),
  ...offerScenarios(scenarioHeads, worldOf, language),
];
