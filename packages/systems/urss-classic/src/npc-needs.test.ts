import { expect, test } from 'vitest';
import './game.ts';
import { meetsNeed } from './npc-needs.ts';
import { heal } from './rules/index.ts';
import { parseSetup } from './setup.ts';
import { battle, type FigureSpec } from './testing.ts';

const bearing = (spec: Omit<FigureSpec, 'at'>) => battle({ figures: { a: { at: [0, 0], ...spec }, b: { at: [0, 9] } }, activation: 'a' });

const meets = (spec: Omit<FigureSpec, 'at'>): readonly string[] => {
  const sheet = bearing(spec).state.scene.sheets['a'];
  return (['ranged', 'healing', 'zigzag'] as const).filter((need) => sheet && meetsNeed(sheet, need));
};

test('AI-CORE-VALIDATE AI-CORE-BIND-2D6: what shoots or is thrown, and healing as a power, a spell or a skill', () => {
  expect(meets({ weapons: ['epee'] })).toEqual([]);
  expect(meets({ weapons: ['blaster'] })).toEqual(['ranged']);
  expect(meets({ weapons: ['epee'], rules: [heal.id] })).toEqual(['healing']);
});

test('AI-CORE-VALIDATE: a set-up refuses a role that does not suit its figure, at its place and with its reason; another one is in the scene', () => {
  const { setup } = bearing({ weapons: ['epee'] });
  const withRole = (mission: 'sniper' | 'soldier') => {
    const npcs = { roles: { a: { mission: { type: mission }, behaviour: 'walker' } } };
    return parseSetup(JSON.parse(JSON.stringify({ ...setup, npcs })));
  };
  expect(withRole('sniper')).toMatchObject({
    ok: false,
    reason: { en: expect.stringMatching(/^setup\.npcs\.roles\.a\.mission: .*sniper-needs-ranged-weapon/) },
  });
  expect(withRole('soldier')).toMatchObject({ ok: true, setup: { npcs: { roles: { a: { behaviour: 'walker' } } } } });
});

test('AI-CORE-VALIDATE: a set-up refuses a guard without its zone, naming figure, place, rule and breach in both languages', () => {
  const { setup } = bearing({ weapons: ['epee'] });
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
