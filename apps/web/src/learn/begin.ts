import { loadLesson } from '@escarmouche/cases/lesson/load';
import { NOBODY, type Json } from '@escarmouche/referee';
import { BOT, NPC, PERSON, type SeatHolder } from '@escarmouche/session';
import { i18n } from '../i18n/index.svelte.ts';
import { randomId } from '../parts/random-id.ts';
import { router } from '../router/router.svelte.ts';
import { gameOf, quickBattleOf } from '../systems/index.ts';
import type { BattlePlan } from '../systems/new-game.ts';
import { beginBattle } from '../table/battles.ts';
import { sourceOf } from './lessons.ts';
import { learnWords } from './words.ts';

/** Begins a lesson at a table of its own; false where it cannot be read. */
export async function beginLesson(id: string): Promise<boolean> {
  const source = await sourceOf(id);
  const made = source === undefined ? undefined : await loadLesson(source);
  if (!made?.ok) return false;
  const { system, title, learner, npcs, setup } = made.lesson;
  const game = await gameOf(system);
  if (!game) return false;
  const seats = game.roster(game.system.setup(setup as Json), 'fr').flatMap(({ seat }) => (seat === NOBODY ? [] : [seat]));
  const holderOf = (seat: string): SeatHolder => (seat === learner ? PERSON : npcs.includes(seat) ? NPC : BOT);
  return play(system, {
    title: { fr: learnWords.fr.named(title.fr), en: learnWords.en.named(title.en) },
    setup: setup as Json,
    matchSettings: {
      seed: randomId(),
      generator: 'sfc32',
      dice: { [learner]: 'scripted' },
      seats: Object.fromEntries(seats.map((seat) => [seat, holderOf(seat)])),
      notes: { lesson: id },
    },
  });
}

const easily = (holder: SeatHolder): SeatHolder => (holder.by === 'bot' ? { by: 'bot', level: 'easy' } : holder);

/** The first battle after a lesson: that of one click, against an easy opponent. */
export async function beginFirstBattle(system: string): Promise<boolean> {
  const quick = await quickBattleOf(system);
  if (!quick) return false;
  const plan = quick(true, i18n.language);
  const { seats } = plan.matchSettings;
  const easy = Object.entries(seats).map(([seat, holder]) => [seat, easily(holder)] as const);
  return play(system, { ...plan, matchSettings: { ...plan.matchSettings, seats: Object.fromEntries(easy) } });
}

async function play(system: string, plan: BattlePlan): Promise<boolean> {
  const id = await beginBattle(system, plan);
  if (id === undefined) return false;
  router.go(`/table/${id}`);
  return true;
}
