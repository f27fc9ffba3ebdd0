import { randomFrom, type ChoiceQuestion } from '@escarmouche/referee';
import { urssClassic, type State } from '@escarmouche/urss-classic';
import { expect, test } from 'vitest';
import { battle, box } from '../../../systems/urss-classic/src/testing.ts';
import { STEADY, type Temper } from '../plane/greedy.ts';
import { greedyBot } from './bot.ts';
import { heal, personnage } from '@escarmouche/urss-classic/rules';

const bot = greedyBot();
const decide = (state: State) => bot.decide(state, urssClassic.active(state)[0] ?? '', randomFrom(1));

/** An alert soldier, and an enemy that moves behind what terrain there is. */
const watched = (terrain: Parameters<typeof battle>[0]['terrain']): State =>
  battle({
    figures: { a: { like: 'soldatRebelle', at: [0, 0], alert: true }, b: { like: 'stormtrooper', at: [0, 6] } },
    terrain,
    plays: 'B',
    activation: 'b',
  }).state;

test('an enemy in the open is attacked, with a reason in both languages', () => {
  const { state } = battle({
    figures: { a: { like: 'soldatRebelle', at: [0, 0] }, b: { like: 'stormtrooper', at: [0, 8], facing: 'south' } },
    activation: { figure: 'a', left: 1, done: ['move'] },
  });
  const { command, reason } = decide(state);
  expect(command).toMatchObject({ type: 'shoot', target: 'b' });
  expect(urssClassic.check(state, 'A', command)).toBeUndefined();
  expect(reason?.()?.fr).toMatch(/^Tire sur b, \d+\u00a0%, la seule à portée\.$/);
  expect(reason?.()?.en).toMatch(/^Shoots b, \d+%, the only one in range\.$/);
});

test('whoever is prone gets up first', () => {
  const { state } = battle({
    figures: { a: { like: 'soldatRebelle', at: [0, 0], posture: 'prone' }, b: { like: 'stormtrooper', at: [0, 8] } },
    activation: 'a',
  });
  expect(decide(state).command).toMatchObject({ type: 'getUp' });
});

test('with nobody activated it activates somebody of the group that plays', () => {
  const { state } = battle({
    figures: {
      a: { like: 'soldatRebelle', at: [0, 0], activated: true },
      a2: { like: 'soldatRebelle', at: [3, 0] },
      b: { like: 'stormtrooper', at: [0, 8] },
    },
    plays: 'A',
  });
  expect(decide(state).command).toEqual({ type: 'activate', figure: 'a2' });
});

test('from its alert stance it shoots at who walks into the open, and lets pass whom it cannot see', () => {
  const question: ChoiceQuestion = { kind: 'choice', purpose: 'alert', seat: 'A', about: { figure: 'a', mover: 'b' } };
  expect(bot.answer(watched([]), question, randomFrom(1))).toMatchObject({ do: 'react', command: { type: 'shoot', target: 'b' } });
  expect(bot.answer(watched([box('wall', [-3, 3, 3, 4])]), question, randomFrom(1))).toEqual({ do: 'decline' });
});

test('UC-ACT-ALERT: it says why it reacts, and why it lets somebody pass', () => {
  const question: ChoiceQuestion = { kind: 'choice', purpose: 'alert', seat: 'A', about: { figure: 'a', mover: 'b' } };
  const why = (state: State) => bot.explain?.(state, question, bot.answer(state, question, randomFrom(1)));
  expect(why(watched([]))?.en).toMatch(/^a reacts against b, \d+%\.$/);
  expect(why(watched([box('wall', [-3, 3, 3, 4])]))).toEqual({
    fr: 'a laisse passer b\u00a0: aucun tir possible.',
    en: 'a lets b pass: no shot is possible.',
  });
  expect(bot.explain?.(watched([]), question, { do: 'decline' })?.fr).toMatch(
    /^a laisse passer b\u00a0: à \d+\u00a0%, mieux vaut attendre\.$/,
  );
  expect(bot.explain?.(watched([]), { ...question, purpose: 'facing' }, null)).toBeUndefined();
});

test('it goes to the foot of what leads up to an enemy on a roof, and climbs it', () => {
  const roof = [box('house', [0.5, -4, 6, 4], { top: 2.5 })];
  const from = (x: number) =>
    battle({
      figures: { a: { like: 'guerrier', at: [x, 0] }, b: { like: 'guerrier', at: [4, 0, 2.5] } },
      terrain: roof,
      activation: 'a',
    }).state;
  const { command } = decide(from(-4));
  expect(command.type).toBe('move');
  const match = battle({
    figures: { a: { like: 'guerrier', at: [-4, 0] }, b: { like: 'guerrier', at: [4, 0, 2.5] } },
    terrain: roof,
    activation: 'a',
  });
  match.submit('A', command);
  expect(decide(match.state).command).toEqual({ type: 'climb', feature: 'house', height: 2500 });
});

test('a power is worth what it does: it is not spent on who has lost nothing', () => {
  const healer = { like: 'jediMineur', at: [0, 0], rules: [heal.id] } as const;
  const beside = (vitality: number) =>
    battle({
      figures: { a: healer, a2: { at: [1, 0], rules: [personnage.id], vitality }, b: { at: [25, 25] } },
      activation: { figure: 'a', left: 1, done: ['move'] },
    }).state;
  expect(decide(beside(1)).command).toMatchObject({ type: 'special', rule: heal.id, target: 'a2' });
  expect(decide(beside(3)).command.type).not.toBe('power');
});

