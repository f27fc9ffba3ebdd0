import { distribution, type Pool, type Seat } from '@escarmouche/referee';
import { tileOf } from '@escarmouche/space/tiles';
import { cardOf } from '../card.ts';
import { BLOW_NEED, blowBonuses, blowPool, mustFight } from '../combat.ts';
import { afresh, trophiesLost } from '../knockout.ts';
import { hasZombie, playerOf } from '../players.ts';
import { MOST_LIVES, type Square, type State } from '../state.ts';
import { hasWon } from '../victory.ts';
import { bestOf, expected, merge, scaled, type Branch, type Payment } from './branches.ts';

/** What a player has. `kits`: cards that save a life; `counters`: rolls that the shotgun still helps. */
export interface Standing {
  readonly lives: number;
  readonly bullets: number;
  readonly trophies: number;
  readonly kits: number;
  readonly counters: number;
}

/** How a way ends: at its last square, knocked out before it, or with the game (won by this player, or by another). */
export type Fate = 'there' | 'out' | 'won' | 'over';

export interface End extends Standing {
  readonly fate: Fate;
}

export interface PathOdds {
  /** The chance of not being knocked out: the last square is reached, or the game ends on the way. */
  readonly alive: number;
  /** The chance of being knocked out. */
  readonly out: number;
  /** Expected at the end; who is knocked out has what it starts again with (ZB-KO). */
  readonly lives: number;
  readonly bullets: number;
  readonly trophies: number;
  /** All ends, with their chances. */
  readonly ends: readonly Branch<End>[];
}

/** What happens on one square of the way; zombies beaten before are gone. */
interface Stop {
  readonly state: State;
  readonly square: Square;
  readonly fights: boolean;
  /** With counters of the shotgun left, and without. */
  readonly shot: Pool;
  readonly plain: Pool;
  /** Zombies beaten on the heliport up to here, the one of this square not counted. */
  readonly heliportKills: number;
}

type Ends = readonly Branch<End>[];

const WORTHS: readonly ((end: End) => number)[] = [
  ({ fate }) => (fate === 'there' || fate === 'won' ? 1 : 0),
  ({ lives }) => lives,
  ({ bullets }) => bullets,
];

/**
 * The exact chances of a pawn that goes along some squares: it fights each zombie there, one after the other, and takes what it finds
 * (ZB-MOVE-COMBAT, ZB-COMBAT-ROLL, ZB-COMBAT-LOSS, ZB-MOVE-PICKUP). No card is played on the way; `best` pays so as to arrive.
 */
export function pathOdds(state: State, seat: Seat, path: readonly Square[], payment: Payment): PathOdds {
  return oddsOf(walkOn({ state, seat, payment, stops: stopsOf(state, seat, path), entering: true }));
}

/** The exact chances of the fight on the pawn's own square (ZB-COMBAT-WHEN). */
export function fightOdds(state: State, seat: Seat, payment: Payment): PathOdds {
  const { square } = playerOf(state, seat);
  return oddsOf(walkOn({ state, seat, payment, stops: stopsOf(state, seat, [square]), entering: false }));
}

function oddsOf(ends: Ends): PathOdds {
  const chanceOf = (...fates: readonly Fate[]): number => expected(ends, ({ fate }) => (fates.includes(fate) ? 1 : 0));
  return {
    alive: chanceOf('there', 'won', 'over'),
    out: chanceOf('out'),
    lives: expected(ends, ({ lives }) => lives),
    bullets: expected(ends, ({ bullets }) => bullets),
    trophies: expected(ends, ({ trophies }) => trophies),
    ends,
  };
}

function stopsOf(start: State, seat: Seat, path: readonly Square[]): readonly Stop[] {
  let state = start;
  let { heliportKills } = playerOf(start, seat);
  return path.map((square) => {
    const bonuses = blowBonuses(state, seat, square);
    const shots = new Set(
      playerOf(state, seat).items.flatMap(({ card }) => (cardOf(card).inPlay?.shot === undefined ? [] : [cardOf(card).cites])),
    );
    const fights = mustFight(state, square);
    const plain = blowPool(bonuses.filter(({ rule }) => !shots.has(rule)));
    const stop = { state, square, fights, shot: blowPool(bonuses), plain, heliportKills };
    if (fights) {
      state = { ...state, zombies: state.zombies.with(square, 0) };
      if (tileOf(square) === state.heliport) heliportKills++;
    }
    return stop;
  });
}

interface Walk {
  readonly state: State;
  readonly seat: Seat;
  readonly payment: Payment;
  readonly stops: readonly Stop[];
  /** The first square is entered; otherwise the pawn is there already. */
  readonly entering: boolean;
}

