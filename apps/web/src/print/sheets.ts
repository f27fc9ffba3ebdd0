import type { Language } from '@escarmouche/referee';
import type { Board } from '../boards/board.ts';
import { receive } from '../share/envelope.ts';
import { cardsOf, type CardAtStart } from '../bands/cards.ts';
import { roleIn } from '../roles/told.ts';
import { titleIn, type Title } from '../storage/title.ts';
import { rules } from '../rules/rulebook.svelte.ts';
import { gameOf, scenarioPlanOf, type AnyGame } from '../systems/index.ts';
import type { BattlePlan } from '../systems/new-game.ts';
import { scenarioNamed } from '../systems/scenarios-on-offer.ts';
import { resumeBattle } from '../table/resume.ts';
import { npcSheetOf, type NpcSheet } from './npc/sheet.ts';

/** The sheets to print: the sides with their cards, and the ground if there is one. */
export interface Sheets {
  readonly title: string;
  readonly system: string;
  readonly sides: readonly {
    readonly name: string;
    readonly side: number;
    readonly cards: readonly CardAtStart[];
  }[];
  readonly board?: Board;
  /** Of a battle with NPCs. */
  readonly npcs?: NpcSheet | undefined;
}

/** A battle as it begins. */
interface Beginning extends Pick<BattlePlan, 'setup' | 'matchSettings'> {
  readonly game: AnyGame;
  readonly title: Title;
}

/** The sheets of a kept battle or a scenario, as it begins, or of a band in the letters of a link; the cards name rules, whose books are there by then. */
export async function sheetsOf(id: string, language: Language): Promise<Sheets | undefined> {
  const sheets = await sheetsNamed(id, language);
  if (sheets) await Promise.all(rulesOf(sheets).map((rule) => rules.load(rule)));
  return sheets;
}

async function sheetsNamed(id: string, language: Language): Promise<Sheets | undefined> {
  const beginning = (await keptBeginning(id)) ?? (await scenarioBeginning(id, language));
  if (beginning) {
    const { game, setup, matchSettings, title } = beginning;
    const { system } = game;
    await rules.load(system.id);
    const state = system.setup(setup);
    const sides = game.roster(state, language).map(({ name, side, figures }) => ({
      name,
      side,
      cards: figures.flatMap(({ id: figure, vitality }) => {
        const card = game.card(state, figure, language);
        return card ? [{ card, vitality: vitality.full, role: roleIn(setup, figure, language) }] : [];
      }),
    }));
    const board = game.board(state, matchSettings, language);
    return { title: titleIn(title, language), system: system.id, sides, board, npcs: npcSheetOf(Object(setup) as object) };
  }
  const received = await receive(id, language);
  if (!received.ok || received.what.kind !== 'band') return undefined;
  const { name, system, pack, figures } = received.what.band;
  await rules.load(system);
  const cards = await cardsOf(system, pack, figures, language).catch(() => []);
  return cards.length === 0 ? undefined : { title: name, system, sides: [{ name, side: 0, cards }] };
}

async function keptBeginning(id: string): Promise<Beginning | undefined> {
  const opening = await resumeBattle(id).catch(() => undefined);
  if (!opening?.ok) return undefined;
  const { game, host, title } = opening.battle;
  return { game, title, setup: host.setup, matchSettings: host.matchSettings };
}

/** The battle of a scenario with its usual bands. */
async function scenarioBeginning(id: string, language: Language): Promise<Beginning | undefined> {
  const scenario = await scenarioNamed(id, language);
  if (!scenario) return undefined;
  const { system, own } = scenario;
  const [game, plan] = await Promise.all([gameOf(system), scenarioPlanOf(system)]);
  return game && plan && { game, ...plan(own ?? id, { bands: {} }) };
}

/** Ids of all rules that the cards name, each once, in their order. */
export function rulesOf({ sides }: Sheets): readonly string[] {
  const cards = sides.flatMap(({ cards: all }) => all.map(({ card }) => card));
  return [...new Set(cards.flatMap((card) => [...card.rules.map(({ rule }) => rule), ...card.gear.map(({ rule }) => rule)]))];
}
