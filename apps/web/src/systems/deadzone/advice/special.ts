import { specialsOf, type Command, type Figure } from '@escarmouche/deadzone';
import type { Language } from '@escarmouche/referee';
import { rules } from '../../../rules/rulebook.svelte.ts';
import { nameIn } from '../../plane/who.ts';
import type { Preview } from '../../preview.ts';
import { tried, type Acting } from './acting.ts';
import type { Chosen } from './chosen.ts';
import { adviceWords } from './words.ts';

export const specialOf = ({ state, figure }: Acting, { rule }: Chosen) => specialsOf(state, figure).find(({ id }) => id === rule);

export const specialCommand = ({ rule = '' }: Chosen, target: string): Command => ({ type: 'special', rule, target });

/** A Special action for a figure of the same cube, or for the one that acts (DZ-ACT-SPECIAL). */
export function specialPreview(acting: Acting, chosen: Chosen, target: Figure, language: Language): Preview<Command> {
  const { state, figure } = acting;
  const special = specialOf(acting, chosen);
  const command = specialCommand(chosen, target.id);
  const done = tried(acting, command);
  const { refusal } = done;
  const [id] = special?.cites ?? [];
  return {
    ...done,
    overlay: { marks: [{ kind: 'figure', id: target.id, tone: refusal ? 'bad' : 'good' }] },
    panel: {
      title: adviceWords(language).against(nameIn(state, figure.id), nameIn(state, target.id)),
      ...(special && { detail: special.title[language] }),
      facts: id === undefined ? [] : [{ label: rules.title(id), rule: id }],
      commit: adviceWords(language).does.special,
    },
  };
}
