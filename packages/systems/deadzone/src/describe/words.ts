import { line, type Language, type Link, type Seat, type Sentence, type Text } from '@escarmouche/referee';
import { figureOf, sheetOf, wordsFor as namesFor, type FigureId, type Words as Names } from '@escarmouche/skirmish';
import { cubeNamed, nameOfCube, type Cube } from '@escarmouche/space/cubes';
import type { TestKind } from '../events.ts';
import { rangedWeapons, meleeWeapons } from '../figures.ts';
import type { CommandFace } from '../numbers.ts';
import { specialRules } from '../registry.ts';
import type { State } from '../state.ts';

/** Names of command dice results (DZ-CMD-FACES). */
export const FACE_NAMES: Readonly<Record<CommandFace, Text>> = {
  activation: { fr: '+1 Activation', en: '+1 Activation' },
  die: { fr: 'Dé', en: 'Die' },
  move: { fr: 'Déplacement', en: 'Move' },
  shoot: { fr: 'Tir', en: 'Shoot' },
  fight: { fr: 'Combat', en: 'Fight' },
  splat: { fr: 'Splat', en: 'Splat' },
};

/** Names of tests, by who or what throws. */
export const TEST_NAMES: Readonly<Record<TestKind, Text>> = {
  recon: { fr: 'Recon', en: 'Recon' },
  shoot: { fr: 'Tir', en: 'Shoot' },
  fight: { fr: 'Combat', en: 'Fight' },
  survive: { fr: 'Survie', en: 'Survive' },
  wall: { fr: 'le mur', en: 'the wall' },
  gravity: { fr: 'la gravité', en: 'gravity' },
  fire: { fr: 'les flammes', en: 'the flames' },
  explosion: { fr: 'l’explosion', en: 'the explosion' },
};

/** The name of a cube without the level of the ground where no other is meant: "C3R2", "C3R2 N2". */
export function cubeSaid(cube: Cube, language: Language): string {
  const square = nameOfCube(cube).replace(/L\d+$/, '');
  return cube.level === 1 ? square : `${square} ${language === 'fr' ? 'N' : 'L'}${cube.level}`;
}

export interface Words extends Names<State> {
  seat(seat: Seat): Link;
  cube(name: string): Link;
  weapon(figure: FigureId, weapon: string | undefined): Sentence;
  face(face: CommandFace): string;
  item(item: string): string;
  pick(text: Text): string;
}

export function wordsFor(state: State, language: Language): Words {
  const names = namesFor(state, language);
  const pick = (text: Text): string => text[language];
  return {
    ...names,
    pick,
    seat(seat) {
      const group = state.scene.groups.find((one) => one.seat === seat);
      return group ? names.group(group.id) : { kind: 'group', id: seat, text: seat };
    },
    cube(name) {
      const cube = cubeNamed(name);
      return { kind: 'cube', id: name, text: cube ? cubeSaid(cube, language) : name };
    },
    weapon(figure, id) {
      const own = [
        ...rangedWeapons(state, figureOf(state, figure)),
        ...meleeWeapons(state, figureOf(state, figure)),
        ...sheetOf(state, figure).weapons,
      ];
      const found = own.find((one) => one.id === id);
      return found ? line` (${pick(found.name)})` : [];
    },
    face: (face) => pick(FACE_NAMES[face]),
    item: (item) => (specialRules.has(item) ? pick(specialRules.get(item).title) : item),
  };
}

/** "1 PV", "2 PV"; "1 VP". */
export const vp = (words: Pick<Words, 'pick'>, points: number): string => words.pick({ fr: `${points}\u00a0PV`, en: `${points} VP` });

/** "un succès", "3 succès". */
export function successes(words: Pick<Words, 'pick'>, count: number): string {
  if (count === 0) return words.pick({ fr: 'aucun succès', en: 'no success' });
  return words.pick({ fr: `${count}\u00a0succès`, en: count === 1 ? '1 success' : `${count} successes` });
}
