import { bodyOf, eyeOf, isClear, isSeen, sightOf, type Figure, type State } from '@escarmouche/deadzone';
import type { Language } from '@escarmouche/referee';
import { sightTable } from '@escarmouche/space/cubes';
import type { Tone } from '../../../boards/overlay.ts';
import type { SightAudit, SightLine } from '../../../boards/plane/overlay.ts';
import { percent } from '../../../i18n/format.ts';
import { sightAudit } from '../../plane/audit.ts';
import type { Fact } from '../../preview.ts';
import { toBoard } from '../scale.ts';
import { terrainOf } from '../terrain.ts';
import { wordsOf } from '../words.ts';
import { adviceWords } from './words.ts';

const toneOfSight = (hidden: number): Tone => (!isSeen(hidden) ? 'bad' : isClear(hidden) ? 'good' : 'warn');

/** Sight of a figure to another with what hides it, for an eye to check. */
export function lookAt(
  state: State,
  looker: Figure,
  target: Figure,
  language: Language,
): { readonly audit: SightAudit; readonly line: SightLine; readonly fact: Fact; readonly marks: SightAudit['blockers'][number]['mark'][] } {
  const words = adviceWords(language).sight;
  const { map } = state.scene;
  const seen = sightOf(state, looker, target);
  const tone = toneOfSight(seen.hidden);
  const share = (part: number): string => percent(part, language);
  const verdict = tone === 'bad' ? words.unseen : tone === 'good' ? words.clear : words.partly(share(seen.hidden));
  const { stop, ...audit } = sightAudit(state, {
    looker: looker.id,
    target: target.id,
    sight: seen,
    eye: eyeOf(state, looker),
    body: bodyOf(state, target),
    table: sightTable(map),
    featureName: (id) =>
      id.endsWith(' smoke') ? wordsOf(language).smoke : terrainOf(map, language).find((piece) => piece.id === id)?.name,
    share,
    // Any part that is seen will do (DZ-LOS-EYE).
    thresholds: [],
    verdict,
    tone,
  });
  return {
    audit: { ...audit, eye: toBoard(audit.eye), to: toBoard(audit.to), ...(stop && { stop: toBoard(stop) }) },
    line: { from: toBoard(looker), to: toBoard(target), tone, label: verdict },
    fact: { label: words.label, value: verdict, tone, rule: tone === 'good' ? 'DZ-SHOOT-CLEAR' : 'DZ-LOS-EYE' },
    marks: seen.hidden > 0 ? audit.blockers.slice(0, 3).map(({ mark }) => mark) : [],
  };
}
