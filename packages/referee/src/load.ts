import { agreementIn, isEnd, type Agreement } from './agreement.ts';
import { Endless } from './circles.ts';
import { readJson, refuseLength } from './gate.ts';
import { copy, digest, type Json } from './json.ts';
import { commandRefusal, openMatch, type Answers, type Beginning, type Entry, type Match, type Waiting } from './match.ts';
import { Divergence, recorded, resolve, type Recorded } from './resolve.ts';
import { FORMAT, type Header } from './save.ts';
import { isSeal, sealOf, type Seal } from './seal.ts';
import { nobody } from './sources.ts';
import type { Rejection, Seat, System, Text } from './types.ts';

export interface FileProblem {
  /** The line of the file, from 1. */
  readonly line: number;
  readonly reason: Text;
}

/** From which entry on the rules of today resolve the match otherwise than the file says. */
export interface Drift {
  readonly entry: number;
  readonly reason: Text;
}

export type Loaded<Setup, S, C, E> =
  | { readonly ok: true; readonly match: Match<Setup, S, C, E>; readonly meta: Header['meta']; readonly seal: Seal; readonly drift?: Drift }
  | { readonly ok: false; readonly problem: FileProblem };

/** The header alone, to learn which system a file belongs to. */
export function readHeader(text: string): { ok: true; header: Header } | { ok: false; problem: FileProblem } {
  const tooLong = refuseLength(text);
  if (tooLong) return { ok: false, problem: { line: 1, reason: tooLong } };
  const read = readJson(text.slice(0, endOfLine(text)));
  if (!read.ok && read.parsed) return { ok: false, problem: { line: 1, reason: read.reason } };
  const header = read.ok ? read.value : undefined;
  if (!isRecord(header) || header.format !== FORMAT || typeof header.system !== 'string') {
    return failed(1, 'Ce fichier n’est pas une partie d’Escarmouche.', 'This file is not an Escarmouche match.');
  }
  return { ok: true, header: { ...header, meta: isRecord(header.meta) ? header.meta : {} } as unknown as Header };
}

const endOfLine = (text: string): number => (text.includes('\n') ? text.indexOf('\n') : text.length);

/** Reads the set-up of a match that comes from outside, or tells why it cannot be played. */
export type SetupParser<Setup> = (setup: Json) => { ok: true; setup: Setup } | { ok: false; reason: Text };

/**
 * Opens a saved match. `parseSetup` checks the set-up of the header (it comes from outside). Every entry is resolved again from its recorded
 * answers; where today's rules ask or tell something else, the recorded events stand and the drift is named.
 */
export function loadMatch<Setup, S, C, E>(
  system: System<Setup, S, C, E>,
  text: string,
  parseSetup: SetupParser<Setup>,
  answers: Answers<S> = () => nobody,
): Loaded<Setup, S, C, E> {
  const loading = loadingMatch(system, text, parseSetup, answers);
  for (;;) {
    const { done, value } = loading.next();
    if (done === true) return value;
  }
}

