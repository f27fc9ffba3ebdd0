import type { Language } from '@escarmouche/referee';
import { keepReceived } from '../bands/kept.ts';
import { textIn } from '../i18n/format.ts';
import { fileText } from '../share/file-text.ts';
import { whatIs, type What } from '../share/what.ts';
import { battleWithFile, keepBattle } from '../storage/keep.ts';
import { incoming } from '../storage/outgoing.ts';
import { ownId } from '../storage/own-id.ts';
import { own } from '../storage/own.svelte.ts';
import { libraryWords } from '../home/library-words.ts';
import { doorWords } from './words.ts';

/** Bytes of the longest battle: a larger file is not read. */
const LARGEST_FILE = 8_000_000;

/** Names of files of cases: lessons and puzzles are played, all others are for the command line. */
const CASES = /\.ya?ml$/i;

/** The result of files that were brought. */
export interface Taken {
  readonly problems: readonly string[];
  readonly news: string;
  /** The page that they belong to. */
  readonly to?: string;
}

/** The result of one file; `battle`: the id of the battle in it. */
interface One {
  /** Reason why nothing of the file was taken. */
  readonly refused?: string;
  /** Fault of a file that was taken all the same. */
  readonly problem?: string;
  readonly news?: string;
  readonly to?: string;
  readonly battle?: string;
}

/** Takes in files on a page, each as what it is. Nothing is lost of what was there before, and whatever fails is told. */
export async function takeAll(files: readonly File[], language: Language, from: string): Promise<Taken> {
  const all: One[] = [];
  for (const file of files) all.push(await take(file, language));
  return together(all, language, from);
}

/** Keeps the content of a link. */
export const receive = async (name: string, what: What, language: Language): Promise<Taken> =>
  together([await keep(name, what, language)], language, 'received');

function together(all: readonly One[], language: Language, from: string): Taken {
  const battles = all.flatMap(({ battle }) => battle ?? []);
  const [battle] = battles;
  const elsewhere = all.findLast(({ to }) => to !== undefined)?.to;
  const news = all.flatMap((one) => one.news ?? []);
  const { opened, unchanged } = doorWords[language];
  const fresh = battles.length - news.length;
  // a list of battles shows those that have come
  const table = battle === undefined || from === 'battles' ? undefined : battles.length > 1 ? '/battles' : `/table/${battle}`;
  const to = elsewhere ?? table;
  const took = elsewhere !== undefined || battle !== undefined;
  return {
    problems: all.flatMap(({ refused, problem }) => (refused !== undefined && !took ? unchanged(refused) : (refused ?? problem ?? []))),
    news: [...(to === table && from === 'battles' && fresh > 0 ? [opened(fresh)] : []), ...news].join(' '),
    ...(to !== undefined && { to }),
  };
}

async function take(file: File, language: Language): Promise<One> {
  const words = doorWords[language];
  if (file.size > LARGEST_FILE) return { refused: words.tooLarge(file.name) };
  const read = await fileText(file);
  if (!read.ok) return { refused: words.unread(file.name, textIn(read.reason, language)) };
  if (CASES.test(file.name)) return begin(file.name, read.text, language);
  try {
    return await keep(file.name, whatIs(read.text, language), language);
  } catch (error) {
    if (error instanceof DOMException) return { problem: libraryWords[language].storage };
    throw error;
  }
}

/** Begins a lesson or a puzzle, at its own table. */
async function begin(name: string, source: string, language: Language): Promise<One> {
  const words = doorWords[language];
  const { beginFile } = await import('../learn/from-file.ts');
  const begun = await beginFile(source);
  if (begun === 'begun') return {};
  return { refused: begun === 'case' ? words.cases(name) : words.unread(name, textIn(begun.fault, language)) };
}

/** Keeps the content of a file or link, and tells the page that shows it. */
async function keep(name: string, what: What, language: Language): Promise<One> {
  const words = doorWords[language];
  switch (what.kind) {
    case 'refused':
      return { refused: words.refused(name, what.problems) };
    case 'match':
      return keepMatch(name, what.file, name.replace(/\.[^.]*$/, ''), language);
    case 'battle':
      return keepMatch(name, what.file, what.title, language);
    case 'band': {
      const to = `/bands/${await keepReceived(what.band)}`;
      return what.problems.length === 0 ? { to } : { to, problem: words.mend(name, what.problems) };
    }
    case 'map':
    case 'scenario': {
      const former = await own.keep(what);
      const to = what.kind === 'map' ? `/setup//${ownId(what.file)}` : `/scenarios/${ownId(what.file)}`;
      const other = former && JSON.stringify(former.file) !== JSON.stringify(what.file);
      return other ? { to, news: words.replaced(what.file.name[language]) } : { to };
    }
  }
}

/** The browser lets nothing be kept. */
const unkept = (): undefined => undefined;

async function keepMatch(name: string, text: string, called: string, language: Language): Promise<One> {
  const words = doorWords[language];
  const { file, title = called } = incoming(text);
  const known = await battleWithFile(file).catch(unkept);
  if (known !== undefined) return { battle: known, news: words.known(name) };
  const [{ readBattle }, { toKeep }] = await Promise.all([import('../table/read-battle.ts'), import('../table/battles.ts')]);
  const opening = await readBattle(file, title);
  if (!opening.ok) {
    const { line, reason } = opening;
    return { refused: words.refused(name, [{ line, path: '', ...reason }]) };
  }
  const { battle } = opening;
  const revision = await keepBattle(toKeep(battle, battle.game.turn(battle.host.snapshot().state))).catch(unkept);
  battle.kept.revision = revision ?? 0;
  return revision === undefined ? { battle: battle.id, problem: libraryWords[language].storage } : { battle: battle.id };
}
