import { version } from '../../../../package.json';
import { copyText } from '../browser/clipboard.ts';
import type { RosterGroup } from '../systems/game-adapter.ts';
import type { LogLine } from '../table/log.ts';
import { chaptersOf, headlineOf, plain } from '../table/story.ts';
import type { Language } from '@escarmouche/referee';

/** The whole log as text, a headline a turn. */
function logText(lines: readonly LogLine[], groups: readonly RosterGroup[], language: Language): string {
  return chaptersOf(lines)
    .map((chapter) =>
      [headlineOf(chapter, groups, language), ...chapter.lines.map(({ told }) => `  ${plain(told.text, language)}`)].join('\n'),
    )
    .join('\n\n');
}

export async function copyLog(lines: readonly LogLine[], groups: readonly RosterGroup[], language: Language): Promise<boolean> {
  return copyText(logText(lines, groups, language));
}

/** What a report of a problem is named: the version stands in its name, the file is a match file like any other. */
export const reportName = (title: string): string => `escarmouche-${version} ${title}`;
