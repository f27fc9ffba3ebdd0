import { loadLesson } from '@escarmouche/cases/lesson/load';
import { BOT, NPC, PERSON, type SeatHolder } from '@escarmouche/session';
import { i18n } from '../i18n/index.svelte.ts';
import { quickBattleOf } from '../systems/index.ts';
import { beginTaught, playAtTable } from './begin-battle.ts';
import { sourceOf } from './lessons.ts';
import { learnWords } from './words.ts';

/** Begins a lesson at a table of its own; false where it cannot be read. */
export async function beginLesson(id: string): Promise<boolean> {
  const source = await sourceOf(id);
  const made = source === undefined ? undefined : await loadLesson(source);
  if (!made?.ok) return false;
  const { lesson } = made;
  const { title, learner, npcs } = lesson;
  const named = { fr: learnWords.fr.named(title.fr), en: learnWords.en.named(title.en) };
  return beginTaught(lesson, named, (seat) => (seat === learner ? PERSON : npcs.includes(seat) ? NPC : BOT), { lesson: id });
}

const easily = (holder: SeatHolder): SeatHolder => (holder.by === 'bot' ? { by: 'bot', level: 'easy' } : holder);

/** The first battle after a lesson: that of one click, against an easy opponent. */
export async function beginFirstBattle(system: string): Promise<boolean> {
  const quick = await quickBattleOf(system);
  if (!quick) return false;
  const plan = quick(true, i18n.language);
  const { seats } = plan.matchSettings;
  const easy = Object.entries(seats).map(([seat, holder]) => [seat, easily(holder)] as const);
  return playAtTable(system, { ...plan, matchSettings: { ...plan.matchSettings, seats: Object.fromEntries(easy) } });
}
