import type { Bands, NewGameOptions } from '../systems/new-game.ts';
import type { FigureChoice } from '@escarmouche/content';
import { newGameOptionsOf, systemIds } from '../systems/index.ts';
import { begun, changed, redone, undone, type History } from './history.ts';
import { keepBand, keptBand, onBandKeptElsewhere, type BandInWork } from './kept.ts';
import type { KeptBand } from '../storage/made.ts';

/** A game whose bands are made here. */
export interface BandGame {
  readonly id: string;
  readonly bands: Bands;
  readonly npcs?: NewGameOptions['npcs'];
}

/** The usual one first. */
export async function bandGames(): Promise<readonly BandGame[]> {
  const all = await Promise.all(systemIds().map(async (id) => ({ id, newGame: await newGameOptionsOf(id) })));
  return all.flatMap(({ id, newGame }) => (newGame?.bands ? [{ id, bands: newGame.bands, npcs: newGame.npcs }] : []));
}

/** The making of bands of a game; undefined where this program does not know the game or the world. */
export function bandsOf(games: readonly BandGame[], { system, pack }: Pick<KeptBand, 'system' | 'pack'>): Bands | undefined {
  const bands = games.find(({ id }) => id === system)?.bands;
  return bands?.packs('fr').some(({ id }) => id === pack) ? bands : undefined;
}

/** A game and its usual world. */
const within = ({ id, bands }: BandGame) => ({ system: id, pack: bands.packs('fr')[0]?.id ?? '' });

const contentOf = ({ id, system, pack, name, figures }: BandInWork): BandInWork => ({ id, system, pack, name, figures });

/**
 * A band on its page: as kept, or a new one. Every change is kept at once, and a failure is told. A change kept by another tab is taken
 * over at once, and undoing goes back to the band before: nothing of either is lost.
 */
export function createBand(id: string) {
  let games = $state.raw<readonly BandGame[]>();
  let history = $state.raw<History<BandInWork>>(begun({ id, system: '', pack: '', name: '', figures: [] }));
  let failed = $state(false);
  let elsewhere = $state(false);
  const band = $derived(history.now);
  let revision = 0;
  /** Readings and writings, one after the other. */
  let work: Promise<void> = Promise.resolve();
  let underWay = $state(0);
  const after = (next: () => Promise<void>): void => {
    underWay++;
    work = work
      .then(next)
      .then(
        () => void (failed = false),
        () => void (failed = true),
      )
      .finally(() => underWay--);
  };

  async function keep(): Promise<void> {
    const kept = await keepBand(history.now, revision);
    if (kept === undefined) await takeOver();
    else revision = kept;
  }
  async function takeOver(): Promise<void> {
    const kept = await keptBand(id);
    if (!kept || kept.revision === revision) return;
    revision = kept.revision ?? 0;
    history = changed(history, contentOf(kept));
    elsewhere = true;
  }
  function go(to: History<BandInWork>): void {
    history = to;
    elsewhere = false;
    after(keep);
  }
  const change = (part: Partial<BandInWork>): void => go(changed(history, { ...band, ...part }));
  const withFigures = (figures: readonly FigureChoice[]): void => change({ figures });

  return {
    /** Undefined until they have come. */
    get games() {
      return games;
    },
    get band() {
      return band;
    },
    get bands() {
      return bandsOf(games ?? [], band);
    },
    /** Roles of NPCs in its game. */
    get npcs() {
      return games?.find(({ id: game }) => game === band.system)?.npcs;
    },
    /** Every change is on the device. */
    get kept() {
      return underWay === 0 && !failed;
    },
    /** The browser lets nothing be kept. */
    get failed() {
      return failed;
    },
    /** Another tab has changed it last. */
    get elsewhere() {
      return elsewhere;
    },
    async open(): Promise<void> {
      const [come, kept] = await Promise.all([bandGames(), keptBand(id).catch(() => undefined)]);
      const [first] = come;
      revision = kept?.revision ?? 0;
      history = begun(kept ? contentOf(kept) : { ...band, ...(first && within(first)) });
      games = come;
    },
    /** Takes over what other tabs keep; returns what ends that. */
    follow: (): (() => void) => onBandKeptElsewhere((told) => told === id && after(takeOver)),
    get undo() {
      return history.past.length > 0 ? () => go(undone(history)) : undefined;
    },
    get redo() {
      return history.future.length > 0 ? () => go(redone(history)) : undefined;
    },
    rename: (name: string): void => change({ name: name.trim() }),
    chooseGame(game: string): void {
      const chosen = games?.find((one) => one.id === game);
      if (chosen) change(within(chosen));
    },
    choosePack: (pack: string): void => change({ pack }),
    take: (name: string, figures: readonly FigureChoice[]): void => change({ name: band.name || name, figures }),
    add: (profile: string): void => withFigures([...band.figures, { profile }]),
    change: (place: number, figure: FigureChoice): void => withFigures(band.figures.map((one, i) => (i === place ? figure : one))),
    remove: (place: number): void => withFigures(band.figures.filter((_, i) => i !== place)),
    move(from: number, to: number): void {
      const figure = band.figures[from];
      if (figure) withFigures(band.figures.toSpliced(from, 1).toSpliced(to, 0, figure));
    },
    /** Another without a name of its own, beside the first. */
    twin: (place: number): void =>
      withFigures(band.figures.flatMap((one, i) => (i === place ? [one, { ...one, name: undefined }] : [one]))),
  };
}
