import type { Language } from '@escarmouche/referee';
import { expect, test } from 'vitest';
import type { Table } from '../../../table/table.svelte.ts';
import { wallBattle } from '../testing.ts';
import { advice } from '../advice/advice.ts';
import { game } from '../index.ts';
import { queries } from './queries.ts';
import { i18n } from '../../../i18n/index.svelte.ts';
import { createAim } from '../../../table/aim.svelte.ts';
import { createAimed } from '../../../table/aimed.svelte.ts';
import { aimedAt } from '../../../text/chain.ts';
import { contextOf } from '../../../text/context.ts';
import { parseOrder } from '../../../text/grammar.ts';
import { helpAll, helpNow } from '../../../text/help.ts';
import { suggestionsFor } from '../../../text/suggest.ts';

type Parts = Parameters<typeof contextOf>[0];

/** A table where a1 acts, west of a wall, for lines that are typed. */
async function talk(language: Language = 'fr', mixed: 'yes' | 'no' = 'yes') {
  await i18n.choose(language);
  const state = wallBattle({ 'move.mixedModes': mixed });
  const aim = createAim();
  const now = { snapshot: { state, outcome: undefined }, seat: 'a', mayCommand: true, ask: undefined };
  const aimed = createAimed(game, {} as never, aim, { ...now, advice } as never);
  const table = { ...now, aim, aimed } as unknown as Table;
  const context = contextOf({ table, game, queries, advice, language } as unknown as Parts);
  return {
    context,
    /** The answer to a line, and the way aimed at. */
    type(line: string, how: 'do' | 'preview' | 'why' = 'preview') {
      const { said, ...rest } = aimedAt(context, parseOrder(line, queries.verbs), how);
      return { said: said.join(' ').replaceAll('\u00a0', ' '), ...rest, command: aimed.preview?.commands[0] };
    },
  };
}
type Talk = Awaited<ReturnType<typeof talk>>;
const legsOf = ({ command }: ReturnType<Talk['type']>): readonly string[] | undefined =>
  command?.type === 'mixed' ? command.legs.map(({ type }) => type) : undefined;
/** The line that an answer says may be typed. */
const again = (said: string): string => /(?:Se dit aussi : « |Also said: “)(.*?) ?[»”]/.exec(said)?.[1] ?? '';

test.each([
  ['fr', 'marcher puis escalader l’obstacle puis marcher en N10'],
  ['fr', 'A1 marche en L10, puis escalade N10'],
  ['fr', 'mouvement mixte par L10 en N10'],
  ['fr', 'marcher en L10 puis N10'],
  ['en', 'move to L10 then climb then move to N10'],
  ['en', 'move 1 to the east then climb then move 2 to the east'],
] as const)(
  'UK-ACT-ONE-THING: a movement of several kinds is said in parts, and what is told can be typed again (%s: %s)',
  async (language, line) => {
    const typed = (await talk(language)).type(line);
    expect(legsOf(typed)).toEqual(['move', 'climb', 'move']);
    expect(typed.ready).toBe('ask');
    expect((await talk(language)).type(again(typed.said)).command).toEqual(typed.command);
  },
);

test('UK-ACT-CLIMB: to climb something ends where the climb does', async () => {
  const typed = (await talk()).type('marcher puis escalader l’obstacle');
  expect(legsOf(typed)).toEqual(['move', 'climb']);
  expect((await talk()).type(again(typed.said)).command).toEqual(typed.command);
});

test('UK-ACT-ONE-THING: a facing is part of it, and said again', async () => {
  const typed = (await talk()).type('marcher puis escalader puis marcher en N10 face au nord');
  expect(typed.command).toMatchObject({ facing: { x: 0, y: 1000 } });
  expect(again(typed.said)).toBe('marcher puis escalader puis marcher en N10.0 tourné vers nord');
  expect((await talk()).type(again(typed.said)).command).toEqual(typed.command);
});

