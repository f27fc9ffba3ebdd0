import { deadzoneBoards, deadzonePatrol, deadzoneProfiles, deadzoneSheet } from '@escarmouche/content/deadzone';
import { specialRules, type Grant, type Setup, type Sheet, type Weapon } from '@escarmouche/deadzone';
import { placeIn } from '@escarmouche/space/cubes';
import type { Showcase } from './show.ts';

/** Small patrols on open ground in which everything of Deadzone can be used: each profile with its weapons, each special rule, each item. */

type Rule = ReturnType<typeof specialRules.get>;

const [board] = deadzoneBoards;
if (!board) throw new Error('no battlefield');
const PATROL = deadzonePatrol(board, {});
const OPEN = { levels: 1, panels: [], floors: [], climbs: [], ramps: [], boxes: [] };

const GUN: Weapon = { id: 'gun', name: { fr: 'Arme', en: 'Gun' }, range: 5, ap: 0, rules: [], vp: 0 };

/** Does the rule belong to a weapon, and not to a figure? */
const isOfWeapon = (rule: Rule): boolean =>
  (['sprays', 'sweeps', 'unmodified', 'strikesWith', 'shoots', 'bursts', 'lands', 'afterShot', 'afterHit'] as const).some(
    (hook) => rule[hook],
  );

const sheetOf = (profile: string, id: string): Sheet => deadzoneSheet(profile, id, id.startsWith('a') ? 'A' : 'B', id);

/** Somebody who has nothing but the rule. */
function bearing(rule: Rule): Sheet {
  const plain: Sheet = { ...sheetOf('enforcer', 'a1'), rules: [], weapons: [GUN] };
  const grants: readonly Grant[] = [{ rule: rule.id, value: 2 }];
  if (rule.splat || rule.afterSurvive) return { ...plain, splat: rule.id };
  return isOfWeapon(rule) ? { ...plain, weapons: [{ ...GUN, rules: grants }] } : { ...plain, rules: grants };
}

/** Each profile with its weapons, each special rule or item. */
export function deadzoneShowcases(): readonly Showcase<Setup>[] {
  return [
    ...deadzoneProfiles.map(({ id }) => {
      const sheet = sheetOf(id, 'a1');
      return showcase(sheet, [`profile ${id}`, ...sheet.weapons.map((weapon) => `weapon ${weapon.id}`)]);
    }),
    ...specialRules
      .all()
      .map((rule) =>
        rule.carried || rule.picked
          ? showcase(sheetOf('steel-warrior', 'a1'), [`rule ${rule.id}`], rule)
          : showcase(bearing(rule), [`rule ${rule.id}`]),
      ),
  ];
}

const at = (column: number, row: number, east = 0.5) => placeIn({ column, row, level: 1 }, east, 0.5);

/** The figure and a hurt friend in its cube, enemies in contact, or one and two cubes off. An item is carried, or lies a cube away. */
function showcase(sheet: Sheet, wanted: readonly string[], item?: Rule): Showcase<Setup> {
  return {
    wanted,
    setup(tries): Setup {
      const near = tries % 3;
      const carried = item?.carried ? { carried: [{ id: 'token-1', item: item.id }] } : {};
      const lying = item?.picked ? { tokens: [{ id: 'token-1', at: 'C3R4L1', item: item.id }] } : {};
      const pool = (['die', 'die', 'splat', 'move', 'shoot', 'fight'] as const).slice();
      return {
        ...PATROL,
        map: OPEN,
        groups: PATROL.groups.map((group, i) => ({
          ...group,
          figures: i === 0 ? [sheet, sheetOf('enforcer', 'a2')] : [sheetOf('steel-warrior', 'b1'), sheetOf('steel-warrior-huscarl', 'b2')],
        })),
        position: {
          figures: {
            a1: { ...at(4, 4, 0.25), ...carried, ...(tries % 2 === 1 && { counters: 1 }) },
            a2: { ...at(4, 4, 0.75), counters: 1 },
            b1: at(4 + near, 4),
            b2: at(4, 4 + Math.max(1, near)),
          },
          pools: { a: pool, b: pool },
          turn: { seat: tries % 4 === 3 ? 'b' : 'a' },
          ...lying,
        },
      };
    },
  };
}
