import { refuse, type Refusal } from '@escarmouche/referee';
import { nameOf } from '@escarmouche/skirmish';
import { comeDown, engagedWith } from '@escarmouche/skirmish/plane';
import type { ActionCommand } from '../commands.ts';
import { facingInContact, facingRefusal } from '../facing.ts';
import { travelling } from '../movement/travelling.ts';
import { action } from '../registry.ts';
import type { Figure, State } from '../state.ts';

type StandUp = Extract<ActionCommand, { type: 'standUp' }>;

/** A figure that has stood up faces the enemies in contact. */
function turned(state: State, figure: Figure, { facing }: StandUp): Refusal | undefined {
  const touched = engagedWith(state, figure).map(({ id }) => id);
  return facingRefusal(state, { ...figure, posture: 'standing' }, facing, touched, figure, 'UK-ARC-TURN');
}

function refusal(state: State, figure: Figure): Refusal | undefined {
  const who = nameOf(state, figure.id);
  return figure.posture === 'prone' ? undefined : refuse('UK-ACT-STAND-UP', `${who} n’est pas à terre.`, `${who} is not prone.`);
}

/** Stand up, facing any way, on the nearest free place where there is no room; no movement, and no free attacks (UK-ACT-STAND-UP). */
export const standUp = action<StandUp>({
  id: 'standUp',
  says: 'UK-ACT-STAND-UP',
  cost: () => 1,
  lying: true,
  whileFleeing: true,
  check: (state, figure, command) => refusal(state, figure) ?? turned(state, figure, command),
  play(turn, figure, { facing }) {
    turn.emit({ type: 'stoodUp', figure: figure.id, facing });
    comeDown(travelling, turn, figure);
  },
  offers: (state, figure) => [
    {
      id: 'standUp',
      type: 'standUp',
      refusal: refusal(state, figure),
      check: (command) => refusal(state, figure) ?? (command.type === 'standUp' ? turned(state, figure, command) : undefined),
      sample: () => ({ type: 'standUp', facing: facingInContact(state, figure) }),
    },
  ],
});
