import { refuse, type Refusal } from '@escarmouche/referee';
import { nameOf } from '@escarmouche/skirmish';
import { comeDown } from '@escarmouche/skirmish/plane';
import type { ActionCommand } from '../commands.ts';
import { facingRefusal, turnedTo } from '../facing.ts';
import { travelling } from '../movement/travelling.ts';
import { action } from '../rule.ts';
import type { Figure, State } from '../state.ts';

type StandUp = Extract<ActionCommand, { type: 'standUp' }>;

function refusal(state: State, figure: Figure): Refusal | undefined {
  const who = nameOf(state, figure.id);
  return figure.posture === 'prone' ? undefined : refuse('UK-ACT-STAND-UP', `${who} n’est pas à terre.`, `${who} is not prone.`);
}

/** Stand up, facing any way, on the nearest free place where there is no room; no movement, and nobody strikes at it (UK-ACT-STAND-UP). */
export const standUp = action<StandUp>({
  id: 'standUp',
  says: 'UK-ACT-STAND-UP',
  cost: () => 1,
  lying: true,
  whileFleeing: true,
  check: (state, figure, { facing }) => refusal(state, figure) ?? facingRefusal(state, figure, facing),
  play(turn, figure, { facing }) {
    turn.emit({ type: 'stoodUp', figure: figure.id, facing });
    comeDown(travelling, turn, figure);
  },
  offers: (state, figure) => [
    {
      id: 'standUp',
      type: 'standUp',
      refusal: refusal(state, figure),
      check: (command) => refusal(state, figure) ?? (command.type === 'standUp' ? facingRefusal(state, figure, command.facing) : undefined),
      sample: () => ({ type: 'standUp', facing: turnedTo(state, figure) }),
    },
  ],
});
