import type { Language } from '@escarmouche/referee';
import { download, fileName } from '../storage/download.ts';
import { keepBattle } from '../storage/keep.ts';
import { lobbyOf } from '../systems/index.ts';
import { beginBattle, remember, toKeep, type OpenBattle } from './battles.ts';
import { inscribe, type Margin } from './margin.ts';
import { createMargin } from './margin.svelte.ts';

/** What is made of an open battle: its file, the same once more, another that goes on from it. */

/** The same battle once more, perhaps with the players' sides changed; returns its id. */
export async function beginAgain({ game, session }: OpenBattle, swap: boolean, language: Language): Promise<string | undefined> {
  const lobby = await lobbyOf(game.system.id);
  return lobby && beginBattle(game.system.id, lobby.again(session.setup, session.terms, swap, language));
}

/** Gives a battle's match file to the player. */
export function downloadBattle({ session, title, margin }: OpenBattle): void {
  download(fileName(title, 'jsonl'), inscribe(session.save(), margin.now));
}

/** A battle that goes on after so many entries of another; it remembers which, and what was written about what they share. */
export async function branchBattle(battle: OpenBattle, entries: number, name: (turn: number) => string): Promise<string> {
  const { id: from, game, margin, title } = battle;
  const session = battle.session.fork(entries);
  const turn = game.turn(session.snapshot().state);
  const shared: Margin = {
    bookmarks: margin.now.bookmarks.filter(({ entry }) => entry < entries),
    origin: { id: from, root: margin.now.origin?.root ?? from, title, turn },
  };
  const branch = { id: crypto.randomUUID(), title: name(turn), game, session, margin: createMargin(shared) };
  remember(branch);
  await keepBattle(toKeep(branch, turn));
  return branch.id;
}
