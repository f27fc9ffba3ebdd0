import { refuse, type Refusal } from '@escarmouche/referee';
import { nameOf } from '@escarmouche/skirmish';
import { comeDown } from '@escarmouche/skirmish/plane';
import type { ActionCommand } from '../commands.ts';
import { travelling } from '../movement/travelling.ts';
import { action } from '../registry.ts';
import type { Figure, State } from '../state.ts';

type GetUp = Extract<ActionCommand, { type: 'getUp' }>;

function upRefusal(state: State, figure: Figure): Refusal | undefined {
  const who = nameOf(state, figure.id);
  return figure.posture === 'prone' ? undefined : refuse('UC-ACT-GETUP', `${who} est debout.`, `${who} is standing.`);
}

/** Stand up again, facing any way, on the nearest free place where there is no room to stand; enemies in contact make no free attack (UC-ACT-GETUP). */
export const getUp = action<GetUp>({
  id: 'getUp',
  says: 'UC-ACT-GETUP',
  cost: () => 1,
  check: upRefusal,
  play(turn, figure, { facing }) {
    turn.emit({ type: 'gotUp', figure: figure.id, facing });
    comeDown(travelling, turn, figure);
  },
  offers: (state, figure) => [
    {
      id: 'getUp',
      type: 'getUp',
      refusal: upRefusal(state, figure),
      check: () => upRefusal(state, figure),
      sample: (random) => {
        const facing = { x: random(2001) - 1000, y: random(2001) - 1000 };
        return { type: 'getUp', facing: facing.x === 0 && facing.y === 0 ? figure.facing : facing };
      },
    },
  ],
});
