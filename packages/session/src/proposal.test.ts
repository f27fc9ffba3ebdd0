import type { Json } from '@escarmouche/referee';
import { describe, expect, test, vi } from 'vitest';
import { agreementText } from './agreement-text.ts';
import { branchOf } from './branch.ts';
import { BOT, PERSON } from './holder.ts';
import { loadSession } from './load.ts';
import { runBot } from './run-bot.ts';
import { seatSession } from './seat.ts';
import { done, parse, played, reloaded, turns, type Opened } from './turns.fixture.ts';
import { verifyMatch } from './verify.ts';

describe('a seat takes back its own last decision', () => {
  test('and never that of another alone: what was played since goes with it, and the others are asked', async () => {
    const session = await played(['step', 'step', 'step']);
    const b = seatSession(session, 'b');
    expect(b.undoable()).toEqual({ to: { entries: 1 }, gone: 2, free: false });
    expect(await b.propose('takeBack')).toEqual({ status: 'waiting' });
    expect(seatSession(session, 'c').snapshot().proposal).toMatchObject({
      kind: 'takeBack',
      by: 'b',
      asked: ['a', 'c'],
      undo: { gone: 2 },
    });
    expect(await session.consent('a', true)).toEqual({ status: 'waiting' });
    expect(done(session)).toHaveLength(3);
    expect(await session.consent('c', true)).toEqual({ status: 'done' });
    expect(done(session)).toEqual(['a step']);
  });

  test('one refusal is enough, whoever proposes may withdraw, whoever is not asked has no say', async () => {
    const session = await played(['roll']);
    await session.propose('a', 'takeBack');
    expect(await session.consent('b', false)).toEqual({ status: 'declined' });
    expect(await session.consent('c', true)).toMatchObject({ status: 'refused' });
    await session.propose('a', 'takeBack');
    expect(await session.consent('a', true)).toMatchObject({ status: 'refused' });
    expect(await session.consent('a', false)).toEqual({ status: 'declined' });
    expect(done(session)).toHaveLength(2);
    expect(await session.propose('b', 'takeBack')).toMatchObject({ status: 'refused' });
  });

  test('whoever plays on has refused', async () => {
    const session = await played(['roll']);
    await session.propose('a', 'takeBack');
    await session.submit('b', { type: 'step' });
    expect(session.snapshot().proposal).toBeUndefined();
    expect(await session.consent('c', true)).toMatchObject({ status: 'refused' });
  });

  test('an answer to what another has commanded is a decision: the command waits for it again', async () => {
    const session = await played(['dare']);
    await session.answer(true, 'b');
    expect(session.undoable('b')).toEqual({ to: { entries: 0, answers: 0 }, gone: 1, free: true });
    await session.propose('b', 'takeBack');
    expect(session.snapshot()).toMatchObject({ entries: [], waiting: { seat: 'a', asked: ['b'] } });
    await session.answer(false, 'b');
    expect(done(session)).toEqual(['dared false', 'a dare']);
  });

  test('letting a chance pass is none', async () => {
    const session = await played(['step', 'step', 'step', 'dare']);
    await session.answer(false, 'b');
    expect(session.undoable('b')).toMatchObject({ to: { entries: 1 } });
  });

  test('one’s part of a secret choice is taken back freely while another has yet to choose, and by consent when both are known', async () => {
    const session = await played(['duel']);
    await session.answer(1, 'b');
    await session.propose('b', 'takeBack');
    expect(session.snapshot().waiting?.asked).toEqual(['a', 'b']);
    await session.answer(1, 'b');
    await session.propose('b', 'takeBack');
    await session.answer(2, 'b');
    await session.answer(2, 'a');
    expect(done(session)[0]).toBe('duel 2 2');
    expect(session.undoable('b')).toEqual({ to: { entries: 0, answers: 0 }, gone: 1, free: false });
    await session.propose('b', 'takeBack');
    await session.consent('a', true);
    await session.consent('c', true);
    expect(session.snapshot().waiting?.asked).toEqual(['a', 'b']);
  });
});

