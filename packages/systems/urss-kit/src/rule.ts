import type { Pool, Refusal, Sentence, Text } from '@escarmouche/referee';
import type { Asked, Borne } from '@escarmouche/skirmish';
import type { Need, NpcUse, Straying, Watch } from '@escarmouche/skirmish/plane';
import type { Mover, Place } from '@escarmouche/space';
import type { ActionKind } from './action-kind.ts';
import type { Arm } from './arm.ts';
import type { Attack, Save } from './attack.ts';
import type { Consequence } from './consequence.ts';
import type { RuleGrant, Shield, Weapon } from './content.ts';
import type { Words } from './describe/words.ts';
import type { Change } from './dice.ts';
import type { Event } from './events.ts';
import type { Won } from './fights/fighter.ts';
import type { OpenQuestion } from './open-questions.ts';
import type { Power } from './power.ts';
import type { Questions } from './questions.ts';
import type { RollContext } from './roll-context.ts';
import type { Effect, Figure, FigureId, PassingMark, State } from './state.ts';
import type { Turn } from './turn.ts';

/** A rule as a figure has it: given by its profile, or by a piece of its equipment. */
export interface Granted {
  readonly rule: Rule;
  readonly grant: RuleGrant;
  /** Id of the weapon that gives it. */
  readonly weapon?: string;
}

/** A memory of a rule, as case files and set-ups write it beforehand. */
export interface Memory {
  /** In case files: the documented word first. */
  readonly written: readonly string[];
  /** Duration: for the battle, or as a passing mark. */
  readonly until?: 'activation' | 'turn' | 'next';
  readonly takes: 'yes' | 'enemies' | 'weapons' | 'features';
  readonly value?: PassingMark['value'];
}

type Marked = Extract<Event, { type: 'marked' }>;

/** A power that has succeeded against a target that may counter it (UK-PWR-COUNTERS). */
export interface PowerUse {
  readonly power: string;
  readonly user: FigureId;
  readonly target: FigureId;
  /** The score of the user's test. */
  readonly score: number;
}

/** The counter that a rule gives to powers. */
export interface Counter {
  /** May it be used now? */
  readonly ready?: (state: State, bearer: Figure) => boolean;
  /** A higher score than the user's counters. */
  readonly pool: (state: State, bearer: Figure, granted: Granted) => Pool;
  /** cancels: nothing happens; returns: the effects are the user's. */
  readonly outcome: 'cancels' | 'returns';
}

/** A rule or paragraph that would bear on a figure or its equipment. */
export interface Threat {
  /** The catalogue id of a special rule, or of the paragraph of a chapter. */
  readonly rule: string;
  /** Id of the weapon that gives the rule. */
  readonly weapon?: string | undefined;
  /** The blow of the rule. */
  readonly attack?: Attack;
}

/** Things that a figure would hold at once. */
export interface Together {
  readonly weapons: readonly Weapon[];
  readonly shields: readonly Shield[];
}

/** Hooks of an effect in force on a figure (UK-ATTR-GEN-DURATION). */
export interface EffectHooks {
  readonly changes?: (state: State, roll: RollContext) => readonly Change[];
  /** Called for every effect of the rule, on any figure: the hook tells whether the target profits. */
  readonly saves?: (state: State, attack: Attack, target: Figure, effect: Effect) => readonly Save[];
}

/**
 * An attribute, power or other special rule: it fills the hooks it needs, and its name stands nowhere else but in content data and its test. Pure
 * hooks take the state; moments take the turn and may roll, ask and emit. "Bearer" is the figure that has the rule.
 */
