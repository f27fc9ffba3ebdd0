import type { NpcPlayer, Proposal, Thought } from '@escarmouche/ai';
import type { ChoiceQuestion, Json } from '@escarmouche/referee';
import { groupOf } from '@escarmouche/skirmish';
import { settlingSeat, type NpcState } from '@escarmouche/skirmish/plane';
import { PACE, span, type Place } from '@escarmouche/space';
import { text } from '../text.ts';
import type { Answered, Given } from '../playable.ts';
import { isAction } from './npc-words.ts';

/** NPCs of a case at play: each does what its mission and behaviour prescribe. */

interface AnyCommand {
  readonly type: string;
  readonly rule?: string;
  readonly path?: readonly unknown[];
}

/** A command of an NPC, and its thought before. */
export interface Acted<C> {
  readonly command: C;
  readonly thought: Thought<C> | undefined;
}

type Passing = { readonly type: 'pass' | 'endGroup' };

/** Most commands of a figure in an activation, and of all in a turn of a group. */
const MOST = 20;
const MOST_OF_GROUP = 200;

export interface NpcPlaying<S, C> {
  readonly player: NpcPlayer<S, C>;
  /** Commands of the last step that NPCs have played. */
  readonly acted: readonly Acted<C>[];
  /** Is a seat played by the NPC document? */
  readonly plays: (state: S, seat: string) => boolean;
  settle(now: () => S): Generator<Given<C>, void>;
  /** `wanted`: plans that players want, those of the first seat first (AI-MDA-DISPUTE). */
  figure(id: string, now: () => S, wanted?: readonly Wanted[]): Generator<Given<C>, void>;
  group(id: string, now: () => S): Generator<Given<C | Passing>, void>;
  answer(question: ChoiceQuestion, state: S): Answered | undefined;
  /** A step begins that NPCs play. */
  begin(): void;
}

/** A plan that players want; that of the document without members. */
export interface Wanted {
  readonly actions?: readonly string[] | undefined;
  readonly target?: string | undefined;
  readonly at?: Place | undefined;
}

/** Units within which a plan ends at a place. */
const THERE = PACE / 4;

function isWanted({ plan }: Proposal<unknown>, { actions, target, at }: Wanted): boolean {
  if (typeof plan === 'number') return false;
  const found = plan.actions.flatMap((name) => (name === 'nothing' ? [] : [name === 'combat' ? 'fight' : name]));
  return (
    (target === undefined || target === plan.target) &&
    (at === undefined || span(at, plan) <= THERE) &&
    (actions === undefined || (actions.length === found.length && actions.every((one, i) => isAction(one, found[i] ?? ''))))
  );
}

export function npcPlayingOf<S extends NpcState, C extends AnyCommand>(player: NpcPlayer<S, C>): NpcPlaying<S, C> {
  const acted: Acted<C>[] = [];
  const decide = (state: S, seat: string): Given<C> => {
    const thought = player.think(state, seat);
    const command = thought?.command ?? player.decide(state, seat, () => 0).command;
    acted.push({ command, thought });
    return { command, seat, own: false, refusable: false };
  };
  const plays = ({ scene }: S, seat: string): boolean =>
    scene.groups.some((group) => group.seat === seat && group.figures.some((id) => scene.npcs?.roles[id]));

  /** The command by which players choose a plan: the one that they all want, or a die. */
  function disputed(state: S, seat: string, figure: string, wanted: readonly Wanted[]): Given<C> | undefined {
    const proposals = player.proposals(state, seat);
    if (proposals.length === 0) return undefined;
    const plans: (Proposal<C>['plan'] | undefined)[] = wanted.map((one) =>
      Object.keys(one).length === 0 ? 0 : proposals.find((proposal) => isWanted(proposal, one))?.plan,
    );
    const missing = wanted[plans.indexOf(undefined)];
    if (missing) {
      const plan = JSON.stringify(missing);
      return { problem: text(`aucun plan admissible : ${plan}`, `no admissible plan: ${plan}`), own: true, refusable: false };
    }
    const rule = 'AI-MDA-DISPUTE';
    const different = [...new Map(plans.map((plan) => [JSON.stringify(plan), plan])).values()];
    const command =
      different.length === 1
        ? { type: 'note', figure, rule, value: different[0] }
        : { type: 'consult', figure, rule, among: [0, ...different.filter((plan) => plan !== 0)] };
    return { command: command as unknown as C, seat, own: false, refusable: false };
  }

  function* settle(now: () => S): Generator<Given<C>, void> {
    for (let most = MOST_OF_GROUP; most > 0; most--) {
      const state = now();
      const seat = settlingSeat(state);
      if (seat === undefined || !plays(state, seat)) return;
      yield decide(state, seat);
    }
  }

  return {
    player,
    acted,
    plays,
    settle,
    begin() {
      acted.length = 0;
    },
    *figure(id, now, wanted = []) {
      const { turn } = now();
      let open = wanted.length > 0;
      for (let most = MOST; most > 0; most--) {
        const state = now();
        if (state.activation?.figure !== id || state.turn !== turn || state.phase !== 'play') break;
        const { seat } = groupOf(state, id);
        const choice = open ? disputed(state, seat, id, wanted) : undefined;
        if (choice) open = false;
        yield choice ?? decide(state, seat);
      }
      if (open) yield { problem: text('les joueurs n’ont rien pu proposer', 'players could propose nothing'), own: true, refusable: false };
    },
    *group(id, now) {
      yield* settle(now);
      const { turn } = now();
      for (let most = MOST_OF_GROUP; most > 0; most--) {
        const state = now();
        const group = state.scene.groups.find((one) => one.id === id);
        if (!group || state.turn !== turn || state.phase !== 'play') return;
        const acting = state.activation?.figure;
        const waits = group.figures.some((one) => state.figures[one] && !state.figures[one].activated && !isOut(state.figures[one]));
        const own = acting === undefined ? state.group === id : group.figures.includes(acting);
        if (!waits && !(own && acting !== undefined)) return;
        if (own) yield decide(state, group.seat);
        else yield { command: { type: acting === undefined ? 'endGroup' : 'pass' }, own: false, refusable: false };
      }
    },
    answer(question, state) {
      if (!plays(state, question.seat)) return undefined;
      return { value: player.answer(state, question, () => 0) as Json };
    },
  };
}

const isOut = ({ posture }: { readonly posture: string }): boolean => ['out', 'gone', 'fled', 'reserve'].includes(posture);
