import type { Answer, ChoiceQuestion, Json, Random, Seat } from '@escarmouche/referee';
import { BLOW_NEED, playerOf, type State } from '@escarmouche/zombies';
import { paysBullets } from './outlay.ts';
import { leader } from './standing.ts';

/** What a player would answer, by rules of thumb and exact odds: quick enough for games that are only imagined. */
export function answer(state: State, { purpose, seat, options = [], about }: ChoiceQuestion, random: Random): Answer {
  const any = options[random(Math.max(1, options.length))] ?? null;
  switch (purpose) {
    case 'loss':
      return payment(state, seat, options as readonly string[], lackingOf(about));
    case 'twitch':
      return options.includes('bullets') && lackingOf(about) <= 2 ? 'bullets' : 'leave';
    case 'window':
      return window(state, seat, options);
    case 'target':
      return leader(state, options as readonly Seat[]) ?? any;
    case 'token':
      return seat === state.turn.seat || options.includes('take') ? 'take' : any;
    case 'slip':
      return options.find((option) => option !== 'bullets') ?? any;
    default:
      return any;
  }
}

const lackingOf = (about: Json | undefined): number =>
  typeof about === 'object' && about !== null && 'lacking' in about && typeof about.lacking === 'number' ? about.lacking : 0;

/** Bullets where they cost less, all told, than a life and another blow; what saves a life before the last two. */
function payment(state: State, seat: Seat, options: readonly string[], lacking: number): string {
  if (paysBullets(state, seat, lacking)) return 'bullets';
  const saver = options.find((option) => option !== 'bullets' && option !== 'life');
  return saver !== undefined && playerOf(state, seat).lives <= 2 ? saver : 'life';
}

const isPass = (option: Json): boolean => typeof option === 'object' && option !== null && 'pass' in option;

/** A card that turns one's own lost blow is played; the rest waits for one's own turn. */
function window(state: State, seat: Seat, options: readonly Json[]): Answer {
  const { fight } = state;
  const pass = options.find(isPass) ?? null;
  if (fight?.seat !== seat || fight.die === undefined || fight.die + fight.bonus >= BLOW_NEED) return pass;
  return options.find((option) => (option as { play?: string }).play === BOOST) ?? pass;
}

/** The card that adds to a blow already struck. */
const BOOST = 'coupdesang';
