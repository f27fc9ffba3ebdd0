import type { Modifier, Refusal, Text } from '@escarmouche/referee';
import type { Cube } from '@escarmouche/space/cubes';
import type { Grant, Weapon } from './content.ts';
import type { Burst, Hit, Shot } from './attack.ts';
import type { BareTest, Test } from './dice.ts';
import type { Tested } from './roll.ts';
import type { Figure, State } from './state.ts';
import type { Turn } from './turn.ts';

/** A rule as a figure has it, by its sheet or by a weapon. */
export interface Granted {
  readonly rule: Rule;
  readonly grant: Grant;
  readonly weapon?: Weapon;
}

/** Effects that a rule may keep from its bearer. */
export type Resisted = 'pinned' | 'fall' | 'healing';

/** Changes to a figure's movement through cubes. */
interface Stride {
  /** Levels are changed without scenery to climb, and a cube without a floor may be crossed. */
  readonly leaps: boolean;
}

/** An army's special ability, spent for a Splat in the activation of the active figure (DZ-CMD-SPLAT). */
interface Splat {
  readonly refusal: (state: State, figure: Figure) => Refusal | undefined;
  readonly play: (turn: Turn, figure: Figure) => void;
}

/** Armour piercing on top of the weapon's; its dice are modifiers of the item. */
export interface Load {
  readonly ap: number;
}

/** The use of an item that a figure carries: a weapon that is thrown, or a load for a shot with another (DZ-ABIL-ONE-USE). */
interface Carried {
  readonly weapon?: Weapon;
  readonly load?: Load;
}

/** A Special action of the bearer for a figure, itself or another (DZ-ACT-SPECIAL). */
interface Special {
  readonly refusal: (state: State, figure: Figure, target: Figure) => Refusal | undefined;
  readonly play: (turn: Turn, figure: Figure, target: Figure) => void;
}

/**
 * An ability, an item or an army's special rule: it fills the hooks it needs, and its name stands nowhere else but in content data and its test. Pure hooks
 * take the state; moments take the turn and may roll, ask and emit. "Bearer" is the figure that has the rule, by itself or by its weapon.
 */
export interface Rule {
  /** Slug. */
  readonly id: string;
  /** Catalogue ids. */
  readonly cites: readonly [string, ...string[]];
  readonly title: Text;

  /** Command dice that the bearer adds to its team's roll; the best of a team counts (DZ-CMD-COUNT). */
  readonly commandDice?: (granted: Granted) => number;
  readonly modifiers?: (state: State, test: BareTest, granted: Granted) => readonly Modifier[];
  /** Failed dice of a test of the bearer that may be thrown again (DZ-DICE-REROLL). */
  readonly rerolls?: (test: BareTest, granted: Granted) => number;
  /** May the weapon be used for suppressive fire (DZ-SHOOT-SUPPRESS)? */
  readonly sprays?: (weapon: Weapon) => boolean;
  /** Is the bearer beyond this effect? */
  readonly resists?: (effect: Resisted) => boolean;
  readonly strides?: (stride: Stride) => Stride;

  /** Suffering of everybody in the cube of a target that is shot at. */
  readonly sweeps?: () => 'damage' | 'pinned' | 'stunned';
  /** Is a target that is hit, and lives, pushed directly away (DZ-ABIL-KNOCKBACK)? */
  readonly pushes?: () => boolean;
  /** Is the attack made without modifiers (DZ-CMD-DIE)? */
  readonly unmodified?: () => boolean;
  /** The test of the attack in place of a Shoot test (DZ-SHOOT-FRAG-WEAPON). */
  readonly strikesWith?: (granted: Granted) => Test;
  /** In place of the shot at one figure (DZ-SHOOT-RESOLVE). */
  readonly shoots?: (turn: Turn, shot: Shot, granted: Granted) => void;
  /** In place of it, the effect in the cube that is hit (DZ-SHOOT-FRAG-WEAPON). */
  readonly bursts?: (turn: Turn, burst: Burst, granted: Granted) => void;
  /** The weapon is thrown at a cube, seen or not: where it goes off (DZ-LOS-CUBE). */
  readonly lands?: (turn: Turn, burst: Burst) => Cube;
  /** The shot is resolved, hit or miss. */
  readonly afterShot?: (turn: Turn, shot: Shot, granted: Granted) => void;
  /** The bearer has hit, and the damage is resolved. */
  readonly afterHit?: (turn: Turn, hit: Hit, granted: Granted) => void;
  /** An own Survive test is rolled, and not yet compared: the test as it stands then. */
  readonly afterSurvive?: (turn: Turn, figure: Figure, tested: Tested) => Tested;
  /** The attack that a figure marked with the rule has to survive as its activation begins: its test, and its armour piercing. */
  readonly besets?: () => { readonly test: Test; readonly ap: number };
  /** The activation of a figure marked with the rule begins. */
  readonly marks?: (turn: Turn, figure: Figure) => void;
  readonly splat?: Splat;
  readonly special?: Special;
  /** Does the bearer pick up no items (DZ-ITEM-PICKUP)? */
  readonly refusesItems?: () => boolean;
  /** Of an item that is carried once it is picked up (DZ-ITEM-CARRY). */
  readonly carried?: Carried;
  /** Of an item that is not: it is picked up and turned over (DZ-ITEM-REVEAL). */
  readonly picked?: (turn: Turn, figure: Figure) => void;
  /** Worth of an item to a figure that has a use for it, or turns it over, in victory points: bots weigh it. */
  readonly worth?: number;
}
