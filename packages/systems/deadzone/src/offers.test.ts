import { openMatch } from '@escarmouche/referee';
import { expect, test } from 'vitest';
import type { Command } from './commands.ts';
import { frag } from './rules/frag.ts';
import { grenade } from './rules/grenade-a-main.ts';
import { rapidFire } from './rules/tir-rapide.ts';
import { deadzone } from './system.ts';
import { battle, patrol, play, rule, weapon, type Battle, type BattleSpec } from './testing.ts';

const rapid = weapon('rapid', 6, 0, rule(rapidFire.id));

/** What the active figure is offered beside its movements. */
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
