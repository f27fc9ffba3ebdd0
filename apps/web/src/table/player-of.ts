import type { Language, Seat } from '@escarmouche/referee';
import { personsOf, type Holders } from '@escarmouche/session';

const fr = { me: 'moi', friend: 'un ami', opponent: 'adversaire', npc: 'PNJ', easy: 'facile', hard: 'difficile' };
const en: typeof fr = { me: 'me', friend: 'a friend', opponent: 'opponent', npc: 'NPC', easy: 'easy', hard: 'hard' };

/** The player of a seat in a word; of a bot whose level is not the usual one, with that level. A seat that is not listed waits for a friend. */
export function playerOf(holders: Holders, seat: Seat, language: Language): string {
  const words = language === 'fr' ? fr : en;
  const holder = holders[seat];
  if (holder?.by === 'npc') return words.npc;
  if (holder?.by !== 'bot') return personsOf(holders)[0] === seat ? words.me : words.friend;
  const { level } = holder;
  return level === 'easy' || level === 'hard' ? `${words.opponent} (${words[level]})` : words.opponent;
}
