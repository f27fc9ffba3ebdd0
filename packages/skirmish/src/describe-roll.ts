import { line, notation, type Link, type Modifier, type Roll, type Sentence, type Text } from '@escarmouche/referee';
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

/** "2d6>=7, 3 5 = 8"; dice that do not count stand in parentheses. */
function diceText({ pool, faces, kept, score }: Roll, apart: boolean): string {
  const dice = faces.map((face, i) => (kept[i] ? String(face) : `(${face})`)).join(' ');
  return `${notation(pool)}, ${dice}${apart ? '' : ` = ${score}`}`;
}

const RESULT = { yes: { fr: 'réussi', en: 'passed' }, no: { fr: 'échoué', en: 'failed' } } as const;

/** Who rolls against whom, for what and with what, the dice, why they were so, and what came of it. */
export function describeRoll<S extends Battle>(words: Words<S>, rolled: Rolled, told: RollWords<S>): Sentence {
  const { roll, figure, group, target } = rolled;
  const purpose = told.purposeOf(rolled.purpose);
  const who = figure !== undefined ? words.figure(figure) : group !== undefined ? words.group(group) : undefined;
  const whom = target === undefined || target === figure ? undefined : words.figure(target);
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
  const parties = line`${who}${whom && (who ? line` → ${whom}` : whom)}${(who ?? whom) ? words.say([' : '], [': ']) : undefined}`;
  const dice = diceText(roll, purpose.apart === true);
  return line`${parties}${purpose[words.language]}${tool && line` (${tool})`}, ${dice}${because(words, rolled, told, tool, named)}${
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
