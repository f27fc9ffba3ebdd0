import { branchOf } from '@escarmouche/session';
import { randomId } from '../parts/random-id.ts';
import { i18n } from '../i18n/index.svelte.ts';
import { keepBattle } from '../storage/keep.ts';
import { titleIn, type Title } from '../storage/title.ts';
import { newGameOptionsOf } from '../systems/index.ts';
import { beginBattle, openBattle, toKeep, type OpenBattle } from './battles.ts';
import type { Margin } from './margin.ts';

/** Copies of an open battle: the same once more, and a branch. */

/** The same battle once more, perhaps with the players' sides changed; returns its id. */
export async function beginAgain({ game, host }: OpenBattle, swap: boolean): Promise<string | undefined> {
  const newGame = await newGameOptionsOf(game.system.id);
  return newGame && beginBattle(game.system.id, newGame.again(host.setup, host.matchSettings, swap));
}

/**
 * A branch that leaves its battle before a person's last decision after so many entries, with dice of its own; the branch remembers its
 * battle, and the margin of the entries that they share.
 */
export async function branchBattle(battle: OpenBattle, entries: number, name: (turn: number) => Title): Promise<string> {
  const { id: from, game, margin, title } = battle;
  const host = branchOf(battle.host, entries, randomId());
  const turn = game.turn(host.snapshot().state);
  const shared: Margin = {
    bookmarks: margin.now.bookmarks.filter(({ entry }) => entry < host.snapshot().entries.length),
    origin: { id: from, root: margin.now.origin?.root ?? from, title: titleIn(title, i18n.language), turn },
  };
  const branch = openBattle({ id: randomId(), title: name(turn), game, host, margin: shared });
  // A battle that cannot be kept is played all the same.
  branch.kept.revision = (await keepBattle(toKeep(branch, turn)).catch(() => undefined)) ?? 0;
  return branch.id;
}
