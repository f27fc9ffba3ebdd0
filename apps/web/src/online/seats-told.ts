import type { Language, Seat } from '@escarmouche/referee';
import type { KeptOnline } from './kept.ts';
import { onlineWords } from './words.ts';

/** The seats of a battle by name, a person's own first: « Vous : Rouges · Bleus »; undefined where this device has neither made nor joined it. */
export function seatsTold({ names }: Pick<KeptOnline, 'names'>, own: readonly Seat[], language: Language): string | undefined {
  if (!names) return undefined;
  const named = Object.entries(names[language]);
  const ofOwn = (isOwn: boolean) => named.filter(([seat]) => own.includes(seat) === isOwn).map(([, name]) => name);
  const [mine, others] = [ofOwn(true), ofOwn(false)];
  return [...(mine.length > 0 ? [onlineWords[language].youAre(mine.join(', '))] : []), ...others].join(' · ');
}
