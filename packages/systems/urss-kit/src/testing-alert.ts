import type { Json } from '@escarmouche/referee';
import { guard } from './rules/index.ts';
import type { Command } from './commands.ts';
import { battle, point, type BattleSpec, type Choice, type FigureSpec } from './testing.ts';
import type { Questions } from './questions.ts';

/** Battles with a watcher, and its answers. */
export const react = (command: Command): Choice => ['alert', { do: 'react', command } as unknown as Json];
export const decline: Choice = ['alert', { do: 'decline' }];
export const next = (id: string): Choice => ['alertOrder', id];
export const way = (...spots: readonly (readonly [number, number])[]) =>
  ({ type: 'move', path: spots.map(([x, y]) => point(x, y)) }) as const;
export const shoot = (target: string, weapon = 'fusil') => ({ type: 'shoot', weapon, target }) as const;

/** A figure on its guard, facing south. */
export const watching: FigureSpec = { at: [0, 0], facing: 'south', alert: true, rules: [guard.id] };

/** a is activated. */
export const stage = (figures: BattleSpec['figures'], rest: Partial<BattleSpec> = {}) => battle({ figures, activation: 'a', ...rest });

/** Questions and their figures, as "way b 3.5 left", while a command is carried out and every watcher lets it pass. */
export function asked(match: ReturnType<typeof battle>, command: Command, dice = ''): string[] {
  const faces = [...dice.replaceAll(' ', '')].map(Number);
  const told: string[] = [];
  let progress = match.submit('A', command);
  while (progress.status === 'waiting') {
    const { question } = progress;
    if (question.kind === 'roll') {
      progress = match.answer(faces.splice(0, question.faces.length), question.seat ?? '');
      continue;
    }
    if (question.kind !== 'choice' || question.purpose !== 'alert') throw new Error(`${question.kind} is asked`);
    const { when, figure, left } = question.about as unknown as Questions['alert']['about'];
    told.push(`${when} ${figure} ${Math.round(left / 10) / 100}`);
    progress = match.answer({ do: 'decline' }, question.seat);
  }
  if (progress.status !== 'done') throw new Error(JSON.stringify(progress));
  return told;
}
