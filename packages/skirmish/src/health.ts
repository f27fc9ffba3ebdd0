/** How a figure with vitality points is. */
export type Health = 'sound' | 'wounded' | 'badlyWounded' | 'out';

/** The state by vitality, of so many points when sound: sound in the upper third, wounded in the middle one. */
export function healthBy(full: number, vitality: number): Health {
  if (vitality <= 0) return 'out';
  if (vitality * 3 > full * 2) return 'sound';
  return vitality * 3 > full ? 'wounded' : 'badlyWounded';
}
