import type { Place, Vector } from '@escarmouche/space';
import { inPlay } from '@escarmouche/skirmish';
import type { PlaneState } from '@escarmouche/skirmish/plane';
import { toPlace, units, type Frame } from './frame.ts';
import type { CorrectionSpec, TellingSpec } from './schema-correction.ts';
import { figureNamed, levelFor, vectorOf } from './ways.ts';

/** Readings of a game that the words of a correction stand for. */
export interface Correcting<P extends string> {
  readonly frame: Frame;
  /** Words for a state that are postures, to stand the first; others are states of health, or a game's own. */
  readonly postures: readonly [P, ...P[]];
  /** The rule that remembers which weapons are not loaded. */
  readonly reloads: string;
  readonly weaponNamed: (figure: string, written: string) => string | undefined;
  readonly fullVitality: (figure: string) => number;
  readonly healthOf: (figure: string, points: number) => string;
}

const HEALTH: ReadonlySet<string> = new Set(['sound', 'wounded', 'badlyWounded']);

interface CorrectCommand<P extends string> {
  readonly type: 'correct';
  readonly figure: string;
  readonly at?: Place;
  readonly facing?: Vector;
  readonly perch?: { readonly feature: string; readonly on: 'wall' | 'ladder' };
  readonly posture?: P;
  readonly vitality?: number;
  readonly alert?: boolean;
  readonly activated?: boolean;
  readonly demoralised?: boolean;
  readonly left?: number;
  readonly marks?: Readonly<Record<string, readonly string[]>>;
}

/** A correction as a case writes it, but for what one game alone has. */
export function correctCommand<P extends string>(spec: CorrectionSpec, state: PlaneState, game: Correcting<P>): CorrectCommand<P> {
  const { figure: id, state: states = [], alert, activated, tested, left, unloaded, on } = spec;
  const figure = figureNamed(state, id);
  const at = spec.at && toPlace(game.frame, spec.at, levelFor(state, figure));
  const facing = vectorOf(spec.facing, at ?? figure, state);
  const posture = game.postures.find((one) => states.includes(one));
  const vitality = spec.vitality ?? pointsFor(states, id, game);
  // Somebody who is said to be wounded, and was out of action, is up again.
  const stands = vitality !== undefined && vitality > 0 && posture === undefined && !inPlay(figure);
  const ladder = state.scene.table.features.some((one) => one.id === on && one.kind === 'ladder');
  const said = {
    at,
    facing,
    perch: on === undefined ? undefined : ({ feature: on, on: ladder ? 'ladder' : 'wall' } as const),
    posture: stands ? game.postures[0] : posture,
    vitality,
    alert,
    activated,
    demoralised: tested,
    left,
    marks: unloaded && { [game.reloads]: unloaded.map((written) => game.weaponNamed(id, written) ?? written) },
  };
  const told = Object.fromEntries(Object.entries(said).filter(([, value]) => value !== undefined)) as Omit<
    CorrectCommand<P>,
    'type' | 'figure'
  >;
  return { type: 'correct', figure: id, ...told };
}

/** The most points that suit a state of health. */
function pointsFor(
  states: readonly string[],
  id: string,
  { fullVitality, healthOf }: Pick<Correcting<string>, 'fullVitality' | 'healthOf'>,
): number | undefined {
  const health = states.find((one) => HEALTH.has(one));
  const full = fullVitality(id);
  return health === undefined
    ? undefined
    : Array.from({ length: full }, (_, i) => full - i).find((points) => healthOf(id, points) === health);
}

export function tellCommand({ distance, ...facts }: TellingSpec) {
  const told = Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined)) as Omit<TellingSpec, 'distance'>;
  return { type: 'tell' as const, ...told, ...(distance !== undefined && { distance: units(distance) }) };
}
