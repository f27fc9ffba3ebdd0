import { deadzoneBoards, deadzonePatrol } from '@escarmouche/content/deadzone';
import { deadzoneGame, specialRules, type Questions, type Setup, type State } from '@escarmouche/deadzone';
import { randomFrom, type ChoiceQuestion } from '@escarmouche/referee';
import { sheetOf } from '@escarmouche/skirmish';
import { placeIn } from '@escarmouche/space/cubes';
import { describe, expect, test } from 'vitest';
import { answer } from './answers.ts';

const [board] = deadzoneBoards;
if (!board) throw new Error('no battlefield');
const patrol = deadzonePatrol(board, {});
const OPEN: Setup['map'] = { levels: 1, panels: [], floors: [], climbs: [], ramps: [], boxes: [] };

const named = (name: string): string => specialRules.all().find(({ title }) => title.en === name)?.id ?? '';
const [AMMO, AP_AMMO, INTEL, TRAP] = ['Ammo', 'AP Ammo', 'Intel', 'Booby trap'].map(named) as [string, string, string, string];
const [FRAG, STUN, MEDI_PACK] = ['Frag Grenade', 'Stun Grenade', 'Medi-Pack'].map(named) as [string, string, string];

const HERE = 'C2R4L1';
const at = (column: number, row: number) => placeIn({ column, row, level: 1 }, 0.5, 0.5);
const holding = (item: string) => ({ carried: [{ id: 'held', item }] });

type Placed = NonNullable<Setup['position']>['figures'];

/** An Enforcer (a3) and a Steel Warrior with flames (b4) far from each other, with others, tokens and a bag as told. */
function battle(figures: Placed = {}, tokens: State['tokens'] = [], bag: readonly string[] = []): State {
  return deadzoneGame.setup({
    ...patrol,
    bag: [...bag],
    map: OPEN,
    position: { figures: { a3: at(2, 4), b4: at(8, 8), ...figures }, tokens, turn: { seat: 'a' }, activation: { figure: 'a3' } },
  });
}

function answered<P extends 'item' | 'carry' | 'exchange'>(
  state: State,
  purpose: P,
  about: Questions[P]['about'],
  options: readonly string[],
) {
  const seat = about.figure.charAt(0);
  return answer(state, { kind: 'choice', purpose, seat, about, options } as unknown as ChoiceQuestion, randomFrom(1));
}

/** The answer of a3 over tokens in its cube: face down, or items that a seat has seen. */
const picked = (items: readonly (string | undefined)[], { bag = patrol.bag, a3 = {}, seen = 'a' } = {}) => {
  const tokens = items.map((item, i) => ({ id: `${i}`, at: HERE, ...(item !== undefined && { item, seen }) }));
  const state = battle({ a3: { ...at(2, 4), ...a3 } }, tokens, bag);
  return answered(state, 'item', { figure: 'a3' }, [...tokens.map(({ id }) => id), 'none']);
};

describe('a token is picked up or left', () => {
  test('DZ-ITEM-POOL: each item of the bag says what it is worth', () => {
    expect(patrol.bag.filter((item) => specialRules.get(item).worth === undefined)).toEqual([]);
  });

  test('DZ-ITEM-PICKUP, DZ-ITEM-AMMO, DZ-ITEM-AP-AMMO, DZ-ITEM-INTEL: of those that are known, the one that is worth most', () => {
    expect(picked([AMMO, AP_AMMO])).toBe('1');
    expect(picked([AP_AMMO, INTEL])).toBe('1');
  });

  test('DZ-ITEM-TRAP: one that is known to go off is left', () => {
    expect(picked([TRAP])).toBe('none');
    expect(picked([TRAP, STUN])).toBe('1');
  });

  test('DZ-ITEM-REVEAL, DZ-ITEM-POOL: one that lies face down is worth the average of the bag', () => {
    expect(picked([undefined])).toBe('0');
    expect(picked([undefined, INTEL])).toBe('1');
    expect(picked([AMMO, undefined], { bag: [AP_AMMO, AP_AMMO, FRAG] })).toBe('1');
    expect(picked([undefined], { bag: [TRAP, TRAP, AMMO] })).toBe('none');
  });

  test('DZ-RECON-BONUS-TABLE: what the other player has looked at is not known', () => {
    expect(picked([TRAP], { seen: 'b' })).toBe('0');
  });

  test('DZ-ITEM-CARRY: with full hands only one that is better than the item held, or exchanged at once', () => {
    expect(picked([AMMO], { a3: holding(AP_AMMO) })).toBe('none');
    expect(picked([AP_AMMO], { a3: holding(AMMO) })).toBe('0');
    expect(picked([INTEL], { a3: holding(AP_AMMO) })).toBe('0');
  });
});

