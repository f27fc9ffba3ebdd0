import type { Language } from '@escarmouche/referee';
import { enemiesOf, type FigureIn, type Threat } from '@escarmouche/skirmish';
import { bodyOf, distanceBetween } from '@escarmouche/skirmish/placed';
import { type PlaneState } from '@escarmouche/skirmish/plane';
import { blocksSight, sub, type Point, type Vector } from '@escarmouche/space';
import type { Tone } from '../../../boards/overlay.ts';
import type { Note, Overlay, Ring, SightLine } from '../../../boards/plane/overlay.ts';
import { measured, paces, percent } from '../../../i18n/format.ts';
import type { Fact, Panel } from '../../preview.ts';
import type { PlaneAdvice } from '../advice.ts';
import { nearestOf } from '../reach/edges.ts';
import { figureIn, nameIn, sideOf } from '../who.ts';
import { howOf, planeWords } from '../words.ts';

/** Threats listed each way, enemies measured whatever they can do, and pieces of cover. */
const MOST_SHOWN = 6;
const MEASURED = 3;
const COVERS = 2;
/** Cover farther than this is not worth a word. */
const NEAR = 3000;

export interface Threats {
  /** Facing of the figure there. */
  readonly facing: Vector;
  readonly overlay: Pick<Overlay, 'sights' | 'notes' | 'rings'>;
  readonly groups: NonNullable<Panel['groups']>;
}

/**
 * Dangers and chances of a figure at a place, in exact odds, with distances. `free`: the player has given no facing, so the figure faces
 * the enemy it can hurt most where its way would turn its back on that enemy. Nothing in a game that does not tell the danger of a place.
 */
export function threatsAt<S extends PlaneState, C>(
  game: PlaneAdvice<S, C>,
  state: S,
  there: FigureIn<S>,
  language: Language,
  free = false,
): Threats | undefined {
  if (!game.odds) return undefined;
  const asItCame = game.odds.danger(state, there);
  const ghost = free ? turnedToBest(state, there, asItCame.dealt) : there;
  const danger = ghost === there ? asItCame : game.odds.danger(state, ghost);
  const view: View<S, C> = { game, state, ghost, language };
  const taken = danger.taken.filter(({ comes }) => comes !== undefined).toSorted(byHurt);
  const dealt = danger.dealt.filter(({ asItStands }) => asItStands).toSorted(byHurt);
  const behind = danger.dealt.filter(({ asItStands }) => !asItStands);
  return {
    facing: ghost.facing,
    overlay: {
      sights: [
        ...taken.filter(({ walks }) => !walks).flatMap(({ by }) => line(view, figureIn(state, by), ghost, toneOf(view, by))),
        ...dealt.flatMap(({ on }) => line(view, ghost, figureIn(state, on), 'good')),
      ],
      notes: [...enemyNotes(view, taken, dealt), ...coverNotes(view)],
      rings: rangeRings(view),
    },
    groups: listed(view, taken, dealt, behind),
  };
}

/** A figure where it would stand, and for whom that is told. */
interface View<S extends PlaneState, C> {
  readonly game: PlaneAdvice<S, C>;
  readonly state: S;
  readonly ghost: FigureIn<S>;
  readonly language: Language;
}

/** In the order of the chances shown. */
const byHurt = (a: Threat, b: Threat): number => b.hurt - a.hurt;

/** Faces the one it could hurt most, unless it does so already. */
function turnedToBest<S extends PlaneState>(state: S, ghost: FigureIn<S>, dealt: readonly Threat[]): FigureIn<S> {
  const [best] = dealt.toSorted(byHurt);
  const target = best && figureIn(state, best.on);
  return !target || best.asItStands ? ghost : { ...ghost, facing: sub(target, ghost) };
}

/** Targets that may answer a strike look worse than others. */
function toneOf<S extends PlaneState, C>({ game, state, language }: View<S, C>, by: string): Tone {
  const enemy = figureIn(state, by);
  return enemy && game.condition(state, enemy, language).alert ? 'bad' : 'warn';
}

const line = <S extends PlaneState, C>(
  { state }: View<S, C>,
  from: FigureIn<S> | undefined,
  to: FigureIn<S> | undefined,
  tone: Tone,
): SightLine[] => (from && to ? [{ from, to, tone, side: sideOf(state, from.id), paired: true }] : []);

