import { line, poolInWords, type Language, type Link, type Modifier, type Roll, type Sentence, type Text } from '@escarmouche/referee';
import type { Registry } from './registry.ts';
import type { Battle, FigureId, GroupId } from './roster.ts';
import { wordsFor, type Words } from './sentence.ts';

/** A roll of the log: purpose, roller, opponent, rule and equipment. */
export interface Rolled {
  readonly purpose: string;
  readonly roll: Roll;
  readonly rule: string;
  readonly figure?: FigureId;
  readonly group?: GroupId;
  readonly target?: FigureId;
  readonly of?: string;
}

/** The purpose of a roll, with the words for its success and failure. */
export interface Purpose extends Text {
  /** Preposition between the purpose and the target; "against" when absent. */
  readonly on?: Text;
  readonly yes?: Text;
  readonly no?: Text;
  /** The dice of the roll are not added up. */
  readonly apart?: true;
}

/** Words of a system for its rolls. */
export interface RollWords<S extends Battle> {
  /** Purposes of rolls that every battle has. */
  readonly purposes: Readonly<Record<string, Purpose>>;
  /** Special rules may roll for themselves: a purpose of their own is the slug of the rule. */
  readonly rules: Registry<{ readonly id: string; readonly rolls?: { readonly told: Text; readonly apart?: true } }>;
  /** Equipment that a roll may name, of who rolls. */
  readonly carriedBy: (state: S, figure: FigureId) => readonly { readonly id: string; readonly cites: string; readonly name: Text }[];
  /** Catalogue id of the rule that a roll was made with or for, where no equipment and no `of` tells it. */
  readonly toolOf: (rolled: Rolled) => string | undefined;
  /** Contributions of the figure itself by rules whose titles do not tell them. */
  readonly own: Readonly<Record<string, Text>>;
  /** The sign of a modifier. */
  readonly sign: (modifier: Modifier) => string;
}

/** Purposes of rolls in every document. */
export const PURPOSES = {
  order: { fr: 'ordre de jeu', en: 'order of play' },
  shooting: { fr: 'tir', en: 'shot', on: { fr: 'sur', en: 'at' }, yes: { fr: 'touché', en: 'hit' }, no: { fr: 'manqué', en: 'missed' } },
  npc: { fr: 'dé d’une table de PNJ', en: 'die of an NPC table' },
  morale: { fr: 'test de Moral', en: 'morale test' },
  power: { fr: 'test de pouvoir', en: 'power test', on: { fr: 'sur', en: 'on' } },
  scatter: { fr: 'tirage', en: 'draw', on: { fr: 'pour', en: 'for' } },
} as const satisfies Readonly<Record<string, Purpose>>;

/** Purpose of a roll by its special rule, else by every battle. */
function purposeOf(id: string, { rules, purposes }: Pick<RollWords<never>, 'rules' | 'purposes'>): Purpose {
  const own = rules.has(id) ? rules.get(id).rolls : undefined;
  const purpose = own ? { ...own.told, ...(own.apart && { apart: own.apart }) } : purposes[id];
  if (!purpose) throw new Error(`no roll "${id}"`);
  return purpose;
}

/** Sentences about a system's rolls and their purposes. */
export const rollTeller = <S extends Battle>(told: RollWords<S>) => ({
  describeRoll: (words: Words<S>, rolled: Rolled): Sentence => describeRoll(words, rolled, told),
  /** Purpose and target of a roll. */
  aimOfRoll: (state: S, rolled: Aimed, language: Language): Sentence => rollAim(wordsFor(state, language), rolled, told),
});

type Aimed = Pick<Rolled, 'purpose' | 'figure' | 'target'>;

/** "2 dice, 7 or more: 3 5 = 8"; dice that do not count stand in parentheses. */
function diceText({ pool, faces, kept, score }: Roll, apart: boolean, language: Language): string {
  const dice = faces.map((face, i) => (kept[i] ? String(face) : `(${face})`)).join(' ');
  return `${poolInWords(pool, language)}${COLON[language]}${dice}${apart ? '' : ` = ${score}`}`;
}

const COLON: Readonly<Record<Language, string>> = { fr: ' : ', en: ': ' };
const AGAINST: Text = { fr: 'contre', en: 'against' };

/** Purpose, equipment and target of a roll: "shot (blaster) at Nela". */
function rollAim<S extends Battle>(words: Words<S>, { purpose: id, figure, target }: Aimed, told: RollWords<S>, tool?: Link): Sentence {
  const purpose = purposeOf(id, told);
  const whom = target === undefined || target === figure ? undefined : words.figure(target);
  return line`${purpose[words.language]}${tool && line` (${tool})`}${whom && line` ${(purpose.on ?? AGAINST)[words.language]} ${whom}`}`;
}

const RESULT = { yes: { fr: 'réussi', en: 'passed' }, no: { fr: 'échoué', en: 'failed' } } as const;

/** The same sentence with a capital, where no name begins it. */
const capped = ([first = '', ...others]: Sentence): Sentence =>
  typeof first === 'string' ? [first.charAt(0).toUpperCase() + first.slice(1), ...others] : [first, ...others];

/** A roll in one sentence: roller, purpose, target, equipment, dice, modifiers and result. */
function describeRoll<S extends Battle>(words: Words<S>, rolled: Rolled, told: RollWords<S>): Sentence {
  const { roll, figure, group } = rolled;
  const purpose = purposeOf(rolled.purpose, told);
  const who = figure !== undefined ? words.figure(figure) : group !== undefined ? words.group(group) : undefined;
  const names = figure === undefined ? [] : told.carriedBy(words.state, figure);
  const named = (id: string): Link => {
    const item = names.find(({ cites }) => cites === id);
    return item ? { kind: 'rule', id, text: item.name[words.language] } : words.rule(id);
  };
  const item = names.find(({ id, cites }) => id === rolled.of || cites === rolled.of);
  const toolId = item?.cites ?? rolled.of ?? told.toolOf(rolled);
  const tool = toolId === undefined ? undefined : named(toolId);
  const result =
    roll.success === undefined ? undefined : (purpose[roll.success ? 'yes' : 'no'] ?? RESULT[roll.success ? 'yes' : 'no'])[words.language];
  const aim = rollAim(words, rolled, told, tool);
  const dice = diceText(roll, purpose.apart === true, words.language);
  return line`${who ? line`${who}${COLON[words.language]}${aim}` : capped(aim)}, ${dice}${because(words, rolled, told, tool, named)}${
    result === undefined ? undefined : line`, ${result}`
  }`;
}

/** Modifiers of the dice; left out where the level of the equipment is the only one. */
function because<S extends Battle>(
  words: Words<S>,
  { roll }: Rolled,
  { own, sign }: RollWords<S>,
  tool: Link | undefined,
  named: (id: string) => Link,
): Sentence {
  // A skill at level 0 changes no roll.
  const modifiers = roll.pool.modifiers.filter(({ effect }) => effect !== '0');
  if (modifiers.every(({ rule }) => rule === tool?.id)) return [];
  const reasons = modifiers.flatMap((modifier, i) => {
    const { rule } = modifier;
    const told: Link = own[rule] ? { kind: 'rule', id: rule, text: own[rule][words.language] } : named(rule);
    return [`${i === 0 ? '' : ', '}${sign(modifier)} `, told];
  });
  return line` [${reasons}]`;
}
