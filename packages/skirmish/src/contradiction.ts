import { inPlay, type Battle, type FigureId, type GroupId } from './roster.ts';

/** The part of a state that a battle of groups in turns has, with the effects and passing marks of special rules. */
export interface BattleInTurns extends Battle {
  readonly phase: string;
  readonly order: readonly GroupId[];
  readonly group: GroupId;
  readonly deployed: readonly GroupId[];
  readonly activation?: { readonly figure: FigureId } | undefined;
  readonly effects: readonly { readonly rule: string; readonly on: FigureId; readonly by: FigureId }[];
  readonly passing: readonly { readonly figure: FigureId; readonly of?: FigureId | undefined }[];
}

/** Names that the scene has. */
interface Known {
  isGroup(name: string): boolean;
  /** Is this a figure of the scene? An absent name counts as known. */
  isFigure(name: string | undefined): boolean;
}

/** Checks of a system beside the common ones. */
export interface Held {
  isRule(slug: string): boolean;
  /** By the part of the state: does it name only what the scene has? */
  more(known: Known): Readonly<Record<string, boolean>>;
}

/** The part of a state from outside that names what the scene has not, or what cannot be; undefined when all of it can. */
export function contradiction(state: BattleInTurns, { isRule, more }: Held): string | undefined {
  const { scene, order, group, deployed, figures, activation } = state;
  const isGroup = (name: string): boolean => scene.groups.some(({ id }) => id === name);
  const isFigure = (name: string | undefined): boolean => name === undefined || Object.hasOwn(scene.sheets, name);
  const active = activation && figures[activation.figure];
  const holds: Readonly<Record<string, boolean>> = {
    order: order.every(isGroup) && new Set(order).size === scene.groups.length && order.length === scene.groups.length,
    group: isGroup(group),
    deployed: deployed.every(isGroup),
    figures:
      Object.keys(figures).every(isFigure) &&
      Object.keys(figures).length === scene.roster.length &&
      (state.phase !== 'play' || Object.values(figures).some(inPlay)),
    activation: !activation || (active !== undefined && scene.sheets[active.id]?.group === group && inPlay(active)),
    effects: state.effects.every(({ rule, on, by }) => isRule(rule) && isFigure(on) && isFigure(by)),
    passing: state.passing.every(({ figure, of }) => isFigure(figure) && isFigure(of)),
    ...more({ isGroup, isFigure }),
  };
  return Object.entries(holds).find(([, sound]) => !sound)?.[0];
}
