import type { Match } from '@escarmouche/referee';
import { figureOf, type FigureId } from '@escarmouche/skirmish';
import { distanceBetween } from '@escarmouche/skirmish/placed';
import { type Role } from '@escarmouche/skirmish/plane';
import type { Manned } from './game.ts';
import type { NpcPlayer } from './telling/thought.ts';

/** Activations of NPCs in battles of the tests. */

export const acts = (
  mission: Role['mission'] | 'soldier' | 'elite' | 'sniper' | 'assassin' | 'healer' | 'chief',
  behaviour: Role['behaviour'] = 'walker',
): Role => ({
  mission: typeof mission === 'string' ? { type: mission } : mission,
  behaviour,
});

/** Plays the activation that goes on to its end, with these faces of dice: the kinds of its commands. Faces left over fail. */
export function plays<S extends Manned, C extends { readonly type: string; readonly rule?: string }>(
  player: NpcPlayer<S, C>,
  match: Match<never, S, C, never>,
  dice = '',
): readonly string[] {
  const faces = [...dice.replaceAll(' ', '')].map(Number);
  const given: C[] = [];
  const figure = match.state.activation?.figure;
  const { turn } = match.state;
  const [seat = ''] = match.system.active(match.state);
  while (match.state.activation?.figure === figure && match.state.turn === turn) {
    const { command } = player.decide(match.state, seat, () => 0);
    given.push(command);
    const { status } = match.submit(seat, command);
    if (status === 'refused') throw new Error(`${JSON.stringify(command)} is refused`);
    for (let { pending } = match; pending; { pending } = match) {
      const { question } = pending;
      if (question.kind === 'roll') {
        const { length } = question.faces;
        if (faces.length < length) throw new Error(`dice are missing for ${JSON.stringify(question)}`);
        match.answer(faces.splice(0, length), question.seat ?? '');
      } else if (question.kind === 'choice') {
        match.answer(
          player.answer(pending.state, question, () => 0),
          question.seat,
        );
      }
    }
    if (given.length > 12) throw new Error('the activation does not end');
  }
  if (faces.length > 0) throw new Error(`dice left over: ${faces.join(' ')} after ${typesOf(given).join(', ')}`);
  return typesOf(given);
}

const typesOf = (commands: readonly { readonly type: string; readonly rule?: string }[]): readonly string[] =>
  commands.map(({ type, rule }) => (rule === undefined ? type : `${type} ${rule}`));

/** Distance between two figures in paces. */
export const apart = (state: Manned, a: FigureId, b: FigureId): number =>
  Math.round(distanceBetween(state, figureOf(state, a), figureOf(state, b))) / 1000;
