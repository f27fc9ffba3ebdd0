import { randomFrom, resolve, seededDice } from '@escarmouche/referee';
import { zombies, type Command, type State } from '@escarmouche/zombies';
import { expect, test } from 'vitest';
import type { Decision } from '../bot.ts';
import { candidates } from './candidates.ts';
import type { Skill } from '../skill.ts';
import { zombiesBot } from './bot.ts';
import { townGame } from './testing.ts';

const SEATS = ['a', 'b'];
const SMALL = { iterations: 12, turns: 1, depth: 40 };
const skill = (iterations: number, slips = 0): Skill => ({ budget: { ...SMALL, iterations }, slips });

/** A game under way, played by one kind of bot; `look` sees each state with its seat. */
function played(commands: number, iterations: number, look: (state: State, seat: string) => void = () => undefined): State {
  const state = townGame(SEATS);
  const random = randomFrom(11);
  const bot = zombiesBot(skill(iterations));
  for (let entry = 0; entry < commands && !zombies.outcome(state); entry++) {
    const [seat = ''] = zombies.active(state);
    look(state, seat);
    const { command } = bot.decide(state, seat, random);
    expect(zombies.check(state, seat, command)).toBeUndefined();
    const dice = seededDice(5, entry);
    resolve(zombies, state, seat, command, (question, index, now) =>
      question.kind === 'choice' ? bot.answer(now, question, random) : dice(question, index, now),
    );
  }
  return state;
}

test('easy plays a game to its end, commanding only what is allowed', () => {
  expect(zombies.outcome(played(4000, 0))).toBeDefined();
});

test('all that is tried may be commanded, and each only once', () => {
  played(150, 0, (state, seat) => {
    const tried = candidates(zombies.view(state, seat), seat, randomFrom(1));
    expect(tried.length).toBeGreaterThan(0);
    expect(new Set(tried.map((command) => JSON.stringify(command))).size).toBe(tried.length);
    for (const command of tried) expect(zombies.check(state, seat, command)).toBeUndefined();
  });
});

const told = (decision: Decision<Command> | undefined) => ({ ...decision, reason: decision?.reason?.() });

test('the same budget, seed and view give the same decision, with its reason in both languages', () => {
  const state = played(60, 12);
  const [seat = ''] = zombies.active(state);
  const [one, other] = [1, 2].map(() => zombiesBot(skill(SMALL.iterations)).decide(state, seat, randomFrom(4)));
  expect(told(other)).toEqual(told(one));
  const reason = one?.reason?.();
  if (reason) expect(Object.keys(reason)).toEqual(['fr', 'en']);
});

test('what a seat cannot see has no say in its decision: hands and deck of the others changed, it decides the same', () => {
  const state = played(60, 0);
  const [seat = ''] = zombies.active(state);
  const other = SEATS.find((one) => one !== seat) ?? '';
  const hand = state.players[other]?.hand ?? [];
  const changed = structuredClone(state);
  const swapped = changed.deck.findIndex((card) => !hand.includes(card));
  const theirs = changed.players[other]?.hand ?? [];
  [theirs[0], changed.deck[swapped]] = [changed.deck[swapped] ?? '', theirs[0] ?? ''];
  changed.deck.sort();
  expect(changed.players[other]?.hand).not.toEqual(hand);
  const [one, two] = [state, changed].map((now) => zombiesBot(skill(SMALL.iterations)).decide(now, seat, randomFrom(9)));
  expect(told(two)).toEqual(told(one));
});

test('who slips takes anything that looks worth trying; who does not takes what looks best', () => {
  const state = played(60, 0);
  const [seat = ''] = zombies.active(state);
  const view = zombies.view(state, seat);
  const taken = (slips: number): ReadonlySet<string> => {
    const decided = Array.from({ length: 40 }, (_, i) => zombiesBot(skill(0, slips)).decide(state, seat, randomFrom(i)).command);
    return new Set(decided.map((command) => JSON.stringify(command)));
  };
  const tried = new Set(candidates(view, seat, randomFrom(1)).map((command) => JSON.stringify(command)));
  expect(tried.size).toBeGreaterThan(1);
  expect(taken(0).size).toBe(1);
  expect(taken(100)).toEqual(tried);
});
