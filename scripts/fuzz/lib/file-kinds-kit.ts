import { readBand } from '@escarmouche/content/files/read-band';
import { kit, kitBands, kitFiles, parseKitPack } from '@escarmouche/content/kit';
import { mix, randomFrom, type Random } from '@escarmouche/referee';
import { bandSheets, parseSetup, urssKit, usualTable, type Command, type Event, type Setup, type State } from '@escarmouche/urss-kit';
import { drawnKitBattle, readingBy } from './battles-kit.ts';
import { pick, spoilt, type FileKind } from './file-kind.ts';
import { begun, goOn, matchKind, setupKind, type Game } from './played.ts';

/** The files of URSS kit: match files, set-ups under way or about to begin, packs, bands. */

const battles: Game<Setup, State, Command, Event> = { system: urssKit, parse: parseSetup, commands: 2 };
const reading = readingBy({});

const setups = Array.from({ length: 100 }, (_, i) => drawnKitBattle(randomFrom(mix(79, i))));
const setup = setupKind('kit set-up', battles, setups);

/** A short battle, at times in the middle of a command. */
function shortBattle(seed: number) {
  const random = randomFrom(seed);
  return begun(urssKit, drawnKitBattle(random), seed, { commands: 3 + random(8), whole: 5 });
}

const matches = Array.from({ length: 100 }, (_, i) => shortBattle(mix(6, i)));
const match = matchKind('kit match', battles, matches);

/** Plays a little with figures that have been read. */
function fight(figures: ReturnType<typeof bandSheets>, random: Random): void {
  const drawn = drawnKitBattle(random);
  const [first, ...rest] = drawn.groups;
  if (!first || figures.length === 0) return;
  const groups = [{ ...first, id: 'g0', figures: [...figures] }, ...rest];
  goOn(battles, urssKit.setup({ options: drawn.options, table: usualTable, groups }), random);
}

const pack: FileKind = {
  name: 'kit pack',
  draw(random) {
    const files: Record<string, unknown> = { ...kitFiles };
    const name = pick(Object.keys(files), random);
    if (random(40) === 0) Reflect.deleteProperty(files, name);
    else files[random(60) === 0 ? `${name}x` : name] = spoilt(files[name], random);
    return files;
  },
  read(input, random) {
    const parsed = parseKitPack(input as Record<string, unknown>, reading);
    if (!parsed.ok) return parsed.problems;
    const { content } = parsed.value;
    fight(
      bandSheets(
        content,
        Object.keys(content.profiles).map((profile) => ({ profile })),
        'g0',
      ),
      random,
    );
    return undefined;
  },
};

const band: FileKind = {
  name: 'kit band',
  draw: (random) => spoilt(pick(kitBands, random), random),
  read(input, random) {
    const read = readBand(input, 'band.json');
    if (!read.ok) return read.problems;
    if (read.value.system === 'urss-kit') fight(bandSheets(kit, read.value.figures, 'g0'), random);
    return undefined;
  },
};

export const kitKinds: readonly FileKind[] = [match, setup, pack, match, band];
