import { figureOf, lossOf, passes, withFigures, type Aftermath, type Loss } from '@escarmouche/skirmish';
import type { Attack } from '../attack.ts';
import { knockBlows } from '../displacement.ts';
import { fellingHit } from '../hit.ts';
import type { Figure, FigureId, State } from '../state.ts';
import { isIn } from '../states.ts';
import { attributePool } from '../tests.ts';
import { impactOf } from './blow.ts';
import { landed } from './victory.ts';

/** A possible state and its chance: the rest depends on the figures left, and on those that lie. */
type Situation = Aftermath<State>;

/** One way for a shot to go: its chance, and the blows of it one after the other. */
export interface Way {
  readonly chance: number;
  readonly blows: readonly Attack[];
}

/** Situations after the ways that things may go from here; where their chances fall short of 1, nothing happens. */
export function after({ state, chance }: Situation, ways: readonly Way[]): readonly Situation[] {
  const nothing = 1 - ways.reduce((sum, way) => sum + way.chance, 0);
  return [{ chance: nothing, blows: [] }, ...ways].flatMap((way) =>
    way.blows.reduce<readonly Situation[]>(
      (situations, attack) => situations.flatMap((one) => struck(one, attack)),
      [{ state, chance: chance * way.chance }],
    ),
  );
}

/** Situations after a blow: points lost, then the target felled (UK-ATTR-GEN-SHOT). */
function struck(from: Situation, attack: Attack): readonly Situation[] {
  return hurt(from, attack).flatMap((situation) => felled(situation, attack));
}

function hurt({ state, chance }: Situation, attack: Attack): readonly Situation[] {
  const target = figureOf(state, attack.target);
  return lossOf(impactOf(state, attack), target.vitality).flatMap((share, lost): readonly Situation[] => {
    if (share === 0) return [];
    const vitality = target.vitality - lost;
    const figure: Figure = lost === 0 ? target : { ...target, vitality, posture: vitality === 0 ? 'out' : target.posture };
    return [{ state: withFigures(state, figure), chance: chance * share }];
  });
}

/** The chance that a rule fells the target of a hit. */
function fellingChance(state: State, attack: Attack): number {
  const by = attack.by === undefined ? undefined : figureOf(state, attack.by);
  if (!by) return 0;
  return 1 - fellingHit(state, attack).reduce((stands, { granted }) => stands * (1 - passes(attributePool(state, by, granted))), 1);
}

/** A figure felled off a wall or ladder falls, with a damage roll of its own (UK-ACT-CLIMB). */
function felled({ state, chance }: Situation, attack: Attack): readonly Situation[] {
  const falls = fellingChance(state, attack);
  if (falls === 0) return [{ state, chance }];
  const target = figureOf(state, attack.target);
  const [fall] = knockBlows(state, target);
  const lying = { state: withFigures(state, landed(state, target)), chance: chance * falls };
  return [{ state, chance: chance * (1 - falls) }, ...(fall ? hurt(lying, fall) : [lying])];
}

const keyOf = ({ state: { figures }, shots }: Situation): string =>
  Object.values(figures)
    .map(({ vitality, posture }) => `${vitality}${posture}`)
    .join() + (shots ?? '');

/** Situations that are alike, taken together. */
export function merged(situations: readonly Situation[]): readonly Situation[] {
  const known = new Map<string, Situation>();
  for (const situation of situations) {
    if (situation.chance === 0) continue;
    const key = keyOf(situation);
    const same = known.get(key);
    known.set(key, { ...situation, chance: situation.chance + (same?.chance ?? 0) });
  }
  return [...known.values()];
}

/** The loss of a figure over situations. */
export function lossOfFigure(before: State, situations: readonly Situation[], figure: FigureId): Loss {
  const { vitality } = figureOf(before, figure);
  const lies = isIn(figureOf(before, figure), 'prone');
  let states = 0;
  const lost = new Array<number>(vitality + 1).fill(0);
  for (const { state, chance } of situations) {
    const n = vitality - figureOf(state, figure).vitality;
    lost[n] = (lost[n] ?? 0) + chance;
    if (isIn(figureOf(state, figure), 'prone')) states += chance;
  }
  return { figure, lost, out: lost[vitality] ?? 0, ...(states > 0 && !lies && { hindrance: { states, modifiers: 0 } }) };
}
