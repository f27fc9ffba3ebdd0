import { PERSON, type SeatHolder } from '@escarmouche/session';
import type { Json } from '@escarmouche/referee';
import { squareAt } from '@escarmouche/space/tiles';
import { townOf, zombies, type Event, type LaidTile, type Position, type Setup, type State } from '@escarmouche/zombies';
import { expect, test } from 'vitest';
import type { Overlay } from '../../boards/tiles/overlay.ts';
import { cellOf } from '../../boards/tiles/model.ts';
import { newGame, quick } from './new-game.ts';
import { game } from './index.ts';
import { advice } from './advice/advice.ts';
import { queries } from './text/queries.ts';
import { arrangement, piecesOf, rearranged } from './arrangement.ts';

type Spot = readonly [east: number, south: number];
type Spec = Omit<Position, 'tiles' | 'zombies' | 'bullets' | 'lives' | 'players'> & {
  readonly tiles?: readonly LaidTile[];
  readonly zombies?: readonly Spot[];
  readonly bullets?: readonly Spot[];
  readonly a?: Position['players'] extends infer P ? (P extends Readonly<Record<string, infer One>> ? One : never) : never;
};

const bare = (): Setup => quick(false, 'fr').setup as unknown as Setup;

const FLORIST: LaidTile = { kind: 'fleuriste', x: 1, y: 0, turn: 0 };

/** A game under way by bearings from the centre of the Grande-Place, the florist's tile east of it. */
function state({ tiles = [FLORIST], zombies: haunted = [], bullets = [], a = {}, ...rest }: Spec): State {
  const town = townOf(zombies.setup({ ...bare(), position: { tiles, turn: { seat: 'a' } } }));
  const on = (spots: readonly Spot[]): number[] => spots.map(([east, south]) => squareAt(town, east, south) ?? -1);
  return zombies.setup({
    ...bare(),
    position: { ...rest, tiles, zombies: on(haunted), bullets: on(bullets), players: { a } },
  });
}

const at = (x: number, y: number) => ({ kind: 'ground' as const, at: { x, y } });
const subject = { figure: 'a', reaction: false };

test('ZB-MOVE-DIAG: pointing at a square gives the whole way to it in steps; a way without a fight is gone at once', () => {
  const now = state({ turn: { seat: 'a', step: 'moving', left: 4 }, bullets: [[2, 0]] });
  const preview = advice.preview(now, 'a', { subject, target: at(3, 0) }, 'fr');
  expect(preview?.commands).toHaveLength(3);
  expect(preview).toMatchObject({ atOnce: true, overlay: { trail: { label: '3 cases, Sans combat' } } });
  expect(preview?.panel.facts[0]).toMatchObject({ value: 'balle (2 E)' });
  expect(zombies.check(now, 'a', preview?.commands[0] ?? { type: 'halt' })).toBeUndefined();
});

test('ZB-MOVE-COMBAT: the fights on the way are told with their exact odds, and wait for a second click', () => {
  const now = state({ turn: { seat: 'a', step: 'moving', left: 4 }, zombies: [[2, 0]], a: { lives: 1, bullets: 0 } });
  const preview = advice.preview(now, 'a', { subject, target: at(3, 0) }, 'en');
  expect(preview?.atOnce).toBe(false);
  expect(preview?.panel.odds).toMatchObject({ chance: expect.closeTo(0.5, 12), stages: [{ need: 4, ways: { of: 3, all: 6 } }] });
  expect(preview?.panel.odds?.outcomes.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 12);
  expect(preview?.overlay).toMatchObject({ notes: [{ at: { x: 2, y: 0 }, text: '50%' }] });
});

test('ZB-MOVE-ROLL: what lies beyond the roll is refused with how far it is', () => {
  const now = state({ turn: { seat: 'a', step: 'moving', left: 2 } });
  const preview = advice.preview(now, 'a', { subject, target: at(3, 0) }, 'fr');
  expect(preview?.commands).toEqual([]);
  expect(preview?.refusal).toMatchObject({ rule: 'ZB-MOVE-ROLL', reason: { fr: expect.stringContaining('3 cases, il en reste 2') } });
  expect(advice.outlook(now, 'a', subject, undefined, 'fr')).toMatchObject({ squares: expect.any(Array) });
});

