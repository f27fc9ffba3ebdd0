import { figureOf, inPlay, sheetOf } from '@escarmouche/skirmish';
import { bodyOf } from '@escarmouche/skirmish/plane';
import {
  BARE_HANDS,
  fullVitality,
  grantedTo,
  isUndetectable,
  npcFacts,
  testChance,
  useOf,
  weaponChoices,
  type Command,
  type State,
} from '@escarmouche/urss-classic';
import { PACE, pointBody } from '@escarmouche/space';
import { HIDES, offersBy, preparationsOf, RELOADS, skillsOf, slotsOf, WATCHES } from '../npc/binding.ts';
import type { NpcGame, Preparation, Slot } from '../npc/game.ts';
import { npcPlayer } from '../npc/player.ts';
import type { NpcPlayer } from '../npc/thought.ts';
import { game, greedyBot } from './bot.ts';

const SLOTS: Readonly<Record<string, Slot>> = {
  move: 'walk',
  jump: 'walk',
  climb: 'walk',
  ladder: 'walk',
  swim: 'walk',
  run: 'run',
  shoot: 'shot',
  fight: 'fight',
  getUp: 'stand',
};

/** URSS classic as NPCs play it (AI-CORE-BIND-2D6). */
export const npcGame: NpcGame<State, Command> = {
  game,
  facts: npcFacts,
  binding: {
    done(state, figure) {
      const done = state.activation?.figure === figure.id ? state.activation.done : [];
      const strikes = new Set([...game.odds.powers(state, figure), ...game.odds.hindrances(state, figure)].map(({ id }) => id));
      const heals = new Set(healingPowers(state, figure.id).map(({ id }) => id));
      return slotsOf(done, { ...SLOTS, ...named(strikes, 'shot'), ...named(heals, 'heal') });
    },
    preparations: (state, figure) => [
      ...preparationsOf(game, state, figure, (command) => command.type === 'special' && useOf(command.rule) === 'reload'),
      ...offersBy(game, state, figure, (rule) => useOf(rule) === 'double').map((command): Preparation<State, Command> => {
        const works = command.type === 'special' ? testChance(state, figure, command.rule) : 0;
        return { command, after: state, works, kind: 'double' };
      }),
    ],
    hands: () => [],
    arms: (state, figure) => weaponChoices(state, figure).map((weapon) => weapon?.id ?? BARE_HANDS),
    healing: (state, figure) =>
      skillsOf(
        game,
        state,
        figure,
        healingPowers(state, figure.id),
        (id) => fullVitality(sheetOf(state, id)),
        (id) => {
          const patient = figureOf(state, id);
          return inPlay(patient) ? bodyOf(state, patient) : pointBody(patient);
        },
      ),
    leftovers(state, figure) {
      if (isZombie(state, figure.id)) return [];
      return [
        ...offersBy(game, state, figure, (rule) => useOf(rule) === 'reload').map((command) => ({ command, says: RELOADS })),
        ...offersBy(game, state, figure, (rule) => useOf(rule) === 'hide').map((command) => ({ command, says: HIDES })),
        { command: { type: 'alert' }, says: WATCHES },
      ];
    },
    watches: () => false,
    ran: (state) => state,
    leap(state, figure) {
      const leaping = grantedTo(sheetOf(state, figure.id)).own.find(({ rule }) => rule.serves === 'leap');
      if (!leaping) return undefined;
      const cost = Number(state.scene.options['jetpack.actions']);
      return { far: 8 * PACE, cost, command: (to) => ({ type: 'special', rule: leaping.rule.id, to }) };
    },
    lends: () => undefined,
    shooting: () => ({}),
    precise: () => [],
    slipsAway: () => false,
    repeats: (state, figure) => state.activation?.figure === figure.id && state.activation.encore !== undefined,
    runs: (state, { id }) => !isZombie(state, id),
    undetectable: isUndetectable,
  },
};

/** A zombie with a mission moves and fights once a turn, and does nothing else (AI-CORE-BIND-2D6). */
const isZombie = (state: State, id: string): boolean => sheetOf(state, id).types.includes('Zombi');

const healingPowers = (state: State, id: string) =>
  grantedTo(sheetOf(state, id)).own.flatMap(({ rule }) => (rule.meets === 'healing' && rule.power ? [rule.power] : []));

const named = (slugs: ReadonlySet<string>, slot: Slot): Readonly<Record<string, Slot>> =>
  Object.fromEntries([...slugs].map((slug) => [slug, slot]));

/** Plays URSS classic by the NPC document. */
export const urssClassicNpc = (): NpcPlayer<State, Command> => npcPlayer(npcGame, greedyBot());
