import type { Json, Language } from '@escarmouche/referee';
import { percent, textIn } from '../i18n/format.ts';
import type { AnyGame } from '../systems/index.ts';
import type { Preview } from '../systems/preview.ts';
import type { TextQueries } from '../systems/text-queries.ts';
import type { Table } from './table.svelte.ts';

const WORDS = {
  fr: {
    nobody: 'Personne n’est choisi.',
    lines: 'Lignes de vue éteintes.',
    nothing: 'Rien ne change plus par là.',
    way: 'Point de passage',
    open: 'Rien de particulier là.',
    undone: 'Annulé.',
  },
  en: {
    nobody: 'Nobody is chosen.',
    lines: 'Sight lines off.',
    nothing: 'Nothing changes any more that way.',
    way: 'Way point',
    open: 'Nothing in particular there.',
    undone: 'Undone.',
  },
} as const;

/** Words of the keys besides their deeds: fetched with the first key that needs them. */
export const announceWords = (language: Language) => WORDS[language];

/** The aim in a line: spot of the ghost or target, cost or chance, and the refusal. */
export function aimSaid(table: Table, game: AnyGame, queries: TextQueries<Json>, language: Language): string | undefined {
  const { aim, snapshot } = table;
  const { preview } = table.aimed;
  if (!preview) return undefined;
  const { panel, refusal, overlay } = preview;
  const target = aim.pinned;
  const name = (id: string): string => {
    const found = game.roster(snapshot.state, language).flatMap(({ figures }) => figures);
    const one = found.find((figure) => figure.id === id);
    return one ? `${one.tag} ${one.called[0]}` : '';
  };
  const where =
    target?.kind === 'figure'
      ? name(target.id)
      : target?.kind === 'ground'
        ? queries.nameOf(snapshot.state, overlay.ghost?.at ?? target.at, language)
        : '';
  const facing = aim.facing && queries.heading?.(aim.facing, language);
  const odds = panel.odds ? `${percent(panel.odds.chance, language)} ${panel.odds.of}` : '';
  const detail = target?.kind === 'figure' ? panel.detail : undefined;
  const parts = [
    where,
    detail,
    overlay.trail?.label,
    facing,
    odds,
    ...(refusal ? [textIn(refusal.reason, language)] : warningsOf(preview)),
  ];
  return parts.filter(Boolean).join(' · ');
}

/** Warnings of a preview, said even where little is said. */
export const warningsOf = ({ panel }: Preview<unknown>): readonly string[] =>
  panel.facts
    .filter(({ tone }) => tone === 'bad' || tone === 'info' || tone === 'warn')
    .map(({ label, value }) => (value ? `${inMidLine(label)} ${value}` : label));

/** A label as it stands before its value, not at the head of a line. */
const inMidLine = (label: string): string => label.charAt(0).toLowerCase() + label.slice(1);