/** Follows the whole walk from its start. */
function walkOn(walk: Walk): Ends {
  const { state, seat, stops, entering } = walk;
  const player = playerOf(state, seat);
  const cards = player.items.map(({ card, counters = 0 }) => ({ ...cardOf(card).inPlay, counters }));
  const start: Standing = {
    lives: player.lives,
    bullets: player.bullets,
    trophies: player.trophies,
    kits: cards.filter(({ savesLife }) => savesLife).length,
    counters: cards.reduce((sum, { shot, counters }) => sum + (shot === undefined ? 0 : counters), 0),
  };
  const known = new Map<string, Ends>();
  /** From one place of the walk on; what is asked twice is reckoned once. */
  const once = (key: string, standing: Standing, taken: readonly Square[], reckon: () => Ends): Ends => {
    const whole = `${key} ${JSON.stringify(standing)} ${taken.join()}`;
    const found = known.get(whole) ?? merge(reckon());
    known.set(whole, found);
    return found;
  };
  const end = (fate: Fate, standing: Standing): Ends => [{ ...standing, fate, chance: 1 }];

  const enter = (i: number, standing: Standing, taken: readonly Square[]): Ends => {
    const stop = stops[i];
    if (!stop) return end('there', standing);
    const over = i > 0 || entering ? gameOver(stop, seat, standing, hasZombie(stop.state, stop.square), stop.heliportKills) : undefined;
    if (over) return end(over, standing);
    return stop.fights ? strike(i, stop, standing, taken) : pickUp(i, stop, standing, taken);
  };

  const strike = (i: number, stop: Stop, standing: Standing, taken: readonly Square[]): Ends =>
    once(`strike ${i}`, standing, taken, () => {
      const shooting = standing.counters > 0;
      const pool = shooting ? stop.shot : stop.plain;
      const left = shooting ? { ...standing, counters: standing.counters - 1 } : standing;
      return distribution(pool).flatMap((chance, die) => {
        if (chance === 0) return [];
        const lacking = (pool.need ?? BLOW_NEED) - die;
        return scaled(lacking <= 0 ? won(i, stop, left, taken) : pay(i, stop, left, taken, lacking), chance);
      });
    });

  const won = (i: number, stop: Stop, standing: Standing, taken: readonly Square[]): Ends => {
    const counted = { ...standing, trophies: standing.trophies + 1 };
    const kills = stop.heliportKills + (tileOf(stop.square) === stop.state.heliport ? 1 : 0);
    const over = gameOver(stop, seat, counted, false, kills);
    return over ? end(over, counted) : pickUp(i, stop, counted, taken);
  };

  /** What a lost roll is paid with (ZB-COMBAT-LOSS, ZB-EV-TROUSSE). */
  const pay = (i: number, stop: Stop, standing: Standing, taken: readonly Square[], lacking: number): Ends => {
    const { lives, bullets, kits } = standing;
    const withBullets = (): Ends => won(i, stop, { ...standing, bullets: bullets - lacking }, taken);
    const withKit = (): Ends => strike(i, stop, { ...standing, kits: kits - 1 }, taken);
    const withLife = (): Ends =>
      lives > 1 ? strike(i, stop, { ...standing, lives: lives - 1 }, taken) : end('out', restart(walk, standing, taken));
    const shoots = bullets >= lacking;
    if (walk.payment === 'best') {
      return bestOf([withLife(), ...(kits > 0 ? [withKit()] : []), ...(shoots ? [withBullets()] : [])], WORTHS);
    }
    if (shoots && walk.payment === 'bullets') return withBullets();
    if (lives > 1 && walk.payment === 'lives') return withLife();
    if (kits > 0) return withKit();
    return shoots ? withBullets() : withLife();
  };

  const pickUp = (i: number, stop: Stop, standing: Standing, taken: readonly Square[]): Ends => {
    const token = stop.state.tokens[stop.square];
    const covered = !stop.fights && hasZombie(stop.state, stop.square);
    if (!token || covered || taken.includes(stop.square) || (token === 'life' && standing.lives >= MOST_LIVES))
      return enter(i + 1, standing, taken);
    const more = token === 'life' ? { lives: standing.lives + 1 } : { bullets: standing.bullets + 1 };
    return enter(
      i + 1,
      { ...standing, ...more },
      [...taken, stop.square].sort((a, b) => a - b),
    );
  };

  return merge(enter(0, start, []));
}

/** Has somebody won when the pawn is there, its zombie beaten or not? */
function gameOver(stop: Stop, seat: Seat, { trophies }: Standing, zombie: boolean, heliportKills: number): Fate | undefined {
  const { state, square } = stop;
  const player = { ...playerOf(state, seat), square, trophies, heliportKills };
  const then: State = { ...state, zombies: state.zombies.with(square, zombie ? 1 : 0), players: { ...state.players, [seat]: player } };
  if (hasWon(then, seat)) return 'won';
  return state.scene.seats.some((one) => hasWon(then, one.seat)) ? 'over' : undefined;
}

/** What a knocked-out player has in the end (ZB-KO): what was paid is back in the supply. */
function restart({ state, seat }: Walk, { bullets, trophies, kits, counters }: Standing, taken: readonly Square[]): Standing {
  const player = playerOf(state, seat);
  const found = (token: 'bullet' | 'life'): number => taken.filter((square) => state.tokens[square] === token).length;
  const supply = {
    ...state.supply,
    lives: state.supply.lives + player.lives + found('life'),
    bullets: state.supply.bullets + player.bullets + found('bullet') - bullets,
  };
  const kept = state.scene.options['ko.items'] === 'kept' ? { kits, counters } : { kits: 0, counters: 0 };
  return { ...afresh({ scene: state.scene, supply }, bullets), trophies: trophies - trophiesLost(trophies), ...kept };
}
