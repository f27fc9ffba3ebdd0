import {
  chainChance,
  contest,
  distributionOf,
  isFeasible,
  parseDice,
  reduced,
  trialChance,
  value,
  written,
  type Fraction,
  type Trial,
} from '@escarmouche/lab';
import type { Ways } from '@escarmouche/referee';
import type { Command } from '../command.ts';
import type { ExitCode, Output } from '../output.ts';
import { text } from '@escarmouche/cases/text';

const BAR = 40;
/** Fractions longer than this are told by their value alone. */
const LONGEST_FRACTION = 40;

interface Answer {
  readonly exact: boolean;
  readonly chances: readonly { readonly name: string; readonly chance: Fraction }[];
  readonly distribution?: Ways;
}

function answer(trials: readonly Trial[]): Answer {
  const distributions = trials.map(({ sum }) => distributionOf(sum));
  const exact = distributions.every((one) => one.exact);
  const [first] = trials;
  if (trials.length > 1) {
    const steps = trials.map((trial) => ({ name: trial.text, chance: trialChance(trial) ?? { n: 1n, d: 1n } }));
    return { exact, chances: [...steps, { name: 'all', chance: chainChance(trials) }] };
  }
  if (first?.against) {
    const { win, tie, lose, exact: both } = contest(first.sum, first.against);
    const chances = [
      { name: 'win', chance: win },
      { name: 'tie', chance: tie },
      { name: 'lose', chance: lose },
    ];
    return { exact: both, chances };
  }
  const chance = first && trialChance(first);
  return { exact, chances: chance ? [{ name: first.text, chance }] : [], distribution: distributions[0] };
}

const names: Readonly<Record<string, { fr: string; en: string }>> = {
  all: text('tout réussit', 'all come true'),
  win: text('gagne', 'win'),
  tie: text('égalité', 'tie'),
  lose: text('perd', 'lose'),
};

function percent(chance: number, language: 'fr' | 'en'): string {
  const plain = (chance * 100).toFixed(2);
  return language === 'fr' ? `${plain.replace('.', ',')} %` : `${plain}%`;
}

function fractionText(chance: Fraction, exact: boolean): string {
  const plain = written(chance);
  if (exact && plain.length <= LONGEST_FRACTION) return plain;
  const short = written(reduced(chance));
  return exact && short.length <= LONGEST_FRACTION ? short : '≈';
}

function bar(share: number): string {
  const eighths = Math.round(share * BAR * 8);
  return '█'.repeat(Math.floor(eighths / 8)) + ['', '▏', '▎', '▍', '▌', '▋', '▊', '▉'][eighths % 8];
}

interface Row {
  readonly name: string;
  readonly chance: Fraction;
}

/** `scaled`: the longest bar is the likeliest row, not certainty. */
function table(rows: readonly Row[], exact: boolean, scaled: boolean, output: Output): void {
  const width = Math.max(...rows.map(({ name }) => name.length));
  const fractions = rows.map(({ chance }) => fractionText(chance, exact));
  const wide = Math.max(...fractions.map((one) => one.length));
  const most = scaled ? Math.max(...rows.map(({ chance }) => value(chance)), 1e-300) : 1;
  rows.forEach(({ name, chance }, i) => {
    const share = value(chance);
    const drawn = bar(share / most);
    output.line(
      `  ${name.padStart(width)}  ${(fractions[i] ?? '').padStart(wide)}  ${percent(share, output.language).padStart(8)}  ${drawn}`,
    );
  });
}

const TOO_SMALL = 5e-7;

/** Scores in order; those that hardly ever happen are left out where explosions have no end. */
function rowsOf({ ways, total, exact }: Ways): Row[] {
  return [...ways]
    .sort(([a], [b]) => a - b)
    .map(([score, n]) => ({ name: String(score), chance: { n, d: total } }))
    .filter(({ chance }) => exact || value(chance) > TOO_SMALL);
}

