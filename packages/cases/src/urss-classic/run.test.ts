import { describe, expect, test } from 'vitest';
import { failuresOf } from '../testing.ts';

/** A shot of A at B, 8 paces to the north. */
const shot = (rest: string): string => `
name: a shot
figures:
  A: { profile: Soldat Rebelle, at: [0, 0], facing: north }
  B: { profile: Stormtrooper, at: [0, 9], facing: south }
${rest}`;

const hit = 'do: [{ shoot: B }]\ndice: [4, 4, 4, 4, 1, 1, 1]';

const thrown = (entry: string): string[] => failuresOf(shot(`do: [{ shoot: B }]\ndice: [${entry}]`));

const twice = (choices: string): string[] =>
  failuresOf(shot(`do: [{ shoot: B, ${choices} }]\ndice: [1, 1]`).replace('profile: Soldat Rebelle', 'weapons: Blaster à répétition'));

const alerted = (refused: string): string => `
name: alert
figures:
  A: { profile: Soldat Rebelle, at: [0, 0], facing: north, alert: yes }
  B: { at: [3, 9] }
terrain: { wall: { kind: wall, x: [1, 4], y: [4, 5], height: 4 } }
do:
  - by: B
    move: [0, 9]
    choices: [{ react: { run: [0, 6] }, refused: ${refused} }, { wait: [1, 9] }, decline, decline]`;

/** A fights B with one of its weapons; a tie. */
const armed = (weapons: string, weapon: string): string[] =>
  failuresOf(`name: x
figures: { A: { weapons: ${weapons}, at: [0, 0], facing: north }, B: { weapons: Épée, at: [0, 1], facing: south } }
do: [{ fight: B, with: ${weapon}, dice: [1, 2, 2, 1] }]`);

/** A charger is fought in reaction; a tie. */
const guarded = (weapon: string): string => `
name: guard
figures:
  A: { weapons: [Épée, Dague], at: [0, 0], facing: north, alert: yes }
  B: { weapons: Épée, at: [0, 9], facing: south }
do:
  - by: B
    run: A
    choices: [decline, { react: { fight: B, with: ${weapon} } }]
    dice: [1, 2, 2, 1]`;

/** A, behind its friend, has the reach of a spear and a dagger besides. */
const supported = (weapon: string): string => `
name: support
figures: { A: { weapons: [Dague, Lance], at: [0, 0] }, A2: { at: [0, 1] }, B: { at: [0, 2], facing: south } }
do: [{ fight: B, with: ${weapon}, dice: [6, 6, 1, 1, 2, 1, 1] }]`;

const waits = (where: string): string[] => failuresOf(alerted('UC-ACT-ALERT').replace('[1, 9]', where));

const behind = (refused: string): string[] => failuresOf(shot(`do: [{ move: here, facing: south }, { shoot: B, refused: ${refused} }]`));

const run = (way: string, rest = ''): string[] => failuresOf(shot(`do: [{ run: ${way}${rest} }]`));

const wrongFact = (facts: string): string[] => failuresOf(shot(`${hit}\nexpect: ${facts}`));

test('a case that is right has no failure', () => {
  expect(failuresOf(shot(`${hit}\nexpect: { figures: { B: out of action, A: { left: 1, at: [0, 0] } } }`))).toEqual([]);
});

