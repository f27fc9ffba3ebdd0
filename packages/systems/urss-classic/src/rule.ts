import type { Json, Modifier, Offer, Pool, Refusal, Sentence, Turn as RefereeTurn } from '@escarmouche/referee';
import { createRegistry, type Asked, type Borne } from '@escarmouche/skirmish';
import type { Mover, Place } from '@escarmouche/space';
import type { Attack, Save } from './attack.ts';
import type { ActionCommand } from './commands.ts';
import type { RuleGrant, Text, Weapon } from './content.ts';
import type { Event } from './events.ts';
import type { Words } from './describe/words.ts';
import type { OpenQuestion } from './open-questions.ts';
import type { Options } from './options.ts';
import type { Art, Power } from './powers.ts';
import type { Questions } from './questions.ts';
import type { SpecialAction } from './special.ts';
import type { CarriedWeapon, Effect, Figure, FigureId, Mark, State } from './state.ts';

export type Turn = RefereeTurn<State, Event, Questions>;

/** A rule as a figure has it: given by its profile, or by one of its weapons. */
export interface Granted {
  readonly rule: Rule;
  readonly grant: RuleGrant;
  readonly weapon?: CarriedWeapon;
}

/** A roll about to be made: whose, for what, against whom, with what in hand. */
export interface RollContext {
  readonly purpose: 'combat' | 'shooting' | 'damage' | 'morale';
  readonly figure: Figure;
  readonly against?: Figure;
  /** Melee weapons in use in a fight or free attack; none is bare-handed. */
  readonly weapons?: readonly CarriedWeapon[];
  /** The attack a damage roll belongs to. */
  readonly attack?: Attack;
}

/** One + or one - on a roll (UC-DICE-STACK). */
export interface Indication extends Modifier {
  readonly effect: 'bonus' | 'malus';
}

/** A kind of action: what it costs, when it may be done, what it does. `type` counts for UC-ACT-ONCE. */
export interface ActionKind<C extends ActionCommand = ActionCommand> {
  /** The type of its commands; the slug of the special rule that gives it. */
  readonly id: string;
  /** For an action that a special rule gives. */
  readonly special?: Pick<SpecialAction, 'aim' | 'words' | 'worth' | 'fightsAll'>;
  /** Catalogue id of the rule that says what it does, where nothing but that rule can say it beforehand: it is aimed at nothing, or is a power. */
  readonly says?: string;
  /** The type of action (UC-ACT-ONCE); its id when absent. */
  readonly type?: string;
  readonly cost: (state: State) => number;
  /** Two of it in a row are allowed, where a rule of the figure does. */
  readonly repeatable?: boolean;
  /** Not as a reaction from the alert stance. */
  readonly ownActivationOnly?: boolean;
  /** Uses the hands: not on a bare wall, nor in deep water (UC-ACT-CLIMB-SWIM). */
  readonly hands?: boolean;
  /** Uses no hands, and yet is not for who clings to a bare wall (UC-ACT-CLIMB-SWIM). */
  readonly offWall?: boolean;
  /** Takes the figure from its place, or turns it there: not for who is held. */
  readonly moves?: true;
  readonly check: (state: State, figure: Figure, command: C, reaction: boolean) => Refusal | undefined;
  /** Enemies that it would end in contact with: their fear is faced before anything moves (UC-MOVE-CHARGE). */
  readonly charges?: (state: State, figure: Figure, command: C, reaction: boolean) => readonly FigureId[];
  /** What of it may be aimed at this target; legal or not (UC-ACT-ALERT-TRIGGER). */
  readonly aims?: (state: State, figure: Figure, target: Figure) => readonly C[];
  readonly play: (turn: Turn, figure: Figure, command: C, reaction: boolean) => void;
  /** What this figure may be offered of it: closed commands, or one open offer with check and sample. */
  readonly offers: (state: State, figure: Figure) => Offer<ActionCommand>[];
}

