import { expect, test } from 'vitest';
import { readCases } from '../document.ts';
import { failuresOf } from '../testing.ts';

/** A case with the NPC n and one player character, with these members of the NPC. */
const withRole = (own: string, more = ''): string => `
name: NPC
figures:
  N: { weapons: [Blaster], at: [0, 0], facing: east, ${own} }
  P: { at: [10, 0], facing: west }
${more}`;

/** Problems of a file with their lines, from 1 at the name. */
function problems(source: string): readonly string[] {
  const { cases, problems: found } = readCases(source);
  const own = cases.flatMap((one) => one.problems().map((problem) => ({ ...problem, line: one.lineAt(problem.path) })));
  return [...found, ...own].map(({ line, reason }) => `${line - 1}: ${reason.en}`);
}

test('words that are no mission and no behaviour are told at their line with the nearest known one', () => {
  expect(problems(withRole('mission: Soldta'))).toEqual([
    expect.stringMatching(/^3: a mission is expected \(did you mean "Soldat"\?\): Soldat/),
  ]);
  expect(problems(withRole('behaviour: Fonseur'))).toEqual([expect.stringMatching(/^3: expected one of: walker.*did you mean "Fonceur"/)]);
});

test('AI-CORE-VALIDATE: roles that do not suit are told at their line, and zones that nobody has drawn', () => {
  expect(problems(withRole('mission: Soignant'))).toEqual([
    '3: N: a Healer needs a healing skill (AI-CORE-VALIDATE, healer-needs-healing-skill)',
  ]);
  expect(problems(withRole('mission: Garde cour'))).toEqual([
    '3: N: Guard of an unknown zone: "cour"; choose another zone or another mission (AI-CORE-VALIDATE, guard-needs-zone)',
  ]);
  expect(problems(withRole('mission: Patrouille a-b', 'npcs: { zones: { a: { x: [0, 1], y: [0, 1] } } }'))).toEqual([
    '3: N: Patrol of an unknown zone: "b"; choose another zone or another mission (AI-CORE-VALIDATE, patrol-needs-zones)',
  ]);
});

test('figures, zones and chiefs must be there, and only NPCs remember', () => {
  expect(problems(withRole('mission: Assassin, target: Q'))).toEqual([expect.stringMatching(/^3: unknown figure "Q"/)]);
  expect(problems(withRole('target: P'))).toEqual(['3: only with a mission']);
  expect(problems(withRole('mission: Soldat', 'do: [{ npc: M }]'))).toEqual([expect.stringMatching(/^5: unknown figure or group "M"/)]);
  expect(problems(withRole('mission: Soldat', 'npcs: { chiefs: { P: N } }'))).toEqual(['5: unknown: "N"']);
});

test('a set-up that is not refused, or not for the breach expected, fails', () => {
  expect(failuresOf(withRole('mission: Soldat', 'npcs: { refused: guard-needs-zone }'))).toEqual([
    'set-up: expected guard-needs-zone, found –',
  ]);
  expect(failuresOf(withRole('mission: Sniper, behaviour: Immobile', 'npcs: { odd: N }\ndo: [{ pnj: N }]'))).toEqual([]);
  expect(failuresOf(withRole('mission: Soldat, behaviour: Immobile', 'npcs: { odd: N }'))).toEqual(['odd pairs: expected N, found –']);
});

test('wrong thoughts and wrong ends are told', () => {
  const wrong = withRole(
    'mission: Soldat',
    `do: [{ npc: N, dice: [1, 1] }]
expect:
  npc: { goal: none, target: none, obliged: heal, actions: [run], damage: 1 }
  N: { mission: Élite, target: P, coverFrom: P }
  distance: { from: N, to: P, atLeast: 30 }`,
  );
  expect(failuresOf(wrong)).toEqual([
    'N, mission: expected Elite, found Soldier',
    'N, target: expected P, found none',
    'N, in cover from P: expected yes, found no',
    'NPC, actions: expected [run], found [walk, shoot]',
    'NPC, goal: expected none, found P',
    'NPC, target: expected none, found P',
    'NPC, obligation: expected heal, found attack',
    'NPC, damage: expected [0.995, 1.005], found 0.34',
    expect.stringMatching(/^N → P, distance: expected ≥ 30, found /),
  ]);
});
