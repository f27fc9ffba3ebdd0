import type { Language } from '@escarmouche/referee';
import { sub, type Point, type Vector } from '@escarmouche/space';
import { bodyOf, distanceBetween } from '@escarmouche/skirmish/plane';
import { inPlay } from '@escarmouche/skirmish';
import { dangerAt, shootingWeapons, type Figure, type State, type Threat } from '@escarmouche/urss-classic';
import type { Tone } from '../../../boards/overlay.ts';
import type { Note, Overlay, Ring, SightLine } from '../../../boards/plane/overlay.ts';
import { measured, paces, percent } from '../../../i18n/format.ts';
import type { Fact, Panel } from '../../preview.ts';
import { nearestOf } from '../../plane/reach/edges.ts';
import { allies, nameIn } from '../../plane/who.ts';
import { adviceWords } from './words.ts';
import { foresightWords } from '../../plane/words.ts';

/** Threats listed each way, enemies measured whatever they can do, and pieces of cover. */
const MOST_SHOWN = 6;
const MEASURED = 3;
const COVERS = 2;
/** Cover farther than this is not worth a word. */
const NEAR = 3000;

export interface Threats {
  /** How the figure would face there. */
  readonly facing: Vector;
  readonly overlay: Pick<Overlay, 'sights' | 'notes' | 'rings'>;
  readonly groups: NonNullable<Panel['groups']>;
}

/**
 * What a figure would be in for if it stood somewhere: what could be done to it there and what it could do from there, in exact odds; how far all is.
 * `free`: nobody has said how it is to face there, so that it faces the one it can hurt most where its way would have it turn its back on it.
 */
export function threatsAt(state: State, there: Figure, language: Language, free = false): Threats {
  const { panel } = adviceWords(language);
  const words = foresightWords(language);
  const asItCame = dangerAt(state, there, there);
  const ghost = free ? turnedToBest(state, there, asItCame.dealt) : there;
  const danger = ghost === there ? asItCame : dangerAt(state, ghost, ghost);
  const taken = danger.taken.toSorted(byHurt);
  const dealt = danger.dealt.filter(({ asItStands }) => asItStands).toSorted(byHurt);
  const behind = danger.dealt.filter(({ asItStands }) => !asItStands);
  const toneOf = (by: string): Tone => (state.figures[by]?.alert ? 'bad' : 'warn');
  const fact = (who: string, threat: Threat, tone: Tone): Fact => ({
    label: `${nameIn(state, who)} (${panel.how[threat.how]})`,
    value: percent(threat.hurt, language),
    tone,
    marks: [{ kind: 'figure', id: who, tone }],
  });
  const sights = [
    ...taken.flatMap(({ by }): SightLine[] => line(state.figures[by], ghost, toneOf(by))),
    ...dealt.flatMap(({ on }): SightLine[] => line(ghost, state.figures[on], 'good')),
  ];
  const notes = enemiesNear(state, ghost, [...taken.map(({ by }) => by), ...dealt.map(({ on }) => on)]).map(({ enemy, away }): Note => {
    const [theirs, mine] = [taken.find(({ by }) => by === enemy.id), dealt.find(({ on }) => on === enemy.id)];
    return {
      at: enemy,
      r: bodyOf(state, enemy).r,
      ...(!theirs && !mine && { from: ghost }),
      ...(theirs && enemy.alert && { answers: true }),
      parts: [
        { text: measured(away, language), tone: 'plain' },
        ...(theirs ? [{ text: words.toIt(whole(theirs.hurt, language)), tone: toneOf(enemy.id) }] : []),
        ...(mine ? [{ text: words.fromIt(whole(mine.hurt, language)), tone: 'good' as const }] : []),
      ],
    };
  });
  const done = [
    ...shownOf(
      dealt.map((one) => fact(one.on, one, 'good')),
      language,
    ),
    ...(behind.length > 0
      ? [{ label: panel.behindIt, value: behind.map(({ on }) => nameIn(state, on)).join(', '), rule: 'UC-ARC-VISION' }]
      : []),
  ];
  return {
    facing: ghost.facing,
    overlay: { sights, notes: [...notes, ...coverNotes(state, ghost, language)], rings: rangeRings(state, ghost, language) },
    groups: [
      {
        title: panel.taken,
        sign: 'in',
        facts:
          taken.length === 0
            ? [{ label: panel.nothingTaken }]
            : shownOf(
                taken.map((one) => fact(one.by, one, toneOf(one.by))),
                language,
              ),
      },
      {
        title: panel.dealt,
        sign: 'out',
        facts: done.length === 0 ? [{ label: panel.nothingDealt }] : done,
      },
    ],
  };
}

