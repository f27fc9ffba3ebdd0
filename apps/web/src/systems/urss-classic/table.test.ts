import { copy, randomFrom, refuse, type Json, type Offer } from '@escarmouche/referee';
import { BOT, PERSON, openSession, viewerSession, type HostSession } from '@escarmouche/session';
import type { Feature } from '@escarmouche/space';
import { distanceBetween } from '@escarmouche/skirmish/placed';
import { urssClassic, type ActionCommand, type Command, type Event, type Setup, type State } from '@escarmouche/urss-classic';
import { expect, test } from 'vitest';
import type { Overlay as PlaneOverlay } from '../../boards/plane/overlay.ts';
import type { Intent } from '../preview.ts';
import type { ActingContext } from '../plane/game.ts';
import { cadence, personnage } from '@escarmouche/urss-classic/rules';
import { advice } from './advice/advice.ts';
import { game } from './index.ts';
import { newGame } from './new-game.ts';
import { quick } from './quick.ts';
import { deployments } from '../plane/deploy/places.ts';
import { onPlane } from './plane-game.ts';
import { jointRefusal } from '../plane/preview/joint.ts';
import { createLog } from '../../table/log.ts';

type TestSession = HostSession<Setup, State, Command, Event>;

/** The quick battle with its order rolled and everybody in place. */
async function battle(): Promise<TestSession> {
  const { setup, matchSettings } = quick(false, 'fr');
  const session = openSession(urssClassic, setup as unknown as Setup, { ...matchSettings, seed: 'test' });
  const give = async (...commands: readonly Command[]): Promise<void> => {
    for (const command of commands) {
      const [seat = ''] = session.snapshot().active;
      const progress = await session.submit(seat, command);
      if (progress.status === 'refused') throw new Error(progress.refusal.reason.en);
    }
  };
  await give({ type: 'rollOrder' });
  for (let side = 0; side < 2; side++) {
    const { state } = session.snapshot();
    await give(...deployments(onPlane, state, state.group), { type: 'endDeployment' });
  }
  return session;
}

const seatOf = (session: TestSession): string => session.snapshot().active[0] ?? '';
const firstOf = (session: TestSession): string => game.selectable(session.snapshot().state, seatOf(session))[0] ?? '';
const preview = (state: State, seat: string, intent: Intent) => advice.preview(state, seat, intent, 'fr');
const enemyOf = ({ scene }: State, figure: string): string =>
  scene.roster.find((id) => scene.sheets[id]?.group !== scene.sheets[figure]?.group) ?? '';

/** A shot that is refused. */
const refusedShot = (target: string, why: string) =>
  ({ command: { type: 'shoot', weapon: '', target }, refusal: refuse('UC-SYS-LOS', why, why) }) as unknown as Offer<ActionCommand>;

/** The quick battle with an enemy so many paces before who acts first; `pace` is one of them, along y. */
async function encounter(paces: number) {
  const session = await battle();
  const state = copy(session.snapshot().state);
  const figure = firstOf(session);
  const enemy = enemyOf(state, figure);
  const [mover, other] = [state.figures[figure], state.figures[enemy]];
  if (!mover || !other) throw new Error('nobody');
  const pace = mover.facing.y > 0 ? 1000 : -1000;
  Object.assign(other, { x: mover.x, y: mover.y + paces * pace });
  return { state, seat: seatOf(session), subject: { figure, reaction: false }, enemy, mover, other, pace };
}

test('UC-SETUP-DEPLOY: everybody is placed where the rules allow it, apart from each other', async () => {
  const { state } = (await battle()).snapshot();
  expect(state.phase).toBe('play');
  const [one, other] = Object.values(state.figures);
  if (!one || !other) throw new Error('nobody');
  expect(distanceBetween(state, one, other)).toBeGreaterThan(1000);
});

