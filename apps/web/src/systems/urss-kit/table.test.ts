import { randomFrom } from '@escarmouche/referee';
import { BOT, PERSON, openSession, type HostSession } from '@escarmouche/session';
import { urssKit, type Command, type Event, type Setup, type State } from '@escarmouche/urss-kit';
import { expect, test } from 'vitest';
import { advice } from './advice/advice.ts';
import { game } from './index.ts';
import { quick } from './quick.ts';
import { newGame } from './new-game.ts';
import { onPlane } from './plane-game.ts';
import { queries } from './text/queries.ts';
import { deployments } from '../plane/deploy/places.ts';
import { quickSides } from '../urss/quick.ts';
import { planBattle } from './battle-plan.ts';
import { mapOf } from '../plane/maps/maps.ts';
import { kit, kitBands } from '@escarmouche/content/kit';

type Session = HostSession<Setup, State, Command, Event>;

/** A battle of two persons with everybody in place. */
async function battle(options: Setup['options'] = {}, seed = 'test'): Promise<Session> {
  const [empire, rebels] = kitBands.map(({ figures }) => figures);
  const plan = planBattle(quickSides(rebels ?? [], empire ?? [], false, 'fr'), kit, mapOf(undefined), options, seed);
  const session = openSession(urssKit, plan.setup as unknown as Setup, plan.matchSettings);
  while (session.snapshot().state.phase !== 'play') {
    const { state, active } = session.snapshot();
    const next: Command = deployments(onPlane, state, state.group)[0] ?? { type: 'endDeployment' };
    const progress = await session.submit(active[0] ?? '', next);
    if (progress.status === 'refused') throw new Error(progress.refusal.reason.en);
  }
  return session;
}

const part = (session: Session, seat: string) => {
  const { waiting } = session.snapshot();
  const found = waiting?.question.kind === 'commit' ? waiting.question.parts.find((one) => one.seat === seat) : undefined;
  if (!found) throw new Error(`${seat} is not asked`);
  return found;
};

test('UK-TURN-ALT-CHOICE: each side is asked in secret whom to activate, and answers by pointing at a figure', async () => {
  const session = await battle();
  const { state } = session.snapshot();
  expect(game.steps(state, 'a', undefined, 'fr')).toEqual([]);
  expect(game.hint(state, 'a', undefined, 'fr')).toBe('Choisir en secret la figurine à activer.');
  expect(game.banner(state, 'fr')).toEqual({ turn: 'Tour 1', phase: 'Choix secrets de la manche' });
  const ask = advice.question(state, part(session, 'b'), 'fr');
  expect(ask.title).toBe('Qui activer dans cette manche ?');
  expect(ask.options[0]).toMatchObject({ label: 'Talvik', detail: 'Officier impérial · 2 actions', at: { kind: 'figure', id: 'b1' } });
  await session.answer('b1', 'b');
  expect(session.snapshot().waiting?.asked).toEqual(['a']);
  await session.answer('a4', 'a');
  const after = session.snapshot().state;
  expect(game.banner(after, 'en').phase).toMatch(/acts: 2\sactions of 2 · then/);
  expect(
    game.steps(after, after.scene.groups.find(({ id }) => id === after.group)?.seat ?? '', undefined, 'fr').map(({ id }) => id),
  ).toEqual(['pass']);
});

test('UK-TURN-CLASSIC-PLAY: by option a group activates whom it likes, or ends its part', async () => {
  const session = await battle({ 'turn.activation': 'classic' });
  const { state, active } = session.snapshot();
  const [seat = ''] = active;
  const [first = ''] = game.selectable(state, seat);
  expect(game.steps(state, seat, first, 'fr').map(({ id }) => id)).toEqual(['endGroup', 'activate']);
  expect(game.selectable(state, seat === 'a' ? 'b' : 'a')).toEqual([]);
});

test('UK-PROFILE-FORMAT: levels are written with their signs, and what is in hand is marked', async () => {
  const session = await battle();
  const card = game.card(session.snapshot().state, 'b7', 'fr');
  const values = Object.fromEntries(card?.skills.map(({ label, value }) => [label, value]) ?? []);
  expect(values).toMatchObject({ Combat: '2+', Lancer: 'normal', Initiative: '+', Moral: '2+', Actions: '2', Mouvement: '5\u00a0pas' });
  expect(card?.gear.some(({ detail }) => detail.startsWith('en main'))).toBe(true);
  const trooper = game.card(session.snapshot().state, 'b2', 'en')?.skills.find(({ label }) => label === 'Combat');
  expect(trooper).toMatchObject({ value: '−', tone: 'bad' });
});

