import { figureOf, inPlay } from '@escarmouche/skirmish';
import type { PlaneGroup } from '@escarmouche/skirmish/plane';
import type { FigureId, State } from '../state.ts';
import type { Turn } from '../turn.ts';
import { fleeForGood } from './flight.ts';
import { moraleTest } from './test.ts';

/** More than half of the group's first figures are out of action (UK-MORALE-DEMORAL). */
function isDemoralised(state: State, { figures }: PlaneGroup): boolean {
  const counted = state.scene.options['demoralisation.fledCount'] === 'yes' ? ['out', 'gone', 'fled'] : ['out', 'gone'];
  return figures.filter((id) => counted.includes(figureOf(state, id).posture)).length * 2 > figures.length;
}

/** Each figure of a demoralised group tests once in the game, in roster order, or flees for good (UK-MORALE-DEMORAL). */
export function testDemoralised(turn: Turn): void {
  for (const group of turn.state.scene.groups) {
    if (isDemoralised(turn.state, group)) for (const id of group.figures) testOnce(turn, id);
  }
}

function testOnce(turn: Turn, id: FigureId): void {
  const figure = figureOf(turn.state, id);
  if (!inPlay(figure) || figure.demoralised) return;
  const passed = moraleTest(turn, figure, 'UK-MORALE-DEMORAL');
  turn.emit({ type: 'demoralisationTested', figure: id, passed });
  if (!passed) fleeForGood(turn, id);
}
