import { figureOf } from '@escarmouche/skirmish';
import { expect, test } from 'vitest';
import { reactionRefusal } from '../alert/react.ts';
import { alive, armour, blade, figure, levels, ofType, play, refusal, rolls, where, type FigureSpec } from '../testing.ts';
import { between, duel } from '../testing-fights.ts';
import { ambidextrous, electroshock, groupAttack, pushesBack, weaponBreaker } from './index.ts';

const attack = { type: 'special', rule: groupAttack.id } as const;
const order = (...ids: readonly (string | null)[]) => ids.map((id) => ['groupAttack', id] as const);
const swift: FigureSpec = { rules: [groupAttack.id], weapons: ['lameLourde'], skills: { combat: 2 } };

test('UK-MELEE-GROUP: a fight with each enemy in contact, assailants weighing; both lost, neither hurts', () => {
  const match = between(swift);
  expect(rolls(play(match, attack, '23 5 2 43 6 2', order('b', 'b2')))).toEqual([
    'combat a 3',
    'combat b 5',
    'damage b 2',
    'combat a 4',
    'combat b2 6',
    'damage b2 2',
  ]);
  expect([alive(match, 'a'), figure(match, 'a').left]).toEqual([true, 1]);
  expect(refusal(match, { type: 'fight', target: 'b' })).toBe('UK-ACT-ONCE');
});

test('UK-MELEE-GROUP: what befalls it waits, what befalls its enemies does not', () => {
  const match = between(swift);
  const events = play(match, attack, '23 5 6 46 3 15', order('b', 'b2'));
  expect(rolls(events)).toEqual(['combat a 3', 'combat b 5', 'damage b 6', 'combat a 6', 'combat b2 3', 'damage a 5']);
  expect(ofType(events, 'figureOut').map((event) => event.figure)).toEqual(['b2', 'a']);
});

test('UK-MELEE-GROUP: who is pushed by an enemy is pushed when all its fights are over', () => {
  const match = between({ ...swift, character: true }, { rules: [pushesBack.id] });
  const events = play(match, attack, '23 5 2 46 3 15', order('b', 'b2'));
  const told = events.map(({ type }) => type);
  expect([where(match, 'a'), told.lastIndexOf('figureMoved') > told.lastIndexOf('rolled')]).toEqual([[-1, 0], true]);
});

test('UK-MELEE-GROUP: its player says whom it fights next, each once, and may stop after each result', () => {
  const match = between({ ...swift, character: true });
  expect(rolls(play(match, attack, '66 1 11', order('b2', null)))).toEqual(['combat a 6', 'combat b2 1', 'damage a 1']);
});

test('UK-MELEE-GROUP, UK-DMG-ONCE: a damage roll for each enemy beaten whatever was rolled before, none after it', () => {
  const match = between({ ...swift, blows: 1 }, { character: true }, { character: true });
  const events = play(match, attack, '66 1 11 66 1 11', order('b', 'b2'));
  expect(levels(events, 'damage')).toEqual([1, 1]);
  expect(figure(match, 'a').blows).toBe(3);
  const others = ['a9', 'a8'].flatMap((id) => [{ type: 'activate', figure: id } as const, { type: 'pass' } as const]);
  play(match, [{ type: 'pass' }, ...others]);
  expect(
    rolls(
      play(
        match,
        [
          { type: 'activate', figure: 'b' },
          { type: 'fight', target: 'a' },
        ],
        '1 66',
      ),
    ),
  ).toHaveLength(2);
});

test('UK-MELEE-GROUP: one blow for each beaten with two weapons too, with the one that is named', () => {
  const match = between({ rules: [groupAttack.id, ambidextrous.id], weapons: ['lame', 'lameFine'], held: ['lame', 'lameFine'] });
  const choices = [order('b'), [['meleeWeapon', 'lameFine']], order(null)].flat() as [string, string | null][];
  expect(levels(play(match, attack, '66 1 11', choices), 'damage')).toEqual([-1]);
});

