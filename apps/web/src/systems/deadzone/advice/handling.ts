import { cubeOf, cubeSaid, placeFor, type Command, type Figure } from '@escarmouche/deadzone';
import type { Language } from '@escarmouche/referee';
import { alliesOf } from '@escarmouche/skirmish';
import { cubeWithName, nameOfCube, sameCube, type Cube } from '@escarmouche/space/cubes';
import type { BoardPoint } from '../../../boards/board-point.ts';
import { rules } from '../../../rules/rulebook.svelte.ts';
import { nameIn } from '../../plane/who.ts';
import type { Preview } from '../../preview.ts';
import { cubeMeant } from '../places.ts';
import { middleOf, toBoard } from '../scale.ts';
import { tried, type Acting } from './acting.ts';
import { ruleOfAction } from './actions.ts';
import type { Chosen } from './chosen.ts';
import { between, giveCommand, heldName, moveThrough, type Move, type Stops } from './hands.ts';
import { ghostAt, reachOverlay, withAim } from './reach.ts';
import { reachOf, speedOf } from './ways.ts';
import { adviceWords } from './words.ts';

/** The cube meant by a place of the board, among those where the Move may end that goes through another. */
function endMeant(acting: Acting, chosen: Chosen, point: BoardPoint, via: readonly Cube[]): Cube | undefined {
  const own = nameOfCube(cubeOf(acting.figure));
  return cubeMeant(acting.state, point, new Set([own, ...reachOf(acting, speedOf(acting, chosen), via).keys()]));
}

/**
 * The item carried is dropped in the first of these places, in the figure's own cube where there is none; the Move ends in the last
 * (DZ-ITEM-KEEP-DROP-DESTROY).
 */
export function dropPreview(
  acting: Acting,
  chosen: Chosen,
  points: readonly BoardPoint[],
  pointed: boolean,
  language: Language,
): Preview<Command> {
  const own = cubeOf(acting.figure);
  const [first, ...more] = points;
  const last = more.at(-1);
  const at = (first && endMeant(acting, chosen, first, [])) ?? own;
  const to = (last && endMeant(acting, chosen, last, sameCube(at, own) ? [] : [at])) ?? at;
  const command: Move = { ...moveThrough(acting, chosen, { at, to }), drop: nameOfCube(at) };
  const preview = handsPreview(acting, chosen, { at, to }, command, language);
  if (preview.refusal || !first || last) return preview;
  return goingOn(preview, pointed ? first : undefined, language);
}

/** The Move may go on to another cube: the place pointed at is kept as the one where the hands do something. */
function goingOn(preview: Preview<Command>, keeps: BoardPoint | undefined, language: Language): Preview<Command> {
  const facts = [...preview.panel.facts, { label: adviceWords(language).onward }];
  return { ...preview, ...(keeps && { keeps }), panel: { ...preview.panel, facts } };
}

/** The friend who stands where a way goes through: of several in a cube the nearest to the point. */
export function friendAt({ state, figure }: Acting, point: BoardPoint): Figure | undefined {
  const friends = alliesOf(state, figure.id);
  const cube = cubeMeant(state, point, new Set(friends.map((one) => nameOfCube(cubeOf(one)))));
  const far = (one: Figure): number => Math.hypot(toBoard(one).x - point.x, toBoard(one).y - point.y);
  return cube && friends.filter((one) => sameCube(cubeOf(one), cube)).toSorted((a, b) => far(a) - far(b))[0];
}

/**
 * The item carried is handed to a friend, who is pointed at or stands where the way goes through; the Move ends there, or in the cube of a
 * place (DZ-ITEM-EXCHANGE).
 */
export function givePreview(
  acting: Acting,
  chosen: Chosen,
  friend: Figure,
  { pointed, end }: { readonly pointed: boolean; readonly end?: BoardPoint | undefined },
  language: Language,
): Preview<Command> {
  const { state, figure } = acting;
  const at = cubeOf(friend);
  const to = (end && endMeant(acting, chosen, end, between(acting, { at, to: at }))) ?? at;
  const preview = handsPreview(acting, chosen, { at, to }, giveCommand(acting, chosen, friend, to), language);
  const marks = [{ kind: 'figure', id: friend.id, tone: preview.refusal ? 'bad' : 'good' }] as const;
  const title = adviceWords(language).against(nameIn(state, figure.id), nameIn(state, friend.id));
  const ghost = ghostAt(state, figure, placeFor(state, figure, to), preview.refusal ? 'bad' : 'good');
  const shown = { ...preview, overlay: { ...preview.overlay, marks, ghost }, panel: { ...preview.panel, title } };
  return preview.refusal || end ? shown : goingOn(shown, pointed ? toBoard(friend) : undefined, language);
}

function handsPreview(acting: Acting, chosen: Chosen, stops: Stops, command: Move, language: Language): Preview<Command> {
  const { figure } = acting;
  const { at, to } = stops;
  const words = adviceWords(language);
  const done = tried(acting, command);
  const tone = done.refusal ? 'bad' : 'good';
  const way = command.path.map(cubeWithName);
  const rule = ruleOfAction(acting, chosen);
  return {
    ...done,
    overlay: {
      ...withAim(reachOverlay(acting, chosen, between(acting, stops)), to, tone),
      ...(way.length > 0 && { trail: { points: [figure, ...way.map(middleOf)].map(toBoard), tone, label: words.cubes(way.length) } }),
    },
    panel: {
      title: `${words.actions[chosen.type]} → ${cubeSaid(at, language)}`,
      detail: chosen.free ? words.free(heldName(acting, language) ?? '') : (heldName(acting, language) ?? ''),
      facts: [{ label: rules.title(rule), rule }, ...(sameCube(at, to) ? [] : [{ label: words.endsIn, value: cubeSaid(to, language) }])],
      commit: words.does[chosen.type],
    },
  };
}
