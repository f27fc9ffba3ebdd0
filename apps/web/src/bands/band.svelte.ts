import type { Bands } from '../systems/new-game.ts';
import type { FigureChoice } from '../systems/band-making.ts';
import { newGameOptionsOf, systemIds } from '../systems/index.ts';
import { keepBand, keptBand, type KeptBand } from './kept.ts';

/** A game whose bands are made here. */
export interface BandGame {
  readonly id: string;
  readonly bands: Bands;
}

/** The usual one first. */
export async function bandGames(): Promise<readonly BandGame[]> {
  const all = await Promise.all(systemIds().map(async (id) => ({ id, bands: (await newGameOptionsOf(id))?.bands })));
  return all.flatMap(({ id, bands }) => (bands ? [{ id, bands }] : []));
}

/** What a band is made by; undefined where this program does not know its game or its world. */
export function bandsOf(games: readonly BandGame[], { system, pack }: Pick<KeptBand, 'system' | 'pack'>): Bands | undefined {
  const bands = games.find(({ id }) => id === system)?.bands;
  return bands?.packs('fr').some(({ id }) => id === pack) ? bands : undefined;
}

/** A game and its usual world. */
const within = ({ id, bands }: BandGame) => ({ system: id, pack: bands.packs('fr')[0]?.id ?? '' });

export type BandOnPage = Omit<KeptBand, 'updated'>;

/** The band with this id as a page makes it: as it was kept, or a new one. Every change is kept at once; whether that fails is told. */
export function createBand(id: string) {
  let games = $state.raw<readonly BandGame[]>();
  let band = $state.raw<BandOnPage>({ id, system: '', pack: '', name: '', figures: [] });
  let failed = $state(false);

  function change(part: Partial<BandOnPage>): void {
    band = { ...band, ...part };
    keepBand(band).then(
      () => (failed = false),
      () => (failed = true),
    );
  }
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
    /** The browser lets nothing be kept. */
    get failed() {
      return failed;
    },
    async open(): Promise<void> {
      const [come, kept] = await Promise.all([bandGames(), keptBand(id).catch(() => undefined)]);
      const [first] = come;
      band = kept ?? { ...band, ...(first && within(first)) };
      games = come;
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
    /** Another without a name of its own, beside the first. */
    twin: (place: number): void =>
      withFigures(band.figures.flatMap((one, i) => (i === place ? [one, { ...one, name: undefined }] : [one]))),
  };
}
