import { canonical, type ChoiceQuestion, type Json } from '@escarmouche/referee';
import { squareAt, tileOf } from '@escarmouche/space/tiles';
import { kindOfTile, townOf, type State } from '@escarmouche/zombies';
import { fold } from '../../text.ts';
import { findCard, findKind } from './names.ts';
import type { Choice } from './schema.ts';
import { spot } from './values.ts';

/** The option that an author means; undefined when the question has none like it. */
export function answerTo(choice: Choice, question: ChoiceQuestion, state: State): Json | undefined {
  const { options = [], seat, purpose } = question;
  const wanted = typeof choice === 'string' ? candidates(choice, purpose, options, state) : fromHand(choice, question);
  if (typeof choice !== 'string' && choice.by !== undefined && fold(choice.by) !== fold(seat)) return undefined;
  return options.find((option) => wanted.some((one) => canonical(one) === canonical(option)));
}

/** A card played or used in a window, in this very one if it is named. */
function fromHand({ play, use, window }: Exclude<Choice, string>, { purpose, about }: ChoiceQuestion): readonly Json[] {
  const here = (about as { window?: string } | undefined)?.window;
  if (purpose !== 'window' || (window !== undefined && window !== here)) return [];
  return [...(play === undefined ? [] : [{ play: findCard(play) ?? '' }]), ...(use === undefined ? [] : [{ use: findCard(use) ?? '' }])];
}

/** What a word may stand for: the word itself, a card, a player, a square, a building by its name or one of its squares. */
function candidates(written: string, purpose: string, options: readonly Json[], state: State): readonly Json[] {
  if (purpose === 'window') return fold(written) === 'passstep' ? [{ pass: 'step' }] : fold(written) === 'pass' ? [{ pass: 'window' }] : [];
  const words = options.filter((option) => typeof option === 'string' && fold(option) === fold(written));
  const card = findCard(written);
  const kind = findKind(written);
  const tiles = kind === undefined ? [] : state.tiles.flatMap((_, tile) => (kindOfTile(state, tile).id === kind ? [tile] : []));
  const place = spot.safeParse(written);
  const square = place.success ? squareAt(townOf(state), place.data.east, place.data.south) : undefined;
  const there = square === undefined ? [] : [purpose === 'building' ? tileOf(square) : square];
  return [...words, ...(card === undefined ? [] : [card]), ...(purpose === 'building' ? tiles : []), ...there];
}