describe('dice', () => {
  test('those left over fail', () => {
    expect(failuresOf(shot('do: [{ shoot: B }]\ndice: [1, 1, 5, 6]'))).toEqual(['unused dice: 5, 6']);
    expect(failuresOf(shot('do: [{ shoot: B, dice: [1, 1, 5] }]'))).toEqual(['step 1 (shoot): unused dice: 5']);
  });

  test('those missing name the roll that asks for them', () => {
    expect(failuresOf(shot('do: [{ shoot: B }]\ndice: [4, 4, 4]'))).toEqual([
      'step 1 (shoot): not enough dice left for: damage of A against B, 2 dice, 7 or more',
    ]);
  });

  test('a roll may say what it is for, whose it is and against whom', () => {
    expect(thrown('{ for: tir, who: A, against: B, faces: [1, 1] }')).toEqual([]);
    expect(thrown('{ for: damage, faces: [1, 1] }')).toEqual([
      'step 1 (shoot): dice for damage, but the roll is: shooting of A against B, 2 dice, 7 or more',
    ]);
    expect(thrown('{ who: B, faces: [1, 1] }')[0]).toContain('dice for ? of B, but the roll is: shooting of A');
    expect(thrown('[1, 1, 1]')[0]).toContain(
      'dice [1, 1, 1] are given, but the roll asked for is: shooting of A against B, 2 dice, 7 or more',
    );
  });

  test('faces as text will do', () => {
    expect(failuresOf(shot('do: [{ shoot: B, dice: "1 2" }]'))).toEqual([]);
  });
});

describe('choices', () => {
  test('are answered where the question arises', () => {
    expect(twice('choices: [none]')).toEqual([]);
    expect(twice('choices: [{ seat: A, for: nextTarget, answer: none }]')).toEqual([]);
  });

  test('that are missing, of another seat or not offered fail, as does one too many', () => {
    expect(twice('seat: A')[0]).toContain('unanswered question: A: next target (B, none)');
    expect(twice('choices: [{ seat: B, answer: none }]')[0]).toContain('question: expected B, found A: next target');
    expect(twice('choices: [A]')[0]).toContain('to the question A: next target (B, none): "A" is not offered');
    expect(twice('choices: [none, none]')[0]).toContain('1 answer(s) to no question');
  });

  test('that are not offered may be expected to be refused', () => {
    expect(twice('choices: [{ answer: A, refused: yes }, none]')).toEqual([]);
    expect(twice('choices: [{ answer: none, refused: yes }]')[0]).toContain('expected refusal, found accepted');
    expect(twice('choices: [{ answer: A, refused: UC-SYS-SIDES }, none]')[0]).toContain('found refusal – ("A" is not offered)');
  });

  test('among weapons name them as the case does', () => {
    expect(
      failuresOf(`name: x
figures: { A: { weapons: [Épée, Dague], at: [0, 0], facing: north }, B: { weapons: Épée, at: [0, 1], facing: south } }
do: [{ fight: B, dice: [1, 2, 2, 1] }]`)[0],
    ).toContain('unanswered question: A: melee weapon (Sword, Dagger)');
  });

  test('may be refused before one is accepted', () => {
    expect(failuresOf(alerted('UC-ACT-ALERT'))).toEqual([]);
    expect(failuresOf(alerted('yes'))).toEqual([]);
    expect(failuresOf(alerted('UC-ACT-ONCE'))[0]).toContain('expected refusal UC-ACT-ONCE, found refusal UC-ACT-ALERT');
  });
});

describe('the weapon named with a fight', () => {
  test('UC-MELEE-WEAPON-CHOICE: answers the question, of a step and of a reaction', () => {
    expect(armed('[Épée, Dague]', 'Dague')).toEqual([]);
    expect(armed('[Épée, Dague]', 'Lance')[0]).toContain('A has no weapon "Lance"');
    expect(failuresOf(guarded('Dague'))).toEqual([]);
  });

  test('UC-MELEE-WEAPON-CHOICE: where nobody is asked, must be the one that is used', () => {
    expect(armed('Épée', 'Sword')).toEqual([]);
    expect(armed('[Épée, Hache]', 'Hache')).toEqual([
      'step 1 (fight): "with: Hache" was not used: A has no choice here and fights with Sword',
    ]);
    expect(armed('Épée', 'bare hands')[0]).toContain('was not used: A has no choice here and fights with Sword');
    expect(failuresOf(guarded('Hache').replace('Dague]', 'Hache]'))[0]).toContain('"with: Hache" was not used');
  });

  test('UC-MELEE-WEAPON-CHOICE: a weapon that does not reach is named in vain', () => {
    expect(failuresOf(supported('Lance'))).toEqual([]);
    expect(failuresOf(supported('Dague'))[0]).toContain('"with: Dague" was not used: A has no choice here and fights with Spear');
  });
});

