import type { Vector } from '@escarmouche/space';
import type { BoardPoint } from '../boards/board-point.ts';
import type { Ask, AskOption } from '../systems/ask.ts';
import { sameTarget, type Target } from './aim.svelte.ts';

/** The keys of actions and answers by their place: the tenth has 0, as on the keyboard. */
export const DIGITS = '1234567890';

export interface Numbered {
  readonly option: AskOption;
  /** Its place among all options of the question. */
  readonly index: number;
}

/** All that a question may be answered with by a button: of a reaction what is worth doing comes first. */
export const answersOf = ({ reaction, options }: Pick<Ask<never>, 'reaction' | 'options'>): readonly AskOption[] =>
  reaction ? [...reaction.best, ...options] : options;

/** The answers that stand as buttons, and those of a long list that are pointed at on the board. */
export function listed(options: readonly AskOption[]): { readonly buttons: readonly Numbered[]; readonly spots: readonly Numbered[] } {
  const all = options.map((option, index) => ({ option, index }));
  if (all.length <= DIGITS.length) return { buttons: all, spots: [] };
  return { buttons: all.filter(({ option }) => !option.at), spots: all.filter(({ option }) => option.at) };
}

/** The answer that a target stands for, the nearest one. `near`: places nearer to each other than this are the same, in the board's unit. */
export function optionAt(options: readonly AskOption[], target: Target | undefined, near: number): AskOption | undefined {
  const same = target ? options.filter(({ at }) => at && sameTarget(target, at, near)) : [];
  if (target?.kind !== 'ground' || same.length < 2) return same[0];
  const away = ({ at }: AskOption): number => (at?.kind === 'ground' ? Math.hypot(at.at.x - target.at.x, at.at.y - target.at.y) : 0);
  return same.reduce((nearest, option) => (away(option) < away(nearest) ? option : nearest));
}

/** The answer before or after one among those on the board; nothing beyond either end. */
export function nextOption(options: readonly AskOption[], from: AskOption | undefined, step: 1 | -1): AskOption | undefined {
  const all = options.filter(({ at }) => at);
  return all[from ? all.indexOf(from) + step : step > 0 ? 0 : all.length - 1];
}

/** The nearest answer on the ground in a direction: distance to the side counts twice. Without a place to start from, the first. */
export function optionTowards(options: readonly AskOption[], from: BoardPoint | undefined, { x, y }: Vector): AskOption | undefined {
  const length = Math.hypot(x, y);
  let [best, least]: [AskOption | undefined, number] = [undefined, Infinity];
  for (const option of options) {
    if (option.at?.kind !== 'ground') continue;
    if (!from) return option;
    const [dx, dy] = [option.at.at.x - from.x, option.at.at.y - from.y];
    const along = (dx * x + dy * y) / length;
    const far = along + 2 * Math.abs((dx * y - dy * x) / length);
    if (along > 0 && far < least) [best, least] = [option, far];
  }
  return best;
}
