import { NPC_OPTION_KEYS } from '@escarmouche/skirmish/plane';
import type { OptionOnOffer } from '../systems/options-on-offer.ts';

type Options = readonly OptionOnOffer[];
type Chosen = Readonly<Record<string, string>>;

const isNpcOption = (key: string): boolean => NPC_OPTION_KEYS.some((one) => one === key);
const only = (chosen: Chosen, fits: (key: string) => boolean): Chosen =>
  Object.fromEntries(Object.entries(chosen).filter(([key]) => fits(key)));

/** Readings of the rules on the set-up page: those on offer for the battle as it is set up now, and those chosen. */
export function createReadings() {
  let options = $state.raw<Options>([]);
  let chosen = $state.raw<Chosen>({});
  /** The latest question: files of an earlier one may come after. */
  let asked: Promise<Options> | undefined;

  return {
    /** Asks for the readings on offer: those of a game, then those of NPCs, where there are any. Until they come none is shown: what is usual may change. */
    ask(game: Promise<Options> | undefined, npcs: Promise<Options> | undefined): void {
      const question = Promise.all([game ?? [], npcs ?? []]).then((lists) => lists.flat());
      asked = question;
      options = [];
      void question.then((list) => {
        if (asked === question) options = list;
      });
    },
    get options() {
      return options;
    },
    get chosen() {
      return chosen;
    },
    choose(key: string, value: string): void {
      chosen = { ...chosen, [key]: value };
    },
    /** The usual readings are back. */
    reset(): void {
      chosen = {};
    },
    /** Number of readings that are not the usual ones. */
    get changed() {
      return options.filter(({ key, values }) => chosen[key] !== undefined && chosen[key] !== values[0]?.value).length;
    },
    /** Readings chosen of the game, and of the NPC document. */
    get ofGame() {
      return only(chosen, (key) => !isNpcOption(key));
    },
    get ofNpcs() {
      return only(chosen, isNpcOption);
    },
  };
}
