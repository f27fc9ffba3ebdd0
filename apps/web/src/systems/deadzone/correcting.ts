import { cubeOf, seatOf, type Command, type State } from '@escarmouche/deadzone';
import { inPlay, sheetOf } from '@escarmouche/skirmish';
import { nameOfCube } from '@escarmouche/space/cubes';
import { counted, yesOrNo } from '../correctable.ts';
import type { CorrectableFact, Correcting } from '../correcting.ts';
import { figureIn } from '../plane/who.ts';
import { teamName } from './look.ts';
import { fromBoard, squareAt } from './scale.ts';

const fr = {
  counters: 'Marqueurs de Dégâts',
  posture: 'État',
  postures: { standing: 'Debout', prone: 'Bloquée', out: 'Morte' } as Readonly<Record<string, string>>,
  activated: 'A joué ce Round',
  smoke: 'Fumée dans son cube',
  points: (team: string) => `Points de ${team}`,
};
const en: typeof fr = {
  counters: 'Damage counters',
  posture: 'State',
  postures: { standing: 'Standing', prone: 'Pinned', out: 'Dead' },
  activated: 'Has played this Round',
  smoke: 'Smoke in its cube',
  points: (team) => `Points of ${team}`,
};

type Said = Omit<Extract<Command, { type: 'correct' }>, 'type'>;
const say = (said: Said): Command => ({ type: 'correct', ...said });
const POSTURES = ['standing', 'prone', 'out'] as const;

/** Corrections by persons of figures of a real battlefield, of its smoke and of the points of a team. */
export const correcting: Correcting<State, Command> = {
  moved(state, id, at) {
    const figure = figureIn(state, id);
    const { at: point, level } = fromBoard(at);
    const square = squareAt(point);
    // Without a level meant the figure stays on its own.
    return figure && square && say({ figure: id, cube: nameOfCube({ ...square, level: level ?? cubeOf(figure).level }) });
  },
  facts(state, id, language): readonly CorrectableFact<Command>[] {
    const figure = figureIn(state, id);
    if (!figure || figure.posture === 'reserve') return [];
    const words = language === 'fr' ? fr : en;
    const cube = nameOfCube(cubeOf(figure));
    const plays = inPlay(figure);
    const back = plays ? {} : { cube };
    const seat = seatOf(state, id);
    const score = state.points[seat] ?? 0;
    const smoky = state.smoke.includes(cube);
    return [
      {
        id: 'counters',
        label: words.counters,
        options: counted(0, sheetOf(state, id).size + 1, figure.counters, (counters) => say({ figure: id, counters })),
      },
      {
        id: 'posture',
        label: words.posture,
        options: POSTURES.map((posture) => ({
          label: words.postures[posture] ?? '',
          now: figure.posture === posture,
          command: say({ figure: id, posture, ...(posture !== 'out' && { ...back, ...(!plays && { counters: 0 }) }) }),
        })),
      },
      ...(plays
        ? [
            {
              id: 'activated',
              label: words.activated,
              options: yesOrNo(language, figure.activated, (activated) => say({ figure: id, activated })),
            },
            {
              id: 'smoke',
              label: words.smoke,
              options: yesOrNo(language, smoky, (here) =>
                say({ smoke: here ? [...state.smoke, cube] : state.smoke.filter((one) => one !== cube) }),
              ),
            },
          ]
        : []),
      {
        id: 'points',
        label: words.points(teamName(state, seat, language)),
        options: counted(0, state.scene.mission.target, score, (count) => say({ points: { [seat]: count } })),
      },
    ];
  },
};
