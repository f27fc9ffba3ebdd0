import type { Language } from '@escarmouche/referee';
import { healthName, sheetOf } from '@escarmouche/skirmish';
import { fullVitality, healthOf, type Figure, type State } from '@escarmouche/urss-kit';
import type { Tone } from '../../boards/overlay.ts';
import type { Condition } from '../plane/game.ts';
import { postureWord } from '../plane/roster.ts';
import { urssWords } from '../urss/words.ts';
import { silhouetteIn } from './silhouette.ts';
import { kitWords } from './words.ts';

/** The condition of a figure, for the board, for lists, for its card. */
export function conditionOf(state: State, figure: Figure, language: Language): Condition {
  const words = urssWords(language);
  const sheet = sheetOf(state, figure.id);
  const full = fullVitality(sheet);
  const active = state.activation?.figure === figure.id;
  return {
    profile: sheet.profile.name[language],
    silhouette: silhouetteIn(state, figure),
    vitality: { left: figure.vitality, full, said: words.vitality(figure.vitality, full) },
    state: stateWords(state, figure, language).join(', '),
    tone: toneOf(state, figure),
    alert: figure.alert,
    spent: state.phase === 'play' && figure.activated && !active,
    badges: figure.alert ? [words.alert] : [],
  };
}

/** Words for a figure that is not sound and upright. */
export function stateWords(state: State, figure: Figure, language: Language): readonly string[] {
  const words = kitWords(language);
  const { posture, stunned, fleeing } = figure;
  const lost = posture === 'out' || posture === 'gone';
  const health = lost ? 'out' : healthOf(sheetOf(state, figure.id), figure.vitality);
  const inPlay = !lost && posture !== 'fled' && posture !== 'reserve';
  return [
    postureWord(state, figure, language) || (posture === 'low' || posture === 'gone' ? words[posture] : ''),
    health === 'sound' || !(inPlay || lost) ? '' : healthName(health, language),
    inPlay && stunned ? words.stunned : '',
    inPlay && fleeing !== undefined ? words.fleeing : '',
  ].filter((word) => word !== '');
}

function toneOf(state: State, { id, posture, vitality, stunned, fleeing }: Figure): Tone {
  const health = healthOf(sheetOf(state, id), vitality);
  if (posture === 'out' || posture === 'gone' || posture === 'fled' || health === 'badlyWounded') return 'bad';
  return posture === 'prone' || stunned || fleeing !== undefined || health === 'wounded' ? 'warn' : 'plain';
}
