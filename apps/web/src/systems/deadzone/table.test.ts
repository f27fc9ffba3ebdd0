import { deadzoneGame, waiting, type Command, type State } from '@escarmouche/deadzone';
import { copy } from '@escarmouche/referee';
import { seatSession } from '@escarmouche/session';
import { sightTable } from '@escarmouche/space/cubes';
import { expect, test } from 'vitest';
import type { Overlay } from '../../boards/plane/overlay.ts';
import type { PlaneBoard } from '../../boards/plane/model.ts';
import type { Intent } from '../preview.ts';
import { advice } from './advice/advice.ts';
import { analysis } from './analysis.ts';
import { game } from './index.ts';
import { newGame, quick } from './new-game.ts';
import { begun, cube, deciding, give, ground, meeting, patrol, spot, weaponIdOf, withFigures } from './testing.ts';
import { queries } from './text/queries.ts';

const settings = { notes: { map: 'quartier-fortifie' }, lot: 0 } as never;
const boardOf = (state: State): PlaneBoard => game.board(state, settings, 'fr') as PlaneBoard;
const preview = (state: State, seat: string, intent: Intent) => advice.preview(state, seat, intent, 'fr');
const cells = (overlay: Overlay | undefined) => overlay?.cells ?? [];

test('the log, the actions and the answers in words keep to the typography of their language', async () => {
  const { state, entries } = (await begun()).snapshot();
  const seat = 'a';
  const [who] = waiting(state, seat);
  const said = (language: 'fr' | 'en') =>
    JSON.stringify([
      entries.flatMap(({ events }) => events.map((event) => game.tell(state, event as never, language)?.text)),
      game.banner(state, language),
      queries.scan(state, seat, language),
      queries.measure(state, who?.id ?? '', { at: spot('C3R3L1') }, language).text,
      queries.places(state, language),
    ]);
  expect(said('en')).not.toMatch(/\s:|objectif\b/);
  expect(said('fr')).not.toMatch(/[^\u00a0"\]}]:\s/);
});

test('the quick patrol is a match of two teams with names that are told apart, and each board of the set-up page has its levels', async () => {
  const { state } = patrol().snapshot();
  const names = game.roster(state, 'fr').flatMap(({ figures }) => figures.map(({ name }) => name));
  expect(new Set(names).size).toBe(9);
  const maps = newGame.maps('fr');
  expect(maps).toHaveLength(3);
  for (const { board } of maps) expect((board as PlaneBoard).grid?.levels).toBeGreaterThan(1);
  expect((await newGame.options('fr')).map(({ key }) => key)).toContain('sight.from');
  const other = newGame.plan({
    pack: '',
    sides: [
      { name: '', holder: { by: 'person' }, dice: 'seeded', figures: [] },
      { name: '', holder: { by: 'bot', level: 'hard' }, dice: 'seeded', figures: [] },
    ],
    map: maps[1]?.id ?? '',
    options: {},
    seed: 's',
  });
  expect(other.matchSettings.seats).toMatchObject({ a: { by: 'person' }, b: { by: 'bot', level: 'hard' } });
  expect(other.matchSettings.notes.map).toBe(maps[1]?.id);
  expect(quick(true, 'fr').matchSettings.seats.b).toMatchObject({ by: 'bot' });
});

test('DZ-LOS-GEOMETRY: the board shows every piece that sight may meet, by the same name', async () => {
  const { state } = (await begun()).snapshot();
  const board = boardOf(state);
  const shown = new Set(board.terrain.map(({ id }) => id));
  for (const { id } of sightTable(state.scene.map).features) expect(shown).toContain(id);
  expect(board.figures).toHaveLength(9);
  for (const figure of board.figures) expect(figure.facing).toBeUndefined();
  expect(board.areas?.map(({ name }) => name)).toEqual(['Objectif 1 PV', 'Objectif 1 PV', 'Objectif 2 PV', 'Objectif 2 PV']);
});

test('DZ-SETUP-DEPLOY: a figure is deployed where it is pointed at, and refused outside the zone of its team', async () => {
  const session = patrol();
  while (session.snapshot().state.phase !== 'deployment') {
    const [step] = game.steps(session.snapshot().state, deciding(session), undefined, 'fr');
    await give(session, ...(step?.commands ?? []));
  }
  const { state } = session.snapshot();
  const seat = deciding(session);
  const figure = game.actor(state, undefined) ?? '';
  const [open] = cells(advice.outlook(state, seat, { figure, reaction: false }, undefined, 'fr') as Overlay);
  expect(open).toBeDefined();
  const there = preview(state, seat, {
    subject: { figure, reaction: false },
    target: { kind: 'ground', at: { x: open?.at.x ?? 0, y: open?.at.y ?? 0 } },
  });
  expect(there?.refusal).toBeUndefined();
  expect(there?.commands).toMatchObject([{ type: 'deploy', figure }]);
  const far = preview(state, seat, { subject: { figure, reaction: false }, target: ground('C4R4L1') });
  expect(far?.refusal?.rule).toBe('DZ-SETUP-DEPLOY');
  const steps = game.steps(state, seat, undefined, 'fr', 5);
  await give(session, ...(steps[0]?.commands ?? []));
  expect(game.steps(session.snapshot().state, seat, undefined, 'fr').map(({ id }) => id)).toEqual(['ready']);
  expect(await seatSession(session, seat).forced(), 'places may still be changed').toBeUndefined();
});

test('DZ-CMD-REROLL: the dice to throw again are picked one by one', async () => {
  const session = await begun();
  const state = copy(session.snapshot().state as never) as State;
  state.phase = 'rerolls';
  state.rerolled = [];
  const seat = deadzoneGame.active(state)[0] ?? '';
  const [pick, keep] = game.steps(state, seat, undefined, 'fr');
  expect(pick?.picks?.of).toHaveLength(state.pools[seat]?.length ?? 0);
  expect(pick?.picks?.commands([0, 2])).toEqual([{ type: 'reroll', dice: [0, 2] }]);
  expect(keep).toMatchObject({ id: 'keep', main: true });
});

test('DZ-MOVE-MOVE, DZ-MOVE-SPRINT: every cube in reach is shown, and the movement there is legal with its activation', async () => {
  const { state } = (await begun()).snapshot();
  const seat = state.turn?.seat ?? '';
  for (const { id } of waiting(state, seat)) {
    const subject = { figure: id, reaction: false };
    const reach = cells(advice.outlook(state, seat, subject, undefined, 'fr') as Overlay);
    expect(reach.length).toBeGreaterThan(0);
    for (const { at } of reach) {
      const middle = { x: at.x + 1500, y: at.y + 1500, z: at.z };
      const there = preview(state, seat, { subject, target: { kind: 'ground', at: middle } });
      expect(there?.refusal).toBeUndefined();
      const [first, second] = there?.commands ?? [];
      expect([first?.type, second?.type === 'move' || second?.type === 'sprint']).toEqual(['activate', true]);
    }
  }
});

test('DZ-TERRAIN-OPENINGS: a wall in the way is named, and lights up', async () => {
  const { state } = (await begun()).snapshot();
  const seat = state.turn?.seat ?? '';
  const panel = state.scene.map.panels.find(
    ({ kind, side, at }) => kind === 'wall' && side === 'S' && at.endsWith('L1') && !at.includes('R8'),
  );
  const from = panel?.at ?? '';
  const [, column = '', row = ''] = /C(\d)R(\d)/.exec(from) ?? [];
  const figure = waiting(state, seat).find(({ id }) => state.scene.sheets[id]?.speed?.[1] === 2)?.id ?? '';
  const inside = withFigures(state, { [figure]: cube(from) });
  const there = preview(inside, seat, {
    subject: { figure, reaction: false },
    action: 'move',
    target: ground(`C${column}R${Number(row) + 1}L1`),
  });
  expect(there?.refusal?.rule).toBe('DZ-TERRAIN-OPENINGS');
  expect(there?.overlay.marks).toContainEqual({ kind: 'feature', id: `${from} S 0`, tone: 'bad' });
});

test('DZ-SHOOT-RESOLVE, DZ-CMD-DIE: a shot is told with its exact chances, and dice added to it raise them', async () => {
  const { state, seat, figure, enemy } = await meeting(2);
  const subject = { figure, reaction: false };
  const shot = (spent: number) => preview(state, seat, { subject, target: { kind: 'figure', id: enemy }, spent });
  const [plain, more] = [shot(0), shot(2)];
  expect(plain?.refusal).toBeUndefined();
  expect(plain?.commands.at(-1)).toMatchObject({ type: 'shoot', target: enemy });
  expect(plain?.panel.odds?.outcomes.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 9);
  expect(plain?.panel.spend).toMatchObject({ count: 0, most: 2 });
  expect(more?.commands.at(-1)).toMatchObject({ type: 'shoot', dice: 2 });
  expect(more?.panel.odds?.chance ?? 0).toBeGreaterThan(plain?.panel.odds?.chance ?? 1);
  expect(more?.panel.odds?.stages[0]?.modifiers.map(({ effect }) => effect)).toContain('+2');
  expect((plain?.overlay as Overlay | undefined)?.audit?.verdict).toBeDefined();
  expect(advice.targets(state, seat, subject, undefined)).toContain(enemy);
});

test('DZ-CMD-FREE-ACTIONS: the dice of the pool stand for actions of the bar', async () => {
  const { state, seat, figure } = await meeting(2);
  const actions = advice.actions(state, seat, { figure, reaction: false }, 'fr').map(({ id }) => id);
  const [own, other] = game.roster(state, 'fr');
  const uses = (own?.pool?.dice ?? []).flatMap(({ use }) => (typeof use === 'object' ? [use.action] : []));
  // The Splat of the Enforcers is spent on a Survive test alone (DZ-FACTION-STALWART).
  expect(uses).toEqual(['free shoot', 'free move']);
  expect(other?.pool?.dice.every(({ use }) => use === undefined)).toBe(true);
  for (const use of uses) expect(actions).toContain(use);
});

test('DZ-MOVE-ENTER-ENEMY: a movement into the cube of an enemy tells the Fight there, both ways', async () => {
  const { state, seat, figure, enemy } = await meeting(1);
  const charge = preview(state, seat, { subject: { figure, reaction: false }, action: 'move', target: { kind: 'figure', id: enemy } });
  expect(charge?.refusal).toBeUndefined();
  expect(charge?.commands.at(-1)).toMatchObject({ type: 'move', target: enemy });
  expect(charge?.panel.odds?.stages).toHaveLength(2);
});

test('DZ-FIGHT-RESPONSE, DZ-CMD-DIE: answers tell the chances of the attack as it was declared', async () => {
  const { state, figure: by, enemy: figure } = await meeting(0);
  const seat = 'b';
  const details = (attack: object) => {
    const about = { figure, by, attack: { how: 'fight', weapon: weaponIdOf(state, by, 'fight'), dice: 0, ...attack } };
    const options = [{ how: 'survive', dice: 0 }];
    return advice.question(state, { kind: 'choice', purpose: 'response', seat, about, options } as never, 'fr').options[0]?.detail;
  };
  expect(new Set([details({}), details({ moved: by }), details({ moved: by, dice: 1 })]).size).toBe(3);

  const asked = (attack: object) =>
    advice.question(state, { kind: 'choice', purpose: 'dice', seat, about: { figure, by, attack }, options: [0, 1] } as never, 'fr');
  const dodge = asked({ how: 'fight', weapon: weaponIdOf(state, by, 'fight'), dice: 0, moved: by });
  expect(dodge.options[0]?.detail).toBe(details({ moved: by }));
  expect(dodge.passing?.said?.this).toBe('Aucun dé pendant toute cette action');
  const shot = asked({ how: 'shoot', weapon: weaponIdOf(state, by, 'shoot'), dice: 0 });
  expect(shot.options[0]?.detail).not.toBe(dodge.options[0]?.detail);
});

test('DZ-VP-OBJECTIVE: the score of a team tells where its points come from, an objective who holds it', async () => {
  const { state } = (await begun()).snapshot();
  const held = state.scene.mission.objectives[0];
  const next = withFigures(state, { b1: cube(held?.at ?? '') });
  next.points.b = 3;
  next.figures.a2 = { ...next.figures.a2, posture: 'out' } as State['figures'][string];
  const [, team] = game.roster(next, 'fr');
  expect(team?.score).toMatchObject({ count: 3, of: 12, from: ['1 pour les pertes adverses', '2 pour les objectifs'] });
  const [a, b] = next.scene.groups;
  const ahead = { ...next, scene: { ...next.scene, groups: [a, { ...b, points: 2 }] as const } };
  expect(game.roster(ahead, 'fr')[1]?.score?.from).toEqual(['1 pour les pertes adverses', '2 de handicap']);
  expect(boardOf(next).areas?.find(({ id }) => id === held?.id)?.side).toBe(1);
  expect(boardOf(next).tokens?.find(({ id }) => id === `${held?.id} flag`)).toMatchObject({
    kind: 'objective',
    mark: `${held?.vp}`,
    side: 1,
  });
});

test('places have names that mean them again, and the eyes of players by text see the battle', async () => {
  const { state } = (await begun()).snapshot();
  for (const name of ['C3R2', 'C3R2L1', 'c3 r2 n1']) expect(queries.spotOf(state, name)).toEqual(spot('C3R2L1'));
  expect(queries.spotOf(state, 'caisse')).toBeUndefined();
  expect(queries.nameOf(state, spot('C3R2L1'), 'fr')).toBe('C3R2');
  const scanned = queries.scan(state, 'a', 'fr').join('\n');
  for (const id of state.scene.roster) expect(scanned).toContain(queries.line(state, id, 'fr'));
  expect(queries.measure(state, 'a1', { figure: 'b1' }, 'fr').text).toMatch(/à \d cubes/);
  expect(queries.reach(state, 'a1', 'fr').text).toContain('Par un déplacement');
  expect(queries.objectives?.(state, 'a', 'fr')).toHaveLength(4);
});

test('a whole patrol, each in turn by the first thing that is offered, is told line by line and comes to a summary', async () => {
  const session = await begun();
  const initial = session.snapshot().state;
  for (let i = 0; i < 60 && !session.snapshot().outcome; i++) {
    const { state } = session.snapshot();
    const seat = deciding(session);
    const [command] = deadzoneGame
      .offers(state, seat)
      .flatMap((offer): Command[] => (offer.command && !offer.refusal ? [offer.command] : []));
    if (!command || session.snapshot().waiting) break;
    await session.submit(seat, command);
  }
  const { state, outcome } = session.snapshot();
  const events = session.snapshot().entries.flatMap((entry) => ('events' in entry ? entry.events : []));
  for (const event of events) expect(() => game.tell(initial, event, 'fr')).not.toThrow();
  const over = advice.summary({ initial, final: state, events, outcome }, 'fr');
  expect(over.sides.map(({ name }) => name)).toEqual(['Enforcers', 'Forge Fathers']);
  expect(analysis.worth(state)).toHaveLength(2);
});
