import { expect, test } from 'vitest';
import { battle, figure, play, refusal, rolls } from './testing.ts';

const npcs = {
  roles: {
    a1: { mission: { type: 'elite' }, behaviour: 'walker' },
    a2: { mission: { type: 'assassin' }, behaviour: 'rusher' },
  },
} as const;
const figures = { a1: { at: [0, 0] }, a2: { at: [3, 0] }, a3: { at: [6, 0] }, b: { at: [0, 9] } } as const;
const consult = (who: string) => ({ type: 'consult', figure: who, rule: 'AI-MIS-ELITE-TABLE' }) as const;

test('AI-DICE-WHEN: an NPC that acts rolls a die of its table in the open, which is no action; the last die is remembered', () => {
  const match = battle({ figures, npcs, activation: 'a1' });
  expect(rolls(play(match, consult('a1'), '3'))).toEqual(['npc a1 3']);
  expect(rolls(play(match, consult('a1'), '5'))).toEqual(['npc a1 5']);
  expect(figure(match, 'a1').marks).toEqual({ 'AI-MIS-ELITE-TABLE': 5 });
  expect(match.state.activation?.figure).toBe('a1');
});

test('AI-MIS-ASSASSIN: an NPC notes its target and forgets it; a note is kept with the match and taken back with it', () => {
  const match = battle({ figures, npcs, plays: 'A' });
  const note = { type: 'note', figure: 'a2', rule: 'AI-MIS-ASSASSIN' } as const;
  play(match, { ...note, value: 'b' });
  expect(figure(match, 'a2').marks).toEqual({ 'AI-MIS-ASSASSIN': 'b' });
  match.undo();
  expect(figure(match, 'a2').marks).toEqual({});
  play(match, [{ ...note, value: 'b' }, note]);
  expect(figure(match, 'a2').marks).toEqual({});
});

test('AI-CORE-SCOPE AI-DICE-WHEN: only figures with a role consult and note, and only where they act or may be the next to', () => {
  const match = battle({ figures, npcs, activation: 'a1' });
  expect(['a1', 'a2', 'a3', 'b'].map((who) => refusal(match, consult(who)))).toEqual([
    undefined,
    'AI-MIS-ELITE-TABLE',
    'AI-CORE-SCOPE',
    'AI-CORE-SCOPE',
  ]);
  expect(refusal(battle({ figures, npcs, plays: 'A' }), consult('a2'))).toBeUndefined();
  expect(refusal(battle({ figures, npcs, plays: 'B' }), consult('a2'))).toBeDefined();
  expect(refusal(battle({ figures, activation: 'a1' }), consult('a1'))).toBe('AI-CORE-SCOPE');
});
