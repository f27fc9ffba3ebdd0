import {
  attackerDeclaresLast,
  countOf,
  cubeOf,
  hiddenFrom,
  isPinned,
  isSeen,
  rangedWeapons,
  shotOdds,
  type Command,
  type Fight,
  type Figure,
  type State,
} from '@escarmouche/deadzone';
import type { Language } from '@escarmouche/referee';
import { enemiesOf, sheetOf } from '@escarmouche/skirmish';
import { rangeBetween } from '@escarmouche/space/cubes';
import { percent } from '../../../i18n/format.ts';
import type { AskOption } from '../../ask.ts';
import { nameIn } from '../../plane/who.ts';
import type { Panel, Preview } from '../../preview.ts';
import { weaponSaid } from '../roster.ts';
import { tried, type Acting } from './acting.ts';
import { figuresFor, refusalOf } from './actions.ts';
import type { Chosen } from './chosen.ts';
import { bestResponse, countsOf, fightView, shotView } from './odds.ts';
import { lookAt } from './sight.ts';
import { givePreview } from './handling.ts';
import { specialPreview } from './special.ts';
import { attack, weaponOf } from './weapons.ts';
import { adviceWords } from './words.ts';

/** Dice that may be added to an attack, as many as asked for and there are. */
export function spendOf(state: State, seat: string, spent: number, language: Language): NonNullable<Panel['spend']> | undefined {
  const most = attackerDeclaresLast(state) ? 0 : countOf(state, seat, 'die');
  return most === 0 ? undefined : { label: adviceWords(language).spend, count: Math.min(most, spent), most };
}

export function shotPreview(acting: Acting, chosen: Chosen, target: Figure, spent: number, language: Language): Preview<Command> {
  const { state, figure, seat } = acting;
  const words = adviceWords(language);
  const spend = spendOf(state, seat, spent, language);
  const command = attack(acting, chosen, target.id, spend?.count);
  const done = tried(acting, command);
  const { refusal } = done;
  const weapon = weaponOf(acting, chosen);
  const seen = lookAt(state, figure, target, language);
  const suppress = chosen.type === 'suppress';
  const odds =
    refusal || !weapon ? undefined : shotOdds(state, { shooter: figure.id, weapon, target: target.id, suppress, dice: spend?.count ?? 0 });
  const range = rangeBetween(cubeOf(figure), cubeOf(target));
  return {
    ...done,
    overlay: {
      sights: [seen.line],
      audit: seen.audit,
      marks: [{ kind: 'figure', id: target.id, tone: refusal ? 'bad' : 'good' }, ...seen.marks],
    },
    panel: {
      title: words.against(nameIn(state, figure.id), nameIn(state, target.id)),
      detail: [words.actions[chosen.type], weapon && `${weapon.name[language]} (${weaponSaid(weapon, language)})`]
        .filter(Boolean)
        .join(' · '),
      ...(odds && { odds: shotView(state, odds, suppress, language) }),
      ...(spend && !refusal && { spend }),
      facts: [
        {
          label: words.range,
          value: words.cubes(range),
          rule: 'DZ-SHOOT-RANGE',
          tone: range > Number(weapon?.range ?? 0) ? 'bad' : 'plain',
        },
        seen.fact,
        { label: words.armour, value: String(sheetOf(state, target.id).armour), rule: 'DZ-DMG-RESOLVE' },
        ...countsOf(weapon, language),
      ],
      audit: seen.audit,
      commit: words.does[chosen.type],
    },
  };
}

/** A Fight with a figure of the same cube. */
export function fightPreview(acting: Acting, chosen: Chosen, target: Figure, spent: number, language: Language): Preview<Command> {
  const { state, figure, seat } = acting;
  const words = adviceWords(language);
  const spend = spendOf(state, seat, spent, language);
  const command = attack(acting, chosen, target.id, spend?.count);
  const done = tried(acting, command);
  const { refusal } = done;
  const weapon = weaponOf(acting, chosen);
  const fight: Fight = { attacker: figure.id, target: target.id, dice: spend?.count ?? 0, ...(weapon && { weapon }) };
  const chain = refusal ? undefined : bestResponse(state, fight, isPinned(target));
  return {
    ...done,
    overlay: { marks: [{ kind: 'figure', id: target.id, tone: refusal ? 'bad' : 'good' }] },
    panel: {
      title: words.against(nameIn(state, figure.id), nameIn(state, target.id)),
      detail: [words.actions.fight, weapon && `${weapon.name[language]} (${weaponSaid(weapon, language)})`].filter(Boolean).join(' · '),
      ...(chain && { odds: fightView(state, chain.odds, language) }),
      ...(spend && !refusal && { spend }),
      facts: chain
        ? [{ label: words.response, value: words.responses[chain.response.how], rule: 'DZ-FIGHT-RESPONSE' }, ...countsOf(weapon, language)]
        : [],
      commit: words.does.fight,
    },
  };
}

