import type { Seat } from '@escarmouche/referee';
import { figureOf, groupOf, type FigureId, type GroupId } from '@escarmouche/skirmish';
import { choosesBy, drawn, npcOptions, remembers, tiesByDie, unsettled } from '@escarmouche/skirmish/plane';
import type { Bot } from '../bot.ts';
import type { Act } from './acting.ts';
import { armed } from './choices/arming.ts';
import { answerOf } from './choices/answers.ts';
import { deploymentOf } from './group/deployment.ts';
import { admits, chosenAct, proposalsOf } from './choices/dispute.ts';
import { isCommandBarred, type Bar } from './plans/barred.ts';
import { countDuty, dutyOf, openingDuty, type Duty } from './choices/duties.ts';
import type { Manned, NpcGame } from './game.ts';
import { footingOf, linkAll } from './ground/footing.ts';
import { chiefsOf } from './memory.ts';
import { orderOf, tiedFirst } from './group/order.ts';
import { once, situationOf } from './situation.ts';
import { orderLine, thoughtOf } from './telling/thinking.ts';
import type { NpcDecision, NpcPlayer, Proposal } from './telling/thought.ts';

/** Next in an activation: a die or a note first, where there is one, and what the figure does after it. */
interface Next<S extends Manned, C> {
  readonly duty?: Duty;
  readonly act?: Act<S, C>;
  readonly proposals?: () => readonly Proposal<C>[];
  readonly admits?: (plan: Proposal<C>['plan']) => boolean;
}

/** Plays seats by the NPC document; `other` decides where the document is silent: deployment, figures without a mission, plain questions. */
export function npcPlayer<S extends Manned, C>(npcGame: NpcGame<S, C>, other: Bot<S, C>): NpcPlayer<S, C> {
  const { game } = npcGame;
  const order = (state: S, group: GroupId): readonly FigureId[] => {
    const waiting = groupFigures(state, group);
    return orderOf(state, group, waiting, chiefsOf(state, group));
  };
  /** Next in the activation that goes on; undefined between activations and for figures without a mission. */
  const next = (state: S, seat: Seat, bars: readonly Bar[] = []): Next<S, C> | undefined => {
    const acting = game.turns.acting(state);
    if (acting === undefined || !state.scene.npcs?.roles[acting] || groupOf(state, acting).seat !== seat) return undefined;
    const situation = situationOf(npcGame, state, figureOf(state, acting), bars);
    const legal = (command: C): boolean => !isCommandBarred(bars, command) && !game.system.check(state, seat, command);
    const duty = dutyOf(situation);
    if (duty && legal(duty as C)) return { duty };
    const { ends } = game.turns;
    if (!ends) throw new Error('no command ends an activation');
    const own = armed(situation, legal, ends.activation);
    const act = chosenAct(own, legal);
    const count = countDuty(act);
    return {
      act,
      ...(count && legal(count as C) && { duty: count }),
      proposals: once(() => proposalsOf(own, legal)),
      admits: (plan) => admits(own, plan, legal),
    };
  };
  const settling = (state: S, seat: Seat): Duty | undefined => {
    const waiting = unsettled(state as never).filter((id) => groupOf(state, id).seat === seat);
    const [first] = waiting;
    if (first === undefined) return undefined;
    const group = groupOf(state, first).id;
    const ordered = orderOf(
      state,
      group,
      waiting.filter((id) => groupOf(state, id).id === group),
      chiefsOf(state, group),
    );
    const id = waiting.find((one) => choosesBy(state as never, one) === 'AI-MIS-CHEF') ?? ordered[0] ?? first;
    return openingDuty(npcGame, state, id, choosesBy(state as never, id) ?? 'AI-MIS-ASSASSIN');
  };
  /** Command by the document; undefined where it is silent: for figures without a mission, at the end of a turn. */
  const ruled = (state: S, seat: Seat, bars?: readonly Bar[]): NpcDecision<C> | undefined => {
    const duty = settling(state, seat);
    if (duty) return { command: duty as C };
    const deployment = game.turns.phase(state) === 'deployment' ? deploymentOf(npcGame, state, seat) : undefined;
    if (deployment !== undefined && !game.system.check(state, seat, deployment)) return { command: deployment };
    const found = next(state, seat, bars);
    if (found) {
      const { duty: first, act, proposals } = found;
      const debated = proposals && { proposals };
      if (first) return { command: first as C, ...debated };
      if (act) return { command: act.command, reason: () => orderLine(act).text, thought: () => thoughtOf(act), ...debated };
    }
    const ready = game.turns.phase(state) === 'play' ? (game.turns.ready?.(state, seat) ?? []) : [];
    const first = ready.find((id) => state.scene.npcs?.roles[id]);
    const choice = first === undefined ? undefined : nextOf(state, groupOf(state, first).id, ready);
    if (typeof choice === 'object') return { command: choice as C };
    const command = choice === undefined ? undefined : game.turns.activate?.(choice);
    return command === undefined ? undefined : { command };
  };
  return {
    ...other,
    order,
    prescribed: (state, seat) => ruled(state, seat)?.command,
    prescribedAnswer: (state, question) => answerOf(npcGame, order, state, question),
    decide: (state, seat, random, bars) => ruled(state, seat, bars) ?? other.decide(state, seat, random),
    answer(state, question, random) {
      const own = answerOf(npcGame, order, state, question);
      return own === undefined ? other.answer(state, question, random) : own;
    },
    warm: (state, seat) =>
      Object.keys(state.scene.npcs?.roles ?? {})
        .filter((id) => groupOf(state, id).seat === seat)
        .some((id) => linkAll(footingOf(game, state, figureOf(state, id)))),
    proposals: (state, seat) => next(state, seat)?.proposals?.() ?? [],
    admits: (state, seat, plan) => next(state, seat)?.admits?.(plan) ?? false,
    think(state, seat) {
      const found = next(state, seat);
      return found?.act && !found.duty ? thoughtOf(found.act) : undefined;
    },
  };
}

/** The next figure of a group to act, or the die between figures that are equal, by option (AI-ORD-PROX). */
function nextOf<S extends Manned>(state: S, group: GroupId, ready: readonly FigureId[]): FigureId | Duty | undefined {
  const waiting = groupFigures(state, group).filter((id) => ready.includes(id));
  const tied = tiedFirst(state, group, waiting, chiefsOf(state, group));
  const [first] = tied;
  if (first === undefined || tied.length === 1 || !tiesByDie(npcOptions(state.scene.npcs?.options))) return first;
  const face = remembers(figureOf(state, first), 'AI-ORD-PROX');
  const drawnOne = face === undefined ? undefined : drawn(tied, face);
  return drawnOne ?? { type: 'consult', figure: first, rule: 'AI-ORD-PROX' };
}

/** Figures of a group that have yet to act this turn. */
function groupFigures(state: Manned, group: GroupId): readonly FigureId[] {
  const figures = state.scene.groups.find(({ id }) => id === group)?.figures ?? [];
  return figures.filter((id) => {
    const figure = figureOf(state, id) as Manned['figures'][string] & { readonly activated?: boolean };
    return figure.posture !== 'out' && figure.posture !== 'fled' && figure.posture !== 'reserve' && figure.activated !== true;
  });
}
