import { router } from '../router/router.svelte.ts';
import { retitled, type Title } from '../storage/title.ts';
import { turnName } from '../systems/turn-name.ts';
import type { OpenBattle } from '../table/battles.ts';
import { branchBattle } from '../table/copies.ts';
import { i18n } from '../i18n/index.svelte.ts';
import { analysisWords } from './words.ts';

/** Plays on from before the last decision of a person in the first entries of a battle, in a battle of its own. */
export async function playOn(battle: OpenBattle, entries: number): Promise<void> {
  // A branch of a branch is called after the title it began with.
  const title = battle.margin.now.origin?.title ?? battle.title;
  const named = (turn: number): Title =>
    retitled(
      title,
      (name, language) => analysisWords[language].moments.branchName(name, turnName(battle.game.system.id, language), turn),
      i18n.language,
    );
  const id = await branchBattle(battle, entries, named);
  router.go(`/table/${id}`);
}
