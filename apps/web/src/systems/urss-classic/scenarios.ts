import { scenarioHeads } from '@escarmouche/content/scenarios';
import type { Language } from '@escarmouche/referee';
import type { ScenarioOnOffer } from '../new-game.ts';
import { offerScenarios } from '../plane/scenario/offer.ts';

/** The worlds by name, as their packs call them. */
const WORLDS: Readonly<Record<string, string>> = { 'star-wars': 'Star Wars', 'med-fan': 'Med Fan', survivants: 'Survivants' };

/** The ready scenarios as cards. */
export const scenariosOnOffer = (language: Language): readonly ScenarioOnOffer[] =>
  offerScenarios(scenarioHeads, (adaptation) => WORLDS[adaptation] ?? adaptation, language);