/** Plays at random through a battle, and hands every state of it to whoever looks. */
async function playedAtRandom(session: Session, steps: number, look: (session: Session) => void): Promise<void> {
  const random = randomFrom(7);
  for (let i = 0; i < steps && !session.snapshot().outcome; i++) {
    look(session);
    const { waiting, state, active } = session.snapshot();
    if (waiting) {
      const [seat = ''] = waiting.asked;
      const question = waiting.question.kind === 'commit' ? part(session, seat) : waiting.question;
      const ask = advice.question(state, question, 'fr');
      expect(ask.title).not.toBe('');
      const option = ask.options[random(ask.options.length)];
      const progress = await session.answer(option?.value ?? null, seat);
      expect(progress.status).not.toBe('refused');
      continue;
    }
    const [seat = ''] = active;
    const offers = urssKit.offers(state, seat).filter(({ refusal }) => !refusal);
    const offer = offers[random(offers.length)];
    const command = offer?.command ?? offer?.sample?.(random);
    if (command) await session.submit(seat, command);
  }
}

test('every question of a random battle is put in words, and answered by one of its options', async () => {
  const asked = new Set<string>();
  await playedAtRandom(await battle({ 'decisions.decline': 'ask' }), 500, (session) => {
    const { waiting } = session.snapshot();
    if (waiting && waiting.question.kind !== 'roll') asked.add(waiting.question.purpose);
  });
  expect(asked).toContain('activate');
});

test('whoever acts is offered a bar of named actions, and pointing at any enemy is previewed', async () => {
  let shown = 0;
  await playedAtRandom(await battle(), 160, (session) => {
    const { state, active, waiting } = session.snapshot();
    const [seat = ''] = active;
    const actor = game.actor(state, undefined);
    if (waiting || actor === undefined) return;
    const subject = { figure: actor, reaction: false };
    const actions = advice.actions(state, seat, subject, 'fr');
    expect(actions.map(({ label }) => label)).not.toContain('');
    expect(new Set(actions.map(({ id }) => id)).size).toBe(actions.length);
    for (const { id, refusal, wants } of actions) {
      if (refusal || wants !== 'nothing') continue;
      expect(advice.preview(state, seat, { subject, action: id }, 'fr')?.commands).toHaveLength(1);
    }
    for (const id of state.scene.roster) {
      if (state.scene.sheets[id]?.group === state.group) continue;
      const preview = advice.preview(state, seat, { subject, target: { kind: 'figure', id } }, 'fr');
      if (preview?.panel.odds) shown++;
      expect(preview?.refusal === undefined || preview.refusal.reason.fr !== '').toBe(true);
    }
    const { at } = game.home(state, actor);
    expect(advice.preview(state, seat, { subject, target: { kind: 'ground', at: { x: at.x + 2000, y: at.y } } }, 'fr')).toBeDefined();
  });
  expect(shown).toBeGreaterThan(0);
});

test('every event of a random battle is told, rolls with their level', async () => {
  const session = await battle();
  await playedAtRandom(session, 200, () => undefined);
  const { entries } = session.snapshot();
  const events = entries.flatMap((entry) => entry.events);
  const { state } = session.snapshot();
  const rolls = events.flatMap((event) => game.tell(state, event, 'fr') ?? []).flatMap(({ roll }) => roll ?? []);
  expect(rolls.length).toBeGreaterThan(0);
  for (const { mode, dice } of rolls)
    expect(mode).toBe(dice.length === 1 ? 'normal' : mode.replace(/^\d+/, String(dice.length - 1)).replace(/^1(?=[+−])/, ''));
});

test('UK-TURN-ALT-INITIATIVE: the rolls of a round are told as one contest, which keeps each', async () => {
  const session = await battle();
  await session.answer('b1', 'b');
  await session.answer('a4', 'a');
  const { state, entries } = session.snapshot();
  const rolls = entries.flatMap(({ events }) =>
    events.flatMap((event) => (event.type === 'rolled' ? (game.tell(state, event, 'fr') ?? []) : [])),
  );
  const [a, b] = rolls.map(({ roll }) => roll?.score);
  const said = rolls.at(-1)?.run?.told(rolls.slice(0, 2)) ?? [];
  expect(said.map((one) => (typeof one === 'string' ? one : one.id)).join('')).toBe(`Initiative\u00a0: a4\u00a0${a} – b1\u00a0${b}`);
});

test('UK-TURN-ALT-CHOICE: in words, what may be said when sides choose in secret', async () => {
  const { state } = (await battle()).snapshot();
  const lesson = queries.lesson(state, undefined, { mine: 'A1', foe: 'B1', place: 'C3', action: 'marcher' }, 'fr');
  expect(lesson.say).toMatch(/choisit en secret/);
});

