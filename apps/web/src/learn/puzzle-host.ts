import { withSeed, wentBack } from '@escarmouche/session';
import { dealtHost } from '@escarmouche/session/dealing';
import { randomId } from '../parts/random-id.ts';
import type { AnyHost } from '../table/battles.ts';

/** The battle of a puzzle: dice of its seed fall as soon as they are rolled, and nothing is taken back once they lie, or the try has been judged. */
export function puzzleHost({ match, matchSettings }: Pick<AnyHost, 'match' | 'matchSettings'>, isJudged: () => boolean): AnyHost {
  const host = dealtHost(match, matchSettings, () => undefined);
  const undoable: AnyHost['undoable'] = (seat) => {
    const undo = host.undoable(seat);
    return undo?.free && !isJudged() ? undo : undefined;
  };
  return { ...host, undoable };
}

/** The same puzzle from its start, with other dice. */
export function puzzleAgain(host: AnyHost, isJudged: () => boolean): AnyHost {
  const { match, matchSettings } = wentBack(host, 0);
  return puzzleHost({ match, matchSettings: withSeed(matchSettings, randomId()) }, isJudged);
}
