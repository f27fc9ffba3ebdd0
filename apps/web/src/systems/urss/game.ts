import type { Language, Text } from '@escarmouche/referee';
import type { Actions, FigureId, FigureIn } from '@escarmouche/skirmish';
import type { NpcCommand, PlaneFigure, PlaneFigureOdds, PlaneState } from '@escarmouche/skirmish/plane';
import type { Place, Point, Vector } from '@escarmouche/space';
import type { PlaneAdvice } from '../plane/advice.ts';
import type { ActingContext, PlaneGame } from '../plane/game.ts';
import type { Fact } from '../preview.ts';
import type { RollReading } from '../plane/rolls.ts';

/**
 * URSS classic and URSS kit as their screens share them: figures are activated and take actions, basic ones and those that special rules
 * give; a roll has its level from many rules. Each document hands in one record of its own parts.
 */

export interface UrssState extends PlaneState {
  readonly phase: 'order' | 'deployment' | 'play' | 'over';
  readonly turn: number;
  /** The group that deploys or plays. */
  readonly group: string;
  readonly activation?: { readonly figure: string; readonly runUp?: { readonly direction: Vector; readonly length: number } };
  readonly figures: Readonly<Record<FigureId, UrssFigure>>;
}

interface UrssFigure extends PlaneFigure {
  readonly vitality: number;
  /** Has had its activation this turn. */
  readonly activated: boolean;
  /** Marks of rules for the battle, by the rule. */
  readonly marks: Readonly<Record<string, unknown>>;
}

/** Commands that both documents have. */
export type SharedCommand =
  | { readonly type: 'endDeployment' | 'pass' | 'endGroup' }
  | { readonly type: 'activate'; readonly figure: string }
  | NpcCommand
  | { readonly type: 'move' | 'swim'; readonly path: readonly Point[] }
  | { readonly type: 'run' | 'jump'; readonly to: Point }
  | { readonly type: 'climb' | 'ladder'; readonly feature: string; readonly height: number }
  | { readonly type: 'fight'; readonly target: string }
  | Shoot
  | Special;

interface Shoot {
  readonly type: 'shoot';
  readonly weapon: string;
  readonly second?: string;
  readonly target?: string;
  readonly point?: Place;
}

interface Special {
  readonly type: 'special';
  readonly rule: string;
  readonly target?: string;
  readonly to?: Place;
  readonly weapon?: string;
}

/** The action that a special rule gives, in its file's words. */
export interface SpecialAction {
  readonly aim: 'nothing' | 'figure' | 'place' | 'weapon' | 'way';
  /** Its way leads into contact with its target. */
  readonly into?: true;
  readonly words: {
    readonly label?: Text;
    readonly commit: Text;
    readonly typed: { readonly fr: readonly string[]; readonly en: readonly string[] };
  };
}

/** A special rule, as far as these screens know it. */
export interface SpecialRule {
  readonly id: string;
  readonly cites: readonly [string, ...string[]];
  /** `type`: the basic action that the special one is a form of. */
  readonly action?: { readonly special?: SpecialAction; readonly type?: string };
  /** A power has a test, and odds. */
  readonly power?: object;
  readonly rolls?: { readonly title: Text };
  readonly asks?: { readonly purpose: string; readonly title: (who: string) => Text };
}

/** A document as the table shows it. */
export interface UrssGame<S extends UrssState, C extends object> extends PlaneGame<S, C> {
  readonly actions: Actions<S, C>;
  readonly rolls: RollReading;
  /** A special rule by its slug. */
  readonly special: (slug: string) => SpecialRule | undefined;
  /** The same command as one of this document's. */
  readonly command: (shared: SharedCommand) => C;
}

/** A document's part in previews, which comes with its advice. */
export interface UrssAdvice<S extends UrssState, C extends object> extends UrssGame<S, C>, PlaneAdvice<S, C> {
  readonly actions: Actions<S, C>;
  readonly odds: PlaneFigureOdds<S, C>;
  readonly actionOf: (command: C) => string;
  /** Types of basic actions in the order of the bar. */
  readonly order: readonly string[];
  /** Types of basic actions by their digits, from 1 on; an action of no such type, and like none, has 0. */
  readonly digits: readonly string[];
  /** Names of basic actions, and words of the buttons that do them; by type. */
  readonly actionWords: (language: Language) => Readonly<Record<string, { readonly label: string; readonly does: string }>>;
  /** Is an action of this type no line of the bar of this figure? */
  readonly spared: (figure: FigureIn<S>, type: string) => boolean;
  /** The cost of an action in words, where a number of actions does not say it. */
  readonly costs?: (type: string, language: Language) => string | undefined;
  /** The name of an entry of the bar that is no plain action. */
  readonly entryLabel?: (acting: ActingContext<S, C>, id: string, language: Language) => string | undefined;
  /** The rule that limits reactions. */
  readonly reacting: string;
  /** Facts worth a line of an action that is aimed at nothing. */
  readonly facts?: (acting: ActingContext<S, C>, command: C, language: Language) => readonly Fact[];
  /** Rules of ranges, and of attacks from behind. */
  readonly attackIds: { readonly range: string; readonly behind: string };
  /** The name of a weapon that a figure has, or could have in hand. */
  readonly weaponName: (state: S, figure: string, weapon: string) => Text | undefined;
  /** The special rule's question of this purpose. */
  readonly asks: (purpose: string) => SpecialRule['asks'];
}
