import { chance, type Language, type Pool } from '@escarmouche/referee';
import {
  hurtIn,
  share,
  toldChance,
  type FightChances,
  type Fraction,
  type Loss,
  type PowerChances,
  type ShotChances,
  type ChainRoll,
} from '@escarmouche/skirmish';
import { rules } from '../../../rules/rulebook.svelte.ts';
import { nameIn } from '../../plane/who.ts';
import type { Odds, Stage } from '../../preview.ts';
import type { UrssGame, UrssState } from '../game.ts';
import { stageOf } from '../../plane/rolls.ts';
import { adviceWords } from './words.ts';

/** Names of rolls and rules. */
type Naming<S extends UrssState, C extends object> = Pick<UrssGame<S, C>, 'rolls' | 'special'>;

/** The chance that an attack is told by: to put the target out of action where one point is left, else to take a point. */
function aim(loss: Loss | undefined, faces: number, language: Language): Pick<Odds, 'of' | 'chance' | 'ways'> {
  const { panel } = adviceWords(language);
  if (!loss) return { of: '', chance: 0 };
  const likely = toldChance(loss);
  return { of: loss.lost.length === 2 ? panel.out : panel.hurt, chance: likely, ways: waysOf(likely, faces) };
}

const facesIn = (steps: readonly ChainRoll[]): number => steps[0]?.pool.faces ?? 6;

/** Throws beyond which a chance is no longer told of all throws but in lowest terms, and denominators beyond which it is not told as a fraction. */
const THROWS = 50_000;
const DENOMINATOR = 1e7;
/** Two fractions of such denominators are farther apart than this. */
const SAME = 1e-15;

/** A chance as whole ways of the fewest dice that count it, or in lowest terms where those dice are many. */
export function waysOf(likely: number, faces: number): Odds['ways'] {
  for (let all = faces; all <= THROWS; all *= faces) {
    const of = Math.round(likely * all);
    if (Math.abs(likely - of / all) < SAME) return { of, all };
  }
  // Continued fractions come to a fraction by ever better ones.
  let [of, all, lastOf, lastAll] = [Math.floor(likely), 1, 1, 0];
  let rest = likely - of;
  while (Math.abs(likely - of / all) > SAME && rest > 0) {
    const next = Math.floor(1 / rest);
    rest = 1 / rest - next;
    [of, lastOf] = [next * of + lastOf, of];
    [all, lastAll] = [next * all + lastAll, all];
    if (all > DENOMINATOR) return undefined;
  }
  return { of, all };
}

/** The name of a roll; a roll of a special rule has the name that the rule gives. */
export function rollTitle<S extends UrssState, C extends object>({ rolls, special }: Naming<S, C>, purpose: string, language: Language) {
  return special(purpose)?.rolls?.title[language] ?? adviceWords(language).ask.dice[purpose] ?? rules.title(rolls.cite(purpose));
}

/** The rolls of a chain, each with the number of times that it may be made. */
function stagesOf<S extends UrssState, C extends object>(
  game: Naming<S, C>,
  steps: readonly ChainRoll[],
  language: Language,
): readonly Stage[] {
  return steps.map(({ purpose, pool, of }) => {
    const name = rollTitle(game, purpose, language);
    const from = purpose === 'save' && of !== undefined ? ` (${rules.title(game.rolls.cite(of))})` : '';
    return stageOf(game.rolls, `${name}${from}`, pool, language);
  });
}

/** Others that a blow may hurt, the one aimed at left out. */
function othersHurt(state: UrssState, losses: readonly Loss[], language: Language): Odds['outcomes'] {
  const { panel } = adviceWords(language);
  return losses
    .filter((loss) => hurtIn(loss) > 0)
    .map((loss) => ({ label: panel.alsoHurt(nameIn(state, loss.figure)), chance: hurtIn(loss), tone: 'warn' }));
}