export interface Rule extends Borne {
  /** Slug, as the document names it. */
  readonly id: string;
  /** Catalogue ids. */
  readonly cites: readonly [string, ...string[]];
  /** Names in profiles and case files beside its slug and its titles. */
  readonly also?: readonly string[];
  /** The need of missions or behaviours of NPCs that the rule meets (AI-CORE-VALIDATE). */
  readonly meets?: Need;
  /** The use that NPCs make of the rule (AI-CORE-BIND-1D6). */
  readonly serves?: NpcUse;
  /** Rank of its bearer as the chief of a band that has named none, the highest first (AI-CAT-CHEF). */
  readonly leads?: number;
  /** The parameter that a grant of it must have: a level of its own test, a number, a kind. A level is 0 where none is written. */
  readonly takes?: 'level' | 'value' | 'kind';
  /** The number where none is written; when absent, a number must be written. */
  readonly usual?: number;
  /** Rules that come with it. */
  readonly gives?: readonly RuleGrant[];
  /** Slug of a rule that a profile must have for this one (UK-PWR-GENERAL). */
  readonly needs?: string;
  /** Slugs of rules that no profile may have beside it. */
  readonly excludes?: readonly string[];

  // ---- changes of its bearer
  readonly body?: { readonly vitality?: number; readonly r?: number; readonly h?: number };
  /** Types of figure that its bearer is of (UK-ATTR-GEN-TYPES). */
  readonly types?: readonly string[];
  /** Base move in units in place of the usual one, and units taken off it (UK-MOVE-BASE). */
  readonly baseMove?: number;
  readonly slowsBy?: number;
  readonly mover?: (mover: Mover) => Partial<Mover>;
  /** The feature that a rope of the bearer's own hangs down from. */
  readonly ropeOn?: (state: State, bearer: Figure) => string | undefined;
  /** Manner of movement at the whole base move; other figures have half of it. */
  readonly fullMove?: 'climb' | 'swim';
  /** Actions and activations of a turn, and how often one type of action may be taken in it (UK-TURN-MULTI). */
  readonly pace?: { readonly actions: number; readonly activations: number; readonly repeats: number };
  /** Melee damage rolls of a turn (UK-ATTR-GEN-ALLOWANCE). */
  readonly blows?: (granted: Granted) => number;
  /** Deployment beyond the zone, in units ahead, on any level. */
  readonly deploysAhead?: number;
  /** Why the bearer may not take an action, by the id of its kind. */
  readonly forbidsAction?: (state: State, bearer: Figure, action: string) => Refusal | undefined;

  // ---- rolls, damage and saves
  readonly changes?: (state: State, roll: RollContext, granted: Granted) => readonly Change[];
  /** Changes by the bearer of a roll of another figure of its group. */
  readonly aura?: (state: State, roll: RollContext, bearer: Figure) => readonly Change[];
  /** Bare hands of the bearer: levels in place of the usual ones, and rules that go with them in a fight (UK-MELEE-BARE). */
  readonly bareHands?: { readonly combat?: number; readonly damage?: number; readonly rules?: readonly RuleGrant[] };
  /** Saves that the bearer has against an attack. */
  readonly saves?: (state: State, attack: Attack, bearer: Figure, granted: Granted) => readonly Save[];
  /** Does the attacker's rule take this source of save away? */
  readonly cancelsSave?: (save: Save, attack: Attack, state: State) => boolean;
  /** Levels that the attacker's rule takes off a save with armour or shield in it; different rules add up. */
  readonly pierces?: (granted: Granted) => number;
  /** Points that a damage roll takes from this target: several dice make one of six. */
  readonly points?: (state: State, attack: Attack, granted: Granted) => 2 | 3 | undefined;
  /** Does an attack do nothing at all to the bearer? */
  readonly unharmedBy?: (state: State, bearer: Figure, attack: Attack) => boolean;

