import { placeRefused } from '@escarmouche/referee/schema';
import { cubeAt, cubeNamed, gridOf, isOn } from '@escarmouche/space/cubes';
import { specialRules } from './registry.ts';
import { changing, type Figure, type State } from './state.ts';

/** The part of a state, made by events of a file, that the rules cannot go on from; undefined when they can. */
export function validate(state: State): string | undefined {
  const { scene: _scene, ...rest } = state;
  const read = changing.safeParse(rest);
  return read.success ? contradiction(state) : placeRefused(read.error);
}

const isItem = (item: string | undefined): boolean => item === undefined || specialRules.has(item);

/** The part that names things missing from the battle, or that contradicts itself. */
function contradiction(state: State): string | undefined {
  const { scene, phase, turn, activation, figures, initiative } = state;
  const seats = scene.groups.map(({ seat }) => seat);
  const isSeat = (seat: string | undefined): boolean => seat === undefined || seats.includes(seat);
  const areSeats = (record: object): boolean => Object.keys(record).every(isSeat);
  const grid = gridOf(scene.map);
  const isCube = (name: string): boolean => {
    const cube = cubeNamed(name);
    return cube !== undefined && isOn(grid, cube);
  };
  const stands = (figure: Figure): boolean => figure.posture === 'reserve' || isOn(grid, cubeAt(figure));
  const zones = new Set(scene.mission.zones.map(({ id }) => id));
  const begun = phase === 'rerolls' || phase === 'play';
  const checks: readonly (readonly [string, boolean])[] = [
    ['figures', scene.roster.length === Object.keys(figures).length && scene.roster.every((id) => figures[id]?.id === id)],
    ...Object.values(figures).map((one): readonly [string, boolean] => [
      `figures.${one.id}`,
      stands(one) && one.marks.every(specialRules.has) && one.carried.every(({ item }) => specialRules.has(item)),
    ]),
    [
      'initiative',
      isSeat(initiative) && (!(begun || phase === 'zones' || phase === 'deployment' || phase === 'command') || initiative !== undefined),
    ],
    ['recon', isSeat(state.recon?.winner) && (phase !== 'first' || state.recon !== undefined)],
    ['zones', areSeats(state.zones) && Object.values(state.zones).every((zone) => zones.has(zone))],
    ['deployed', state.deployed.every(isSeat)],
    ['flanking', state.flanking.every((id) => figures[id]?.posture === 'reserve')],
    ['pools', areSeats(state.pools) && seats.every((seat) => state.pools[seat] !== undefined)],
    ['points', areSeats(state.points) && seats.every((seat) => state.points[seat] !== undefined)],
    ['rerolled', state.rerolled.every(isSeat)],
    ['turn', isSeat(turn?.seat) && (phase !== 'play' || turn !== undefined)],
    ['last', isSeat(state.last) && isSeat(state.finished)],
    ['activation', activation === undefined || (turn !== undefined && scene.roster.includes(activation.figure))],
    ['tokens', state.tokens.every(({ at, item }) => isCube(at) && isItem(item))],
    ['bag', state.bag.every(isItem)],
    ['smoke', state.smoke.every(isCube)],
  ];
  return checks.find(([, holds]) => !holds)?.[0];
}
