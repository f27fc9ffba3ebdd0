import type { Language } from '@escarmouche/referee';
import type { Command } from '../commands.ts';
import type { Event } from '../events.ts';
import { zombies } from '../system.ts';
import { game, play, type Choice, type Game, type GameSpec } from '../testing.ts';

/** Ana stands on the street in front of the florist. */
export const inTown: GameSpec = {
  players: { Ana: { at: [4, 0], lives: 3, bullets: 3, trophies: 5 }, Bo: {} },
  tiles: [['fleuriste', 1, 0]],
};

/** The sentence of an event, links as their words; players are called by their seats. */
export function say({ state }: Game, event: Event, language: Language): string | undefined {
  const seats = state.scene.seats.map(({ seat }) => ({ seat, name: seat }));
  const sentence = zombies.describe({ ...state, scene: { ...state.scene, seats } }, event, language);
  return sentence?.map((part) => (typeof part === 'string' ? part : part.text)).join('');
}

/** The log of commands: every fact told from the state before it. */
export function told(
  spec: GameSpec,
  commands: Command | readonly Command[],
  dice: readonly number[] = [],
  choices: readonly Choice[] = [],
  language: Language = 'fr',
): readonly string[] {
  const match = game(spec);
  play(match, commands, dice, choices);
  const teller = game(spec);
  return match.entries.flatMap(({ events }) =>
    events.flatMap((event) => {
      const sentence = say(teller, event, language);
      zombies.reduce(teller.state, event);
      return sentence ?? [];
    }),
  );
}

/** The sentence of an event where the state, or a part of it, makes a difference; none where another event tells the same. */
export type Row = readonly [about: string, spec: GameSpec, event: Event, fr?: string, en?: string];

/** An event in both languages. */
export function inBoth(spec: GameSpec, event: Event): { readonly fr: string | undefined; readonly en: string | undefined } {
  const match = game(spec);
  return { fr: say(match, event, 'fr'), en: say(match, event, 'en') };
}
