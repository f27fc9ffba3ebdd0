import { cubeOf, cubeSaid, placeFor, type Command, type Figure } from '@escarmouche/deadzone';
import type { Language } from '@escarmouche/referee';
import { alliesOf } from '@escarmouche/skirmish';
import { cubeNamed, nameOfCube, sameCube, type Cube } from '@escarmouche/space/cubes';
import type { BoardPoint } from '../../../boards/board-point.ts';
import { rules } from '../../../rules/rulebook.svelte.ts';
import { nameIn } from '../../plane/who.ts';
import type { Preview } from '../../preview.ts';
import { cubeMeant } from '../places.ts';
import { middleOf, toBoard } from '../scale.ts';
import { tried, type Acting } from './acting.ts';
import { between, giveCommand, heldName, MOVE, moveThrough, type Move, type Stops } from './hands.ts';
import { ghostAt, reachOverlay, withAim } from './reach.ts';
import { reachOf, speedOf } from './ways.ts';
import { adviceWords } from './words.ts';

/** The cube meant by a place of the board, among those where the Move may end that goes through another. */
function endMeant(acting: Acting, point: BoardPoint, via: readonly Cube[]): Cube | undefined {
  const own = nameOfCube(cubeOf(acting.figure));
  return cubeMeant(acting.state, point, new Set([own, ...reachOf(acting, speedOf(acting, MOVE), via).keys()]));
}

/**
 * What is carried is dropped in the first of these places, in the figure's own cube where there is none; the Move ends in the last
 * (DZ-ITEM-KEEP-DROP-DESTROY).
 */
export function dropPreview(acting: Acting, points: readonly BoardPoint[], pointed: boolean, language: Language): Preview<Command> {
  const words = adviceWords(language);
  const own = cubeOf(acting.figure);
  const [first, ...more] = points;
  const last = more.at(-1);
  const at = (first && endMeant(acting, first, [])) ?? own;
  const to = (last && endMeant(acting, last, sameCube(at, own) ? [] : [at])) ?? at;
  const command: Move = { ...moveThrough(acting, { at, to }), drop: nameOfCube(at) };
  const preview = handsPreview(acting, { at, to }, command, 'drop', language);
  if (preview.refusal || !first || last) return preview;
  const { panel } = preview;
  return { ...preview, ...(pointed && { keeps: true }), panel: { ...panel, facts: [...panel.facts, { label: words.onward }] } };
}

/** The friend who stands where a way goes through. */
export function friendAt({ state, figure }: Acting, point: BoardPoint): Figure | undefined {
  const friends = alliesOf(state, figure.id);
  const cube = cubeMeant(state, point, new Set(friends.map((one) => nameOfCube(cubeOf(one)))));
  return cube && friends.find((one) => sameCube(cubeOf(one), cube));
}

/** What is carried is handed to a friend; the Move ends there, or in the cube of a place (DZ-ITEM-EXCHANGE). */
export function givePreview(acting: Acting, friend: Figure, language: Language, end?: BoardPoint): Preview<Command> {
  const { state, figure } = acting;
  const at = cubeOf(friend);
  const to = (end && endMeant(acting, end, between(acting, { at, to: at }))) ?? at;
  const preview = handsPreview(acting, { at, to }, giveCommand(acting, friend, to), 'give', language);
  const marks = [{ kind: 'figure', id: friend.id, tone: preview.refusal ? 'bad' : 'good' }] as const;
  const title = adviceWords(language).against(nameIn(state, figure.id), nameIn(state, friend.id));
  const ghost = ghostAt(state, figure, placeFor(state, figure, to), preview.refusal ? 'bad' : 'good');
  return { ...preview, overlay: { ...preview.overlay, marks, ghost }, panel: { ...preview.panel, title } };
}

const HANDS = { drop: 'DZ-ITEM-KEEP-DROP-DESTROY', give: 'DZ-ITEM-EXCHANGE' } as const;

function handsPreview(acting: Acting, stops: Stops, command: Move, type: keyof typeof HANDS, language: Language): Preview<Command> {
  const { figure } = acting;
  const { at, to } = stops;
  const words = adviceWords(language);
  const done = tried(acting, command);
  const tone = done.refusal ? 'bad' : 'good';
  const way = command.path.flatMap((name) => cubeNamed(name) ?? []);
  const rule = HANDS[type];
  return {
    ...done,
    overlay: {
      ...withAim(reachOverlay(acting, MOVE, between(acting, stops)), to, tone),
      ...(way.length > 0 && { trail: { points: [figure, ...way.map(middleOf)].map(toBoard), tone, label: words.cubes(way.length) } }),
    },
    panel: {
      title: `${words.actions[type]} → ${cubeSaid(at, language)}`,
      detail: heldName(acting, language) ?? '',
      facts: [{ label: rules.title(rule), rule }, ...(sameCube(at, to) ? [] : [{ label: words.endsIn, value: cubeSaid(to, language) }])],
      commit: words.does[type],
    },
  };
}
