import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Proposal } from '@escarmouche/ai';
import { bandBattle } from '@escarmouche/games/bands';
import { gameOf, type Game } from '@escarmouche/games/game';
import { atWar, npcsByGear } from '@escarmouche/games/npcs';
import { recordGame } from '@escarmouche/lab';
import { saveMatch, seedNumber, type Header, type Random } from '@escarmouche/referee';
import { afterAll, expect, test } from 'vitest';
import { cli } from './testing.ts';
import { corner } from './testing-corner.ts';

const folder = mkdtempSync(join(tmpdir(), 'escarmouche-npcs-'));

afterAll(() => rmSync(folder, { recursive: true }));

const seats = { a: { by: 'npc' }, b: { by: 'npc' } };

/** Plans that may be proposed before a figure acts, and the command of the document. */
interface Debate {
  readonly figure: string;
  readonly plans: readonly Proposal<unknown>[];
  readonly own: object;
}

/**
 * Two turns of two against two, in which all have roles; each seat by the NPC document, or by a bot. `dispute`: one turn in which the players of the
 * table give other commands.
 */
function played(
  { system, bands, traits, npc, bots, bot, turn }: Game,
  by: 'npc' | 'bot',
  dispute?: (debate: Debate) => object,
  mission?: 'sniper',
) {
  const [one] = bands?.ready ?? [];
  if (!bands || !one || !npc) throw new Error('no battle');
  const two = { ...one, figures: one.figures.slice(0, 2) };
  const bare = bandBattle(bands, [two, two], corner(), {}, false);
  const byGear = atWar(npcsByGear({ traits }, bare, ['a', 'b']), bare.groups);
  const [first] = bare.groups[0]?.figures ?? [];
  const roles =
    mission && first ? { ...byGear.roles, [first.id]: { mission: { type: mission }, behaviour: 'walker' as const } } : byGear.roles;
  const npcs = { ...byGear, roles };
  const setup = { ...bare, npcs: { ...npcs, ...(dispute && { options: { 'dispute.mode': 'table' } }) } };
  const document = npc();
  const disputing = dispute && {
    ...document,
    decide(state: { readonly activation?: { readonly figure: string } }, seat: string, random: Random) {
      const { command: own, proposals } = document.decide(state, seat, random);
      const plans = proposals?.() ?? [];
      return { command: dispute({ figure: state.activation?.figure ?? '', plans, own }) };
    },
  };
  const player = disputing ?? (by === 'npc' ? document : bots[bot]?.());
  const most = { most: 500, tooLong: (state: object) => turn(state) > (dispute ? 1 : 2) };
  return recordGame({ system, setup, bots: { a: player, b: player }, seed: seedNumber('npcs'), ...most });
}

const classic = await gameOf('urss-classic');
const byDocument = played(classic, 'npc');
const byBot = played(classic, 'bot');
const ofSnipers = played(classic, 'npc', undefined, 'sniper');

function kept(name: string, match: ReturnType<typeof played>, meta: Header['meta'] = {}): string {
  writeFileSync(join(folder, name), saveMatch(match, { seed: 'npcs', seats, ...meta }));
  return join(folder, name);
}

const whole = kept('whole.jsonl', byDocument);

test('each act of an NPC is found again from the view before it', async () => {
  const { code, out } = await cli('verify', whole);
  expect(out).toMatch(/\d+ acts of NPCs as their document prescribes; \d+ on which it is silent\n$/);
  expect(code).toBe(0);
});

test('acts of NPCs of the kit are found again, the secret choice of a figure among them', async () => {
  const { code, out } = await cli('verify', kept('kit.jsonl', played(await gameOf('urss-kit'), 'npc')));
  expect(out).toMatch(/\d+ acts of NPCs as their document prescribes/);
  expect(code).toBe(0);
});

