import { sheetOf } from '../figures.ts';
import { grantedTo } from '../granted.ts';
import { rule } from '../rule.ts';

/** The lightsaber guards a bearer whom the Force guides: one save, however many it carries (UC-SW-WPN-SABRE-LASER). */
export const lightsaberGuard = rule({
  id: 'garde-du-sabre',
  cites: ['UC-SW-WPN-SABRE-LASER', 'UC-SW-WPN-DOUBLE-SABRE-LASER'],
  saves(state, _attack, bearer, { grant }) {
    const guided = grantedTo(sheetOf(state, bearer.id)).own.some((one) => one.rule.forceSensitive);
    return guided ? [{ level: grant.level ?? 'bonus', class: 'innate', source: 'UC-SW-WPN-SABRE-LASER' }] : [];
  },
});