test('UK-MELEE-GROUP: wounds, weapons, falls and pushes of the one that attacks wait for the end, in this order', () => {
  const breaker = blade('sabre', 0, [weaponBreaker.id, electroshock.id, pushesBack.id]);
  const match = between({ ...swift, character: true }, { weapons: [breaker] }, { weapons: [breaker] });
  const events = play(match, attack, '12 6 4 12 6 4', order('b', 'b2'));
  expect(levels(events, 'combat')).toEqual([1, 0, 1, 0]);
  const kinds = new Set(['rolled', 'weaponLost', 'vitalityLost', 'knockedDown', 'stunned', 'figureMoved']);
  expect(events.map(({ type }) => type).filter((type) => kinds.has(type))).toEqual([
    ...Array(6).fill('rolled'),
    'weaponLost',
    'vitalityLost',
    'vitalityLost',
    'knockedDown',
    'stunned',
  ]);
  expect(figure(match, 'a')).toMatchObject({ vitality: 1, lost: ['lameLourde'], posture: 'prone', stunned: true });
});

/** Places of a and b after a tie, and whether b2 has survived. */
const tieWithFirst = (options: Parameters<typeof between>[3]) => {
  const match = between(swift, {}, {}, options);
  play(match, attack, '45 5 666 1 14', order('b', 'b2'));
  return [where(match, 'a'), where(match, 'b'), alive(match, 'b2')];
};

test('UK-MELEE-GROUP, UK-MELEE-TIE: on a tie the enemy moves at once, the attacker after all fights, half a pace each by option', () => {
  expect(tieWithFirst({})).toEqual([[-1, 0], [2, 0], false]);
  expect(tieWithFirst({ 'melee.tieGap': 'total-1' })).toEqual([[-0.5, 0], [1.5, 0], false]);
});

test('UK-MELEE-GROUP, UK-STATE-PRONE-FIGHT: prone and stunned enemies take a free attack each', () => {
  const match = between(swift, { posture: 'prone' }, { stunned: true });
  expect(rolls(play(match, attack, '11 11', order('b', 'b2')))).toEqual(['damage a 1', 'damage a 1']);
  expect(figure(match, 'a').blows).toBe(0);
});

test('UK-MELEE-GROUP, UK-STATE-PRONE-FIGHT: prone it attacks only who lies or is stunned; it needs an enemy in contact', () => {
  const prone = between({ ...swift, posture: 'prone' }, { posture: 'prone' });
  expect(rolls(play(prone, attack, '666 1 11'))).toEqual(['combat a 6', 'combat b 1', 'damage a 1']);
  expect(refusal(duel({ ...swift, posture: 'prone' }), attack)).toBe('UK-STATE-PRONE-FIGHT');
  expect(refusal(duel(swift, { at: [3, 0] }), attack)).toBe('UK-ACT-FIGHT');
});

test('UK-MELEE-GROUP: an enemy out of action weighs no more in the next fight', () => {
  const match = between({ ...swift, skills: { combat: 0 } }, {}, { armour: [armour('tenue', 3)] });
  const events = play(match, attack, '66 1 66 6 1 6666', order('b', 'b2'));
  expect(levels(events, 'combat')).toEqual([-1, 0, 0, 0]);
});

const reaction = ({ state }: ReturnType<typeof duel>) => reactionRefusal(state, figureOf(state, 'a'), 'b', 'after', attack)?.rule;

test('UK-MELEE-GROUP, UK-ATTR-POSTURE-ALERTE: on its guard it attacks all only where all are the enemy that it reacts to', () => {
  const guards: FigureSpec = { ...swift, alert: true };
  expect([reaction(duel(guards)), reaction(between(guards))]).toEqual([undefined, 'UK-ATTR-POSTURE-ALERTE']);
});
