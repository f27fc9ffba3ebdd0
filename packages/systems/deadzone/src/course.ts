import type { Outcome, Seat } from '@escarmouche/referee';
import { nameOfGroup, seatsBySide } from '@escarmouche/skirmish';
import { cubeWithName, nameOfCube, highestFloor, gridOf } from '@escarmouche/space/cubes';
import { hasSpentSplat, poolFaces, rollCommand } from './command-dice.ts';
import { figuresIn, figuresOf, initiativeOf, opponentOf, pointsOf, seatOf, toActivate, waiting } from './figures.ts';
import { FACES } from './numbers.ts';
import { bonusDice, placeFlankers, rollBonus } from './recon-bonus.ts';
import type { State } from './state.ts';
import { tableDie } from './thrown.ts';
import type { Turn } from './turn.ts';

/** From this face on smoke clears (DZ-STATE-SMOKE). */
const CLEARS = 5;

/** Tokens that are placed, discarded ones included (DZ-SETUP-ITEMS). */
const PLACED = 8;

/**
 * Item tokens fall face down on squares by two dice; those in a zone of deployment are discarded (DZ-SETUP-ITEMS). Nobody has seen them: the item of a
 * token is drawn when it is turned over.
 */
export function placeItems(turn: Turn): void {
  const { state } = turn;
  if (!state.scene.mission.items || state.scene.options['setup.items'] === 'no') return;
  const zones = new Set(state.scene.mission.zones.flatMap(({ squares }) => squares));
  for (let i = 0; i < Math.min(PLACED, state.bag.length); i++) {
    const [column, row] = turn.dice('square', [FACES, FACES], { rule: 'DZ-SETUP-ITEMS' });
    const square = `C${column}R${row}`;
    const at = nameOfCube(highestFloor(gridOf(state.scene.map), { column, row }));
    if (zones.has(square)) turn.emit({ type: 'itemDiscarded', at: square });
    else turn.emit({ type: 'itemPlaced', token: `token-${i + 1}`, at });
  }
}

/** A Round begins: both teams roll their command dice (DZ-ROUND-STRUCTURE, DZ-CMD-ROLL). */
export function beginRound(turn: Turn): void {
  const { state } = turn;
  const initiative = initiativeOf(state);
  turn.emit({ type: 'roundBegan', round: state.round + 1, initiative });
  for (const seat of [initiative, opponentOf(state, initiative)]) rollCommand(turn, seat);
}

/** After a decision: the activation may be over, the Turn, the Round (DZ-ACT-END-EARLY, DZ-ROUND-TURN, DZ-ROUND-END). */
export function goOn(turn: Turn): void {
  const { state } = turn;
  if (state.phase !== 'play') return;
  const decided = state.tied && state.scene.options['victory.tie'] === 'at-once' ? victory(state) : undefined;
  if (decided) return turn.emit({ type: 'ended', outcome: decided });
  noteFinished(turn);
  if (state.activation) {
    if (state.activation.over) endActivation(turn);
    if (state.activation) return;
  }
  while (state.phase === 'play' && !state.activation && !state.turn) nextTurn(turn);
}

/** The first player with nobody left to activate starts the next Round; both at once: the one who had the initiative keeps it (DZ-ROUND-INITIATIVE). */
function noteFinished(turn: Turn): void {
  const { state } = turn;
  if (state.finished !== undefined) return;
  const seats = state.scene.groups.map(({ seat }) => seat).filter((seat) => waiting(state, seat).length === 0);
  const [first] = seats;
  if (first !== undefined) turn.emit({ type: 'finished', seat: seats.length > 1 ? initiativeOf(state) : first });
}

export function endActivation(turn: Turn): void {
  const { state } = turn;
  const { activation } = state;
  if (!activation) return;
  const { figure, done, free, quenched } = activation;
  const idle = done.length === 0 && free === undefined && !quenched && !hasSpentSplat(state, seatOf(state, figure));
  turn.emit({ type: 'activationEnded', figure, idle });
  noteFinished(turn);
  if (!mayGoOn(state)) turn.emit({ type: 'turnEnded' });
}

