import type { Text } from './types.ts';

/** End of a game. */
export interface Outcome {
  /** Sides that have won; none is a draw. */
  readonly winners: readonly string[];
  /** Absent where the seats have ended it, not a rule. */
  readonly rule?: string;
  readonly reason: Text;
  /** Other reasons, in order: missions of a scenario, parts of a reckoning. */
  readonly reasons?: readonly { readonly rule: string; readonly text: Text }[];
  readonly scores?: Scores;
}

/** Score of each side, where a game counts points. */
interface Scores {
  /** Name of the points ("victory points"). */
  readonly label: Text;
  /** Score that wins outright, if any. */
  readonly of?: number;
  readonly bySide: Readonly<Record<string, number>>;
}

/** Does something out of a file have the shape of an outcome? */
export function isOutcome(value: unknown): value is Outcome {
  if (!isRecord(value)) return false;
  const { winners, rule, reason, reasons, scores } = value;
  return (
    Array.isArray(winners) &&
    winners.every(isString) &&
    (rule === undefined || isString(rule)) &&
    isText(reason) &&
    (reasons === undefined ||
      (Array.isArray(reasons) && reasons.every((one) => isRecord(one) && isString(one.rule) && isText(one.text)))) &&
    (scores === undefined || isScores(scores))
  );
}

const isString = (value: unknown): value is string => typeof value === 'string';
const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isText = (value: unknown): boolean => isRecord(value) && isString(value.fr) && isString(value.en);
const isScores = (value: unknown): boolean =>
  isRecord(value) &&
  isText(value.label) &&
  (value.of === undefined || Number.isFinite(value.of)) &&
  isRecord(value.bySide) &&
  Object.values(value.bySide).every(Number.isFinite);
