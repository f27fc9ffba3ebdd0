import { cubeOf, deadzoneGame, type Command, type Figure } from '@escarmouche/deadzone';
import type { Language } from '@escarmouche/referee';
import { alliesOf } from '@escarmouche/skirmish';
import { nameOfCube, sameCube, type Cube } from '@escarmouche/space/cubes';
import type { BoardPoint } from '../../../boards/board-point.ts';
import { rules } from '../../../rules/rulebook.svelte.ts';
import { nameIn } from '../../plane/who.ts';
import type { Preview } from '../../preview.ts';
import { ruleName } from '../look.ts';
import { cubeMeant } from '../places.ts';
import type { Acting } from './acting.ts';
import { FAR, reachOf, speedOf } from './ways.ts';
import { adviceWords } from './words.ts';

/** The item that a figure carries, by name. */
export const heldName = ({ figure: { carried } }: Acting, language: Language): string | undefined =>
  carried[0] && ruleName(carried[0].item, language);

export const MOVE = { type: 'move', free: false } as const;

/** A Move to a cube in which something is done with the hands: the shortest way, be it too far; in its own cube the figure stays where it is. */
function moveTo(acting: Acting, cube: Cube): Extract<Command, { readonly type: 'move' }> {
  const { x, y } = acting.figure;
  if (sameCube(cube, cubeOf(acting.figure))) return { type: 'move', path: [], at: { x, y } };
  const name = nameOfCube(cube);
  const arrival = reachOf(acting, speedOf(acting, MOVE)).get(name) ?? reachOf(acting, FAR).get(name);
  return { type: 'move', path: arrival?.path.slice(1).map(nameOfCube) ?? [name] };
}

/** What is carried is dropped in a cube, where the Move ends; in its own unless told (DZ-ITEM-KEEP-DROP-DESTROY). */
export const dropCommand = (acting: Acting, cube: Cube = cubeOf(acting.figure)): Command => ({
  ...moveTo(acting, cube),
  drop: nameOfCube(cube),
});

/** What is carried is handed to a friend, in whose cube the Move ends (DZ-ITEM-EXCHANGE). */
export const giveCommand = (acting: Acting, friend: Figure): Command => ({ ...moveTo(acting, cubeOf(friend)), give: friend.id });

/** Friends in the figure's cube, or in one that its Move reaches. */
export function friendsInReach(acting: Acting): readonly Figure[] {
  const { state, figure } = acting;
  const reach = reachOf(acting, speedOf(acting, MOVE));
  return alliesOf(state, figure.id).filter((one) => sameCube(cubeOf(one), cubeOf(figure)) || reach.has(nameOfCube(cubeOf(one))));
}

/** The cube meant by a place of the board, among those where a Move may end. */
export function cubeToDrop(acting: Acting, point: BoardPoint): Cube | undefined {
  const own = nameOfCube(cubeOf(acting.figure));
  return cubeMeant(acting.state, point, new Set([own, ...reachOf(acting, speedOf(acting, MOVE)).keys()]));
}

export function givePreview(acting: Acting, friend: Figure, language: Language): Preview<Command> {
  const { state, figure, seat, lead } = acting;
  const words = adviceWords(language);
  const command = giveCommand(acting, friend);
  const refusal = deadzoneGame.check(state, seat, command);
  return {
    commands: [...lead, command],
    ...(refusal && { refusal }),
    overlay: { marks: [{ kind: 'figure', id: friend.id, tone: refusal ? 'bad' : 'good' }] },
    panel: {
      title: words.against(nameIn(state, figure.id), nameIn(state, friend.id)),
      detail: heldName(acting, language) ?? '',
      facts: [{ label: rules.title('DZ-ITEM-EXCHANGE'), rule: 'DZ-ITEM-EXCHANGE' }],
      commit: words.does.give,
    },
  };
}
