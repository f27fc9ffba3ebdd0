import { openMatch } from '@escarmouche/referee';
import { expect, test } from 'vitest';
import type { Command } from './commands.ts';
import { frag } from './rules/frag.ts';
import { grenade } from './rules/grenade-a-main.ts';
import { medic } from './rules/medecin.ts';
import { mediPack } from './rules/medi-pack.ts';
import { rapidFire } from './rules/tir-rapide.ts';
import { tooStubborn } from './rules/trop-tetu.ts';
import { deadzone } from './system.ts';
import { battle, patrol, play, rule, weapon, type Battle, type BattleSpec } from './testing.ts';

const rapid = weapon('rapid', 6, 0, rule(rapidFire.id));

/** Offers to the active figure beside its movements. */
function offered(figures: BattleSpec['figures'], pool: 'shoot' | 'fight' | 'move', after?: Command): readonly string[] {
  const match = battle({ figures, activation: 'a', pools: { a: [pool], b: [] } });
  if (after) play(match, after, '11111111');
  return deadzone
    .offers(match.state, 'a')
    .filter(({ type }) => type !== 'move' && type !== 'sprint')
    .map(({ id }) => id);
}

const apart = { a: { at: 'C1R4L1', weapons: [weapon('rifle', 6, 0), rapid] }, b: { at: 'C3R4L1' }, b2: { at: 'C8R4L1' } } as const;
const close = { a: { at: 'C1R4L1' }, b: { at: 'C1R4L1', spot: [0.1, 0.1] } } as const;
const plain = ['shoot rifle b', 'shoot rapid b', 'shoot rapid b suppress'];

test('DZ-SHOOT-ACTION, DZ-SHOOT-SUPPRESS: a shot with each weapon at each enemy in range, sprayed with those that spray', () => {
  expect(offered(apart, 'move')).toEqual([...plain, 'done']);
});

test('DZ-CMD-FREE-ACTIONS: a Shoot result offers each shot as a free one too, and alone once the action is taken', () => {
  const free = ['shoot rifle b free', 'shoot rapid b free', 'shoot rapid b free suppress'];
  expect(offered(apart, 'shoot').toSorted()).toEqual([...plain, ...free, 'done'].toSorted());
  expect(offered(apart, 'shoot', { type: 'shoot', weapon: 'rifle', target: 'b' })).toEqual([...free, 'done']);
  expect(offered(apart, 'move', { type: 'shoot', weapon: 'rifle', target: 'b' })).toEqual(['done']);
});

test('DZ-FIGHT-ACTION, DZ-ACT-ENGAGED: who shares its cube with an enemy is offered Fights, and no shots', () => {
  expect(offered(close, 'move')).toEqual(['fight b blade', 'done']);
  expect(offered(close, 'fight')).toEqual(['fight b blade', 'fight b blade free', 'done']);
});

test('DZ-LOS-CUBE: a weapon that is thrown is offered at the cubes of enemies, hidden or not, and at smoke, each once', () => {
  const thrown = weapon('thrown', 4, 0, rule(grenade.id), rule(frag.id, 1));
  const figures = { a: { at: 'C1R4L1', weapons: [thrown] }, b: { at: 'C3R4L1' }, b2: { at: 'C4R4L1' }, b3: { at: 'C8R4L1' } };
  const match = battle({ figures, activation: 'a', smoke: ['C4R4L1', 'C3R5L1'] });
  const cubes = deadzone.offers(match.state, 'a').flatMap(({ command }) => (command?.type === 'shootCube' ? [command.cube] : []));
  expect(cubes).toEqual(['C4R4L1', 'C3R5L1', 'C3R4L1']);
});

const deploy = (figure: string, cube: string) => ({ type: 'deploy', figure, cube }) as const;

test('DZ-SETUP-DEPLOY: once all figures stand a player may end the deployment, or place one again in its zone', () => {
  const match: Battle = openMatch(deadzone, patrol());
  const start = [{ type: 'first', seat: 'b' } as const, { type: 'chooseZone', zone: 'red' } as const];
  play(match, start, '44111 11111');
  const first = deadzone.offers(match.state, 'b');
  expect(first.every(({ type }) => type === 'deploy')).toBe(true);
  play(match, [deploy('huscarl', 'C1R1L1'), deploy('warrior1', 'C2R1L1'), deploy('warrior2', 'C3R1L1'), deploy('breath', 'C4R1L1')]);
  const [ready, again, ...more] = deadzone.offers(match.state, 'b');
  expect([ready?.command, again?.command, more]).toEqual([{ type: 'ready' }, undefined, []]);
  expect(again?.check?.(deploy('huscarl', 'C2R1L1'))).toBeUndefined();
  expect(again?.check?.(deploy('huscarl', 'C8R8L1'))).toMatchObject({ rule: 'DZ-SETUP-DEPLOY' });
});

const ids = (match: Battle) => deadzone.offers(match.state, match.state.turn?.seat ?? '').map(({ id }) => id);

test('DZ-ROUND-PASS, DZ-CMD-ACTIVATION: a player chooses a figure, or passes with fewer left, or ends the Turn before a second one', () => {
  const figures = { a1: { at: 'C1R1L1' }, a2: { at: 'C1R2L1' }, b1: { at: 'C8R8L1' }, b2: { at: 'C8R7L1' }, b3: { at: 'C8R6L1' } } as const;
  const match = battle({ figures, pools: { a: ['activation'], b: [] } });
  expect(ids(match)).toEqual(['activate a1', 'activate a2', 'pass']);
  expect(ids(battle({ figures, turn: 'b' }))).toEqual(['activate b1', 'activate b2', 'activate b3']);
  play(match, [{ type: 'activate', figure: 'a1' }, { type: 'move', path: ['C2R1L1'] }, { type: 'done' }]);
  expect(ids(match)).toEqual(['activate a2', 'yield']);
});

