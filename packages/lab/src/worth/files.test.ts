import { contents } from '@escarmouche/content';
import { worthFiles } from '@escarmouche/content/worth';
import { expect, test } from 'vitest';
import { packFingerprint } from './fingerprint.ts';

const fileOf = (adaptation: string) => worthFiles.find((file) => file.adaptation === adaptation);

test.each(contents)(
  'UC-SYS-SCOPE: every profile of $adaptation has a worth, measured as it is today (npm run measure:worth)',
  (content) => {
    const file = fileOf(content.adaptation);
    const measured = Object.keys(file?.parts ?? {});
    expect(Object.keys(content.profiles).filter((id) => !measured.includes(`profile:${id}`))).toEqual([]);
    expect(file?.of).toBe(packFingerprint(content));
    expect(file?.battles).toBeGreaterThanOrEqual(100);
  },
);
