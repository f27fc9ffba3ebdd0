import { bodyOf, eyeOf, isClear, isSeen, sightOf, type Figure, type State } from '@escarmouche/deadzone';
import type { Language } from '@escarmouche/referee';
import { blockersOnLine } from '@escarmouche/space';
import { sightTable } from '@escarmouche/space/cubes';
import type { Tone } from '../../../boards/overlay.ts';
import type { SightAudit, SightLine } from '../../../boards/plane/overlay.ts';
import { percent } from '../../../i18n/format.ts';
import { telling } from '../../plane/telling.ts';
import { figureIn, nameIn, sideOf } from '../../plane/who.ts';
import type { Fact } from '../../preview.ts';
import { toBoard } from '../scale.ts';
import { terrainOf } from '../terrain.ts';
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
  const [body, eye] = [bodyOf(state, target), eyeOf(state, looker)];
  const to = telling(seen, eye, body);
  const [stop] = seen.hidden > 0 ? blockersOnLine(sightTable(map), eye, to) : [];
  const tone = toneOfSight(seen.hidden);
  const share = percent(seen.hidden, language);
  const named = (id: string): string =>
    figureIn(state, id) ? nameIn(state, id) : (terrainOf(map, language).find((piece) => piece.id === id)?.name ?? words.scenery);
  const verdict = tone === 'bad' ? words.unseen : tone === 'good' ? words.clear : words.partly(share);
  const audit: SightAudit = {
    looker: { id: looker.id, name: nameIn(state, looker.id) },
    target: { id: target.id, name: nameIn(state, target.id) },
    eye: toBoard(eye),
    to: toBoard(to),
    ...(stop && { stop: toBoard(stop.at), stoppedBy: named(stop.id) }),
    hidden: seen.hidden,
    columns: seen.columns,
    aspect: body.h > 0 ? (2 * body.r) / body.h : 1,
    // Any part that is seen will do (DZ-LOS-EYE).
    thresholds: [],
    blockers: seen.blockers.map(({ id, share: part }) => ({
      mark: { kind: figureIn(state, id) ? 'figure' : 'feature', id, tone: tone === 'bad' ? 'bad' : 'warn' },
      name: named(id),
      share: percent(part, language),
    })),
    verdict,
    tone,
    side: sideOf(state, looker.id),
  };
  return {
    audit,
    line: { from: toBoard(looker), to: toBoard(target), tone, label: verdict },
    fact: { label: words.label, value: verdict, tone, rule: tone === 'good' ? 'DZ-SHOOT-CLEAR' : 'DZ-LOS-EYE' },
    marks: seen.hidden > 0 ? audit.blockers.slice(0, 3).map(({ mark }) => mark) : [],
  };
}
