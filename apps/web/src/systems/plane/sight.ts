import type { Language } from '@escarmouche/referee';
import type { FigureIn } from '@escarmouche/skirmish';
import { bodyOf, coverOf, shows, sightOf } from '@escarmouche/skirmish/placed';
import { type PlaneRules, type PlaneState } from '@escarmouche/skirmish/plane';
import { blockersOnLine, eyeOf } from '@escarmouche/space';
import type { Tone } from '../../boards/overlay.ts';
import type { SightAudit, SightLine } from '../../boards/plane/overlay.ts';
import { percent } from '../../i18n/format.ts';
import type { Fact } from '../preview.ts';
import { figureIn, nameIn, sideOf } from './who.ts';
import type { PlaneGame } from './game.ts';
import { telling } from './telling.ts';
import { featureName } from './terrain.ts';
import { planeWords } from './words.ts';

/** Without a decimal that is nought. */
export const short = (text: string): string => text.replace(/[.,]0(?=\D)/, '');

/** A share of the silhouette, as the rules count it: visible, in cover, not seen. */
export function toneOfShare<S extends PlaneState>(rules: PlaneRules<S>, hidden: number): Tone {
  return !shows(rules, hidden) ? 'bad' : coverOf(rules, hidden) > 0 ? 'warn' : 'good';
}

/** Sight of a figure to another, for an eye to check: all from the witness of the sight itself. */
export function auditOf<S extends PlaneState, C>(
  { rules, ids }: PlaneGame<S, C>,
  state: S,
  looker: FigureIn<S>,
  target: FigureIn<S>,
  language: Language,
): SightAudit {
  const words = planeWords(language);
  const unseen = 1 - rules.visibleShare;
  const sight = sightOf(rules, state, looker, target);
  const body = bodyOf(state, target);
  const eye = eyeOf(bodyOf(state, looker));
  const to = telling(sight, eye, body);
  const [stop] = sight.hidden > 0 ? blockersOnLine(state.scene.table, eye, to) : [];
  const tone = toneOfShare(rules, sight.hidden);
  const what = tone === 'bad' ? words.unseen : tone === 'warn' ? words.inCover : words.visible;
  const named = (id: string): string => featureName(state.scene.table, id, language) ?? (figureIn(state, id) ? nameIn(state, id) : id);
  return {
    looker: { id: looker.id, name: nameIn(state, looker.id) },
    target: { id: target.id, name: nameIn(state, target.id) },
    eye,
    to,
    ...(stop && { stop: stop.at, stoppedBy: named(stop.id) }),
    hidden: sight.hidden,
    columns: sight.columns,
    aspect: body.h > 0 ? (2 * body.r) / body.h : 1,
    thresholds: [
      { share: unseen, label: words.unseenAt(short(percent(unseen, language))), rule: ids.sight },
      ...rules.coverShares.map((share) => ({ share, label: words.coverAt(short(percent(share, language))), rule: ids.cover })),
    ],
    blockers: sight.blockers.map(({ id, share }) => ({
      mark: { kind: figureIn(state, id) ? 'figure' : 'feature', id, tone: tone === 'bad' ? 'bad' : 'warn' },
      name: named(id),
      share: short(percent(share, language)),
    })),
    verdict: words.verdict(what, short(percent(sight.hidden, language))),
    tone,
    side: sideOf(state, looker.id),
  };
}

/** Sight of a looker to a target: the line, the share hidden and its obstacles, and all that an eye needs to check them. */
export function lookAt<S extends PlaneState, C>(
  game: PlaneGame<S, C>,
  state: S,
  looker: FigureIn<S>,
  target: FigureIn<S>,
  language: Language,
) {
  const { panel, inCover } = planeWords(language);
  const audit = auditOf(game, state, looker, target, language);
  const { hidden, tone } = audit;
  const [first] = audit.blockers;
  const share = short(percent(hidden, language));
  const line: SightLine = {
    from: { x: looker.x, y: looker.y, z: looker.z },
    to: { x: target.x, y: target.y, z: target.z },
    tone,
    label: `${panel.hidden} ${share}`,
  };
  const fact: Fact = {
    label: panel.hidden,
    value: [first && hidden > 0 ? panel.hiddenBy(share, first.name) : share, ...(tone === 'warn' ? [inCover] : [])].join(', '),
    tone,
    rule: game.ids.sight,
  };
  const marks = hidden > 0 ? audit.blockers.slice(0, 3).map(({ mark }) => mark) : [];
  return { audit, tone, line, fact, marks };
}
