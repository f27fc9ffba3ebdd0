import { refuse, type Random, type Refusal } from '@escarmouche/referee';
import { figureOf, inPlay } from '@escarmouche/skirmish';
import { openOffer, setOut, somewhere, travel, type Way } from '@escarmouche/skirmish/plane';
import type { ActionCommand } from '../commands.ts';
import { facingRefusal } from '../facing.ts';
import { baseMove } from '../figures.ts';
import { chargesOf } from '../movement/charging.ts';
import { MIXED, planOf, stretch } from '../movement/mixed.ts';
import { travelling } from '../movement/travelling.ts';
import { action } from '../registry.ts';
import type { Figure, State } from '../state.ts';

type Mixed = Extract<ActionCommand, { type: 'mixed' }>;

function refusal(state: State, figure: Figure, command: Mixed): Refusal | undefined {
  if (state.scene.options['move.mixedModes'] === 'no') {
    return refuse(
      MIXED,
      'Marcher, escalader et nager sont des actions distinctes.',
      'Walking, climbing and swimming are actions of their own.',
    );
  }
  const plan = planOf(state, figure, command.legs);
  if ('reason' in plan) return plan;
  const last = plan.ways.at(-1);
  return last && facingRefusal(state, figure, command.facing, last.touches, last.end);
}

const isAt = ({ x, y, z }: Figure, { end }: Way<State>): boolean => x === end.x && y === end.y && z === end.z;

/** By option one movement that walks, climbs and swims, out of the base move (UK-ACT-ONE-THING). */
export const mixed = action<Mixed>({
  id: 'mixed',
  types: ['movement'],
  moves: true,
  cost: () => 1,
  check: refusal,
  charges(state, figure, command) {
    const plan = planOf(state, figure, command.legs);
    const last = 'reason' in plan ? undefined : plan.ways.at(-1);
    return 'reason' in plan || !last ? [] : chargesOf(plan.state, figureOf(plan.state, figure.id), last);
  },
  play(turn, figure, command) {
    const plan = planOf(turn.state, figure, command.legs);
    if ('reason' in plan) return;
    for (const [i, leg] of command.legs.entries()) {
      const way = stretch(turn.state, figure, leg, plan.left[i] ?? 0);
      const planned = plan.ways[i];
      if ('reason' in way || !planned) return;
      const facing = i === command.legs.length - 1 ? command.facing : undefined;
      if (i === 0) setOut(travelling, turn, figure, () => way, facing);
      else travel(travelling, turn, figure, way, facing);
      if (!inPlay(figure) || !isAt(figure, planned)) return;
    }
  },
  offers(state, figure) {
    if (state.scene.options['move.mixedModes'] === 'no') return [];
    const draw = (random: Random): Mixed => ({
      type: 'mixed',
      legs: [{ type: 'move', path: [somewhere(state, figure, baseMove(state, figure), random)] }],
    });
    return [openOffer<ActionCommand, Mixed>('mixed', (command) => refusal(state, figure, command), draw)];
  },
});
