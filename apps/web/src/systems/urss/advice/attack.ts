import type { Language } from '@escarmouche/referee';
import type { FigureIn, Shot } from '@escarmouche/skirmish';
import { bodyOf, distanceBetween } from '@escarmouche/skirmish/placed';
import { arcOf, engagedWith } from '@escarmouche/skirmish/plane';
import { PACE, surfaceAt, type Point } from '@escarmouche/space';
import type { Ring } from '../../../boards/plane/overlay.ts';
import { measured, paces } from '../../../i18n/format.ts';
import { rules } from '../../../rules/rulebook.svelte.ts';
import { foresee, refusalOf } from '../../plane/acting-context.ts';
import { previewOf } from '../../plane/advice.ts';
import type { ActingContext } from '../../plane/game.ts';
import { withMeans } from '../../plane/preview/means.ts';
import { lookAt } from '../../plane/sight.ts';
import { nameIn } from '../../plane/who.ts';
import { planeWords } from '../../plane/words.ts';
import type { Fact, Preview } from '../../preview.ts';
import type { UrssAdvice, UrssState } from '../game.ts';
import { actionLabel, commitLabel } from './action-words.ts';
import { fightView, powerView, shotView, testView } from './odds.ts';
import { adviceWords } from './words.ts';

function between<S extends UrssState, C>({ state, figure }: ActingContext<S, C>, target: FigureIn<S>, language: Language): Fact {
  const units = distanceBetween(state, figure, target);
  return { label: adviceWords(language).panel.distance, value: measured(units, language) };
}

/** All figures around the target of a weapon with a zone are in danger. */
function zoneRing<S extends UrssState, C>({ area, areaRule }: Shot<S, C>, center: Point): readonly Ring[] {
  if (areaRule === undefined) return [];
  const name = `${rules.title(areaRule).replace(/ X$/, '')} ${area / PACE}`;
  return [{ center, radius: area, label: name, tone: 'warn' }];
}

/** Rings of a weapon's range, and of its range without a loss where that is less. */
function rangeRings<S extends UrssState, C>(state: S, weapon: Shot<S, C>, shooter: FigureIn<S>, language: Language): readonly Ring[] {
  const { r } = bodyOf(state, shooter);
  return [weapon.range, ...(weapon.near === undefined ? [] : [weapon.near])].map((range) => ({
    center: shooter,
    radius: range + r,
    label: `${weapon.name[language]} · ${paces(range, language)}`,
    tone: 'plain',
  }));
}

export function shotPreview<S extends UrssState, C extends object>(
  game: UrssAdvice<S, C>,
  acting: ActingContext<S, C>,
  weapon: Shot<S, C>,
  target: FigureIn<S>,
  language: Language,
  second?: string,
): Preview<C> {
  const { state, figure } = acting;
  const { panel } = adviceWords(language);
  const command = game.command({ type: 'shoot', weapon: weapon.id, ...(second !== undefined && { second }), target: target.id });
  const refusal = refusalOf(game, acting, command);
  const seen = lookAt(game, state, figure, target, language);
  const { shots } = weapon;
  const chances = refusal ? undefined : weapon.odds(state, figure, target, { ...(second !== undefined && { second }) });
  return previewOf(game, acting, command, {
    refusal,
    overlay: {
      sights: [seen.line],
      audit: seen.audit,
      rings: [...rangeRings(state, weapon, figure, language), ...zoneRing(weapon, target)],
      marks: [{ kind: 'figure', id: target.id, tone: refusal ? 'bad' : seen.tone }, ...seen.marks],
    },
    panel: {
      title: panel.to(nameIn(state, figure.id), nameIn(state, target.id)),
      detail: [actionLabel(game, 'shoot', language), weapon.name[language], shots > 1 ? panel.shots(shots) : undefined]
        .filter(Boolean)
        .join(' · '),
      odds: chances && shotView(game, state, chances, language),
      facts: [
        { ...between(acting, target, language), rule: game.attackIds.range },
        seen.fact,
        ...(arcOf(state, target, figure) === 'rear' ? [{ label: panel.behind, tone: 'good' as const, rule: game.attackIds.behind }] : []),
      ],
      audit: seen.audit,
      commit: commitLabel(game, { type: 'shoot' }, language),
    },
  });
}

/** A zone aimed at the ground, where the readings of the match allow it. */
export function groundShotPreview<S extends UrssState, C extends object>(
  game: UrssAdvice<S, C>,
  acting: ActingContext<S, C>,
  weapon: Shot<S, C>,
  at: Point,
  language: Language,
): Preview<C> {
  const { figure, state } = acting;
  const point = { ...at, z: surfaceAt(state.scene.table, at, figure.z, PACE).z };
  return previewOf(game, acting, game.command({ type: 'shoot', weapon: weapon.id, point }), {
    overlay: { rings: [...rangeRings(state, weapon, figure, language), ...zoneRing(weapon, at)] },
    panel: {
      title: nameIn(state, figure.id),
      detail: `${actionLabel(game, 'shoot', language)} · ${weapon.name[language]}`,
      facts: [],
      commit: commitLabel(game, { type: 'shoot' }, language),
    },
  });
}

