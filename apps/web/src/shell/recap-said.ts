import type { Language } from '@escarmouche/referee';
import type { LogLine } from '../table/log.ts';
import type { Remembered } from '../table/recap.ts';
import { plain } from '../table/story.ts';
import type { RosterGroup } from '../systems/game-adapter.ts';
import { tellingWords } from './telling-words.ts';

/** News worth knowing, in a line. `reasonOf`: the reason of an entry that an NPC has played. */
export function recapSaid(
  { from, attack, thought }: Remembered,
  lines: readonly LogLine[],
  groups: readonly RosterGroup[],
  reasonOf: (entry: number) => string | undefined,
  language: Language,
): string {
  if (thought !== undefined) return reasonOf(thought) ?? '';
  if (!attack) return plain(lines[from]?.told.text ?? [], language);
  const t = tellingWords(language);
  const nameOf = (of: string): string => groups.flatMap(({ figures }) => figures).find(({ id }) => id === of)?.name ?? of;
  return t.attack(nameOf(attack.by), nameOf(attack.on), t.outcomes(nameOf(attack.by))[attack.outcome]);
}