test('UC-ACT-MOVE: a move is previewed before the activation, with the activation as its first command', async () => {
  const session = await battle();
  const { state } = session.snapshot();
  const figure = firstOf(session);
  const { x, y } = game.home(state, figure).at;
  const forward = (state.figures[figure]?.facing.y ?? 0) > 0 ? 1000 : -1000;
  const shown = preview(state, seatOf(session), {
    subject: { figure, reaction: false },
    target: { kind: 'ground', at: { x, y: y + forward } },
  });
  expect(shown?.refusal).toBeUndefined();
  expect(shown?.commands.map(({ type }) => type)).toEqual(['activate', 'move']);
  expect(shown?.overlay.trail?.label).toBe('1\u00a0pas');
  expect(shown?.overlay.ghost?.at).toMatchObject({ x, y: y + forward });
  expect(state.activation).toBeUndefined();
});

test('UC-ACT-MOVE: too far a point shows the farthest one and says why', async () => {
  const session = await battle();
  const placed = session.snapshot().state;
  const state = { ...placed, scene: { ...placed.scene, table: { ...placed.scene.table, features: [] } } };
  const figure = firstOf(session);
  const at = state.figures[figure];
  if (!at) throw new Error('nobody');
  const shown = preview(state, seatOf(session), {
    subject: { figure, reaction: false },
    target: { kind: 'ground', at: { x: at.x, y: at.y + 9000 * Math.sign(at.facing.y) } },
  });
  expect(shown?.refusal).toBeUndefined();
  const told = shown?.panel.facts.find(({ tone }) => tone === 'warn');
  expect(told?.rule).toBe('UC-ACT-MOVE');
  expect(told?.label).toMatch(/^C’est trop loin\u00a0: elle s’arrête ici, (5|4,9\d) sur 5\u00a0pas\.$/u);
  expect(shown?.instead?.reason.en).toMatch(/^It is too far: it stops here, (5|4\.9\d) of 5\u00a0paces\.$/u);
  const ghost = shown?.overlay.ghost?.at;
  expect(Math.hypot((ghost?.x ?? 0) - at.x, (ghost?.y ?? 0) - at.y)).toBeGreaterThan(4900);
});

test('UC-SHOOT-RANGE: an impossible shot is refused with its rule, a possible one comes with exact odds', async () => {
  const session = await battle();
  const far = session.snapshot().state;
  const { state, seat, subject, enemy } = await encounter(4);
  const intent: Intent = { subject, target: { kind: 'figure', id: enemy } };
  expect(preview(far, seat, intent)?.refusal?.rule).toMatch(/^UC-/);

  const shot = preview(state, seat, intent);
  expect(shot?.refusal).toBeUndefined();
  expect(shot?.commands.at(-1)).toMatchObject({ type: 'shoot', target: enemy });
  const { odds } = shot?.panel ?? {};
  expect(odds?.outcomes.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 12);
  expect(odds?.stages[0]?.ways?.all).toBeGreaterThan(35);
});

test('UC-ACT-ALERT-TRIGGER: a move says who may answer it, where and with what chance, and its end is shown all the same', async () => {
  const { state, seat, subject, mover, other, pace } = await encounter(6);
  Object.assign(other, { facing: { x: 0, y: -pace }, alert: true });
  const at = { x: mover.x, y: mover.y + 2 * pace };
  const shown = preview(state, seat, { subject, target: { kind: 'ground', at } });
  const answers = shown?.panel.groups?.find(({ title }) => title === 'Peuvent répondre, dans cet ordre')?.facts ?? [];
  expect(answers.length).toBeGreaterThan(0);
  expect(answers.every(({ rule }) => rule === 'UC-ACT-ALERT-TRIGGER')).toBe(true);
  expect(answers[0]?.label).toMatch(/: tir après \d/);
  expect(answers[0]?.value).toMatch(/%$/);
  expect(answers.at(-1)).toMatchObject({ label: 'Indemne dans le pire des cas', tone: 'info' });
  expect(shown?.panel.facts.find(({ label }) => label === 'Guettée par')?.tone).toBe('bad');
  expect(shown?.overlay.ghost?.at).toMatchObject(at);
});

