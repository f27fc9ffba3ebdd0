import type { Text } from '@escarmouche/referee';

/** Something that a request is told in both languages, with a status. */
export interface Problem extends Error {
  readonly statusCode: number;
  readonly reason: Text;
}

export const problem = (statusCode: number, fr: string, en: string): Problem =>
  Object.assign(new Error(en), { statusCode, reason: { fr, en } });