describe('the point an alert figure waits for', () => {
  test('UC-ACT-ALERT-TRIGGER: behind the mover or beside its way it is told where the way goes on', () => {
    expect(waits('[2.9, 9]')[0]).toMatch(/this point is not on the way left, \[2\.\d+, 9\] → \[0, 9\]; what lies behind is past/);
    expect(waits('[1, 7]')[0]).toContain('this point is not on the way left');
    expect(waits('1')).toEqual([]);
  });
});

describe('refusals', () => {
  test('are expected by rule, by one of several, or by any', () => {
    expect(behind('UC-ARC-VISION')).toEqual([]);
    expect(behind('[UC-ACT-ONCE, UC-ARC-VISION]')).toEqual([]);
    expect(behind('yes')).toEqual([]);
    expect(behind('UC-SHOOT-RANGE')[0]).toContain('expected refusal UC-SHOOT-RANGE, found refusal UC-ARC-VISION');
  });

  test('UC-ACT-RUN: a run along a path is one command where the path is straight, and is refused where it bends', () => {
    expect(run('[[1, 1], [3, 3]]')).toEqual([]);
    expect(run('[[0, 2], [2, 2]]', ', refused: UC-ACT-RUN')).toEqual([]);
    expect(run('[[0, 3], [0, 2]]', ', refused: UC-ACT-RUN')).toEqual([]);
    expect(run('[[0, 2], [2, 2]]')[0]).toContain('expected accepted, found refusal UC-ACT-RUN (A run goes in one straight line.)');
    expect(run('[[0, 2], [2, 2]]', ', allowed: no')).toEqual([]);
    expect(run('here', ', refused: UC-ACT-RUN')).toEqual([]);
  });

  test('that come or stay away unexpectedly fail', () => {
    expect(failuresOf(shot('do: [{ shoot: A }]'))[0]).toContain('command: expected accepted, found refusal UC-SYS-SIDES');
    expect(failuresOf(shot('do: [{ shoot: B, refused: yes, dice: [1, 1] }]'))).toEqual([
      'step 1 (shoot): command: expected refusal, found accepted',
    ]);
  });

  test('an allowed command is looked at and not given', () => {
    expect(failuresOf(shot('do: [{ shoot: B, allowed: yes }, { shoot: B, dice: [1, 1] }, { shoot: B, allowed: no }]'))).toEqual([]);
    expect(failuresOf(shot('do: [{ shoot: B, allowed: no }]'))).toEqual(['step 1 (shoot): command: expected refused, found allowed']);
  });
});

describe('who acts', () => {
  test('"by" passes what stands in the way, as far as the next turn', () => {
    const source = shot(
      'do: [{ shoot: B, dice: [1, 1] }, { by: B, shoot: A, dice: [1, 1] }, { by: A, shoot: B, dice: [1, 1] }]\nexpect: { turn: 2 }',
    );
    expect(failuresOf(source)).toEqual([]);
  });

  test('"activate" is given as it is', () => {
    expect(failuresOf(shot('do: [{ move: [0, 1] }, { activate: B, refused: UC-TURN-ACTIVATION }]'))).toEqual([]);
    expect(failuresOf(shot('do: [{ activate: B }]\nplays: A'))[0]).toContain('UC-TURN-ROUND');
  });

  test('a battle goes on without an enemy, unless its end is what the case is about', () => {
    expect(failuresOf(shot(`${hit}\nexpect: { A: { left: 1 }, plays: A }`))).toEqual([]);
    expect(failuresOf(shot(`${hit}\nexpect: { over: yes, winner: A }`))).toEqual([]);
    expect(
      failuresOf(
        'name: alone\nfigures: { A: { at: [0, 0] } }\ndo: [{ move: [0, 1] }, { pass: }, { by: A, move: [0, 2] }]\nexpect: { turn: 2 }',
      ),
    ).toEqual([]);
  });
});

