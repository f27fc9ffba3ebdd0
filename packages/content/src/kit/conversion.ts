import conversion from '../../packs/urss-kit/from-classic.json' with { type: 'json' };
import { trusted } from '../trusted.ts';
import type { Conversion } from './from-classic.ts';

/** Parts of the kit in place of the equipment of the classic Star Wars pack (UK-PROFILE-COMPAT). */
export const classicConversion: Conversion = trusted<Conversion>(conversion);
