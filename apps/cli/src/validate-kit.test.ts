import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { kitBands, kitFiles } from '@escarmouche/content/kit';
import { withShield } from '@escarmouche/urss-kit/rules';
import { afterAll, expect, test } from 'vitest';
import { cli } from './testing.ts';

const folder = mkdtempSync(join(tmpdir(), 'escarmouche-kit-'));
afterAll(() => rmSync(folder, { recursive: true }));

function write(name: string, value: unknown): string {
  const path = join(folder, name);
  writeFileSync(path, JSON.stringify(value));
  return path;
}

/** A pack of the kit in a folder of its own, some of its files otherwise. */
function writePack(name: string, changed: Readonly<Record<string, unknown>> = {}): string {
  mkdirSync(join(folder, name));
  for (const [file, value] of Object.entries({ ...kitFiles, ...changed })) write(join(name, file), value);
  return join(folder, name);
}

const profile = (more: object): object => ({ profiles: [{ ...(kitFiles['profiles.json'] as Profiles).profiles[0], ...more }] });
type Profiles = { readonly profiles: readonly object[] };

const raiders = kitBands.find(({ id }) => id === 'coup-de-main');
const [first] = raiders?.figures ?? [];

test('UK-PROFILE-FORMAT: a pack, one of its files and a band of the kit are right', async () => {
  const pack = writePack('right');
  const { code, out } = await cli('validate', pack, join(pack, 'bands.json'), write('band.json', raiders));
  expect(code).toBe(0);
  expect(out).toContain(`${pack}: pack, ok`);
  expect(out).toContain('band.json: band, ok');
  expect(await cli('validate', 'packages/content/packs/urss-kit')).toMatchObject({ code: 0 });
});

test.each([
  ['unknown weapon', { weapons: ['arc'] }, 'profiles.json: profiles[0].weapons[0]: unknown'],
  ['too much', { weapons: ['dague', 'epee', 'marteau', 'dague', 'fusil'] }, '(UK-EQ-CARRY)'],
  ['a weapon’s rule', { rules: [{ id: withShield.id }] }, 'does nothing on a figure: it is a rule for a weapon (UK-ATTR-GEN-OWNER)'],
  ['unknown rule', { rules: [{ id: 'invincible' }] }, 'unknown special rule: "invincible" (UK-PROFILE-FORMAT)'],
])('UK-PROFILE-FORMAT, UK-EQ-CARRY: a pack of the kit with %s is refused, with the place', async (name, more, reason) => {
  const files = { 'profiles.json': profile(more), 'bands.json': { bands: [] } };
  const { code, err } = await cli('validate', writePack(name, files));
  expect(code).toBe(2);
  expect(err).toContain(reason);
});

test('UK-EQ-CARRY, UK-UPG-GENERAL: a band of the kit is judged by its figures, in either language', async () => {
  const armed = write('armed.json', {
    ...raiders,
    figures: [{ ...first, weapons: ['dague', 'dague', 'dague', 'dague', 'dague'], upgrades: [] }],
  });
  expect(await cli('validate', armed)).toMatchObject({ code: 2 });
  expect((await cli('validate', armed)).err).toContain('figures[0].weapons: 5 weapons and special objects, at most 4 (UK-EQ-CARRY)');
  const upgraded = write('upgraded.json', {
    ...raiders,
    figures: [{ ...first, weapons: ['epee'], upgrades: [{ upgrade: 'portee-amelioree', weapon: 'epee', value: 1 }] }],
  });
  expect((await cli('validate', upgraded, '--lang', 'fr')).err).toContain('seulement pour une arme de tir (UK-UPG-GENERAL)');
});

test('UK-EQ-HANDS: what forbids nothing is told of a band that is right', async () => {
  const shielded = write('shielded.json', {
    ...raiders,
    figures: [
      { ...first, name: 'Ro', weapons: ['baton-de-combat'], upgrades: [], shields: ['bouclier'] },
      { ...first, name: 'Ro' },
    ],
  });
  const { code, out } = await cli('validate', shielded);
  expect(code).toBe(0);
  expect(out).toContain('figures[0].shields[0]: worth knowing: carried, but never in hand with');
  expect(out).toContain('figures[1].name: worth knowing: Another has this name');
  expect(JSON.parse((await cli('validate', shielded, '--json')).out)).toMatchObject([{ ok: true, remarks: [{}, {}] }]);
});
