import { sheetOf } from '@escarmouche/skirmish';
import { bodyOf } from '@escarmouche/skirmish/placed';
import { type NpcUse } from '@escarmouche/skirmish/plane';
import {
  asIfRun,
  distinct,
  fullVitality,
  grantedTo,
  holdsOf,
  isUndetectable,
  leapOf,
  meleeArms,
  npcFacts,
  specialShots,
  useOf,
  type Command,
  type State,
} from '@escarmouche/urss-kit';
import { PACE } from '@escarmouche/space';
import { healingBy, HIDES, named, offersBy, preparationsOf, RELOADS, slotsOf, WATCHES } from '../npc/binding.ts';
import type { NpcGame, Slot } from '../npc/game.ts';
import { npcPlayer } from '../npc/player.ts';
import type { NpcPlayer } from '../npc/telling/thought.ts';
import { game, urssKitBot } from './bot.ts';

const SLOTS: Readonly<Record<string, Slot>> = { movement: 'walk', shoot: 'shot', fight: 'fight', standUp: 'stand' };

const healing = healingBy<State, Command>(game, {
  rules: (state, id) => grantedTo(sheetOf(state, id)).own,
  full: (state, id) => fullVitality(sheetOf(state, id)),
  body: bodyOf,
});

/** The URSS kit as NPCs play it (AI-CORE-BIND-1D6). */
export const npcGame: NpcGame<State, Command> = {
  game,
  facts: npcFacts,
  binding: {
    done(state, figure) {
      const done = state.activation?.figure === figure.id ? figure.done : [];
      const strikes = [...game.odds.powers(state, figure), ...game.odds.hindrances(state, figure)].map(({ id }) => id);
      const lending = ruleOf(state, figure.id, 'lendLeap');
      return slotsOf(done, {
        ...SLOTS,
        ...named(strikes, 'shot'),
        ...named(healing.slugs(state, figure.id), 'heal'),
        ...named(lending === undefined ? [] : [lending], 'lend'),
      });
    },
    preparations: (state, figure) =>
      preparationsOf(
        game,
        state,
        figure,
        (command) => command.type === 'aim' || (command.type === 'special' && useOf(command.rule) === 'reload'),
      ),
    hands(state, figure) {
      if (state.scene.options['equip.swap'] === 'one-action') return [];
      return holdsOf(state, figure).map((items): { command: Command; after: State } => ({
        command: { type: 'hold', items: [...items] },
        after: { ...state, figures: { ...state.figures, [figure.id]: { ...figure, held: [...items] } } },
      }));
    },
    arms: (state, figure) => distinct(meleeArms(state, figure)).map(({ id }) => id),
    healing: healing.skills,
    leftovers: (state, figure) => [
      ...offersBy(game, state, figure, (rule) => useOf(rule) === 'reload').map((command) => ({ command, says: RELOADS })),
      ...offersBy(game, state, figure, (rule) => useOf(rule) === 'hide').map((command) => ({ command, says: HIDES })),
      ...offersBy(game, state, figure, (rule) => useOf(rule) === 'watch').map((command) => ({ command, says: WATCHES })),
    ],
    watches: (state, figure) => ruleOf(state, figure.id, 'watch') !== undefined,
    ran: asIfRun,
    leap(state, figure) {
      const leap = leapOf(state, figure);
      return leap && { far: 8 * PACE, cost: leap.cost, command: (to) => ({ type: 'special', rule: leap.rule, to }) };
    },
    lends(state, figure) {
      const rule = ruleOf(state, figure.id, 'lendLeap');
      return rule === undefined ? undefined : { type: 'special', rule };
    },
    shooting(state, figure) {
      const run = ruleOf(state, figure.id, 'shotOfRun');
      const charge = ruleOf(state, figure.id, 'shotOfCharge');
      return {
        ...(run !== undefined && {
          run: {
            shots: specialShots(state, figure, run),
            command: ({ x, y }, after, target, weapon) => ({ type: 'special', rule: run, path: [{ x, y }], target, weapon, after }),
          },
        }),
        ...(charge !== undefined && {
          charge: {
            // All shots of a charge are at the figure charged.
            shots: specialShots(state, figure, charge).map(({ goesOn: _goesOn, ...shot }) => shot),
            command: (walk, target, weapon) =>
              walk.type === 'move' ? { type: 'special', rule: charge, path: walk.path, target, weapon, after: 0 } : undefined,
          },
        }),
      };
    },
    precise(state, figure) {
      const rule = ruleOf(state, figure.id, 'preciseShot');
      return rule === undefined ? [] : specialShots(state, figure, rule);
    },
    slipsAway: (state, figure) => ruleOf(state, figure.id, 'slipAway') !== undefined,
    nothing: { type: 'nothing' },
    repeats: (state, figure) => grantedTo(sheetOf(state, figure.id)).repeats > 1,
    runs: () => true,
    fightsInWater: true,
    undetectable: isUndetectable,
  },
};

/** Slug of the figure's own rule that serves a use. */
const ruleOf = (state: State, id: string, use: NpcUse): string | undefined =>
  grantedTo(sheetOf(state, id)).own.find(({ rule }) => rule.serves === use)?.rule.id;

/** Plays the URSS kit by the NPC document. */
export const urssKitNpc = (): NpcPlayer<State, Command> => npcPlayer(npcGame, urssKitBot());