test('UC-ACT-ALERT: who may react is offered what it could do and to whom, with the chances of the previews, the likeliest first', async () => {
  const { state, subject, enemy, mover, other, pace } = await encounter(6);
  Object.assign(other, { facing: { x: 0, y: -pace }, alert: true });
  const seat = state.scene.groups.find(({ figures }) => figures.includes(enemy))?.seat ?? '';
  const about = { figure: enemy, mover: mover.id, windows: ['end'] };
  const { reaction, options } = advice.question(state, { kind: 'choice', purpose: 'alert', seat, about }, 'fr');
  const best = reaction?.best ?? [];
  const reacts = { figure: enemy, reaction: true, to: about };
  const chances = best.map(({ value }) => {
    const { target } = (value as { command: { target: string } }).command;
    return preview(state, seat, { subject: reacts, target: { kind: 'figure', id: target } })?.panel.odds?.chance ?? 0;
  });
  expect(best.map(({ label }) => label)).toContainEqual(expect.stringMatching(/^Tirer sur .* · [\d,]+\u00a0%$/));
  expect(best.some(({ value }) => JSON.stringify(value).includes(`"${subject.figure}"`))).toBe(true);
  expect(chances).toEqual(chances.toSorted((a, b) => b - a));
  expect(options[0]?.label).toBe('Laisser passer');
});

test('UC-ACT-ALERT: of reactions with like chances, that against the mover comes first', async () => {
  const { state, subject, enemy, mover, other, pace } = await encounter(6);
  Object.assign(state, { scene: { ...state.scene, table: { ...state.scene.table, features: [] } } });
  const group = state.scene.groups.find(({ figures }) => figures.includes(subject.figure));
  const friend = group?.figures.find((id) => id !== mover.id) ?? '';
  Object.assign(other, { facing: { x: 0, y: -pace }, alert: true });
  Object.assign(mover, { x: other.x - pace });
  Object.assign(state.figures[friend] ?? {}, { x: other.x + pace, y: mover.y, z: mover.z });
  const seat = state.scene.groups.find(({ figures }) => figures.includes(enemy))?.seat ?? '';
  for (const one of [mover.id, friend]) {
    const about = { figure: enemy, mover: one, windows: ['end'] };
    const [first] = advice.question(copy(state), { kind: 'choice', purpose: 'alert', seat, about }, 'fr').reaction?.best ?? [];
    expect(first?.value).toMatchObject({ command: { target: one } });
  }
});

test('UC-ACT-ALERT-TRIGGER: a chance to react presses where a shot or a charge is possible, the order of several where it is for two', async () => {
  const { state, subject, enemy, mover, other, pace } = await encounter(6);
  const seat = state.scene.groups.find(({ figures }) => figures.includes(enemy))?.seat ?? '';
  const friend = state.scene.groups.find((group) => group.seat === seat)?.figures.find((id) => id !== enemy) ?? '';
  const pressing = (purpose: string, about: Json, options?: readonly string[]) =>
    advice.question(copy(state), { kind: 'choice', purpose, seat, about, ...(options && { options }) }, 'fr').passing;
  Object.assign(other, { facing: { x: 0, y: -pace }, alert: true });
  const asked = () => pressing('alert', { figure: enemy, mover: subject.figure, windows: ['end'] });
  expect(asked()).toEqual({ of: 'reactions', answer: { do: 'decline' }, pressing: true, idle: false });
  const order = () => pressing('alertOrder', { mover: mover.id }, [friend, enemy]);
  expect(order()).toMatchObject({ answer: enemy, pressing: false });
  Object.assign(state.figures[friend] ?? {}, { x: other.x + 2 * pace, y: other.y, z: other.z, facing: other.facing, alert: true });
  expect(order()).toMatchObject({ answer: friend, pressing: true });
  // Turned away it cannot shoot, and so far away it cannot charge.
  Object.assign(other, { y: other.y + 2 * pace, facing: { x: 0, y: pace } });
  expect(asked()).toMatchObject({ pressing: false });
  expect(order()).toMatchObject({ answer: friend, pressing: false });
});

