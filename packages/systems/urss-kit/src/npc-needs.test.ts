import { expect, test } from 'vitest';
import { meetsNeed } from './npc-needs.ts';
import { zigZag } from './rules/index.ts';
import { parseSetup } from './setup.ts';
import { battle, type FigureSpec } from './testing.ts';

const bearing = (spec: Omit<FigureSpec, 'at'>) => battle({ figures: { a: { at: [0, 0], ...spec }, b: { at: [0, 9] } }, activation: 'a' });

const meets = (spec: Omit<FigureSpec, 'at'>): readonly string[] => {
  const sheet = bearing(spec).state.scene.sheets['a'];
  return (['ranged', 'healing', 'zigzag'] as const).filter((need) => sheet && meetsNeed(sheet, need));
};

test('AI-CORE-VALIDATE AI-CORE-BIND-1D6: weapons that shoot, and the skill Zig-Zag', () => {
  expect(meets({ weapons: ['lame'] })).toEqual([]);
  expect(meets({ weapons: ['fusil'], rules: [zigZag.id] })).toEqual(['ranged', 'zigzag']);
});

test('AI-CORE-VALIDATE: a set-up refuses a behaviour that does not suit its figure, at its place and with its reason', () => {
  const { setup } = bearing({ weapons: ['lame'] });
  const npcs = { roles: { a: { mission: { type: 'soldier' }, behaviour: 'zigzag' } } };
  expect(parseSetup(JSON.parse(JSON.stringify({ ...setup, npcs })))).toMatchObject({
    ok: false,
    reason: { en: expect.stringMatching(/^setup\.npcs\.roles\.a\.behaviour: a: .*AI-CORE-VALIDATE, zigzag-needs-skill/) },
  });
});

test('AI-CORE-VALIDATE: a set-up refuses a guard without its zone, naming figure, place, rule and breach in both languages', () => {
  const { setup } = bearing({ weapons: ['lame'] });
  const npcs = { roles: { a: { mission: { type: 'guard', zone: 'tour' }, behaviour: 'walker' } } };
  expect(parseSetup(JSON.parse(JSON.stringify({ ...setup, npcs })))).toMatchObject({
    ok: false,
    reason: {
      fr: expect.stringMatching(
        /^setup\.npcs\.roles\.a\.mission\.zone\s: a\s: Garde d’une zone inconnue.*\s; choisir une autre zone ou une autre mission \(AI-CORE-VALIDATE, guard-needs-zone\)$/,
      ),
      en: 'setup.npcs.roles.a.mission.zone: a: Guard of an unknown zone: "tour"; choose another zone or another mission (AI-CORE-VALIDATE, guard-needs-zone)',
    },
  });
});
