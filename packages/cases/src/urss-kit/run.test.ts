import { describe, expect, test } from 'vitest';
import { failuresOf, problemsIn } from '../testing.ts';

/** A shot of A at B, at normal range, by a rifle against light armour. */
const shot = (rest: string): string => `
name: a shot
system: urss-kit
figures:
  A: { profile: Soldat rebelle, at: [0, 0], facing: north }
  B: { profile: Stormtrooper, at: [0, 9], facing: south }
${rest}`;

const hit = 'do: [{ shoot: B }]\ndice: [5, 1, 1, 1, 1, 4, 1, 1]';
const found = (expectation: string): string[] => failuresOf(shot(`${hit}\nexpect: ${expectation}`));

/** A alone, with these words about it. */
const figure = (words: string): string => `name: x\nsystem: urss-kit\nfigures: { A: { at: [0, 0], ${words} } }`;
const problems = (words: string): string[] => {
  const source = figure(words);
  return [...problemsIn(source), ...(problemsIn(source).length > 0 ? [] : failuresOf(source))];
};

const rounds = (more: string): string[] =>
  failuresOf(`
name: rounds
system: urss-kit
figures: { A1: { at: [0, 0] }, A2: { at: [2, 0] }, B1: { at: [0, 9] }, B2: { at: [2, 9] } }
alternating: yes
${more}`);

test('a case that is right has no failure', () => {
  expect(found('{ B: out of action, A: { left: 1, held: [Fusil Blaster] } }')).toEqual([]);
});

describe('levels', () => {
  test.each([`'2+'`, '2', `'+ 2'`])('damage at %s is as it was', (level) => {
    expect(found(`{ someRolls: [{ for: damage, level: ${level} }] }`)).toEqual([]);
  });

  test('another level is told with the roll', () => {
    expect(found('{ someRolls: [{ for: save, level: 2- }] }')[0]).toContain('roll 1 is missing');
    expect(problems('combat: [1]')[0]).toContain('expected a level');
    expect(problems(`combat: '+2+'`)[0]).toContain('expected a level');
    expect(problems('combat: 21')[0]).toContain('expected a level');
  });
});

describe('saves', () => {
  test('every source with its value must be told, by any of its names', () => {
    expect(found('{ someRolls: [{ for: save, sources: { Light armour: 1 } }] }')).toEqual([]);
    expect(found('{ someRolls: [{ for: save, sources: [UK-ARM-LEGERE] }] }')).toEqual([]);
    expect(found('{ someRolls: [{ for: save, sources: { Armure: 2 } }] }')).toHaveLength(1);
    expect(found('{ someRolls: [{ for: save, sources: none }] }')).toHaveLength(1);
  });
});

describe('pools', () => {
  test('a roll that is not made has a level, or there is none to make', () => {
    expect(found('{ pools: [{ for: save, who: A, against: B, level: none }, { for: morale, who: A, level: 0 }] }')).toEqual([]);
    expect(found('{ pools: [{ for: shooting, who: A, against: B, level: 2+ }] }')).toEqual([
      'shooting of A against B: expected 2, found 0',
    ]);
    expect(found('{ pools: [{ for: combat, who: A, level: 0 }] }')).toEqual(['combat of A: expected a roll, found against whom?']);
  });
});

describe('figures', () => {
  test('unknown names are told with the nearest known one', () => {
    expect(problems('profile: Stormtroper')[0]).toContain('did you mean "Stormtrooper"');
    expect(problems('profile: "Combat, Sabre lazer"')[0]).toContain('Sabre lazer');
    expect(problems('weapons: Pistolett')[0]).toContain('did you mean "Pistolet"');
    expect(problems('attributes: [Cadence]')[0]).toContain('it takes a number');
    expect(problems('attributes: [Avec Bouclier]')[0]).toContain('does nothing on a figure: it is a rule for a weapon');
    expect(problems('attributes: [Cadence 2]')).toEqual([]);
    expect(problems('attributes: [Blaster]')[0]).toContain('unknown name');
    expect(problems('armour: Cuirasse')[0]).toContain('unknown armour');
    expect(problems('objects: Jetpak')[0]).toContain('unknown object');
    expect(problems('without: [Fusil]')[0]).toContain('the profile has no "Fusil"');
    expect(problems('held: [Fusil]')[0]).toContain('it does not have');
    expect(problems('done: [danser]')[0]).toContain('unknown action');
    expect(problems('weapons: { name: x, class: shooting }')[0]).toContain('its range is needed');
  });

  test('a name of two things of a kind means one after the other', () => {
    const two = figure('weapons: [Pistolet, Pistolet], held: [Pistolet, Pistolet]');
    expect(failuresOf(`${two}\nexpect: { A: { held: [pistolet, pistolet-2] } }`)).toEqual([]);
  });

  test('a figure without a profile has every skill, one with a written profile what it lists', () => {
    expect(failuresOf(`${figure('')}\nexpect: { A: { morale: 0, save: none } }`)).toEqual([]);
    expect(failuresOf(`${figure('profile: "Combat +"')}\nexpect: { A: { combat: 1, morale: none } }`)).toEqual([]);
    expect(failuresOf(`${figure('combat: none')}\nexpect: { A: { combat: 0 } }`)).toEqual(['A, combat: expected 0, found none']);
  });
});

describe('alternating activation', () => {
  const dice = 'dice: [[5], [3]]';

  test('groups choose as the case says', () => {
    expect(rounds(`rounds: [{ A: A2, B: B2 }]\n${dice}\nexpect: { activation: A2, chosen: [B2] }`)).toEqual([]);
    expect(rounds(`rounds: { A: [A2], B: [B1] }\n${dice}\nexpect: { chosen: [B1] }`)).toEqual([]);
  });

  test('else whoever acts next in the case, else the first who can', () => {
    expect(rounds(`rounds: []\ndo: [{ by: B2, nothing: }]\n${dice}\nexpect: { activations: [A1, B2] }`)).toEqual([]);
  });
});

test('a sentence of the log is found in either language', () => {
  expect(found('{ log: [B est Hors de Combat, B is out of action] }')).toEqual([]);
  expect(found('{ log: [A est Hors de Combat] }')[0]).toMatch(/^log: expected A est Hors de Combat/);
});

const doing = (step: string) => failuresOf(`${figure('')}\ndo: [{ ${step} }]`);

test('what a refusal cites must be a rule, as what a case cites: of a step and of an answer', () => {
  expect(doing('run: [11, 0], refused: UK-ACT-RUNN')).toEqual([
    'problem at do[0].refused: unknown rule "UK-ACT-RUNN" (did you mean "UK-ACT-RUN"?)',
  ]);
  expect(doing('run: [11, 0], refused: [UK-ACT-RUN, UC-ACT-RUN]')[0]).toContain('unknown rule "UC-ACT-RUN"');
  expect(doing('run: [11, 0], refused: uk act run')).toEqual([]);
  expect(doing('nothing:, choices: [{ answer: A, refused: UK-NO }]')[0]).toContain('do[0].choices[0].refused: unknown rule "UK-NO"');
});

test('a round that leaves no choice must be as the case says', () => {
  expect(rounds('rounds: { A: [A1, A1], B: [B1, B2] }\ndo: [pass, pass]\ndice: [[5], [1], [2], [3]]')).toEqual([
    'step 2 (pass): round 2: A has no choice and activates A2, not A1',
  ]);
});
