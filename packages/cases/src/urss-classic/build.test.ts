import { describe, expect, test } from 'vitest';
import { failuresOf } from '../testing.ts';

const setUp = (figure: string, rest = ''): string[] => failuresOf(`name: x\nfigures:\n  A: ${figure}\n  B: { at: [0, 9] }\n${rest}`);

/** A figure of Med Fan with a weapon; may the battle be mixed? */
const mixedIn = (weapon: string, mixed: string): string[] =>
  setUp(`{ weapons: ${weapon}, at: [0, 0] }`, `adaptation: med-fan\noptions: { mixedAdaptations: ${mixed} }`);

const grouped = (groups: string): string => `
name: groups
figures: { A1: { at: [0, 0] }, A2: { at: [3, 0] }, B: { weapons: Blaster, at: [0, 9], facing: south } }
${groups}
do: [{ by: B, shoot: A1, dice: [1, 1] }]
expect: { plays: B }`;

const far = (table: string, at: string, to: string): string =>
  `name: x\n${table}\nfigures: { A: { at: ${at} } }\ndo: [{ move: ${to} }]\nexpect: { A: { at: ${to} } }`;

describe('the set-up', () => {
  test.each([
    [
      '{ profile: Soldat Rebel, at: [0, 0] }',
      'problem at figures.A.profile: unknown profile "Soldat Rebel" (did you mean "Soldat Rebelle"?)',
    ],
    ['{ weapons: [Epe], at: [0, 0] }', 'problem at figures.A.weapons[0]: unknown weapon "Epe" (did you mean "Épée"?)'],
    ['{ armour: Cotte, at: [0, 0] }', 'problem at figures.A.armour[0]: unknown armour'],
    ['{ attributes: [Robust, Volant], at: [0, 0] }', 'problem at figures.A.attributes[1]: unknown special rule "Volant"'],
    [
      '{ attributes: [Cadence 2], at: [0, 0] }',
      'problem at figures.A.attributes[0]: "Cadence 2" does nothing on a figure: it is a rule for a weapon',
    ],
    [
      '{ weapons: [{ name: Canne, class: melee, rules: [Infiltration] }], at: [0, 0] }',
      'problem at figures.A.weapons[0].rules[0]: "Infiltration" does nothing on a weapon: it is a rule for a figure',
    ],
    ['{ attributes: [Cadence], at: [0, 0] }', '"Cadence" needs a number: "Cadence 2"'],
    ['{ profile: Stormtrooper, without: [Grenades], at: [0, 0] }', 'the profile has no "Grenades"'],
    ['{ state: wounded, at: [0, 0] }', 'a figure with 1 vitality point is never wounded'],
    ['{ vitality: 2, at: [0, 0] }', 'problem at figures.A.vitality: at most 1'],
    ['{ profile: Stormtrooper }', 'problem at figures.A: its position is needed'],
    ['{ at: [0, 0], facing: C }', 'problem at figures.A.facing: unknown facing "C"'],
  ])('%s is refused with its place', (figure, expected) => {
    expect(setUp(figure).join('\n')).toContain(expected);
  });

  test.each([
    ['do: [{ shoot: C }]', 'problem at do[0].shoot: unknown figure "C"'],
    ['do: [{ climb: wall }]', 'problem at do[0].climb: unknown terrain feature "wall"'],
    ['expect: { C: sound }', 'problem at expect.figures.C: unknown figure "C"'],
    ['options: { shoot.whileEngage: no }', 'problem at options.shoot.whileEngage: unknown option (did you mean "shoot.whileEngaged"?)'],
    ['options: { artMartial: no }', 'expected one of: cancels-both, cancels-combat, cancels-damage'],
    [
      'adaptation: star-war',
      'problem at adaptation: unknown adaptation "star-war" (did you mean "star-wars"?); there are: star-wars, med-fan, survivants, generic',
    ],
    ['cites: [UC-TURN-ORDER, UC-TURN-ORDRE]', 'problem at cites[1]: unknown rule "UC-TURN-ORDRE" (did you mean "UC-TURN-ORDER"?)'],
    ['cites: ZB-KO', 'problem at cites[0]: unknown rule "ZB-KO"'],
    ['order: [A, C]', 'problem at order[1]: unknown group "C"'],
    ['groups: { X: [C] }', 'problem at groups.X.figures[0]: unknown figure "C"'],
  ])('%s is refused with its place', (rest, expected) => {
    expect(setUp('{ at: [0, 0] }', rest).join('\n')).toContain(expected);
  });

  test('may cite the rulebook, and what the gear of the lists stands for', () => {
    expect(setUp('{ at: [0, 0] }', 'cites: [UC-SYS-OPTIONS, UC-SW-WPN-GRENADES, UC-MF-ARM-LOURDE]')).toEqual([]);
  });

  test('adaptations are found whatever the way they are written', () => {
    expect(setUp('{ at: [0, 0] }', 'adaptation: Star Wars')).toEqual([]);
    expect(setUp('{ at: [0, 0] }', 'adaptation: generic')).toEqual([]);
    expect(setUp('{ at: [0, 0] }', 'monde: Règles de base')).toEqual([]);
  });

  test('UC-SYS-SCOPE: a case of one world knows the names of that world alone', () => {
    const archer = '{ profile: Archer, weapons: Arc, at: [0, 0] }';
    expect(setUp(archer, 'adaptation: med-fan')).toEqual([]);
    expect(setUp(archer, 'adaptation: survivants').join('\n')).toContain('problem at figures.A.profile: unknown profile "Archer"');
    expect(setUp('{ weapons: [Arc, Gourdin], at: [0, 0] }', 'adaptation: survivants')).toEqual([]);
    expect(setUp('{ weapons: [Blaster, Pic], at: [0, 0] }', 'adaptation: med-fan')).toHaveLength(2);
    expect(setUp('{ profile: Zombi, weapons: Épée, at: [0, 0] }')).toEqual([]);
  });

  test('UC-SYS-SCOPE: in a mixed battle things of the other worlds go by their catalogue ids', () => {
    expect(mixedIn('UC-SV-WPN-FUSIL', 'yes')).toEqual([]);
    expect(mixedIn('Fusil', 'yes').join('\n')).toContain('unknown weapon "Fusil"');
    expect(mixedIn('UC-SV-WPN-FUSIL', 'no').join('\n')).toContain('unknown weapon "UC-SV-WPN-FUSIL"');
  });

  test('a figure is what its profile, its additions and its subtractions make of it', () => {
    const figure = '{ profile: Soldat Rebelle, weapons: [Grenades, Épée], without: Blaster, at: [0, 0], facing: north }';
    const shot = 'do: [{ shoot: B, with: Grenades, dice: [1, 1] }]\nexpect: { A: { weapons: [Grenades, Épée] } }';
    expect(setUp(figure, shot)).toEqual([]);
  });

  test('groups go by the beginning of the names, or as the case says', () => {
    expect(failuresOf(grouped(''))).toEqual([]);
    expect(failuresOf(grouped('groups: { B: [B, A1] }'))[0]).toContain('UC-SYS-SIDES');
    expect(failuresOf(grouped('groups: { A: { side: all }, B: { side: all } }'))[0]).toContain('UC-SYS-SIDES');
  });

  test('coordinates may be anything; a table of a given size counts from its corner, or from where it says', () => {
    expect(failuresOf(far('', '[-100, 50]', '[-103, 50]'))).toEqual([]);
    expect(failuresOf(far('table: { width: 30, height: 20 }', '[1, 1]', '[4, 1]'))).toEqual([]);
    expect(failuresOf(far('table: { width: 30, height: 20 }', '[1, 1]', '[-2, 1]'))[0]).toContain('refusal');
    expect(failuresOf(far('table: { width: 30, height: 20, origin: centre }', '[-10, 0]', '[-14, 0]'))).toEqual([]);
    expect(failuresOf(far('table: { width: 30, height: 20, origin: [5, 5] }', '[-2, 0]', '[-4, 0]'))).toEqual([]);
  });

  test('the facing of a figure that gets up is no place that the table must hold', () => {
    const source =
      'name: x\nfigures: { A: { at: [0, 0], state: prone } }\ndo: [{ getUp: south }, { move: [0, 3] }]\nexpect: { A: { at: [0, 3] } }';
    expect(failuresOf(source)).toEqual([]);
  });
});

