import { figureOf, sheetOf } from '@escarmouche/skirmish';
import type { Attack } from '../attack.ts';
import { isUnharmed } from '../damage.ts';
import { takesTest } from '../decline.ts';
import { isImmune } from '../granted.ts';
import type { Granted, Rule } from '../rule.ts';
import { knockDown } from '../states.ts';
import type { Turn } from '../turn.ts';

const ID = 'projection';
const RULE = 'UK-ATTR-PROJECTION';

/** Whom a shot has hit, unless it lies already or nothing of the kind moves it. */
function throwDown(turn: Turn, attack: Attack, granted: Granted): void {
  const { state } = turn;
  const target = figureOf(state, attack.target);
  if (attack.by === undefined || target.posture === 'prone') return;
  if (isImmune(sheetOf(state, target.id), ID) || isUnharmed(state, attack)) return;
  if (takesTest(turn, figureOf(state, attack.by), granted, target)) knockDown(turn, target.id, RULE);
}

/** A test knocks down who loses a Combat or is hit by a shot (UK-ATTR-PROJECTION). */
export const projection: Rule = {
  id: ID,
  cites: [RULE],
  takes: 'level',
  fells: { to: 'prone', tests: 2 },
  struck: throwDown,
  rolls: {
    title: { fr: 'Projection', en: 'Projection' },
    told: { fr: 'projection', en: 'projection' },
    written: ['projection'],
  },
};
