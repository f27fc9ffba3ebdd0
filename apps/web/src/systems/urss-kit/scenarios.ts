import { kitHeadOf, kitScenarioHeads } from '@escarmouche/content/kit/scenarios';
import type { TellScenarios } from '../index.ts';
import { offerOwn, offerScenarios } from '../plane/scenario/offer.ts';

/** The world that the kit was written for, by name. */
const worldOf = (): string => 'Star Wars';

/** The scenarios of players and the ready ones, as cards. */
export const scenariosOnOffer: TellScenarios = (language, own) => [
  ...offerOwn(
    own.flatMap((file) => (file.system === 'urss-kit' ? file : [])),
    kitHeadOf,
    worldOf,
    language,
  ),
  ...offerScenarios(kitScenarioHeads, worldOf, language),
];
