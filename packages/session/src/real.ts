import { isBefore, type Answers, type Match, type Place } from '@escarmouche/referee';
import { isMachines } from './holder.ts';
import { hostOf, type HostSession } from './host.ts';
import { diceOf, type Changing, type MatchSettings } from './match-settings.ts';
import type { Snapshot } from './snapshot.ts';

/** Battles beside a real table, which is its persons' own, and battles that have been there. */

/** Dice for every entry, by the settings that held when it was played. */
export const diceThrough =
  (settings: MatchSettings): Answers =>
  (entry, agreements) =>
  (question, index, state) =>
    diceOf(settingsAt(settings, { entries: entry, answers: index }))(entry, agreements)(question, index, state);

function settingsAt(settings: MatchSettings, place: Place): MatchSettings {
  const held = settings.earlier?.find(({ until }) => isBefore(place, until));
  return held ? { ...settings, dice: held.dice, real: held.real, box: held.box } : settings;
}

/** A match that was kept, as its host goes on with it. */
export function keptHost<Setup, S, C, E>(match: Match<Setup, S, C, E>, settings: MatchSettings): HostSession<Setup, S, C, E> {
  const host = hostOf(match, settings);
  return settings.real || settings.earlier ? atRealTable(host) : host;
}

/** Dice of bots that are typed are anybody's to throw. */
function atRealTable<Setup, S, C, E>(host: HostSession<Setup, S, C, E>): HostSession<Setup, S, C, E> {
  const { seats } = host.matchSettings;
  const thrower = (): string | undefined => {
    const { question } = host.match.pending ?? {};
    return question?.kind === 'roll' && question.seat !== undefined && isMachines(seats, question.seat) ? question.seat : undefined;
  };
  let seen: Snapshot<S, C, E> | undefined;
  let shown: Snapshot<S, C, E> | undefined;
  return {
    ...host,
    snapshot() {
      const now = host.snapshot();
      if (seen !== now || !shown) shown = now.waiting && thrower() !== undefined ? { ...now, waiting: { ...now.waiting, asked: [] } } : now;
      seen = now;
      return shown;
    },
    answer: (value, seat) => host.answer(value, thrower() ?? seat),
  };
}

/** The same battle with other settings from now on: who types dice, and whether figures, tiles and cards are real. A roll that waits is thrown by their dice. */
export function settled<Setup, S, C, E>(host: HostSession<Setup, S, C, E>, { dice, real, box }: Changing): HostSession<Setup, S, C, E> {
  const { entries, pending } = host.match;
  const { real: was, box: drew, earlier = [], ...kept } = cutTo(host.matchSettings, entries.length);
  const until = { entries: entries.length, ...(pending && { answers: pending.answers.length }) };
  const before = { until, dice: kept.dice, ...(was && { real: was }), ...(drew && { box: drew }) };
  const settings = { ...kept, dice, earlier: [...earlier, before], ...(real && { real }), ...(box && { box }) };
  return keptHost(host.match.fork(entries.length, diceThrough(settings)), settings);
}

/**
 * The same battle after so many entries, without what waits: beside a real table anybody goes back to anywhere, and past the end that the seats have
 * agreed on.
 */
export function wentBack<Setup, S, C, E>(host: HostSession<Setup, S, C, E>, entries: number): HostSession<Setup, S, C, E> {
  const settings = cutTo(host.matchSettings, entries);
  const match = host.match.fork(Math.min(entries, host.match.entries.length), diceThrough(settings));
  match.goBack({ entries: match.entries.length });
  return keptHost(match, settings);
}

/** The settings of a battle that has gone back to so many entries: what changed later changes there. */
function cutTo(settings: MatchSettings, entries: number): MatchSettings {
  const earlier = settings.earlier?.map((one) => (one.until.entries > entries ? { ...one, until: { entries } } : one));
  return earlier ? { ...settings, earlier } : settings;
}
