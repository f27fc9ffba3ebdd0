import { booksOf } from '@escarmouche/games';
import type { Language, Text } from '@escarmouche/referee';
import { inSeries, textIn } from '../i18n/format.ts';
import { rules } from '../rules/rulebook.svelte.ts';
import type { NamedPlace, Said } from '../systems/text-queries.ts';
import { figureOf, isOneOf, noPlace, placesCalled, sentence, splitNames, type Context, type Found } from './context.ts';
import type { Order } from './grammar.ts';
import { spotsOf } from './goals.ts';
import { meant } from './names.ts';

/** Places told at once. */
const NEAR = 8;

const texts = ({ phrases }: Order): readonly string[] => phrases.map(({ text }) => text);

/** The figure that is asked about: the one named, or the one at hand. */
function subjectOf(context: Context, order: Order): Found<string> {
  const [text] = texts(order);
  const at = context.table.aimed.selected;
  if (text === undefined) return at === undefined ? { problem: context.words.who('') } : { found: at };
  const figure = figureOf(context, text);
  return figure.found ? { found: figure.found.id } : { problem: figure.problem };
}

function shown(context: Context, said: Said): readonly string[] {
  context.table.looks.show(said.overlay);
  return [said.text];
}

export function sight(context: Context, order: Order): readonly string[] {
  const { found, problem } = subjectOf(context, order);
  return problem === undefined ? shown(context, context.queries.sight(context.state, found, context.language)) : [problem];
}

export function reach(context: Context, order: Order): readonly string[] {
  const { found, problem } = subjectOf(context, order);
  return problem === undefined ? shown(context, context.queries.reach(context.state, found, context.language)) : [problem];
}

/** Two things named in a row, or one and the figure at hand. */
function pairOf(context: Context, order: Order): readonly [string, string] | undefined {
  const [one, other] = texts(order);
  const split = one === undefined ? undefined : splitNames(context, one);
  const first = one === undefined ? undefined : figureOf(context, one).found;
  if (other !== undefined) return first && [first.id, other];
  if (split && !first) return [split[0].id, split[1]];
  const at = context.table.aimed.selected;
  return one !== undefined && at !== undefined ? [at, one] : undefined;
}

export function distance(context: Context, order: Order): readonly string[] {
  const { queries, state, language, words } = context;
  const pair = pairOf(context, order);
  if (!pair) return [words.two];
  const { found } = figureOf(context, pair[1]);
  if (found) return shown(context, queries.measure(state, pair[0], { figure: found.id }, language));
  const spots = spotsOf(context, undefined, { link: 'object', text: pair[1] }, undefined);
  const [at] = spots.found ?? [];
  return at ? shown(context, queries.measure(state, pair[0], { at }, language)) : [spots.problem ?? words.two];
}

export function odds(context: Context, order: Order): readonly string[] {
  const { queries, state, language, words } = context;
  const pair = pairOf(context, order);
  if (!pair) return [words.two];
  const other = figureOf(context, pair[1]);
  return other.found ? shown(context, queries.odds(state, pair[0], other.found.id, language)) : [other.problem];
}

export function list(context: Context, order: Order): readonly string[] {
  const { figures, words, queries, state, language } = context;
  const [text] = texts(order);
  const isMine = text !== undefined && isOneOf(text, words.list.mine);
  const isEnemy = text !== undefined && isOneOf(text, words.list.enemies);
  const isAll = text === undefined || isOneOf(text, words.list.all);
  if (!isAll && !isMine && !isEnemy) return describe(context, order);
  const wanted = figures.filter(({ mine, gone }) => !gone && (isAll || mine === isMine));
  return wanted.length === 0 ? [words.nobody] : wanted.map(({ id }) => sentence(queries.line(state, id, language)));
}

const placesSaid = (named: readonly NamedPlace[], language: Language): readonly string[] => [
  inSeries(
    named.map(({ name, detail }) => `${name}, ${detail}`),
    language,
  ),
];

/** A figure in a line and its card in another; or a piece of terrain. */
export function describe(context: Context, order: Order): readonly string[] {
  const { game, queries, state, language } = context;
  const [text] = texts(order);
  const place = text === undefined || figureOf(context, text).found ? [] : placesCalled(context, text);
  if (place.length > 0) return placesSaid(place, language);
  const { found, problem } = subjectOf(context, order);
  if (problem !== undefined) return [problem];
  const card = game.card(state, found, language);
  context.table.looks.inspect(found);
  return [
    sentence(queries.line(state, found, language)),
    ...(card
      ? [
          sentence(card.skills.map(({ label, value }) => `${label} ${value}`).join(', ')),
          sentence(
            [
              ...card.gear.map(({ name, detail }) => (detail === '' ? name : `${name} (${detail})`)),
              ...card.rules.map(({ name }) => name),
            ].join(', '),
          ),
        ]
      : []),
  ].filter(Boolean);
}