test('UC-MOVE-FALL: a way that ends in a fall before the point says so there, and that the point is too far where it is', async () => {
  const session = await battle();
  const state = copy(session.snapshot().state);
  const seat = seatOf(session);
  const figure = firstOf(session);
  const corners = [
    [14_000, 12_000],
    [22_000, 12_000],
    [22_000, 15_000],
    [14_000, 15_000],
  ] as const;
  const pit: Feature = {
    id: 'pit',
    kind: 'void',
    base: -2000,
    top: 0,
    shape: { type: 'polygon', points: corners.map(([x, y]) => ({ x, y })) },
  };
  Object.assign(state, { scene: { ...state.scene, table: { ...state.scene.table, features: [pit] } } });
  for (const other of Object.values(state.figures)) if (other.id !== figure) Object.assign(other, { x: 1000, y: 27_000 });
  Object.assign(state.figures[figure] ?? {}, { x: 18_000, y: 10_300, z: 0, facing: { x: 0, y: 1000 } });
  const towards = (y: number) => {
    const shown = preview(state, seat, { subject: { figure, reaction: false }, target: { kind: 'ground', at: { x: 18_000, y } } });
    return { ...shown, overlay: shown?.overlay as PlaneOverlay };
  };

  const far = towards(18_000);
  expect(far.refusal).toBeUndefined();
  expect(far.overlay.refused).toMatchObject({
    at: { x: 18_000, y: 18_000 },
    offered: true,
    text: expect.stringMatching(/^Trop loin.*chute/),
  });
  expect(far.panel?.facts.find(({ rule, tone }) => rule === 'UC-MOVE-FALL' && tone === 'warn')).toBeDefined();
  // Two paces: a damage roll with malus, the two lowest of three dice (69 of 216), and this soldier’s save with malus against it.
  const fallen = far.panel?.facts.filter(({ rule, tone }) => rule === 'UC-MOVE-FALL' && tone === 'bad').map(({ value }) => value);
  expect(fallen).toEqual(['de 2\u00a0pas', '21,7\u00a0%']);
  expect(towards(14_500).overlay.refused?.text).toMatch(/^Une chute/);
  expect(towards(far.overlay.ghost?.at.y ?? 0).overlay.refused).toBeUndefined();
});

test('UC-MOVE-FACING: who backs away faces the enemy it can shoot, unless it is told how to face: then the panel says who is behind it', async () => {
  const { state, seat, subject, enemy, mover, pace } = await encounter(6);
  const intent: Intent = { subject, target: { kind: 'ground', at: { x: mover.x, y: mover.y - pace } } };
  const dealt = (shown: ReturnType<typeof preview>) => shown?.panel.groups?.find(({ sign }) => sign === 'out')?.facts;
  const name = state.scene.sheets[enemy]?.name ?? '';

  const free = preview(state, seat, intent);
  expect(free?.commands.at(-1)).toMatchObject({ type: 'move', facing: { x: 0, y: 7 * pace } });
  expect(dealt(free)?.[0]).toMatchObject({ label: `${name} (tir)`, tone: 'good' });

  const turned = preview(state, seat, { ...intent, facing: { x: 0, y: -pace } });
  expect(turned?.commands.at(-1)).toMatchObject({ type: 'move', facing: { x: 0, y: -pace } });
  expect(dealt(turned)).toEqual([{ label: 'Dans son dos', value: name, rule: 'UC-ARC-VISION' }]);
});

test('UC-ACT-ALERT: an action that is aimed at nothing says what it does and what it gives up, with its rule', async () => {
  const session = await battle();
  const { rules } = await import('../../rules/rulebook.svelte.ts');
  await rules.load('urss-classic');
  const figure = firstOf(session);
  const shown = preview(session.snapshot().state, seatOf(session), { subject: { figure, reaction: false }, action: 'alert' });
  expect(shown?.panel.detail).toMatch(/^La Posture d’alerte/);
  expect(shown?.panel.facts).toEqual([
    { label: 'Actions abandonnées', value: '1', tone: 'warn' },
    { label: expect.stringContaining('Posture'), rule: 'UC-ACT-ALERT' },
  ]);
});

test('UC-TURN-ACTIVATION: what to do next is not said of a figure that has played', async () => {
  const session = await battle();
  const figure = firstOf(session);
  const seat = seatOf(session);
  const subject = { figure, reaction: false };
  const hint = () => game.hint(session.snapshot().state, seat, subject, 'fr');
  expect(hint()).toMatch(/^Désigner un point/);
  await session.submit(seat, { type: 'activate', figure });
  await session.submit(seat, { type: 'pass' });
  expect(hint()).toMatch(/ a déjà joué ce tour\. Choisir une figurine/);
});

