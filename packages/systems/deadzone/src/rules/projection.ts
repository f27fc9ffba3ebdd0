import { figureOf } from '@escarmouche/skirmish';
import { nameOfCube, stepped } from '@escarmouche/space/cubes';
import { cubeOf, seatOf } from '../figures.ts';
import type { Rule } from '../rule.ts';
import { awayFrom, throwTo } from '../thrown.ts';

/** A target that is hit and lives is pushed directly away. */
export const knockback: Rule = {
  id: 'projection',
  cites: ['DZ-ABIL-KNOCKBACK'],
  title: { fr: 'Projection', en: 'Knockback' },
  pushes: () => true,
  afterHit(turn, { attacker, target }) {
    const { state } = turn;
    const figure = figureOf(state, target);
    const cubes = awayFrom(figureOf(state, attacker), figure).map((step) => stepped(cubeOf(figure), step));
    const options = cubes.map(nameOfCube);
    const seat = seatOf(state, attacker);
    const chosen = turn.choose('away', { seat, about: { figure: target, rule: 'DZ-ABIL-KNOCKBACK' }, options });
    const to = cubes.find((cube) => nameOfCube(cube) === chosen);
    if (to) throwTo(turn, target, to, { rule: 'DZ-ABIL-KNOCKBACK', pins: false, by: seat });
  },
};
