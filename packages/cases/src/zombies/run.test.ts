import { describe, expect, test } from 'vitest';
import { failuresOf, problemsIn } from '../testing.ts';
import { readCases } from '../document.ts';

/** A case in which A stands on the centre before its movement, a florist to the east. */
const town = (rest: string, players = '{ A: {}, B: {} }'): string => `
system: zombies
name: a walk
tiles: [[fleuriste, 1, 0]]
zombies: [1W]
players: ${players}
${rest}`;

/** A loses a combat roll by one, and may pay for it. */
const lost = (choices: string): string =>
  town(`do: [roll, { walk: [1E], choices: ${choices} }]\ndice: [3, 1, 5]`).replace('[1W]', '[1E, 1W]');

const walk = 'do: [roll, { walk: [1E, 2E] }]\ndice: [3]';

test('a case that is right has no failure', () => {
  expect(failuresOf(town(`${walk}\nexpect: { left: 1, players: { A: { at: 2E, played: no } }, over: no }`))).toEqual([]);
});

describe('what a case names and does not exist', () => {
  test.each([
    ['a tile', town('stack: [Fleurist]'), 'problem at stack[0]: unknown tile "Fleurist" (did you mean "Fleuriste"?)'],
    ['a card in a hand', town('', '{ A: { hand: [hachette] }, B: {} }'), 'problem at players.A.hand[0]: unknown card "hachette"'],
    ['an item', town('', '{ A: { items: [lune] }, B: {} }'), 'problem at players.A.items[0]: unknown card "lune"'],
    ['a card that waits', town('', '{ A: { waits: [lune] }, B: {} }'), 'problem at players.A.waits[0]: unknown card "lune"'],
    ['a player whose turn it is', town('turn: Ada'), 'problem at turn: unknown player "Ada"'],
    ['a tile in hand', town('drawn: lune'), 'problem at drawn: unknown tile "lune"'],
    ['a square beyond the tiles', town('lives: [9E]'), 'problem at lives[0]: no tile lies there'],
    ['a lawn', town('bullets: [2E 1S]'), 'problem at bullets[0]: nobody may enter this square'],
    ['a pawn beyond the tiles', town('', '{ A: { at: 9N }, B: {} }'), 'problem at players.A.at: no tile lies there'],
    ['an effect on nobody', town('effects: [{ card: billes, on: Ada }]'), 'problem at effects[0].on: unknown player "Ada"'],
    ['an option', town('options: { ko.lives: yes }'), 'problem at options.ko.lives: unknown option'],
    ['a value of an option', town('options: { ko.bullets: all }'), 'problem at options.ko.bullets: expected one of: reset, add'],
    ['one player alone', town('', '{ A: {} }'), 'problem at players: two players at least'],
  ])('%s is told with its place', (_what, source, expected) => {
    expect(failuresOf(source).join('\n')).toContain(expected);
  });

  test.each([
    ['two tiles on one cell', town('').replace(']]', '], [te, 1, 0]]'), 'problem at tiles[1]: another tile lies in this place already'],
    ['a tile on the Grande-Place', town('').replace('1, 0]]', '0, 0]]'), 'problem at tiles[0]: another tile lies in this place already'],
    ['a second florist', town('stack: [fleuriste, te]'), "problem at tiles: Florist: 2 of the box's 1"],
    ['a third copy of a card', town('discard: [hache]', '{ A: { hand: [hache] }, B: { items: [hache] } }'), "Fire axe: 3 of the deck's 2"],
    ['nine lives', town('', '{ A: { lives: 9 }, B: {} }'), 'problem at players.A.lives: 1 to 5 lives (ZB-KO, ZB-MOVE-PICKUP)'],
    ['no life', town('', '{ A: { lives: 0 }, B: {} }'), 'problem at players.A.lives: 1 to 5 lives'],
    ['a player who has won', town('', '{ A: { trophies: 25 }, B: {} }'), 'problem at players.A.trophies: with 25 zombies the game is won'],
    ['a closed town that draws', town('closed: yes\nstep: tile'), 'problem at step: nobody draws a tile in a closed town'],
    ['a closed town with a tile in hand', town('closed: yes\ndrawn: te'), 'problem at step: nobody draws a tile in a closed town'],
    ['a draw from nothing', town('step: tile\nstack: []'), 'problem at step: no tile is left to be drawn'],
    ['no tile to place', town('step: place'), 'problem at step: which tile? "drawn: …"'],
    ['no tile to stock', town('step: stock'), 'problem at step: begin with "place"'],
    ['two zombies on a square', town('').replace('[1W]', '[1W, 1W]'), 'problem at zombies[1]: a zombie stands on this square already'],
    ['two tokens on a square', town('bullets: [1E]\nlives: [2E, 1E]'), 'problem at lives[1]: a token lies on this square already'],
    [
      'more zombies than there are',
      town('', '{ A: { trophies: 24 }, B: { trophies: 24 }, C: { trophies: 24 }, D: { trophies: 24 }, E: { trophies: 4 } }'),
      "problem at zombies: 101 zombies of the box's 100",
    ],
  ])('the rules cannot reach %s', (_what, source, expected) => {
    expect(failuresOf(source).join('\n')).toContain(expected);
  });

  test('in French, too', () => {
    const [one] = readCases(town('', '{ A: { hand: [hachette] }, B: {} }')).cases;
    expect(one?.run().problems?.map(({ reason }) => reason.fr)[0]).toContain('carte inconnue');
  });
});

