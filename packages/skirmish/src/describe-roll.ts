import { line, poolInWords, type Language, type Link, type Modifier, type Roll, type Sentence, type Text } from '@escarmouche/referee';
import type { Battle, FigureId, GroupId } from './roster.ts';
import type { Words } from './sentence.ts';

/** A roll as the log has it: what for, whose, against whom, by which rule, with what. */
export interface Rolled {
  readonly purpose: string;
  readonly roll: Roll;
  readonly rule: string;
  readonly figure?: FigureId;
  readonly group?: GroupId;
  readonly target?: FigureId;
  readonly of?: string;
}

/** What a roll decides, and what is said when it succeeds or fails. */
export interface Purpose extends Text {
  /** The word between it and whom it is aimed at; "against" where it has none of its own. */
  readonly on?: Text;
  readonly yes?: Text;
  readonly no?: Text;
  /** Its dice are not added up. */
  readonly apart?: true;
}

/** What a system says of its rolls. */
export interface RollWords<S extends Battle> {
  readonly purposeOf: (purpose: string) => Purpose;
  /** Equipment that a roll may name, of who rolls. */
  readonly carriedBy: (state: S, figure: FigureId) => readonly { readonly id: string; readonly cites: string; readonly name: Text }[];
  /** The rule of what it was made with or for, where it is no piece of equipment and `of` does not tell. */
  readonly toolOf: (rolled: Rolled) => string | undefined;
  /** What a figure brings to its rolls itself, by rules whose titles do not say so. */
  readonly own: Readonly<Record<string, Text>>;
  /** The sign of a modifier. */
  readonly sign: (modifier: Modifier) => string;
}

/** "2 dice, 7 or more: 3 5 = 8"; dice that do not count stand in parentheses. */
function diceText({ pool, faces, kept, score }: Roll, apart: boolean, language: Language): string {
  const dice = faces.map((face, i) => (kept[i] ? String(face) : `(${face})`)).join(' ');
  return `${poolInWords(pool, language)}${COLON[language]}${dice}${apart ? '' : ` = ${score}`}`;
}

const COLON: Readonly<Record<Language, string>> = { fr: ' : ', en: ': ' };
const AGAINST: Text = { fr: 'contre', en: 'against' };

/** What a roll is for, with what, and whom it is aimed at: "shot (blaster) at Nela". */
export function rollAim<S extends Battle>(
  words: Words<S>,
  { purpose: id, figure, target }: Pick<Rolled, 'purpose' | 'figure' | 'target'>,
  { purposeOf }: Pick<RollWords<S>, 'purposeOf'>,
  tool?: Link,
): Sentence {
  const purpose = purposeOf(id);
  const whom = target === undefined || target === figure ? undefined : words.figure(target);
  return line`${purpose[words.language]}${tool && line` (${tool})`}${whom && line` ${(purpose.on ?? AGAINST)[words.language]} ${whom}`}`;
}

const RESULT = { yes: { fr: 'réussi', en: 'passed' }, no: { fr: 'échoué', en: 'failed' } } as const;

/** Who rolls for what, against whom and with what, the dice, why they were so, and what came of it. */
export function describeRoll<S extends Battle>(words: Words<S>, rolled: Rolled, told: RollWords<S>): Sentence {
  const { roll, figure, group } = rolled;
  const purpose = told.purposeOf(rolled.purpose);
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
  return line`${who && line`${who}${COLON[words.language]}`}${aim}, ${dice}${because(words, rolled, told, tool, named)}${
    result === undefined ? undefined : line`, ${result}`
  }`;
}

/** What made the dice as they are; left out where that is only the level of what it was made with. */
function because<S extends Battle>(
  words: Words<S>,
  { roll }: Rolled,
  { own, sign }: RollWords<S>,
  tool: Link | undefined,
  named: (id: string) => Link,
): Sentence {
  const { modifiers } = roll.pool;
  if (modifiers.every(({ rule }) => rule === tool?.id)) return [];
  const reasons = modifiers.flatMap((modifier, i) => {
    const { rule } = modifier;
    const told: Link = own[rule] ? { kind: 'rule', id: rule, text: own[rule][words.language] } : named(rule);
    return [`${i === 0 ? '' : ', '}${sign(modifier)} `, told];
  });
  return line` [${reasons}]`;
}
