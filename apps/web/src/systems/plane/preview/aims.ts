import type { Language, Seat } from '@escarmouche/referee';
import type { PlaneState } from '@escarmouche/skirmish/plane';
import { percent } from '../../../i18n/format.ts';
import type { AskOption } from '../../ask.ts';
import type { Preview, Subject } from '../../preview.ts';
import type { PlaneAdvice } from '../advice.ts';
import { nameIn } from '../who.ts';
import { previewIntent, type ActionPreviews } from './intent.ts';
import { targetsOf } from './outlook.ts';

/** Targets of an action, each with its preview in words, the likeliest first. */
export function aimsOf<S extends PlaneState, C extends object>(
  game: PlaneAdvice<S, C>,
  actions: ActionPreviews<S, C>,
  state: S,
  seat: Seat,
  { subject, action }: { readonly subject: Subject; readonly action: string },
  language: Language,
): readonly AskOption[] {
  return targetsOf(game, state, seat, subject, action)
    .flatMap((id) => {
      const preview = previewIntent(game, actions, state, seat, { subject, action, target: { kind: 'figure', id } }, language);
      return preview && !preview.refusal ? [{ id, preview }] : [];
    })
    .toSorted((a, b) => chanceOf(b.preview) - chanceOf(a.preview))
    .map(({ id, preview }) => aimAt(nameIn(state, id), id, preview, language));
}

/** The chance that an attack does what it is for; 0 of what has no odds. */
export const chanceOf = ({ panel: { odds } }: Pick<Preview<unknown>, 'panel'>): number => odds?.chance ?? 0;

function aimAt(name: string, id: string, { panel: { odds, facts }, overlay }: Preview<unknown>, language: Language): AskOption {
  const far = facts.find(({ value }) => value !== undefined)?.value;
  return {
    label: [name, odds && percent(odds.chance, language)].filter(Boolean).join(' · '),
    detail: [odds?.of, far].filter(Boolean).join(' · '),
    value: id,
    at: { kind: 'figure', id },
    overlay,
  };
}