test('a command of an NPC that was changed by hand is named, with its figure, the one prescribed and the one given', async () => {
  const lines = saveMatch(byDocument, { seed: 'npcs', seats }).trimEnd().split('\n');
  const at = byDocument.entries.findIndex(({ command }) => 'path' in command);
  const entry = JSON.parse(lines[at + 1] ?? '') as { command: { path: { x: number; y: number }[] } };
  const [first] = entry.command.path;
  if (!first) throw new Error('no walk');
  first.x += 10;
  lines[at + 1] = JSON.stringify(entry);
  const path = join(folder, 'changed.jsonl');
  writeFileSync(path, `${lines.join('\n')}\n`);
  const [en, fr] = [await cli('verify', path), await cli('verify', path, '--lang', 'fr')];
  expect([en.code, fr.code]).toEqual([1, 1]);
  expect(en.out).toMatch(
    new RegExp(`entry ${String(at + 1)}: [^:"]+: the NPC document prescribes "Walks .*", the file gives ".+"; .*has been changed`),
  );
  expect(fr.out).toMatch(
    new RegExp(`entrée ${String(at + 1)}\\s: [^:«]+:\\sle document des PNJ prescrit «\\sMarche .*\\s», le fichier donne «\\s.+\\s»\\s; `),
  );
});

test('AI-MIS-SNIPER-VANTAGE: a firing post that was changed by hand is told in words', async () => {
  const lines = saveMatch(ofSnipers, { seed: 'npcs', seats }).trimEnd().split('\n');
  const at = ofSnipers.entries.findIndex(({ command }) => 'rule' in command && command.rule === 'AI-MIS-SNIPER-VANTAGE');
  const entry = JSON.parse(lines[at + 1] ?? '') as { command: { value: { x: number } } };
  entry.command.value.x += 10;
  lines[at + 1] = JSON.stringify(entry);
  const path = join(folder, 'post.jsonl');
  writeFileSync(path, `${lines.join('\n')}\n`);
  const post = String.raw`firing post [\d.]+ paces from the west edge and [\d.]+ from the south edge.*, turned [\d.]+° from north`;
  expect((await cli('verify', path)).out).toMatch(new RegExp(`prescribes "[^:]+: ${post}", the file gives "[^:]+: ${post}"`));
  const { out } = await cli('verify', path, '--lang', 'fr');
  expect(out).toMatch(/prescrit «\s[^:]+:\sposte de tir à [\d,]+\spas du bord ouest et [\d,]+\spas du bord sud/);
  expect(out).not.toContain('{');
});

test('a battle by the rules and by its seed, in which somebody else has played the NPCs, is found out', async () => {
  const { code, out } = await cli('verify', kept('other.jsonl', byBot));
  expect(out).toMatch(/: entry \d+: .*: the NPC document prescribes ".+", the file gives ".+"\n$/);
  expect(code).toBe(1);
});

test('AI-MDA-DISPUTE: a die between plans that players may propose is no fault, and the plan that it draws is prescribed', async () => {
  const disputed = played(classic, 'npc', ({ figure, plans, own }) =>
    plans.length > 1 ? { type: 'consult', figure, rule: 'AI-MDA-DISPUTE', among: [0, plans.at(-1)?.plan] } : own,
  );
  expect(disputed.entries.some(({ command }) => 'among' in command)).toBe(true);
  const { code, out } = await cli('verify', kept('disputed.jsonl', disputed));
  expect(out).toMatch(/\d+ acts of NPCs as their document prescribes; \d+ on which it is silent\n$/);
  expect(code).toBe(0);
});

/** A battle in which all players want a plan. */
const wanting = (plan: (plans: Debate['plans']) => unknown) =>
  played(classic, 'npc', ({ figure, plans, own }) =>
    plans.length > 1 ? { type: 'note', figure, rule: 'AI-MDA-DISPUTE', value: plan(plans) } : own,
  );

test('AI-MDA-DISPUTE: a plan that all players want is no fault; one that the document does not admit is found out', async () => {
  const agreed = wanting((plans) => plans.at(-1)?.plan);
  expect(agreed.entries.some(({ command }) => 'value' in command && 'rule' in command && command.rule === 'AI-MDA-DISPUTE')).toBe(true);
  expect((await cli('verify', kept('agreed.jsonl', agreed))).code).toBe(0);
  const odd = wanting(() => ({ actions: ['run'], x: 0, y: 0, z: 0 }));
  expect((await cli('verify', kept('odd.jsonl', odd))).code).toBe(1);
});

