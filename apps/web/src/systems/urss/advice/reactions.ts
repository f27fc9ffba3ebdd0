import type { Json, Language, Seat } from '@escarmouche/referee';
import { percent } from '../../../i18n/format.ts';
import type { AskOption } from '../../game-adapter.ts';
import { readyContextOf } from '../../plane/acting-context.ts';
import { previewIntent, type ActionPreviews } from '../../plane/preview/intent.ts';
import { targetOf } from '../../plane/preview/joint.ts';
import { nameIn } from '../../plane/who.ts';
import type { Intent, Preview, Subject } from '../../preview.ts';
import type { UrssAdvice, UrssState } from '../game.ts';
import { offersFor } from '../offers.ts';
import { adviceWords } from './words.ts';

/** What a figure on alert could do to somebody, each with what its preview says of it, the likeliest first. `mover`: whom it reacts to. */
export function reactionsOf<S extends UrssState, C extends object>(
  game: UrssAdvice<S, C>,
  actions: ActionPreviews<S, C>,
  asked: { readonly state: S; readonly seat: Seat; readonly subject: Subject; readonly mover: string },
  language: Language,
): readonly AskOption[] {
  const { state, seat, subject, mover } = asked;
  const acting = readyContextOf(game, state, seat, subject);
  if (!acting) return [];
  const found = new Map<string, { readonly preview: Preview<C>; readonly target: string }>();
  const look = (target: string, action?: string): void => {
    const intent: Intent = { subject, action, target: { kind: 'figure', id: target } };
    const preview = previewIntent(game, actions, state, seat, intent, language);
    const [command] = preview?.commands ?? [];
    if (preview && command && !preview.refusal) found.set(JSON.stringify(command), { preview, target });
  };
  for (const { command, refusal } of offersFor(game, acting)) {
    const target = targetOf(command);
    if (command && target !== undefined && !refusal) look(target, game.actionOf(command));
  }
  // Who is neither shot at nor fought may still be charged.
  look(mover);
  return [...found.values()]
    .toSorted((a, b) => chanceOf(b.preview) - chanceOf(a.preview))
    .map(({ preview, target }) => optionOf(preview, nameIn(state, target), language));
}

const chanceOf = ({ panel: { odds } }: Preview<unknown>): number => odds?.chance ?? 0;

function optionOf({ commands: [command], panel, overlay }: Preview<object>, name: string, language: Language): AskOption {
  const { odds, commit = '', detail } = panel;
  const { does, doesTo } = adviceWords(language).ask;
  const type = command && 'type' in command ? String(command.type) : '';
  return {
    label: [doesTo[type]?.(name) ?? does(commit, name), odds && percent(odds.chance, language)].filter(Boolean).join(' · '),
    detail: [odds?.of, detail].filter(Boolean).join(' · '),
    value: { do: 'react', command: command as unknown as Json },
    overlay,
  };
}
