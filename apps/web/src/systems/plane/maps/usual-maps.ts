import { starWarsMaps } from '@escarmouche/content/maps/star-wars';
import type { Language } from '@escarmouche/referee';
import type { MapOnOffer } from '../../new-game.ts';
import { mapOnOffer } from './map-on-offer.ts';

/** The maps of the usual world, without a line of the rules. */
export const usualMaps = (language: Language): readonly MapOnOffer[] => starWarsMaps.map((map) => mapOnOffer(map, language));
