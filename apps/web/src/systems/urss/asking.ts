import type { Language } from '@escarmouche/referee';
import { allied, enemiesOf, figuresInPlay, type FigureIn } from '@escarmouche/skirmish';
import { bodyOf, toldOf } from '@escarmouche/skirmish/placed';
import { arcFrom, hiddenFor, missingFacts, missingOf, type Fact, type Missing } from '@escarmouche/skirmish/plane';
import { directions, distance, isOnTable, PACE, span, type Place } from '@escarmouche/space';
import { measured } from '../../i18n/format.ts';
import type { Asking, Named, Other, Pair } from '../asking.ts';
import { called } from '../plane/text/where.ts';
import { figureIn, sideOf, tagOf } from '../plane/who.ts';
import type { Advised } from './orders/making.ts';
import type { UrssAdvice, UrssState } from './game.ts';

const fr = {
  unknown: 'à dire',
  contact: 'au contact',
  open: 'à découvert',
  cover: (step: number, most: number): string => (most === 1 ? 'à couvert' : step === 1 ? 'en partie à couvert' : 'bien à couvert'),
  unseen: 'pas en vue',
  rear: 'de dos',
};
const en: typeof fr = {
  unknown: 'to be told',
  contact: 'in contact',
  open: 'in the open',
  cover: (step, most) => (most === 1 ? 'in cover' : step === 1 ? 'partly in cover' : 'well in cover'),
  unseen: 'not in sight',
  rear: 'from behind',
};

/** Lengths on the map that differ by less are the same to a person. */
const SAME = PACE / 2;
const WAYS = directions(32);
const WHOLE = 100;

/** Questions to persons about figures of either document, where the table is not on the map. */
export function askingOf<S extends UrssState, C extends object>(game: UrssAdvice<S, C>, advice: Advised<S, C>): Asking<S, C> {
  const { rules } = game;
  const steps = rules.coverShares.length;
  const covers = Array.from({ length: steps + 1 }, (_, step) => hiddenFor(rules, step) / WHOLE);
  const pairOf = (state: S, { from, to, facts }: Pick<Missing, 'from' | 'to'> & { readonly facts: readonly Fact[] }): Pair => {
    const [one, other] = [figureIn(state, from), figureIn(state, to)] as const;
    const away = one && other ? distance(bodyOf(state, one), bodyOf(state, other)) : 0;
    return {
      from: namedIn(state, from),
      to: namedIn(state, to),
      asks: {
        distance: facts.includes('distance'),
        sight: facts.includes('seen'),
        cover: facts.includes('hidden'),
        side: facts.includes('side'),
      },
      guess: { distance: Math.ceil(away / PACE), side: one && other ? arcFrom(other, one) : 'front' },
    };
  };
  /** The deed that a figure is most likely to do to its enemies. */
  const deedOf = (state: S, figure: FigureIn<S>) => (rules.shoots?.(state, figure) === false ? 'charge' : 'shot');

  return {
    covers,
    unmeasured: ({ scene }) => scene.unmeasured === true,
    around(state, id) {
      const figure = figureIn(state, id);
      if (!figure) return [];
      return enemiesOf(state, id)
        .toSorted((a, b) => span(figure, b) - span(figure, a))
        .flatMap((enemy) => missingOf(state, id, enemy.id, deedOf(state, figure)))
        .map((missing) => pairOf(state, missing));
    },
    needed: (state, command) => missingFacts(state, command as never).map((missing) => pairOf(state, missing)),
    others(state, id, language) {
      const figure = figureIn(state, id);
      if (!figure) return [];
      return figuresInPlay(state)
        .filter((other) => other.id !== id)
        .map((other): Other => {
          const ally = allied(state, id, other.id);
          const deed = ally ? 'aid' : 'shot';
          const facts: readonly Fact[] = ally ? ['distance'] : ['distance', 'seen', 'hidden', 'side'];
          const far = toldOf(state, figure, other)?.distance;
          const drawn = distance(bodyOf(state, figure), bodyOf(state, other));
          const agrees = far === undefined || Math.abs(far - drawn) < SAME;
          return {
            ...namedIn(state, other.id),
            ally,
            told: toldIn(state, figure, other, covers, language),
            pair: pairOf(state, { from: id, to: other.id, facts }),
            known: agrees && missingOf(state, id, other.id, deed).length === 0,
          };
        });
    },
    tell: ({ from, to }, { distance: paces, cover, side }) =>
      ({
        type: 'tell',
        from: from.id,
        to: to.id,
        ...(paces !== undefined && { distance: paces * PACE }),
        ...(cover === 'unseen' ? { seen: false } : cover !== undefined && { seen: true, hidden: hiddenFor(rules, cover) }),
        ...(side && cover !== 'unseen' && { side }),
      }) as unknown as C,
    most(state, id, action) {
      const figure = figureIn(state, id);
      const { walks, running } = game.movement;
      if (!figure) return 0;
      return Math.ceil((action === 'run' && running ? running.far(state, figure) : walks(state, figure)) / PACE);
    },
    placeAfter(state, seat, id, action, paces) {
      const figure = figureIn(state, id);
      if (!figure) return undefined;
      const { width, height } = state.scene.table;
      const middle = { x: width / 2, y: height / 2 };
      const ends = WAYS.map(({ x, y }): Place => ({
        x: Math.round(figure.x + x * paces * PACE),
        y: Math.round(figure.y + y * paces * PACE),
        z: figure.z,
      }));
      // Clear of others first, then towards the middle of the map, where there is room to go on.
      return ends
        .filter((at) => isOnTable(state.scene.table, bodyOf(state, figure, at)))
        .map((at) => ({ at, gap: Math.min(2 * PACE, ...othersFrom(state, figure, at)) }))
        .toSorted((a, b) => b.gap - a.gap || span(a.at, middle) - span(b.at, middle))
        .map(({ at }) => at)
        .find((at) => {
          const preview = advice.preview(
            state,
            seat,
            { subject: { figure: id, reaction: false }, action, target: { kind: 'ground', at } },
            'fr',
          );
          return preview && !preview.refusal && !preview.instead;
        });
    },
  };
}

const namedIn = (state: UrssState, id: string): Named => ({ id, name: called(state, id), tag: tagOf(state, id), side: sideOf(state, id) });

const othersFrom = <S extends UrssState>(state: S, figure: FigureIn<S>, at: Place): readonly number[] =>
  figuresInPlay(state)
    .filter(({ id }) => id !== figure.id)
    .map((other) => distance(bodyOf(state, figure, at), bodyOf(state, other)));

/** "12 pas, à couvert, de dos": what has been told and holds; of who cannot be seen nothing more is said. */
function toldIn<S extends UrssState>(state: S, from: FigureIn<S>, to: FigureIn<S>, covers: readonly number[], language: Language): string {
  const words = language === 'fr' ? fr : en;
  const told = toldOf(state, from, to);
  if (!told) return words.unknown;
  if (told.hidden === 1) return words.unseen;
  const step = told.hidden === undefined ? undefined : covers.findLastIndex((share) => (told.hidden ?? 0) >= share);
  return [
    told.distance === undefined ? undefined : told.distance === 0 ? words.contact : measured(told.distance, language),
    step === undefined ? undefined : step === 0 ? words.open : words.cover(step, covers.length - 1),
    told.side === 'rear' ? words.rear : undefined,
  ]
    .filter((part) => part !== undefined)
    .join(', ');
}
