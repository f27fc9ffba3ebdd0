import { sheetOf } from './figures.ts';
import type { FigureId, State } from './state.ts';

export function nameOf(state: State, id: FigureId): string {
  return sheetOf(state, id).name;
}

/** A length for the reader: paces with at most two decimals. */
export function paces(units: number): { fr: string; en: string } {
  const en = (Math.round(units / 10) / 100).toString();
  return { fr: en.replace('.', ','), en };
}
