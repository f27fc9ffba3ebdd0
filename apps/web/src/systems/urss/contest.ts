import type { Language, Roll, Sentence } from '@escarmouche/referee';
import { roundsOf } from '../../boards/dice/rounds.ts';
import type { Run } from '../told.ts';
import { urssWords } from './words.ts';

interface Rolled {
  readonly purpose: string;
  readonly roll: Roll;
  readonly figure?: string;
  readonly target?: string;
}

/** Purposes of rolls for places in an order, in which all take part. */
const FOR_PLACES: ReadonlySet<string> = new Set(['order', 'initiative']);
/** Purposes of rolls for a number, which beat no other roll. */
const COUNTED: ReadonlySet<string> = new Set(['d3', 'points', 'scatter']);

/**
 * The key of a contest: the two figures that roll against each other, or the purpose that all roll for. Undefined for a roll against
 * nobody.
 */
export function contestOf({ purpose, roll, figure, target }: Rolled): string | undefined {
  if (FOR_PLACES.has(purpose)) return purpose;
  if (figure === undefined || target === undefined || figure === target || COUNTED.has(purpose)) return undefined;
  // A power passes its test first; its score is then to be beaten.
  const opposed = roll.pool.need === undefined || purpose === 'power';
  return opposed ? [figure, target].sort().join(' ') : undefined;
}

/** The rolls of a contest in one line: each roller with the score, the rolls after a tie apart. */
export function contestRun(of: string, aim: string, language: Language): Run {
  const { again, colon } = urssWords(language).contest;
  return {
    of,
    told(lines) {
      const rounds = roundsOf(
        lines.map(({ text, roll }) => ({ who: text.find((part) => typeof part !== 'string') ?? '', score: roll?.score ?? 0 })),
        ({ who }) => (typeof who === 'string' ? who : who.id),
      );
      const said = rounds.map((round) => round.flatMap(({ who, score }, i): Sentence => [i > 0 ? ' – ' : '', who, `\u00a0${score}`]));
      return [
        `${aim.slice(0, 1).toUpperCase()}${aim.slice(1)}${colon}`,
        ...said.flatMap((round, i) => (i > 0 ? [again, ...round] : round)),
      ].filter((part) => part !== '');
    },
  };
}
