import type { Seat } from '@escarmouche/referee';
import { sheetOf } from '@escarmouche/skirmish';
import type { Test } from './dice.ts';
import { teamOf } from './figures.ts';
import { RECON_DICE } from './numbers.ts';
import { rollTest } from './roll.ts';
import type { State } from './state.ts';
import type { Turn } from './turn.ts';

/** The Recon of a leader without one (DZ-RECON-VALUE). */
const WITHOUT = 6;

/** The Recon value of a team, listed with its leader (DZ-RECON-VALUE). */
function reconOf(state: State, seat: Seat): number {
  const leader = teamOf(state, seat)
    .figures.map((id) => sheetOf(state, id))
    .find(({ recon, type }) => recon !== undefined || type === 'L');
  return leader?.recon ?? WITHOUT;
}

const reconTest = (state: State, seat: Seat): Test => ({
  kind: 'recon',
  by: { seat },
  need: reconOf(state, seat),
  dice: RECON_DICE,
  modifiers: [],
  rerolls: 0,
});

/** Both teams roll, again on a tie; the winner names the first player (DZ-RECON-TEST, DZ-RECON-FIRST-PLAYER). */
export function playRecon(turn: Turn): void {
  const [{ seat: one }, { seat: other }] = turn.state.scene.groups;
  const first = rollTest(turn, reconTest(turn.state, one)).successes;
  const second = rollTest(turn, reconTest(turn.state, other)).successes;
  if (first === second) turn.emit({ type: 'reconTied' });
  else turn.emit({ type: 'reconWon', seat: first > second ? one : other, ahead: Math.abs(first - second) });
}
