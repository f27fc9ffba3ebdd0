import { figureOf, filling, inPlay, passes, successes, type Aftermath, type Loss } from '@escarmouche/skirmish';
import { targetRefusal } from '../aiming.ts';
import type { Arm } from '../arm.ts';
import { drawnAmong } from '../draw.ts';
import { PLAIN, type Manner } from '../manner.ts';
import { groundBlows, hitBlows, shootingPool, shotsOf, type Aimed } from '../shooting.ts';
import type { Figure, FigureId, State } from '../state.ts';
import { blowOdds, type ChainRoll } from './blow.ts';
import { after, lossOfFigure, merged, type Way } from './situations.ts';

/** The possible results of a shooting action at one target. */
export interface ShotOdds {
  /** One shot at the target named: the roll to hit; then its save and the damage roll, if it is a figure. */
  readonly steps: readonly ChainRoll[];
  readonly shots: number;
  /** The possible targets of a shot: in a melee several, with equal chances (UK-SHOOT-MELEE). */
  readonly among: readonly FigureId[];
  /** The chance that the first shot hits the target drawn. */
  readonly hit: number;
  /** The target's first if it is a figure, then those of others that may be hurt. */
  readonly losses: readonly Loss[];
}

/** Choices for a shot: its manner, the other weapon after it, the number of shots left in an action that has begun. */
export interface ShotChoices {
  readonly manner?: Manner;
  readonly second?: Arm;
  readonly shots?: number;
  /** Figures whose losses are worked out; all by default. */
  readonly counts?: Counts;
}

type Counts = (figure: FigureId) => boolean;

/**
 * Exact chances of all shots of one action, legal or not, each at the same figure while it may be aimed at: draws in a melee, areas, shots gone
 * astray, figures knocked down. The shooter may be given at another place than its own.
 */
export function shotOdds(state: State, shooter: Figure, arm: Arm, aimed: Aimed, choices: ShotChoices = {}): ShotOdds {
  const volleys = volleysOf(arm, aimed, choices);
  const [first] = volleys;
  const pool = shootingPool(state, shooter, arm, aimed, first.manner);
  const test: ChainRoll = { purpose: 'shooting', pool, figure: shooter.id, of: arm.id, ...successes(pool) };
  const goals = goalsOf(state, shooter, arm, aimed);
  const situations = shotAftermaths(state, shooter, arm, aimed, choices);
  return {
    steps: 'id' in aimed ? [test, ...targetSteps(state, shooter, first, aimed)] : [test],
    shots: volleys.reduce((sum, volley) => sum + volley.shots, 0),
    among: goals.flatMap((goal) => ('id' in goal ? [goal.id] : [])),
    hit: goals.reduce((sum, goal) => sum + passes(shootingPool(state, shooter, arm, goal, first.manner)) / goals.length, 0),
    losses: hurtIn(state, situations, aimed).map((id) => lossOfFigure(state, situations, id)),
  };
}

/** Battles that all shots of one action may leave. */
export function shotAftermaths(
  state: State,
  shooter: Figure,
  arm: Arm,
  aimed: Aimed,
  choices: ShotChoices = {},
): readonly Aftermath<State>[] {
  let situations: readonly Aftermath<State>[] = [{ state, chance: 1 }];
  for (const volley of volleysOf(arm, aimed, choices)) situations = fired(situations, shooter, volley, aimed);
  return situations;
}

/** The shots of the weapon, then those of the other one. */
function volleysOf(arm: Arm, aimed: Aimed, choices: ShotChoices): readonly [Volley, ...Volley[]] {
  const { manner = PLAIN, second, shots = shotsAt(arm, aimed, manner), counts = () => true } = choices;
  const first: Volley = { arm, manner: second ? { ...manner, beside: second } : manner, shots, named: true, counts };
  if (!second) return [first];
  return [first, { arm: second, manner: { ...manner, beside: arm }, shots: shotsAt(second, aimed, manner), named: false, counts }];
}

