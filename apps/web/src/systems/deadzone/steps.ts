import { deadzoneGame, FACE_NAMES, mayReroll, poolFaces, type Command, type State } from '@escarmouche/deadzone';
import type { Language, Seat } from '@escarmouche/referee';
import type { NextStep } from '../game-adapter.ts';
import { figureIn, nameIn } from '../plane/who.ts';
import { drawnUp } from './drawing-up.ts';
import { FACE_GLYPHS } from './faces.ts';
import { teamName } from './look.ts';
import { wordsOf } from './words.ts';

/** Commands that need no pointing. */
export function stepsFor(
  state: State,
  seat: Seat,
  selected: string | undefined,
  language: Language,
  lot?: number,
): readonly NextStep<Command>[] {
  const words = wordsOf(language).steps;
  const step = (id: string, label: string, command: Command, main: boolean, ends = false): NextStep<Command> => {
    const refusal = deadzoneGame.check(state, seat, command);
    return { id, label, commands: [command], main, ends, ...(refusal && { refusal }) };
  };
  switch (state.phase) {
    case 'first':
      return state.scene.groups.map((group) =>
        step(
          `first ${group.seat}`,
          words.mine(teamName(state, group.seat, language)),
          { type: 'first', seat: group.seat },
          group.seat === seat,
        ),
      );
    case 'zones':
      return state.scene.mission.zones.map(({ id, name }, i) =>
        step(`zone ${id}`, words.zone(name[language]), { type: 'chooseZone', zone: id }, i === 0),
      );
    case 'deployment': {
      const ready = step('ready', words.ready, { type: 'ready' }, true, true);
      if (!ready.refusal) return [ready];
      const all = { id: 'autoPlace', label: words.autoPlace, main: true, ends: false };
      // Places are drawn up once they are asked for.
      return [
        {
          ...all,
          get commands() {
            return drawnUp(state, seat, lot);
          },
        },
      ];
    }
    case 'rerolls':
      return [rerollStep(state, seat, language), step('keep', words.keep, { type: 'reroll', dice: [] }, true, true)].filter(
        (one) => one !== undefined,
      );
    case 'play':
      return state.activation ? [step('done', words.done, { type: 'done' }, false, true)] : choosing(state, selected, language, step);
    default:
      return [];
  }
}

/** The dice to throw again, picked one by one (DZ-CMD-REROLL). */
function rerollStep(state: State, seat: Seat, language: Language): NextStep<Command> | undefined {
  if (!mayReroll(state, seat)) return undefined;
  const words = wordsOf(language).steps;
  return {
    id: 'reroll',
    label: words.pick,
    commands: [],
    main: false,
    ends: false,
    picks: {
      of: poolFaces(state, seat).map((face) => ({ label: FACE_NAMES[face][language], glyph: FACE_GLYPHS[face] })),
      label: words.reroll,
      commands: (dice) => [{ type: 'reroll', dice: [...dice] }],
    },
  };
}

/** Between activations: a second figure or the end of the Turn; a pass; the activation of the figure selected. */
function choosing(
  state: State,
  selected: string | undefined,
  language: Language,
  step: (id: string, label: string, command: Command, main: boolean, ends?: boolean) => NextStep<Command>,
): readonly NextStep<Command>[] {
  const words = wordsOf(language).steps;
  const ends = [step('yield', words.yield, { type: 'yield' }, false, true), step('pass', words.pass, { type: 'pass' }, false, true)];
  const legal = ends.filter(({ refusal }) => !refusal);
  if (selected === undefined || !figureIn(state, selected)) return legal;
  const activate = step('activate', words.activate(nameIn(state, selected)), { type: 'activate', figure: selected }, true);
  return activate.refusal ? legal : [...legal, activate];
}
