import { BOT, NPC, PERSON } from '@escarmouche/session';
import { expect, test } from 'vitest';
import { playerOf } from './player-of.ts';

test('each seat is told with its player: the first person, others here, bots by their level, NPCs', () => {
  const holders = { a: PERSON, b: PERSON, c: { by: 'bot', level: 'hard' }, d: BOT, e: NPC } as const;
  const all = (language: 'fr' | 'en') => ['a', 'b', 'c', 'd', 'e', 'f'].map((seat) => playerOf(holders, seat, language));
  expect(all('fr')).toEqual(['moi', 'un ami', 'adversaire (difficile)', 'adversaire', 'PNJ', 'un ami']);
  expect(all('en')).toEqual(['me', 'a friend', 'opponent (hard)', 'opponent', 'NPC', 'a friend']);
});
