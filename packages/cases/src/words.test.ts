import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { specialRules as classicRules } from '@escarmouche/urss-classic';
import { specialRules as kitRules } from '@escarmouche/urss-kit';
import { tough } from '@escarmouche/urss-kit/rules';
import { expect, test } from 'vitest';
import { readCases } from './document.ts';
import { naming as classicNaming } from './urss-classic/lookup.ts';
import { naming as kitNaming } from './urss-kit/lookup.ts';
import { plainNaming } from './words.ts';

/** Words of cases in both languages: no inner name, no French in English nor the reverse. */

const SYSTEMS = join(import.meta.dirname, '../../systems');

/** Purposes of a system's rolls and questions, by the literals of its sources. */
function purposesOf(system: string): readonly string[] {
  const folder = join(SYSTEMS, system, 'src');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /(?<!\.test)\.ts$/.test(file) && !file.includes('testing'),
  );
  const found = files.flatMap((file) => [
    ...readFileSync(join(folder, file), 'utf8').matchAll(/\.(?:choose|commit|roll|dice|draw)\(\s*'([\w-]+)'/g),
  ]);
  return [...new Set(found.map(([, purpose = '']) => purpose))];
}

test.each([
  ['urss-classic', classicNaming],
  ['urss-kit', kitNaming],
  ['zombies', plainNaming],
] as const)('%s: whatever is rolled for or asked has words', (system, naming) => {
  const purposes = purposesOf(system);
  expect(purposes.length).toBeGreaterThan(5);
  expect(purposes.filter((purpose) => naming(purpose).fr === purpose && !['combat', 'duel'].includes(purpose))).toEqual([]);
});

test('the rolls of special rules are told by their words, never by a slug', () => {
  for (const [rules, naming] of [
    [classicRules.all(), classicNaming],
    [kitRules.all(), kitNaming],
  ] as const)
    for (const { id, rolls } of rules) if (rolls) expect(naming(id)).toEqual(rolls.told);
});

/** The only failure of a case, in both languages. */
function failing(source: string) {
  const [one] = readCases(source).cases;
  const verdict = one?.run();
  return verdict && !verdict.problems ? verdict.failures[0] : undefined;
}

const duel = `
name: x
adaptation: med-fan
figures:
  A: { attributes: [Trait magique], at: [0, 0], facing: north }
  B: { attributes: [Duel de Magie], at: [0, 4], facing: south }
do: [{ power: Trait magique, target: B, choices: [yes] }]
dice: [[6, 6]]`;

test('missing dice are told with the words of the roll and its dice', () => {
  expect(failing(duel)).toEqual({
    fr: 'étape 1 (pouvoir) : plus assez de dés pour : duel de B contre A, 2 dés',
    en: 'step 1 (power): not enough dice left for: duel of B against A, 2 dice',
  });
});

const shot = (expectation: string) =>
  failing(`
system: urss-kit
name: x
figures: { A: { weapons: Pistolet, at: [0, 0], facing: east }, B: { attributes: [Robuste], at: [5, 0] } }
do: [{ shoot: B }]
dice: [[4], [4, 4]]
expect: ${expectation}`);

test('other facts of a roll, other states and nothing are told in the language', () => {
  expect(shot('{ rolls: [{ for: shooting }, { for: save, against: B }] }')).toEqual({
    fr: `jet 2 : attendu contre B, obtenu sauvegarde de B, 2 dés, le moins bon, 4 ou plus : 4 (4) = 4 ✓ [2 ${tough.cites[0]} -1 UK-SAVE-STACK]`,
    en: `roll 2: expected against B, found save of B, 2 dice, worst one, 4 or more: 4 (4) = 4 ✓ [2 ${tough.cites[0]} -1 UK-SAVE-STACK]`,
  });
  expect(shot('{ B: out }')).toEqual({
    fr: 'B, état : attendu hors de combat, obtenu debout + saine et sauve',
    en: 'B, state: expected out of action, found standing + sound',
  });
  expect(shot('{ activation: none }')).toEqual({
    fr: 'figurine activée : attendu aucune, obtenu A',
    en: 'activated figure: expected none, found A',
  });
});
