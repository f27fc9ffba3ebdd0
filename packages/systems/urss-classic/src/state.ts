import type { Outcome } from '@escarmouche/referee';
import type { FigureId, GroupId } from '@escarmouche/skirmish';
import type { Build, Perch, PlaneGroup } from '@escarmouche/skirmish/plane';
import type { Place, Table, Vector } from '@escarmouche/space';
import type { Armour, Profile, Weapon } from './content.ts';
import type { Options } from './options.ts';

export type { FigureId, GroupId, Perch };
export type GroupSheet = PlaneGroup;

/** A weapon in a figure's hands; `id` tells two of a kind apart. Its range is in units. */
export type CarriedWeapon = Weapon;

/** What a figure is, whatever happens to it: its profile's skills, types and rules, equipped. Lengths in units. */
export interface Sheet extends Omit<Profile, 'id' | 'cites' | 'name' | 'weapons' | 'armour'> {
  readonly id: FigureId;
  readonly name: string;
  readonly group: GroupId;
  readonly profile: Pick<Profile, 'id' | 'cites' | 'name'>;
  readonly weapons: readonly CarriedWeapon[];
  readonly armour: readonly Armour[];
}

/** What never changes in a battle. Frozen, and shared by every copy of the state. */
export interface Scene {
  readonly adaptation: string;
  readonly options: Options;
  readonly table: Table;
  readonly groups: readonly GroupSheet[];
  readonly sheets: Readonly<Record<FigureId, Sheet>>;
  readonly builds: Readonly<Record<FigureId, Build>>;
  /** Figure ids in roster order: group after group. */
  readonly roster: readonly FigureId[];
}

/** reserve: not deployed yet; out: out of action, a token on the table; fled: removed for good. */
export type Posture = 'reserve' | 'standing' | 'prone' | 'out' | 'fled';

/** A figure in play. Position of the centre of its base and level of the ground under it, in integer units. */
export interface Figure {
  readonly id: FigureId;
  x: number;
  y: number;
  z: number;
  facing: Vector;
  posture: Posture;
  vitality: number;
  /** Has had its activation this turn. */
  activated: boolean;
  /** Is in alert stance (UC-ACT-ALERT). */
  alert: boolean;
  perch?: Perch;
  /** Has made its demoralisation test (UC-MORALE-DEMORAL). */
  demoralised: boolean;
  /** What special rules remember of it for the battle, by the rule's slug. */
  marks: Record<string, Mark>;
}

export type Mark = string | number | boolean | readonly string[];

/** What a rule remembers of a figure, or of it towards another one, for a while: it ends by itself. */
export interface PassingMark {
  /** Slug of the special rule, or catalogue id. */
  readonly rule: string;
  readonly figure: FigureId;
  readonly of?: FigureId;
  readonly value: Mark;
  readonly until: 'activation' | 'turn';
}

/** An effect laid on a figure until the next activation of the figure that caused it (UC-SYS-DURATION). */
export interface Effect {
  readonly rule: string;
  readonly on: FigureId;
  readonly by: FigureId;
}

/** The activation going on (UC-TURN-ACTIVATION). */
export interface Activation {
  readonly figure: FigureId;
  /** Actions left. */
  left: number;
  /** Types of action already taken, in order (UC-ACT-ONCE). */
  done: string[];
  /** The straight move just made, which a jump may follow (UC-ACT-JUMP). */
  runUp?: { readonly from: Place; readonly direction: Vector; readonly length: number };
  /** The type of action that may be taken once more, next and at no cost, where a rule allows it. */
  encore?: string;
  /** It has fled: no action is left (UC-MORALE-FLEE). */
  fled?: boolean;
}

export interface State {
  readonly scene: Scene;
  phase: 'order' | 'deployment' | 'play' | 'over';
  /** Groups in order of play; roster order before it is rolled (UC-TURN-ORDER). */
  order: GroupId[];
  turn: number;
  /** The group that deploys or plays. */
  group: GroupId;
  /** Groups that have finished deploying. */
  deployed: GroupId[];
  activation?: Activation;
  figures: Record<FigureId, Figure>;
  effects: Effect[];
  /** What rules remember until the activation or the turn ends. */
  passing: PassingMark[];
  outcome?: Outcome;
}