test('UC-ACT-SHOOT: an action without a target lists whom it may be aimed at with the odds of their previews, the best first', async () => {
  const { state: built, seat, subject } = await encounter(6);
  const state = { ...built, scene: { ...built.scene, table: { ...built.scene.table, features: [] } } };
  const { figure } = subject;
  const [first, second] = state.scene.roster.filter((id) => state.scene.sheets[id]?.group !== state.scene.sheets[figure]?.group);
  const near = state.figures[first ?? ''];
  const other = state.figures[second ?? ''];
  if (!near || !other) throw new Error('nobody');
  Object.assign(other, { x: near.x + 3000, y: near.y });
  const action = advice.actions(state, seat, subject, 'fr').find(({ id, refusal }) => id.startsWith('shoot') && !refusal)?.id ?? '';
  const aims = advice.aims?.(state, seat, subject, action, 'fr') ?? [];
  const chances = aims.map(({ at }) => at && preview(state, seat, { subject, action, target: at })?.panel.odds?.chance);
  expect(aims.length).toBeGreaterThan(1);
  expect(chances).toEqual(chances.toSorted((a = 0, b = 0) => b - a));
  expect(aims[0]?.label).toMatch(/ · \d+(,\d)?\u00a0%$/u);
  expect(advice.aims?.(state, seat, subject, 'move', 'fr')).toEqual([]);
});

test('UC-TURN-ACTIVATION: pointing is told of only where it does something, and choosing only where there is somebody', async () => {
  const session = await battle();
  const [figure, seat] = [firstOf(session), seatOf(session)];
  const { state } = session.snapshot();
  const hint = (can?: readonly string[]) => game.hint(state, seat, { figure, reaction: false }, 'fr', can);
  expect(hint(['move', 'shoot:blaster'])).toBe('Désigner un point pour marcher, une adversaire pour l’attaquer.');
  expect(hint(['move', 'alert'])).toBe('Désigner un point pour marcher.');
  expect(hint(['fight'])).toBe('Désigner une adversaire pour l’attaquer.');
  expect(hint(['alert'])).toBe('Choisir une action, ou finir l’activation.');
  expect(hint([])).toBe('Il ne reste qu’à finir l’activation.');
  const figures = Object.fromEntries(Object.entries(state.figures).map(([id, one]) => [id, { ...one, activated: true }]));
  expect(game.hint({ ...state, figures }, seat, undefined, 'fr')).toMatch(/^Toutes ont joué/);
});

test('UC-ACT-SHOOT: the next target is pointed at or chosen, each with the chance of the shots that are left', async () => {
  const session = await battle();
  const { state } = session.snapshot();
  const shooter = state.scene.roster.find((id) =>
    state.scene.sheets[id]?.weapons.some(({ rules: own }) => own.some((rule) => rule.id === cadence.id)),
  );
  const weapon = state.scene.sheets[shooter ?? '']?.weapons.find(({ rules: own }) => own.some((rule) => rule.id === cadence.id));
  const enemy = enemyOf(state, shooter ?? '');
  if (!shooter || !weapon) throw new Error('nobody');
  const chanceOf = (shot: number): number => {
    const about = { figure: shooter, weapon: weapon.id, shot, of: 2 };
    const ask = advice.question(state, { kind: 'choice', purpose: 'nextTarget', seat: 'a', about, options: [enemy, null] }, 'fr');
    expect(ask.options[0]?.at).toEqual({ kind: 'figure', id: enemy });
    expect(ask.options[1]?.detail).toBeUndefined();
    return Number.parseFloat(ask.options[0]?.detail?.replace(',', '.') ?? '');
  };
  expect(chanceOf(2)).toBeGreaterThan(0);
  expect(chanceOf(1)).toBeGreaterThan(chanceOf(2));
});

