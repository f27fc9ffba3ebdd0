import { inPlay } from '@escarmouche/skirmish';
import type { Vector } from '@escarmouche/space';
import type { BoardPoint } from '../../boards/board-point.ts';
import { counted, yesOrNo } from '../correctable.ts';
import type { CorrectableFact, Correcting } from '../correcting.ts';
import { compassOf, levelAt } from '../plane/text/where.ts';
import { figureIn } from '../plane/who.ts';
import type { UrssGame, UrssState } from './game.ts';

const fr = {
  vitality: 'Vitalité',
  posture: 'Posture',
  postures: { standing: 'Debout', prone: 'À terre', out: 'Hors de combat' } as Readonly<Record<string, string>>,
  alert: 'En alerte',
  activated: 'A joué ce tour',
  left: 'Actions restantes',
  facing: 'Tournée vers',
};
const en: typeof fr = {
  vitality: 'Vitality',
  posture: 'Posture',
  postures: { standing: 'Standing', prone: 'Prone', out: 'Out of action' },
  alert: 'On alert',
  activated: 'Has played this turn',
  left: 'Actions left',
  facing: 'Turned to',
};

/** The content of a correction, in either document. */
interface Said {
  readonly at?: BoardPoint & { readonly z: number };
  readonly facing?: Vector;
  readonly posture?: string;
  readonly vitality?: number;
  readonly alert?: boolean;
  readonly activated?: boolean;
  readonly left?: number;
}

const EIGHT: readonly Vector[] = [
  { x: 0, y: 1000 },
  { x: 1000, y: 1000 },
  { x: 1000, y: 0 },
  { x: 1000, y: -1000 },
  { x: 0, y: -1000 },
  { x: -1000, y: -1000 },
  { x: -1000, y: 0 },
  { x: -1000, y: 1000 },
];

/** Corrections of figures of either document. `left`: actions left to the acting figure, and all it had. */
export function correctingOf<S extends UrssState, C extends object>(
  game: UrssGame<S, C>,
  left: (state: S, figure: string) => { readonly left: number; readonly all: number } | undefined,
): Correcting<S, C> {
  const say = (figure: string, said: Said): C => ({ type: 'correct', figure, ...said }) as unknown as C;
  return {
    moved(state, id, at) {
      const figure = figureIn(state, id);
      return figure && say(id, { at: { ...at, z: at.z ?? levelAt(state, figure, at) } });
    },
    facts(state, id, language): readonly CorrectableFact<C>[] {
      const figure = figureIn(state, id);
      if (!figure || figure.posture === 'reserve') return [];
      const words = language === 'fr' ? fr : en;
      const { vitality } = game.condition(state, figure, language);
      const actions = left(state, id);
      const plays = inPlay(figure);
      return [
        {
          id: 'vitality',
          label: words.vitality,
          options: counted(0, vitality.full, vitality.left, (points) =>
            say(id, { vitality: points, ...(points > 0 && !plays && { posture: 'standing' }) }),
          ),
        },
        {
          id: 'posture',
          label: words.posture,
          options: Object.entries(words.postures).map(([posture, label]) => ({
            label,
            now: figure.posture === posture,
            command: say(id, { posture, ...(posture !== 'out' && !plays && { vitality: Math.max(1, vitality.left) }) }),
          })),
        },
        ...(plays
          ? [
              {
                id: 'alert',
                label: words.alert,
                options: yesOrNo(language, (figure as { readonly alert?: boolean }).alert === true, (alert) => say(id, { alert })),
              },
              {
                id: 'activated',
                label: words.activated,
                options: yesOrNo(language, figure.activated, (activated) => say(id, { activated })),
              },
              ...(state.scene.unmeasured
                ? []
                : [
                    {
                      id: 'facing',
                      label: words.facing,
                      options: EIGHT.map((facing) => ({
                        label: compassOf(facing, language),
                        now: compassOf(facing, language) === compassOf(figure.facing, language),
                        command: say(id, { facing }),
                      })),
                    },
                  ]),
            ]
          : []),
        ...(actions
          ? [
              {
                id: 'left',
                label: words.left,
                options: counted(0, actions.all, actions.left, (count) => say(id, { left: count })),
              },
            ]
          : []),
      ];
    },
  };
}