test('DZ-ROUND-PASS: with as many figures left as the opponent nobody may pass', () => {
  const figures = { a1: { at: 'C1R1L1' }, a2: { at: 'C1R2L1' }, b1: { at: 'C8R8L1' }, b2: { at: 'C8R7L1' } } as const;
  expect(ids(battle({ figures }))).toEqual(['activate a1', 'activate a2']);
});

/** Commands that the active figure is offered, movements left out. */
const commands = (spec: BattleSpec) =>
  deadzone
    .offers(battle({ activation: 'a', ...spec }).state, 'a')
    .flatMap(({ command }) => (command?.type.match(/move|sprint/) ? [] : [command]));

test('DZ-ACT-PINNED, DZ-ACT-STAND-UP: a pinned figure is offered to stand up, and nothing else', () => {
  const figures = { a: { at: 'C1R4L1', posture: 'prone', weapons: [rapid] }, b: { at: 'C3R4L1' } } as const;
  expect(commands({ figures })).toEqual([{ type: 'standUp' }, { type: 'done' }]);
});

test('DZ-CMD-SPLAT: a Splat that may be spent is offered', () => {
  const figures = { a: { at: 'C1R4L1', counters: 1, splat: tooStubborn.id }, b: { at: 'C8R8L1' } };
  expect(commands({ figures, pools: { a: ['splat'], b: [] } })).toEqual([{ type: 'splat' }, { type: 'done' }]);
  expect(commands({ figures, pools: { a: ['die'], b: [] } })).toEqual([{ type: 'done' }]);
});

test('DZ-CMD-FREE-ACTIONS, DZ-SHOOT-SUPPRESS: free shots and Fights are commanded as free ones, sprayed fire as such', () => {
  const shot = { type: 'shoot', weapon: 'rapid', target: 'b' } as const;
  const free = { free: true } as const;
  const suppress = { suppress: true } as const;
  expect(commands({ figures: { ...apart, a: { at: 'C1R4L1', weapons: [rapid] } }, pools: { a: ['shoot'], b: [] } })).toEqual([
    shot,
    { ...shot, ...suppress },
    { ...shot, ...free },
    { ...shot, ...free, ...suppress },
    { type: 'done' },
  ]);
  const fight = { type: 'fight', target: 'b', weapon: 'blade' } as const;
  expect(commands({ figures: close, pools: { a: ['fight'], b: [] } })).toEqual([fight, { ...fight, ...free }, { type: 'done' }]);
});

test('DZ-ACT-SPECIAL, DZ-ACT-ONCE: a Special action is offered once', () => {
  const figures = { a: { at: 'C1R4L1', size: 2, counters: 2, rules: [rule(medic.id)] }, b: { at: 'C8R8L1' } };
  const match = battle({ figures, activation: 'a' });
  const special = { type: 'special', rule: medic.id, target: 'a' } as const;
  const offers = () => deadzone.offers(match.state, 'a').filter(({ type }) => type === 'special');
  expect(offers().map(({ command }) => command)).toEqual([special]);
  play(match, special);
  expect(offers()).toEqual([]);
});

test('DZ-LOS-CUBE: no throw is offered once the figure has shot', () => {
  const thrown = weapon('thrown', 4, 0, rule(grenade.id), rule(frag.id, 1));
  const match = battle({ figures: { a: { at: 'C1R4L1', weapons: [thrown] }, b: { at: 'C4R4L1' } }, activation: 'a' });
  const throws = () => deadzone.offers(match.state, 'a').filter(({ type }) => type === 'shootCube').length;
  expect(throws()).toBe(1);
  play(match, { type: 'shootCube', weapon: 'thrown', cube: 'C3R4L1' }, '411 1');
  expect(throws()).toBe(0);
});

/** Ways off the board that a figure with this Speed is offered. */
function waysOut(speed: [number, number], exits: string[]) {
  const { state } = battle({ figures: { a: { at: 'C4R1L1', speed }, b: { at: 'C8R8L1' } }, mission: { exits }, activation: 'a' });
  return deadzone.offers(state, 'a').flatMap(({ command }) => (command && 'leave' in command ? [[command.type, ...command.path]] : []));
}

test('DZ-MOVE-LEAVE: ways to an exit are offered as long as the step off the board is within the Speed', () => {
  expect(waysOut([1, 3], ['C2R1L1'])).toEqual([['sprint', 'C3R1L1', 'C2R1L1']]);
  expect(waysOut([1, 2], ['C2R1L1'])).toEqual([]);
  expect(waysOut([1, 0], ['C4R1L1'])).toEqual([['move']]);
});

test('DZ-MOVE-MOVE: a figure that only sprints is offered no Move', () => {
  const figures = { a: { at: 'C4R4L1', speed: [0, 1] as [number, number], carries: [mediPack.id] }, b: { at: 'C8R8L1' } };
  const { state } = battle({ figures, activation: 'a', pools: { a: ['move'], b: [] } });
  const types = new Set(deadzone.offers(state, 'a').map(({ type }) => type));
  expect([types.has('move'), types.has('sprint')]).toEqual([false, true]);
});