test('UC-ACT-LIST: actions that may not be taken stand in the bar with their rule', async () => {
  const session = await battle();
  const { state } = session.snapshot();
  const actions = advice.actions(state, seatOf(session), { figure: firstOf(session), reaction: false }, 'fr');
  expect(actions.find(({ id }) => id === 'move')?.refusal).toBeUndefined();
  expect(actions.find(({ id }) => id === 'fight')?.refusal?.rule).toBe('UC-ACT-FIGHT');
  expect(actions.find(({ id }) => id === 'climb')?.refusal?.rule).toBe('UC-ACT-CLIMB-SWIM');
});

test('UC-SHOOT-TARGET: why nobody may be shot at is said of all: the reason they share, each of a few, else their number and the nearest', async () => {
  const { state, subject, seat, enemy, mover, other, pace } = await encounter(30);
  const enemies = state.scene.roster.filter((id) => state.scene.sheets[id]?.group === state.scene.sheets[enemy]?.group);
  const shot = () => advice.actions(state, seat, subject, 'fr').find(({ id }) => id.startsWith('shoot'))?.refusal;
  enemies.forEach((id, i) => Object.assign(state.figures[id] ?? {}, { x: mover.x + i * 3000, y: mover.y + (26 + i) * pace }));
  Object.assign(other, { x: mover.x, y: mover.y + 25 * pace });
  expect(enemies.length).toBeGreaterThan(2);
  expect(shot()).toMatchObject({
    rule: 'UC-SHOOT-RANGE',
    reason: {
      fr: expect.stringMatching(new RegExp(`^Aucune des ${enemies.length} cibles.* ${state.scene.sheets[enemy]?.name} est à`)),
      en: expect.stringContaining('The nearest: '),
    },
  });
  const acting = { state, figure: mover } as ActingContext<State, Command>;
  const [near = '', far = ''] = enemies;
  expect(jointRefusal(acting, [refusedShot(far, 'Loin.'), refusedShot(near, 'Là.')])?.reason.fr).toBe('Là. Loin.');
  expect(jointRefusal(acting, [refusedShot(far, 'Vide.'), refusedShot(near, 'Vide.')])?.reason.fr).toBe('Vide.');
});

test('UC-TURN-ACTIVATION: the button that ends a group says how many figures have not played', async () => {
  const session = await battle();
  const seat = seatOf(session);
  const end = () => game.steps(session.snapshot().state, seat, undefined, 'fr').find(({ id }) => id === 'endGroup');
  const count = game.selectable(session.snapshot().state, seat).length;
  expect(end()?.hint).toBe(`${count} figurines n’ont pas joué`);
  await session.submit(seat, { type: 'activate', figure: firstOf(session) });
  await session.submit(seat, { type: 'pass' });
  expect(end()?.hint).toBe(count === 2 ? '1 figurine n’a pas joué' : `${count - 1} figurines n’ont pas joué`);
});

test('UC-DMG-STATES: the roster and the log call a state of health by the same name', async () => {
  const { state } = (await battle()).snapshot();
  const now = copy(state);
  const [id = ''] = now.scene.roster;
  const sheet = now.scene.sheets[id];
  if (!sheet) throw new Error('nobody');
  const sheets = { ...now.scene.sheets, [id]: { ...sheet, rules: [...sheet.rules, { id: personnage.id }] } };
  const hurt = { ...now, scene: { ...now.scene, sheets } } as unknown as State;
  for (const [left, name] of [
    [2, 'Blessé'],
    [1, 'Très blessé'],
  ] as const) {
    Object.assign(hurt.figures[id] ?? {}, { vitality: left });
    const roster = game.roster(hurt, 'fr').flatMap(({ figures }) => figures);
    expect(roster.find((one) => one.id === id)?.state).toBe(name);
    const told = game.tell(hurt, { type: 'vitalityLost', figure: id, points: 1, left }, 'fr')?.text;
    expect(told?.map((part) => (typeof part === 'string' ? part : part.text)).join('')).toContain(`(${name})`);
  }
});

