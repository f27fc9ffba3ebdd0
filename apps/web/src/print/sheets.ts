import type { Language } from '@escarmouche/referee';
import type { Board } from '../boards/board.ts';
import { receive } from '../share/envelope.ts';
import { cardsOf, type CardAtStart } from '../bands/cards.ts';
import { roleIn } from '../roles/told.ts';
import { titleIn } from '../storage/title.ts';
import { rules } from '../rules/rulebook.svelte.ts';
import { resumeBattle } from '../table/resume.ts';

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
}

/** The sheets of a kept battle, as it began, or of a band in the letters of a link; the cards name rules, whose books are there by then. */
export async function sheetsOf(id: string, language: Language): Promise<Sheets | undefined> {
  const sheets = await sheetsNamed(id, language);
  if (sheets) await Promise.all(rulesOf(sheets).map((rule) => rules.load(rule)));
  return sheets;
}

async function sheetsNamed(id: string, language: Language): Promise<Sheets | undefined> {
  const opening = await resumeBattle(id).catch(() => undefined);
  if (opening?.ok) {
    const { game, host, title } = opening.battle;
    await rules.load(host.system.id);
    const state = host.system.setup(host.setup);
    const sides = game.roster(state, language).map(({ name, side, figures }) => ({
      name,
      side,
      cards: figures.flatMap(({ id: figure, vitality }) => {
        const card = game.card(state, figure, language);
        return card ? [{ card, vitality: vitality.full, role: roleIn(host.setup, figure, language) }] : [];
      }),
    }));
    return { title: titleIn(title, language), system: host.system.id, sides, board: game.board(state, host.matchSettings, language) };
  }
  const received = await receive(id, language);
  if (!received.ok || received.what.kind !== 'band') return undefined;
  const { name, system, pack, figures } = received.what.band;
  await rules.load(system);
  const cards = await cardsOf(system, pack, figures, language).catch(() => []);
  return cards.length === 0 ? undefined : { title: name, system, sides: [{ name, side: 0, cards }] };
}

/** Ids of all rules that the cards name, each once, in their order. */
export function rulesOf({ sides }: Sheets): readonly string[] {
  const cards = sides.flatMap(({ cards: all }) => all.map(({ card }) => card));
  return [...new Set(cards.flatMap((card) => [...card.rules.map(({ rule }) => rule), ...card.gear.map(({ rule }) => rule)]))];
}
