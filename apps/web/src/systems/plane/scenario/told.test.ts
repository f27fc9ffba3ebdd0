import { openSession } from '@escarmouche/session';
import { copy } from '@escarmouche/referee';
import { progressOf, type Objective, type Scenario } from '@escarmouche/skirmish/plane';
import { urssClassic, type Setup, type State } from '@escarmouche/urss-classic';
import { expect, test } from 'vitest';
import { quick } from '../../urss-classic/quick.ts';
import { game } from '../../urss-classic/index.ts';
import { onPlane } from '../../urss-classic/plane-game.ts';
import { queries } from '../../urss-classic/text/queries.ts';
import { planeBoard } from '../board.ts';
import { planScenario } from '../../urss-classic/scenario-plan.ts';
import { summaryOf } from '../summary.ts';
import { scenarioTold } from './told.ts';

const text = (name: string) => ({ fr: name, en: name });
const head = (id: string, side: string) => ({ id, name: text(id), side, points: 2 });

/** The quick battle, about some objectives, with A1 and B1 in the yard and A2 out of it; everybody else is off the table. */
function battle(objectives: readonly Objective[]): State {
  const { setup, matchSettings } = quick(false, 'fr');
  const scenario: Scenario = {
    id: 'yard',
    name: text('Le chantier'),
    story: text('Une histoire.'),
    turns: 6,
    zones: [{ id: 'yard', name: text('le chantier'), shape: { type: 'disc', x: 3000, y: 3000, r: 2000 } }],
    tokens: [{ id: 'case', name: text('Mallette'), at: { x: 9000, y: 9000, z: 0 } }],
    objectives: [...objectives],
    happenings: [],
  };
  const session = openSession(urssClassic, { ...(setup as unknown as Setup), scenario }, matchSettings);
  const state = copy(session.snapshot().state);
  Object.assign(state, { phase: 'play', turn: 2, scenario: progressOf(scenario) });
  Object.assign(state.figures['a1'] ?? {}, { x: 3000, y: 3000, z: 0, posture: 'standing' });
  Object.assign(state.figures['a2'] ?? {}, { x: 9000, y: 1000, z: 0, posture: 'standing' });
  Object.assign(state.figures['b1'] ?? {}, { x: 4500, y: 3000, z: 0, posture: 'standing' });
  return state;
}

const AIMS: readonly Objective[] = [
  { ...head('reach', 'a'), type: 'reach', who: ['a1', 'a2'], count: 2, zone: 'yard' },
  { ...head('carry', 'a'), type: 'carry', token: 'case', zone: 'yard', wins: true },
  { ...head('hold', 'b'), type: 'hold', zone: 'yard' },
  { ...head('gone', 'b'), type: 'eliminate', who: ['a1'] },
  { ...head('last', 'b'), type: 'survive', who: ['b1', 'b2'], count: 1, turn: 6 },
];

const objectivesOf = (state: State) =>
  scenarioTold(onPlane, state, 'fr')?.sides.map(({ objectives }) =>
    objectives.map(({ worth, progress, result }) => `${worth} | ${progress} | ${result}`),
  );

test('UC-VICTORY-SCENARIO: each side is told what it is after, what that brings and how far it has come', () => {
  const state = battle(AIMS);
  expect(scenarioTold(onPlane, state, 'en')).toMatchObject({ name: 'Le chantier', turn: 'Turn 2 of 6' });
  expect(objectivesOf(state)).toEqual([
    ['2 points | le chantier\u00a0: 1 sur 2 | open', '2 points, gagne la partie | Mallette\u00a0: à prendre en J9.0 | open'],
    [
      '2 points par tour | le chantier\u00a0: 1 contre 1 | open',
      '2 points | encore en jeu | open',
      '2 points | 1 en jeu, il en faut 1 à la fin du tour 6 | open',
    ],
  ]);
});

const keep = (who: readonly string[]): Objective => ({
  ...head('keep', 'a'),
  type: 'survive',
  who: [...who],
  count: who.length,
  turn: 6,
});

