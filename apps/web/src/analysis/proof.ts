import { commitment, proofIn, provenDice } from '@escarmouche/online';
import { readHeader, type Json, type Language, type Seat, type Text } from '@escarmouche/referee';
import { verifyMatch, type Verified } from '@escarmouche/session';
import { textIn } from '../i18n/format.ts';
import type { AnyGame } from '../systems/index.ts';
import { proofWords } from './proof-words.ts';

/** A secret of the dice, and its digest that was promised; of the host: ''. */
export interface ProvenSecret {
  readonly seat: Seat;
  readonly secret: string;
  readonly commitment: string;
}

/** The dice of a match file, found again. */
export interface FoundDice {
  readonly verified: Verified;
  /** None of a battle that was not hosted. */
  readonly secrets: readonly ProvenSecret[];
  /** Entries at the beginning that were played before the battle came to its host. */
  readonly before: number;
}

const UNREAD: Text = { fr: 'Ce fichier ne peut pas être lu.', en: 'This file cannot be read.' };

/** Finds the dice of a match file again: by the secrets of host and seats in its header, else by its seed. */
export async function findDiceOf(
  game: AnyGame,
  file: string,
): Promise<{ readonly ok: true; readonly found: FoundDice } | { readonly ok: false; readonly reason: Text }> {
  const { system, parseSetup } = await game.outside();
  const head = readHeader(file);
  const verification = verifyMatch(system, file, parseSetup, undefined, undefined, provenDice);
  if (!verification.ok || !head.ok) return { ok: false, reason: verification.ok ? UNREAD : verification.problem.reason };
  const proof = proofIn(head.header);
  const shown = proof ? [['', proof.host] as const, ...Object.entries(proof.seats)] : [];
  const secrets = shown.map(([seat, secret]) => ({ seat, secret, commitment: commitment(proof?.battle ?? '', seat, secret) }));
  const first = proof?.draws.findIndex((draws) => draws.length > 0) ?? 0;
  return { ok: true, found: { verified: verification.verified, secrets, before: first < 0 ? (proof?.draws.length ?? 0) : first } };
}

/** Verified dice in words: the verdict, then a sentence each. `fault`: the entry that does not follow. */
export interface DiceTold {
  readonly verdict: string;
  readonly lines: readonly string[];
  readonly fault?: number;
}

const faces = (dice: Json): string => [dice].flat().join(' ');

export function diceTold({ verified: { dice, fault, wrong, seal }, before }: FoundDice, language: Language): DiceTold {
  const t = proofWords[language];
  const kinds = ['proven', 'seeded', 'drawn', 'typed', 'earlier', 'unseeded'] as const;
  const counted = kinds.filter((kind) => dice[kind] > 0).map((kind) => t.counted[kind](dice[kind]));
  const also = [...(before > 0 ? [t.before(before)] : []), ...(seal === 'changed' ? [t.changed] : [])];
  if (!fault) {
    const verdict = counted.length === 0 ? t.none : dice.typed + dice.earlier + dice.unseeded > 0 ? t.sound : t.verified;
    return { verdict, lines: [...counted, ...also] };
  }
  const n = fault.entry + 1;
  const told = wrong ? t.wrong(n, faces(wrong.found), faces(wrong.due), wrong.by) : t.fault(n, textIn(fault.reason, language));
  // The key of the dice is made of all that was agreed: with another key none of them follows.
  const terms = wrong?.by === 'secrets' && dice.proven === 0 ? [t.terms] : [];
  return { verdict: t.strange, lines: [told, ...terms, ...(n > 1 ? [t.until(n - 1)] : []), ...counted, ...also], fault: fault.entry };
}
