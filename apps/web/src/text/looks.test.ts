import { expect, test } from 'vitest';
import type { Context } from './context.ts';
import { parseOrder } from './grammar.ts';
import { rule } from './looks.ts';
import { textWords } from './words.ts';

const asked = (system: string, line: string): Promise<readonly string[]> =>
  rule({ game: { system: { id: system } }, words: textWords('fr'), language: 'fr' } as Context, parseOrder(line, {}), undefined);

test('AI-MIS-SOLDAT: a rule of NPCs is told at the table of either URSS system, by its name or its id, and at no other', async () => {
  for (const system of ['urss-classic', 'urss-kit']) {
    expect((await asked(system, 'règle table de cible de l’Élite'))[0]).toMatch(/^Table de cible de l’Élite\. 1D6 parmi les PJ à portée/);
    expect((await asked(system, 'règle AI-MIS-SOLDAT'))[0]).toMatch(/^Soldat\. /);
  }
  expect((await asked('zombies', 'règle AI-MIS-SOLDAT'))[0]).toMatch(/^Aucune règle/);
});
