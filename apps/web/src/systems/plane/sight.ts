import type { Language } from '@escarmouche/referee';
import type { FigureIn } from '@escarmouche/skirmish';
import { bodyOf, coverOf, shows, sightOf } from '@escarmouche/skirmish/placed';
import { type PlaneRules, type PlaneState } from '@escarmouche/skirmish/plane';
import { eyeOf } from '@escarmouche/space';
import type { Tone } from '../../boards/overlay.ts';
import type { SightAudit, SightLine } from '../../boards/plane/overlay.ts';
import { percent } from '../../i18n/format.ts';
import type { Fact } from '../preview.ts';
import { sightAudit } from './audit.ts';
import type { PlaneGame } from './game.ts';
import { featureName } from './terrain.ts';
import { planeWords } from './words.ts';

/** Without a decimal that is nought. */
export const short = (text: string): string => text.replace(/[.,]0(?=\D)/, '');

/** A share of the silhouette, as the rules count it: visible, in cover, not seen. */
export function toneOfShare<S extends PlaneState>(rules: PlaneRules<S>, hidden: number): Tone {
  return !shows(rules, hidden) ? 'bad' : coverOf(rules, hidden) > 0 ? 'warn' : 'good';
}

/** Sight of a figure to another, as a document of the plane reads it. */
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
  const tone = toneOfShare(rules, sight.hidden);
  const what = tone === 'bad' ? words.unseen : tone === 'warn' ? words.inCover : words.visible;
  const { table } = state.scene;
  const share = (part: number): string => short(percent(part, language));
  return sightAudit(state, {
    looker: looker.id,
    target: target.id,
    sight,
    eye: eyeOf(bodyOf(state, looker)),
    body: bodyOf(state, target),
    table,
    featureName: (id) => featureName(table, id, language),
    share,
    thresholds: [
      { share: unseen, label: words.unseenAt(share(unseen)), rule: ids.sight },
      ...rules.coverShares.map((cover) => ({ share: cover, label: words.coverAt(share(cover)), rule: ids.cover })),
    ],
    verdict: words.verdict(what, share(sight.hidden)),
    tone,
  });
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
