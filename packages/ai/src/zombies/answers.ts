import type { Answer, ChoiceOf, ChoiceQuestion, Random, Seat } from '@escarmouche/referee';
import { BLOW_NEED, playerOf, type Questions, type State } from '@escarmouche/zombies';
import { paysBullets } from './outlay.ts';
import { leader } from './standing.ts';

/** Answer of a usual player, by rules of thumb and exact odds: quick enough for imagined games. */
export function answer(state: State, asked: ChoiceQuestion, random: Random): Answer {
  const question = asked as ChoiceQuestion<Questions>;
  const { seat } = question;
  const drawn = random(Math.max(1, asked.options?.length ?? 0));
  const any = asked.options?.[drawn] ?? null;
  switch (question.purpose) {
    case 'loss':
      return payment(state, seat, question.options ?? [], question.about?.lacking ?? 0);
    case 'twitch':
      return question.options?.includes('bullets') && (question.about?.lacking ?? 0) <= 2 ? 'bullets' : 'leave';
    case 'window':
      return window(state, seat, question.options ?? []);
    case 'target':
      return leader(state, question.options ?? []) ?? any;
    case 'token':
      return seat === state.turn.seat || question.options?.includes('take') ? 'take' : any;
    case 'slip':
      return question.options?.find((option) => option !== 'bullets') ?? any;
    default:
      return any;
  }
}

/** Bullets where they cost less, all told, than a life and another blow; an item that saves a life where two lives or fewer are left. */
function payment(state: State, seat: Seat, options: readonly string[], lacking: number): string {
  if (paysBullets(state, seat, lacking)) return 'bullets';
  const saver = options.find((option) => option !== 'bullets' && option !== 'life');
  return saver !== undefined && playerOf(state, seat).lives <= 2 ? saver : 'life';
}

type WindowOptions = NonNullable<ChoiceOf<Questions, 'window'>['options']>;

/** A card that turns one's own lost blow is played; the rest waits for one's own turn. */
function window(state: State, seat: Seat, options: WindowOptions): Answer {
  const { fight } = state;
  const pass = options.find((option) => 'pass' in option) ?? null;
  if (fight?.seat !== seat || fight.die === undefined || fight.die + fight.bonus >= BLOW_NEED) return pass;
  return options.find((option) => 'play' in option && option.play === BOOST) ?? pass;
}

/** The card that adds to a blow already struck. */
const BOOST = 'coupdesang';
