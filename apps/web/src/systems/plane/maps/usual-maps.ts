import { starWarsMaps } from '@escarmouche/content/maps/star-wars';
import type { TellMaps } from '../../index.ts';
import { mapOnOffer, ownMapsOnOffer } from './map-on-offer.ts';

/** The maps that players have brought and those of the usual world, without a line of the rules. */
export const usualMaps: TellMaps = (language, own) => [
  ...ownMapsOnOffer(own, language),
  ...starWarsMaps.map((map) => mapOnOffer(map, language)),
];
