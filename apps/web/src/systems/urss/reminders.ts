import type { Language } from '@escarmouche/referee';
import { figuresInPlay, type FigureIn } from '@escarmouche/skirmish';
import { nameOfSpot } from '../../boards/plane/grid.ts';
import { rules } from '../../rules/rulebook.svelte.ts';
import type { Reminder } from '../companion.ts';
import { tagOf } from '../plane/who.ts';
import type { UrssGame, UrssState } from './game.ts';

const fr = {
  waiting: 'À jouer',
  last: 'La dernière avant la suite',
  alert: 'En alerte',
  prone: 'À terre',
  noise: 'Dernier bruit',
};
const en: typeof fr = { waiting: 'To play', last: 'The last one before going on', alert: 'On alert', prone: 'Prone', noise: 'Last noise' };

type Watched<S extends UrssState> = FigureIn<S> & { readonly alert?: boolean };

/** What people forget at a real table, in either document: who has yet to play, who watches, who lies, what rules remember of a figure. */
export function remindersOf<S extends UrssState, C extends object>(
  { special }: Pick<UrssGame<S, C>, 'special'>,
  state: S,
  language: Language,
): readonly Reminder[] {
  if (state.phase !== 'play') return [];
  const words = language === 'fr' ? fr : en;
  const figures = figuresInPlay(state) as readonly Watched<S>[];
  const tags = (those: readonly Watched<S>[]): string => those.map(({ id }) => tagOf(state, id)).join(' ');
  const group = state.scene.groups.find(({ id }) => id === state.group);
  const waiting = figures.filter(({ id, activated }) => !activated && group?.figures.includes(id) && state.activation?.figure !== id);
  const alert = figures.filter((one) => one.alert === true);
  const prone = figures.filter(({ posture }) => posture === 'prone');
  const { noise } = state as { readonly noise?: { readonly at: { readonly x: number; readonly y: number } } };
  return [
    waiting.length > 0 ? { label: words.waiting, value: tags(waiting) } : state.activation ? { label: words.last } : undefined,
    alert.length > 0 ? { label: words.alert, value: tags(alert), tone: 'warn' as const } : undefined,
    prone.length > 0 ? { label: words.prone, value: tags(prone), tone: 'warn' as const } : undefined,
    noise && { label: words.noise, value: nameOfSpot(noise.at) },
    ...marked(special, figures).map(({ rule, those }) => ({ label: rules.title(rule), value: tags(those), rule, tone: 'warn' as const })),
  ].filter((one) => one !== undefined);
}

/** Figures of which special rules remember something, rule by rule. */
function marked<S extends UrssState>(special: UrssGame<S, object>['special'], figures: readonly Watched<S>[]) {
  const by = new Map<string, Watched<S>[]>();
  for (const figure of figures) {
    for (const [slug, value] of Object.entries(figure.marks)) {
      const rule = special(slug)?.cites[0];
      const isEmpty = value === false || (Array.isArray(value) && value.length === 0);
      if (rule !== undefined && !isEmpty) by.set(rule, [...(by.get(rule) ?? []), figure]);
    }
  }
  return [...by].map(([rule, those]) => ({ rule, those }));
}
