import type { Language } from '@escarmouche/referee';
import {
  countOf,
  doneUnhindered,
  isStillPossible,
  scoresOf,
  timesMet,
  zoneNamed,
  type Objective,
  type PlaneGroup,
  type PlaneState,
  type Scenario,
  type ScenarioState,
} from '@escarmouche/skirmish/plane';
import { nameOfSpot } from '../../../boards/plane/grid.ts';
import type { ObjectiveTold, ScenarioTold, SideTold } from '../../scenario-told.ts';
import type { PlaneGame } from '../game.ts';
import { sideNamed } from '../side-names.ts';
import { nameIn, sideIndex, tagOf } from '../who.ts';
import { scenarioWords } from './words.ts';

/** The scenario of a battle on a plane; nothing where there is none. */
export function scenarioTold<S extends PlaneState, C>(game: PlaneGame<S, C>, whole: S, language: Language): ScenarioTold | undefined {
  const state = game.scenario?.(whole);
  const scenario = state?.scene.scenario;
  if (!scenario) return undefined;
  const groups: readonly PlaneGroup[] = state.scene.groups;
  const phase = game.turns.phase(whole);
  const done = phase === 'over' ? doneUnhindered({ state, scenario }) : [];
  const scores = scenario.objectives.some(({ points }) => points > 0) ? scoresOf({ state, scenario }, done) : undefined;
  const words = scenarioWords(language);
  const toldOf = (objective: Objective): ObjectiveTold => ({
    id: objective.id,
    text: objective.name[language],
    worth: worthOf(objective, language),
    ...standingOf(state, objective, phase, done.includes(objective), language),
  });
  return {
    name: scenario.name[language],
    story: scenario.story[language],
    turn: words.turn(state.turn, scenario.turns),
    news: (state.scenario?.happened ?? []).flatMap((id) => scenario.happenings.find((one) => one.id === id)?.text[language] ?? []),
    sides: [...new Set(groups.map(({ side }) => side))].map((side): SideTold => {
      const objectives = scenario.objectives.filter((objective) => objective.side === side).map(toldOf);
      const hinders = objectives.length === 0 && scenario.objectives.length > 0;
      return {
        side: sideIndex(state, side),
        name: sideNamed(groups, side, language, game.sides),
        ...(scores && { score: words.worth.points(scores[side] ?? 0) }),
        ...(hinders && { aim: words.hinder }),
        objectives,
      };
    }),
  };
}

type Phase = ReturnType<PlaneGame<PlaneState, unknown>['turns']['phase']>;

function worthOf({ type, points, wins }: Objective, language: Language): string {
  const { worth } = scenarioWords(language);
  const counted = points === 0 ? [] : [type === 'hold' ? worth.everyTurn(points) : worth.points(points)];
  return [...counted, ...(wins ? [worth.wins] : [])].join(', ');
}

/** `isDone`: the objective counts as met because no enemy hinders it any more. */
function standingOf(
  state: ScenarioState,
  objective: Objective,
  phase: Phase,
  isDone: boolean,
  language: Language,
): Pick<ObjectiveTold, 'progress' | 'result'> {
  const words = scenarioWords(language);
  const times = timesMet(state, objective.id);
  if (phase === 'before' || phase === 'deployment') return { progress: '', result: 'open' };
  if (objective.type === 'hold' && phase === 'play') {
    const held = times > 0 ? [words.heldTimes(times)] : [];
    return { progress: [progressOf(state, objective, language), ...held].join(', '), result: 'open' };
  }
  if (times > 0 || isDone) return { progress: objective.type === 'hold' && times > 0 ? words.heldTimes(times) : words.met, result: 'met' };
  if (phase === 'over' || !isStillPossible(state, objective)) return { progress: words.missed, result: 'missed' };
  return { progress: progressOf(state, objective, language), result: 'open' };
}

/** Progress of an open objective. */
function progressOf(state: ScenarioState, objective: Objective, language: Language): string {
  const words = scenarioWords(language);
  const { now, of } = countOf(state, objective);
  switch (objective.type) {
    case 'eliminate':
      return words.gone(now, of);
    case 'reach':
    case 'escort':
      return words.there(zoneName(state, objective.zone, language), now, of);
    case 'hold':
      return words.held(zoneName(state, objective.zone, language), now, of - 1);
    case 'survive':
      return of === objective.who.length ? words.allInPlay(now, of, objective.turn) : words.inPlay(now, of, objective.turn);
    case 'carry':
      return tokenSaid(state, objective.token, language);
  }
}

const zoneName = (state: ScenarioState, id: string, language: Language): string => zoneNamed(state, id)?.name[language] ?? id;

const tokenName = ({ tokens }: Scenario, id: string, language: Language): string =>
  tokens.find((token) => token.id === id)?.name[language] ?? id;

function tokenSaid(state: ScenarioState, id: string, language: Language): string {
  const words = scenarioWords(language);
  const { scenario: progress, scene } = state;
  const name = scene.scenario ? tokenName(scene.scenario, id, language) : id;
  const token = progress?.tokens[id];
  if (!token) return name;
  return token.by === undefined
    ? words.lies(name, nameOfSpot(token.at))
    : words.carried(name, `${tagOf(state, token.by)} ${nameIn(state, token.by)}`);
}