/** The choice of a figure about an item that it has turned over, with free hands and with full ones. */
const kept = (item: string, figures: Placed = {}, figure = 'a3') =>
  answered(battle(figures), 'carry', { figure, item }, ['keep', 'drop', 'destroy']);
const full = (item: string, held: string, figures: Placed = {}, figure = 'a3') => {
  const state = battle({ ...figures, [figure]: { ...at(2, 4), ...figures[figure], ...holding(held) } });
  return answered(state, 'carry', { figure, item, held }, ['drop', 'destroy', 'keep drop', 'keep destroy']);
};

describe('DZ-ITEM-KEEP-DROP-DESTROY: what becomes of an item', () => {
  test('one of use is kept, one that only a friend near can use is left to it', () => {
    expect(kept(AMMO)).toBe('keep');
    expect(kept(AMMO, { b4: at(8, 8), b2: at(8, 7) }, 'b4')).toBe('drop');
  });

  test('DZ-ITEM-CARRY: with full hands the better one is kept, and the other is dropped', () => {
    expect(full(AP_AMMO, AMMO)).toBe('keep drop');
    expect(full(AMMO, AP_AMMO)).toBe('drop');
  });

  test('DZ-ITEM-AMMO: ammo is nothing to a figure whose weapon takes none', () => {
    expect(full(AP_AMMO, STUN, { b4: at(8, 8) }, 'b4')).toBe('drop');
    expect(full(STUN, AP_AMMO, { b4: at(8, 8) }, 'b4')).toBe('keep drop');
  });

  test('DZ-DICE-NULL: a grenade is nothing to a figure without a Shoot value', () => {
    const state = battle({ a3: { ...at(2, 4), ...holding(MEDI_PACK) } });
    const { sheets } = state.scene;
    const clumsy = { ...state, scene: { ...state.scene, sheets: { ...sheets, a3: { ...sheetOf(state, 'a3'), shoot: null } } } };
    const done = (now: State) => answered(now, 'carry', { figure: 'a3', item: FRAG, held: MEDI_PACK }, ['drop', 'keep drop']);
    expect(done(state)).toBe('keep drop');
    expect(done(clumsy)).toBe('drop');
  });

  test('where an enemy could take the other one next, it is destroyed; not for one who can make no use of it', () => {
    expect(full(AP_AMMO, AMMO, { b2: at(3, 4) })).toBe('keep destroy');
    expect(full(AMMO, AP_AMMO, { b2: at(3, 4) })).toBe('destroy');
    expect(full(AMMO, AP_AMMO, { b4: at(3, 4) })).toBe('drop');
    expect(full(AMMO, AP_AMMO, { b2: { ...at(3, 4), ...holding(AP_AMMO) } })).toBe('drop');
    expect(full(AMMO, AP_AMMO, { a3: at(8, 1), a5: at(3, 4), b2: at(2, 4) }, 'b2')).toBe('drop');
  });

  test('DZ-ITEM-MEDI-PACK: healing is worth more than a grenade where somebody of the cube is hurt', () => {
    expect(full(MEDI_PACK, FRAG)).toBe('drop');
    expect(full(MEDI_PACK, FRAG, { a3: { ...at(2, 4), counters: 1 } })).toBe('keep drop');
    expect(full(MEDI_PACK, FRAG, { a1: { ...at(2, 4), counters: 1 } })).toBe('keep drop');
  });
});

test('DZ-ITEM-EXCHANGE: an item is given in exchange where the giver can use it, else dropped where another friend can', () => {
  const exchanged = (held: string, more: Placed = {}) => {
    const figures = { b4: { ...at(5, 5), ...holding(STUN) }, b2: { ...at(5, 5), ...holding(held) }, ...more };
    return answered(battle(figures), 'exchange', { figure: 'b2', by: 'b4', item: STUN, held }, ['swap', 'drop']);
  };
  expect(exchanged(FRAG)).toBe('swap');
  expect(exchanged(AMMO, { b3: at(6, 5) })).toBe('drop');
  expect(exchanged(FRAG, { b3: at(6, 5) })).toBe('swap');
  expect(exchanged(AMMO, { b3: at(6, 5), a2: at(4, 5) })).toBe('swap');
});
