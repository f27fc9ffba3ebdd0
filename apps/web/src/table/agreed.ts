import type { Agreement } from '@escarmouche/referee';
import type { LogLine } from './log.ts';

/** The lines of a log with those of what was agreed on, each at its place. */
export function withAgreed(
  lines: readonly LogLine[],
  agreements: readonly Agreement[],
  told: (agreement: Agreement) => string,
): readonly LogLine[] {
  if (agreements.length === 0) return lines;
  const all = [...lines];
  for (const [i, agreement] of agreements.entries()) {
    const { entries } = agreement.at;
    const next = all.findIndex(({ entry, id }) => entry >= entries && !id.startsWith(AGREED));
    const place = next < 0 ? all.length : next;
    const before = all[place - 1];
    const turn = before?.told.turn ?? before?.turn ?? 0;
    all.splice(place, 0, { id: `${AGREED}${i}`, entry: entries, event: 0, turn, told: { kind: 'line', text: [told(agreement)] } });
  }
  return all;
}

const AGREED = 'agreed ';
