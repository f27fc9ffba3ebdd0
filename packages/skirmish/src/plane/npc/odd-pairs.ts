import type { FigureId } from '../../roster.ts';
import type { Npcs } from './schema.ts';

/** Missions that have somewhere to go or somebody to reach, which a static figure never does. */
const BOUND: ReadonlySet<string> = new Set(['sniper', 'assassin', 'guard', 'patrol', 'healer']);

/** Figures whose behaviour keeps them from their mission: allowed, and worth a warning (AI-CORE-VALIDATE, AI-COMBO-MATRIX). */
export const oddPairs = ({ roles }: Npcs): readonly FigureId[] =>
  Object.entries(roles).flatMap(([id, { mission, behaviour }]) => (behaviour === 'static' && BOUND.has(mission.type) ? [id] : []));