describe('what is no case at all', () => {
  test.each([
    ['an unknown key', town('dise: [3]'), 'dise: unknown key (did you mean "dice"?)'],
    ['a square that is none', town('lives: [E4]'), 'lives[0]: expected a square'],
    ['a tile turned five times', town('').replace('[fleuriste, 1, 0]', '[fleuriste, 1, 0, 5]'), 'tiles[0]'],
    ['a die of seven', town('dice: [7]'), 'dice[0]'],
    ['two commands in one step', town('do: [{ walk: [1E], stay: yes }]'), 'do[0]: one command a step'],
    ['a step that commands nothing', town('do: [{ by: A }]'), 'do[0]: one command a step'],
    ['a step of the turn nobody knows', town('step: sleep'), 'step'],
    ['seven players', town('', '{ A: , B: , C: , D: , E: , F: , G: }'), 'players'],
  ])('%s is told with its line and place', (_what, source, expected) => {
    const problems = problemsIn(source);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatch(/^\d+: /);
    expect(problems[0]).toContain(expected);
  });
});

test('an answer that is not offered may be expected to be refused', () => {
  expect(failuresOf(lost('[{ answer: trousse, refused: yes }, life]'))).toEqual([]);
  expect(failuresOf(lost('[{ answer: life, refused: yes }]'))[0]).toContain('expected refusal, found accepted');
  expect(failuresOf(lost('[{ answer: trousse, refused: ZB-KO }, life]'))[0]).toContain('expected refusal ZB-KO, found refusal –');
});

test('options are told as a case writes them: squares by their bearings, cards and buildings by their names', () => {
  const clear = town('do: [{ play: eclaircie }]', '{ A: { hand: [eclaircie] }, B: {} }');
  expect(failuresOf(clear)[0]).toContain('unanswered question: A: zombie to lift (none, 1W)');
});

test('in French too, and so may answers be written', () => {
  const asked = town('do: [roll, { walk: [1E] }]\ndice: [3, 1]').replace('[1W]', '[1E, 1W]');
  expect(failuresOf(asked, 'fr')[0]).toBe('étape 2 (aller) : question sans réponse : A : de quoi payer le combat perdu (balles, vie)');
  expect(failuresOf(lost('[vie]'))).toEqual([]);
});

describe('what does not come as told', () => {
  test.each([
    ['dice left over', town('do: [roll]\ndice: [3, 4]'), 'unused dice: 4'],
    ['draws left over', town('do: [stay]\ndraws: [te]'), 'unused draws: te'],
    ['dice that are missing', town('do: [roll]'), 'step 1 (roll): not enough dice left for: movement roll of A, 1 die'],
    ['a draw that is missing', town('step: refill\ndo: [refill]'), 'step 1 (refill): no draw left for: card'],
    [
      'a draw of what is not there',
      town('step: tile\nstack: [te, droite]\ndo: [draw]\ndraws: [virage]'),
      'impossible draw: "virage" (tile)',
    ],
    [
      'a command that is refused',
      town('do: [roll, { walk: [2E] }]\ndice: [3]'),
      'step 2 (walk): command: expected accepted, found refusal ZB-MOVE-DIAG',
    ],
    [
      'a refusal that does not come',
      town('do: [{ stay: yes, refused: ZB-MOVE-ROLL }]'),
      'command: expected refusal ZB-MOVE-ROLL, found accepted',
    ],
    ['another refusal', town('do: [{ herd: yes, refused: ZB-ZMOVE }]'), 'command: expected refusal ZB-ZMOVE, found refusal ZB-TURN-ORDER'],
    ['a square where no tile lies', town('do: [roll, { walk: [9N] }]\ndice: [3]'), 'step 2 (walk): no tile lies at'],
    ['an answer to no question', town('do: [{ stay: yes, choices: [life] }]'), 'step 1 (stay): 1 answer(s) to no question'],
    [
      'a question without an answer',
      town('do: [roll, { walk: [1E] }]\ndice: [3, 1]').replace('[1W]', '[1E, 1W]'),
      'step 2 (walk): unanswered question: A: what the lost combat is paid with (bullets, life)',
    ],
    [
      'an answer that cannot be',
      town('do: [roll, { walk: [1E], choices: [trousse] }]\ndice: [3, 1]').replace('[1W]', '[1E, 1W]'),
      'step 2 (walk): to the question A: what the lost combat is paid with (bullets, life): "trousse" is not offered',
    ],
    ['another square', town(`${walk}\nexpect: { players: { A: { at: 3E } } }`), 'A.at: expected "3E", found "2E"'],
    ['another number of lives', town(`${walk}\nexpect: { players: { B: { lives: 2 } } }`), 'B.lives: expected 2, found 3'],
    ['another hand', town(`${walk}\nexpect: { players: { B: { hand: [lacet] } } }`), 'B.hand: expected ["lacet"], found []'],
    ['zombies elsewhere', town(`${walk}\nexpect: { zombies: [1E] }`), 'zombies: expected ["1E"], found ["1W"]'],
    ['another step', town('do: [{ stay: yes, expect: { step: move } }]'), 'step 1 (stay): step: expected "move", found "herd"'],
    ['a player nobody knows', town(`${walk}\nexpect: { players: { Ada: { lives: 3 } } }`), 'unknown player: Ada'],
    ['a game that goes on', town(`${walk}\nexpect: { over: yes }`), 'over: expected true, found false'],
    ['tiles that do not lie', town(`${walk}\nexpect: { tiles: [] }`), 'tiles: expected [], found [["fleuriste",1,0,0]]'],
  ])('%s fails', (_what, source, expected) => {
    expect(failuresOf(source).join('\n')).toContain(expected);
  });
});
