import {
  deadzoneBoards,
  deadzoneMission,
  deadzonePatrol,
  deadzoneProfiles,
  deadzoneSheet,
  deadzoneWeapons,
} from '@escarmouche/content/deadzone';
import { OPTION_VALUES, specialRules, type Options, type Setup, type Sheet, type Weapon } from '@escarmouche/deadzone';
import { cubeNamed, placeIn, type CubeMap } from '@escarmouche/space/cubes';
import type { Path, Problem } from '../problem.ts';
import { fold, meant, text, type Text } from '../text.ts';
import { chosenOptions } from '../options.ts';
import { ruleNamed } from './names.ts';
import type { DeadzoneCase, FigureCase, WeaponCase } from './schema.ts';

export type Built = { readonly ok: true; readonly setup: Setup } | { readonly ok: false; readonly problems: readonly Problem[] };

type Report = (path: Path, reason: Text) => void;

const OPEN_GROUND: CubeMap = { levels: 4, panels: [], floors: [], climbs: [], ramps: [], boxes: [] };
const SEATS = ['a', 'b'] as const;

/** Zones by which figures off the board come in. */
const ZONES = { a: 'red', b: 'blue' };

/** The set-up of a case; or what it names and does not exist. */
export function build(one: DeadzoneCase): Built {
  const problems: Problem[] = [];
  const report: Report = (path, reason) => void problems.push({ path, reason });
  const options = chosenOptions(one.options, OPTION_VALUES, report);
  const map = mapOf(one, report);
  const setup = one.start === 'begin' ? beginning(one, map, options, report) : situation(one, map, options, report);
  return problems.length > 0 ? { ok: false, problems } : { ok: true, setup };
}

/** A patrol before its first command, of the predefined teams unless the case has its own; items lie on it where a bag is given. */
function beginning(one: DeadzoneCase, map: CubeMap, options: Partial<Options>, report: Report): Setup {
  const [usual] = deadzoneBoards;
  if (!usual) throw new Error('no battlefield');
  const patrol = deadzonePatrol(usual, options);
  const all = sheetsOf(one, options, report);
  return {
    ...patrol,
    map,
    mission: missionOf(one, one.bag !== undefined),
    bag: bagOf(one, report),
    groups: all.length > 0 ? groupsOf(all) : patrol.groups,
  };
}

function mapOf({ board, start }: DeadzoneCase, report: Report): CubeMap {
  if (board === undefined) return (start === 'begin' && deadzoneBoards[0]?.map) || OPEN_GROUND;
  if (typeof board !== 'string') return board;
  const found = find(deadzoneBoards, board, ['board'], text('champ de bataille inconnu', 'unknown battlefield'), report);
  return found?.map ?? OPEN_GROUND;
}

interface Named {
  readonly id: string;
  readonly name: Text;
}

/** Meaning of an id or a name in either language; what is unknown is reported. */
function find<T extends Named>(list: readonly T[], written: string, path: Path, what: Text, report: Report): T | undefined {
  const found = list.find(({ id, name }) => [id, name.fr, name.en].some((known) => fold(known) === fold(written)));
  if (found) return found;
  const hint = meant(
    written,
    list.flatMap(({ id, name }) => [id, name.fr, name.en]),
  );
  report(path, text(`${what.fr} : « ${written} »${hint.fr}`, `${what.en} "${written}"${hint.en}`));
  return undefined;
}

/** "Tacticien 2", "Tactician (2)", a slug or the id of the rule. */
function grantOf(written: string, path: Path, report: Report): Sheet['rules'][number] {
  const [, name = written, value] = /^(.*?)\s*\(?\s*(\d)?\s*\)?$/.exec(written) ?? [];
  const rule = ruleNamed(name);
  if (rule === undefined) {
    const hint = meant(
      name,
      specialRules.all().flatMap(({ title }) => [title.fr, title.en]),
    );
    report(path, text(`capacité inconnue : « ${name} »${hint.fr}`, `unknown ability "${name}"${hint.en}`));
  }
  return { rule: rule ?? '', ...(value !== undefined && { value: Number(value) }) };
}

function weaponOf(written: WeaponCase, path: Path, report: Report): Weapon {
  if (typeof written === 'string') {
    const found = find(deadzoneWeapons, written, path, text('arme inconnue', 'unknown weapon'), report);
    return found ?? { id: written, name: text(written, written), range: 1, ap: 0, rules: [], vp: 0 };
  }
  const { name, range, ap, vp, rules } = written;
  const id = fold(name) || 'weapon';
  const granted = rules.map((one, i) => grantOf(one, [...path, 'rules', i], report));
  if (typeof range === 'string' && !['fight', 'f', 'pc'].includes(fold(range)))
    report([...path, 'range'], text('attendu un nombre de cubes, ou PC', 'expected a number of cubes, or fight'));
  return { id, name: text(name, name), range: typeof range === 'string' ? 'fight' : range, ap, vp, rules: granted };
}

const RIFLE: Weapon = { id: 'rifle', name: text('Fusil', 'Rifle'), range: 6, ap: 0, rules: [], vp: 0 };
const BLADE: Weapon = { id: 'blade', name: text('Lame', 'Blade'), range: 'fight', ap: 0, rules: [], vp: 0 };

/** A soldier as most are, for figures without a profile. */
const plain = (id: string, group: string): Sheet => ({
  id,
  name: id,
  group,
  type: 'T',
  points: 18,
  vp: 2,
  speed: [1, 2],
  armour: 1,
  size: 1,
  shoot: 4,
  fight: 5,
  survive: 4,
  weapons: [RIFLE, BLADE],
  rules: [],
});

