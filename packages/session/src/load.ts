import {
  loadingMatch,
  readHeader,
  type Drift,
  type FileProblem,
  type Match,
  type Place,
  type Seal,
  type SetupParser,
  type System,
} from '@escarmouche/referee';
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
  const { meta } = head.header;
  const settings = settingsFromMeta(meta);
  const loaded = yield* loadingMatch(system, text, parseSetup, diceThrough(settings));
  if (!loaded.ok) return loaded;
  const { match, seal, drift } = loaded;
  // Dice that fell without a seed, as at a host, are none of the seed that the match goes on with.
  const matchSettings = typeof meta.seed === 'string' ? settings : { ...settings, branched: endOf(match) };
  return { ok: true, host: keptHost(match, matchSettings), seal, drift };
}

/** The place up to which a match is recorded. */
const endOf = ({ entries, pending }: Pick<Match<unknown, unknown, unknown, unknown>, 'entries' | 'pending'>): Place => ({
  entries: entries.length,
  ...(pending && { answers: pending.answers.length }),
});