test('UK-STATE-OUT: who has crawled off the table is not drawn, and counts as lost', async () => {
  const session = await battle();
  const { state } = session.snapshot();
  const gone = { ...state, figures: { ...state.figures, b1: { ...state.figures['b1'], posture: 'gone' } } } as unknown as State;
  const board = game.board(gone, session.matchSettings, 'fr');
  expect(board.kind === 'plane' && board.figures.some(({ id }) => id === 'b1')).toBe(false);
  expect(
    game
      .roster(gone, 'fr')
      .flatMap(({ figures }) => figures)
      .find(({ id }) => id === 'b1'),
  ).toMatchObject({ gone: true, state: 'hors de la table, Hors de Combat' });
  const { sides } = advice.summary({ initial: state, final: gone, events: [], outcome: undefined }, 'fr');
  expect(sides.map(({ losses }) => losses?.count)).toEqual([0, 1]);
});

const proposed = async (figures: readonly number[]) => {
  const option = (await newGame.options('fr', { persons: 1, figures })).find(({ key }) => key === 'turn.activation');
  return [option?.values[0]?.value, option?.why];
};

test('UK-TURN-MODE: the way of activation that suits the larger side is the usual one of the set-up, with the reason', async () => {
  expect(await proposed([8, 3])).toEqual(['alternating', expect.stringContaining('alternée')]);
  expect(await proposed([8, 9])).toEqual(['classic', expect.stringContaining('plus de 8')]);
});

test('UK-TURN-MODE: the quick battle is small enough to alternate, against the opponent or between two', () => {
  const setup = quick(true, 'fr').setup as unknown as Setup;
  expect(setup.options['turn.activation']).toBe('alternating');
  expect(quick(true, 'fr').matchSettings.seats).toEqual({ a: PERSON, b: BOT });
  expect(quick(false, 'en').title.en).toBe('Rebels against Empire · Bay seven');
});

test('UK-ATTR-POSTURE-ALERTE: what a figure does as a reaction is judged by whom it reacts to, before it is done', async () => {
  const { state } = (await battle()).snapshot();
  const at = (id: string, x: number, y: number): State['figures'][string] => ({
    ...(state.figures[id] as State['figures'][string]),
    x,
    y,
    z: 0,
  });
  const facing = { x: 0, y: -1000 };
  // Nobody else is in the way.
  const away = Object.fromEntries(Object.entries(state.figures).map(([id, figure]) => [id, { ...figure, posture: 'gone' as const }]));
  const near = {
    ...state,
    figures: { ...away, a1: at('a1', 3000, 1000), a2: at('a2', 5000, 1000), b2: { ...at('b2', 4000, 3500), facing, alert: true } },
  };
  const [weapon] = near.scene.sheets.b2?.weapons ?? [];
  const preview = (target: string) =>
    advice.preview(
      near,
      'b',
      {
        subject: { figure: 'b2', reaction: true, to: { figure: 'b2', mover: 'a1', when: 'end' } },
        target: { kind: 'figure', id: target },
      },
      'fr',
    );
  expect(weapon).toBeDefined();
  expect(preview('a2')?.refusal).toMatchObject({ rule: 'UK-ATTR-POSTURE-ALERTE' });
  expect(preview('a1')?.refusal).toBeUndefined();

  const about = { figure: 'b2', mover: 'a1', when: 'end' };
  const { reaction, options, passing } = advice.question(near, { kind: 'choice', purpose: 'alert', seat: 'b', about }, 'fr');
  expect(reaction?.best.map(({ value }) => value)).toEqual([{ do: 'react', command: preview('a1')?.commands[0] }]);
  expect(reaction?.best[0]?.label).toMatch(/^Charger /);
  expect(options.map(({ label }) => label)).toEqual(['Laisser passer']);
  expect(passing).toEqual({ of: 'reactions', answer: { do: 'decline' }, pressing: true, idle: false });
  const from = (when: string, y: number) => {
    const moved = { ...near, figures: { ...near.figures, b2: { ...at('b2', 4000, y), facing, alert: true } } };
    return advice.question(moved, { kind: 'choice', purpose: 'alert', seat: 'b', about: { ...about, when } }, 'fr').passing?.pressing;
  };
  expect(from('end', 11_000), 'too far to charge, and only a charge interrupts').toBe(false);
  expect(from('after', 11_000), 'a shot comes after the activation').toBe(true);
  const order = { kind: 'choice', purpose: 'alertOrder', seat: 'b', about: { mover: 'a1' }, options: ['b1', 'b2'] } as const;
  expect(advice.question(near, order, 'fr').passing).toMatchObject({ answer: 'b2', pressing: false });
});
