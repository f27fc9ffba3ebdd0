import type { Text } from '@escarmouche/referee';
import { figureOf, inPlay, type FigureId, type FigureIn } from '@escarmouche/skirmish';
import type { Need } from '@escarmouche/skirmish/plane';
import type { Body } from '@escarmouche/space';
import type { Game } from '../plane/game.ts';
import type { HealingSkill, Manned, Preparation, Slot } from './game.ts';
import { after } from './attacks/imagine.ts';

/** Parts of the bindings of both URSS systems. */

/** A power that heals, as both systems have it. */
interface HealingPower<S extends Manned> {
  readonly id: string;
  readonly cost?: number;
  readonly range?: number;
  readonly targets?: (state: S, user: FigureIn<S>) => readonly FigureIn<S>[];
  /** Vitality points given back at most; all when absent. */
  readonly restores?: number;
}

interface SpecialCommand {
  readonly type: 'special';
  readonly rule: string;
  readonly target?: FigureId;
}

/** Rules and numbers of figures that tell about healing, as one system has them. */
interface Healers<S extends Manned> {
  readonly rules: (state: S, id: FigureId) => readonly { readonly rule: { readonly meets?: Need; readonly power?: HealingPower<S> } }[];
  /** Vitality of the figure when sound. */
  readonly full: (state: S, id: FigureId) => number;
  /** Body that a reach is measured to; of a figure out of action, its token where the system leaves one. */
  readonly body: (state: S, patient: FigureIn<S>) => Body;
}

/** Healing skills of figures, and the slugs of their rules (AI-MIS-SOIGNANT). */
export function healingBy<S extends Manned, C>(
  { odds }: Pick<Game<S, C>, 'odds'>,
  { rules, full, body }: Healers<S>,
): {
  readonly slugs: (state: S, id: FigureId) => readonly string[];
  readonly skills: (state: S, healer: FigureIn<S>) => readonly HealingSkill<SpecialCommand>[];
} {
  const powers = (state: S, id: FigureId): readonly HealingPower<S>[] =>
    rules(state, id).flatMap(({ rule }) => (rule.meets === 'healing' && rule.power ? [rule.power] : []));
  return {
    slugs: (state, id) => powers(state, id).map((power) => power.id),
    skills: (state, healer) =>
      powers(state, healer.id).map(({ id, cost = 1, range = 0, targets, restores = Infinity }) => ({
        id,
        cost,
        reach: range,
        body: (patient) => body(state, figureOf(state, patient)),
        command: (target) => ({ type: 'special', rule: id, target }),
        patients: (targets?.(state, healer) ?? []).filter((one) => one.vitality < full(state, one.id) || !inPlay(one)).map((one) => one.id),
        gives(patient) {
          const figure = figureOf(state, patient);
          return odds.power(state, healer, id, figure).works * Math.min(restores, full(state, patient) - figure.vitality);
        },
      })),
  };
}

/** Preparations among the actions on offer: those that need no dice, and powers on the figure itself that last. */
export function preparationsOf<S extends Manned, C extends { readonly type: string }>(
  game: Game<S, C>,
  state: S,
  figure: FigureIn<S>,
  isPreparing: (command: C) => boolean,
): readonly Preparation<S, C>[] {
  const sure = game.actions.offered(state, figure).flatMap(({ command, refusal }): readonly Preparation<S, C>[] => {
    if (command === undefined || refusal || !isPreparing(command) || game.actions.cost(state, figure, command.type) > 1) return [];
    const then = after({ game }, state, figure.id, command);
    const kind = command.type === 'aim' ? 'aim' : 'load';
    return then ? [{ command, after: then, works: 1, kind }] : [];
  });
  const powers = game.odds
    .feats(state, figure)
    .flatMap(({ command, on, after: then, works = 1 }): readonly Preparation<S, C>[] =>
      then && on.id === figure.id ? [{ command, after: then, works, kind: 'power' }] : [],
    );
  return [...sure, ...powers];
}

/** Types of action in the words of templates; whatever is named nowhere prepares. */
export function slotsOf(done: readonly string[], words: Readonly<Record<string, Slot>>): readonly Slot[] {
  return done.map((type) => words[type] ?? 'prepare');
}

/** Types of action that are all of one kind. */
export const named = (types: readonly string[], slot: Slot): Readonly<Record<string, Slot>> =>
  Object.fromEntries(types.map((type) => [type, slot]));

export const RELOADS: Text = { fr: 'Recharge avec l’action restante.', en: 'Reloads with the action left over.' };
export const HIDES: Text = { fr: 'Se cache avec l’action restante.', en: 'Hides with the action left over.' };
export const WATCHES: Text = { fr: 'Se met en alerte avec l’action restante.', en: 'Stands alert with the action left over.' };

/** Commands on offer of special rules. */
export function offersBy<S extends Manned, C extends { readonly type: string }>(
  game: Game<S, C>,
  state: S,
  figure: FigureIn<S>,
  isSought: (rule: string) => boolean,
): readonly C[] {
  return game.actions.offered(state, figure).flatMap(({ command, refusal }) => {
    const given = command !== undefined && !refusal && isSpecial(command) && isSought(command.rule);
    return given ? [command] : [];
  });
}

const isSpecial = <C extends { readonly type: string }>(command: C): command is C & SpecialCommand => command.type === 'special';