/** Something a rule remembers, as case files and set-ups say it beforehand. */
export interface Memory {
  /** In case files: the documented word first. */
  readonly written: readonly string[];
  readonly of: 'figure' | 'activation';
  readonly takes: 'yes' | 'enemies' | 'weapons';
  /** The value of the mark; `done`: how many actions the activation has had. For weapons their ids. */
  readonly value?: (done: number) => Mark;
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

/** How powers of an art are answered. */
export interface Parry {
  readonly art: Art;
  /** A higher score than the user's turns the power back. */
  readonly pool: (granted: Granted) => Pool;
  /** Rolled and asked: true turns it back. */
  readonly turnsBack: (turn: Turn, bearer: Figure, use: PowerUse, granted: Granted) => boolean;
}

/** Where a shot comes down that has missed. */
export interface Straying {
  /** Rolled; undefined when it is lost. */
  readonly to: (turn: Turn, shooter: Figure, aimedAt: Place) => Place | undefined;
  /** As exact chances; what is lacking to 1 is lost. */
  readonly chances: (state: State, shooter: Figure, aimedAt: Place) => readonly { readonly at: Place; readonly chance: number }[];
}

/** Hooks of an effect in force on a figure (UC-SYS-DURATION). */
export interface EffectHooks {
  readonly indications?: (state: State, roll: RollContext) => readonly Indication[];
  /** Called for every effect of the rule, whoever bears it: the hook tells whether the target profits. */
  readonly saves?: (state: State, attack: Attack, target: Figure, effect: Effect) => readonly Save[];
  /** Who bears it moves no more of its own will, flight included. The rule's id is told. */
  readonly holds?: true;
}

/**
 * A special rule: it fills the hooks it needs and is named nowhere else but in content data and its test. Pure hooks take the state; moments take
 * the turn and may roll, ask and emit. "Bearer" is the figure that has the rule.
 */
export interface Rule extends Borne {
  /** Slug, as the document names it. */
  readonly id: string;
  /** Catalogue ids. */
  readonly cites: readonly [string, ...string[]];
  /** Names that authors of case files give it beside its slug and its titles. */
  readonly also?: readonly string[];

  // ---- what it makes of its bearer
  readonly body?: { readonly vitality?: number; readonly r?: number; readonly h?: number };
  /** Base move in units; two that differ cancel each other (UC-MOVE-BASE). */
  readonly baseMove?: number;
  readonly mover?: (mover: Mover) => Partial<Mover>;
  /** What it does with its whole base move; others with half of it. */
  readonly fullMove?: 'climb' | 'swim';
  /** Assailants borne before they weigh (UC-MELEE-MULTI). */
  readonly bears?: number;
  /** Deployment beyond the zone, in units ahead, on any level. */
  readonly deploysAhead?: number;
  readonly forbidsAction?: (state: State, bearer: Figure, action: string) => Refusal | undefined;

  // ---- rolls and damage
  readonly indications?: (state: State, roll: RollContext, granted: Granted) => readonly Indication[];
  /** Does the bearer's rule lift this indication from its roll? */
  readonly lifts?: (state: State, roll: RollContext, indication: Indication) => boolean;
  /** Saves that the bearer has against an attack. */
  readonly saves?: (state: State, attack: Attack, bearer: Figure, granted: Granted) => readonly Save[];
  /** Does the attacker's rule cancel this save? */
  readonly cancelsSave?: (save: Save, attack: Attack) => boolean;
  /** Does one unsaved damage point of the bearer take 1D3 vitality points from this target? */
  readonly fatal?: (state: State, target: FigureId, granted: Granted) => boolean;

  // ---- melee
  /** May fight bare-handed though it has a weapon (UC-MELEE-WEAPON-CHOICE). */
  readonly fightsBare?: boolean;
  /** The figure it attacks from behind does not turn (UC-ARC-TURN). */
  readonly unnoticed?: boolean;
  /** Does the bearer, having won or tied, leave its opponent in place? */
  readonly holdsBack?: (state: State, outcome: 'won' | 'tied') => boolean;
  /** Enemies that the bearer may fight without contact, with the weapon that gives the rule; they strike no blow back when they win. */
  readonly reaches?: (state: State, bearer: Figure) => readonly FigureId[];