test('ZB-TILE-CONNECT: on a lit cell the tile goes through the turns that fit, and each may be laid', () => {
  const now = state({ tiles: [], turn: { seat: 'a', step: 'place', drawn: 'fleuriste' } });
  const seen = new Set<Json>();
  for (const strokes of [0, 1, 2, 3, -1]) {
    const preview = advice.preview(now, 'a', { subject, target: at(3, 0), facing: { x: strokes, y: 1 } }, 'fr');
    const [command] = preview?.commands ?? [];
    expect(preview?.refusal).toBeUndefined();
    expect(command && zombies.check(now, 'a', command)).toBeUndefined();
    if (command?.type === 'place') seen.add(command.turn);
  }
  const ways = zombies.offers(now, 'a').filter(({ command }) => command?.type === 'place' && command.x === 1 && command.y === 0);
  expect(seen.size).toBe(ways.length);
  expect(advice.preview(now, 'a', { subject, target: at(0, 0) }, 'fr')).toBeUndefined();
});

test('ZB-TILE-NAMED: the pieces lie as the rules allow from the start, and still do when some are moved', () => {
  const now = state({ turn: { seat: 'a', step: 'stock', stocking: 1 } });
  const stock = arrangement(now);
  expect(zombies.check(now, 'a', stock)).toBeUndefined();
  const pieces = piecesOf(stock);
  for (const { square: from } of pieces) {
    for (const { square: to } of pieces) {
      const moved = rearranged(now, [from, to]);
      expect(zombies.check(now, 'a', moved.stock)).toBeUndefined();
      if (from !== to) expect(moved.held).toBeUndefined();
    }
  }
  const [first] = pieces;
  expect(rearranged(now, [first?.square ?? 0]).held).toEqual(first);
  expect(advice.preview(now, 'a', { subject, via: [] }, 'fr')).toMatchObject({ commands: [stock] });
  const target = at(0, 0);
  expect(advice.preview(now, 'a', { subject, via: [], target }, 'fr')).toMatchObject({ keeps: target.at });
});

const nearIn = (overlay: object | undefined): unknown => (overlay && 'near' in overlay ? overlay.near : undefined);

test('a narrow view comes near to the tile that is stocked, and to nothing that is only pointed at', () => {
  const stocking = state({ turn: { seat: 'a', step: 'stock', stocking: 1 } });
  const { near } = advice.outlook(stocking, 'a', subject, undefined, 'fr') as Overlay;
  expect(near?.length).toBeGreaterThan(0);
  for (const spot of near ?? []) {
    expect(cellOf(spot)).toMatchObject({ x: 1 });
    expect(nearIn(advice.preview(stocking, 'a', { subject, target: { kind: 'ground', at: spot } }, 'fr')?.overlay)).toEqual(near);
  }
  const herding = state({ turn: { seat: 'a', step: 'herding', herd: 2 }, zombies: [[1, 0]] });
  const zombie = { figure: 'z5', reaction: false };
  expect(nearIn(advice.outlook(herding, 'a', zombie, undefined, 'fr'))).toBeUndefined();
  expect(nearIn(advice.preview(herding, 'a', { subject: zombie, target: at(2, 0) }, 'fr')?.overlay)).toBeUndefined();
});

