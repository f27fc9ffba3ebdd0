import { burstOdds, chancesOf, cubeOf, cubeSaid, throwTest, type Command } from '@escarmouche/deadzone';
import type { Language } from '@escarmouche/referee';
import { allied, figureOf } from '@escarmouche/skirmish';
import { cornerOf, nameOfCube, rangeBetween, sameCube } from '@escarmouche/space/cubes';
import type { BoardPoint } from '../../../boards/board-point.ts';
import type { Overlay } from '../../../boards/plane/overlay.ts';
import { percent } from '../../../i18n/format.ts';
import { nameIn } from '../../plane/who.ts';
import type { Panel, Preview } from '../../preview.ts';
import { cubeMeant } from '../places.ts';
import { middleOf, toBoard } from '../scale.ts';
import { weaponSaid } from '../roster.ts';
import { tried, type Acting } from './acting.ts';
import { cubesFor, cubeShot } from './aimed-cubes.ts';
import type { Chosen } from './chosen.ts';
import { countsOf } from './odds.ts';
import { withAim } from './reach.ts';
import { weaponOf } from './weapons.ts';
import { adviceWords } from './words.ts';

export function shotOverlay(acting: Acting, chosen: Chosen): Overlay {
  const cubes = [...cubesFor(acting, chosen).values()];
  return cubes.length === 0 ? {} : { cells: cubes.map((cube) => ({ at: toBoard(cornerOf(cube)), tone: 'plain' })) };
}

/** A weapon aimed at a cube, with what everybody there, or beside it where the throw strays, has to fear (DZ-ABIL-GRENADE). */
export function cubeShotPreview(acting: Acting, chosen: Chosen, point: BoardPoint, language: Language): Preview<Command> | undefined {
  const { state, figure } = acting;
  const words = adviceWords(language);
  const weapon = weaponOf(acting, chosen);
  const cube = cubeMeant(state, point, new Set(cubesFor(acting, chosen).keys()));
  if (!cube || !weapon) return undefined;
  const command = cubeShot(acting, chosen, nameOfCube(cube));
  const done = tried(acting, command);
  const { refusal } = done;
  const tone = refusal ? 'bad' : 'good';
  const struck = burstOdds(state, { shooter: figure.id, weapon, at: cube, dice: 0 }).map(({ target }) => ({
    id: target.figure,
    isIn: sameCube(cubeOf(figureOf(state, target.figure)), cube),
    friend: allied(state, figure.id, target.figure),
    chance: target.dead + target.injured,
  }));
  const group = (title: string, some: typeof struck): NonNullable<Panel['groups']> =>
    some.length === 0
      ? []
      : [
          {
            title,
            sign: 'out',
            facts: some.map(({ id, friend, chance }) => ({
              label: nameIn(state, id),
              value: `${words.odds.hurts} ${percent(chance, language)}`,
              tone: friend ? 'bad' : 'good',
            })),
          },
        ];
  const test = throwTest(state, { shooter: figure.id, weapon, dice: 0 });
  const range = rangeBetween(cubeOf(figure), cube);
  return {
    ...done,
    overlay: {
      ...withAim(shotOverlay(acting, chosen), cube, tone),
      trail: { points: [toBoard(figure), toBoard(middleOf(cube))], tone, label: words.cubes(range) },
      marks: struck.filter(({ isIn }) => isIn).map(({ id, friend }) => ({ kind: 'figure', id, tone: friend ? 'warn' : tone })),
    },
    panel: {
      title: words.against(nameIn(state, figure.id), cubeSaid(cube, language)),
      detail: `${words.actions.shootCube} · ${weapon.name[language]} (${weaponSaid(weapon, language)})`,
      facts: [
        { label: words.range, value: words.cubes(range), rule: 'DZ-SHOOT-RANGE', tone: range > Number(weapon.range) ? 'bad' : 'plain' },
        ...(test ? [{ label: words.lands, value: percent(1 - (chancesOf(test)[0] ?? 0), language), rule: 'DZ-SHOOT-ACTION' }] : []),
        ...countsOf(weapon, language),
      ],
      ...(!refusal && {
        groups: [
          ...group(
            words.inCube,
            struck.filter(({ isIn }) => isIn),
          ),
          ...group(
            words.beside,
            struck.filter(({ isIn }) => !isIn),
          ),
        ],
      }),
      commit: words.does.shootCube,
    },
  };
}
