import { cubeOf, cubeSaid, healthOf, isPinned, seatOf, vpOf, type Figure, type State } from '@escarmouche/deadzone';
import type { Language } from '@escarmouche/referee';
import { inPlay, sheetOf } from '@escarmouche/skirmish';
import type { RosterFigure } from '../game-adapter.ts';
import { nameIn, tagOf } from '../plane/who.ts';
import { profileName } from './names.ts';
import { ruleName } from './look.ts';
import { silhouetteIn } from './silhouette.ts';
import { wordsOf } from './words.ts';

type Condition = Pick<RosterFigure, 'profile' | 'silhouette' | 'vitality' | 'state' | 'tone' | 'spent' | 'badges'>;

/** State of a figure, in words: for the board and for lists. */
export function conditionOf(state: State, figure: Figure, language: Language): Condition {
  const words = wordsOf(language);
  const { size } = sheetOf(state, figure.id);
  const [full, left] = [size + 1, Math.max(0, size + 1 - figure.counters)];
  const health = figure.posture === 'out' ? 'dead' : healthOf(state, figure);
  const isAway = figure.posture === 'reserve';
  const away = isAway ? (state.deployed.includes(seatOf(state, figure.id)) ? words.offBoard : words.reserve) : '';
  const how = [words.health[health], isPinned(figure) ? words.pinned : '', away];
  const where = inPlay(figure) ? cubeSaid(cubeOf(figure), language) : '';
  return {
    profile: [profileName(state, figure.id, language), where, `${vpOf(state, figure.id)} ${words.card.vp}`].filter(Boolean).join(' · '),
    silhouette: silhouetteIn(state, figure),
    vitality: { left, full, said: words.lives(left, full) },
    state: how.filter(Boolean).join(', '),
    tone: health === 'dead' ? 'bad' : health === 'injured' || isPinned(figure) ? 'warn' : 'plain',
    spent: figure.activated && (isAway || inPlay(figure)),
    badges: figure.carried.map(({ item }) => ruleName(item, language)),
  };
}

/** A figure as a screen reader says it: tag and name, profile and cube, state. */
export function spokenOf(state: State, figure: Figure, language: Language): string {
  const { profile, state: how } = conditionOf(state, figure, language);
  return [`${tagOf(state, figure.id)} ${nameIn(state, figure.id)}`, profile, how].filter(Boolean).join(', ');
}
