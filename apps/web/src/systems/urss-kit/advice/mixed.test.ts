import { kit } from '@escarmouche/content/kit';
import { openMatch } from '@escarmouche/referee';
import { sheetFrom, urssKit, type Command, type Setup, type State } from '@escarmouche/urss-kit';
import { expect, test, vi } from 'vitest';
import type { Intent, Preview } from '../../preview.ts';

vi.hoisted(() => {
  Object.assign(globalThis, { localStorage: { getItem: () => 'fr', setItem: () => undefined } });
});
const { advice } = await import('./advice.ts');

const START = { x: 10_000, y: 10_000, z: 0 };

/** Somebody acts at a pace and a half from a wall of a pace to the east; an enemy is far off. */
function table(options: Setup['options']): State {
  const { stormtrooper: trooper } = kit.profiles;
  if (!trooper) throw new Error('no trooper');
  const zone = { x: 0, y: 0, width: 24_000, height: 24_000, front: 'north' } as const;
  const [own, other] = ['a', 'b'].map((group) => sheetFrom(kit, trooper, group, 0, { name: group }));
  if (!own || !other) throw new Error('nobody');
  const facing = { x: 1000, y: 0 };
  const [west, east, south, north] = [12_000, 14_000, 8000, 12_000];
  const setup: Setup = {
    options: { 'turn.activation': 'classic', ...options },
    table: {
      width: 24_000,
      height: 24_000,
      features: [
        {
          id: 'wall',
          kind: 'solid',
          base: 0,
          top: 1000,
          shape: {
            type: 'polygon',
            points: [
              { x: west, y: south },
              { x: east, y: south },
              { x: east, y: north },
              { x: west, y: north },
            ],
          },
        },
      ],
    },
    groups: [
      { id: 'a', name: 'A', side: 'a', seat: 'a', zone, figures: [own] },
      { id: 'b', name: 'B', side: 'b', seat: 'b', zone, figures: [other] },
    ],
    position: {
      activation: { figure: own.id },
      figures: { [own.id]: { ...START, facing }, [other.id]: { x: 2000, y: 22_000, z: 0, facing } },
    },
  };
  return openMatch(urssKit, setup).state;
}

const subject = (state: State) => ({ figure: state.activation?.figure ?? '', reaction: false });
const shown = (state: State, intent: Omit<Intent, 'subject' | 'action'>): Preview<Command> | undefined =>
  advice.preview(state, 'a', { subject: subject(state), action: 'mixed', ...intent }, 'fr');
const ground = (x: number, y: number) => ({ kind: 'ground', at: { x: x * 1000, y: y * 1000 } }) as const;

test('UK-ACT-ONE-THING: by option a movement of several kinds stands in the bar, and is made by pointing at where it leads', () => {
  const bar = (options: Setup['options']): readonly string[] => {
    const state = table(options);
    return advice.actions(state, 'a', subject(state), 'fr').map(({ id }) => id);
  };
  expect(bar({})).not.toContain('mixed');
  expect(bar({ 'move.mixedModes': 'yes' })).toContain('mixed');
  const state = table({ 'move.mixedModes': 'yes' });
  const up = shown(state, { target: ground(13, 10) });
  expect(up).toMatchObject({ keeps: true, commands: [{ type: 'mixed', legs: [{ type: 'move' }, { type: 'climb' }, { type: 'move' }] }] });
  expect(up?.refusal).toBeUndefined();
  expect(up?.overlay.ghost?.at).toMatchObject({ x: 13_000, y: 10_000, z: 1000 });
  expect(up?.panel.facts.map(({ label }) => label)).toEqual(['Marcher', 'Escalader', 'Marcher', 'Coût']);
});

test('a movement of several kinds goes by the points laid before, as far as it may, and tells what ends it', () => {
  const state = table({ 'move.mixedModes': 'yes' });
  const far = shown(state, { via: [ground(13, 10).at], target: ground(20, 10) });
  expect(far?.refusal).toBeUndefined();
  expect(far?.instead).toBeDefined();
  expect(far?.overlay.ghost?.at.x).toBeLessThan(16_000);
});
