import { kit } from '@escarmouche/content/kit';
import { openMatch } from '@escarmouche/referee';
import { sheetFrom, urssKit, type Command, type Rule, type Setup, type State } from '@escarmouche/urss-kit';
import { shootingCharge, shootOnTheRun } from '@escarmouche/urss-kit/rules';
import { expect, test } from 'vitest';
import type { Intent, Preview } from '../../preview.ts';
import { advice } from './advice.ts';

const START = { x: 10_000, y: 10_000, z: 0 };

/** a0 acts in the middle of bare ground, facing north, with a blade and a pistol; enemies stand so many paces east and north of it. */
function table(rule: Rule, ...enemies: readonly (readonly [number, number])[]): State {
  const { stormtrooper: trooper } = kit.profiles;
  if (!trooper) throw new Error('no trooper');
  const zone = { x: 0, y: 0, width: 24_000, height: 24_000, front: 'north' } as const;
  const own = sheetFrom(kit, trooper, 'a', 0, { name: 'Arno' });
  const armed = {
    ...own,
    rules: [...own.rules, { id: rule.id }],
    weapons: ['epee', 'pistolet-blaster'].flatMap((id) => kit.weapons[id] ?? []),
  };
  const others = enemies.map((_, i) => sheetFrom(kit, trooper, 'b', i, { name: ['Rask', 'Sven'][i] ?? '' }));
  const facing = { x: 0, y: 1000 };
  const setup: Setup = {
    options: { 'turn.activation': 'classic' },
    table: { width: 24_000, height: 24_000, features: [] },
    groups: [
      { id: 'a', name: 'A', side: 'a', seat: 'a', zone, figures: [armed] },
      { id: 'b', name: 'B', side: 'b', seat: 'b', zone, figures: others },
    ],
    position: {
      activation: { figure: armed.id },
      figures: Object.fromEntries([
        [armed.id, { ...START, facing, held: armed.weapons.map(({ id }) => id) }],
        ...others.map(({ id }, i) => [
          id,
          { x: START.x + (enemies[i]?.[0] ?? 0) * 1000, y: START.y + (enemies[i]?.[1] ?? 0) * 1000, z: 0, facing },
        ]),
      ]) as NonNullable<Setup['position']>['figures'],
    },
  };
  return openMatch(urssKit, setup).state;
}

/** The same with nothing in hand. */
function unarmed(state: State): State {
  const id = state.activation?.figure ?? '';
  const figure = state.figures[id];
  if (!figure) throw new Error('nobody acts');
  return { ...state, figures: { ...state.figures, [id]: { ...figure, held: [] } } };
}

function shown(state: State, rule: Rule, intent: Omit<Intent, 'subject' | 'action'>): Preview<Command> | undefined {
  const [figure = ''] = state.scene.roster;
  return advice.preview(state, 'a', { subject: { figure, reaction: false }, action: rule.id, ...intent }, 'fr');
}
const figure = (state: State, i: number) => ({ kind: 'figure', id: state.scene.groups[1]?.figures[i] ?? '' }) as const;
const north = (paces: number) => ({ x: START.x, y: START.y + paces * 1000 });

test('a shot on the run: where it ends is pointed at first and kept; the shot is for the likeliest enemy, from the best point, until another is', () => {
  const state = table(shootOnTheRun, [3, 4], [9, 9]);
  const first = shown(state, shootOnTheRun, { target: { kind: 'ground', at: north(8) } });
  expect(first).toMatchObject({ keeps: north(8), commands: [{ path: [north(8)], target: figure(state, 0).id }] });
  expect(first?.panel.odds?.chance).toBeGreaterThan(0);
  expect(first?.refusal).toBeUndefined();
  const other = shown(state, shootOnTheRun, { via: [north(8)], target: figure(state, 1) });
  expect(other?.keeps).toBeUndefined();
  expect(other?.commands).toMatchObject([{ path: [north(8)], target: figure(state, 1).id }]);
  expect(other?.overlay.ghost?.at).toMatchObject(north(8));
});

test('a shot on the run: what keeps every point of the run from being one to shoot from is told', () => {
  const state = table(shootOnTheRun, [0, -6]);
  const behind = shown(state, shootOnTheRun, { via: [north(8)], target: figure(state, 0) });
  expect(behind?.refusal?.rule).toBe('UK-ARC-FRONT');
});

test('a charge with a shot: an enemy pointed at is charged at a walk as far as that comes, else at a run, with the odds of its shot', () => {
  const near = table(shootingCharge, [0, 4]);
  const walked = shown(near, shootingCharge, { target: figure(near, 0) });
  expect(walked?.refusal).toBeUndefined();
  expect(walked?.commands[0]).not.toHaveProperty('run');
  expect(walked?.panel.facts.map(({ label }) => label)).toEqual(expect.arrayContaining(['Contact', 'Tire']));
  expect(walked?.panel.odds?.chance).toBeGreaterThan(0);
  const far = table(shootingCharge, [0, 9]);
  expect(shown(far, shootingCharge, { target: figure(far, 0) })?.commands).toMatchObject([{ run: true }]);
  const round = shown(near, shootingCharge, { via: [{ x: START.x + 1000, y: START.y + 1000 }], target: figure(near, 0) });
  expect(round?.commands).toMatchObject([{ path: [{ x: START.x + 1000 }, { x: START.x }] }]);
  expect(shown(near, shootingCharge, { target: { kind: 'ground', at: north(2) } })?.keeps).toEqual(north(2));
});

test('a charge with a shot: the point that is laid twice is where it ends if its target falls; nothing is shot from beyond it', () => {
  const near = table(shootingCharge, [0, 4]);
  const whole = shown(near, shootingCharge, { via: [north(2)], target: figure(near, 0) });
  expect(whole?.commands[0]).not.toHaveProperty('stop');
  expect(whole?.panel.facts).toContainEqual({ label: 'Si la cible tombe', value: 'va jusqu’au bout' });
  const early = shown(near, shootingCharge, { via: [north(2), north(2.1)], target: figure(near, 0) });
  expect(early?.refusal).toBeUndefined();
  expect(early?.commands).toMatchObject([{ path: [north(2), { y: north(4).y }], stop: 2000 }]);
  expect(Number((early?.commands[0] as { after?: number } | undefined)?.after)).toBeLessThanOrEqual(2000);
  expect(early?.overlay).toMatchObject({ notes: expect.arrayContaining([expect.objectContaining({ at: { ...north(2), z: 0 } })]) });
  const far = table(shootingCharge, [0, 9]);
  expect(shown(far, shootingCharge, { via: [north(3), north(3)], target: figure(far, 0) })?.commands).toMatchObject([
    { run: true, path: [north(9)], stop: 3000 },
  ]);
});

test('with no shooting weapon in hand neither may be chosen, and both say why', () => {
  for (const rule of [shootOnTheRun, shootingCharge]) {
    const state = unarmed(table(rule, [0, 4]));
    const subject = { figure: state.activation?.figure ?? '', reaction: false };
    const entry = advice.actions(state, 'a', subject, 'fr').find(({ id }) => id === rule.id);
    expect(entry?.refusal?.reason.fr).toBe('Elle n’a aucune arme de tir en main.');
    const ran = shown(state, rule, { via: [north(2)], target: figure(state, 0) });
    expect([ran?.refusal?.rule, ran?.commands]).toEqual(['UK-SHOOT-TARGET', []]);
  }
});
