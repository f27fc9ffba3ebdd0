import { standAt, type Place, type Point, type Vector } from '@escarmouche/space';
import { bodyOf, urssClassic, type Command, type Figure, type State } from '@escarmouche/urss-classic';
import { groupOfFigure } from './look.ts';

/** The level on which a figure set down at a point would acting: the highest it may be deployed on. */
export function deployPlace(state: State, figure: Figure, at: Point, facing: Vector): { command: Command; at: Place } {
  const { r, h } = bodyOf(state, { ...figure, posture: 'standing' });
  const levels = standAt(state.scene.table, { ...at, r, h }, []);
  const { seat = '' } = groupOfFigure(state, figure.id) ?? {};
  const commands = [...levels, 0].map(
    (z): Command & { at: Place } => ({ type: 'deploy', figure: figure.id, at: { ...at, z }, facing }) as never,
  );
  const allowed = commands.find((command) => !urssClassic.check(state, seat, command));
  const command = allowed ?? commands[0];
  return command ? { command, at: command.at } : { command: { type: 'endDeployment' }, at: { ...at, z: 0 } };
}