export function where(context: Context, order: Order): readonly string[] {
  const { queries, state, language } = context;
  const [text] = texts(order);
  const { found } = subjectOf(context, order);
  if (found !== undefined)
    return [sentence(`${context.figures.find(({ id }) => id === found)?.name ?? ''}, ${queries.where(state, found, language)}`)];
  const known = text === undefined ? [] : placesCalled(context, text);
  if (known.length > 0) return placesSaid(known, language);
  return [noPlace(context, text ?? '')];
}

/** Pieces of terrain, those near the figure at hand; "places all" for every one. */
export function places(context: Context, order: Order): readonly string[] {
  const { places: all, words, table, game, state, language } = context;
  const near = table.aimed.selected === undefined ? undefined : game.home(state, table.aimed.selected).at;
  const far = ({ at }: { at: { x: number; y: number } }): number => (near ? Math.hypot(at.x - near.x, at.y - near.y) : 0);
  const sorted = all.toSorted((a, b) => far(a) - far(b));
  const told = isOneOf(texts(order)[0] ?? '', words.list.all) ? sorted : sorted.slice(0, NEAR);
  const rest = all.length - told.length;
  return [
    `${inSeries(
      told.map(({ name, detail }) => `${name} (${detail})`),
      language,
    )}.`,
    ...(rest > 0 ? [words.more(rest)] : []),
  ];
}

/** Objectives of the battle. */
export function objectives({ queries, state, table, language, words }: Context): readonly string[] {
  const said = queries.objectives?.(state, table.seat, language) ?? [];
  return said.length > 0 ? said : [words.noObjectives];
}

/** Mission, behaviour and target of a figure that acts by the NPC document. */
export async function role(context: Context, order: Order): Promise<readonly string[]> {
  const { game, state, language, words } = context;
  const { found, problem } = subjectOf(context, order);
  if (problem !== undefined) return [problem];
  const lines = (await game.npcs?.(state))?.role(state, found, language) ?? [];
  return lines.length === 0 ? [words.noObjectives] : [sentence(lines.map(({ label, value }) => `${label} ${value}`).join(', '))];
}

/** Figures that have yet to act by the NPC document, in their order. */
export async function whoActs({ game, state, language, words }: Context): Promise<readonly string[]> {
  const told = (await game.npcs?.(state))?.order(state, language) ?? [];
  if (told.length === 0) return [words.nobody];
  return told.map(({ name, figures }) => {
    const listed = figures.map((one) => `${one.tag} ${one.name}, ${one.mission}, ${one.why}`);
    return sentence(`${name}, ${inSeries(listed, language)}`);
  });
}

/** Why an NPC did what it last did; nothing for other figures. */
export async function reasons({ table, ...context }: Context, asked: Order): Promise<readonly string[]> {
  const { found } = figureOf(context, texts(asked)[0] ?? '');
  const entry = table.log.lastThought(found?.id, table.log.lines);
  const thought = entry === undefined ? undefined : await table.log.thought(entry);
  if (!thought) return [];
  const { order: first, goal, constraint, plan, refused } = thought;
  const said = (line: { readonly text: Text }): string => sentence(textIn(line.text, context.language));
  return [...[first, goal, constraint, plan].map(said), ...refused.map((line) => context.words.refusedPlan(said(line)))];
}

/** A rule by its id or title, or the one that was named last. */
export async function rule({ game, words, language }: Context, order: Order, last: string | undefined): Promise<readonly string[]> {
  const books = booksOf(game.system.id);
  await Promise.all(books.map((book) => rules.load(book)));
  const text = texts(order).join(' ');
  const all = books
    .flatMap((book) => rules.chapters(book))
    .flatMap(({ entries }) => entries.map(({ id, title }) => ({ id, names: [id, title.fr, title.en] })));
  const id = text === '' ? last : meant(text, all)[0]?.id;
  const entry = id === undefined ? undefined : rules.entry(id);
  if (!entry) return [text === '' ? words.whichRule : words.noRule(text)];
  return [`${sentence(entry.title[language])} ${entry.text[language]}`];
}
