import type { Language, Seat } from '@escarmouche/referee';
import { HIDDEN, zombiesGame, type Command, type State } from '@escarmouche/zombies';
import type { HeldCard, NextStep } from '../game-adapter.ts';
import { faceOf } from './faces.ts';
import { cardRule } from './look.ts';
import { wordsOf } from './words.ts';

/** The cards that a seat holds, and those in play in front of it. */
export function handOf(state: State, seat: Seat, language: Language): readonly HeldCard<Command>[] {
  const player = state.players[seat];
  if (!player) return [];
  const words = wordsOf(language).steps;
  const mine = zombiesGame.active(state).includes(seat);
  const step = (label: string, command: Extract<Command, { card: string }>): NextStep<Command> => ({
    id: `${command.type}:${command.card}`,
    label,
    commands: [command],
    main: false,
    ends: false,
    refusal: zombiesGame.check(state, seat, command),
  });
  const card = (id: string): Pick<HeldCard<Command>, 'face' | 'rule'> => ({
    face: faceOf(state.scene, id, language),
    rule: cardRule(state, id),
  });
  const held = player.hand
    .filter((id) => id !== HIDDEN)
    .map((id) => ({
      ...card(id),
      id: `hand:${id}`,
      inPlay: false,
      steps: !mine
        ? []
        : state.turn.step === 'discard'
          ? [step(words.play, { type: 'play', card: id }), step(words.discard, { type: 'discard', card: id })]
          : [step(words.play, { type: 'play', card: id })],
    }));
  const inPlay = player.items.map(({ card: id, counters }) => ({
    ...card(id),
    id: `item:${id}`,
    inPlay: true,
    ...(counters !== undefined && { counters }),
    steps: mine ? [step(words.use, { type: 'use', card: id })] : [],
  }));
  return [...held, ...inPlay];
}
