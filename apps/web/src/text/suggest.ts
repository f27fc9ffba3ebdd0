import type { Context } from './context.ts';
import { fold, parseOrder, type Actions } from './grammar.ts';
import { cardLines } from './hand.ts';
import { VERBS, type Verb } from './verbs.ts';

/** Suggestions shown at once. */
const MOST = 8;

/** Words after a verb: a figure of some kind, two figures, a place, or nothing. */
const AFTER: Partial<Record<Verb, 'any' | 'mine' | 'enemy' | 'lists'>> = {
  list: 'lists',
  describe: 'any',
  where: 'any',
  distance: 'any',
  reach: 'any',
  see: 'any',
  odds: 'any',
  attack: 'enemy',
  turn: 'mine',
  select: 'mine',
  activate: 'mine',
};

/** Lines that the one being typed may become, in the language of the page. */
export function suggestionsFor(line: string, context: Context, actions: Actions): readonly string[] {
  const [, before = '', part = ''] = /^(.*\s(?:puis|then)\s+)(.*)$/i.exec(line) ?? [];
  return before === '' ? wholeSuggestions(line, context, actions) : partSuggestions(part, context, actions).map((one) => before + one);
}

/** Continuations of a further part of a movement. */
function partSuggestions(part: string, context: Context, actions: Actions): readonly string[] {
  const { chain } = context.queries;
  const all = Object.keys(chain?.parts ?? {}).map((one) => chain?.label(one, context.language) ?? '');
  const starts = all.filter((one) => fold(one).startsWith(fold(part)) && fold(one) !== fold(part));
  return [...starts, ...(/\s/.test(part) ? completed(part, context, actions) : [])].slice(0, MOST);
}

function wholeSuggestions(line: string, context: Context, actions: Actions): readonly string[] {
  const { language, table } = context;
  const text = fold(line);
  if (text === '') return [];
  const verbs = Object.values(VERBS).map((words) => words[language][0] ?? '');
  const labels = table.aimed.actions.filter(({ refusal }) => !refusal).map(({ label }) => label.toLowerCase());
  const steps = table.aimed.steps.filter(({ refusal }) => !refusal).map(({ label }) => label.toLowerCase());
  const answers = table.ask?.options.map(({ label }) => label.toLowerCase()) ?? [];
  const starts = [...answers, ...steps, ...cardLines(context), ...labels, ...verbs].filter(
    (word) => fold(word).startsWith(text) && fold(word) !== text,
  );
  const more = /\s/.test(line.trimStart()) ? completed(line, context, actions).filter((one) => fold(one) !== text) : [];
  return [...new Set([...starts, ...more])].slice(0, MOST);
}

/** The last word of a line as the beginning of a figure's or a place's name. */
function completed(line: string, { figures, places, words, table }: Context, actions: Actions): readonly string[] {
  const cut = line.lastIndexOf(' ') + 1;
  const [before, part] = [line.slice(0, cut), fold(line.slice(cut))];
  const { verb, action } = parseOrder(before, actions);
  if (verb === undefined && action === undefined) return [];
  const kind = verb === undefined ? undefined : AFTER[verb];
  if (kind === 'lists')
    return [words.list.enemies[2], words.list.mine[2], words.list.enemies[0], words.list.mine[0]].flatMap((one) =>
      one?.startsWith(part) ? [before + one] : [],
    );
  const open = figures.filter(({ gone, mine }) => !gone && (kind === undefined || kind === 'any' || (kind === 'mine') === mine));
  const order =
    action !== undefined
      ? open.toSorted((a, b) => Number(table.aimed.targets.includes(b.id)) - Number(table.aimed.targets.includes(a.id)))
      : open;
  const named = order.filter(({ tag, name }) => fold(tag).startsWith(part) || fold(name).startsWith(part)).map(({ tag }) => before + tag);
  const there =
    part.length < 2 ? [] : places.filter(({ name }) => fold(name).startsWith(part)).map(({ name }) => before + name.toLowerCase());
  return [...named, ...there];
}