test('UC-VICTORY-SCENARIO: a side that must survive whole is told so, and one without objectives that it hinders the others', () => {
  const whole = battle([keep(['a1', 'a2'])]);
  expect(objectivesOf(whole)).toEqual([['2 points | 2 en jeu sur 2, toutes à garder jusqu’à la fin du tour 6 | open'], []]);
  expect(scenarioTold(onPlane, whole, 'en')?.sides.map(({ aim }) => aim)).toEqual([
    undefined,
    'Keep the other sides from their objectives',
  ]);
  expect(queries.objectives?.(whole, 'a', 'fr')?.at(-1)).toContain('Empêcher les objectifs des autres camps');
  expect(objectivesOf(battle([keep(['a1'])]))?.[0]).toEqual(['2 points | à garder en jeu jusqu’à la fin du tour 6 | open']);
  expect(scenarioTold(onPlane, battle([]), 'fr')?.sides.map(({ aim }) => aim)).toEqual([undefined, undefined]);
});

test('UC-VICTORY-SCENARIO: before anybody is in play nothing has come to anything', () => {
  const state = battle(AIMS);
  state.phase = 'deployment';
  for (const figure of Object.values(state.figures)) figure.posture = 'reserve';
  expect(new Set((objectivesOf(state) ?? []).flat().map((line) => line.split(' | ').slice(1).join()))).toEqual(new Set([',open']));
});

test('UC-VICTORY-SCENARIO: what is met or can no longer be met is told so, with the points that it has brought', () => {
  const state = battle(AIMS);
  Object.assign(state.scenario ?? {}, { met: { hold: 2, reach: 1 } });
  Object.assign(state.figures['b1'] ?? {}, { posture: 'out' });
  Object.assign(state.figures['b2'] ?? {}, { posture: 'out' });
  expect(scenarioTold(onPlane, state, 'fr')?.sides.map(({ score }) => score)).toEqual(['2 points', '4 points']);
  const [reach, , hold, , last] = (objectivesOf(state) ?? []).flat();
  expect([reach, hold, last]).toEqual([
    '2 points | atteint | met',
    '2 points par tour | le chantier\u00a0: 0 contre 1, tenu 2 fois | open',
    '2 points | manqué | missed',
  ]);
});

test('UC-VICTORY-SCENARIO: at the end with one side left, what it could still do is told as met', () => {
  const state = battle(AIMS);
  for (const figure of Object.values(state.figures)) if (figure.id.startsWith('b')) figure.posture = 'out';
  state.phase = 'over';
  expect((objectivesOf(state) ?? []).flat().map((line) => line.split(' | ')[2])).toEqual(['met', 'met', 'missed', 'missed', 'missed']);
});

test('UC-VICTORY-SCENARIO: a token is drawn where it lies or with its bearer, whose lists and card tell it', () => {
  const state = battle(AIMS);
  const board = (): ReturnType<typeof planeBoard> => planeBoard(onPlane, state, { ground: 'sand' }, 'fr');
  expect(board().tokens).toMatchObject([{ id: 'case', name: 'Mallette', at: { x: 9000, y: 9000 } }]);
  Object.assign(state.scenario?.tokens ?? {}, { case: { at: { x: 9000, y: 9000, z: 0 }, by: 'a1' } });
  expect(board().tokens).toMatchObject([{ id: 'case', at: { x: 3000, y: 3000 }, by: 'a1' }]);
  expect(board().figures.find(({ id }) => id === 'a1')?.spoken).toContain('porte\u00a0: Mallette');
  expect(game.roster(state, 'en')[0]?.figures[0]?.badges).toEqual(['carries: Mallette']);
  expect(game.card(state, 'a1', 'fr')?.state).toBe('porte\u00a0: Mallette');
});

test('UC-VICTORY-SCENARIO: a zone that one side alone is after has its colour', () => {
  const contested = planeBoard(onPlane, battle(AIMS), { ground: 'sand' }, 'fr').areas;
  expect(contested).toMatchObject([{ id: 'yard', name: 'le chantier' }]);
  expect(contested?.[0]?.side).toBeUndefined();
  expect(planeBoard(onPlane, battle(AIMS.slice(2)), { ground: 'sand' }, 'fr').areas).toMatchObject([{ side: 1 }]);
});

