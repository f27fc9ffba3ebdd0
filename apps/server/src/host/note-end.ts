import type { BotLog, Opened } from '../bots/machines.ts';
import type { Rights } from './rights.ts';

/** Notes when a battle that is open here is over, or goes on once more. Returns what ends that. */
export function noteEnd({ id, battle }: Pick<Opened, 'id' | 'battle'>, rights: Rights, log: BotLog): () => void {
  let noted = false;
  const note = (): void => {
    if (battle.isOver === noted) return;
    noted = battle.isOver;
    rights.end(id, noted).catch((reason: unknown) => log({ battle: id, reason }));
  };
  note();
  return battle.attend(note);
}
