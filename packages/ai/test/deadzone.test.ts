import { deadzoneBoards, deadzonePatrol } from '@escarmouche/content/deadzone';
import { deadzoneGame } from '@escarmouche/deadzone';
import { firstOf, NOBODY, randomFrom, resolve, seededDice, type Answer, type Question } from '@escarmouche/referee';
import { expect, test } from 'vitest';
import { deadzoneQuick } from '../src/index.ts';

const [board] = deadzoneBoards;
if (!board) throw new Error('no battlefield');
const setup = deadzonePatrol(board, {});

test('DZ-MISSION-PATROL: quick play at random is legal at every step, moves, shoots and fights, and comes to an end', () => {
  const random = randomFrom(4);
  const state = deadzoneGame.setup(setup);
  const answers = (question: Question): Answer | undefined =>
    question.kind === 'choice' && question.options ? question.options[random(question.options.length)] : undefined;
  const done = new Set<string>();
  for (let i = 0; i < 2000 && !state.outcome; i++) {
    const due = deadzoneGame.due?.(state);
    const seat = due ? NOBODY : (deadzoneGame.active(state)[0] ?? '');
    const command = due ?? deadzoneQuick(state, seat, random);
    if (!due) expect(deadzoneGame.check(state, seat, command)).toBeUndefined();
    done.add(command.type);
    resolve(deadzoneGame, state, seat, command, firstOf(seededDice(i, 0), answers));
  }
  expect(state.outcome).toBeDefined();
  expect([...done]).toEqual(expect.arrayContaining(['deploy', 'activate', 'move', 'sprint', 'shoot', 'standUp', 'done']));
});