test('ZB-ZMOVE: a zombie is chosen, then the square it goes to; one that has moved is chosen no more', () => {
  const now = state({ turn: { seat: 'a', step: 'herding', herd: 2 }, zombies: [[1, 0]] });
  const [zombie] = game.selectable(now, 'a');
  expect(zombie).toBe('z5');
  expect(game.actor(now, zombie)).toBe('z5');
  expect(game.actor(now, 'z6')).toBe('a');
  const preview = advice.preview(now, 'a', { subject: { figure: 'z5', reaction: false }, target: at(2, 0) }, 'fr');
  expect(preview).toMatchObject({ atOnce: true, commands: [{ type: 'shift', from: 5, to: 12 }] });
  expect(advice.preview(now, 'a', { subject: { figure: 'z5', reaction: false }, target: at(1, 1) }, 'fr')).toBeUndefined();
  const shifted = state({ turn: { seat: 'a', step: 'herding', herd: 1, shifted: [5] }, zombies: [[1, 0]] });
  expect(game.selectable(shifted, 'a')).toEqual([]);
});

const hint = (turn: object, more: object = {}): string =>
  game.hint(state({ turn: { seat: 'a', number: 9, ...turn }, ...more }), 'a', undefined, 'fr');

test('ZB-TURN-ORDER: a hint names only what can be done at this moment', () => {
  expect(hint({ step: 'encounter' })).toMatch(/Rien sur la case/);
  expect(hint({ step: 'encounter' }, { zombies: [[0, 0]] })).toMatch(/se combat/);
  expect(hint({ step: 'refill' }, { a: { hand: ['lacet', 'billes', 'pompe'] } })).toMatch(/La main est complète/);
  expect(hint({ step: 'refill' })).toMatch(/est complétée/);
  expect(hint({ step: 'discard' })).toMatch(/Le tour peut finir/);
  expect(hint({ step: 'discard' }, { a: { hand: ['lacet'] } })).toMatch(/peut être défaussée/);
});

test('ZB-WIN-KILLS: the goal is said in everybody’s first turn, and the collection is counted towards it', () => {
  const first = state({ turn: { seat: 'a', step: 'tile' }, a: { trophies: 3 } });
  const goal = /^Pour gagner.: réunir 25 zombies/u;
  expect(game.hint(first, 'a', undefined, 'fr')).toMatch(goal);
  const later = { ...first, turn: { ...first.turn, number: first.scene.seats.length + 1 } };
  expect(game.hint(later, 'a', undefined, 'fr')).not.toMatch(goal);
  expect(game.roster(later, 'fr')[0]?.figures[0]?.badges).toEqual(['3/25 zombies']);
});

test('in words: where the tile in hand fits, where a zombie can go, and what may be said at each step', () => {
  const placing = state({ tiles: [], turn: { seat: 'a', step: 'place', drawn: 'fleuriste' } });
  const cells = /: (.*)\./.exec(queries.reach(placing, 'a', 'fr').text)?.[1]?.split(' ; ') ?? [];
  expect(cells).toContain('3 E, à l’est de Grande-Place');
  for (const cell of cells) {
    const spot = queries.spotOf(placing, cell.replace(/,.*/, '').toLowerCase());
    expect(spot && advice.preview(placing, 'a', { subject, target: { kind: 'ground', at: spot } }, 'fr')).toMatchObject({ commands: [{}] });
  }
  const herding = state({ turn: { seat: 'a', step: 'herding', herd: 1 }, zombies: [[1, 0]] });
  expect(queries.reach(herding, 'z5', 'en').text).toBe('This zombie can go to: centre; 2 E.');
  const nearby = { mine: 'A', foe: 'B', place: '', action: '' };
  const said = [placing, herding].map((one) => queries.lesson(one, undefined, nearby, 'en').say);
  expect(said).toMatchObject([expect.stringContaining('tile'), expect.stringContaining('zombie')]);
});

test('ZB-COMBAT-LOSS: a lost fight says what each way to pay leaves of the chance to get away', () => {
  const now = state({ turn: { seat: 'a', step: 'moving', left: 1 }, zombies: [[0, 0]], a: { lives: 2, bullets: 0 } });
  const asked = { kind: 'choice', purpose: 'loss', seat: 'a', about: { lacking: 2 }, options: ['life'] } as const;
  const { options } = advice.question({ ...now, fight: { seat: 'a', die: 2, bonus: 0 } }, asked, 'fr');
  expect(options).toMatchObject([{ value: 'life', detail: '50,0 % de s’en sortir' }]);
});

