import type { Language } from '@escarmouche/referee';
import { HAND, KILLS_TO_WIN, mustFight, shiftsFrom, type State } from '@escarmouche/zombies';
import type { Reminder } from '../companion.ts';
import { cardName, cardRule, nameOf, playerIn } from './look.ts';
import { wordsOf } from './words.ts';

const fr = {
  left: 'Cases restantes',
  herd: 'Zombies à déplacer',
  movable: 'Peuvent encore bouger',
  fight: 'Un combat l’attend',
  bullets: 'Balles',
  lives: 'Vies',
  trophies: 'Zombies pris',
  refill: 'Cartes à piocher',
  tiles: 'Tuiles dans la pile',
  last: 'Derniers tours',
};
const en: typeof fr = {
  left: 'Squares left',
  herd: 'Zombies to move',
  movable: 'May still move',
  fight: 'A fight awaits',
  bullets: 'Bullets',
  lives: 'Lives',
  trophies: 'Zombies taken',
  refill: 'Cards to draw',
  tiles: 'Tiles in the stack',
  last: 'Last turns',
};

/** Reminders at a real town: what the player whose turn it is has left, what the step still asks, what lies on whom. */
export function remindersOf(state: State, language: Language): readonly Reminder[] {
  const { phase, turn, effects, stack, lastTurns } = state;
  const player = playerIn(state, turn.seat);
  if (phase !== 'playing' || !player) return [];
  const words = language === 'fr' ? fr : en;
  const movable =
    turn.step === 'herding'
      ? state.zombies.flatMap((one, at) => (one === 1 && !turn.shifted.includes(at) && shiftsFrom(state, at).length > 0 ? [at] : []))
      : [];
  const short = HAND - player.hand.length;
  const those: readonly (Reminder | undefined)[] = [
    { label: words.lives, value: String(player.lives), rule: 'ZB-KO', ...(player.lives === 1 && { tone: 'warn' as const }) },
    { label: words.bullets, value: String(player.bullets), rule: 'ZB-COMBAT-LOSS' },
    { label: words.trophies, value: `${player.trophies}/${KILLS_TO_WIN}`, rule: 'ZB-END' },
    turn.step === 'moving' ? { label: words.left, value: String(turn.left), rule: 'ZB-MOVE-ROLL' } : undefined,
    turn.step === 'herding' ? { label: words.herd, value: String(turn.herd), tone: 'warn', rule: 'ZB-ZMOVE' } : undefined,
    movable.length > 0 ? { label: words.movable, value: String(movable.length) } : undefined,
    mustFight(state, player.square) ? { label: words.fight, tone: 'warn', rule: 'ZB-COMBAT-ROLL' } : undefined,
    turn.step === 'refill' && short > 0 ? { label: words.refill, value: String(short), rule: 'ZB-CARD-REFILL' } : undefined,
    { label: words.tiles, value: String(stack.length), rule: 'ZB-TILE-DRAW' },
    lastTurns === undefined ? undefined : { label: words.last, value: String(lastTurns), tone: 'warn', rule: 'ZB-END' },
    ...player.waits.map((card) => ({
      label: cardName(state, card, language),
      value: wordsOf(language).waits,
      rule: cardRule(state, card),
    })),
    ...effects.map(({ card, on }) => ({ label: cardName(state, card, language), value: nameOf(state, on), rule: cardRule(state, card) })),
  ];
  return those.filter((one) => one !== undefined);
}
