import type { Language } from '@escarmouche/referee';
import { inPlay, type FigureIn, type Threat } from '@escarmouche/skirmish';
import { bodyOf, distanceBetween, shows, sightOf } from '@escarmouche/skirmish/placed';
import { arcOf, engagedWith, sees, type PlaneState } from '@escarmouche/skirmish/plane';
import { inContact, PACE, type Place } from '@escarmouche/space';
import { nameOfSpot } from '../../../boards/plane/grid.ts';
import type { Ring, SightLine } from '../../../boards/plane/overlay.ts';
import { inSeries, measured, percent } from '../../../i18n/format.ts';
import type { Measured, Said } from '../../text-queries.ts';
import type { PlaneAdvice } from '../advice.ts';
import type { PlaneGame } from '../game.ts';
import { auditOf, short, toneOfShare } from '../sight.ts';
import { figureIn, nameIn } from '../who.ts';
import { howOf } from '../words.ts';
import { called, compassOf, enemiesBy, levelAt, placeName } from './where.ts';
import { queryWords } from './words.ts';

const NOBODY: Said = { text: '', overlay: {} };

/** Obstacles between two figures and the share hidden, in words, and the line of sight. */
function look<S extends PlaneState, C>({ rules }: PlaneGame<S, C>, state: S, looker: FigureIn<S>, target: FigureIn<S>, language: Language) {
  const words = queryWords(language);
  const { hidden, blockers } = sightOf(rules, state, looker, target);
  const [first] = blockers;
  const by = first && hidden > 0 ? (figureIn(state, first.id) ? nameIn(state, first.id) : placeName(state, first.id, language)) : undefined;
  const tone = toneOfShare(rules, hidden);
  const share = short(percent(hidden, language));
  const text = hidden <= 0 ? words.full : [words.hidden(share, by), tone === 'warn' ? words.cover : ''].filter(Boolean).join(', ');
  const line: SightLine = { from: looker, to: target, tone, label: hidden > 0 ? words.hidden(share) : words.full };
  return { visible: shows(rules, hidden), text, line, by };
}

/**
 * Figures that a figure sees and that see it; the lines are those to the figures it sees, and to those hidden by an obstacle. Sight to the
 * enemy aimed at is shown instead of lines.
 */
export function sightSaid<S extends PlaneState, C>(game: PlaneGame<S, C>, state: S, id: string, language: Language, target?: string): Said {
  const words = queryWords(language);
  const figure = figureIn(state, id);
  if (!figure) return NOBODY;
  if (!inPlay(figure)) return { text: words.gone(called(state, id)), overlay: {} };
  const aimed = enemiesBy(state, figure).find((enemy) => enemy.id === target);
  const audit = aimed && auditOf(game, state, figure, aimed, language);
  const enemies = enemiesBy(state, figure).map((enemy) => ({ enemy, mine: look(game, state, figure, enemy, language) }));
  const away = (enemy: FigureIn<S>): string => measured(distanceBetween(state, figure, enemy), language);
  const item = ({ enemy, mine }: (typeof enemies)[number]): string => words.seen(called(state, enemy.id), away(enemy), mine.text);
  const ahead = enemies.filter(({ enemy }) => arcOf(state, figure, enemy) === 'front');
  const seen = ahead.filter(({ mine }) => mine.visible);
  const turned = enemies.filter(({ enemy, mine }) => mine.visible && arcOf(state, figure, enemy) === 'rear');
  const back = enemies.filter(({ enemy }) => sees(game.rules, state, enemy, figure));
  const text = [
    aimed && audit ? words.is(called(state, aimed.id), audit.verdict) : '',
    seen.length === 0 ? words.seesNobody(called(state, id)) : words.sees(called(state, id), inSeries(seen.map(item), language)),
    turned.length === 0 ? '' : words.turned(inSeries(turned.map(item), language)),
    back.length === 0 ? words.seenByNobody : words.seenBy(back.map(({ enemy }) => called(state, enemy.id)).join(', ')),
  ];
  return {
    text: text.filter(Boolean).join(' '),
    overlay: {
      ...(audit && { audit }),
      sights: [...ahead, ...turned].map(({ mine }) => mine.line),
      marks: seen.map(({ enemy, mine }) => ({ kind: 'figure', id: enemy.id, tone: mine.line.tone })),
    },
  };
}

