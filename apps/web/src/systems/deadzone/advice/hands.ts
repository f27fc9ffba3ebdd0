import { cubeOf, deadzoneGame, type Command, type Figure } from '@escarmouche/deadzone';
import type { Language } from '@escarmouche/referee';
import { nameOfCube } from '@escarmouche/space/cubes';
import { rules } from '../../../rules/rulebook.svelte.ts';
import { nameIn } from '../../plane/who.ts';
import type { Preview } from '../../preview.ts';
import { itemName } from '../look.ts';
import type { Acting } from './acting.ts';
import { adviceWords } from './words.ts';

/** The item that a figure carries, by name. */
export const heldName = ({ figure: { carried } }: Acting, language: Language): string | undefined =>
  carried[0] && itemName(carried[0].item, language);

/** A Move that stays where it is: what is carried is dropped there, or handed to a friend (DZ-ITEM-EXCHANGE). */
export const dropCommand = ({ figure }: Acting): Command => ({
  type: 'move',
  path: [],
  at: { x: figure.x, y: figure.y },
  drop: nameOfCube(cubeOf(figure)),
});

export const giveCommand = ({ figure: { x, y } }: Acting, give: string): Command => ({ type: 'move', path: [], at: { x, y }, give });

export function givePreview(acting: Acting, friend: Figure, language: Language): Preview<Command> {
  const { state, figure, seat, lead } = acting;
  const words = adviceWords(language);
  const command = giveCommand(acting, friend.id);
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
