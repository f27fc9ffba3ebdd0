import type { Pool, Refusal, Sentence } from '@escarmouche/referee';
import type { Asked, Borne } from '@escarmouche/skirmish';
import type { Need, NpcUse, Straying } from '@escarmouche/skirmish/plane';
import type { Mover, Place } from '@escarmouche/space';
import type { ActionKind } from './action-kind.ts';
import type { Attack, Save } from './attack.ts';
import type { RuleGrant, Text, Weapon } from './content.ts';
import type { Words } from './describe/words.ts';
import type { Indication } from './dice.ts';
import type { Event } from './events.ts';
import type { OpenQuestion } from './open-questions.ts';
import type { Options } from './options.ts';
import type { Art, Power } from './power.ts';
import type { Questions } from './questions.ts';
import type { RollContext } from './roll-context.ts';
import type { CarriedWeapon, Effect, Figure, FigureId, PassingMark, State } from './state.ts';
import type { Turn } from './turn.ts';

/** A rule as a figure has it: given by its profile, or by one of its weapons. */
export interface Granted {
  readonly rule: Rule;
  readonly grant: RuleGrant;
  readonly weapon?: CarriedWeapon;
}

/** A memory of a rule, as case files and set-ups write it beforehand. */
export interface Memory {
  /** In case files: the documented word first. */
  readonly written: readonly string[];
  readonly of: 'figure' | 'activation';
  readonly takes: 'yes' | 'enemies' | 'weapons';
  /** The value of the mark; `done`: how many actions the activation has had. For weapons their ids. */
  readonly value?: (done: number) => PassingMark['value'];
}

type Marked = Extract<Event, { type: 'marked' }>;

/** A power that has succeeded against a target that may answer it. */
export interface PowerUse {
  readonly power: string;
  readonly user: FigureId;
  readonly target: FigureId;
  /** The score of the user's test. */
  readonly score: number;
}

/** The duel that a rule gives against powers of an art. */
interface Parry {
  readonly art: Art;
  /** A higher score than the user's turns the power back. */
  readonly pool: (granted: Granted) => Pool;
  /** Asks and rolls: true turns the power back. */
  readonly turnsBack: (turn: Turn, bearer: Figure, use: PowerUse, granted: Granted) => boolean;
}

/** Paragraphs of the chapters that a rule may keep from applying, with the facts they go by: the roll, the outcome of the Combat. */
export type Paragraph =
  | { readonly rule: 'UC-MELEE-BARE'; readonly purpose: 'combat' | 'damage' }
  | { readonly rule: 'UC-MELEE-PUSH'; readonly after: 'won' | 'tied' }
  | { readonly rule: 'UC-MELEE-WEAPON-CHOICE' | 'UC-ARC-TURN' | 'UC-ATTR-INDECELABLE' | 'UC-SV-AI-NOISE' };

/** Hooks of an effect in force on a figure (UC-SYS-DURATION). */
export interface EffectHooks {
  readonly indications?: (state: State, roll: RollContext) => readonly Indication[];
  /** Called for every effect of the rule, on any figure: the hook tells whether the target profits. */
  readonly saves?: (state: State, attack: Attack, target: Figure, effect: Effect) => readonly Save[];
  /** Does the effect reach a figure near the one it lies on? Undefined while it reaches nobody else. */
  readonly reaches?: (state: State, effect: Effect) => ((near: Figure) => boolean) | undefined;
  /** Why the bearer moves no more of its own will, flight included. */
  readonly forbidsMoving?: (state: State, bearer: Figure) => Refusal;
}

/**
 * A special rule: it fills the hooks it needs, and its name stands nowhere else but in content data and its test. Pure hooks take the state; moments
 * take the turn and may roll, ask and emit. "Bearer" is the figure that has the rule.
 */
export interface Rule extends Borne {
  /** Slug, as the document names it. */
  readonly id: string;
  /** Catalogue ids. */
  readonly cites: readonly [string, ...string[]];
  /** Names in case files beside its slug and its titles. */
  readonly also?: readonly string[];
  /** The need of missions or behaviours of NPCs that the rule meets (AI-CORE-VALIDATE). */
  readonly meets?: Need;
  /** The use that NPCs make of the rule (AI-CORE-BIND-2D6). */
  readonly serves?: NpcUse;
  /** Rank of its bearer as the chief of a band that has named none, the highest first (AI-CAT-CHEF). */
  readonly leads?: number;

