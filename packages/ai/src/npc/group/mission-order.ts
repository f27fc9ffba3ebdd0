import type { OwnMission } from '@escarmouche/skirmish/plane';

/** Missions in the order in which NPCs act; figures without one come last (AI-ORD-LIST). */
export const MISSION_ORDER: readonly OwnMission['type'][] = ['sniper', 'elite', 'soldier', 'assassin', 'patrol', 'guard', 'healer'];
