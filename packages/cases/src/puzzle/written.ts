import { numberOf, type Chance } from '@escarmouche/ai/puzzle';
import type { WrittenChance } from '../lesson/schema.ts';
import { text, type Text } from '../text.ts';

/** "21/36, 58.33%"; without the fraction where it is none that a person reads. */
export function chanceText(chance: Chance): Text {
  const { ways, all } = chance;
  const percent = (numberOf(chance) * 100).toFixed(2);
  const fraction = all < MOST ? `${ways}/${all}, ` : '';
  return text(`${fraction}${percent.replace('.', ',')} %`, `${fraction}${percent}%`);
}
const MOST = 1_000_000_000n;

/** Is this the chance that is written, or rounded to it? */
export function isRight({ ways, all, about }: WrittenChance, found: Chance): boolean {
  const apart = found.ways * all - ways * found.all;
  return about ? 2n * (apart < 0n ? -apart : apart) <= found.all : apart === 0n;
}

export function writtenText({ ways, all, about }: WrittenChance): Text {
  if (!about) return text(`${ways}/${all}`, `${ways}/${all}`);
  const digits = String(all).length - 3;
  const percent = ((Number(ways) / Number(all)) * 100).toFixed(digits);
  return text(`${percent.replace('.', ',')} %`, `${percent}%`);
}
