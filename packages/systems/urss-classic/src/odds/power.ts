import { chainOf, contest, lossIn, share, successes, type Loss } from '@escarmouche/skirmish';
import { parriesOf, powerPool, type Art } from '../powers.ts';
import { specialRules } from '../rule.ts';
import type { Figure, State } from '../state.ts';
import { blowOdds, type Step } from './blow.ts';

/** What a power may come to. */
export interface PowerOdds {
  /** The test; the duel if the target may fight one, of all throws of both those that turn the power back; the rolls on the target. */
  readonly steps: readonly Step[];
  /** Chances that the power takes effect on its target, and that a duel turns it on its user. */
  readonly works: number;
  readonly turnedBack: number;
  /** The target's, then the user's. */
  readonly losses: readonly Loss[];
}

/**
 * Exact chances of a power on a target: test, duel, damage rolls and saves (UC-SW-PWR-USE). `duels`: a target that can
 * answer does. Whether it may be used is not asked; a power that aims at nobody has its user for target.
 */
export function powerOdds(state: State, user: Figure, id: string, target: Figure, duels = true): PowerOdds {
  const { power } = specialRules.get(id);
  if (!power) throw new Error(`no power ${id}`);
  const pool = powerPool(state, user, power);
  const steps: Step[] = [{ purpose: 'power', pool, figure: user.id, of: power.cites[0], ...successes(pool) }];
  const passed = share(successes(pool));
  const answer = duels && power.parry ? parryOf(state, target, power.art) : undefined;
  let turnedBack = 0;
  if (answer) {
    const { lose } = contest(pool, answer.pool);
    steps.push({ ...answer, figure: target.id, ...lose });
    turnedBack = share(lose);
  }
  const blows = (power.blows?.(state, user, target) ?? []).map((attack) => blowOdds(state, attack));
  const returned = answer ? (power.blows?.(state, target, user) ?? []).map((attack) => blowOdds(state, attack)) : [];
  const works = passed - turnedBack;
  const figures = [...new Set([target.id, user.id])];
  const end = chainOf(state, figures, [
    { chance: 1 - passed, blows: [] },
    { chance: works, blows },
    { chance: turnedBack, blows: returned },
  ]);
  return {
    steps: [...steps, ...blows.flatMap((blow) => blow.steps)],
    works,
    turnedBack,
    losses: figures.map((figure) => lossIn(state, end, figure)),
  };
}

function parryOf(state: State, target: Figure, art: Art | undefined): Pick<Step, 'purpose' | 'pool'> | undefined {
  const [granted] = parriesOf(state, target, art);
  return granted && { purpose: granted.rule.id, pool: granted.rule.parry.pool(granted) };
}