test('ZB-CARD-ANYTIME: a window may be let pass, names the card and where it lies; squares and pawns are answered on the board', () => {
  const now = state({ turn: { seat: 'b', step: 'moving', left: 1, moved: 1 }, a: { hand: ['guide'] } });
  const options = [{ pass: 'window' }, { pass: 'step' }, { play: 'guide' }];
  const window = advice.question(now, { kind: 'choice', purpose: 'window', seat: 'a', about: { window: 'W7' }, options }, 'fr');
  expect(window).toMatchObject({ passing: { answer: { pass: 'window' } }, options: [{}, {}, { card: 'hand:guide' }] });
  const lead = advice.question(now, { kind: 'choice', purpose: 'lead', seat: 'a', about: { target: 'b', left: 3 }, options: [5] }, 'fr');
  expect(lead.options).toMatchObject([{ value: 5, at: { kind: 'ground', at: { x: 1, y: 0 } } }]);
});

/** Is seat a asked in a window, unless it wishes always to be? */
const pressing = (spec: Spec, window: string, chances: readonly Json[], fight?: State['fight']): boolean | undefined => {
  const now = { ...state(spec), ...(fight && { fight }) };
  const options = [{ pass: 'window' }, { pass: 'step' }, ...chances];
  const question = { kind: 'choice', purpose: 'window', seat: 'a', about: { window }, options } as const;
  return advice.question(now, question, 'fr').passing?.pressing;
};

test('ZB-CARD-ANYTIME: a player is asked about a card when waiting would lose something, and left in peace else', () => {
  const others = { turn: { seat: 'b', step: 'moving', left: 3 } } as const;
  expect(pressing(others, 'W6', [{ play: 'maree' }])).toBe(false);
  expect(pressing(others, 'W6', [{ play: 'maree' }, { play: 'somnambule' }])).toBe(true);
  expect(pressing({ turn: { seat: 'b', step: 'move' } }, 'W5', [{ play: 'somnambule' }])).toBe(false);
  expect(pressing({ turn: { seat: 'b', step: 'herd' } }, 'W8', [{ use: 'billes' }])).toBe(true);
  const own = { turn: { seat: 'a', step: 'moving', left: 3 } } as const;
  const before = { seat: 'a', bonus: 0 };
  expect(pressing(own, 'W3', [{ play: 'tetanise' }, { use: 'cartouches' }], before)).toBe(false);
  expect(pressing(own, 'W3', [{ play: 'coupdesang' }], before)).toBe(true);
  expect(pressing(own, 'W4', [{ use: 'cartouches' }], { ...before, die: 2 })).toBe(true);
  expect(pressing(own, 'W4', [{ play: 'coupdesang' }], { ...before, die: 4 })).toBe(false);
});

/** The question of a window to seat a where everybody is asked, as `isOffered` weighs it. */
function asking(spec: Spec, window: string, chances: readonly Json[], fight?: State['fight']) {
  const now = { ...state(spec), ...(fight && { fight }) };
  const scene = { ...now.scene, options: { ...now.scene.options, 'cards.asked': 'everybody' as const } };
  const options = [{ pass: 'window' }, { pass: 'step' }, ...chances];
  const { passing, detail } = advice.question(
    { ...now, scene },
    { kind: 'choice', purpose: 'window', seat: 'a', about: { window }, options },
    'en',
  );
  return { ...passing, detail };
}

