import type { Seat } from '@escarmouche/referee';
import { figureOf, inPlay } from '@escarmouche/skirmish';
import type { Cube } from '@escarmouche/space/cubes';
import { askDice } from './command-dice.ts';
import { damage } from './damage.ts';
import { worldTest, type Test } from './dice.ts';
import { seatOf } from './figures.ts';
import { rollTest } from './roll.ts';
import { struckIn } from './struck.ts';
import { surviveTest } from './survive.ts';
import { scatter } from './thrown.ts';
import type { Turn } from './turn.ts';

/** Target score of an explosion. */
const NEED = 4;

/** The strength of an explosion, so many dice and no modifier. */
export const strengthTest = (dice: number): Test => worldTest('explosion', NEED, { dice });

/** An explosion in a cube: its dice, its armour piercing, and the player in control of it. */
interface Explosion {
  readonly at: Cube;
  readonly strength: number;
  readonly ap: number;
  readonly seat: Seat;
  /** Did that player attack: who is thrown is then placed by that player, else by its owner (DZ-STATE-AWAY)? */
  readonly attacks?: boolean;
  readonly rule: string;
}

/** One roll of the strength against everybody in the cube, all damage first; then each that lives is thrown out of it and pinned. */
export function explode(turn: Turn, { at, strength, ap, seat, attacks = true, rule }: Explosion): void {
  const { state } = turn;
  const all = struckIn(turn, at, seat, rule).map((id) => ({ id, dice: askDice(turn, id, seatOf(state, id)) }));
  const { successes } = rollTest(turn, strengthTest(strength));
  for (const { id, dice } of all) {
    const difference = successes - rollTest(turn, surviveTest(state, id, dice)).successes;
    if (difference > 0) damage(turn, id, difference, ap, rule);
  }
  for (const { id } of all) if (inPlay(figureOf(state, id))) scatter(turn, id, rule, attacks ? seat : undefined);
}