export function measureSaid<S extends PlaneState, C>(
  game: PlaneGame<S, C>,
  state: S,
  from: string,
  to: Measured,
  language: Language,
): Said {
  const words = queryWords(language);
  const figure = figureIn(state, from);
  if (!figure) return NOBODY;
  const other = 'figure' in to ? figureIn(state, to.figure) : undefined;
  const line = (point: Place, label: string): Said['overlay'] => ({
    sights: [{ from: figure, to: point, tone: 'info', label }],
  });
  if (!other) {
    if ('figure' in to) return NOBODY;
    const at = { ...to.at, z: levelAt(state, figure, to.at) };
    const { r } = bodyOf(state, figure);
    // As a base would stand there: from its nearest point to the nearest point of the base it would be.
    const between = Math.hypot(at.x - figure.x, at.y - figure.y) - 2 * r;
    const length = between >= PACE / 20 ? measured(between, language, 2) : '';
    // As exact as the length of a way there.
    const middle = measured(Math.hypot(at.x - figure.x, at.y - figure.y), language, 2);
    const heading = compassOf({ x: at.x - figure.x, y: at.y - figure.y }, language);
    const rise = at.z - figure.z;
    const up = rise === 0 ? '' : ` ${words.height(measured(Math.abs(rise), language), rise > 0)}.`;
    return {
      text: `${words.toSpot(called(state, from), nameOfSpot(to.at), middle, length, heading)}${up}`,
      overlay: line(at, middle),
    };
  }
  const length = measured(distanceBetween(state, figure, other), language);
  const [one, two] = [called(state, from), called(state, other.id)];
  const touching = inContact(bodyOf(state, figure), bodyOf(state, other));
  const seen = look(game, state, figure, other, language);
  const rise = other.z - figure.z;
  const where = arcOf(state, figure, other) === 'front' ? words.ahead : words.behind;
  return {
    text: [
      touching
        ? words.contact(one, two)
        : words.distance(one, two, length, compassOf({ x: other.x - figure.x, y: other.y - figure.y }, language)),
      words.arc(one, two, where),
      seen.visible ? words.is(two, seen.text) : words.unseen(two, seen.by),
      rise === 0 ? '' : words.is(two, words.height(measured(Math.abs(rise), language), rise > 0)),
    ]
      .filter(Boolean)
      .join(' '),
    overlay: line(other, length),
  };
}

export function reachSaid<S extends PlaneState, C>(game: PlaneAdvice<S, C>, state: S, id: string, language: Language): Said {
  const words = queryWords(language);
  const figure = figureIn(state, id);
  if (!figure) return NOBODY;
  if (!inPlay(figure)) return { text: words.gone(called(state, id)), overlay: {} };
  const [walk, run] = [game.movement.walks(state, figure), game.movement.running?.far(state, figure)];
  const weapons = game.odds?.shots(state, figure) ?? [];
  const dealt = game.odds?.danger(state, figure).dealt ?? [];
  const engaged = engagedWith(state, figure).map((enemy) => called(state, enemy.id));
  const within = dealt.filter(({ how }) => how === 'shot' || how === 'power');
  const rings: Ring[] = [
    { center: figure, radius: walk, label: measured(walk, language), tone: 'good' },
    ...weapons.map(({ range, name }): Ring => ({
      center: figure,
      radius: range + bodyOf(state, figure).r,
      label: name[language],
      tone: 'plain',
    })),
  ];
  const near = enemiesBy(state, figure).filter((enemy) => distanceBetween(state, figure, enemy) <= walk);
  return {
    text: [
      words.walks(called(state, id), measured(walk, language), run === undefined ? undefined : measured(run, language)),
      weapons.length === 0 ? '' : `${weapons.map((one) => words.shoots(one.name[language], measured(one.range, language))).join(', ')}.`,
      engaged.length > 0 ? words.engaged(engaged.join(', ')) : '',
      within.length > 0 ? words.inRange(within.map(({ on }) => called(state, on)).join(', ')) : '',
      near.length > 0 && engaged.length === 0 ? words.charges(near.map((enemy) => called(state, enemy.id)).join(', ')) : '',
      near.length + within.length + engaged.length === 0 ? words.nobodyInRange : '',
    ]
      .filter(Boolean)
      .join(' '),
    overlay: { rings },
  };
}

/** Exact chances both ways, from where both are; each may turn first, and charge if it can. */
export function oddsSaid<S extends PlaneState, C>(
  game: PlaneAdvice<S, C>,
  state: S,
  id: string,
  otherId: string,
  language: Language,
): Said {
  const words = queryWords(language);
  const [figure, other] = [figureIn(state, id), figureIn(state, otherId)];
  const { odds } = game;
  if (!figure || !other || !odds) return NOBODY;
  const lost = [figure, other].find((one) => !inPlay(one));
  if (lost) return { text: words.gone(called(state, lost.id)), overlay: {} };
  const best = (by: FigureIn<S>, on: FigureIn<S>): Threat | undefined => odds.danger(state, on).taken.find((threat) => threat.by === by.id);
  const say = (by: FigureIn<S>, on: FigureIn<S>): string => {
    const threat = best(by, on);
    if (!threat) return words.harmless(called(state, by.id), called(state, on.id));
    const out = threat.out === threat.hurt ? '' : percent(threat.out, language);
    return words.hurts(called(state, by.id), called(state, on.id), howOf(threat, language), percent(threat.hurt, language), out);
  };
  const { line } = look(game, state, figure, other, language);
  return { text: `${say(figure, other)} ${say(other, figure)}`, overlay: { sights: [line] } };
}
