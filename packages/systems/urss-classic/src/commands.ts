import type { Place, Point, Vector } from '@escarmouche/space';
import type { FigureId } from './state.ts';

/** One thing a player decides. Lengths and positions in integer units. */
export type Command = Preparation | ActionCommand | { readonly type: 'pass' } | { readonly type: 'endGroup' };

export type Preparation =
  | { readonly type: 'rollOrder' }
  | { readonly type: 'deploy'; readonly figure: FigureId; readonly at: Place; readonly facing: Vector }
  | { readonly type: 'endDeployment' }
  | { readonly type: 'activate'; readonly figure: FigureId };

/** An action of the activated figure, or of a figure that reacts from its alert stance. */
export type ActionCommand =
  /** `path` without the starting point; `facing` may be chosen unless the move ends in contact (UC-ACT-MOVE). */
  | { readonly type: 'move'; readonly path: readonly Point[]; readonly facing?: Vector }
  | { readonly type: 'run'; readonly to: Point }
  | { readonly type: 'jump'; readonly to: Point }
  /** `height`: units climbed, negative downwards. */
  | { readonly type: 'climb'; readonly feature: string; readonly height: number }
  | { readonly type: 'ladder'; readonly feature: string; readonly height: number; readonly facing?: Vector }
  | { readonly type: 'swim'; readonly path: readonly Point[]; readonly facing?: Vector }
  /** Which melee weapon is asked on the way (UC-MELEE-WEAPON-CHOICE). */
  | { readonly type: 'fight'; readonly target: FigureId }
  /** `second`: an ambidextrous figure's other weapon; `point`: a zone aimed at the ground (option). */
  | { readonly type: 'shoot'; readonly weapon: string; readonly second?: string; readonly target?: FigureId; readonly point?: Place }
  | { readonly type: 'alert' }
  | { readonly type: 'getUp'; readonly facing: Vector }
  | SpecialCommand;

/** An action that a special rule gives: the rule's slug, and what the rule wants it aimed at. */
export interface SpecialCommand {
  readonly type: 'special';
  readonly rule: string;
  readonly target?: FigureId;
  readonly to?: Place;
  readonly weapon?: string;
}

export type ActionType = ActionCommand['type'];

/** Answer of an alert figure's controller (UC-ACT-ALERT-TRIGGER). `wait`: length along the mover's path, in units, where it will react. */
export type AlertAnswer =
  { readonly do: 'react'; readonly command: ActionCommand } | { readonly do: 'decline' } | { readonly do: 'wait'; readonly at: number };