/** May the player of the Turn activate a second figure with a +1 Activation (DZ-CMD-ACTIVATION)? */
export function mayGoOn(state: State): boolean {
  const { turn } = state;
  if (!turn || turn.again || turn.activations !== 1 || toActivate(state, turn.seat).length === 0) return false;
  if (turn.idle && state.scene.options['round.afterNothing'] === 'no') return false;
  return poolFaces(state, turn.seat).includes('activation');
}

/** The Turn passes to the opponent, or stays with the only player who has figures left; without any the Round ends (DZ-ROUND-PASS). */
function nextTurn(turn: Turn): void {
  const { state } = turn;
  const last = state.last ?? opponentOf(state, initiativeOf(state));
  const next = [opponentOf(state, last), last].find((seat) => toActivate(state, seat).length > 0);
  if (next === undefined) endRound(turn);
  else {
    turn.emit({ type: 'turnBegan', seat: next });
    const dice = bonusDice(state, next);
    if (dice) useBonus(turn, next, dice);
  }
}

/** The bonus of Recon may leave its player nobody to activate: the Turn is passed (DZ-RECON-BONUS, DZ-ROUND-PASS). */
function useBonus(turn: Turn, seat: Seat, dice: number): void {
  rollBonus(turn, seat, dice);
  noteFinished(turn);
  if (toActivate(turn.state, seat).length === 0) turn.emit({ type: 'turnEnded' });
}

/** End of a Round: flanking figures, objectives, victory, markers (DZ-ROUND-END). */
function endRound(turn: Turn): void {
  const { state } = turn;
  placeFlankers(turn);
  for (const { id, at, vp } of state.scene.mission.objectives) {
    const holder = holderOf(state, at);
    if (holder !== undefined) turn.emit({ type: 'objectiveScored', seat: holder, objective: id, vp });
  }
  const outcome = victory(state);
  if (outcome) return turn.emit({ type: 'ended', outcome });
  clearSmoke(turn);
  turn.emit({ type: 'roundEnded', round: state.round });
}

/** A die for each smoke-filled cube, in the order in which the smoke came (DZ-STATE-SMOKE). */
function clearSmoke(turn: Turn): void {
  for (const at of turn.state.smoke.slice()) if (tableDie(turn, 'DZ-STATE-SMOKE') >= CLEARS) turn.emit({ type: 'smokeCleared', at });
}

/** The player whose figures alone stand in a cube (DZ-VP-OBJECTIVE). */
export function holderOf(state: State, at: string): Seat | undefined {
  const seats = new Set(figuresIn(state, cubeWithName(at)).map(({ id }) => seatOf(state, id)));
  const [only] = seats;
  return seats.size === 1 ? only : undefined;
}

/** Victory at the end of a Round: first by points, then by wiping out the other team (DZ-VP-TARGET, DZ-VP-EXTERMINATE). */
function victory(state: State): Outcome | undefined {
  const [{ seat: one }, { seat: other }] = state.scene.groups;
  const [points, others] = [pointsOf(state, one), pointsOf(state, other)];
  const leader = points === others ? undefined : points > others ? one : other;
  if (leader !== undefined && Math.max(points, others) >= state.scene.mission.target) return won(state, leader, 'DZ-VP-TARGET');
  const [survivor, second] = [one, other].filter((seat) => figuresOf(state, seat).length > 0);
  return second === undefined ? won(state, survivor ?? leader, 'DZ-VP-EXTERMINATE') : undefined;
}

function won(state: State, seat: Seat | undefined, rule: 'DZ-VP-TARGET' | 'DZ-VP-EXTERMINATE'): Outcome {
  const sides = Object.entries(seatsBySide(state));
  const winners = sides.filter(([, seats]) => seat !== undefined && seats.includes(seat)).map(([side]) => side);
  const group = state.scene.groups.find((one) => one.seat === seat);
  if (!group) return { winners, rule, reason: { fr: 'Égalité : il ne reste personne.', en: 'A draw: nobody is left.' } };
  const name = (language: 'fr' | 'en'): string => nameOfGroup(group, language);
  const reason =
    rule === 'DZ-VP-TARGET'
      ? { fr: `${name('fr')} atteint le nombre de points de victoire.`, en: `${name('en')} has reached the victory points.` }
      : { fr: `${name('fr')} reste en jeu.`, en: `${name('en')} is left in play.` };
  return { winners, rule, reason };
}
