import type { Language, Link, Roll, Sentence, System, Text } from '@escarmouche/referee';
import type { PlaneState } from '@escarmouche/skirmish/plane';
import type { Place } from '@escarmouche/space';
import type { Deed } from '../../boards/board.ts';
import type { Tone } from '../../boards/overlay.ts';
import type { Sound } from '../../sounds/names.ts';
import type { Told } from '../told.ts';
import { sideName, sideNamed } from '../plane/side-names.ts';
import { contestOf, contestRun } from './contest.ts';
import { rollTold, type RollReading } from '../plane/rolls.ts';
import { urssWords } from './words.ts';

/** A line of the log without its text. */
export type Line = Omit<Told, 'text'>;

/**
 * The teller of a document's events for the log; rules are named by their titles, sides as the reader calls them. `lineOf`: the line of an
 * event.
 */
export const teller =
  <S extends PlaneState, C, E>(
    { describe }: Pick<System<never, S, C, E>, 'describe'>,
    { cite }: RollReading,
    sides: readonly Text[],
    lineOf: (event: E, language: Language, state: S) => Line,
  ) =>
  (state: S, event: E, language: Language): Told | undefined => {
    const said = describe(state, event, language);
    if (!said || said.length === 0) return undefined;
    const text: Sentence = said.map((part) => (typeof part === 'string' ? part : named(part, state, cite, sides, language)));
    const line = lineOf(event, language, state);
    return { ...line, text, ...(line.roll && { roll: { ...line.roll, by: rollerIn(text) } }) };
  };

/** The figure or side that a sentence about a roll begins with. */
const rollerIn = ([who]: Sentence): string | undefined => (typeof who === 'string' ? undefined : who?.text);

function named(link: Link, { scene }: PlaneState, cite: RollReading['cite'], sides: readonly Text[], language: Language): Link {
  if (link.kind === 'group') return { ...link, text: sideName(link.text, language, sides) };
  if (link.kind === 'side') return { ...link, text: sideNamed(scene.groups, link.id, language, sides) || link.text };
  if (link.kind !== 'rule') return link;
  const id = cite(link.id);
  return { ...link, id, text: link.text === link.id ? id : link.text };
}

/** The tone for the attacked figure: a hit is bad, a save good. */
function toneOf(purpose: string, success: boolean | undefined): Tone {
  if (success === undefined) return 'info';
  if (HITS.has(purpose)) return success ? 'bad' : 'plain';
  return success ? 'good' : 'warn';
}

const HITS: ReadonlySet<string> = new Set(['shooting', 'combat', 'damage']);

/** The outcome of a roll in a word; nothing where the next events tell the outcome. */
function landsAs(purpose: string, success: boolean | undefined, language: Language): string | undefined {
  const lands: Partial<Record<string, readonly string[]>> = urssWords(language).lands;
  const [yes, no] = lands[purpose] ?? [];
  return success === undefined ? undefined : success ? yes : no;
}

const SOUNDS: Readonly<Record<string, Sound>> = { shooting: 'shot', combat: 'blow' };

interface Rolled {
  readonly roll: Roll;
  readonly purpose: string;
  readonly figure?: string;
  readonly target?: string;
}

const plainly = (text: Sentence): string => text.map((part) => (typeof part === 'string' ? part : part.text)).join('');

/** The line of a roll. `aimOf`: the purpose of a roll, and its target. */
export function rollLine(
  reading: RollReading,
  rolled: Rolled,
  aimOf: (rolled: Pick<Rolled, 'purpose' | 'figure' | 'target'>) => Sentence,
  language: Language,
): Line {
  const { roll, purpose, figure, target } = rolled;
  const contest = contestOf(rolled);
  const { success } = roll;
  const hit = success === true && HITS.has(purpose);
  const deed: Deed = { by: figure, on: target, tone: toneOf(purpose, success), lands: landsAs(purpose, success, language) };
  return {
    kind: 'roll',
    roll: rollTold(reading, roll, plainly(aimOf(rolled)), language),
    ...(contest !== undefined && { run: contestRun(contest, plainly(aimOf({ purpose })), language) }),
    deed,
    sound: SOUNDS[purpose],
    ...(hit && { topic: 'hit' }),
    ...(purpose === 'npc' && { topic: 'settled' }),
  };
}

/** The rules of the NPC document, whose marks are notes. */
const NPC_DOCUMENT = 'AI-';

/** Facts that both documents state alike. */
type Shared =
  | { readonly type: 'turnBegan'; readonly turn: number }
  | { readonly type: 'figureOut'; readonly figure: string }
  | { readonly type: 'vitalityLost' | 'activationBegan'; readonly figure: string }
  | { readonly type: 'figureMoved'; readonly figure: string; readonly points: readonly Place[]; readonly by?: string }
  | { readonly type: 'marked'; readonly rule: string }
  | { readonly type: 'figureDeployed' | 'groupDeployed' }
  | { readonly type: 'groupBegan' | 'battleEnded' | 'objectiveMet' | 'happened' };

/** The line of a fact that both documents state alike; a plain one for any other. */
export function factLine(event: Shared | { readonly type: string }, language: Language): Line {
  const fact = event as Shared;
  const { out, hurt } = urssWords(language);
  switch (fact.type) {
    case 'turnBegan':
      return { kind: 'headline', turn: fact.turn, sound: 'turn' };
    case 'figureOut':
      return { kind: 'loss', lost: fact.figure, deed: { on: fact.figure, tone: 'bad', lands: out }, sound: 'fall' };
    case 'figureMoved':
      return { kind: 'line', topic: 'move', sound: 'step', deed: { by: fact.figure, way: fact.points, tone: 'info' } };
    case 'activationBegan':
      return { kind: 'line', topic: 'acts', deed: { by: fact.figure, tone: 'info' } };
    case 'vitalityLost':
      return { kind: 'loss', deed: { on: fact.figure, tone: 'bad', lands: hurt } };
    case 'figureDeployed':
    case 'groupDeployed':
      return { kind: 'line', topic: 'settled' };
    case 'marked':
      return { kind: 'line', ...(fact.rule.startsWith(NPC_DOCUMENT) && { topic: 'settled' as const }) };
    case 'groupBegan':
    case 'battleEnded':
    case 'objectiveMet':
    case 'happened':
      return { kind: 'headline' };
    default:
      return { kind: 'line' };
  }
}
