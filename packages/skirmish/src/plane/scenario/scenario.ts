import type { Place } from '@escarmouche/space';
import type { FigureId } from '../../roster.ts';
import type { PlaneState } from '../state.ts';
import type { Scenario, ScenarioProgress } from './schema.ts';

/** The part of a state that a scenario reads. */
export interface ScenarioState extends PlaneState {
  readonly turn: number;
  /** The turn of the battle's last progress; absent before any. */
  readonly stirred?: number | undefined;
  readonly scenario?: ScenarioProgress;
}

export type ScenarioEvent =
  | { readonly type: 'objectiveMet'; readonly objective: string }
  | { readonly type: 'tokenTaken'; readonly token: string; readonly figure: FigureId }
  | { readonly type: 'tokenDropped'; readonly token: string; readonly at: Place }
  | { readonly type: 'happened'; readonly happening: string }
  /** A figure due to come on has no room, and waits for the next turn; `forGood`: the wait is over. */
  | { readonly type: 'roomMissing'; readonly figure: FigureId; readonly forGood?: true };

/** A scenario that has not begun. */
export function progressOf({ tokens }: Scenario): ScenarioProgress {
  return { met: {}, tokens: Object.fromEntries(tokens.map((one) => [one.id, { at: one.at }])), happened: [] };
}

/** Figures that are not there when the battle begins, and come later. */
export function arrivingLater({ happenings }: Pick<Scenario, 'happenings'>): readonly FigureId[] {
  return happenings.flatMap(({ arrivals }) => arrivals?.figures ?? []);
}

/** Arrivals that a later turn brings by itself. */
export function arrivingAfter({ happenings }: Scenario, turn: number): readonly FigureId[] {
  return arrivingLater({ happenings: happenings.filter(({ when }) => 'turn' in when && when.turn > turn) });
}

export function foldScenario(state: ScenarioProgress, event: ScenarioEvent): void {
  switch (event.type) {
    case 'objectiveMet':
      state.met[event.objective] = (state.met[event.objective] ?? 0) + 1;
      return;
    case 'tokenTaken': {
      const taken = state.tokens[event.token];
      if (taken) state.tokens[event.token] = { at: taken.at, by: event.figure };
      return;
    }
    case 'tokenDropped':
      state.tokens[event.token] = { at: event.at };
      return;
    case 'happened':
      state.happened.push(event.happening);
      return;
    case 'roomMissing':
  }
}
