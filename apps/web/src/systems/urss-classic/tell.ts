import {
  atLeast,
  distribution,
  notation,
  type Json,
  type Language,
  type Link,
  type Modifier as Cause,
  type Pool,
  type Sentence,
} from '@escarmouche/referee';
import { urssClassic, type Event, type State, citeOf } from '@escarmouche/urss-classic';
import { rules } from '../../rules/rulebook.svelte.ts';
import type { Mark } from '../../boards/overlay.ts';
import type { RollTold, Told } from '../game-adapter.ts';
import type { Modifier, Stage } from '../preview.ts';
import { sidesNamed } from '../plane/side-names.ts';
import { GIVEN_NAMES } from './side-names.ts';
import { wordsOf } from './words.ts';

type Rolled = Extract<Event, { type: 'rolled' }>;

/** How a pool is rolled, in the players' words. */
export function modeOf(pool: Pool, language: Language): string {
  const { level } = wordsOf(language);
  return !pool.keep ? level.normal : pool.keep.which === 'highest' ? level.bonus : level.malus;
}

/** Ways to reach the need, of all: "26 of 36". */
export function waysOf(pool: Pool): { readonly of: number; readonly all: number } | undefined {
  if (pool.need === undefined) return undefined;
  let all = 1;
  for (let die = 0; die < pool.dice; die++) all *= pool.faces;
  return { of: Math.round(atLeast(distribution(pool), pool.need) * all), all };
}

export function modifiersOf(pool: Pool, language: Language): readonly Modifier[] {
  const { level } = wordsOf(language);
  return pool.modifiers.map((cause) => ({
    label: rules.title(citeOf(cause.rule)),
    effect: cause.effect === 'bonus' ? level.bonus : cause.effect === 'malus' ? level.malus : cause.effect,
    tone: cause.effect === 'bonus' ? 'good' : cause.effect === 'malus' ? 'bad' : 'plain',
    rule: citeOf(cause.rule),
    marks: marksOf(cause),
  }));
}

/** The figure or piece of terrain that caused a modifier. */
function marksOf({ cause }: Cause): readonly Mark[] {
  const at = (key: string): Json | undefined =>
    typeof cause === 'object' && cause !== null && !Array.isArray(cause) ? (cause as Record<string, Json>)[key] : undefined;
  const [figure, feature] = [at('figure'), at('feature')];
  return [
    ...(typeof figure === 'string' ? [{ kind: 'figure', id: figure, tone: 'info' } as const] : []),
    ...(typeof feature === 'string' ? [{ kind: 'feature', id: feature, tone: 'info' } as const] : []),
  ];
}

/** A pool as a stage of a chain of odds. */
export function stageOf(label: string, pool: Pool, language: Language): Stage {
  const chances = distribution(pool);
  const from = chances.findIndex((chance) => chance > 0);
  return {
    label,
    notation: notation(pool),
    mode: modeOf(pool, language),
    need: pool.need,
    ways: waysOf(pool) ?? { of: 1, all: 1 },
    bars: { from, chances: chances.slice(from) },
    modifiers: modifiersOf(pool, language),
  };
}

function rollTold({ roll }: Rolled, language: Language): RollTold {
  return {
    notation: notation(roll.pool),
    mode: modeOf(roll.pool, language),
    dice: roll.faces.map((face, i) => ({ face, kept: roll.kept[i] ?? true })),
    score: roll.score,
    need: roll.pool.need,
    success: roll.success,
    ways: waysOf(roll.pool),
    modifiers: modifiersOf(roll.pool, language),
  };
}

const HEADLINES: ReadonlySet<Event['type']> = new Set(['groupBegan', 'battleEnded', 'objectiveMet', 'happened']);
const HITS: ReadonlySet<Rolled['purpose']> = new Set(['shooting', 'combat', 'damage']);

const isHit = ({ roll, purpose }: Rolled): boolean => roll.success === true && HITS.has(purpose);

/** What the log says of an event; rules are named by their titles. */
export function tell(state: State, event: Event, language: Language): Told | undefined {
  const text = urssClassic.describe(state, event, language);
  if (!text || text.length === 0) return undefined;
  const linked: Sentence = text.map((part) => (typeof part === 'string' ? part : named(part, language)));
  switch (event.type) {
    case 'rolled':
      return { kind: 'roll', text: linked, roll: rollTold(event, language), ...(isHit(event) && { topic: 'hit' }) };
    case 'turnBegan':
      return { kind: 'headline', text: linked, turn: event.turn };
    case 'figureOut':
    case 'fledForGood':
      return { kind: 'loss', text: linked, lost: event.figure };
    case 'figureMoved':
      return { kind: 'line', text: linked, topic: 'move' };
    default:
      return { kind: HEADLINES.has(event.type) ? 'headline' : event.type === 'vitalityLost' ? 'loss' : 'line', text: linked };
  }
}

/** Rules are called by their titles, sides as the reader calls them. */
function named(link: Link, language: Language): Link {
  if (link.kind === 'group' || link.kind === 'side') return { ...link, text: sidesNamed(link.text, language, GIVEN_NAMES) };
  if (link.kind !== 'rule') return link;
  const id = citeOf(link.id);
  return { ...link, id, text: link.text === link.id ? id : link.text };
}
