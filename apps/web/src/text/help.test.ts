import { copy, type Json } from '@escarmouche/referee';
import { urssClassic, type Setup as Battle } from '@escarmouche/urss-classic';
import { zombies, type Setup as Town } from '@escarmouche/zombies';
import { expect, test } from 'vitest';
import type { Table } from '../table/table.svelte.ts';
import { gameOf, quickBattleOf, offerSystems } from '../systems/index.ts';
import { systems } from '../systems/offered.ts';

offerSystems(systems);
const { contextOf, figureOf, noPlace } = await import('./context.ts');
const { helpAll, helpNow } = await import('./help.ts');

type Shown = Partial<Pick<Table, 'ask' | 'mayCommand'> & Pick<Table['aimed'], 'subject' | 'selectable'>>;

async function gameCalled(system: string) {
  const [game, quick] = await Promise.all([gameOf(system), quickBattleOf(system)]);
  if (!game || !quick) throw new Error(system);
  const [queries, advice] = await Promise.all([game.queries(), game.advice()]);
  return { game, queries, advice, setup: quick(false, 'fr').setup as unknown };
}
const urss = await gameCalled('urss-classic');
const zombie = await gameCalled('zombies');

/** The context of lines at a table of a game that shows this much. */
function at({ game, queries, advice }: typeof urss, state: unknown, { subject, selectable = [], ...shown }: Shown = {}) {
  const [seat = ''] = game.system.active(state as Json);
  const table = {
    snapshot: { state, outcome: undefined },
    seat,
    mayCommand: true,
    aimed: { subject, selectable, actions: [] },
    ...shown,
  };
  return contextOf({ table: table as unknown as Table, game, queries, advice, language: 'fr' });
}

const battle = () => copy(urssClassic.setup(urss.setup as Battle));
const town = () => zombies.setup({ ...(zombie.setup as Town), position: { turn: { seat: 'a', step: 'moving', left: 3 } } });

test('at a game’s own moments its own lesson is told', () => {
  const state = battle();
  const order = helpNow(at(urss, state));
  expect(order.join(' ')).toContain('les dés décident d’abord qui joue avant qui');
  Object.assign(state, { phase: 'deployment', group: state.scene.groups[0]?.id });
  expect(helpNow(at(urss, state, { selectable: ['a1'] }))[1]).toMatch(/« placer A1 en D3 », « placer A1 derrière \S/);
  state.phase = 'play';
  expect(helpNow(at(urss, state))[0]).toContain('Il faut choisir qui agit');
  const acts = at(urss, state, { subject: { figure: 'a1', reaction: false } });
  expect(helpNow(acts)[1]).toContain('« attaquer B1 »');
  expect(helpNow(at(zombie, town()))[0]).toContain('Le pion se déplace');
});

test('a question is told the same in every game, with the names of the battle', () => {
  const asked = { options: [{ label: 'Laisser passer' }, { label: 'Attendre la fin' }] };
  const reaction = { ask: { ...asked, reaction: { figure: 'b1' } } as unknown as Table['ask'] };
  expect(helpNow(at(urss, battle(), reaction))[1]).toContain('« passer », « attendre la fin »');
  const place = { ask: { ...asked, place: { figure: 'a' } } as unknown as Table['ask'] };
  expect(helpNow(at(urss, battle(), place))[1]).toContain('« D7.5 », « à côté de ');
  expect(helpNow(at(zombie, town(), place))[1]).toContain('« 2 E, 1 N », « à côté de ');
  expect(helpNow(at(zombie, town(), { mayCommand: false }))[1]).toContain('« voir A », « distance A B »');
});

test('how places are called and all that may be said is each game’s own', () => {
  const [plane, tiles] = [at(urss, battle()), at(zombie, town())];
  expect(noPlace(plane, 'nulle part')).toContain('par une lettre et un nombre, comme D7.5');
  expect(noPlace(tiles, 'nulle part')).toContain('du centre, comme 2 E, 1 N');
  expect(helpAll(plane).join(' ')).toMatch(/tirer B2.*figurine/);
  expect(helpAll(tiles).join(' ')).not.toMatch(/figurine|tirer/);
});

test('figures are called as their rosters say: in the town by the player, never by the tile they stand on', () => {
  const [plane, tiles] = [at(urss, battle()), at(zombie, town())];
  const { name, profile } = plane.game.roster(plane.state, 'fr')[0]?.figures[0] ?? { name: '', profile: '' };
  expect(figureOf(plane, name).found?.tag).toBe('A1');
  expect(figureOf(plane, `A1 ${profile}`).found?.tag).toBe('A1');
  const [first] = tiles.game.roster(tiles.state, 'fr');
  expect(figureOf(tiles, first?.name ?? '').found?.tag).toBe('A');
  expect(figureOf(tiles, first?.figures[0]?.profile.split(' · ')[0] ?? '').problem).toContain('Personne ne s’appelle');
});