  // ---- arms
  /** The weapon of the rule in use, where it differs. */
  readonly arm?: Partial<Pick<Arm, 'unarmed' | 'skill' | 'silent'>>;
  /** Shots of one shooting action with the weapon that has the rule. */
  readonly shots?: (granted: Granted) => number;
  /** Two weapons may be used at once: of melee, or shooting. */
  readonly twoWeapons?: 'melee' | 'ranged';
  /** A weapon is taken in hand with other things: the hands that it takes, where the rule says so (UK-EQ-HANDS). */
  readonly held?: (weapon: Weapon, together: Together) => number | undefined;
  /** Why the bearer may not use the weapon of the rule; of a figure's own rule, any weapon. */
  readonly forbidsUse?: (state: State, bearer: Figure, arm: Arm) => Refusal | undefined;
  readonly shotFired?: (turn: Turn, bearer: Figure, arm: Arm) => void;
  /** Units around its target within which the weapon strikes everybody. */
  readonly area?: (granted: Granted) => number;
  /** A shot that has missed comes down somewhere. */
  readonly strays?: Straying<State, Turn>;
  /** A shot of the bearer has hit: the rule's consequence for each figure struck, after its damage roll (UK-ATTR-GEN-SHOT). */
  readonly hit?: (state: State, attack: Attack) => Consequence | undefined;
  /** The bearer cannot be aimed at from afar, nor approached by an enemy that began afar (UK-ATTR-INDECELABLE). */
  readonly undetectable?: (state: State, bearer: Figure) => boolean;

  // ---- melee
  /** Assailants borne before they weigh (UK-MELEE-MULTI). */
  readonly bears?: number;
  /** Enemies that the bearer may fight without contact; they make no damage roll when they win. */
  readonly reaches?: (state: State, bearer: Figure) => readonly FigureId[];
  /** The bearer has won a Combat: the rule's consequence for the loser (UK-ATTR-GEN-FIGHT). */
  readonly won?: (state: State, won: Won) => Consequence | undefined;
  /** A rule or a paragraph would bear on the bearer: true where it does not. Asked of the figure, of the shield that guards it, of a weapon that would break. */
  readonly withstands?: (threat: Threat) => boolean;

  // ---- moments
  readonly activationStarts?: (turn: Turn, activated: Figure, bearer: Figure) => void;
  /** The watch on a movement that begins, for every bearer of the rule (UK-ATTR-POSTURE-ALERTE). */
  readonly watch?: (turn: Turn, mover: Figure) => Watch<State> | undefined;
  /** The bearer has moved, of its own will or not, by way of these places. */
  readonly moved?: (turn: Turn, bearer: Figure, willed: boolean, trail: readonly Place[]) => void;
  /** The bearer is in base contact with an enemy since just now. */
  readonly becameEngaged?: (turn: Turn, bearer: Figure) => void;
  /** The bearer has moved into contact with enemies; `behind`: those touched in their rear arc, before they turned. */
  readonly engages?: (turn: Turn, bearer: Figure, enemies: readonly Figure[], behind: readonly Figure[]) => void;
  /** A charge on the bearer is declared; nothing has moved yet. */
  readonly chargeDeclared?: (turn: Turn, bearer: Figure, charger: Figure) => void;
  /** The roll that a charge on the bearer takes of the charger now; undefined when none does. */
  readonly daunts?: (state: State, bearer: Figure, charger: Figure) => Pool | undefined;
  /** The distance, in units, at which a movement of another figure that would end in contact with the bearer stops now; undefined where contact is allowed. */
  readonly keepsAway?: (state: State, bearer: Figure, mover: Figure) => number | undefined;
  /** The bearer may counter a power that has succeeded against it. */
  readonly counter?: Counter;

  // ---- actions and effects
  readonly action?: ActionKind;
  /** Is the action of the rule lent to a figure that does not bear it? */
  readonly lentTo?: (state: State, figure: Figure) => boolean;
  /** Its action as a power or ability, for bots and odds. */
  readonly power?: Power;
  readonly effect?: EffectHooks;

  // ---- rolls, questions and marks of the rule
  readonly rolls?: Asked & { /** In the log. */ readonly told: Text };
  readonly asks?: {
    readonly purpose: keyof Questions;
    /** The question to the figure's player; `who`: its name. */
    readonly title: (who: string) => Text;
    /** Answers without a list of options. */
    readonly open?: OpenQuestion;
  };
  readonly remembers?: readonly Memory[];
  /** The sentence in the log for a mark of the rule; nothing when absent. `words.state`: before the mark. */
  readonly tells?: (words: Words, mark: Marked) => Sentence | undefined;
}
