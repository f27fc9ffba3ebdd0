import type { Language, Seat } from '@escarmouche/referee';
import { findsToken, mustFight, type Command, type State, zombiesGame } from '@escarmouche/zombies';
import type { NextStep } from '../game-adapter.ts';
import { arrangement } from './arrangement.ts';
import { playerIn } from './look.ts';
import { wordsOf } from './words.ts';

/** Commands that need no pointing. */
export function stepsFor(state: State, seat: Seat, _selected: string | undefined, language: Language): readonly NextStep<Command>[] {
  const words = wordsOf(language).steps;
  const step = (id: string, label: string, command: Command, main: boolean, ends = false): NextStep<Command> => ({
    id,
    label,
    commands: [command],
    main,
    ends,
    refusal: zombiesGame.check(state, seat, command),
  });
  if (state.phase === 'beginning') return [step('begin', words.begin, { type: 'begin' }, true)];
  if (state.phase === 'over') return [];
  switch (state.turn.step) {
    case 'tile':
      return [step('draw', words.draw, { type: 'draw' }, true)];
    case 'place':
      return [];
    case 'stock':
      return [step('stock', words.stock, arrangement(state), true)];
    case 'encounter':
      return encounter(state, seat, words, step);
    case 'refill':
      return [step('refill', words.refill, { type: 'refill' }, true)];
    case 'move':
      return [step('stay', words.stay, { type: 'stay' }, false, true), step('roll', words.roll, { type: 'roll' }, true)];
    case 'moving':
      return [step('halt', words.halt, { type: 'halt' }, false, true)];
    case 'herd':
      return [step('herd', words.herd, { type: 'herd' }, true)];
    case 'herding':
      return [];
    case 'discard':
      return [step('end', words.end, { type: 'end' }, true, true)];
  }
}

/** Fights, or takes a token or leaves it, or goes on. */
function encounter(
  state: State,
  seat: Seat,
  words: ReturnType<typeof wordsOf>['steps'],
  step: (id: string, label: string, command: Command, main: boolean) => NextStep<Command>,
): readonly NextStep<Command>[] {
  const square = playerIn(state, seat)?.square ?? 0;
  const face = (label: string): NextStep<Command> => step('face', label, { type: 'face' }, true);
  if (!findsToken(state, seat)) return [face(mustFight(state, square) ? words.fight : words.face)];
  return [step('leave', words.leave, { type: 'face', leave: true }, false), face(mustFight(state, square) ? words.fight : words.take)];
}