test('UK-ACT-ONE-THING: it is done at once when it does what was said; what was not said, or does not lead so far, is asked about', async () => {
  expect((await talk()).type('marcher puis escalader puis marcher en N10', 'do')).toMatchObject({ said: '', ready: 'do' });
  const unsaid = (await talk()).type('marcher en L10 puis marcher en N10', 'do');
  expect(unsaid.ready).toBe('ask');
  expect(unsaid.said).toContain('Se dit aussi : « marcher en L10.0 puis escalader puis marcher en N10.0 ».');
  const far = (await talk()).type('marcher puis escalader puis marcher en T10', 'do');
  expect(far.ready).toBe('ask');
  expect(far.said).toMatch(/Règle :.*jusqu’en .*oui ou non/);
});

test.each([
  [
    'fr',
    'marcher en L10 puis nager en N10',
    '« nager » : le chemin de L.5/10.0 à N10.0 n’en demande pas. Il demande : escalader, marcher.',
  ],
  ['fr', 'marcher en L12 puis escalader en L14', '« escalader » : le chemin de L14.0 à L14.0 n’en demande pas.'],
  [
    'fr',
    'marcher en L10 puis sauter en N10',
    '« sauter en n10 » ne peut pas faire partie d’un tel mouvement. Peuvent en faire partie : marcher, nager, escalader, échelle.',
  ],
  ['fr', 'tirer B1 puis marcher en L10', '« tirer b1 » ne peut pas faire partie'],
  ['fr', 'marcher en L10 puis danser sur l’obstacle', '« danser sur l obstacle » : pas compris.'],
  ['fr', 'marcher en L10 puis escalader la lune', 'Aucun lieu ne s’appelle « lune ».'],
  ['fr', 'marcher en L10 puis escalader', 'Où ?'],
  ['en', 'move to L10 then swim to N10', '“swim”: the way from L.5/10.0 to N10.0 needs none. It needs: climb, move.'],
  ['en', 'move to L10 then jump to N10', '“jump to n10” cannot be part of such a movement.'],
] as const)('an error says what and where (%s: %s)', async (language, line, said) => {
  const typed = (await talk(language)).type(line, 'do');
  expect(typed.said).toContain(said);
  expect([typed.ready, typed.command]).toEqual([undefined, undefined]);
});

test('UK-ACT-ONE-THING: without the option each is an action of its own, and the rule says so', async () => {
  const { said, ready } = (await talk('fr', 'no')).type('marcher puis escalader puis marcher en N10', 'do');
  expect(said).toContain('Marcher, escalader et nager sont des actions distinctes.');
  expect(ready).toBeUndefined();
});

test('in a game that knows no such movement parts are orders of their own', async () => {
  const { context } = await talk();
  const { chain: _chain, ...without } = context.queries;
  const { said } = aimedAt({ ...context, queries: without }, parseOrder('marcher en L10 puis tirer B1', queries.verbs), 'do');
  expect(said).toEqual(['Une seule action à la fois. D’abord : « marcher en l10 ».']);
});

const suggest = async (line: string, language: Language) => suggestionsFor(line, (await talk(language)).context, queries.verbs);

test('parts are suggested one by one, in the language of the page', async () => {
  expect(await suggest('marcher en L10 puis e', 'fr')).toEqual(['marcher en L10 puis escalader', 'marcher en L10 puis échelle']);
  expect(await suggest('move to L10 then ', 'en')).toEqual(['move', 'swim', 'climb', 'ladder'].map((part) => `move to L10 then ${part}`));
  expect(await suggest('marcher en L10 puis escalader ob', 'fr')).toEqual(['marcher en L10 puis escalader obstacle']);
});

test('the help tells of it: the manual always, the lesson where the option allows it', async () => {
  const [may, not] = [await talk(), await talk('fr', 'no')];
  expect(helpNow(may.context).join(' ')).toContain('marcher puis escalader');
  expect(helpNow(not.context).join(' ')).not.toContain('puis escalader');
  expect(helpAll(not.context).join(' ')).toContain('Mouvement mixte, où l’option le permet');
  expect(helpAll((await talk('en')).context).join(' ')).toContain('“move to D7 then climb the crates');
});
