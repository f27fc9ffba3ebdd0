import type { Language } from '@escarmouche/referee';
import { figureOf, figuresInPlay, type FigureIn } from '@escarmouche/skirmish';
import { scoresOf } from '@escarmouche/skirmish/plane';
import { nameOfSpot } from '../../boards/plane/grid.ts';
import { lookOf } from '../../boards/sides.ts';
import { rules } from '../../rules/rulebook.svelte.ts';
import type { Reminder } from '../companion.ts';
import { sideIndex, tagOf } from '../plane/who.ts';
import type { UrssGame, UrssState } from './game.ts';

const fr = {
  left: 'Actions restantes',
  waiting: 'À jouer',
  last: 'La dernière avant la suite',
  alert: 'En alerte',
  prone: 'À terre',
  wounded: 'Blessées',
  noise: 'Dernier bruit',
  morale: 'Pertes avant les tests de Moral',
  points: 'Points',
  lastTurn: 'Dernier tour',
};
const en: typeof fr = {
  left: 'Actions left',
  waiting: 'To play',
  last: 'The last one before going on',
  alert: 'On alert',
  prone: 'Prone',
  wounded: 'Wounded',
  noise: 'Last noise',
  morale: 'Losses before Morale tests',
  points: 'Points',
  lastTurn: 'Last turn',
};

type Watched<S extends UrssState> = FigureIn<S> & { readonly alert?: boolean };

/** The parts of its own that a document has. */
export interface Kept<S extends UrssState> {
  /** Actions left to a figure, and all it had; undefined for who does not act. */
  readonly left: (state: S, figure: string) => { readonly left: number; readonly all: number } | undefined;
  /** Postures of figures that count as losses, and the rule of the tests that more than half of them bring about. */
  readonly morale: { readonly lost: readonly string[]; readonly rule: string };
}

/** Reminders at a real table, in either document: who acts and has yet to, who watches, lies, is wounded, what rules remember, what is about to come. */
export function remindersOf<S extends UrssState, C extends object>(
  game: Pick<UrssGame<S, C>, 'special' | 'condition' | 'scenario'>,
  kept: Kept<S>,
  state: S,
  language: Language,
): readonly Reminder[] {
  if (state.phase !== 'play') return [];
  const words = language === 'fr' ? fr : en;
  const figures = figuresInPlay(state) as readonly Watched<S>[];
  const tags = (those: readonly Watched<S>[]): string => those.map(({ id }) => tagOf(state, id)).join(' ');
  const group = state.scene.groups.find(({ id }) => id === state.group);
  const acting = state.activation?.figure;
  const left = acting === undefined ? undefined : kept.left(state, acting)?.left;
  const waiting = figures.filter(({ id, activated }) => !activated && group?.figures.includes(id) && acting !== id);
  const alert = figures.filter((one) => one.alert === true);
  const prone = figures.filter(({ posture }) => posture === 'prone');
  const wounded = figures.flatMap((figure) => {
    const { vitality } = game.condition(state, figure, language);
    return vitality.left < vitality.full ? [`${tagOf(state, figure.id)} ${vitality.left}/${vitality.full}`] : [];
  });
  const { noise } = state as { readonly noise?: { readonly at: { readonly x: number; readonly y: number } } };
  const points = pointsOf(game, state);
  const those: readonly (Reminder | undefined)[] = [
    left === undefined ? undefined : { label: words.left, value: String(left) },
    waiting.length > 0 ? { label: words.waiting, value: tags(waiting) } : state.activation ? { label: words.last } : undefined,
    alert.length > 0 ? { label: words.alert, value: tags(alert), tone: 'warn' } : undefined,
    prone.length > 0 ? { label: words.prone, value: tags(prone), tone: 'warn' } : undefined,
    wounded.length > 0 ? { label: words.wounded, value: wounded.join(', '), tone: 'warn' } : undefined,
    noise && !state.scene.unmeasured ? { label: words.noise, value: nameOfSpot(noise.at) } : undefined,
    { label: words.morale, value: losses(state, kept.morale.lost), rule: kept.morale.rule },
    points === undefined ? undefined : { label: words.points, value: points },
    state.scene.scenario?.turns === state.turn ? { label: words.lastTurn, tone: 'warn' } : undefined,
    ...marked(game.special, figures).map(({ rule, those: bearers }) => ({
      label: rules.title(rule),
      value: tags(bearers),
      rule,
      tone: 'warn' as const,
    })),
  ];
  return those.filter((one) => one !== undefined);
}

const letterOf = (state: UrssState, side: string): string => lookOf(sideIndex(state, side)).letter;

/** Losses that each group still stands before its figures test: more than half of it; 0 once they have. */
function losses(state: UrssState, postures: readonly string[]): string {
  const { options } = state.scene as { readonly options?: Readonly<Record<string, string>> };
  const counted = options?.['demoralisation.fledCount'] === 'yes' ? [...postures, 'fled'] : postures;
  return state.scene.groups
    .map(({ side, figures }) => {
      const lost = figures.filter((id) => counted.includes(figureOf(state, id).posture)).length;
      return `${letterOf(state, side)} ${Math.max(0, Math.floor(figures.length / 2) + 1 - lost)}`;
    })
    .join(', ');
}

/** "A 2, B 0": points of a scenario that counts some. */
function pointsOf<S extends UrssState>(
  { scenario: read }: { readonly scenario?: UrssGame<S, object>['scenario'] },
  state: S,
): string | undefined {
  const going = read?.(state);
  const scenario = going?.scene.scenario;
  if (!going || !scenario?.objectives.some(({ points }) => points > 0)) return undefined;
  return Object.entries(scoresOf({ state: going, scenario }))
    .map(([side, score]) => `${letterOf(state, side)} ${score}`)
    .join(', ');
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
