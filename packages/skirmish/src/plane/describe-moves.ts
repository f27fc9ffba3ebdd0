import { line, type Language, type Sentence, type Text } from '@escarmouche/referee';
import { boxAround, contains, featureById, featuresNear, span, vectorLength, type Feature, type Place } from '@escarmouche/space';
import type { FigureId } from '../roster.ts';
import type { Words as WordsOf } from '../sentence.ts';
import type { MoveManner, PlaneEvent } from './events.ts';
import { inPaces, paces } from './lengths.ts';
import type { Perch, PlaneState } from './state.ts';

type Words = WordsOf<PlaneState>;
type Moved = Extract<PlaneEvent, { type: 'figureMoved' }>;

/** Somebody breaks into a movement. `trail`: how far it has come; empty at its end. */
export interface Reaction {
  readonly figure: FigureId;
  readonly mover: FigureId;
  readonly manner: MoveManner;
  readonly trail: readonly Place[];
}

/** Verb, and the preposition before a length. */
type Verb = readonly [fr: readonly [verb: string, joined: string], en: string];

const VERBS: Readonly<Record<MoveManner, Verb>> = {
  move: [['avance', ' de'], 'moves'],
  run: [['court', ' sur'], 'runs'],
  crawl: [['rampe', ' sur'], 'crawls'],
  jump: [['saute', ' de'], 'jumps'],
  climb: [['escalade', ''], 'climbs'],
  ladder: [['grimpe', ' de'], 'climbs'],
  swim: [['nage', ' sur'], 'swims'],
  flight: [['vole', ' sur'], 'flies'],
  pushed: [['recule', ' de'], 'goes back'],
  thrown: [['part en arrière', ' sur'], 'flies back'],
  fled: [['fuit', ' sur'], 'flees'],
  fell: [['tombe', ' de'], 'falls'],
  back: [['revient devant l’obstacle,', ' à'], 'comes back before the obstacle,'],
};

const WILLED: ReadonlySet<MoveManner> = new Set(['move', 'run', 'crawl', 'jump', 'climb', 'ladder', 'swim', 'flight']);

const UPRIGHT: ReadonlySet<MoveManner> = new Set(['climb', 'ladder', 'fell']);

/**
 * Length of a way as rules count it, in units: the height of a climb or fall, the straight line of a flight, else the length along the ground without
 * the upright parts.
 */
function lengthOf(points: readonly Place[], manner: MoveManner): number {
  const [start] = points;
  const end = points[points.length - 1];
  if (!start || !end) return 0;
  if (UPRIGHT.has(manner)) return Math.abs(end.z - start.z);
  if (manner === 'flight') return vectorLength({ x: span(start, end), y: end.z - start.z });
  const along = points.reduce((length, point, i) => length + span(points[i - 1] ?? point, point), 0);
  return along > 0 ? along : Math.abs(end.z - start.z);
}

const INTO: Partial<Readonly<Record<Feature['kind'], Text>>> = {
  water: { fr: 'eau profonde', en: 'deep water' },
  difficult: { fr: 'terrain difficile', en: 'difficult ground' },
};

/** Feature that a figure stood or hung on at a place: its name, its kind where that counts, its level above the ground. */
function groundAt({ scene: { table } }: PlaneState, perch: Perch | undefined, at: Place, language: Language): string {
  const held = perch && featureById(table, perch.feature);
  const under = featuresNear(table, boxAround(at, 0)).filter(({ shape }) => contains(shape, at));
  const wet = under.find(({ kind, top }) => kind === 'water' && at.z <= top);
  const rough = under.find(({ kind, base, top }) => kind === 'difficult' && at.z >= base && at.z <= top);
  const stands = under.find(({ kind, base, top }) => at.z !== 0 && (kind === 'void' ? base : top) === at.z);
  const feature = held ?? wet ?? rough ?? stands;
  const kind = feature && INTO[feature.kind]?.[language];
  const level = at.z === 0 ? undefined : `${language === 'fr' ? 'niveau' : 'level'} ${inPaces(at.z)[language]}`;
  return [feature?.name?.[language], kind, level].filter((part) => part !== undefined).join(', ');
}

/** A length of way with its verb: "avance de 3,8 pas". */
function goes(words: Words, manner: MoveManner, length: number): string {
  const [[verb, joined], english] = VERBS[manner];
  return `${words.language === 'fr' ? `${verb}${joined}` : english} ${paces(length)[words.language]}`;
}

/**
 * A movement in one sentence: figure, length, manner, ground; `left`: the actions left to the figure, in words. A movement that may be reacted to is
 * told at its end, or at a reaction.
 */
export function describeMove(words: Words, event: Moved, left = ''): Sentence | undefined {
  const { figure, manner, points, by, paused, onward, trail = [] } = event;
  if (paused) return undefined;
  const length = lengthOf([...trail, ...points], manner);
  const who = words.figure(figure);
  if (length < 1) return describeNoMove(words, event);
  if (by !== undefined && (manner === 'pushed' || manner === 'thrown'))
    return describeForced(words, event, by, paces(length)[words.language]);
  const inAll = onward ? words.say([' en tout'], [' in all']) : undefined;
  const sentence = line`${who} ${goes(words, manner, length)}${inAll}`;
  if (!WILLED.has(manner)) return line`${sentence}.`;
  const notes = [fromGround(words, event), left].filter((note) => note !== '');
  return line`${sentence}${notes.length > 0 ? ` (${notes.join(words.language === 'fr' ? ' ; ' : '; ')})` : ''}.`;
}

function describeForced(words: Words, { figure, manner }: Moved, by: FigureId, length: string): Sentence {
  const [who, whom] = [words.figure(by), words.figure(figure)];
  return manner === 'pushed'
    ? words.say(line`${whom} recule de ${length} devant ${who}.`, line`${whom} is pushed back ${length} by ${who}.`)
    : words.say(line`${who} projette ${whom} à ${length}.`, line`${who} throws ${whom} back ${length}.`);
}

function fromGround({ state, language }: Words, { figure, points, trail = [] }: Moved): string {
  const [start] = [...trail, ...points];
  const perch = trail.length > 0 ? undefined : state.figures[figure]?.perch;
  const ground = start ? groundAt(state, perch, start, language) : '';
  return ground === '' ? '' : `${language === 'fr' ? 'départ : ' : 'from: '}${ground}`;
}

/** A reaction: figure, mover, and the length gone so far. */
export function describeReaction(words: Words, { figure, mover, manner, trail }: Reaction): Sentence {
  const [who, whom] = [words.figure(figure), words.figure(mover)];
  if (trail.length === 0) return words.say(line`${who} réagit.`, line`${who} reacts.`);
  const length = lengthOf(trail, manner);
  if (paces(length)[words.language] === paces(0)[words.language])
    return words.say(line`${who} réagit au départ ${words.of(mover)}.`, line`${who} reacts as ${whom} sets off.`);
  const way = goes(words, manner, length);
  return words.say(line`${whom} ${way} : ${who} réagit.`, line`${whom} ${way}: ${who} reacts.`);
}

/** Sentence of a movement of no length: a prone figure cannot flee, a figure without room finds a place beside. */
function describeNoMove(words: Words, { figure, manner, points }: Moved): Sentence | undefined {
  const who = words.figure(figure);
  if (manner === 'fled') return words.say(line`${who} ne peut pas fuir.`, line`${who} cannot flee.`);
  if (manner === 'fell' && points.length > 1) return words.say(line`${who} se pose à côté.`, line`${who} comes down beside.`);
  return undefined;
}
