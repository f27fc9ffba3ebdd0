import { canonical, type ChoiceQuestion, type Json } from '@escarmouche/referee';
import { squareAt, tileOf } from '@escarmouche/space/tiles';
import { kindOfTile, townOf, type State } from '@escarmouche/zombies';
import { fold } from '../../text.ts';
import { cardName, findCard, findKind, spotText } from './names.ts';
import type { Choice } from './schema.ts';
import { spot } from './values.ts';

/** The option that an author means; undefined when the question has none like it. */
export function answerTo(choice: Choice, question: ChoiceQuestion, state: State): Json | undefined {
  const { options = [], seat, purpose } = question;
  if (choice.by !== undefined && fold(choice.by) !== fold(seat)) return undefined;
  const wanted = choice.answer === undefined ? fromHand(choice, question) : candidates(choice.answer, purpose, options, state);
  return options.find((option) => wanted.some((one) => canonical(one) === canonical(option)));
}

/** A card played or used in a window, in this very one if it is named. */
function fromHand({ play, use, window }: Choice, { purpose, about }: ChoiceQuestion): readonly Json[] {
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

/** Questions whose options are squares of the town. */
const SQUARES: ReadonlySet<string> = new Set(['zombie', 'lift', 'drop', 'lead']);

/** An option as a case writes it: a square by its bearings, a building or a card by its name. */
export function optionText(option: Json, { purpose }: ChoiceQuestion, state: State): string {
  if (typeof option === 'number') {
    if (SQUARES.has(purpose)) return spotText(state, option);
    return purpose === 'building' ? kindOfTile(state, option).name.fr : String(option);
  }
  if (typeof option === 'string') return cardName(option) ?? option;
  const { play, use, pass } = (option ?? {}) as { play?: string; use?: string; pass?: string };
  if (play !== undefined) return `play: ${cardName(play) ?? play}`;
  if (use !== undefined) return `use: ${cardName(use) ?? use}`;
  return pass === 'step' ? 'pass step' : 'pass';
}

/** What a case answers, as it has written it. */
export const choiceText = ({ answer, play, use }: Choice): string => answer ?? (play === undefined ? `use: ${use ?? ''}` : `play: ${play}`);
