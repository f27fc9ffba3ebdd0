import { version } from '../../../../package.json';
import { copyText } from '../browser/clipboard.ts';
import type { RosterGroup } from '../systems/game-adapter.ts';
import type { LogLine } from '../table/log.ts';
import { chaptersOf, headlineOf, plain } from '../table/story.ts';
import type { Language } from '@escarmouche/referee';

/** The whole log as text, a headline a turn. */
function logText(lines: readonly LogLine[], groups: readonly RosterGroup[], language: Language, turnName?: string): string {
  return chaptersOf(lines)
    .map((chapter) =>
      [headlineOf(chapter, groups, language, turnName), ...chapter.lines.map(({ told }) => `  ${plain(told.text, language)}`)].join('\n'),
    )
    .join('\n\n');
}

export async function copyLog(
  lines: readonly LogLine[],
  groups: readonly RosterGroup[],
  language: Language,
  turnName?: string,
): Promise<boolean> {
  return copyText(logText(lines, groups, language, turnName));
}

/** The file name of a problem report, with the version; the file itself is a usual match file. */
export const reportName = (title: string): string => `escarmouche-${version} ${title}`;