  // ---- shooting
  /** Shots of one shooting action with the weapon that has the rule. */
  readonly shots?: (granted: Granted) => number | undefined;
  /** May shoot two weapons in one action. */
  readonly twoWeapons?: boolean;
  readonly forbidsShot?: (state: State, bearer: Figure, weapon: CarriedWeapon) => Refusal | undefined;
  readonly shotFired?: (turn: Turn, bearer: Figure, weapon: CarriedWeapon) => void;
  /** A shot with the weapon that has the rule does not give its shooter away. */
  readonly silent?: boolean;
  /** Units around its target within which the weapon strikes everybody. */
  readonly area?: (granted: Granted) => number;
  /** A shot that has missed the place aimed at comes down somewhere. */
  readonly strays?: Straying;
  /** Does an option of the match give the rule to this weapon? */
  readonly givenTo?: (options: Options, weapon: Weapon) => boolean;
  /** The bearer cannot be aimed at from afar, nor approached by who began afar (UC-ATTR-INDECELABLE). */
  readonly undetectable?: (state: State, bearer: Figure) => boolean;

  // ---- moments
  readonly activationStarts?: (turn: Turn, activated: Figure, bearer: Figure) => void;
  /** As each action or reaction starts, of whichever figure: what is to follow its end, if the bearer is in play then. */
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
  /** A charge on the bearer is declared: may it be made? */
  readonly chargeDeclared?: (turn: Turn, bearer: Figure, charger: Figure) => boolean;
  /** The roll that a charge on the bearer takes of who makes it now; undefined when none does. */
  readonly daunts?: (state: State, bearer: Figure, charger: Figure) => Pool | undefined;
  /** The bearer may answer a power that has succeeded against it. */
  readonly parry?: Parry;

  // ---- actions and effects
  readonly action?: ActionKind;
  /** May the bearer make the repeatable action that it takes now once more, next and at no cost? */
  readonly doubles?: (state: State, bearer: Figure) => boolean;
  /** What its action does as a power, for who weighs it: its targets, its blows. */
  readonly power?: Power;
  readonly effect?: EffectHooks;

  // ---- what it rolls, asks and remembers
  readonly rolls?: Asked & { /** In the log. */ readonly told: Text; /** Its dice are not added up. */ readonly apart?: true };
  readonly asks?: {
    readonly purpose: keyof Questions;
    /** What the figure's player is asked; `who`: its name. */
    readonly title: (who: string) => Text;
    /** How to answer it, where it has no options. */
    readonly open?: OpenQuestion;
  };
  readonly remembers?: readonly Memory[];
  /** What the log says of a mark that it makes; nothing when absent. `words.state`: before it. */
  readonly tells?: (words: Words, mark: Marked) => Sentence | undefined;
  /** What files of version 1 called its command, its roll and its event. */
  readonly formerly?: {
    readonly command?: string;
    readonly roll?: string;
    readonly event?: (event: Readonly<Record<string, unknown>>) => Marked | undefined;
  };
}

/** Every special rule, and every action that all figures have: the system says which there are (`system.ts`). */
export const specialRules = createRegistry<Rule>('special rule');
export const basicActions = createRegistry<ActionKind>('action');

/** An action kind, its command's type erased: it is only ever handed commands of its own name. */
export function action<C extends ActionCommand>(kind: ActionKind<C>): ActionKind {
  return kind as unknown as ActionKind;
}

/** The catalogue id under which the rules speak of a hook: that of the first special rule that fills it, else that of the chapter. */
export function citing(hook: keyof Rule, chapter: string): string {
  return specialRules.all().find((rule) => rule[hook] !== undefined)?.cites[0] ?? chapter;
}

/** Points at what on the table caused a modifier. */
export function causedBy(cause: { readonly figure?: FigureId; readonly feature?: string; readonly hidden?: number }): Json {
  return cause;
}

/** The catalogue id of a rule that may be named by its slug. */
export function citeOf(rule: string): string {
  return specialRules.has(rule) ? specialRules.get(rule).cites[0] : rule;
}
