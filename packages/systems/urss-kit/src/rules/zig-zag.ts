import type { Random, Refusal } from '@escarmouche/referee';
import { allied, markOf } from '@escarmouche/skirmish';
import { openOffer, runRefusal, setOut, somewhere, walkWay, type Way } from '@escarmouche/skirmish/plane';
import type { ActionCommand, SpecialCommand } from '../commands.ts';
import { baseMove } from '../figures.ts';
import { chargesOf } from '../movement/charging.ts';
import { running } from '../movement/lasting.ts';
import { travelling } from '../movement/travelling.ts';
import { plane } from '../plane.ts';
import type { Rule } from '../rule.ts';
import { specialAction } from '../special.ts';
import type { Figure, State } from '../state.ts';

const ID = 'zig-zag';
const RULE = 'UK-ATTR-ZIG-ZAG';
const SAVE = 2;

const zigZagWay =
  ({ to }: SpecialCommand) =>
  (state: State, figure: Figure): Way<State> =>
    walkWay(plane, state, figure, 'run', to ? [to] : [], baseMove(state, figure));

const refusal = (state: State, figure: Figure, command: SpecialCommand): Refusal | undefined =>
  runRefusal(plane, state, figure, zigZagWay(command)(state, figure), RULE);

/** Runs in a zigzag: the base move in a straight line, and then a save against the shots of enemies (UK-ATTR-ZIG-ZAG). */
export const zigZag: Rule = {
  id: ID,
  cites: [RULE],
  meets: 'zigzag',
  action: specialAction(ID, {
    aim: 'place',
    words: {
      label: { fr: 'Zig-Zag', en: 'Zigzag' },
      commit: { fr: 'Courir', en: 'Run' },
      typed: { fr: ['zigzag', 'zig-zag'], en: ['zigzag'] },
      written: ['zigzag', 'zig-zag'],
    },
    types: ['movement'],
    cost: () => 2,
    moves: true,
    check: refusal,
    charges: (state, figure, command) => chargesOf(state, figure, zigZagWay(command)(state, figure)),
    play: (turn, figure, command) => running(turn, figure, () => setOut(travelling, turn, figure, zigZagWay(command)), ID),
    offers(state, figure) {
      const draw = (random: Random): SpecialCommand => {
        const { x, y } = somewhere(state, figure, baseMove(state, figure), random);
        return { type: 'special', rule: ID, to: { x, y, z: figure.z } };
      };
      return [{ ...openOffer<ActionCommand, SpecialCommand>('special', (command) => refusal(state, figure, command), draw), id: ID }];
    },
  }),
  saves(state, { kind, by }, bearer) {
    const counts = kind === 'shot' && by !== undefined && !allied(state, by, bearer.id) && markOf(state, ID, bearer.id) !== undefined;
    return counts ? [{ value: SAVE, class: 'run', source: RULE }] : [];
  },
};