/** An attack on an enemy without saying how: a Fight in the same cube, else the best shot. */
export function attackPreview(acting: Acting, target: Figure, spent: number, language: Language): Preview<Command> {
  const { state, figure, seat } = acting;
  const fight: Chosen = { type: 'fight', free: false };
  if (rangeBetween(cubeOf(figure), cubeOf(target)) === 0) {
    const freely = refusalOf(acting, fight) && countOf(state, seat, 'fight') > 0 && !refusalOf(acting, { ...fight, free: true });
    return fightPreview(acting, { ...fight, free: freely === true }, target, spent, language);
  }
  const { weapons } = sheetOf(state, figure.id);
  // An item is used up only by whoever chooses it.
  const shots = rangedWeapons(state, figure)
    .filter(({ id }) => weapons.some((own) => own.id === id))
    .map((weapon) => {
      const shot: Chosen = { type: 'shoot', weapon: weapon.id, free: false };
      const freely = refusalOf(acting, shot) && countOf(state, seat, 'shoot') > 0;
      return shotPreview(acting, { ...shot, free: freely === true }, target, spent, language);
    });
  shots.sort((a, b) => worthOf(b) - worthOf(a));
  return shots[0] ?? fightPreview(acting, fight, target, spent, language);
}

const worthOf = ({ refusal, panel }: Preview<Command>): number => (refusal ? -1 : (panel.odds?.chance ?? 0));

function aimPreview(acting: Acting, chosen: Chosen, target: Figure, language: Language): Preview<Command> {
  switch (chosen.type) {
    case 'special':
      return specialPreview(acting, chosen, target, language);
    case 'give':
      return givePreview(acting, chosen, target, { pointed: true }, language);
    case 'fight':
      return fightPreview(acting, chosen, target, 0, language);
    default:
      return shotPreview(acting, chosen, target, 0, language);
  }
}

/** Figures that a chosen action may be aimed at, the best first. */
export function aimsOf(acting: Acting, chosen: Chosen, language: Language): readonly AskOption[] {
  return figuresFor(acting, chosen)
    .flatMap((target) => {
      const preview = aimPreview(acting, chosen, target, language);
      return preview.refusal ? [] : [{ target, preview }];
    })
    .sort((a, b) => worthOf(b.preview) - worthOf(a.preview))
    .map(({ target, preview }) => ({
      label: nameIn(acting.state, target.id),
      detail: preview.panel.odds && `${preview.panel.odds.of} ${percent(preview.panel.odds.chance, language)}`,
      value: target.id,
      at: { kind: 'figure', id: target.id },
      overlay: preview.overlay,
    }));
}

/** Shots both ways from a place: those on the figure, and those that it could make there. */
export function exchange(state: State, there: Figure, language: Language): NonNullable<Panel['groups']> {
  const words = adviceWords(language);
  const toThem: { name: string; chance: number }[] = [];
  const toUs: { name: string; chance: number }[] = [];
  for (const enemy of enemiesOf(state, there.id)) {
    const ours = bestShot(state, there, enemy);
    const theirs = bestShot(state, enemy, there);
    if (ours !== undefined) toThem.push({ name: nameIn(state, enemy.id), chance: ours });
    if (theirs !== undefined) toUs.push({ name: nameIn(state, enemy.id), chance: theirs });
  }
  const said = (list: typeof toUs, tone: 'bad' | 'good') =>
    list.sort((a, b) => b.chance - a.chance).map(({ name, chance }) => ({ label: name, value: percent(chance, language), tone }));
  return [
    ...(toUs.length > 0 ? [{ title: words.danger, sign: 'in' as const, facts: said(toUs, 'bad') }] : []),
    ...(toThem.length > 0 ? [{ title: words.chances, sign: 'out' as const, facts: said(toThem, 'good') }] : []),
  ];
}

/** The chance that the best shot of a figure at another wounds it; undefined where it has none. */
function bestShot(state: State, from: Figure, to: Figure): number | undefined {
  if (sheetOf(state, from.id).shoot === null || isPinned(from)) return undefined;
  const range = rangeBetween(cubeOf(from), cubeOf(to));
  const fit = rangedWeapons(state, from).filter((weapon) => range > 0 && range <= Number(weapon.range));
  if (fit.length === 0 || !isSeen(hiddenFrom(state, from, to))) return undefined;
  return Math.max(
    ...fit.map((weapon) => {
      const { target } = shotOdds(state, { shooter: from.id, weapon, target: to.id, suppress: false, dice: 0 });
      return target.dead + target.injured;
    }),
  );
}
