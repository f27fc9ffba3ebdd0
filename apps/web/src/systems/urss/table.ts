import type { Language, Seat, Text } from '@escarmouche/referee';
import { isStandOff, undeployed, settlingGroup, unsettled } from '@escarmouche/skirmish/plane';
import { textIn } from '../../i18n/format.ts';
import type { Banner, GameAdapter } from '../game-adapter.ts';
import type { Subject } from '../preview.ts';
import { dressingOf, fetchDressing } from '../plane/maps/dressing.ts';
import { comesLater } from '../plane/roster.ts';
import { sideName } from '../plane/side-names.ts';
import { planeTable } from '../plane/table.ts';
import { groupIn, groupOfFigure, nameIn, sideIndex } from '../plane/who.ts';
import type { UrssGame, UrssState } from './game.ts';
import { urssWords } from './words.ts';

type Asked =
  | 'board'
  | 'roster'
  | 'home'
  | 'scenario'
  | 'npcs'
  | 'dress'
  | 'losses'
  | 'reacts'
  | 'names'
  | 'answers'
  | 'selectable'
  | 'actor'
  | 'hint'
  | 'turn'
  | 'standOff';

/** The table of either document: the board and its lists, and the figures that may act now. */
export function urssTable<S extends UrssState, C extends object>(game: UrssGame<S, C>): Pick<GameAdapter<never, S, C, never>, Asked> {
  return {
    ...planeTable(game, ({ notes }) => dressingOf(notes)),
    npcs: (state) => (state.scene.npcs ? import('./npc/told.ts').then(({ npcTeller }) => npcTeller(game)) : undefined),
    dress: ({ notes }) => fetchDressing(notes),
    losses: true,
    reacts: true,
    names: (language) => urssWords(language).names,
    answers: ['sight', 'measure', 'landmark', 'waypoint'],
    selectable(state, seat) {
      const group = groupIn(state, state.group);
      if (state.phase === 'deployment') return group?.seat === seat ? group.figures.filter((id) => !comesLater(state, id)) : [];
      if (state.phase !== 'play') return [];
      if (state.activation) return group?.seat === seat ? [state.activation.figure] : [];
      const choosing = unsettled(state);
      return choosing.length > 0
        ? choosing.filter((id) => groupOfFigure(state, id)?.seat === seat)
        : (game.turns.ready?.(state, seat) ?? []);
    },
    actor(state, selected) {
      if (state.phase === 'over' || state.phase === 'order') return undefined;
      if (state.activation) return state.activation.figure;
      return selected !== undefined && groupOfFigure(state, selected)?.id === state.group ? selected : undefined;
    },
    hint: (state, seat, subject, language, can) => hintOf(game, state, seat, subject, language, can),
    turn: ({ turn }) => turn,
    standOff: (state) => state.phase === 'play' && isStandOff(state),
  };
}

function hintOf<S extends UrssState, C extends object>(
  { system, turns, command }: UrssGame<S, C>,
  state: S,
  seat: Seat,
  subject: Subject | undefined,
  language: Language,
  can?: readonly string[],
): string {
  const { hints } = urssWords(language);
  if (state.phase === 'order') return hints.order;
  if (state.phase === 'deployment') {
    const aim = hints.aim[state.scene.scenario ? 'objectives' : 'last'];
    return undeployed(state, state.group).length > 0 ? hints.deploy(aim) : hints.deployed(aim);
  }
  if (unsettled(state).length > 0) return hints.settle;
  const choose = turns.ready?.(state, seat).length ? hints.choose : hints.played;
  if (!subject) return choose;
  if (subject.reaction) return hints.react;
  const spent = state.activation ? undefined : system.check(state, seat, command({ type: 'activate', figure: subject.figure }));
  return spent ? `${textIn(spent.reason, language)} ${choose}` : hints.act[pointedAt(can)];
}

/** Gestures that the hint may tell of: only those that give a legal command. */
function pointedAt(can: readonly string[] | undefined): 'both' | 'ground' | 'enemy' | 'bar' | 'nothing' {
  if (!can) return 'both';
  const strikes = can.some((id) => /^(shoot|fight)\b/.test(id));
  if (can.includes('move')) return strikes ? 'both' : 'ground';
  if (strikes) return 'enemy';
  return can.length > 0 ? 'bar' : 'nothing';
}

/** The header at this moment. `actions`: actions of the acting figure, those left and all. */
export function urssBanner(
  sides: readonly Text[],
  state: UrssState,
  actions: (figure: string) => { readonly left: number; readonly all: number },
  language: Language,
): Banner {
  const words = urssWords(language);
  const turn = state.turn > 0 ? words.turn(state.turn, state.scene.scenario?.turns) : words.before;
  const group = groupIn(state, state.group);
  const name = sideName(group?.name ?? '', language, sides);
  const side = group && sideIndex(state, group.side);
  switch (state.phase) {
    case 'order':
      return { turn, phase: words.phase.order };
    case 'deployment':
      return { turn, phase: words.phase.deployment(name), side };
    case 'over':
      return { turn, phase: words.phase.over };
    case 'play': {
      const choosing = settlingGroup(state);
      if (choosing)
        return { turn, phase: words.phase.settling(sideName(choosing.name, language, sides)), side: sideIndex(state, choosing.side) };
      if (!state.activation) return { turn, phase: words.phase.group(name), side };
      const { figure } = state.activation;
      const { left, all } = actions(figure);
      return { turn, phase: words.phase.activation(nameIn(state, figure), left, all), side };
    }
  }
}