test('ZB-CARD-ANYTIME, ZB-CORE-OPTIONS: where everybody is asked it presses by what others can know of a hand, not by what is in it', () => {
  const others = { turn: { seat: 'b', step: 'moving', left: 3 } } as const;
  for (const hand of [['maree'], ['somnambule']]) {
    const chances = hand.map((play) => ({ play }));
    expect(asking({ ...others, a: { hand } }, 'W6', chances)).toMatchObject({ seeming: true, idle: false });
    expect(asking({ ...others, a: { hand } }, 'W7', chances)).toMatchObject({ seeming: false });
    expect(asking({ ...others, a: { hand, played: true } }, 'W6', [])).toMatchObject({ seeming: false, idle: true });
  }
  const copies = state({ turn: { seat: 'a' } }).scene.deck.find(({ id }) => id === 'somnambule')?.copies ?? 0;
  const discard = new Array<string>(copies).fill('somnambule');
  expect(asking({ ...others, discard, a: { hand: ['maree'] } }, 'W6', [{ play: 'maree' }])).toMatchObject({ seeming: false });
  expect(asking({ ...others, a: {} }, 'W6', [])).toMatchObject({ seeming: false, detail: expect.stringContaining('everybody is asked') });
  const herding = { turn: { seat: 'b', step: 'herd' }, a: { items: [{ card: 'billes' }] } } as const;
  expect(asking(herding as unknown as Spec, 'W8', [{ use: 'billes' }])).toMatchObject({ seeming: true });
});

test('ZB-CARD-ANYTIME, ZB-CORE-OPTIONS: in a fight of one’s own it presses once a die has missed, whatever is held', () => {
  const own = { turn: { seat: 'a', step: 'moving', left: 3 }, a: { hand: ['maree'] } } as const;
  const before = { seat: 'a', bonus: 0 };
  expect(asking(own as unknown as Spec, 'W3', [], before)).toMatchObject({ seeming: false });
  expect(asking(own as unknown as Spec, 'W4', [], { ...before, die: 2 })).toMatchObject({ seeming: true, idle: true });
  expect(asking(own as unknown as Spec, 'W4', [], { ...before, die: 4 })).toMatchObject({ seeming: false });
  expect(pressing(own as unknown as Spec, 'W4', [{ play: 'coupdesang' }], { ...before, die: 2 })).toBe(true);
});

const quicklyAsked = (opponent: boolean): unknown => (quick(opponent, 'fr').setup as unknown as Setup).options['cards.asked'];

test('ZB-CORE-OPTIONS, ZB-CARD-ANYTIME: everybody is asked where several persons share the table, and whoever can play where one is alone', async () => {
  expect([quicklyAsked(false), quicklyAsked(true)]).toEqual(['everybody', undefined]);
  const side = { name: '', holder: PERSON, dice: 'seeded', figures: [] } as const;
  const choice = { pack: '', sides: [side, side], map: '', options: { 'cards.asked': 'holders' }, seed: '1' };
  expect((newGame.plan(choice).setup as unknown as Setup).options['cards.asked']).toBe('holders');
  for (const [persons, usual] of [
    [1, 'holders'],
    [2, 'everybody'],
  ] as const) {
    const offered = (await newGame.options('en', { persons, figures: [] })).find(({ key }) => key === 'cards.asked');
    expect(offered?.values[0]?.value).toBe(usual);
    expect(offered?.values).toHaveLength(2);
  }
});

test('ZB-CARD-ANYTIME: what leaves no choice but to play a card goes on; a pass can be taken back freely', () => {
  const now = state({ turn: { seat: 'a', step: 'tile' }, a: { hand: ['maree'] } });
  const offered = zombies.offers(now, 'a').flatMap(({ command }) => command ?? []);
  expect(offered.map(({ type }) => type)).toEqual(['draw', 'play']);
  expect(offered.filter((command) => !game.inPassing?.(command))).toEqual([{ type: 'draw' }]);
  const window = { kind: 'choice', purpose: 'window', seat: 'b', options: [{ pass: 'window' }, { play: 'maree' }] } as const;
  expect(zombies.idle?.(window, { pass: 'step' })).toBe(true);
  expect(zombies.idle?.(window, { play: 'maree' })).toBe(false);
});