describe('a scenario', () => {
  const reach =
    'scenario: { zones: { gate: { disc: { at: [0, 0], radius: 2 } } }, objectives: { out: { type: reach, side: A, who: [A], zone: gate } } }';

  test.each([
    [reach.replace('zone: gate', 'zone: gat'), 'problem at scenario.objectives.out.zone: unknown: "gat"'],
    [reach.replace('who: [A]', 'who: [C]'), 'problem at scenario.objectives.out.who[0]: unknown: "C"'],
    [reach.replace('side: A', 'side: C'), 'problem at scenario.objectives.out.side: unknown: "C"'],
    [reach.replace(', zone: gate', ''), 'problem at scenario.objectives.out: something is missing, or too much'],
    [reach.replace('type: reach', 'type: hold'), 'problem at scenario.objectives.out: something is missing, or too much'],
    ['scenario: { happenings: { late: { arrivals: [B] } } }', 'problem at scenario.happenings.late: something is missing, or too much'],
    [`${reach}\nexpect: { objectives: { on: no } }`, 'problem at expect.objectives.on: unknown objective "on"'],
    ['expect: { tokens: { can: A } }', 'problem at expect.tokens.can: unknown token "can"'],
    [`${reach}\nexpect: { scores: { C: 0 } }`, 'problem at expect.scores.C: unknown side "C" (did you mean "A"?)'],
    [`${reach}\nexpect: { objectives: { out: no } }`, 'objective out: expected no, found yes'],
    [`${reach}\nexpect: { objectives: { out: 2 } }`, 'objective out: expected 2, found 1'],
    ['scenario: { tokens: { can: [5, 5] } }\nexpect: { tokens: { can: A } }', 'token can: expected A, found (5 ; 5)'],
    ['scenario: { tokens: { can: [5, 5] } }\nexpect: { tokens: { can: [6, 5] } }', 'token can: expected (6 ; 5), found (5 ; 5)'],
    ['scenario: { tokens: { can: [0, 0] } }\nexpect: { tokens: { can: [0, 0] } }', 'token can: expected (0 ; 0), found A'],
  ])('UC-VICTORY-SCENARIO: fault %#', (rest, reason) => {
    const figures = 'figures: { A: { at: [0, 0] }, B: { at: [9, 9] } }';
    expect(failuresOf(`name: x\n${figures}\ndo: [{ move: here }]\n${rest}`)).toEqual([reason]);
  });
});
