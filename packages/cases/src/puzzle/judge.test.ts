import { isMore } from '@escarmouche/ai/puzzle';
import { openMatch, type Answer } from '@escarmouche/referee';
import { expect, test } from 'vitest';
import { readCases } from '../document.ts';
import { failuresOf } from '../testing.ts';
import { judgeOf } from './judge.ts';
import { openPuzzle } from './open.ts';

/** A walks into contact with B, who stands on alert with a blaster. */
const WATCHED = `puzzle: { fr: Guetté, en: Watched }
goal: { fr: Mettre B hors de combat., en: Put B out of action. }
within: activation
chance: 1/2
instead: [{ do: [{ alert: }], chance: 0/1 }]
name: watched
table: { width: 16, height: 12 }
figures:
  A: { at: [3, 6], facing: east }
  B: { at: [7, 6], facing: west, alert: yes, weapons: [Blaster] }
activation: A
do:
  - move: [6, 6]
    choices: [decline, decline]
  - fight: B
    dice: [6, 6, 1, 1, 1, 6, 6, 6, 6]
expect: { figures: { B: out of action } }
`;

test('UC-ACT-ALERT: the other seat replies with what is worst for the player', async () => {
  expect(failuresOf(WATCHED)).toEqual([]);
  const [one] = readCases(WATCHED).cases;
  const opened = one && (await openPuzzle(one));
  if (!opened) throw new Error('no puzzle');
  const { system, setup, quest, solver, line, start } = opened;
  const match = openMatch(system, setup);
  match.submit(quest.seat, line[0]?.command);
  const { pending } = match;
  if (pending?.question.kind !== 'choice') throw new Error('nobody is asked');
  expect(pending.question).toMatchObject({ purpose: 'alert', seat: 'B' });
  const reply = judgeOf(opened).reply([], pending);
  expect(reply).toMatchObject({ do: 'react', command: { type: 'shoot', target: 'A' } });
  const after = (...answers: readonly Answer[]) => solver.during({ start, by: quest.seat, command: line[0]?.command, answers });
  expect(after(reply ?? null)).toEqual(after());
  expect(isMore(after({ do: 'decline' }, { do: 'decline' }), after())).toBe(true);
});
