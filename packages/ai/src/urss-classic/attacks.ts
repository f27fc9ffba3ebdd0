import type { Text } from '@escarmouche/referee';
import { actionsOf, engagedWith, type Command } from '@escarmouche/urss-classic';
import { bestShot, fightValue, type Outlook } from './outlook.ts';

/** A command, what it is worth in vitality points, and why. */
export interface Option {
  readonly command: Command;
  readonly value: number;
  readonly reason: Text;
}

/** A fight is worth so much more than its losses: who is engaged does not get away. */
const GRIP = 0.05;

/** The best shot, and the fight with each enemy in contact. */
export function attacks(outlook: Outlook): Option[] {
  const { state, figure } = outlook;
  const shot = bestShot(outlook);
  const options: Option[] = [];
  if (shot) {
    const command = { type: 'shoot', weapon: shot.weapon.id, target: shot.target.id } as const;
    options.push({ command, value: shot.value, reason: expected(shot.value) });
  }
  for (const enemy of engagedWith(state, figure)) {
    const value = fightValue(state, figure, enemy);
    options.push({ command: { type: 'fight', target: enemy.id }, value: value + GRIP, reason: expected(value) });
  }
  return options;
}

/** Closed offers of other actions: a rough worth for each kind that is neither an attack nor a movement. */
const WORTH: Readonly<Record<string, number>> = { power: 0.35, reload: 0.2, alert: 0.12, hide: 0.1 };

export function special({ state, figure }: Outlook): Option[] {
  return actionsOf(state, figure)
    .filter((kind) => kind.command in WORTH)
    .flatMap((kind) => kind.offers(state, figure))
    .flatMap(({ type, command, refusal }) => (command && !refusal ? { command, value: WORTH[type] ?? 0, reason: USEFUL } : []));
}

const USEFUL: Text = { fr: 'Utile et sans risque.', en: 'Useful and safe.' };

function expected(value: number): Text {
  const en = (Math.round(value * 100) / 100).toString();
  return { fr: `Gain attendu : ${en.replace('.', ',')}.`, en: `Expected gain: ${en}.` };
}
