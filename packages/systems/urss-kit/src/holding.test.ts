import { expect, test } from 'vitest';
import { battle, blade, box, facing, figure, levels, ofType, play, refusal, type FigureSpec, units } from './testing.ts';
import { ambidextrous } from './rules/index.ts';

const carrier = (a: FigureSpec, options = {}) =>
  battle({ figures: { a: { at: [0, 0], ...a }, b: { at: [9, 0] } }, options, activation: 'a' });

const hold = (...items: readonly string[]) => ({ type: 'hold', items }) as const;
const draw = (...items: readonly string[]) => ({ type: 'draw', items }) as const;

test('UK-EQ-HANDS: a weapon or the shield in each hand, or a two-handed weapon, taken freely between actions', () => {
  const match = carrier({ weapons: ['lame', 'lame2', 'pistolet', 'fusil'], shields: ['bouclier'], held: ['lame', 'bouclier'] });
  expect(refusal(match, hold('lame', 'bouclier', 'fusil'))).toBe('UK-EQ-HANDS');
  expect(refusal(match, hold('lame', 'lame2', 'pistolet'))).toBe('UK-EQ-HANDS');
  expect(refusal(match, hold('espadon'))).toBe('UK-EQ-HANDS');
  expect(refusal(match, hold('lame', 'lame'))).toBe('UK-EQ-HANDS');
  play(match, [hold('fusil'), hold('lame', 'pistolet')]);
  expect(figure(match, 'a')).toMatchObject({ held: ['lame', 'pistolet'], left: 2 });
});

test('UK-EQ-HANDS: one thing a hand, and as many hands as a profile says', () => {
  const two = { shields: ['bouclier', { ...SHIELD, id: 'ecu' }] } as const;
  expect(refusal(carrier({ ...two, held: [] }), hold('bouclier', 'ecu'))).toBeUndefined();
  const four = carrier({ weapons: ['lame', 'lame2', 'lameFine'], shields: ['bouclier'], hands: 4 });
  expect(refusal(four, hold('lame', 'lame2', 'lameFine', 'bouclier'))).toBeUndefined();
  const three = carrier({ weapons: ['lame', 'lame2', 'lameFine'], shields: ['bouclier'], hands: 3 });
  expect(refusal(three, hold('lame', 'lame2', 'lameFine', 'bouclier'))).toBe('UK-EQ-HANDS');
});

const SHIELD = { id: 'bouclier', cites: 'test:bouclier', name: { fr: 'bouclier', en: 'shield' }, hands: 1, save: -1, rules: [] };

test('UK-EQ-HANDS: what is worn needs no hand', () => {
  const match = carrier({ weapons: ['lame', 'lame2', blade('poings', 1, [], 0)] });
  expect(refusal(match, hold('lame', 'lame2'))).toBeUndefined();
  expect(refusal(match, hold('lame', 'lame2', 'poings'))).toBeUndefined();
  expect(figure(match, 'a').held).toEqual(['lame', 'lame2']);
});

test('UK-EQ-HANDS: by option taking other things in hand is an action of its own type', () => {
  const option = { 'equip.swap': 'one-action' } as const;
  const match = carrier({ weapons: ['lame', 'fusil'], held: ['lame'] }, option);
  expect(refusal(match, hold('fusil'))).toBe('UK-EQ-HANDS');
  expect(refusal(match, draw('fusil', 'lame'))).toBe('UK-EQ-HANDS');
  const events = play(match, draw('fusil'));
  expect(ofType(events, 'actionTaken')).toMatchObject([{ action: 'draw', types: ['draw'], cost: 1 }]);
  expect(figure(match, 'a')).toMatchObject({ held: ['fusil'], left: 1 });
  expect(refusal(match, draw('lame'))).toBe('UK-ACT-ONCE');
  expect(refusal(carrier({ weapons: ['lame'] }), draw('lame'))).toBe('UK-EQ-HANDS');
});

/** Holds offered to the figure. */
const offered = (options: object) => {
  const match = carrier({ weapons: ['lame', 'fusil'], shields: ['bouclier'], held: ['lame', 'bouclier'] }, options);
  const offers = match.system.offers(match.state, 'A');
  return offers.flatMap(({ command }) => (command?.type === 'hold' || command?.type === 'draw' ? [[command.type, ...command.items]] : []));
};

test('UK-EQ-HANDS: each pair is offered once, and what is worn never', () => {
  const match = carrier({ weapons: ['lame', 'lame2', 'pistolet', blade('poings', 1, [], 0)], held: [] });
  const offers = match.system.offers(match.state, 'A').flatMap(({ command }) => (command?.type === 'hold' ? [command.items] : []));
  expect(offers).toEqual([
    ['lame', 'lame2'],
    ['lame', 'pistolet'],
    ['lame2', 'pistolet'],
  ]);
});

test('UK-EQ-HANDS, UK-ACT-CLIMB: hanging on a wall it neither draws nor picks up', () => {
  const drops = [{ weapon: 'fusil', owner: 'b', at: units(0, 0, 2) }];
  const at = (perch: object) =>
    battle({
      figures: { a: { at: [0, 0, 2], weapons: ['lame', 'pistolet'], held: [], ...perch }, b: { at: [9, 9], weapons: ['fusil'] } },
      terrain: [box('mur', [0.5, -2, 2, 2], { top: 6 })],
      options: { 'equip.swap': 'one-action' },
      activation: 'a',
      drops,
    });
  const commands = [draw('lame'), { type: 'pickUp', weapon: 'b/fusil' }] as const;
  const refused = (on: 'wall' | 'ladder') => commands.map((command) => refusal(at({ perch: { feature: 'mur', on } }), command));
  expect([refused('wall'), refused('ladder')]).toEqual([
    ['UK-ACT-CLIMB', 'UK-ACT-CLIMB'],
    [undefined, undefined],
  ]);
});

test('UK-EQ-HANDS: offered are the ways of filling its hands, as actions by option', () => {
  expect(offered({})).toEqual([['hold', 'fusil']]);
  expect(offered({ 'equip.swap': 'one-action' })).toEqual([['draw', 'fusil']]);
});

test('UK-EQ-HANDS: a weapon that is not in hand is not fought with', () => {
  const match = battle({
    figures: { a: { at: [0, 0], rules: [ambidextrous.id], weapons: ['lame', 'lame2'], held: [] }, b: { at: [1, 0], weapons: ['lame'] } },
    activation: 'a',
  });
  expect(levels(play(match, { type: 'fight', target: 'b' }, '6666 1 1111'), 'combat')).toEqual([-3, 0]);
});

const deploy = (id: string, x: number, held?: readonly string[]) =>
  ({ type: 'deploy', figure: id, at: units(x, 0), facing: facing('north'), ...(held && { held }) }) as const;

test('UK-EQ-HANDS: its player says at deployment what it holds; unsaid, its weapons and then its shield as its hands allow', () => {
  const match = battle({
    figures: { a: { weapons: ['lame', 'fusil'], shields: ['bouclier'] }, a2: { weapons: ['lame', 'fusil'], shields: ['bouclier'] }, b: {} },
    beforeDeployment: true,
  });
  play(match, deploy('a', 0, ['fusil']), '62');
  expect(refusal(match, deploy('a2', 2, ['fusil', 'lame']))).toBe('UK-EQ-HANDS');
  play(match, deploy('a2', 2));
  expect([figure(match, 'a').held, figure(match, 'a2').held]).toEqual([['fusil'], ['lame', 'bouclier']]);
});