describe('the record', () => {
  test('says who asked, who agreed and where, also once it is read again, and every die is still that of the seed', async () => {
    const session = await played(['step', 'roll', 'dare']);
    await session.propose('b', 'takeBack');
    for (const seat of ['a', 'c']) await session.consent(seat, true);
    await session.submit('b', { type: 'roll' });
    const marks = [{ kind: 'takeBack', by: 'b', with: ['a', 'c'], at: { entries: 1 }, gone: 2 }];
    expect(session.snapshot().agreements).toEqual(marks);
    const again = reloaded(session);
    expect(again.snapshot().agreements).toEqual(marks);
    expect(again.save()).toBe(session.save());
    expect(verifyMatch(turns, session.save(), parse)).toMatchObject({ ok: true, verified: { dice: { seeded: 1 }, fault: undefined } });
  });

  test('has the dice of a command begun anew in its middle verified, before and after', async () => {
    const session = await played(['dare']);
    await session.answer(true, 'b');
    await session.submit('b', { type: 'roll' });
    await session.submit('c', { type: 'roll' });
    await session.propose('b', 'takeBack');
    for (const seat of ['a', 'c']) await session.consent(seat, true);
    await session.submit('b', { type: 'roll' });
    await session.propose('b', 'takeBack');
    for (const seat of ['a', 'c']) await session.consent(seat, true);
    await session.submit('b', { type: 'roll' });
    expect(reloaded(session).snapshot().agreements).toHaveLength(2);
    expect(verifyMatch(turns, session.save(), parse)).toMatchObject({ verified: { dice: { seeded: 1 }, fault: undefined } });
  });

  test('keeps what was agreed on when more is taken back later', async () => {
    const session = await played(['step', 'step', 'roll'], { a: PERSON, b: BOT, c: PERSON });
    await session.propose('c', 'takeBack');
    await session.consent('a', true);
    await session.propose('a', 'takeBack');
    await session.consent('c', true);
    expect(session.snapshot().agreements.map(({ by, at }) => [by, at])).toEqual([
      ['c', { entries: 0 }],
      ['a', { entries: 0 }],
    ]);
  });

  test.each([
    '{"agreement":{}}',
    '{"agreement":{"kind":"takeBack","by":"a","with":[],"gone":-1}}',
    '{"agreement":{"kind":"draw","by":"a","with":[]}}',
  ])('is refused with what is no agreement: %s', async (line) => {
    const file = `${(await played(['step'])).save()}${line}\n`;
    expect(loadSession(turns, file, parse)).toMatchObject({ ok: false, problem: { line: 4 } });
  });

  test('has nothing beyond its end', async () => {
    const session = await played(['step']);
    const [header = '', entry = ''] = session.save().split('\n');
    await session.propose('a', 'draw');
    for (const seat of ['b', 'c']) await session.consent(seat, true);
    const file = `${session.save()}${entry}\n`;
    expect(header).not.toBe('');
    expect(loadSession(turns, file, parse)).toMatchObject({ ok: false, problem: { line: 5 } });
  });
});

describe('the seats end a battle', () => {
  test('by a draw, which all have to agree to', async () => {
    const session = await played(['step', 'duel']);
    await session.propose('b', 'draw');
    await session.consent('a', true);
    expect(session.snapshot().outcome).toBeUndefined();
    await session.consent('c', true);
    for (const one of [session, reloaded(session)]) {
      expect(one.snapshot()).toMatchObject({ active: [], outcome: { winners: [], reason: { en: 'A draw by consent.' } } });
      expect(one.snapshot().waiting).toBeUndefined();
      expect(await one.submit('b', { type: 'step' })).toMatchObject({ status: 'refused' });
      expect(one.undoable('a')).toBeUndefined();
      expect(await one.propose('a', 'draw')).toMatchObject({ status: 'refused' });
    }
    expect(verifyMatch(turns, session.save(), parse)).toMatchObject({ ok: true, verified: { entries: 1, fault: undefined } });
  });

  test('by a concession: the sides of the others have won', async () => {
    const session = await played(['step']);
    await session.propose('b', 'concession');
    for (const seat of ['a', 'c']) await session.consent(seat, true);
    expect(reloaded(session).snapshot().outcome?.winners).toEqual(['red']);
  });

  test('by a concession at once where only bots are left', async () => {
    const session = await played(['step'], { a: BOT, b: PERSON, c: BOT });
    expect(await session.propose('b', 'concession')).toEqual({ status: 'done' });
    expect(session.snapshot().outcome?.winners).toEqual(['red']);
  });

  test('by leaving it: nobody has won, and bots are not asked', async () => {
    const session = await played(['step'], { a: BOT, b: PERSON, c: PERSON });
    expect(await session.propose('b', 'abandonment')).toEqual({ status: 'waiting' });
    await session.consent('c', true);
    expect(reloaded(session).snapshot()).toMatchObject({ active: [], outcome: { winners: [] } });
  });

  test('for want of time: the others agree, and those who have none left have lost', async () => {
    const session = await played(['step']);
    await session.propose('a', 'timeout', { seat: 'b' });
    expect(session.snapshot().proposal?.asked).toEqual(['c']);
    await session.consent('c', true);
    expect(reloaded(session).snapshot().outcome?.winners).toEqual(['red']);
    expect(agreedIn(reloaded(session))).toEqual(['A: an end, as the time of B has run out. Agreed: C.']);
  });

  test('and is played once more only then', async () => {
    const session = await played(['step']);
    expect(await session.propose('a', 'rematch')).toMatchObject({ status: 'refused' });
    await session.propose('b', 'concession');
    for (const seat of ['a', 'c']) await session.consent(seat, true);
    expect(await session.propose('a', 'rematch')).toEqual({ status: 'waiting' });
    expect(session.snapshot().proposal?.asked).toEqual(['b', 'c']);
  });

  test('and a branch goes on before its last decision', async () => {
    const session = await played(['step'], { a: BOT, b: PERSON, c: BOT });
    await session.propose('b', 'concession');
    expect(await branchOf(session, 1, 'another').submit('b', { type: 'step' })).toMatchObject({ status: 'done' });
  });
});

