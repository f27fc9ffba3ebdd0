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
  /** What special rules remember of it, by the rule's slug. */
  marks: Record<string, Mark>;
}

export type Mark = string | number | boolean | readonly string[];

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
  /** The next repeatable action may be made twice; then the type that may be taken once more at no cost (UC-ATTR-HEROS). */
  doubles?: boolean;
  encore?: string;
  /** Pairs "figure>enemy": whose fear who has overcome, or not, in this activation, reactions included (UC-ATTR-EFFRAYANT). */
  braved: string[];
  shunned: string[];
  /** Enemies that may be undetectable and were out of reach when it began (UC-ATTR-INDECELABLE). */
  afar: FigureId[];
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
  /** Pairs "figure>terrifying enemy" that have tested this turn (UC-ATTR-TERRIFIANT). */
  terror: string[];
  outcome?: Outcome;
}
