import { expect, test } from 'vitest';
import { game, play } from '../../../../../packages/systems/zombies/src/testing.ts';
import type { State } from '@escarmouche/zombies';
import { drawing } from './drawing.ts';

const asked = (purpose: string, count: number, seat?: string) =>
  ({ kind: 'roll', purpose, faces: [count], blind: true, ...(seat && { seat }) }) as const;

test('ZB-TILE-DRAW: the tile that is named is the one drawn', () => {
  const { state } = game({ step: 'tile' });
  const { things } = drawing.drawn(state, asked('tile', state.stack.length), 'fr');
  expect(new Set(things.map(({ id }) => id)).size).toBe(things.length);
  expect(things.every(({ look }) => look)).toBe(true);
  const wanted = things.at(-1);
  if (wanted?.face === undefined) throw new Error('nothing is drawn');
  const match = game({ step: 'tile' });
  play(match, { type: 'draw' }, [wanted.face]);
  expect(match.state.turn.drawn ?? match.state.tiles.at(-1)?.kind).toBe(wanted.id);
});

test('ZB-CARD-REFILL: a card that another hand may hold is on the list as well, so that the list tells nothing, and is drawn no more', () => {
  const { state } = game({ step: 'refill' });
  const [card = ''] = state.deck;
  const given = {
    ...state,
    deck: state.deck.filter((one) => one !== card),
    players: { ...state.players, b: { ...state.players['b'], hand: [card] } },
  };
  const { title, things } = drawing.drawn(given as State, asked('card', 10, 'a'), 'fr');
  expect(title).toContain('pioche');
  expect(things.find(({ id }) => id === card)).not.toHaveProperty('face');
  const open = things.filter(({ face }) => face !== undefined);
  expect(open.every(({ id, face = 0 }) => given.deck[face - 1] === id)).toBe(true);
});
