import { loadingMatch, readHeader, type Drift, type FileProblem, type Seal, type SetupParser, type System } from '@escarmouche/referee';
import type { HostSession } from './host.ts';
import { settingsFromMeta } from './load-settings.ts';
import { diceThrough, keptHost } from './real.ts';

export type Opened<Setup, S, C, E> =
  | { readonly ok: true; readonly host: HostSession<Setup, S, C, E>; readonly seal: Seal; readonly drift?: Drift }
  | { readonly ok: false; readonly problem: FileProblem };

/** Opens a match file, be it in the middle of a question. `parseSetup` judges the set-up, which comes from outside. */
export function loadSession<Setup, S, C, E>(
  system: System<Setup, S, C, E>,
  text: string,
  parseSetup: SetupParser<Setup>,
): Opened<Setup, S, C, E> {
  const loading = loadingSession(system, text, parseSetup);
  for (;;) {
    const { done, value } = loading.next();
    if (done === true) return value;
  }
}

/** `loadSession` a line at a time: the reader may rest at every yield. */
export function* loadingSession<Setup, S, C, E>(
  system: System<Setup, S, C, E>,
  text: string,
  parseSetup: SetupParser<Setup>,
): Generator<void, Opened<Setup, S, C, E>> {
  const head = readHeader(text);
  if (!head.ok) return head;
  const matchSettings = settingsFromMeta(head.header.meta);
  const loaded = yield* loadingMatch(system, text, parseSetup, diceThrough(matchSettings));
  return loaded.ok ? { ok: true, host: keptHost(loaded.match, matchSettings), seal: loaded.seal, drift: loaded.drift } : loaded;
}