test('AI-MDA-DISPUTE: another plan without a die is found out', async () => {
  const { code, out } = await cli(
    'verify',
    kept(
      'unruly.jsonl',
      played(classic, 'npc', ({ plans, own }) => (plans[1]?.command as object | undefined) ?? own),
    ),
  );
  expect(out).toMatch(/: entry \d+: .*: the NPC document prescribes ".+", the file gives ".+"\n$/);
  expect(code).toBe(1);
});

test('under each act of an NPC stand its reasons: order, goal, constraint, plan, and what was refused', async () => {
  const [en, fr] = [await cli('replay', whole), await cli('replay', whole, '--lang', 'fr')];
  expect(en.out).toMatch(
    / [ab] {2}.+ moves .+\n( +.+\n)* +order: .+ \(AI-ORD-[A-Z]+\)\n +goal: .+ \(AI-MIS-[A-Z]+\)\n +constraint: .+ \(AI-[A-Z-]+\)\n +plan: Walks .+ \(AI-MDA-KEYS\)\n +refused: .+ \(AI-[A-Z-]+\)\n/,
  );
  expect(fr.out).toMatch(/ +ordre\u00a0: .+\n +but\u00a0: .+\n +contrainte\u00a0: .+\n +plan\u00a0: Marche .+\n +écarté\u00a0: /);
  const acts = byDocument.entries.filter(({ command }) => 'type' in command && command.type === 'activate').length;
  expect(en.out.match(/ order: /g)).toHaveLength(acts);
});

test('a file that names no NPCs is told without reasons', async () => {
  const path = join(folder, 'nobody.jsonl');
  writeFileSync(path, saveMatch(byDocument, { seed: 'npcs' }));
  expect((await cli('replay', path)).out).not.toMatch(/ goal: /);
});

test('bands are played by the NPC document, by what they carry or with one role, and the file says so', async () => {
  const [path, band, yard] = [join(folder, 'simulated.jsonl'), join(folder, 'two.json'), join(folder, 'yard.json')];
  const name = { fr: 'Cour', en: 'Yard' };
  const zones = (['north', 'south'] as const).map((front, i) => ({ x: 0, y: 21 * i, width: 20, height: 3, front }));
  writeFileSync(yard, JSON.stringify({ id: 'yard', name, story: name, table: { width: 20, height: 24, features: [] }, zones }));
  const figures = [{ profile: 'stormtrooper' }, { profile: 'stormtrooper' }];
  writeFileSync(band, JSON.stringify({ id: 'two', name: { fr: 'Deux', en: 'Two' }, adaptation: 'star-wars', figures }));
  const options = ['-n', '1', '--turns', '1', '--map', yard, '--seed', 'cour', '--save', path, '--json'];
  const { code } = await cli('simulate', band, band, '--role-a', 'Garde/prudent', '--ai-b', 'npc', ...options);
  expect(code).toBe(0);
  const { out } = await cli('replay', path, '--json');
  const why = (JSON.parse(out) as { entries: { seat: string; why: string[] }[] }).entries.flatMap((one) => one.why);
  expect(why.some((line) => line.includes('Guard, Cautious'))).toBe(true);
  expect((await cli('verify', path)).code).toBe(0);
});

test('roles that there are not, and roles of bots, are refused', async () => {
  const unknown = await cli('simulate', '--role-a', 'guard/cautions');
  expect([unknown.code, unknown.err]).toEqual([2, expect.stringContaining('unknown role "guard/cautions" (did you mean "cautious"?)')]);
  const bots = await cli('simulate', '--role-a', 'guard/walker', '--ai', 'greedy');
  expect([bots.code, bots.err]).toEqual([2, '--role-a: of NPCs alone (--ai-a npc)\n']);
});
