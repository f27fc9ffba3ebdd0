import type { Random, Seat } from '@escarmouche/referee';
import { bearings, placements } from '@escarmouche/space/tiles';
import {
  HAND,
  isFree,
  kindOf,
  mayDraw,
  moverOf,
  playerOf,
  stepsOf,
  stockPlan,
  townOf,
  zombiesGame,
  type Command,
  type Square,
  type State,
} from '@escarmouche/zombies';
import { obvious } from './cards.ts';
import { bestStep, stepToZombie } from './goals.ts';
import { shifts } from './herding.ts';

/** The best command at first sight: for easy and normal play, and for imagined games. */
export function policy(state: State, seat: Seat, random: Random): Command {
  if (state.phase === 'beginning') return { type: 'begin' };
  const { step } = state.turn;
  if (step === 'place') return places(state, seat)[0] ?? { type: 'draw' };
  if (step === 'stock') return stockNear(state);
  return obvious(state, seat) ?? ofStep(state, seat, random);
}

/** The command of a step without cards. */
function ofStep(state: State, seat: Seat, random: Random): Command {
  switch (state.turn.step) {
    case 'tile':
      return { type: 'draw' };
    case 'encounter':
      return { type: 'face' };
    case 'refill':
      return { type: 'refill' };
    case 'move':
      return isFree(state, seat) ? { type: 'roll' } : { type: 'stay' };
    case 'moving':
      return way(state, seat);
    case 'herd':
      return { type: 'herd' };
    case 'herding':
      return shifts(state, seat, 1)[0] ?? { type: 'end' };
    default:
      return discard(state, seat, random);
  }
}

/** The first step to the best goal; a seat that leads another's pawn leaves it where it stands. */
function way(state: State, seat: Seat): Command {
  const { turn } = state;
  const legal = turn.left > 0 ? stepsOf(state, turn.seat) : [];
  const wanted = moverOf(state) === turn.seat ? wantedStep(state, seat) : undefined;
  if (wanted !== undefined && legal.includes(wanted)) return { type: 'step', to: wanted };
  const out = zombiesGame.check(state, seat, { type: 'halt' }) ? legal[0] : undefined;
  return out === undefined ? { type: 'halt' } : { type: 'step', to: out };
}

/** Step to the greatest worth; where there is none and no tile will bring any, to a zombie: a game in which all wait would never end. */
function wantedStep(state: State, seat: Seat): Square | undefined {
  const best = bestStep(state, seat);
  if (best && best.gain > 0) return best.first;
  return mayDraw(state) ? undefined : stepToZombie(state, seat);
}

/** Tiles with much to take lie near one's own pawn, the others near those of others. */
export function places(state: State, seat: Seat): Command[] {
  const town = townOf(state);
  const kind = kindOf(state.scene, state.turn.drawn ?? '');
  const rich = kind.named || kind.role === 'heliport' ? 1 : -1;
  const pawns = state.scene.seats.map(({ seat: one }) => ({ own: one === seat, ...bearings(town, playerOf(state, one).square) }));
  const score = ({ x, y }: { x: number; y: number }): number =>
    pawns.reduce((sum, { own, east, south }) => {
      const far = distance(x * 3 - east) + distance(y * 3 - south);
      return sum + ((own ? 1 : -0.4) * rich * 10) / (3 + far);
    }, 0);
  return placements(town, kind)
    .map((laid) => ({ laid, score: score(laid) }))
    .sort((a, b) => b.score - a.score)
    .map(({ laid: { x, y, turn } }) => ({ type: 'place', x, y, turn }));
}

const distance = (n: number): number => (n < 0 ? -n : n);

/** Pieces from the first squares on, tokens where no zombie stands as far as that goes. */
export function stockNear(state: State): Command {
  const plan = stockPlan(state);
  const guarded = plan.squares.slice(0, plan.zombies);
  const tokens = [...plan.squares.slice(plan.zombies), ...guarded].slice(0, plan.bullets + plan.lives);
  return { type: 'stock', zombies: guarded, lives: tokens.slice(0, plan.lives), bullets: tokens.slice(plan.lives) };
}

/** Cards without a soon use make room for others. */
const KEPT = new Set(['hache', 'trousse', 'pause', 'voiture', 'coupdesang', 'demitour', 'tetanise', 'cabouge', 'tronconneuse']);

function discard(state: State, seat: Seat, random: Random): Command {
  const { hand } = playerOf(state, seat);
  const idle = hand.filter((card) => !KEPT.has(card));
  if (hand.length > HAND) return { type: 'discard', card: idle[0] ?? hand[0] ?? '' };
  const card = state.turn.discarded ? undefined : idle[random(Math.max(1, idle.length))];
  return card === undefined || hand.length < HAND ? { type: 'end' } : { type: 'discard', card };
}