test('ZB-EV-CABOUGE: each way to pay for a die says what it leaves', () => {
  const now = state({ turn: { seat: 'b', step: 'move' }, a: { lives: 2, bullets: 1, trophies: 3 } });
  const asked = {
    kind: 'choice',
    purpose: 'twitch',
    seat: 'a',
    about: { die: 3, lacking: 1 },
    options: ['leave', 'bullets', 'life'],
  } as const;
  expect(advice.question(now, asked, 'en').options).toMatchObject([
    { value: 'leave' },
    { value: 'bullets', detail: 'none is left' },
    { value: 'life', detail: '66.7% that this die counts in the end' },
  ]);
});

test('what others hold is neither on a card nor in a hand', () => {
  const now = state({ turn: { seat: 'a', step: 'move' }, a: { hand: ['guide', 'hache'] } });
  const seen = zombies.view(now, 'b');
  expect(game.hand?.(seen, 'a', 'fr')).toEqual([]);
  expect(JSON.stringify(game.card(seen, 'a', 'fr'))).not.toContain('ZB-EV');
  expect(game.hand?.(zombies.view(now, 'a'), 'a', 'fr')).toHaveLength(2);
});

test('squares are named by bearings from the centre, and a name is understood in both languages', () => {
  const now = state({ turn: { seat: 'a', step: 'move' } });
  expect(queries.spotOf(now, '2 O, 1 N')).toEqual({ x: -2, y: -1 });
  expect(queries.spotOf(now, '1n 2w')).toEqual({ x: -2, y: -1 });
  expect(queries.spotOf(now, 'C4')).toBeUndefined();
  expect(queries.where(now, 'a', 'en')).toContain('centre');
  expect(queries.nameOf(now, { x: -2, y: 0 }, 'en')).toBe('2 W, outside the town');
  expect(queries.measure(now, 'a', { at: { x: 3, y: 0 } }, 'fr').text).toContain('3 cases');
});

test('ZB-TILE-CONNECT: where a tile may lie is said by the tile that it would adjoin, wherever it is said', () => {
  const now = state({ turn: { seat: 'a', step: 'place', drawn: 'carrefour' } });
  const south = { x: 0, y: 3 };
  expect(queries.nameOf(now, south, 'fr')).toBe('3 S, au sud de Grande-Place');
  expect(queries.nameOf(now, { x: 6, y: 0 }, 'en')).toBe('6 E, east of Florist');
  expect(queries.nameOf(now, { x: 9, y: 9 }, 'en')).toBe('9 E, 9 S, outside the town');
  expect(queries.reach(now, 'a', 'fr').text).toContain('3 S, au sud de Grande-Place ; ');
  const preview = advice.preview(now, 'a', { subject, target: { kind: 'ground', at: south } }, 'fr');
  expect(preview?.panel.title).toBe('Carrefour → 3 S, au sud de Grande-Place');
  const placed = { type: 'tilePlaced', kind: 'carrefour', seat: 'a', x: 0, y: 1, turn: 0 } as const;
  expect(
    game
      .tell(now, placed, 'fr')
      ?.text.map((part) => (typeof part === 'string' ? part : part.text))
      .join(''),
  ).toContain('pose Carrefour au sud de Grande-Place (3 S).');
});

test('ZB-MOVE-ROLL: steps of a walk are of one run, and each tells by itself what else happened there', () => {
  const now = state({ turn: { seat: 'a', step: 'moving', left: 4 } });
  const walk = (to: number, seat = 'a') => game.tell(now, { type: 'pawnMoved', seat, to, how: 'step' }, 'fr')?.run;
  expect(walk(5)?.of).toBe(walk(12)?.of);
  expect(walk(5)?.of).not.toBe(walk(5, 'b')?.of);
  expect(
    walk(12)
      ?.told([
        { kind: 'line', text: [] },
        { kind: 'line', text: [] },
      ])
      .slice(0, 3),
  ).toEqual([{ kind: 'figure', id: 'a', text: 'Ana' }, ' avance de ', '2 cases']);
});