/** All shots of one weapon. */
interface Volley {
  readonly arm: Arm;
  readonly manner: Manner;
  readonly shots: number;
  /** The target of the first shot was named with the action. */
  readonly named: boolean;
  readonly counts: Counts;
}

/** A point of the ground is shot at once, figures with every shot. */
const shotsAt = (arm: Arm, aimed: Aimed, manner: Manner): number => ('id' in aimed ? shotsOf(arm, manner) : 1);

function targetSteps(state: State, shooter: Figure, { arm, manner }: Volley, target: Figure): readonly ChainRoll[] {
  const [attack] = hitBlows(state, shooter, arm, target, manner);
  return attack ? blowOdds(state, attack).steps : [];
}

/** The possible goals of a shot: the point, or each figure of a melee. */
function goalsOf(state: State, shooter: Figure, arm: Arm, aimed: Aimed): readonly Aimed[] {
  if (!('id' in aimed)) return [aimed];
  const among = drawnAmong(state, shooter, arm, aimed);
  return among.length > 0 ? among : [aimed];
}

function fired(from: readonly Aftermath<State>[], shooter: Figure, volley: Volley, aimed: Aimed): readonly Aftermath<State>[] {
  let situations = from;
  for (let shot = 1; shot <= volley.shots; shot++) {
    const chosen = shot > 1 || !volley.named;
    const left = volley.shots + 1 - shot;
    situations = merged(situations.flatMap((situation) => shotFrom(situation, shooter, volley, aimed, chosen, left)));
  }
  return situations;
}

/** The aim of a shot, as it is in another state. */
function inState(state: State, aimed: Aimed): Aimed {
  return 'id' in aimed ? figureOf(state, aimed.id) : aimed;
}

/** One more shot, if the shooter is still in play and may aim at the target, where targets are chosen shot by shot. `left`: shots, this one included. */
function shotFrom(
  situation: Aftermath<State>,
  shooter: Figure,
  volley: Volley,
  aimed: Aimed,
  chosen: boolean,
  left: number,
): readonly Aftermath<State>[] {
  const { arm, manner } = volley;
  const { state } = situation;
  const { x, y, z, facing } = shooter;
  const now: Figure = { ...figureOf(state, shooter.id), x, y, z, facing };
  const target = inState(state, aimed);
  if (!inPlay(now)) return [situation];
  if (chosen && 'id' in target && targetRefusal(state, now, arm, target, manner)) return [{ shots: left, ...situation }];
  const goals = goalsOf(state, now, arm, target);
  return after(
    situation,
    goals.flatMap((goal) => waysOf(state, now, volley, goal, 1 / goals.length)),
  );
}

/** A hit, and the places where a miss may come down. */
function waysOf(state: State, shooter: Figure, { arm, manner, counts }: Volley, goal: Aimed, chance: number): readonly Way[] {
  const counted = (blows: Way['blows']): Way['blows'] => blows.filter(({ target }) => counts(target));
  const hits = passes(shootingPool(state, shooter, arm, goal, manner));
  const blows = 'id' in goal ? hitBlows(state, shooter, arm, goal, manner) : groundBlows(state, shooter, arm, goal, manner);
  const falls = filling(arm.rules, 'strays').flatMap(({ rule }) => rule.strays.chances(state, shooter, goal));
  const strays = falls.map((fall): Way => ({
    chance: chance * (1 - hits) * fall.chance,
    blows: counted(groundBlows(state, shooter, arm, fall.at, manner)),
  }));
  return [{ chance: chance * hits, blows: counted(blows) }, ...strays.filter((way) => way.blows.length > 0)];
}

/** Figures that may have lost something, the target before them. */
function hurtIn(before: State, situations: readonly Aftermath<State>[], aimed: Aimed): readonly FigureId[] {
  const target = 'id' in aimed ? [aimed.id] : [];
  const isHurt = (id: FigureId): boolean => situations.some(({ state }) => figureOf(state, id).vitality < figureOf(before, id).vitality);
  return [...new Set([...target, ...before.scene.roster.filter(isHurt)])];
}
