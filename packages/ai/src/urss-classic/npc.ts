import { inPlay, sheetOf } from '@escarmouche/skirmish';
import { bodyOf } from '@escarmouche/skirmish/placed';
import {
  BARE_HANDS,
  fullVitality,
  grantedTo,
  isUndetectable,
  isZombie,
  leapOf,
  npcFacts,
  testChance,
  useOf,
  weaponChoices,
  type Command,
  type Figure,
  type State,
} from '@escarmouche/urss-classic';
import { PACE, pointBody, type Place } from '@escarmouche/space';
import { healingBy, HIDES, named, offersBy, preparationsOf, RELOADS, slotsOf, WATCHES } from '../npc/binding.ts';
import type { NpcGame, Preparation, Slot } from '../npc/game.ts';
import { afterLuck } from '../npc/attacks/imagine.ts';
import { npcPlayer } from '../npc/player.ts';
import type { NpcPlayer } from '../npc/telling/thought.ts';
import { game, greedyBot } from './bot.ts';

const SLOTS: Readonly<Record<string, Slot>> = {
  move: 'walk',
  jump: 'walk',
  climbOrSwim: 'walk',
  ladder: 'walk',
  run: 'run',
  shoot: 'shot',
  fight: 'fight',
  getUp: 'stand',
};

const healing = healingBy<State, Command>(game, {
  rules: (state, id) => grantedTo(sheetOf(state, id)).own,
  full: (state, id) => fullVitality(sheetOf(state, id)),
  body: (state, patient) => (inPlay(patient) ? bodyOf(state, patient) : pointBody(patient)),
});

/** URSS classic as NPCs play it (AI-CORE-BIND-2D6). */
export const npcGame: NpcGame<State, Command> = {
  game,
  facts: npcFacts,
  binding: {
    done(state, figure) {
      const done = state.activation?.figure === figure.id ? state.activation.done : [];
      const strikes = [...game.odds.powers(state, figure), ...game.odds.hindrances(state, figure)].map(({ id }) => id);
      const leap = leapOf(state, figure);
      return slotsOf(done, {
        ...SLOTS,
        ...named(strikes, 'shot'),
        ...named(healing.slugs(state, figure.id), 'heal'),
        ...named(leap ? [leap.rule] : [], 'walk'),
      });
    },
    preparations: (state, figure) => [
      ...preparationsOf(game, state, figure, (command) => command.type === 'special' && useOf(command.rule) === 'reload'),
      ...offersBy(game, state, figure, (rule) => useOf(rule) === 'double').map((command): Preparation<State, Command> => {
        const works = command.type === 'special' ? testChance(state, figure, command.rule) : 0;
        return { command, after: afterLuck({ game }, state, figure.id, command) ?? state, works, kind: 'double' };
      }),
    ],
    hands: () => [],
    arms: (state, figure) => weaponChoices(state, figure).map((weapon) => weapon?.id ?? BARE_HANDS),
    healing: healing.skills,
    leftovers(state, figure) {
      if (isLimited(state, figure)) return [];
      return [
        ...offersBy(game, state, figure, (rule) => useOf(rule) === 'reload').map((command) => ({ command, says: RELOADS })),
        ...offersBy(game, state, figure, (rule) => useOf(rule) === 'hide').map((command) => ({ command, says: HIDES })),
        { command: { type: 'alert' }, says: WATCHES },
      ];
    },
    watches: () => false,
    ran: (state) => state,
    leap(state, figure) {
      const leap = leapOf(state, figure);
      if (!leap) return undefined;
      const { rule, cost, works } = leap;
      const command = (to: Place): Command => ({ type: 'special', rule, ...(works === undefined && { to }) });
      return { far: 8 * PACE, cost, command, ...(works !== undefined && { works }) };
    },
    before(state) {
      const { activation } = state;
      return activation
        ? { ...state, activation: { ...activation, left: activation.left + 1, done: activation.done.slice(0, -1) } }
        : state;
    },
    lends: () => undefined,
    shooting: () => ({}),
    precise: () => [],
    slipsAway: () => false,
    repeats: (state, figure) => state.activation?.figure === figure.id && state.activation.encore !== undefined,
    runs: (state, figure) => !isLimited(state, figure),
    fightsInWater: false,
    undetectable: isUndetectable,
  },
};

/** A zombie with a mission keeps the limits of its automaton: it moves and fights once a turn, and does nothing else (AI-CORE-BIND-2D6). */
const isLimited = (state: State, { id }: Figure): boolean => isZombie(sheetOf(state, id));

/** Plays URSS classic by the NPC document. */
export const urssClassicNpc = (): NpcPlayer<State, Command> => npcPlayer(npcGame, greedyBot());
