import type { Pool } from '@escarmouche/referee';
import { groupOf } from '@escarmouche/skirmish';
import { opposedPool, signOf } from './dice.ts';
import type { Art } from './power.ts';
import type { Granted, Rule } from './rule.ts';
import type { FigureId } from './state.ts';
import type { Turn } from './turn.ts';

declare module './questions.ts' {
  interface QuestionsByPurpose {
    /** The answer to a power by a duel: yes or no. */
    readonly duel: {
      readonly about: { readonly figure: FigureId; readonly against: FigureId; readonly power: string; readonly score: number };
      readonly answer: boolean;
    };
  }
}

interface Duel extends Pick<Rule, 'id' | 'asks' | 'formerly'> {
  readonly rolls: NonNullable<Rule['rolls']>;
  readonly source: string;
  readonly art: Art;
}

/** Attacked by a power of the art that can be parried, the bearer may roll: a higher score turns the effects on the user (UC-ATTR-PARADE-DUEL). */
export function duelRule({ id, source, art, ...rest }: Duel): Rule {
  const pool = ({ grant }: Granted): Pool => opposedPool(signOf(grant.level ?? 'normal', source));
  return {
    ...rest,
    id,
    cites: [source],
    parry: {
      art,
      pool,
      turnsBack(turn: Turn, bearer, { power, user, score }, granted) {
        const { seat } = groupOf(turn.state, bearer.id);
        const about = { figure: bearer.id, against: user, power, score };
        if (!turn.choose('duel', { seat, about, options: [true, false] })) return false;
        const roll = turn.roll(id, pool(granted), about, seat);
        turn.emit({ type: 'rolled', purpose: id, roll, rule: source, figure: bearer.id, target: user });
        return roll.score > score;
      },
    },
  };
}
