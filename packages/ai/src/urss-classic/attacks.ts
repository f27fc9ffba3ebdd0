import type { Text } from '@escarmouche/referee';
import { allied, type FigureId } from '@escarmouche/skirmish';
import { engagedWith } from '@escarmouche/skirmish/plane';
import {
  actionsOf,
  expectedOf,
  fullVitality,
  powerOdds,
  specialRules,
  type Command,
  type Figure,
  type State,
} from '@escarmouche/urss-classic';
import { worthOfOusting } from '../plane/goals.ts';
import { bestShot } from '../plane/outlook.ts';
import type { Option as OptionOf } from '../plane/tactics.ts';
import type { Outlook } from './tactics.ts';
import { fightValue, worthOf } from './worth.ts';

export type Option = OptionOf<Command>;

/** A fight is worth so much more than its losses: who is engaged does not get away. */
const GRIP = 0.05;

/** The best shot, and the fight with each enemy in contact. */
export function attacks(outlook: Outlook): Option[] {
  const { state, figure } = outlook;
  const shot = bestShot(outlook);
  const options: Option[] = [];
  if (shot) {
    const command = { type: 'shoot', weapon: shot.aim.weapon.id, target: shot.target.id } as const;
    options.push({ command, value: shot.value, reason: expected(shot.value) });
  }
  for (const enemy of engagedWith(state, figure)) {
    const value = fightValue(state, figure, enemy);
    options.push({
      command: { type: 'fight', target: enemy.id },
      value: value + GRIP + worthOfOusting(state, enemy),
      reason: expected(value),
    });
  }
  return options;
}

/** What the alert stance is worth, in vitality points. */
const ALERT = 0.12;
/** What a power is worth that works and does not hurt, in vitality points. */
const EFFECT = 0.4;

/** Closed offers of other actions: a rough worth for each that is neither an attack nor a movement, powers by their odds. */
export function special({ state, figure }: Outlook): Option[] {
  return actionsOf(state, figure).flatMap((kind) => {
    const worth = kind.id === 'alert' ? ALERT : kind.special?.worth;
    const isPower = kind.special !== undefined && specialRules.get(kind.id).power !== undefined;
    if (worth === undefined && !isPower) return [];
    return kind.offers(state, figure).flatMap(({ command, refusal }) => {
      if (!command || refusal) return [];
      if (!isPower) return { command, value: worth ?? 0, reason: USEFUL };
      const value = powerValue(state, figure, kind.id, command.type === 'special' ? command.target : undefined);
      return { command, value, reason: expected(value) };
    });
  });
}

/** Losses that a power brings, both ways, or else its effect; on a friend, the vitality that it may give back. */
function powerValue(state: State, figure: Figure, power: string, on: FigureId | undefined): number {
  const target = on === undefined ? figure : state.figures[on];
  if (!target) return 0;
  const { works, losses, steps } = powerOdds(state, figure, power, target);
  if (on !== undefined && allied(state, figure.id, on)) return works * missing(state, target);
  const hurts = steps.some(({ purpose }) => purpose === 'damage');
  return worthOf(state, figure.id, losses.map(expectedOf)) + (hurts ? 0 : EFFECT * works);
}

function missing({ scene }: State, { id, vitality }: Figure): number {
  const sheet = scene.sheets[id];
  return sheet ? fullVitality(sheet) - vitality : 0;
}

const USEFUL: Text = { fr: 'Utile et sans risque.', en: 'Useful and safe.' };

function expected(value: number): Text {
  const en = (Math.round(value * 100) / 100).toString();
  const fr = `${en.replace('.', ',')} ${value < 2 ? 'point' : 'points'}`;
  return { fr: `Gain attendu : ${fr} de vitalité.`, en: `Expected gain: ${en} vitality points.` };
}
