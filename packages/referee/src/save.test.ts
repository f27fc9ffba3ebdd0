import { describe, expect, test } from 'vitest';
import { LONGEST_TEXT } from './gate.ts';
import { openMatch } from './match.ts';
import { pig, type PigCommand, type PigEvent, type PigState } from './pig.fixture.ts';
import { loadMatch } from './load.ts';
import { saveMatch } from './save.ts';
import { nobody, scriptedDice } from './sources.ts';
import type { System } from './types.ts';

type Pig = System<{ players: string[] }, PigState, PigCommand, PigEvent>;

const parse = (value: unknown) => ({ ok: true, setup: value as { players: string[] } }) as const;

/** A file of Pig: ann rolls 5 and 6 and holds; what stands in the lines after the header may be changed. */
function file(change: (lines: string[]) => string[] = (lines) => lines): string {
  const match = openMatch(pig, { players: ['ann', 'bob'] }, () => scriptedDice([6]).source);
  match.submit('ann', { type: 'roll' });
  match.submit('ann', { type: 'roll' });
  match.submit('ann', { type: 'hold' });
  const [header = '', ...lines] = saveMatch(match).trimEnd().split('\n');
  return [header, ...change(lines)].join('\n');
}

const load = (text: string, system: Pig = pig) => loadMatch(system, text, parse);

function opened(text: string, system: Pig = pig) {
  const loaded = load(text, system);
  if (!loaded.ok) throw new Error(loaded.problem.reason.en);
  return loaded;
}

const rolled = (answer: string): string =>
  `{"seat":"ann","command":{"type":"roll"},"answers":[{"question":"x","answer":${answer}}],"events":[]}`;

const waiting = (seat: string, type: string, answers = '[]'): string =>
  `{"pending":{"seat":"${seat}","command":{"type":"${type}"},"answers":${answers}}}`;

describe('a match file from outside', () => {
  test('that names numbers, names or levels beyond all sense is refused with its line', () => {
    for (const [answer, reason] of [
      ['[1e999]', 'number'],
      ['{"__proto__":{"polluted":true}}', '__proto__'],
      ['['.repeat(5000) + ']'.repeat(5000), 'deep'],
    ] as const) {
      const loaded = load(file((lines) => [lines[0] ?? '', rolled(answer)]));
      expect(loaded).toMatchObject({ ok: false, problem: { line: 3 } });
      expect(loaded.ok ? '' : loaded.problem.reason.en).toContain(reason);
    }
    expect({}).not.toHaveProperty('polluted');
    expect(load(file().replace('"meta":{}', '"meta":{"seed":1e999}'))).toMatchObject({ ok: false, problem: { line: 1 } });
  });

  test('that is longer than any match is refused before it is read', () => {
    const text = file() + '\n'.repeat(LONGEST_TEXT);
    expect(load(text)).toMatchObject({ ok: false, problem: { line: 1, reason: { en: expect.stringContaining('too long') as string } } });
  });

  test('with too few answers or too many names the entry; its events stand', () => {
    const fewer = opened(file((lines) => lines.map((line, i) => (i === 1 ? line.replace(/"answers":\[.*?\}\]/, '"answers":[]') : line))));
    expect(fewer.drift).toEqual({
      entry: 1,
      reason: { fr: 'aucune réponse n’est notée à « roll »', en: 'no answer is recorded to "roll"' },
    });
    const more = opened(file((lines) => lines.map((line, i) => (i === 2 ? line.replace('[]', '[{"question":"x","answer":1}]') : line))));
    expect(more.drift).toEqual({
      entry: 2,
      reason: { fr: 'réponses notées que rien ne demande : 1', en: 'recorded answers nothing asks for: 1' },
    });
    for (const { match } of [fewer, more]) expect(match.state).toEqual(opened(file()).match.state);
  });

  test('whose waiting command is illegal is opened without it, and that is named', () => {
    expect(opened(file((lines) => [...lines, waiting('bob', 'roll')])).match.pending?.seat).toBe('bob');
    for (const line of [waiting('ann', 'roll'), waiting('bob', 'cheat'), waiting('bob', 'hold')]) {
      const { match, drift } = opened(file((lines) => [...lines, line]));
      expect(match.pending).toBeUndefined();
      expect(match.entries).toHaveLength(3);
      expect(drift?.entry).toBe(3);
      expect(drift?.reason.en).toContain('the command is refused (PIG');
      expect(drift?.reason.fr).toContain('la commande est refusée (PIG');
    }
  });

  test('whose waiting command has an answer that nobody may give is opened without it', () => {
    const match = openMatch(pig, { players: ['ann', 'bob'] }, () => nobody);
    match.submit('ann', { type: 'roll' });
    match.answer([4], 'ann');
    const answer = /"answers":\[.*?\}\]/.exec(saveMatch(match).split('\n')[1] ?? '')?.[0].replace('[4]', '[9]');
    const line = `{"pending":{"seat":"bob","command":{"type":"roll"},${answer ?? ''}}}`;
    const odd: Pig = { ...pig, play: (turn) => void turn.dice('roll', [6], undefined, 'ann') };
    expect(
      opened(
        file((lines) => [...lines, line]),
        odd,
      ).match.pending,
    ).toBeUndefined();
  });

  test('whose events lead where the rules cannot follow is refused', () => {
    const events = '[{"type":"rolled","face":1}]';
    const drifted = (lines: string[]): string[] => lines.map((line) => line.replace(/"events":.*$/, `"events":${events}}`));
    const strict: Pig = {
      ...pig,
      offers(state, seat) {
        if (state.kitty === 0) throw new Error('an empty kitty');
        return pig.offers(state, seat);
      },
    };
    expect(opened(file(drifted)).drift).toMatchObject({ entry: 0, reason: { en: 'the rules state other facts' } });
    expect(load(file(drifted), strict)).toMatchObject({
      ok: false,
      problem: { reason: { en: expect.stringContaining('cannot read') as string } },
    });
    expect(load(file((lines) => lines.map((line) => line.replace(/"events":.*$/, '"events":[null]}'))))).toMatchObject({
      ok: false,
      problem: { line: 2 },
    });
  });
});
