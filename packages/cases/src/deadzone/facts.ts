import type { Event, Figure, State } from '@escarmouche/deadzone';
import { nameOfCube, cubeAt, placeIn, cubeNamed } from '@escarmouche/space/cubes';
import { ruleNamed } from './names.ts';
import { fold, text, type Text } from '../text.ts';
import type { Expectation } from './schema.ts';

/** Wrong expectations of a case. */
export function wrongFacts(expected: Expectation, state: State, events: readonly Event[]): Text[] {
  const wrong: Text[] = [];
  const compare = (what: string, wanted: unknown, found: unknown): void => {
    const [a, b] = [JSON.stringify(wanted), JSON.stringify(found)];
    if (wanted !== undefined && a !== b) wrong.push(text(`${what} : attendu ${a}, trouvé ${b}`, `${what}: expected ${a}, found ${b}`));
  };
  for (const [id, wanted] of Object.entries(expected.figures ?? {})) {
    const figure = state.figures[id];
    if (!figure) wrong.push(text(`figurine inconnue : ${id}`, `unknown figure: ${id}`));
    else compareFigure(id, wanted, figure, compare);
  }
  for (const [seat, points] of Object.entries(expected.points ?? {})) compare(`points.${seat}`, points, state.points[seat]);
  for (const [seat, pool] of Object.entries(expected.pools ?? {})) compare(`pools.${seat}`, pool.toSorted(), state.pools[seat]?.toSorted());
  compare('tests', expected.tests?.map(fold), testsIn(events).map(fold));
  compare('dice', expected.dice, dicePooled(events));
  compare('turn', expected.turn, state.turn?.seat);
  compare('active', expected.active, state.activation?.figure ?? null);
  compare('round', expected.round, state.round);
  compare('phase', expected.phase, state.phase);
  compare('initiative', expected.initiative, state.initiative);
  compare('smoke', expected.smoke?.toSorted(), state.smoke.toSorted());
  compare('tokens', expected.tokens?.toSorted(), state.tokens.map(({ at }) => at).toSorted());
  compare('over', expected.over, state.phase === 'over');
  compare('winner', expected.winner?.map(fold).toSorted(), (state.outcome?.winners ?? []).map(fold).toSorted());
  compare('rule', expected.rule, state.outcome?.rule);
  return wrong;
}

function compareFigure(
  id: string,
  wanted: NonNullable<Expectation['figures']>[string],
  figure: Figure,
  compare: (what: string, wanted: unknown, found: unknown) => void,
): void {
  const at = nameOfCube(cubeAt(figure));
  compare(`${id}.at`, wanted.at, at);
  const cube = cubeNamed(at);
  const place = wanted.spot && cube && placeIn(cube, ...wanted.spot);
  compare(`${id}.spot`, place && [place.x, place.y], [figure.x, figure.y]);
  compare(`${id}.pinned`, wanted.pinned, figure.posture === 'prone');
  compare(`${id}.off`, wanted.off, figure.posture === 'reserve');
  compare(`${id}.out`, wanted.out, figure.posture === 'out');
  compare(`${id}.wounds`, wanted.wounds, figure.counters);
  compare(`${id}.activated`, wanted.activated, figure.activated);
  compare(`${id}.items`, wanted.items?.map(ruleNamed).toSorted(), figure.carried.map(({ item }) => item).toSorted());
  compare(`${id}.marks`, wanted.marks?.map(ruleNamed).toSorted(), figure.marks.toSorted());
}

const tested = (events: readonly Event[]) => events.flatMap((event) => (event.type === 'tested' ? [event] : []));

/** Every test as "shoot a 2": kind, side, successes. */
const testsIn = (events: readonly Event[]): readonly string[] =>
  tested(events).map(({ kind, by, successes }) => `${kind} ${'figure' in by ? by.figure : 'seat' in by ? by.seat : by.world} ${successes}`);

/** Dice of each test, those of eights left out. */
const dicePooled = (events: readonly Event[]): readonly number[] => tested(events).map(({ pool }) => pool.dice);
