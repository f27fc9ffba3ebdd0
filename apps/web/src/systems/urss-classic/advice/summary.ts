import { chance, type Language } from '@escarmouche/referee';
import type { Event, State } from '@escarmouche/urss-classic';
import type { Summary } from '../../game-adapter.ts';
import { reasonsIn, scoreIn } from '../../outcome.ts';
import { sideIndex, sideOf } from '../../plane/who.ts';
import { sideName } from '../side-names.ts';
import { adviceWords } from './words.ts';

interface Luck {
  rolls: number;
  passed: number;
  expected: number;
}

/** How a battle ended: who won, what it cost, and how the dice fell against what was to be expected of them. */
export function summaryOf(initial: State, final: State, events: readonly Event[], language: Language): Summary {
  const words = adviceWords(language);
  const { outcome } = final;
  const sides = [...new Set(initial.scene.groups.map(({ side }) => side))];
  const luck = luckBySide(initial, events);
  const nameOf = (side: string): string =>
    initial.scene.groups
      .filter((group) => group.side === side)
      .map(({ name }) => sideName(name, language))
      .join(' & ');
  const winners = outcome?.winners ?? [];
  return {
    title: winners.length === 0 ? words.draw : words.victory(winners.map(nameOf).join(' & ')),
    ...reasonsIn(outcome, language),
    sides: sides.map((side) => {
      const index = sideIndex(initial, side);
      const figures = initial.scene.roster.filter((id) => sideOf(initial, id) === index);
      const lost = figures.filter((id) => ['out', 'fled'].includes(final.figures[id]?.posture ?? ''));
      return {
        side: index,
        name: nameOf(side),
        won: winners.includes(side),
        score: scoreIn(outcome, side, language),
        losses: { label: words.losses, count: lost.length, of: figures.length },
        luck: luck.get(index) ?? { rolls: 0, passed: 0, expected: 0 },
      };
    }),
  };
}

/** Rolls that had to reach something: how many did, and how many would on the average. */
function luckBySide(state: State, events: readonly Event[]): ReadonlyMap<number, Luck> {
  const all = new Map<number, Luck>();
  for (const event of events) {
    if (event.type !== 'rolled' || event.figure === undefined || event.roll.success === undefined) continue;
    const side = sideOf(state, event.figure);
    const luck = all.get(side) ?? { rolls: 0, passed: 0, expected: 0 };
    all.set(side, luck);
    luck.rolls++;
    luck.passed += event.roll.success ? 1 : 0;
    luck.expected += chance(event.roll.pool);
  }
  return all;
}