function print(expression: string, { exact, chances, distribution }: Answer, output: Output): void {
  output.line(expression);
  if (!exact) output.say(text('  (relances suivies jusqu’à 1e-12 près)', '  (explosions followed to within 1e-12)'));
  if (chances.length > 0) {
    const named = chances.map(({ name, chance }) => ({ name: names[name]?.[output.language] ?? name, chance }));
    table(named, exact, false, output);
  }
  if (!distribution) return;
  if (chances.length > 0) output.line();
  table(rowsOf(distribution), exact, true, output);
}

const asJson = (chance: Fraction, exact: boolean) => ({
  ...(exact ? { numerator: chance.n.toString(), denominator: chance.d.toString() } : {}),
  chance: value(chance),
});

function printJson(expression: string, { exact, chances, distribution }: Answer, output: Output): void {
  const found = {
    expression,
    exact,
    chances: chances.map(({ name, chance }) => ({ name, ...asJson(chance, exact) })),
    ...(distribution && {
      distribution: rowsOf(distribution).map(({ name, chance }) => ({ score: Number(name), ...asJson(chance, exact) })),
    }),
  };
  output.json(found);
}

export const odds: Command = {
  summary: text('chances exactes d’une expression de dés', 'exact chances of a dice expression'),
  help: text(
    `Usage : escarmouche odds EXPRESSION [--json] [--lang fr|en]

Chances exactes : la fraction, puis le pourcentage, puis une barre.

  2d6             deux dés à six faces, additionnés
  3d6kh2          trois dés, les deux plus hauts comptent (Bonus) ; kl2 : les deux plus bas (Malus)
  3d6kh2>=7       réussite à 7 ou plus (aussi >, <=, <, =)
  4d8!            chaque 8 relance un dé ; 4d8!7+ : chaque 7 ou 8
  3d6!kh1>=7      chaque dé avec ce qu'il a relancé, le meilleur compte (aussi 3d6kh1!)
  4d8!>=4         on compte les dés de 4 ou plus (s'écrit aussi 4d8!#>=4 ; sans relance : 4d8#>=4)
  2d6+3, 2d6-d6   sommes et différences
  2d6 vs 3d6kh2   opposition : gagne, égalité, perd
  A then B        chaîne : tout doit réussir ; « not A » : A doit échouer

Exemples :
  escarmouche odds '2d6>=7'
  escarmouche odds '2d6 vs 3d6kl2'
  escarmouche odds '3d6kh2>=7 then 2d6>=7 then not 3d6kl2>=7'   (tir, dégâts, sauvegarde ratée)`,
    `Usage: escarmouche odds EXPRESSION [--json] [--lang fr|en]

Exact chances: the fraction, then the percentage, then a bar.

  2d6             two six-sided dice, added up
  3d6kh2          three dice, the two highest count (bonus); kl2: the two lowest (malus)
  3d6kh2>=7       success on 7 or more (also >, <=, <, =)
  4d8!            every 8 adds a die; 4d8!7+: every 7 or 8
  3d6!kh1>=7      each die with what it added, the best counts (also 3d6kh1!)
  4d8!>=4         dice of 4 or more are counted (also written 4d8!#>=4; without explosions: 4d8#>=4)
  2d6+3, 2d6-d6   sums and differences
  2d6 vs 3d6kh2   a contest: win, tie, lose
  A then B        a chain: all must come true; "not A": A must fail

Examples:
  escarmouche odds '2d6>=7'
  escarmouche odds '2d6 vs 3d6kl2'
  escarmouche odds '3d6kh2>=7 then 2d6>=7 then not 3d6kl2>=7'   (shot, damage, save failed)`,
  ),
  options: {},
  run(args, values, output): ExitCode {
    const expression = args.join(' ').trim();
    const parsed = parseDice(expression);
    if (!parsed.ok) {
      output.error(expression, `${' '.repeat(parsed.at)}^ ${parsed.reason[output.language]}`);
      return 2;
    }
    if (!parsed.trials.every(({ sum, against }) => isFeasible(sum) && isFeasible(against ?? []))) {
      output.error(text('Trop de dés pour un calcul exact.', 'Too many dice to work out exactly.')[output.language]);
      return 2;
    }
    const found = answer(parsed.trials);
    if (values.json === true) printJson(expression, found, output);
    else print(expression, found, output);
    return 0;
  },
};
