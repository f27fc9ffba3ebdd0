import { deadzoneGame, TEST_NAMES, type Event, type State } from '@escarmouche/deadzone';
import { diceInWords, notation, type Language, type Link, type Sentence } from '@escarmouche/referee';
import { cubeWithName } from '@escarmouche/space/cubes';
import { modifiersOf, type RollReading } from '../plane/rolls.ts';
import { nameIn } from '../plane/who.ts';
import type { RollTold, Told } from '../told.ts';
import { teamName } from './look.ts';
import { ruleOf } from './rules.ts';
import { toBoard, middleOf } from './scale.ts';
import { wordsOf } from './words.ts';

/** The document's reading of its rolls: modifiers are numbers of dice. */
export const reading: RollReading = {
  cite: ruleOf,
  mode: () => '',
  effect: ({ effect }) => ({ effect: effect.replace('-', '−'), tone: effect.startsWith('-') ? 'bad' : 'good' }),
};

const HEADLINES: ReadonlySet<Event['type']> = new Set(['roundEnded', 'ended', 'reconWon', 'objectiveScored']);

type Line = Omit<Told, 'text'>;

/** The line of an event in the log. */
export function tell(state: State, event: Event, language: Language): Told | undefined {
  const said = deadzoneGame.describe(state, event, language);
  if (!said || said.length === 0) return undefined;
  const text: Sentence = said.map((part) => (typeof part === 'string' ? part : titled(part)));
  return { ...lineOf(state, event, language), text };
}

/** Rules by their titles. */
function titled(link: Link): Link {
  if (link.kind !== 'rule') return link;
  const id = ruleOf(link.id);
  return { ...link, id, text: link.text === link.id ? id : link.text };
}

function lineOf(state: State, event: Event, language: Language): Line {
  const { lands } = wordsOf(language);
  switch (event.type) {
    case 'roundBegan':
      return { kind: 'headline', turn: event.round, sound: 'turn' };
    case 'deployed':
      return { kind: 'line', topic: 'settled' };
    case 'activationBegan':
      return { kind: 'line', topic: 'acts', deed: { by: event.figure, tone: 'info' } };
    case 'moved': {
      if (event.how === 'enter') return { kind: 'line', topic: 'move', sound: 'step', deed: { by: event.figure, tone: 'info' } };
      const way = event.path.slice(1, -1).map((name) => toBoard(middleOf(cubeWithName(name))));
      return {
        kind: 'line',
        topic: 'move',
        sound: event.how === 'fall' ? 'fall' : 'step',
        deed: { by: event.figure, way: [...way, toBoard(event)], tone: event.how === 'walk' || event.how === 'shift' ? 'info' : 'warn' },
      };
    }
    case 'tested':
      return {
        kind: 'roll',
        roll: rollOf(state, event, language),
        ...('figure' in event.by && { deed: { by: event.by.figure, tone: 'info' } }),
      };
    case 'shot':
    case 'fought': {
      const hit = event.difference > 0;
      return {
        kind: 'line',
        ...(hit && { topic: 'hit' as const }),
        sound: event.type === 'shot' ? 'shot' : 'blow',
        deed: { by: event.figure, on: event.target, tone: hit ? 'bad' : 'plain', lands: hit ? lands.hit : lands.miss },
      };
    }
    case 'damaged':
      return {
        kind: 'line',
        deed: { on: event.figure, tone: event.points > 0 ? 'bad' : 'good', lands: event.points > 0 ? `−${event.points}` : lands.held },
      };
    case 'killed':
      return { kind: 'loss', lost: event.figure, sound: 'fall', deed: { on: event.figure, tone: 'bad', lands: lands.out } };
    case 'pinned':
      return { kind: 'line', deed: { on: event.figure, tone: 'warn', lands: lands.pinned } };
    default:
      return { kind: HEADLINES.has(event.type) ? 'headline' : 'line' };
  }
}

function rollOf(state: State, event: Extract<Event, { type: 'tested' }>, language: Language): RollTold {
  const { by, pool, faces, successes } = event;
  const need = pool.hit ?? 0;
  return {
    ...('figure' in by && { by: nameIn(state, by.figure) }),
    ...('seat' in by && { by: teamName(state, by.seat, language) }),
    aim: TEST_NAMES[event.kind][language],
    pool: diceInWords(pool, language),
    notation: notation(pool),
    mode: '',
    dice: faces.map((face) => ({ face, kept: face >= need })),
    score: successes,
    modifiers: modifiersOf(reading, pool, language),
  };
}
