import type { Language } from '@escarmouche/referee';
import { arcOf, distanceBetween, engagedWith } from '@escarmouche/skirmish/plane';
import { PACE, surfaceAt, type Point } from '@escarmouche/space';
import {
  areaRule,
  kindOf,
  shootingWeapons,
  shotsOf,
  type ActionCommand,
  type CarriedWeapon,
  type Command,
  type Figure,
  citeOf,
} from '@escarmouche/urss-classic';
import type { Ring } from '../../../boards/plane/overlay.ts';
import { measured, paces } from '../../../i18n/format.ts';
import { rules } from '../../../rules/rulebook.svelte.ts';
import type { Fact, Preview } from '../../preview.ts';
import { nameIn } from '../../plane/who.ts';
import { fightView, powerView, shotView, testView } from './odds.ts';
import { previewOf } from '../../plane/advice.ts';
import { onPlane } from '../plane-game.ts';
import { lookAt } from '../../plane/sight.ts';
import { withMeans } from '../../plane/preview/means.ts';
import { advised } from './plane-advice.ts';
import { foresee, refusalOf, type ActingContext } from '../acting-context.ts';
import { commitLabel } from './action-words.ts';
import { adviceWords } from './words.ts';
import { planeWords } from '../../plane/words.ts';

function between(acting: ActingContext, target: Figure, language: Language): Fact {
  const words = adviceWords(language);
  const units = distanceBetween(acting.state, acting.figure, target);
  return { label: words.panel.distance, value: measured(units, language) };
}

/** Around what a weapon strikes everybody is in danger. */
function zoneRing(weapon: CarriedWeapon, center: Point): readonly Ring[] {
  const area = areaRule(weapon);
  if (!area) return [];
  const name = `${rules.title(area.rule).replace(/ X$/, '')} ${area.radius / PACE}`;
  return [{ center, radius: area.radius, label: name, tone: 'warn' }];
}

function rangeRing(weapon: CarriedWeapon, shooter: Figure, language: Language): Ring {
  const range = weapon.range ?? 0;
  return { center: shooter, radius: range + PACE / 2, label: `${weapon.name[language]} · ${paces(range, language)}`, tone: 'plain' };
}

export function shotPreview(
  acting: ActingContext,
  weapon: CarriedWeapon,
  target: Figure,
  language: Language,
  second?: string,
): Preview<Command> {
  const { state, figure } = acting;
  const words = adviceWords(language);
  const command: ActionCommand = { type: 'shoot', weapon: weapon.id, ...(second !== undefined && { second }), target: target.id };
  const refusal = refusalOf(acting, command);
  const seen = lookAt(onPlane, state, figure, target, language);
  const behind = arcOf(target, figure) === 'rear';
  const shots = shotsOf(weapon);
  return previewOf(onPlane, acting, command, {
    refusal,
    overlay: {
      sights: [seen.line],
      audit: seen.audit,
      rings: [rangeRing(weapon, figure, language), ...zoneRing(weapon, target)],
      marks: [{ kind: 'figure', id: target.id, tone: refusal ? 'bad' : seen.tone }, ...seen.marks],
    },
    panel: {
      title: words.panel.to(nameIn(state, figure.id), nameIn(state, target.id)),
      detail: [words.actions.shoot, weapon.name[language], shots > 1 ? words.panel.shots(shots) : undefined].filter(Boolean).join(' · '),
      odds: refusal ? undefined : shotView(state, figure, weapon, target, language),
      facts: [
        { ...between(acting, target, language), rule: 'UC-SHOOT-RANGE' },
        seen.fact,
        ...(behind ? [{ label: words.panel.behind, tone: 'good' as const, rule: 'UC-SHOOT-DMG' }] : []),
      ],
      audit: seen.audit,
      commit: words.commit.shoot,
    },
  });
}

/** A zone aimed at the ground, where the readings of the match allow it. */
export function groundShotPreview(acting: ActingContext, weapon: CarriedWeapon, at: Point, language: Language): Preview<Command> {
  const { figure, state } = acting;
  const words = adviceWords(language);
  const point = { ...at, z: surfaceAt(state.scene.table, at, figure.z, PACE).z };
  return previewOf(
    onPlane,
    acting,
    { type: 'shoot', weapon: weapon.id, point },
    {
      overlay: { rings: [rangeRing(weapon, figure, language), ...zoneRing(weapon, at)] },
      panel: {
        title: nameIn(state, figure.id),
        detail: `${words.actions.shoot} · ${weapon.name[language]}`,
        facts: [],
        commit: words.commit.shoot,
      },
    },
  );
}