export function fightPreview<S extends UrssState, C extends object>(
  game: UrssAdvice<S, C>,
  acting: ActingContext<S, C>,
  target: FigureIn<S>,
  language: Language,
): Preview<C> {
  const { state, figure } = acting;
  const command = game.command({ type: 'fight', target: target.id });
  const refusal = refusalOf(game, acting, command);
  const chances = refusal ? undefined : game.odds.fight.odds(state, figure, target);
  return previewOf(game, acting, command, {
    refusal,
    overlay: { marks: [{ kind: 'figure', id: target.id, tone: refusal ? 'bad' : 'good' }] },
    panel: {
      title: adviceWords(language).panel.to(nameIn(state, figure.id), nameIn(state, target.id)),
      detail: actionLabel(game, 'fight', language),
      odds: chances && fightView(game, chances, language),
      facts: [between(acting, target, language)],
      commit: commitLabel(game, { type: 'fight' }, language),
    },
  });
}

const worth = <C>(shot: Preview<C>): number => (shot.refusal ? -1 : (shot.panel.odds?.chance ?? 0));

/** An attack on an enemy without saying which: a fight in contact, else the best shot; refused when neither is possible. */
export function attackPreview<S extends UrssState, C extends object>(
  game: UrssAdvice<S, C>,
  acting: ActingContext<S, C>,
  target: FigureIn<S>,
  language: Language,
): Preview<C> {
  if (!refusalOf(game, acting, game.command({ type: 'fight', target: target.id }))) return fightPreview(game, acting, target, language);
  const weapons = game.odds.shots(acting.state, acting.figure);
  const shots = weapons.map((weapon) => shotPreview(game, acting, weapon, target, language));
  shots.sort((a, b) => worth(b) - worth(a));
  return withMeans(game, acting, target, shots[0] ?? fightPreview(game, acting, target, language), language);
}

/** An action that a special rule aims at a figure, or a power. */
export function powerPreview<S extends UrssState, C extends object>(
  game: UrssAdvice<S, C>,
  acting: ActingContext<S, C>,
  { rule: power, weapon }: { readonly rule: string; readonly weapon?: string },
  target: FigureIn<S> | undefined,
  language: Language,
): Preview<C> {
  const { state, figure } = acting;
  const given = { type: 'special', rule: power, ...(target && { target: target.id }), ...(weapon !== undefined && { weapon }) } as const;
  const command = game.command(given);
  const refusal = refusalOf(game, acting, command);
  const cited = game.rolls.cite(power);
  const title = rules.title(cited);
  const seen = target && target.id !== figure.id ? lookAt(game, state, figure, target, language) : undefined;
  const on = target ?? figure;
  const chances = refusal || !game.special(power)?.power ? undefined : game.odds.power(state, figure, power, on);
  return previewOf(game, acting, command, {
    refusal,
    overlay:
      seen && target
        ? {
            sights: [seen.line],
            audit: seen.audit,
            marks: [{ kind: 'figure', id: target.id, tone: refusal ? 'bad' : 'info' }, ...seen.marks],
          }
        : {},
    panel: {
      title: target ? adviceWords(language).panel.to(nameIn(state, figure.id), nameIn(state, target.id)) : nameIn(state, figure.id),
      detail: saysOf(cited, language) ?? title,
      odds: chances && powerView(game, state, { user: figure.id, target: on.id }, chances, language),
      facts: [{ label: title, rule: cited }, ...(seen && target ? [between(acting, target, language), seen.fact] : [])],
      audit: seen?.audit,
      commit: commitLabel(game, given, language),
    },
  });
}

/** The first roll that the rules make of a command, as the rules make it. */
function firstTest<S extends UrssState, C extends object>(
  game: UrssAdvice<S, C>,
  acting: ActingContext<S, C>,
  command: C,
  label: string,
  language: Language,
) {
  if (acting.reaction) return undefined;
  const { question } = foresee(game, acting.state, acting.seat, command);
  return question?.kind === 'roll' && question.pool ? testView(game, label, question.pool, language) : undefined;
}

/** The text of a rule; nothing until the rulebook, which comes with the advice, is there. */
const saysOf = (rule: string, language: Language): string | undefined => rules.entry(rule)?.text[language];

/** An action that is aimed at nothing. */
export function plainPreview<S extends UrssState, C extends object>(
  game: UrssAdvice<S, C>,
  acting: ActingContext<S, C>,
  command: C & { readonly type: string },
  label: string,
  language: Language,
): Preview<C> {
  const engaged = engagedWith(acting.state, acting.figure).map(({ id }) => nameIn(acting.state, id));
  const rule = game.actions.says(acting.state, acting.figure, command);
  return previewOf(game, acting, command, {
    overlay: {},
    panel: {
      title: label,
      detail: (rule && saysOf(rule, language)) ?? nameIn(acting.state, acting.figure.id),
      odds: firstTest(game, acting, command, label, language),
      facts: [
        ...(game.facts?.(acting, command, language) ?? []),
        ...(engaged.length > 0 ? [{ label: planeWords(language).panel.contact, value: engaged.join(', ') }] : []),
        ...(rule ? [{ label: rules.title(rule), rule }] : []),
      ],
      commit: commitLabel(game, command, language),
    },
  });
}
