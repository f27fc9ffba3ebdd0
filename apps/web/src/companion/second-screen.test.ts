import { digest } from '@escarmouche/referee';
import { loadSession, openSession, PERSON, settled } from '@escarmouche/session';
import { parseSetup, urssClassic, type Setup, type State, type Command, type Event } from '@escarmouche/urss-classic';
import { expect, test } from 'vitest';
import { battle, units } from '../../../../packages/systems/urss-classic/src/testing.ts';
import { linkOf, receive } from '../share/envelope.ts';

const BESIDE = { dice: { A: 'typed', B: 'typed' }, real: true } as const;

function opened(file: string) {
  const read = loadSession<Setup, State, Command, Event>(urssClassic, file, parseSetup);
  if (!read.ok) throw new Error(read.problem.reason.en);
  return read.host;
}

/** The battle as another device has it, by a link. */
async function sent(file: string) {
  const received = await receive((await linkOf({ kind: 'battle', title: 'Quai sept', file })).replace('#/received/', ''), 'fr');
  if (!received.ok || received.what.kind !== 'battle') throw new Error('nothing has come');
  return opened(received.what.file);
}

test('one battle goes from a phone beside a real table to a screen and back, by a link, with all that was said of the table', async () => {
  const { setup } = battle({ figures: { a: { at: [0, 0] }, b: { at: [0, 9], facing: 'south' } }, activation: 'a' });
  const begun = openSession<Setup, State, Command, Event>(urssClassic, setup, {
    seed: 'two',
    dice: {},
    seats: { A: PERSON, B: PERSON },
    notes: {},
  });
  const phone = settled(begun, BESIDE);
  expect(await phone.submit('A', { type: 'correct', figure: 'b', at: units(2, 9) })).toMatchObject({ status: 'done' });
  expect(await phone.submit('B', { type: 'tell', from: 'a', to: 'b', distance: 7000 })).toMatchObject({ status: 'done' });

  const laptop = await sent(phone.save());
  expect(digest(laptop.snapshot().state)).toBe(digest(phone.snapshot().state));
  expect(laptop.matchSettings).toEqual(phone.matchSettings);

  const screen = settled(laptop, { dice: {} });
  expect(await screen.submit('A', { type: 'correct', figure: 'b', vitality: 1 })).toMatchObject({ status: 'refused' });
  expect(await screen.submit('A', { type: 'pass' })).toMatchObject({ status: 'done' });

  const back = settled(await sent(screen.save()), BESIDE);
  expect(digest(back.snapshot().state)).toBe(digest(screen.snapshot().state));
  expect(await back.submit('A', { type: 'correct', figure: 'b', vitality: 1 })).toMatchObject({ status: 'done' });
});