/** The first of them; how many more there are, who light up together. */
function shownOf(facts: readonly Fact[], language: Language): readonly Fact[] {
  const rest = facts.slice(MOST_SHOWN);
  if (rest.length === 0) return facts;
  const more: Fact = { label: adviceWords(language).panel.more(rest.length), marks: rest.flatMap(({ marks = [] }) => marks) };
  return [...facts.slice(0, MOST_SHOWN), more];
}

/** In the order of the chances shown. */
const byHurt = (a: Threat, b: Threat): number => b.hurt - a.hurt;

/** Faces the one it could hurt most, unless it does so already. */
function turnedToBest(state: State, ghost: Figure, dealt: readonly Threat[]): Figure {
  const [best] = dealt.toSorted(byHurt);
  const target = best && state.figures[best.on];
  return !target || best.asItStands ? ghost : { ...ghost, facing: sub(target, ghost) };
}

/** On the board there is no room for decimals. */
const whole = (chance: number, language: Language): string => percent(Math.round(chance * 100) / 100, language).replace(/[.,]0/, '');

const line = (from: Figure | undefined, to: Figure | undefined, tone: Tone): SightLine[] =>
  from && to ? [{ from, to, tone, paired: true }] : [];

/** The nearest enemies, and those that something may happen with. */
function enemiesNear(state: State, ghost: Figure, concerned: readonly string[]): readonly { enemy: Figure; away: number }[] {
  return Object.values(state.figures)
    .filter((other) => inPlay(other) && !allies(state, ghost.id, other.id))
    .map((enemy) => ({ enemy, away: distanceBetween(state, ghost, enemy) }))
    .sort((a, b) => a.away - b.away)
    .filter(({ enemy }, i) => i < MEASURED || concerned.slice(0, 2 * MOST_SHOWN).includes(enemy.id));
}

/** Gaps between the figure's base and the nearest edges of what hides or covers. */
function coverNotes(state: State, ghost: Figure, language: Language): readonly Note[] {
  const { r, z, h } = bodyOf(state, ghost);
  return state.scene.table.features
    .filter(({ kind, base, top }) => (kind === 'solid' || kind === 'linear' || kind === 'small') && base < z + h && top > z)
    .map((feature) => ({ at: nearestOf(feature.shape, ghost), id: feature.id }))
    .map((one) => ({ ...one, gap: Math.max(0, away(one.at, ghost) - r) }))
    .filter(({ gap }) => gap > 50 && gap < NEAR)
    .sort((a, b) => a.gap - b.gap)
    .slice(0, COVERS)
    .map(({ at, gap }) => ({
      at,
      r: 0,
      from: ghost,
      parts: [{ text: foresightWords(language).cover(paces(gap, language)), tone: 'info' }],
    }));
}

const away = (a: Point, b: Point): number => Math.sqrt((a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y));

/** How far each of its weapons reaches from there: an enemy whose base touches the ring is in range (UC-SYS-DISTANCE). */
function rangeRings(state: State, ghost: Figure, language: Language): readonly Ring[] {
  const { r } = bodyOf(state, ghost);
  const known = new Map<number, string[]>();
  for (const { range = 0, name } of shootingWeapons(state, ghost)) known.set(range, [...(known.get(range) ?? []), name[language]]);
  return [...known].map(([range, names]) => ({
    center: ghost,
    radius: range + r,
    label: `${[...new Set(names)].join(', ')} · ${paces(range, language)}`,
    tone: 'plain',
  }));
}