/** A soldier who has shot before three enemies, a wall to hide behind. */
const threatened = (turn: number): State => ({
  ...battle({
    figures: {
      a: { like: 'soldatRebelle', at: [0, 0] },
      b: { like: 'stormtrooper', at: [0, 20], facing: 'south' },
      b2: { like: 'stormtrooper', at: [3, 20], facing: 'south' },
      b3: { like: 'stormtrooper', at: [-3, 20], facing: 'south' },
    },
    terrain: [box('wall', [1, 1, 6, 2])],
    activation: { figure: 'a', left: 1, done: ['shoot'] },
  }).state,
  turn,
});

const commandOf = (temper: Partial<Temper>, turn: number) =>
  greedyBot({ ...STEADY, ...temper }).decide(threatened(turn), 'A', randomFrom(1)).command;

test('who has shot goes where it is hidden, if it is cautious, and stays on the alert if it is not', () => {
  expect(commandOf({}, 1)).toMatchObject({ type: 'move' });
  expect(commandOf({ caution: 0 }, 1)).toEqual({ type: 'alert' });
});

/** A soldier far from three enemies. */
const waiting = (turn: number): State => {
  const { state } = battle({
    figures: {
      a: { like: 'soldatRebelle', at: [0, 0] },
      b: { like: 'stormtrooper', at: [0, 22], facing: 'south' },
      b2: { like: 'stormtrooper', at: [3, 22], facing: 'south' },
      b3: { like: 'stormtrooper', at: [-3, 22], facing: 'south' },
    },
    activation: 'a',
  });
  return { ...state, turn };
};

/** Does it go north, where the enemies are? */
const nearer = (state: State): boolean => {
  const { command } = decide(state);
  const end = command.type === 'move' ? command.path.at(-1) : command.type === 'run' ? command.to : undefined;
  return (end?.y ?? 0) > (state.figures['a']?.y ?? 0);
};

test('against three it keeps its distance at first, and comes nearer when the battle drags on', () => {
  expect(nearer(waiting(1))).toBe(false);
  expect(nearer(waiting(24))).toBe(true);
});

/** The last of its side against two, as far off as each shoots if the other comes. */
const standOff = (turn: number, stirred: number, away = 28): State => {
  const { state } = battle({
    figures: {
      a: { like: 'stormtrooper', at: [0, -25] },
      b: { like: 'soldatRebelle', at: [0, away - 25], facing: 'south', alert: true },
      b2: { like: 'soldatRebelle', at: [2, away - 25], facing: 'south', alert: true },
    },
    activation: 'a',
  });
  return { ...state, turn, stirred };
};

test('UC-ACT-ALERT: it waits on the alert while somebody may come, and attacks once nobody has come for some turns', () => {
  expect([2, 3, 4].map((turn) => decide(standOff(turn, 1)).command.type)).toEqual(['alert', 'alert', 'alert']);
  expect([6, 7, 9].map((turn) => nearer(standOff(turn, 1)))).toEqual([true, true, true]);
  expect(decide(standOff(9, 8)).command.type, 'somebody has just been wounded').toBe('alert');
});

test('UC-ACT-ALERT: it does not wait for who cannot come near enough to be shot at', () => {
  expect(decide(standOff(1, 0, 34)).command.type).not.toBe('alert');
});

/** Two warriors who would gain nothing by a fight, and a friend of the first who has had its turn. */
const standing = (turn: number, friend: 'guerrier' | 'soldatRebelle'): State => ({
  ...battle({
    figures: {
      a: { like: 'guerrier', at: [0, 0] },
      a2: { like: friend, at: [-8, 0], activated: true },
      b: { like: 'guerrier', at: [0, 2], facing: 'south' },
    },
    activation: 'a',
  }).state,
  turn,
});

test('it leaves an even fight to who shoots, until the battle drags on, and seeks it where nobody does', () => {
  expect(decide(standing(1, 'soldatRebelle')).command.type).toBe('pass');
  expect(decide(standing(60, 'soldatRebelle')).command.type).toBe('move');
  expect(decide(standing(1, 'guerrier')).command.type).toBe('move');
});

test('AI-MIS-ASSASSIN AI-MIS-CHEF: a bot with the seat of NPCs rolls and chooses for them before the first activation, then goes on', () => {
  const roles = {
    a1: { mission: { type: 'chief' }, behaviour: 'walker' },
    a2: { mission: { type: 'assassin' }, behaviour: 'walker' },
  } as const;
  const figures = {
    a1: { like: 'soldatRebelle', at: [0, 0] },
    a2: { like: 'soldatRebelle', at: [3, 0] },
    b: { like: 'stormtrooper', at: [0, 9] },
  } as const;
  const match = battle({ figures, npcs: { roles }, plays: 'A' });
  const given: string[] = [];
  // The chief becomes an assassin, and needs a target too.
  while (!match.state.activation && given.length < 9) {
    const { command } = decide(match.state);
    given.push(command.type);
    match.submit('A', command);
    if (match.pending) match.answer([2], 'A');
  }
  expect(given).toEqual(['consult', 'note', 'consult', 'note', 'consult', 'note', 'activate']);
});
