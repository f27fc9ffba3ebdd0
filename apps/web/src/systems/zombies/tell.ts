import { diceInWords, needInWords, notation, type Language, type Link, type Sentence } from '@escarmouche/referee';
import { aimOfDie, BLOW_NEED, blowPool, describeWalk, sumOf, zombiesGame, type Bonus, type Event, type State } from '@escarmouche/zombies';
import type { Deed } from '../../boards/board.ts';
import type { RollTold, Told } from '../told.ts';
import type { Modifier } from '../preview.ts';
import { cardRule, nameOf, spotOf, zombieId } from './look.ts';
import { wordsOf, type ScreenTexts } from './words.ts';

const LOSSES: ReadonlySet<Event['type']> = new Set(['trophiesLost', 'blowLost']);
const HEADLINES: ReadonlySet<Event['type']> = new Set(['turnBegan', 'turnSkipped', 'ended', 'began']);

/** The line of an event in the log. Rules are named by their titles where the line is shown, for the rulebook may come later. */
export function tell(state: State, event: Event, language: Language): Told | undefined {
  const said = zombiesGame.describe(state, event, language);
  if (!said || said.length === 0) return undefined;
  const text = linkedIn(state, said);
  const { lands, counts } = wordsOf(language);
  switch (event.type) {
    case 'turnBegan':
    case 'turnSkipped':
      return { kind: 'headline', text, turn: event.number, sound: 'turn' };
    case 'blow':
      return { kind: 'roll', text, roll: blowTold(state, event, language), ...blowDeed(event.seat, event.result >= BLOW_NEED, lands) };
    case 'diced':
    case 'herded':
    case 'twitched':
      return { kind: 'roll', text, roll: plainDie(state, event, event.die, language) };
    case 'paced':
      return event.pace ? { kind: 'roll', text, roll: plainDie(state, event, event.pace.die, language) } : { kind: 'line', text };
    case 'pawnMoved': {
      const walk = describeWalk(state, event, language);
      const told = ({ length }: readonly Told[]): Sentence => linkedIn(state, walk?.(length) ?? []);
      const deed: Deed = { by: event.seat, tone: 'info' };
      return { kind: 'line', text, topic: 'move', deed, sound: 'step', ...(walk && { run: { of: `${event.how} ${event.seat}`, told } }) };
    }
    case 'zombieShifted': {
      // A zombie is named by its square.
      const way = [event.from, event.to].map((square) => spotOf(state, square));
      return { kind: 'line', text, topic: 'move', deed: { by: zombieId(event.to), way, tone: 'info' } };
    }
    case 'zombieKilled':
      return { kind: 'line', text, topic: 'hit', deed: { by: event.seat, tone: 'good', lands: lands.killed }, sound: 'fall' };
    case 'livesLost':
      return { kind: 'loss', text, deed: { on: event.seat, tone: 'bad', lands: `−${counts.lives(event.count)}` }, sound: 'fall' };
    case 'knockedOut':
      return { kind: 'loss', text, deed: { on: event.seat, tone: 'bad', lands: lands.out }, sound: 'fall' };
    case 'tilePlaced':
      return { kind: 'line', text, sound: 'tile' };
    case 'cardPlayed':
      return { kind: 'line', text, sound: 'card' };
    default:
      return { kind: HEADLINES.has(event.type) ? 'headline' : LOSSES.has(event.type) ? 'loss' : 'line', text };
  }
}

const blowDeed = (seat: string, won: boolean, lands: ScreenTexts['lands']): Pick<Told, 'topic' | 'deed' | 'sound'> => ({
  deed: { by: seat, tone: won ? 'good' : 'bad', lands: won ? lands.won : lands.lost },
  sound: 'blow',
  ...(won && { topic: 'hit' }),
});

const linkedIn = (state: State, said: Sentence): Sentence => said.map((part) => (typeof part === 'string' ? part : linked(state, part)));

/** Players are their pawns; cards lead to their rule. */
function linked(state: State, link: Link): Link {
  switch (link.kind) {
    case 'player':
      return { ...link, kind: 'figure' };
    case 'card':
      return { ...link, kind: 'rule', id: cardRule(state, link.id) };
    default:
      return link;
  }
}

function plainDie(state: State, event: Parameters<typeof aimOfDie>[0], face: number, language: Language): RollTold {
  const dice = { dice: 1, faces: 6, modifiers: [] };
  return {
    by: nameOf(state, event.seat),
    aim: aimOfDie(event, language),
    pool: diceInWords(dice, language),
    notation: notation(dice),
    mode: '',
    dice: [{ face, kept: true }],
    score: face,
    modifiers: [],
  };
}

function blowTold(state: State, event: Extract<Event, { type: 'blow' }>, language: Language): RollTold {
  const { die, bonuses } = event;
  const pool = blowPool(bonuses);
  const { need = BLOW_NEED } = pool;
  return {
    ...plainDie(state, event, die, language),
    takes: needInWords({ need }, language),
    notation: notation(pool),
    need,
    success: die >= need,
    ways: { of: Math.min(6, 7 - need), all: 6 },
    modifiers: bonusesTold(bonuses),
  };
}

/** Named by the title of their rule. */
export const bonusesTold = (bonuses: readonly Bonus[]): readonly Modifier[] =>
  bonuses.map(({ rule, value }) => ({ label: '', effect: `+${value}`, tone: 'good', rule }));

/** Ways of a die to win a blow with these bonuses. */
export const waysToWin = (bonuses: readonly Bonus[]): number => Math.min(6, 7 - BLOW_NEED + sumOf(bonuses));
