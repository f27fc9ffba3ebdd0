import type { Text } from '@escarmouche/referee';

/** Kinds of bearers of a special rule. Worn armour and objects carried give their rules to the figure. */
export type Bearer = 'figure' | 'weapon' | 'shield';

/** A rule that says itself who bears it, where its hooks alone do not tell. */
export interface Borne {
  readonly bearers?: readonly Bearer[];
}

/** For each hook of a rule, the bearers whose rules are asked for it; none where the hook does nothing by itself. */
export type AskedOf<R extends Borne> = Readonly<Record<Exclude<keyof R, keyof Borne>, readonly Bearer[]>>;

const ALL: readonly Bearer[] = ['figure', 'weapon', 'shield'];

/** Bearers on which a rule does anything: those it names, or those asked for one of its hooks. */
export function bearersBy<R extends Borne>(asked: AskedOf<R>, rule: R): readonly Bearer[] {
  if (rule.bearers) return rule.bearers;
  const hooks = Object.keys(asked) as (keyof AskedOf<R>)[];
  return ALL.filter((bearer) => hooks.some((hook) => rule[hook] !== undefined && asked[hook].includes(bearer)));
}

const CALLED: Readonly<Record<Bearer, Text>> = {
  figure: { fr: 'une figurine', en: 'a figure' },
  weapon: { fr: 'une arme', en: 'a weapon' },
  shield: { fr: 'un bouclier', en: 'a shield' },
};

/** Reason why a rule does nothing on a bearer; undefined where it does something. `name`: the rule as the reader of the reason writes it. */
export function idleGrant(bearers: readonly Bearer[], given: Bearer, name: Text): Text | undefined {
  if (bearers.includes(given)) return undefined;
  const theirs = bearers.map((one) => CALLED[one]);
  return {
    fr: `« ${name.fr} » est sans effet sur ${CALLED[given].fr} : c’est une règle pour ${theirs.map(({ fr }) => fr).join(' ou ')}`,
    en: `"${name.en}" does nothing on ${CALLED[given].en}: it is a rule for ${theirs.map(({ en }) => en).join(' or ')}`,
  };
}
