import { figuresOf, holderOf, vpOf, type Event, type State } from '@escarmouche/deadzone';
import type { Language } from '@escarmouche/referee';
import { plural } from '../../i18n/plural.ts';
import { percent } from '../../i18n/format.ts';
import type { GameAnalysis, Harm } from '../game-analysis.ts';
import { nameIn } from '../plane/who.ts';
import { attemptsOf } from './attempts.ts';
import { teamName } from './look.ts';

const WORDS = {
  fr: {
    out: (who: string) => `${who} hors de combat`,
    hurt: (who: string, points: number) => `${who} subit ${plural(points, 'dégât', 'dégâts')}`,
    scores: (who: string, vp: number) => `${who} marque ${vp} PV`,
    luck: (chance: string) => ` : l’attaque avait ${chance} de chances de toucher`,
    drawn: {
      standing: 'Force de chaque groupe après chaque commande : points de victoire, figurines en jeu et leur état, objectifs tenus.',
      vitality: { title: 'Figurines par Round', explain: 'Santé de chaque groupe au début de chaque Round.' },
      harm: {
        title: 'Figurine par figurine',
        figure: 'Figurine',
        given: 'Dégâts infligés',
        taken: 'Dégâts subis',
        felled: 'Mises hors de combat',
        gone: 'hors de combat',
      },
    },
  },
  en: {
    out: (who: string) => `${who} dead`,
    hurt: (who: string, points: number) => `${who} takes ${points} damage`,
    scores: (who: string, vp: number) => `${who} scores ${vp} VP`,
    luck: (chance: string) => `: the attack had a ${chance} chance to hit`,
    drawn: {
      standing: 'Strength of each team after each command: victory points, figures in play and their state, objectives held.',
      vitality: { title: 'Figures by Round', explain: 'Health of each team at the start of each Round.' },
      harm: { title: 'Figure by figure', figure: 'Figure', given: 'Damage dealt', taken: 'Damage taken', felled: 'Killed', gone: 'dead' },
    },
  },
} as const;

/** Worth of a figure in play beyond the points that its death gives. */
const PRESENCE = 1;

function worthOf(state: State, seat: string): number {
  const figures = figuresOf(state, seat).reduce(
    (sum, figure) => sum + (vpOf(state, figure.id) + PRESENCE) * (figure.counters > 0 ? 0.7 : 1),
    0,
  );
  const held = state.scene.mission.objectives.reduce((sum, { at, vp }) => sum + (holderOf(state, at) === seat ? vp : 0), 0);
  return 1 + figures + held + (state.points[seat] ?? 0);
}

function harm(events: readonly Event[]): readonly Harm[] {
  let by: string | undefined;
  return events.flatMap((event, i): readonly Harm[] => {
    if (event.type === 'shot' || event.type === 'fought') by = event.difference > 0 ? event.figure : event.target;
    if (event.type !== 'damaged' || event.points === 0) return [];
    const next = events[i + 1];
    const lost = next?.type === 'killed' && next.figure === event.figure;
    return [{ figure: event.figure, ...(by !== undefined && { by }), points: event.points, lost }];
  });
}

/** The cost and gain of one command. */
function story(state: State, events: readonly Event[], language: Language): string | undefined {
  const words = WORDS[language];
  const killed = new Set(events.flatMap((event) => (event.type === 'killed' ? [event.figure] : [])));
  const parts = events.flatMap((event): readonly string[] => {
    if (event.type === 'killed') return [words.out(nameIn(state, event.figure))];
    if (event.type === 'objectiveScored') return [words.scores(teamName(state, event.seat, language), event.vp)];
    return event.type === 'damaged' && event.points > 0 && !killed.has(event.figure)
      ? [words.hurt(nameIn(state, event.figure), event.points)]
      : [];
  });
  if (parts.length === 0) return undefined;
  const [first] = attemptsOf(events);
  return `${parts.join(', ')}${first?.passed ? words.luck(percent(first.chance, language)) : ''}.`;
}

export const analysis: GameAnalysis<State, Event> = {
  worth: (state) => state.scene.groups.map(({ seat }) => worthOf(state, seat)),
  rolls: attemptsOf,
  dice: (events) =>
    events.flatMap((event) =>
      event.type === 'tested' ? [{ ...('figure' in event.by && { figure: event.by.figure }), faces: 8, values: event.faces }] : [],
    ),
  harm,
  story,
  words: (language) => WORDS[language].drawn,
};
