import { FACE_NAMES, isPinned, poolFaces, waiting, type State } from '@escarmouche/deadzone';
import type { Language } from '@escarmouche/referee';
import { figuresInPlay } from '@escarmouche/skirmish';
import type { Reminder } from '../companion.ts';
import { tagOf } from '../plane/who.ts';
import { lookOf } from '../../boards/sides.ts';
import { ruleName, sideOfSeat } from './look.ts';
import { ruleOf } from './rules.ts';

const fr = {
  waiting: 'À activer',
  dice: (side: string) => `Dés ${side}`,
  points: (side: string) => `Points ${side}`,
  actions: 'Actions courtes restantes',
  pinned: 'Bloquées',
  smoke: 'Fumée',
  none: 'aucun',
};
const en: typeof fr = {
  waiting: 'To activate',
  dice: (side) => `Dice ${side}`,
  points: (side) => `Points ${side}`,
  actions: 'Short actions left',
  pinned: 'Pinned',
  smoke: 'Smoke',
  none: 'none',
};

/** Short actions of an activation (DZ-ACT-ECONOMY). */
const SHORTS = 2;

/** Reminders at a real battlefield: who has yet to play, command dice, points, what lies on whom and what is carried. */
export function remindersOf(state: State, language: Language): readonly Reminder[] {
  if (state.phase !== 'play') return [];
  const words = language === 'fr' ? fr : en;
  const figures = figuresInPlay(state);
  const tags = (those: readonly { readonly id: string }[]): string => those.map(({ id }) => tagOf(state, id)).join(' ');
  const { activation, scene, points, smoke } = state;
  const left = scene.groups.flatMap(({ seat }) => waiting(state, seat));
  const pinned = figures.filter(isPinned);
  const marks = [...new Set(figures.flatMap((figure) => figure.marks))];
  const those: readonly (Reminder | undefined)[] = [
    activation && { label: words.actions, value: String(activation.long ? 0 : SHORTS - activation.shorts), rule: 'DZ-ACT-ECONOMY' },
    left.length > 0 ? { label: words.waiting, value: tags(left), rule: 'DZ-ROUND-TURN' } : undefined,
    ...scene.groups.flatMap(({ seat }): readonly Reminder[] => {
      const { letter } = lookOf(sideOfSeat(state, seat) ?? 0);
      return [
        {
          label: words.dice(letter),
          value: counted(poolFaces(state, seat).map((face) => FACE_NAMES[face][language])) || words.none,
          rule: 'DZ-CMD-ONE',
        },
        { label: words.points(letter), value: `${points[seat] ?? 0}/${scene.mission.target}` },
      ];
    }),
    pinned.length > 0 ? { label: words.pinned, value: tags(pinned), tone: 'warn', rule: 'DZ-STATE-PINNED' } : undefined,
    ...marks.map((mark): Reminder => ({
      label: ruleName(mark, language),
      value: tags(figures.filter((figure) => figure.marks.includes(mark))),
      tone: 'warn',
      rule: ruleOf(mark),
    })),
    ...figures.flatMap((figure) =>
      figure.carried.map(({ item }): Reminder => ({ label: ruleName(item, language), value: tagOf(state, figure.id), rule: ruleOf(item) })),
    ),
    smoke.length > 0 ? { label: words.smoke, value: smoke.join(' '), tone: 'warn', rule: 'DZ-STATE-SMOKE' } : undefined,
  ];
  return those.filter((one) => one !== undefined);
}

/** "Tir ×2, Splat": each face once. */
const counted = (faces: readonly string[]): string =>
  [...new Set(faces)]
    .map((face) => {
      const count = faces.filter((one) => one === face).length;
      return count > 1 ? `${face} ×${count}` : face;
    })
    .join(', ');
