import { PACE } from '@escarmouche/space';
import type { Rule } from '../rule.ts';

/** A Combat won pushes the loser back a pace (UK-ATTR-REPOUSSE-ADVERSAIRE). */
export const pushesBack: Rule = { id: 'repousse-l-adversaire', cites: ['UK-ATTR-REPOUSSE-ADVERSAIRE'], won: () => ({ pushed: PACE }) };