/** `loadMatch` a line at a time: the reader may rest at every yield. */
export function* loadingMatch<Setup, S, C, E>(
  system: System<Setup, S, C, E>,
  text: string,
  parseSetup: SetupParser<Setup>,
  answers: Answers<S> = () => nobody,
): Generator<void, Loaded<Setup, S, C, E>> {
  const head = readHeader(text);
  if (!head.ok) return head;
  if (head.header.system !== system.id) {
    return failed(1, `Cette partie est du système « ${head.header.system} ».`, `This match is of the system "${head.header.system}".`);
  }
  const parsed = parseSetup(head.header.setup);
  if (!parsed.ok) return { ok: false, problem: { line: 1, reason: parsed.reason } };

  const state = system.setup(parsed.setup);
  const entries: Entry<C, E>[] = [];
  const agreements: Agreement[] = [];
  let pending: Waiting<C> | undefined;
  let drift: Drift | undefined;
  /** The state by the recorded events alone, from the drift on. */
  let folded: S | undefined;
  const lines = text.split('\n');
  for (let i = 1; i < lines.length; i++) {
    if (lines[i]?.trim() === '') continue;
    yield;
    const read = readJson(lines[i] ?? '');
    if (!read.ok && read.parsed) return { ok: false, problem: { line: i + 1, reason: read.reason } };
    const line = read.ok ? copy(isRecord(read.value) && system.upgrade ? system.upgrade(read.value) : read.value) : undefined;
    if (isRecord(line) && isSeal(line)) continue;
    if (pending) return failed(i + 1, 'Rien ne peut suivre la commande en attente.', 'Nothing may follow the waiting command.');
    if (agreements.some(isEnd)) return failed(i + 1, 'Rien ne peut suivre la fin de la partie.', 'Nothing may follow the end of the game.');
    if (isRecord(line) && 'agreement' in line) {
      const agreement = agreementIn(line.agreement, entries.length);
      if (!agreement) return failed(i + 1, 'Cet accord est illisible.', 'This agreement cannot be read.');
      agreements.push(agreement);
      continue;
    }
    if (isRecord(line) && isEntry(line.pending)) {
      pending = { ...line.pending, partial: isRecord(line.pending.partial) ? line.pending.partial : {} } as unknown as Waiting<C>;
      continue;
    }
    if (!isEntry(line) || !Array.isArray(line.events))
      return failed(i + 1, 'Cette ligne n’est pas une entrée.', 'This line is not an entry.');
    const entry = line as unknown as Entry<C, E>;
    const again = drift ? { drift } : replayEntry(system, state, entry, entries.length);
    if (again.endless) return endlessAt(i + 1, entries.length, again.endless);
    drift = again.drift;
    if (again.drift) {
      folded ??= foldEvents(system, system.setup(parsed.setup), entries);
      folded &&= foldEvents(system, folded, [entry]);
      if (!folded) return failed(i + 1, 'Les faits de cette ligne sont illisibles.', 'The events of this line cannot be read.');
      const part = system.validate?.(folded);
      if (part !== undefined)
        return failed(i + 1, `Les faits de cette ligne gâtent « ${part} ».`, `The events of this line spoil "${part}".`);
    }
    entries.push(again.drift ? entry : { ...entry, events: again.events });
  }
  if (folded && !canGoOn(system, folded))
    return failed(
      lines.length,
      'Les règles ne comprennent pas où ces faits ont mené.',
      'The rules cannot read where these events have led.',
    );
  try {
    return resumed(system, parsed.setup, answers, { entries, pending, agreements }, { meta: head.header.meta, seal: sealOf(text), drift });
  } catch (error) {
    if (error instanceof Endless) return endlessAt(lines.length, entries.length, error.reason);
    throw error;
  }
}

/** Rules that go round in a circle lead nowhere: a match never comes there, and no file does. */
const endlessAt = (line: number, entry: number, { fr, en }: Text): { ok: false; problem: FileProblem } =>
  failed(line, `Entrée ${entry + 1} : ${lowerFirst(fr)}`, `Entry ${entry + 1}: ${lowerFirst(en)}`);

const lowerFirst = (sentence: string): string => sentence.slice(0, 1).toLowerCase() + sentence.slice(1);

/** Opens what has been read. A waiting command that today's rules refuse or resolve otherwise is left out, and the drift is named. */
function resumed<Setup, S, C, E>(
  system: System<Setup, S, C, E>,
  setup: Setup,
  answers: Answers<S>,
  { entries, pending, agreements }: Beginning<S, C, E>,
  told: { readonly meta: Header['meta']; readonly seal: Seal; readonly drift: Drift | undefined },
): Loaded<Setup, S, C, E> {
  const { drift } = told;
  const without = (reason: Text): Loaded<Setup, S, C, E> => {
    const match = openMatch(system, setup, answers, { entries, agreements });
    return { ok: true, match, ...told, drift: drift ?? { entry: entries.length, reason } };
  };
  try {
    const match = openMatch(system, setup, answers, { entries, pending, agreements });
    if (!pending || match.pending || match.entries.length > entries.length) return { ok: true, match, ...told };
    const refusal = commandRefusal(system, match.state, pending.seat, pending.command);
    return without(refusal ? commandRefused(refusal) : { fr: 'une réponse est refusée', en: 'an answer is refused' });
  } catch (error) {
    if (error instanceof Divergence) return without(anotherQuestion(error));
    if (drift) return without(drift.reason);
    throw error;
  }
}

