import { expect, test } from 'vitest';
import { cube, mapOf } from '../../../../space/src/cubes/testing.ts';
import { itBurns } from '../rules/ca-brule.ts';
import { frag } from '../rules/frag.ts';
import { grenade } from '../rules/grenade-a-main.ts';
import { battle, rule, weapon } from '../testing.ts';
import { besetOdds, burstOdds, shotOdds } from './attack.ts';
import { followed, strays } from './testing.ts';

const gun = weapon('breath', 6, 0, rule(itBurns.id));
const b = { at: 'C6R4L1', size: 1, armour: 1, survive: 5 } as const;

test.each([0, 1])('DZ-ABIL-IT-BURNS, DZ-CMD-DIE: the odds of its question are those of every face followed, with %i dice added', (dice) => {
  const { state } = battle({ figures: { a: { at: 'C4R4L1', weapons: [gun] }, b }, activation: 'a', pools: { a: [], b: ['die'] } });
  const shot = { shooter: 'a', weapon: gun, target: 'b', suppress: false, dice: 0 };
  expect(strays(followed(state, 'a', { type: 'shoot', weapon: gun.id, target: 'b' }, dice), shotOdds(state, shot, dice).target)).toEqual(
    [],
  );
});

test.each([0, 1])(
  'DZ-STATE-FIRE, DZ-CMD-DIE: so are those of the flames on a figure whose activation begins, with %i dice added',
  (dice) => {
    const figures = { a: { at: 'C4R4L1' }, b: { ...b, marks: [itBurns.id] } };
    const { state } = battle({ figures, turn: 'b', pools: { a: [], b: ['die'] } });
    expect(strays(followed(state, 'b', { type: 'activate', figure: 'b' }, dice), besetOdds(state, 'b', dice)?.target)).toEqual([]);
    expect(besetOdds(state, 'a')).toBeUndefined();
  },
);

const grenades = weapon('grenade', 3, 0, rule(grenade.id), rule(frag.id, 1));
const walkway = { floors: ['C4R4L2 full', 'C5R4L2 partial'] };

test.each([
  { where: 'in a corner, which throws it back', at: 'C8R1L1', aim: 'C8R1L1', scenery: {} },
  { where: 'behind a wall, which throws it back', at: 'C6R4L1', aim: 'C6R4L1', scenery: { panels: ['C6R4L1 E wall'] } },
  { where: 'beside the cube aimed at', at: 'C6R5L1', aim: 'C6R4L1', scenery: {} },
  { where: 'on a walkway beside the roof aimed at', at: 'C5R4L2', aim: 'C4R4L2', scenery: walkway },
  { where: 'under that walkway', at: 'C5R4L1', aim: 'C4R4L2', scenery: walkway },
  { where: 'below the air aimed at', at: 'C6R4L1', aim: 'C6R4L2', scenery: walkway },
])(
  'DZ-ABIL-GRENADE, DZ-STATE-SCATTER: the odds of a grenade are those of every face followed, on a figure $where',
  ({ at, aim, scenery }) => {
    const thrower = { at: at === 'C8R1L1' ? 'C6R2L1' : 'C4R6L1', weapons: [grenades], shoot: 5 };
    const { state } = battle({
      figures: { a: thrower, b: { at, size: 1, armour: 0, survive: null } },
      map: mapOf(scenery),
      activation: 'a',
    });
    const burst = { shooter: 'a', weapon: grenades, at: cube(aim), dice: 0 };
    const struck = burstOdds(state, burst).find(({ target }) => target.figure === 'b');
    expect(strays(followed(state, 'a', { type: 'shootCube', weapon: grenades.id, cube: aim }, 0), struck?.target, 0.006)).toEqual([]);
  },
);
