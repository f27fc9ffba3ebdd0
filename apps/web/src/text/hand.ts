import type { Json } from '@escarmouche/referee';
import { textIn } from '../i18n/format.ts';
import { handWords } from '../table/hand-words.ts';
import type { HeldCard, NextStep } from '../systems/game-adapter.ts';
import { sentence, type Context } from './context.ts';
import { fold } from './grammar.ts';

const nameOf = ({ label }: NextStep<Json>, { face }: HeldCard<Json>): string => `${label} ${face.name}`;

/** The cards of who decides now. */
function held({ game, state, table, language }: Context): readonly HeldCard<Json>[] {
  return (table.seat === undefined ? undefined : game.hand?.(state, table.seat, language)) ?? [];
}

/** Orders that play, use or discard a card. */
export const cardLines = (context: Context): readonly string[] =>
  held(context).flatMap((card) => card.steps.filter(({ refusal }) => !refusal).map((step) => nameOf(step, card).toLowerCase()));

/** The step of a card that a line names: the deed, and the card or the beginning of its name. */
export function cardStep(context: Context, text: string): NextStep<Json> | undefined {
  for (const card of held(context)) {
    for (const step of card.steps) {
      if (text.length > fold(step.label).length + 1 && fold(nameOf(step, card)).startsWith(text)) return step;
    }
  }
  return undefined;
}

/** The request to hand the screen to another person, and the words that confirm it; nothing when no handing over is needed. */
export function handOver({ game, state, table, language, words }: Context): string | undefined {
  const to = table.screen.handTo === undefined ? undefined : game.roster(state, language).find(({ seat }) => seat === table.screen.handTo);
  const { handTo, handToHint, take } = handWords[language];
  return to && [handTo(to.name), handToHint, words.toDo(take(to.name))].map(sentence).join(' ');
}

/** Every card with what it does, and what may be said to play it or why it may not be. */
export function handSaid(context: Context): readonly string[] {
  const { words, language } = context;
  const hand = handWords[language];
  const cards = held(context).map((card) => {
    const { face, steps, counters, inPlay } = card;
    const [open, shut] = [steps.filter(({ refusal }) => !refusal), steps.find(({ refusal }) => refusal)?.refusal];
    const may = open.map((step) => words.mayDoIt(nameOf(step, card).toLowerCase()));
    const why = open.length === 0 && shut ? [sentence(textIn(shut.reason, language))] : [];
    const state = [inPlay ? hand.inPlay.toLowerCase() : '', counters === undefined ? '' : hand.counters(counters)].filter(Boolean);
    return [sentence([face.name, ...state].join(', ')), sentence(face.text), ...may, ...why].filter(Boolean).join(' ');
  });
  return cards.length > 0 ? cards : [hand.empty];
}