/** Strikes both ways: those on the figure before it acts again, with this turn and the next apart. */
function listed<S extends PlaneState, C>(
  view: View<S, C>,
  taken: readonly Threat[],
  dealt: readonly Threat[],
  behind: readonly Threat[],
): Threats['groups'] {
  const { game, state, language } = view;
  const { panel } = planeWords(language);
  const fact = (who: string, threat: Threat, tone: Tone): Fact => ({
    label: `${nameIn(state, who)} (${howOf(threat, language)})`,
    value: percent(threat.hurt, language),
    tone,
    marks: [{ kind: 'figure', id: who, tone }],
  });
  const risks = (['thisTurn', 'nextTurn'] as const).flatMap((turn) => {
    const facts = taken.filter(({ comes }) => comes === turn).map((one) => fact(one.by, one, toneOf(view, one.by)));
    return facts.length === 0 ? [] : [{ title: panel.taken[turn], sign: 'in' as const, facts: first(facts, language) }];
  });
  const chances = dealt.map((one) => fact(one.on, one, 'good'));
  const names = behind.map(({ on }) => nameIn(state, on)).join(', ');
  const done = [...first(chances, language), ...(names === '' ? [] : [{ label: panel.behindIt, value: names, rule: game.ids.arc }])];
  return [
    ...(risks.length > 0 ? risks : [{ title: panel.taken.ever, sign: 'in' as const, facts: [{ label: panel.nothingTaken }] }]),
    { title: panel.dealt, sign: 'out', facts: done.length === 0 ? [{ label: panel.nothingDealt }] : done },
  ];
}

/** The first of them; how many more there are, who light up together. */
function first(facts: readonly Fact[], language: Language): readonly Fact[] {
  const rest = facts.slice(MOST_SHOWN);
  if (rest.length === 0) return facts;
  const more: Fact = { label: planeWords(language).panel.more(rest.length), marks: rest.flatMap(({ marks = [] }) => marks) };
  return [...facts.slice(0, MOST_SHOWN), more];
}

/** On the board there is no room for decimals. */
const whole = (chance: number, language: Language): string => percent(Math.round(chance * 100) / 100, language).replace(/[.,]0/, '');

/** Beside each enemy that matters: its distance, and the chances of harm both ways. */
function enemyNotes<S extends PlaneState, C>(view: View<S, C>, taken: readonly Threat[], dealt: readonly Threat[]): readonly Note[] {
  const { game, state, ghost, language } = view;
  const words = planeWords(language);
  return enemiesNear(state, ghost, [...taken.map(({ by }) => by), ...dealt.map(({ on }) => on)]).map(({ enemy, away }) => {
    const [theirs, mine] = [taken.find(({ by }) => by === enemy.id), dealt.find(({ on }) => on === enemy.id)];
    return {
      at: enemy,
      r: bodyOf(state, enemy).r,
      ...(!theirs && !mine && { from: ghost }),
      ...(theirs && game.condition(state, enemy, language).alert && { answers: true }),
      parts: [
        { text: measured(away, language), tone: 'plain' },
        ...(theirs ? [{ text: words.toIt(whole(theirs.hurt, language)), tone: toneOf(view, enemy.id) }] : []),
        ...(mine ? [{ text: words.fromIt(whole(mine.hurt, language)), tone: 'good' as const }] : []),
      ],
    };
  });
}

/** The nearest enemies, and those that something may happen with. */
function enemiesNear<S extends PlaneState>(
  state: S,
  ghost: FigureIn<S>,
  concerned: readonly string[],
): readonly { enemy: FigureIn<S>; away: number }[] {
  return enemiesOf(state, ghost.id)
    .map((enemy) => ({ enemy, away: distanceBetween(state, ghost, enemy) }))
    .sort((a, b) => a.away - b.away)
    .filter(({ enemy }, i) => i < MEASURED || concerned.slice(0, 2 * MOST_SHOWN).includes(enemy.id));
}

/** Gaps between the figure's base and the nearest edges of what hides or covers. */
function coverNotes<S extends PlaneState, C>({ state, ghost, language }: View<S, C>): readonly Note[] {
  const { r, z, h } = bodyOf(state, ghost);
  return state.scene.table.features
    .filter((feature) => blocksSight(feature) && feature.base < z + h && feature.top > z)
    .map((feature) => ({ at: nearestOf(feature.shape, ghost), id: feature.id }))
    .map((one) => ({ ...one, gap: Math.max(0, away(one.at, ghost) - r) }))
    .filter(({ gap }) => gap > 50 && gap < NEAR)
    .sort((a, b) => a.gap - b.gap)
    .slice(0, COVERS)
    .map(({ at, gap }) => ({
      at,
      r: 0,
      from: ghost,
      parts: [{ text: planeWords(language).cover(paces(gap, language)), tone: 'info' }],
    }));
}

const away = (a: Point, b: Point): number => Math.sqrt((a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y));

/** Range of each of its weapons from there: an enemy whose base touches the ring is in range. */
function rangeRings<S extends PlaneState, C>({ game, state, ghost, language }: View<S, C>): readonly Ring[] {
  const { r } = bodyOf(state, ghost);
  const known = new Map<number, string[]>();
  for (const { range, name } of game.odds?.shots(state, ghost) ?? []) known.set(range, [...(known.get(range) ?? []), name[language]]);
  return [...known].map(([range, names]) => ({
    center: ghost,
    radius: range + r,
    label: `${[...new Set(names)].join(', ')} · ${paces(range, language)}`,
    tone: 'plain',
  }));
}