test('the log tells each entry once, again after an undo, and in the other language', async () => {
  const session = await battle();
  const viewer = viewerSession(session, 'a');
  const log = createLog(game, () => viewer);
  const all = log.lines(viewer.snapshot(), 'fr');
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
  expect(log.lines(viewer.snapshot(), 'fr')).toBe(all);
  const last = session.snapshot().entries.findLast(({ seat }) => seat !== '')?.seat ?? '';
  await session.propose(last, 'takeBack');
  expect(log.lines(viewer.snapshot(), 'fr').length).toBeLessThan(all.length);
  const text = log
    .lines(viewer.snapshot(), 'en')
    .map(({ told }) => told.text.map((part) => (typeof part === 'string' ? part : part.text)).join(''));
  expect(text[0]).toMatch(/order of play/i);
});

test('every question of a random battle is put in words, and answered by one of its options', async () => {
  const session = await battle();
  const random = randomFrom(5);
  const asked = new Set<string>();
  for (let i = 0; i < 400 && !session.snapshot().outcome; i++) {
    const { waiting, state, active } = session.snapshot();
    if (waiting) {
      const ask = advice.question(state, waiting.question, 'fr');
      asked.add(waiting.question.purpose);
      expect(ask.title).not.toBe('');
      const option = ask.options[random(ask.options.length)];
      const progress = await session.answer(option?.value ?? null, waiting.asked[0] ?? '');
      expect(progress.status).not.toBe('refused');
      continue;
    }
    const [seat = ''] = active;
    const offers = urssClassic.offers(state, seat).filter(({ refusal }) => !refusal);
    const offer = offers[random(offers.length)];
    const command = offer?.command ?? offer?.sample?.(random);
    if (command) await session.submit(seat, command);
  }
  expect(asked.size).toBeGreaterThan(0);
});

test('a landing place is pointed at, within its limit', async () => {
  const session = await battle();
  const { state } = session.snapshot();
  const figure = firstOf(session);
  const { at } = game.home(state, figure);
  const ask = advice.question(state, { kind: 'choice', purpose: 'landing', seat: 'a', about: { figure, limit: 8000 } }, 'fr');
  expect(ask.place?.preview({ x: at.x + 1000, y: at.y }).ghost?.tone).toBe('good');
  expect(ask.place?.preview({ x: at.x + 9000, y: at.y }).ghost?.tone).toBe('bad');
  expect(ask.place?.answer({ x: at.x + 0.4, y: at.y })).toEqual({ x: at.x, y: at.y, z: 0 });
});

test('UC-MOVE-FACING: a facing is asked for by eight directions or any other', async () => {
  const session = await battle();
  const figure = firstOf(session);
  const ask = advice.question(session.snapshot().state, { kind: 'choice', purpose: 'facing', seat: 'a', about: { figure } }, 'en');
  expect(ask.options).toHaveLength(8);
  expect(ask.options[0]).toEqual({ label: 'Up', value: { x: 0, y: 1000 } });
  expect(ask.facing?.answer({ x: 3, y: 4 })).toEqual({ x: 3, y: 4 });
});

test('a summary counts losses and sets luck against what was to be expected', async () => {
  const session = await battle();
  const initial = viewerSession(session, '').beginning();
  const events = session.snapshot().entries.flatMap((entry) => entry.events);
  const summary = advice.summary({ initial, final: session.snapshot().state, events, outcome: undefined }, 'fr');
  expect(summary.sides.map(({ losses }) => losses)).toEqual([
    { label: 'Pertes', count: 0, of: 6 },
    { label: 'Pertes', count: 0, of: 6 },
  ]);
});

test('the same battle again, with the players’ sides exchanged', () => {
  const { setup, matchSettings: first } = quick(true, 'fr');
  const matchSettings = { ...first, dice: { a: 'typed', b: 'seeded' } } as const;
  const again = newGame.again(setup, matchSettings, true);
  expect(again.matchSettings.dice).toEqual({ a: 'seeded', b: 'typed' });
  expect(again.matchSettings.seats).toEqual({ a: BOT, b: PERSON });
  expect(again.matchSettings.seed).not.toBe(matchSettings.seed);
  for (const { seed, generator } of [first, again.matchSettings])
    expect([seed, generator]).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/), 'sfc32']);
  expect(again.title).toEqual({ fr: 'Rebelles contre Empire · Quai sept', en: 'Rebels against Empire · Bay seven' });
});