const commandRefused = (refusal: Rejection): Text => refused(refusal, 'la commande est refusée', 'the command is refused');

const answerRefused = (refusal: Rejection): Text => refused(refusal, 'une réponse est refusée', 'an answer is refused');

const refused = ({ rule, reason }: Rejection, fr: string, en: string): Text => ({
  fr: `${fr} (${rule === undefined ? '' : `${rule} : `}${reason.fr})`,
  en: `${en} (${rule === undefined ? '' : `${rule}: `}${reason.en})`,
});

const anotherQuestion = ({ index }: Divergence): Text => ({
  fr: `la réponse ${index + 1} a été donnée à une autre question que celle que posent les règles`,
  en: `answer ${index + 1} was given to another question than the one that the rules ask`,
});

type Replayed<E> =
  | { readonly drift: Drift; readonly endless?: undefined; readonly events?: undefined }
  | { readonly drift?: undefined; readonly endless: Text; readonly events?: undefined }
  | { readonly drift?: undefined; readonly endless?: undefined; readonly events: readonly E[] };

const driftAt = (entry: number, fr: string, en: string): { drift: Drift } => ({ drift: { entry, reason: { fr, en } } });

function replayEntry<Setup, S, C, E>(system: System<Setup, S, C, E>, state: S, entry: Entry<C, E>, index: number): Replayed<E> {
  const refusal = commandRefusal(system, state, entry.seat, entry.command);
  if (refusal) return { drift: { entry: index, reason: commandRefused(refusal) } };
  let asked = 0;
  const answers = recorded<S>(entry.answers, nobody);
  try {
    const resolution = resolve(system, state, entry.seat, entry.command, (question, nth, now) => {
      asked = nth + 1;
      return answers(question, nth, now);
    });
    if (resolution.status === 'waiting') {
      const { purpose } = resolution.question;
      return driftAt(index, `aucune réponse n’est notée à « ${purpose} »`, `no answer is recorded to "${purpose}"`);
    }
    if (resolution.status === 'refused') return { drift: { entry: index, reason: answerRefused(resolution.refusal) } };
    const unasked = entry.answers.length - asked;
    if (unasked > 0)
      return driftAt(index, `réponses notées que rien ne demande : ${unasked}`, `recorded answers nothing asks for: ${unasked}`);
    if (digest(resolution.events) !== digest(entry.events))
      return driftAt(index, 'les règles donnent d’autres faits', 'the rules state other facts');
    return { events: resolution.events };
  } catch (error) {
    if (error instanceof Divergence) return { drift: { entry: index, reason: anotherQuestion(error) } };
    if (error instanceof Endless) return { endless: error.reason };
    throw error;
  }
}

/** Folds recorded events from outside into a state; undefined where that cannot be done. */
function foldEvents<Setup, S, C, E>(system: System<Setup, S, C, E>, state: S, entries: readonly Entry<C, E>[]): S | undefined {
  try {
    for (const entry of entries) for (const event of entry.events) system.reduce(state, event);
    return state;
  } catch {
    return undefined;
  }
}

/** Do today's rules understand a state of other origin? */
function canGoOn<Setup, S, C, E>(system: System<Setup, S, C, E>, state: S): boolean {
  try {
    system.outcome(state);
    for (const seat of system.active(state)) system.offers(system.view(state, seat), seat);
    return true;
  } catch {
    return false;
  }
}

function failed(line: number, fr: string, en: string): { ok: false; problem: FileProblem } {
  return { ok: false, problem: { line, reason: { fr, en } } };
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);

function isEntry(
  value: unknown,
): value is { seat: Seat; command: unknown; answers: readonly Recorded[]; events?: unknown; partial?: unknown } {
  return (
    isRecord(value) &&
    typeof value.seat === 'string' &&
    isRecord(value.command) &&
    Array.isArray(value.answers) &&
    value.answers.every((answer) => isRecord(answer) && typeof answer.question === 'string' && 'answer' in answer)
  );
}
