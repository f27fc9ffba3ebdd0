import { canonical, type ChoiceQuestion, type Json } from '@escarmouche/referee';
import { squareAt, tileOf } from '@escarmouche/space/tiles';
import { kindOfTile, townOf, type State } from '@escarmouche/zombies';
import { fold, text, type Text } from '../text.ts';
import { cardName, findCard, findKind, spotText } from './names.ts';
import type { Choice } from './schema.ts';
import { spot } from './values.ts';

/** Words that are neither squares nor cards. */
const OPTIONS: ReadonlyMap<string, Text> = new Map([
  ['none', text('aucun', 'none')],
  ['bullets', text('balles', 'bullets')],
  ['life', text('vie', 'life')],
  ['take', text('prendre', 'take')],
  ['leave', text('laisser', 'leave')],
]);

const PASS = { window: text('passer', 'pass'), step: text('passer tout le pas', 'pass the whole step') };

const same = (written: string): Text => text(written, written);
const card = (id: string): Text => cardName(id) ?? OPTIONS.get(id) ?? same(id);

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

/** Meanings of a word: the word itself, a card, a player, a square, a building by its name or one of its squares. */
function candidates(written: string, purpose: string, options: readonly Json[], state: State): readonly Json[] {
  if (purpose === 'window') {
    const means = ({ fr, en }: Text): boolean => [fr, en].some((one) => fold(one) === fold(written));
    return fold(written) === 'passstep' || means(PASS.step) ? [{ pass: 'step' }] : means(PASS.window) ? [{ pass: 'window' }] : [];
  }
  const words = options.filter((option) => typeof option === 'string' && isWord(option, written));
  const id = findCard(written);
  const kind = findKind(written);
  const tiles = kind === undefined ? [] : state.tiles.flatMap((_, tile) => (kindOfTile(state, tile).id === kind ? [tile] : []));
  const place = spot.safeParse(written);
  const square = place.success ? squareAt(townOf(state), place.data.east, place.data.south) : undefined;
  const there = square === undefined ? [] : [purpose === 'building' ? tileOf(square) : square];
  return [...words, ...(id === undefined ? [] : [id]), ...(purpose === 'building' ? tiles : []), ...there];
}

const isWord = (option: string, written: string): boolean =>
  [option, OPTIONS.get(option)?.fr].some((word) => word !== undefined && fold(word) === fold(written));

/** Questions whose options are squares of the town. */
const SQUARES: ReadonlySet<string> = new Set(['zombie', 'lift', 'drop', 'lead']);

/** An option as a case writes it: a square by its bearings, a building or a card by its name. */
export function optionText(option: Json, { purpose }: ChoiceQuestion, state: State): Text {
  if (typeof option === 'number') {
    if (SQUARES.has(purpose)) return same(spotText(state, option));
    return purpose === 'building' ? kindOfTile(state, option).name : same(String(option));
  }
  if (typeof option === 'string') return card(option);
  const { play, use, pass } = (option ?? {}) as { play?: string; use?: string; pass?: string };
  if (play !== undefined) return text(`jouer ${card(play).fr}`, `play ${card(play).en}`);
  if (use !== undefined) return text(`utiliser ${card(use).fr}`, `use ${card(use).en}`);
  return pass === 'step' ? PASS.step : PASS.window;
}

/** Answer of a case, as written. */
export const choiceText = ({ answer, play, use }: Choice): string => answer ?? (play === undefined ? `use: ${use ?? ''}` : `play: ${play}`);
