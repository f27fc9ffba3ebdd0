import { kitScenarioHeads } from '@escarmouche/content/kit/scenarios';
import type { Language } from '@escarmouche/referee';
import type { ScenarioOnOffer } from '../new-game.ts';
import { offerScenarios } from '../plane/scenario/offer.ts';

/** The world that the kit was written for, by name. */
const WORLD = 'Star Wars';

/** The ready scenarios as cards. */
export const scenariosOnOffer = (language: Language): readonly ScenarioOnOffer[] => offerScenarios(kitScenarioHeads, () => WORLD, language);
