import { inPlay } from '@escarmouche/skirmish';
import type { Vector } from '@escarmouche/space';
import type { BoardPoint } from '../../boards/board-point.ts';
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
  yes: 'Oui',
  no: 'Non',
};
const en: typeof fr = {
  vitality: 'Vitality',
  posture: 'Posture',
  postures: { standing: 'Standing', prone: 'Prone', out: 'Out of action' },
  alert: 'On alert',
  activated: 'Has played this turn',
  left: 'Actions left',
  facing: 'Turned to',
  yes: 'Yes',
  no: 'No',
};

/** What a correction says, in either document. */
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
      const yesNo = (now: boolean, said: (value: boolean) => Said) =>
        [true, false].map((value) => ({ label: value ? words.yes : words.no, now: now === value, command: say(id, said(value)) }));
      const actions = left(state, id);
      const plays = inPlay(figure);
      return [
        {
          id: 'vitality',
          label: words.vitality,
          options: Array.from({ length: vitality.full + 1 }, (_, points) => ({
            label: String(points),
            now: points === vitality.left,
            command: say(id, { vitality: points, ...(points > 0 && !plays && { posture: 'standing' }) }),
          })),
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
                options: yesNo((figure as { readonly alert?: boolean }).alert === true, (alert) => ({ alert })),
              },
              { id: 'activated', label: words.activated, options: yesNo(figure.activated, (activated) => ({ activated })) },
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
                options: Array.from({ length: actions.all + 1 }, (_, count) => ({
                  label: String(count),
                  now: count === actions.left,
                  command: say(id, { left: count }),
                })),
              },
            ]
          : []),
      ];
    },
  };
}
