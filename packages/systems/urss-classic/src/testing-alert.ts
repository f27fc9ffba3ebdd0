import type { Json } from '@escarmouche/referee';
import type { Command } from './commands.ts';
import { battle, type BattleSpec, type Choice, type FigureSpec } from './testing.ts';

/** Answers and commands of tests of the alert stance. */
export const react = (command: Command): Choice => ['alert', { do: 'react', command } as unknown as Json];
export const decline: Choice = ['alert', { do: 'decline' }];
export const wait = (length: number): Choice => ['alert', { do: 'wait', at: length }];
export const shoot = (target: string): Command => ({ type: 'shoot', weapon: 'blaster', target });
export const order = (id: string): Choice => ['alertOrder', id];
export const fight = (target: string): Command => ({ type: 'fight', target });

/** B watches, facing south; A moves below it, eastwards. */
export const guard: FigureSpec = { at: [0, 0], facing: 'south', alert: true };
export const gunner: FigureSpec = { ...guard, like: 'soldatRebelle' };
export const stage = (figures: BattleSpec['figures'], rest: Partial<BattleSpec> = {}) => battle({ figures, activation: 'a', ...rest });

/** Commands, dice and choices as `play`, and the questions that were asked on the way: window and length along the path. */
export function asked(match: ReturnType<typeof battle>, command: Command, dice: string, choices: readonly Choice[]): Json[] {
  const points: Json[] = [];
  const left = [...dice.replaceAll(' ', '')].map(Number);
  const answers = [...choices];
  let progress = match.submit('A', command);
  while (progress.status === 'waiting') {
    const { question } = progress;
    if (question.kind === 'roll') {
      progress = match.answer(left.splice(0, question.faces.length), question.seat ?? '');
      continue;
    }
    if (question.kind !== 'choice') throw new Error('a commit');
    const about = question.about as Readonly<Record<string, Json>>;
    points.push([question.purpose, question.seat, about.windows ?? null, Math.round(Number(about.along ?? 0) / 10) / 100]);
    progress = match.answer(answers.shift()?.[1] ?? null, question.seat);
  }
  if (progress.status !== 'done' || left.length > 0 || answers.length > 0) {
    throw new Error(`${progress.status}; left over: dice ${left.join(' ')}, answers ${JSON.stringify(answers)}`);
  }
  return points;
}