test('UC-VICTORY-SCENARIO: in words, objectives are told a side a sentence, and zones and tokens are places to go to', () => {
  const state = battle(AIMS);
  const [title, a] = queries.objectives?.(state, 'a', 'fr') ?? [];
  expect(title).toBe('Le chantier. Tour 2 sur 6.');
  expect(a).toMatch(/^Camp A, .* \(vous\), 0 point\u00a0: reach, 2 points, le chantier\u00a0: 1 sur 2\u00a0; carry, /);
  expect(queries.scan(state, 'a', 'fr')).toContain(a);
  const places = queries.places(state, 'fr').slice(-2);
  expect(places.map(({ name, detail }) => `${name}: ${detail}`)).toEqual(['le chantier: D3.0, zone nommée', 'Mallette: J9.0, jeton']);
  const [yard, token] = places.map(({ id }) => queries.spotsBy(state, 'a1', id, 'beside'));
  expect(yard?.[0]).toEqual({ x: 3000, y: 3000 });
  expect(token).toEqual([{ x: 9000, y: 9000 }]);
  expect(queries.objectives?.({ ...state, scene: { ...state.scene, scenario: undefined } } as State, 'a', 'fr')).toEqual([]);
});

test('UC-VICTORY-SCENARIO: who comes with a happening is told so, and is not to be placed', () => {
  const state = battle(AIMS);
  const arrivals = { figures: ['a3'], zone: { x: 0, y: 0, width: 5000, height: 5000, front: 'north' as const } };
  const scenario = { ...state.scene.scenario, happenings: [{ id: 'help', text: text('help'), when: { turn: 3 }, arrivals }] } as Scenario;
  const later: State = { ...state, phase: 'deployment', scene: { ...state.scene, scenario } };
  const [, , third, fourth] = game.roster(later, 'fr')[0]?.figures ?? [];
  expect([third?.state, fourth?.state]).toEqual(['arrive plus tard', 'à déployer']);
  expect(queries.where(later, 'a3', 'en')).toBe('comes later');
  expect(game.selectable({ ...later, group: 'a' }, 'a')).not.toContain('a3');
  expect(game.selectable({ ...later, group: 'a' }, 'a')).toContain('a4');
});

test('UC-VICTORY-SCENARIO: what has happened on the way is told in order, the last of it in words too', () => {
  const state = battle(AIMS);
  const happenings = ['bell', 'rain', 'fog'].map((id) => ({ id, text: text(`${id}.`), when: { turn: 2 } }));
  const later: State = { ...state, scene: { ...state.scene, scenario: { ...state.scene.scenario, happenings } as Scenario } };
  expect(scenarioTold(onPlane, later, 'fr')?.news).toEqual([]);
  Object.assign(later.scenario ?? {}, { happened: ['rain', 'bell'] });
  expect(scenarioTold(onPlane, later, 'fr')?.news).toEqual(['rain.', 'bell.']);
  expect(queries.objectives?.(later, 'a', 'fr')?.[1]).toBe('bell.');
});

test('UC-VICTORY-SCENARIO: a scenario begun in one language is told in the other: its name, its sides, the log and the end', () => {
  const { setup, matchSettings } = planScenario('soutes-scellees', { bands: {} });
  const session = openSession(urssClassic, setup as unknown as Setup, matchSettings);
  const { state } = session.snapshot();
  const told = scenarioTold(onPlane, state, 'en');
  expect(told?.name).toBe('The sealed holds');
  expect(told?.sides.map(({ name }) => name)).toEqual(['South crew', 'North crew']);
  expect(game.roster(state, 'en').map(({ name }) => name)).toEqual(['South crew', 'North crew']);
  const [won] = state.scene.scenario?.objectives ?? [];
  const outcome = { winners: ['a'], rule: 'UC-VICTORY-SCENARIO', reason: won?.name ?? text('') };
  const line = (language: 'fr' | 'en') =>
    urssClassic
      .describe(state, { type: 'battleEnded', outcome }, language)
      ?.map((part) => (typeof part === 'string' ? part : part.text))
      .join('');
  expect(line('fr')).toBe('Victoire\u00a0: Équipe du sud. Objectif atteint\u00a0: La mémoire est sur le quai sud.');
  expect(line('en')).toBe('Victory: South crew. Objective met: The memory is on the south quay.');
  const summary = summaryOf(onPlane, state, outcome, [], 'en');
  expect(summary).toMatchObject({
    title: expect.stringContaining('South crew'),
    reason: 'Objective met: The memory is on the south quay.',
  });
});
