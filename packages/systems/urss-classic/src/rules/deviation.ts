import { groupOf } from '@escarmouche/skirmish';
import { PACE, roundPoint, sub, surfaceAt, vectorLength, type Place, type Vector } from '@escarmouche/space';
import type { Rule, Turn } from '../rule.ts';
import type { Figure, State } from '../state.ts';

const ID = 'deviation';
const RULE = 'UC-ATTR-DEVIATION';

/** Cosine and sine of 0, 10 … 80 degrees, written out: no engine's own sine is the same as another's. */
const STEPS: readonly (readonly [cosine: number, sine: number])[] = [
  [1, 0],
  [0.984807753012208, 0.17364817766693036],
  [0.9396926207859084, 0.3420201433256687],
  [0.8660254037844387, 0.5],
  [0.766044443118978, 0.6427876096865394],
  [0.6427876096865394, 0.766044443118978],
  [0.5, 0.8660254037844387],
  [0.3420201433256687, 0.9396926207859084],
  [0.17364817766693036, 0.984807753012208],
];

/** A direction turned clockwise by so many times ten degrees, of length 1. */
function turned({ x, y }: Vector, steps: number): Vector {
  const [cosine = 1, sine = 0] = STEPS[steps % STEPS.length] ?? [];
  const size = vectorLength({ x, y });
  let way = { x: (x * cosine + y * sine) / size, y: (y * cosine - x * sine) / size };
  for (let quarter = Math.floor(steps / STEPS.length); quarter > 0; quarter--) way = { x: way.y, y: -way.x };
  return way;
}

/** The ground so many paces from the place aimed at; undefined off the table. One straight above the shooter lies ahead of it. */
function strayed(state: State, shooter: Figure, aimedAt: Place, paces: number, steps: number): Place | undefined {
  const line = sub(aimedAt, shooter);
  const way = turned(line.x === 0 && line.y === 0 ? shooter.facing : line, steps);
  const point = roundPoint({ x: aimedAt.x + way.x * paces * PACE, y: aimedAt.y + way.y * paces * PACE });
  const { table } = state.scene;
  if (point.x < 0 || point.y < 0 || point.x > table.width || point.y > table.height) return undefined;
  return { ...point, z: surfaceAt(table, point, 0, 0).z };
}

function twoDice(turn: Turn, shooter: Figure): readonly [number, number] {
  const about = { figure: shooter.id };
  const roll = turn.roll(ID, { dice: 2, faces: 6, modifiers: [] }, about, groupOf(turn.state, shooter.id).seat);
  turn.emit({ type: 'rolled', purpose: ID, roll, rule: RULE, figure: shooter.id });
  const [a = 1, b = 1] = roll.faces;
  return [a, b];
}

/** A miss strays by the lower of two unlike dice, in a direction of two more (UC-ATTR-DEVIATION). */
export const deviation: Rule = {
  id: ID,
  cites: [RULE],
  rolls: {
    title: { fr: 'Déviation', en: 'Deviation' },
    told: { fr: 'déviation', en: 'deviation' },
    written: ['deviation', 'déviation', 'direction', 'distance'],
    apart: true,
  },
  givenTo: (options, { id }) => options['grenade.deviation'] === 'yes' && /^grenades(-\d+)?$/.test(id),
  strays: {
    to(turn, shooter, aimedAt) {
      let [one, other] = twoDice(turn, shooter);
      while (one === other) [one, other] = twoDice(turn, shooter);
      const [a, b] = twoDice(turn, shooter);
      const at = strayed(turn.state, shooter, aimedAt, Math.min(one, other), (a - 1) * 6 + (b - 1));
      if (!at) turn.emit({ type: 'noEffect', figure: shooter.id, rule: RULE });
      return at;
    },
    chances(state, shooter, aimedAt) {
      const falls: { at: Place; chance: number }[] = [];
      for (let paces = 1; paces <= 5; paces++) {
        for (let steps = 0; steps < 36; steps++) {
          const at = strayed(state, shooter, aimedAt, paces, steps);
          if (at) falls.push({ at, chance: (6 - paces) / 15 / 36 });
        }
      }
      return falls;
    },
  },
};
