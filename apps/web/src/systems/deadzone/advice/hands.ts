import { cubeOf, type Command, type Figure } from '@escarmouche/deadzone';
import type { Language } from '@escarmouche/referee';
import { alliesOf } from '@escarmouche/skirmish';
import { nameOfCube, sameCube, type Cube } from '@escarmouche/space/cubes';
import { ruleName } from '../look.ts';
import type { Acting } from './acting.ts';
import type { Chosen } from './chosen.ts';
import { FAR, reachOf, speedOf } from './ways.ts';

/** The item that a figure carries, by name. */
export const heldName = ({ figure: { carried } }: Acting, language: Language): string | undefined =>
  carried[0] && ruleName(carried[0].item, language);

/** The cube of a Move in which something is done with the hands, and the one where the Move ends. */
export interface Stops {
  readonly at: Cube;
  readonly to: Cube;
}

export type Move = Extract<Command, { readonly type: 'move' }>;

/** The cube that a way goes through to its end, where it is no other than its ends. */
export const between = ({ figure }: Acting, { at, to }: Stops): readonly Cube[] =>
  sameCube(at, cubeOf(figure)) || sameCube(at, to) ? [] : [at];

/** The shortest way, be it too far; a figure that does not leave its cube stays where it is. */
export function moveThrough(acting: Acting, chosen: Chosen, stops: Stops): Move {
  const { at, to } = stops;
  const { x, y } = acting.figure;
  const free = chosen.free && ({ free: true } as const);
  if (sameCube(at, to) && sameCube(to, cubeOf(acting.figure))) return { type: 'move', path: [], at: { x, y }, ...free };
  const via = between(acting, stops);
  const name = nameOfCube(to);
  const arrival = reachOf(acting, speedOf(acting, chosen), via).get(name) ?? reachOf(acting, FAR, via).get(name);
  return { type: 'move', path: arrival?.path.slice(1).map(nameOfCube) ?? [...via, to].map(nameOfCube), ...free };
}

/** The item carried is handed to a friend, in whose cube the Move ends unless told (DZ-ITEM-EXCHANGE). */
export const giveCommand = (acting: Acting, chosen: Chosen, friend: Figure, to: Cube = cubeOf(friend)): Move => ({
  ...moveThrough(acting, chosen, { at: cubeOf(friend), to }),
  give: friend.id,
});

/** Friends in the figure's cube, or in one that its Move reaches. */
export function friendsInReach(acting: Acting, chosen: Chosen): readonly Figure[] {
  const { state, figure } = acting;
  const reach = reachOf(acting, speedOf(acting, chosen));
  return alliesOf(state, figure.id).filter((one) => sameCube(cubeOf(one), cubeOf(figure)) || reach.has(nameOfCube(cubeOf(one))));
}
