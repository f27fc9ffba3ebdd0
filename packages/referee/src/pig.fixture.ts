import { refuse, type System } from './types.ts';

/** Pig, the toy game of these tests: roll and add, or hold and keep; a 1 loses the turn; 20 points win. */
export interface PigState {
  players: readonly string[];
  scores: Record<string, number>;
  mover: number;
  kitty: number;
}
export type PigCommand = { type: 'roll' } | { type: 'hold' };
export type PigEvent = { type: 'rolled'; face: number } | { type: 'held'; player: string };

export const pig: System<{ players: string[] }, PigState, PigCommand, PigEvent> = {
  id: 'pig',
  version: '1',
  setup: ({ players }) => ({ players, scores: Object.fromEntries(players.map((p) => [p, 0])), mover: 0, kitty: 0 }),
  active: (state) => (pig.outcome(state) ? [] : [state.players[state.mover] ?? '']),
  offers: (state) =>
    (['roll', 'hold'] as const).map((type) => ({
      id: type,
      type,
      command: { type },
      refusal: pig.check(state, pig.active(state)[0] ?? '', { type }),
    })),
  check(state, seat, command) {
    if (!pig.active(state).includes(seat)) return refuse('PIG-TURN', 'Ce n’est pas votre tour.', 'It is not your turn.');
    if (command.type === 'hold' && state.kitty === 0) return refuse('PIG-HOLD', 'Rien à garder.', 'Nothing to keep.');
    return command.type === 'roll' || command.type === 'hold' ? undefined : refuse('PIG', 'Commande inconnue.', 'Unknown command.');
  },
  play(turn, seat, command) {
    if (command.type === 'hold') turn.emit({ type: 'held', player: seat });
    else turn.emit({ type: 'rolled', face: turn.dice('roll', [6], undefined, seat)[0] ?? 0 });
  },
  reduce(state, event) {
    if (event.type === 'held') state.scores[event.player] = (state.scores[event.player] ?? 0) + state.kitty;
    const ends = event.type === 'held' || event.face === 1;
    state.kitty = ends ? 0 : state.kitty + event.face;
    if (ends) state.mover = (state.mover + 1) % state.players.length;
  },
  view: (state) => state,
  redact: (event) => event,
  outcome(state) {
    const winner = state.players.find((player) => (state.scores[player] ?? 0) >= 20);
    return winner === undefined ? undefined : { winners: [winner], rule: 'PIG-WIN', reason: { fr: '20 points', en: '20 points' } };
  },
  describe: (_, event, language) => [event.type === 'held' ? (language === 'fr' ? 'garde' : 'holds') : String(event.face)],
};