describe('facts', () => {
  test.each([
    ['{ B: sound }', 'B, state: expected sound, found out of action'],
    ['{ A: out }', 'A, state: expected out of action, found standing + sound'],
    ['{ A: { at: [0, 0.02] } }', 'A, position: expected (0 ; 0.02), found (0 ; 0)'],
    ['{ A: { at: [0, 0, 1] } }', 'A, position: expected (0 ; 0 ; 1), found (0 ; 0 ; 0)'],
    ['{ A: { facing: 3 } }', 'A, facing: expected 3°, found 0°'],
    ['{ A: { vitality: 2 } }', 'A, vitality: expected 2, found 1'],
    ['{ A: { left: 2 } }', 'A, actions left: expected 2, found 1'],
    ['{ A: { alert: yes } }', 'A, alert stance: expected yes, found no'],
    ['{ A: { engaged: B } }', 'A, engaged with: expected [B], found []'],
    ['{ A: { undetectable: yes } }', 'A, undetectable: expected yes, found no'],
    ['{ A: { activated: yes } }', 'A, has been activated: expected yes, found no'],
    ['{ A: { weapons: Grenades } }', 'A, weapons: expected [Grenades], found [blaster]'],
    ['{ A: { unloaded: Blaster } }', 'A, unloaded weapons: expected [blaster], found []'],
    ['{ A: { on: wall } }', 'A, hangs on: expected wall, found none'],
    ['{ A: { effects: Choc } }', 'A, effects: expected [Choc], found []'],
    ['{ rolls: none }', '0 roll(s) expected, 3 made'],
    ['{ rolls: [{ mode: "+" }, {}, {}] }', 'roll 1: expected a bonus roll, found shooting of A against B, 2 dice, 7 or more: 4 4 = 8 ✓'],
    ['{ rolls: [{}, { total: 7 }, {}] }', 'roll 2: expected total 7'],
    [
      '{ rolls: [{}, {}, { kept: [2, 1], modifiers: none }] }',
      'roll 3: expected dice kept [1, 2], no modifiers, found save of B, 3 dice, worst two, 7 or more: 1 1 (1) = 2 ✗ [-UC-SW-ARM-LEGERE]',
    ],
    ['{ someRolls: [{ for: duel }] }', 'roll 1 is missing'],
    ['{ questions: [{ to: A }] }', 'questions asked: expected [A], found []'],
    ['{ winner: B }', 'winner: expected B, found A'],
    ['{ over: no }', 'battle over: expected no, found yes'],
    ['{ turn: 2 }', 'turn: expected 2, found 1'],
    ['{ plays: B }', 'group to play: expected B, found A'],
    ['{ activation: none }', 'activated figure: expected none, found A'],
    ['{ order: [B, A] }', 'order of play: expected [B, A], found [A, B]'],
    ['{ sight: { from: A, to: B, hidden: 0.5, visible: no, cover: yes } }', 'A → B, hidden share: expected 0.5, found 0'],
    ['{ distance: { from: A, to: B, is: 9 } }', 'A → B, distance: expected 9, found 8'],
    ['{ arc: { of: A, holds: B, is: rear } }', 'arc A → B: expected rear, found front'],
  ])('%s is told with what came instead', (facts, expected) => {
    expect(wrongFact(facts).join('\n')).toContain(expected);
  });

  test('tolerances may be given', () => {
    expect(wrongFact('{ A: { at: [0, 0.4], within: 0.5, facing: 20, degrees: 30 } }')).toEqual([]);
  });

  test('after a step only what the step did counts', () => {
    expect(
      failuresOf(
        shot('do: [{ move: [0, 1], expect: { rolls: none } }, { shoot: B, dice: [1, 1], expect: { rolls: [{ for: shooting }] } }]'),
      ),
    ).toEqual([]);
  });
});