const agreedIn = (one: Opened): readonly string[] =>
  one.snapshot().agreements.map((agreement) => agreementText(agreement, (seat) => seat.toUpperCase(), 'en'));

describe('the others pass for a seat', () => {
  test('by a command of its own, which stands in the record with who gave it', async () => {
    const session = await played(['step']);
    await session.propose('a', 'skip', { seat: 'b', pass: { command: { type: 'step' } } });
    expect(session.snapshot().proposal?.asked).toEqual(['c']);
    await session.consent('c', true);
    for (const one of [session, reloaded(session)]) {
      expect(done(one)).toEqual(['a step', 'b step']);
      expect(one.snapshot()).toMatchObject({
        active: ['c'],
        agreements: [{ kind: 'skip', by: 'a', with: ['c'], seat: 'b', at: { entries: 1 } }],
      });
      expect(agreedIn(one)).toEqual(['A: passes for B. Agreed: C.']);
    }
    expect(verifyMatch(turns, session.save(), parse)).toMatchObject({ ok: true, verified: { entries: 2, fault: undefined } });
  });

  test('by an answer, and the battle goes on', async () => {
    const session = await played(['dare'], { a: PERSON, b: PERSON, c: BOT });
    expect(await session.propose('a', 'skip', { seat: 'b', pass: { answer: false } })).toEqual({ status: 'done' });
    expect(done(reloaded(session))).toEqual(['dared false', 'a dare']);
    expect(await session.submit('b', { type: 'step' })).toMatchObject({ status: 'done' });
    expect(session.undoable('b')).toBeDefined();
  });
});

test('what others see of a proposal holds no secret answer', async () => {
  const session = await played(['duel']);
  await session.answer(2, 'b');
  await session.answer(2, 'b');
  await session.propose('c', 'draw');
  expect(JSON.stringify(seatSession(session, 'a').snapshot())).not.toContain('parts":{"1"');
});

const playing = (session: Opened, seat: string, accepts?: () => Promise<boolean>) => {
  const bot = { decide: () => Promise.resolve(undefined), answer: () => Promise.resolve(undefined), ...(accepts && { accepts }) };
  const run = runBot(
    seatSession(session, seat),
    bot,
    () => Promise.resolve(),
    () => undefined,
  );
  run.resume();
  return run;
};

describe('a bot', () => {
  test.each([
    ['takes it where it has no judgement', undefined, true],
    ['takes it by its own judgement', () => Promise.resolve(true), true],
    ['refuses it by its own judgement', () => Promise.resolve(false), false],
  ])('that is offered a draw %s', async (_, accepts, over) => {
    const session = await played(['step'], { a: PERSON, b: BOT, c: BOT });
    const bots = ['b', 'c'].map((seat) => playing(session, seat, accepts));
    await session.propose('a', 'draw');
    await vi.waitFor(() => expect(session.snapshot().proposal).toBeUndefined());
    expect(session.snapshot().outcome !== undefined).toBe(over);
    for (const one of bots) one.stop();
  });

  test('does not play on while something is proposed to others', async () => {
    const session = await played([], { a: BOT, b: PERSON, c: PERSON });
    await session.propose('b', 'draw');
    const bot = {
      decide: vi.fn(() => Promise.resolve({ command: { type: 'step' } as const })),
      answer: () => Promise.resolve(undefined as Json | undefined),
      accepts: () => new Promise<boolean>(() => undefined),
    };
    const run = runBot(
      seatSession(session, 'a'),
      bot,
      () => Promise.resolve(),
      () => undefined,
    );
    run.resume();
    await Promise.resolve();
    expect(bot.decide).not.toHaveBeenCalled();
    run.stop();
  });
});