test('ZB-DECISIONS, ZB-MOVE-PICKUP: the owner of a led pawn is asked about a token aloud; the header is theirs who decide', () => {
  const now = state({ turn: { seat: 'a', step: 'place', placer: 'b', drawn: 'heliport' } });
  const question = { kind: 'choice', purpose: 'token', seat: 'b', about: { token: 'bullet' }, options: ['take', 'leave'] } as const;
  expect(advice.question(now, question, 'fr')).toMatchObject({ seat: 'b', open: true, options: [{ value: 'take' }, { value: 'leave' }] });
  expect(game.banner(now, 'fr').side).toBe(1);
});

test('ZB-CORE-PLAYERS: from two to six sit down, with their levels; a file of other seats is not read', async () => {
  const HARD: SeatHolder = { by: 'bot', level: 'hard' };
  const sides = ['Ana', '', 'Zoé'].map((name, i) => ({
    name,
    holder: i === 1 ? HARD : PERSON,
    dice: 'seeded' as const,
    figures: [],
  }));
  const { setup, matchSettings, title } = newGame.plan({ pack: '', sides, map: '', options: { 'ko.bullets': 'add' }, seed: 's' });
  expect(title).toEqual({ fr: 'Zombies!!! · Ana, Bo et Zoé', en: 'Zombies!!! · Ana, Bo and Zoé' });
  expect(matchSettings).toMatchObject({ seats: { a: PERSON, b: HARD, c: PERSON } });
  const { parseSetup } = await game.outside();
  expect(parseSetup(setup)).toMatchObject({ ok: true });
  const { seats } = setup as unknown as Setup;
  expect(parseSetup({ ...(setup as object), seats: seats.slice(0, 1) } as unknown as Json)).toMatchObject({ ok: false });
  const swapped = newGame.again(setup, matchSettings, true);
  expect(swapped.matchSettings).toMatchObject({ seats: { a: HARD, b: PERSON, c: PERSON } });
});

test('ZB-WIN-KILLS: the end of a game tells what each player has collected', () => {
  const over = state({ turn: { seat: 'a', step: 'moving' }, a: { trophies: 25 } });
  over.outcome = { winners: ['a'], rule: 'ZB-WIN-KILLS', reason: { fr: 'Alice : 25 zombies.', en: 'Alice: 25 zombies.' } };
  const { reason, reasons, sides } = advice.summary(
    { initial: state({ turn: { seat: 'a' } }), final: over, events: [], outcome: game.system.outcome(over) },
    'fr',
  );
  expect({ reason, reasons }).toEqual({ reason: 'Alice : 25 zombies.', reasons: [] });
  expect(sides[0]?.score).toEqual({ label: 'Zombies en collection', count: 25, of: 25 });
  expect(sides[1]?.score).toMatchObject({ count: 0 });
});

test('ZB-CORE-PLAYERS: in the roster each pawn has its player’s name, and then where it stands and what it holds', () => {
  const now = state({ turn: { seat: 'a' }, a: { lives: 2, bullets: 1, hand: ['maree'] } });
  const [group] = game.roster(now, 'en');
  const [pawn] = group?.figures ?? [];
  expect(pawn?.name).toBe(group?.name);
  expect(pawn?.profile).toMatch(/^[^·]+ · [^·]+ · 1\sbullet · 1\scard$/);
});

test('ZB-COMBAT-ROLL, ZB-COMBAT-LOSS: what a fight comes to is a word at the pawn that fights', () => {
  const now = state({ turn: { seat: 'a', step: 'encounter' } });
  const lands = (event: Event) => game.tell(now, event, 'fr')?.deed?.lands;
  const blow = { type: 'blow', seat: 'a', die: 4, bonuses: [], result: 4 } as const;
  expect([lands(blow), lands({ ...blow, die: 3, result: 3 })]).toEqual(['victoire', 'défaite']);
  expect(lands({ type: 'livesLost', seat: 'a', count: 1, rule: 'ZB-COMBAT-LOSS' })).toBe('−1 vie');
});