export function fightPreview(acting: ActingContext, target: Figure, language: Language): Preview<Command> {
  const { state, figure } = acting;
  const words = adviceWords(language);
  const command: ActionCommand = { type: 'fight', target: target.id };
  const refusal = refusalOf(acting, command);
  return previewOf(onPlane, acting, command, {
    refusal,
    overlay: { marks: [{ kind: 'figure', id: target.id, tone: refusal ? 'bad' : 'good' }] },
    panel: {
      title: words.panel.to(nameIn(state, figure.id), nameIn(state, target.id)),
      detail: words.actions.fight,
      odds: refusal ? undefined : fightView(state, figure, target, language),
      facts: [between(acting, target, language)],
      commit: words.commit.fight,
    },
  });
}

const worth = (shot: Preview<Command>): number => (shot.refusal ? -1 : (shot.panel.odds?.chance ?? 0));

/** An attack on an enemy without saying which: a fight in contact, else the best shot; refused when neither is possible. */
export function attackPreview(acting: ActingContext, target: Figure, language: Language): Preview<Command> {
  if (!refusalOf(acting, { type: 'fight', target: target.id })) return fightPreview(acting, target, language);
  const shots = shootingWeapons(acting.state, acting.figure).map((weapon) => shotPreview(acting, weapon, target, language));
  shots.sort((a, b) => worth(b) - worth(a));
  return withMeans(advised, acting, target, shots[0] ?? fightPreview(acting, target, language), language);
}

export function powerPreview(acting: ActingContext, power: string, target: Figure | undefined, language: Language): Preview<Command> {
  const { state, figure } = acting;
  const words = adviceWords(language);
  const command: ActionCommand = { type: 'special', rule: power, ...(target && { target: target.id }) };
  const refusal = refusalOf(acting, command);
  const title = rules.title(citeOf(power));
  const seen = target && target.id !== figure.id ? lookAt(onPlane, state, figure, target, language) : undefined;
  return previewOf(onPlane, acting, command, {
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
      title: target ? words.panel.to(nameIn(state, figure.id), nameIn(state, target.id)) : nameIn(state, figure.id),
      detail: saysOf(citeOf(power), language) ?? title,
      odds: refusal ? undefined : powerView(state, figure, power, target ?? figure, language),
      facts: [{ label: title, rule: citeOf(power) }, ...(seen && target ? [between(acting, target, language), seen.fact] : [])],
      audit: seen?.audit,
      commit: commitLabel(command, language),
    },
  });
}

/** The first roll that the rules make of a command, as the rules make it. */
function firstTest(acting: ActingContext, command: ActionCommand, label: string, language: Language) {
  if (acting.reaction) return undefined;
  const { question } = foresee(acting.state, acting.seat, command);
  return question?.kind === 'roll' && question.pool ? testView(label, question.pool, language) : undefined;
}

/** What a rule says; nothing until its rulebook, which comes with the advice, is there. */
const saysOf = (rule: string, language: Language): string | undefined => rules.entry(rule)?.text[language];

/** An action that is aimed at nothing. */
export function plainPreview(acting: ActingContext, command: ActionCommand, label: string, language: Language): Preview<Command> {
  const words = adviceWords(language);
  const engaged = engagedWith(acting.state, acting.figure).map(({ id }) => nameIn(acting.state, id));
  const rule = kindOf(acting.state, acting.figure, command)?.says;
  const givenUp = command.type === 'alert' && !acting.reaction ? (acting.state.activation?.left ?? 1) - 1 : 0;
  return previewOf(onPlane, acting, command, {
    overlay: {},
    panel: {
      title: label,
      detail: (rule && saysOf(rule, language)) ?? nameIn(acting.state, acting.figure.id),
      odds: firstTest(acting, command, label, language),
      facts: [
        ...(givenUp > 0 ? [{ label: words.panel.givenUp, value: String(givenUp), tone: 'warn' as const }] : []),
        ...(engaged.length > 0 ? [{ label: planeWords(language).panel.contact, value: engaged.join(', ') }] : []),
        ...(rule ? [{ label: rules.title(rule), rule }] : []),
      ],
      commit: commitLabel(command, language),
    },
  });
}
