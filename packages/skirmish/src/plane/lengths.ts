import type { Text } from '@escarmouche/referee';

/** A length for the reader as a bare number: paces with at most two decimals. */
export function inPaces(units: number): Text {
  const en = (Math.round(units / 10) / 100).toString();
  return { fr: en.replace('.', ','), en };
}

/** A length for the reader with its unit: "3,8 pas", "1 pace". The space does not break: by it a screen finds the lengths of a sentence. */
export function paces(units: number): Text {
  const { fr, en } = inPaces(units);
  return { fr: `${fr}\u00a0pas`, en: `${en}\u00a0${en === '1' ? 'pace' : 'paces'}` };
}