/** The chain of a shooting action: each of its shots; damage, saves, figures too near. */
export function shotView<S extends UrssState, C extends object>(
  game: Naming<S, C>,
  state: S,
  { steps, hit, shots, losses }: ShotChances,
  language: Language,
): Odds {
  const { panel } = adviceWords(language);
  const [loss, ...others] = losses;
  const hurt = loss ? hurtIn(loss) : 0;
  const outcomes: Odds['outcomes'] =
    shots === 1
      ? [
          ...(loss && loss.lost.length > 2 && loss.out > 0 ? [{ label: panel.outOf, chance: loss.out, tone: 'good' as const }] : []),
          {
            label: loss?.lost.length === 2 ? panel.outOf : panel.hurtOnly,
            chance: hurt - (loss && loss.lost.length > 2 ? loss.out : 0),
            tone: 'good',
          },
          { label: panel.hit, chance: Math.max(0, hit - hurt), tone: 'warn' },
          { label: panel.miss, chance: Math.min(1 - hit, 1 - hurt), tone: 'plain' },
        ]
      : [
          { label: loss?.lost.length === 2 ? panel.outOf : panel.hurtOnly, chance: hurt, tone: 'good' },
          { label: panel.unhurt, chance: 1 - hurt, tone: 'plain' },
        ];
  return {
    ...aim(loss, facesIn(steps), language),
    stages: stagesOf(game, steps, language),
    outcomes,
    asides: othersHurt(state, others, language),
  };
}

/** The chain of one fight, both ways. */
export function fightView<S extends UrssState, C extends object>(
  game: Naming<S, C>,
  { combat, steps, losses }: FightChances,
  language: Language,
): Odds {
  const { panel } = adviceWords(language);
  const [theirs, ours] = losses;
  const risk = hurtIn(ours);
  return {
    ...aim(theirs, combat?.own.faces ?? facesIn(steps), language),
    stages: [
      ...(combat
        ? [
            { ...stageOf(game.rolls, panel.stage.combat, combat.own, language), ways: ways(combat.win) },
            { ...stageOf(game.rolls, panel.stage.against, combat.other, language), ways: ways(combat.lose) },
          ]
        : []),
      ...stagesOf(game, steps, language),
    ],
    outcomes: combat
      ? [
          { label: panel.wins, chance: share(combat.win), tone: 'good' },
          { label: panel.ties, chance: share(combat.tie), tone: 'plain' },
          { label: panel.loses, chance: share(combat.lose), tone: 'bad' },
        ]
      : [],
    asides: combat ? [{ label: panel.ownRisk(ours.lost.length === 2), chance: risk, tone: 'bad' }] : [],
  };
}

const ways = ({ ways: of, all }: Fraction): Stage['ways'] => ({ of, all });

/** The chain of a power: its test, its counters, its effects. */
export function powerView<S extends UrssState, C extends object>(
  game: Naming<S, C>,
  state: S,
  on: { readonly user: string; readonly target: string },
  { steps, works, turnedBack, cancelled = 0, losses }: PowerChances,
  language: Language,
): Odds {
  const { panel } = adviceWords(language);
  const others = losses.filter((loss) => hurtIn(loss) > 0 && loss.figure !== on.target);
  const loss = losses.find(({ figure }) => figure === on.target);
  const harms = loss !== undefined && hurtIn(loss) > 0 && on.target !== on.user;
  return {
    ...(harms ? aim(loss, facesIn(steps), language) : { of: panel.test, chance: works, ways: waysOf(works, facesIn(steps)) }),
    stages: stagesOf(game, steps, language),
    outcomes: [
      { label: panel.works, chance: works, tone: 'good' },
      ...(turnedBack > 0 ? [{ label: panel.turnedBack, chance: turnedBack, tone: 'bad' as const }] : []),
      ...(cancelled > 0 ? [{ label: panel.cancelled, chance: cancelled, tone: 'warn' as const }] : []),
      { label: panel.fails, chance: 1 - works - turnedBack - cancelled, tone: 'plain' },
    ],
    asides: othersHurt(state, others, language),
  };
}

/** A single test. */
export function testView<S extends UrssState, C extends object>(game: Naming<S, C>, label: string, pool: Pool, language: Language): Odds {
  return {
    of: adviceWords(language).panel.test,
    chance: chance(pool),
    ways: waysOf(chance(pool), pool.faces),
    stages: [stageOf(game.rolls, label, pool, language)],
    outcomes: [],
    asides: [],
  };
}