function sheetOf(id: string, given: FigureCase, group: string, options: Partial<Options>, report: Report): Sheet {
  const path = ['figures', id];
  const profile =
    given.profile === undefined
      ? undefined
      : find(deadzoneProfiles, given.profile, [...path, 'profile'], text('profil inconnu', 'unknown profile'), report);
  const name = given.name ?? id;
  const base = profile ? deadzoneSheet(profile.id, id, group, name, options) : { ...plain(id, group), name };
  const { type, armour, size, shoot, fight, survive, vp, recon, speed } = given;
  const weapons = given.weapons?.map((one, i) => weaponOf(one, [...path, 'weapons', i], report));
  const rules = given.rules?.map((one, i) => grantOf(one, [...path, 'rules', i], report));
  const splat = given.splat === undefined ? undefined : grantOf(given.splat, [...path, 'splat'], report).rule;
  const chosen = { type, armour, size, shoot, fight, survive, vp, recon, weapons, rules, splat, speed: speed === '-' ? null : speed };
  return { ...base, ...Object.fromEntries(Object.entries(chosen).filter(([, value]) => value !== undefined)) };
}

/** The seat of a figure: as the case says, else by the first letter of its name. */
function seatOf(id: string, { team }: FigureCase, report: Report): 'a' | 'b' {
  const seat = SEATS.find((one) => one === fold(team ?? id).charAt(0));
  if (!seat) report(['figures', id, 'team'], text('équipe a ou b', 'team a or b'));
  return seat ?? 'a';
}

interface Member {
  readonly id: string;
  readonly given: FigureCase;
  readonly seat: 'a' | 'b';
  readonly sheet: Sheet;
}

/** The figures of a case; both teams have some where there are any. */
function sheetsOf({ figures }: DeadzoneCase, options: Partial<Options>, report: Report): readonly Member[] {
  const all = Object.entries(figures).map(([id, given]) => {
    const seat = seatOf(id, given, report);
    return { id, given, seat, sheet: sheetOf(id, given, seat.toUpperCase(), options, report) };
  });
  for (const seat of SEATS)
    if (all.length > 0 && !all.some((figure) => figure.seat === seat))
      report(['figures'], text(`personne dans l’équipe ${seat}`, `nobody in team ${seat}`));
  return all;
}

const groupsOf = (all: readonly Member[]): Setup['groups'] =>
  SEATS.map((seat) => ({
    id: seat.toUpperCase(),
    name: seat.toUpperCase(),
    side: seat.toUpperCase(),
    seat,
    figures: all.filter((figure) => figure.seat === seat).map(({ sheet }) => sheet),
  }));

const bagOf = ({ bag = [] }: DeadzoneCase, report: Report): Setup['bag'] => bag.map((item, i) => grantOf(item, ['bag', i], report).rule);

function missionOf({ target, objectives, exits }: DeadzoneCase, items: boolean): Setup['mission'] {
  const patrol = deadzoneMission('patrol');
  const markers = objectives && Object.entries(objectives).map(([at, vp]) => ({ id: at.toLowerCase(), at, vp }));
  return { ...patrol, target: target ?? patrol.target, objectives: markers ?? patrol.objectives, items, ...(exits && { exits }) };
}

/** A moment of a battle. */
function situation(one: DeadzoneCase, map: CubeMap, options: Partial<Options>, report: Report): Setup {
  const all = sheetsOf(one, options, report);
  if (all.length === 0) report(['figures'], text('aucune figurine', 'no figures'));
  if (one.active !== undefined && !all.some(({ id }) => id === one.active))
    report(['active'], text(`figurine inconnue : ${one.active}`, `unknown figure: ${one.active}`));
  const active = all.find(({ id }) => id === one.active);
  const onBoard = all.filter(({ given }) => given.off !== true);
  return {
    options,
    map,
    mission: missionOf(one, false),
    bag: bagOf(one, report),
    groups: groupsOf(all),
    position: {
      round: one.round ?? 1,
      initiative: one.initiative ?? 'a',
      ...(onBoard.length < all.length && { zones: ZONES }),
      figures: Object.fromEntries(onBoard.map(({ id, given }) => [id, placed(id, given, report)])),
      turn: { seat: one.turn ?? active?.seat ?? 'a' },
      ...(active && { activation: { figure: active.id } }),
      ...(one.pools && { pools: one.pools }),
      ...(one.points && { points: { a: 0, b: 0, ...one.points } }),
      smoke: one.smoke ?? [],
      tokens: (one.tokens ?? []).map((at, i) => ({ id: `token-${i + 1}`, at })),
    },
  };
}

type Placed = NonNullable<Setup['position']>['figures'][string];

function placed(id: string, given: FigureCase, report: Report): Placed {
  if (given.at === undefined && given.out !== true) report(['figures', id, 'at'], text('quel cube ?', 'which cube?'));
  const cube = cubeNamed(given.at ?? 'C1R1L1') ?? { column: 1, row: 1, level: 1 };
  const [east, south] = given.spot ?? [0.5, 0.5];
  return {
    ...placeIn(cube, east, south),
    posture: given.out === true ? 'out' : given.pinned === true ? 'prone' : 'standing',
    ...(given.wounds !== undefined && { counters: given.wounds }),
    ...(given.activated !== undefined && { activated: given.activated }),
    ...(given.items && {
      carried: given.items.map((item, i) => ({ id: `${id} item ${i + 1}`, item: grantOf(item, ['figures', id, 'items', i], report).rule })),
    }),
    ...(given.marks && { marks: given.marks.map((mark, i) => grantOf(mark, ['figures', id, 'marks', i], report).rule) }),
  };
}
