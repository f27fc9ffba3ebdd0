import type { Json } from '@escarmouche/referee';
import { undeployed } from '@escarmouche/skirmish/plane';
import { parseSetup, urssClassic, type Command, type Event, type Setup, type State } from '@escarmouche/urss-classic';
import { textIn } from '../../i18n/format.ts';
import { rules } from '../../rules/rulebook.svelte.ts';
import type { GameAdapter } from '../game-adapter.ts';
import { stepsFor } from './steps.ts';
import { groupIn, groupOfFigure } from '../plane/who.ts';
import { comesLater } from '../plane/roster.ts';
import { planeTable } from '../plane/table.ts';
import { dressingOf, fetchDressing } from './dressing.ts';
import { onPlane } from './plane-game.ts';
import { bannerOf, cardOf } from './roster.ts';
import { tell } from './tell.ts';
import { wordsOf } from './words.ts';

/** URSS classic at the table. */
export const game: GameAdapter<Setup, State, Command, Event> = {
  system: urssClassic,
  parseSetup: (setup: Json) => Promise.resolve(parseSetup(setup)),
  dress: ({ notes }) => fetchDressing(notes.map),
  bot: async (matchSettings) => (await import('./bot.ts')).createBot(matchSettings),
  async advice() {
    // Advice quotes rules: it does so when their book has come.
    void rules.load('urss-classic');
    return (await import('./advice/advice.ts')).advice;
  },
  queries: async () => (await import('./text/queries.ts')).queries,
  analysis: async () => (await import('./analysis/analysis.ts')).analysis,
  losses: true,
  names: (language) => wordsOf(language).names,
  answers: ['sight', 'measure', 'landmark', 'waypoint'],
  ...planeTable(onPlane, ({ notes }) => dressingOf(notes.map)),
  card: cardOf,
  banner: bannerOf,
  selectable(state, seat) {
    const group = groupIn(state, state.group);
    if (group?.seat !== seat) return [];
    if (state.phase === 'deployment') return group.figures.filter((id) => !comesLater(state, id));
    if (state.phase !== 'play') return [];
    if (state.activation) return [state.activation.figure];
    return group.figures.filter((id) => !urssClassic.check(state, seat, { type: 'activate', figure: id }));
  },
  actor(state, selected) {
    if (state.phase === 'over' || state.phase === 'order') return undefined;
    if (state.activation) return state.activation.figure;
    return selected !== undefined && groupOfFigure(state, selected)?.id === state.group ? selected : undefined;
  },
  steps: stepsFor,
  hint(state, seat, subject, language) {
    const { hints } = wordsOf(language);
    if (state.phase === 'order') return hints.order;
    if (state.phase === 'deployment') {
      const aim = hints.aim[state.scene.scenario ? 'objectives' : 'last'];
      return undeployed(state, state.group).length > 0 ? hints.deploy(aim) : hints.deployed(aim);
    }
    if (!subject) return hints.choose;
    if (subject.reaction) return hints.react;
    const spent = state.activation ? undefined : urssClassic.check(state, seat, { type: 'activate', figure: subject.figure });
    return spent ? `${textIn(spent.reason, language)} ${hints.choose}` : hints.act;
  },
  tell,
  turn: (state) => state.turn,
};
