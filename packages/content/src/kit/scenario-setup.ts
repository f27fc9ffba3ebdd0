import { battleSetup, type BandGroup } from '@escarmouche/urss-kit/bands';
import type { Setup } from '@escarmouche/urss-kit';
import type { KitScenario } from '../load-scenario.ts';
import { groupHead, mapOf, withCourse } from '../scenario-battle.ts';
import { kit } from './ready.ts';

/** The set-up of a scenario of URSS kit, ready to play; `options`: in place of its own. A file of an author goes through `parseScenario` first. */
export function kitScenarioSetup(file: KitScenario, options: Setup['options'] = {}): Setup {
  const map = mapOf(file);
  const groups = file.groups.map((group): BandGroup => ({ ...groupHead(group, map), content: kit, figures: group.figures }));
  return withCourse(battleSetup({ table: map.table, options: { ...file.options, ...options }, groups }), file, map);
}