  // ---- changes of its bearer
  readonly body?: { readonly vitality?: number; readonly r?: number; readonly h?: number };
  /** Base move in units; two that differ cancel each other (UC-MOVE-BASE). */
  readonly baseMove?: number;
  readonly mover?: (mover: Mover) => Partial<Mover>;
  /** Manner of movement at the whole base move; other figures have half of it. */
  readonly fullMove?: 'climb' | 'swim';
  /** Assailants borne before they weigh (UC-MELEE-MULTI). */
  readonly bears?: number;
  /** Deployment beyond the zone, in units ahead, on any level. */
  readonly deploysAhead?: number;
  readonly forbidsAction?: (state: State, bearer: Figure, action: string) => Refusal | undefined;
  /** A paragraph of a chapter would apply to a deed of the bearer, or to one with the weapon of the rule: true where it does not. */
  readonly lifts?: (paragraph: Paragraph, options: Options) => boolean;

  // ---- rolls and damage
  readonly indications?: (state: State, roll: RollContext, granted: Granted) => readonly Indication[];
  /** Saves that the bearer has against an attack. */
  readonly saves?: (state: State, attack: Attack, bearer: Figure, granted: Granted) => readonly Save[];
  /** Does the attacker's rule cancel this save? */
  readonly cancelsSave?: (save: Save, attack: Attack) => boolean;
  /** Sides of the die for the vitality points that a damage point takes from this target; one point where no rule says otherwise. */
  readonly points?: (state: State, attack: Attack, granted: Granted) => 3 | undefined;

  // ---- melee
  /** Enemies that the bearer may fight without contact, with the weapon that gives the rule; they strike no blow back when they win. */
  readonly reaches?: (state: State, bearer: Figure) => readonly FigureId[];

  // ---- shooting
  /** Shots of one shooting action with the weapon that has the rule. */
  readonly shots?: (granted: Granted) => number | undefined;
  /** The most shots of one shooting action with the weapon that has the rule. */
  readonly mostShots?: number;
  /** Weapons of the bearer that may shoot in one action with this one, after it. */
  readonly seconds?: (state: State, bearer: Figure, first: CarriedWeapon) => readonly CarriedWeapon[];
  /** Why the weapon of the rule may not be used. */
  readonly forbidsUse?: (state: State, bearer: Figure, weapon: CarriedWeapon) => Refusal | undefined;
  readonly shotFired?: (turn: Turn, bearer: Figure, weapon: CarriedWeapon) => void;
  /** Units around its target within which the weapon strikes everybody. */
  readonly area?: (granted: Granted) => number;
  /** A shot that has missed the place aimed at comes down somewhere. */
  readonly strays?: Straying<State, Turn>;
  /** Does an option of the match give the rule to this weapon? */
  readonly givenTo?: (options: Options, weapon: Weapon) => boolean;
  /** The bearer cannot be aimed at from afar, nor approached by an enemy that began afar (UC-ATTR-INDECELABLE). */
  readonly undetectable?: (state: State, bearer: Figure) => boolean;

  // ---- moments
  readonly activationStarts?: (turn: Turn, activated: Figure, bearer: Figure) => void;
  /** As each action or reaction of any figure starts: the rule's doing at its end, if the bearer is in play then. */
  readonly aroundAction?: (state: State, bearer: Figure) => (turn: Turn) => void;
  /** The bearer has moved, of its own will or not, by way of these places. */
  readonly moved?: (turn: Turn, bearer: Figure, willed: boolean, trail: readonly Place[]) => void;
  /** The bearer is in base contact with an enemy since just now. */
  readonly becameEngaged?: (turn: Turn, bearer: Figure) => void;
  /** The bearer has moved into contact with enemies. */
  readonly engages?: (turn: Turn, bearer: Figure, enemies: readonly Figure[]) => void;
  /** The bearer, which was out of action, is back in play. */
  readonly cameBack?: (turn: Turn, bearer: Figure) => void;
  /** Why another figure may not touch the bearer now; asked at every step of every way. */
  readonly forbidsContact?: (state: State, bearer: Figure, mover: Figure) => Refusal | undefined;
  /** A charge on the bearer is declared; nothing has moved yet. */
  readonly chargeDeclared?: (turn: Turn, bearer: Figure, charger: Figure) => void;
  /** The roll that a charge on the bearer takes of the charger now; undefined when none does. */
  readonly daunts?: (state: State, bearer: Figure, charger: Figure) => Pool | undefined;
  /** The bearer may answer a power that has succeeded against it. */
  readonly parry?: Parry;

  // ---- actions and effects
  readonly action?: ActionKind;
  /** May the bearer make its present repeatable action once more, next and at no cost? */
  readonly doubles?: (state: State, bearer: Figure) => boolean;
  /** Its action as a power, for bots and odds: its targets, its blows. */
  readonly power?: Power;
  readonly effect?: EffectHooks;

  // ---- rolls, questions and marks of the rule
  readonly rolls?: Asked & { /** In the log. */ readonly told: Text; /** Its dice are not added up. */ readonly apart?: true };
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
  /** Names of its command, roll and event in files of version 1. */
  readonly formerly?: {
    readonly command?: string;
    readonly roll?: string;
    readonly event?: (event: Readonly<Record<string, unknown>>) => Marked | undefined;
  };
}
