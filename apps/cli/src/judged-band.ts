import { contentFor, figureNotes, parseBand, sameNames, type Result } from '@escarmouche/content';
import { kit, kitFigureNotes, parseKitBand } from '@escarmouche/content/kit';
import { kitReading } from './kit-reading.ts';
import { pathText } from './problem.ts';
import { text, type Text } from './text.ts';

/** A band file of an adaptation: as it is read, and what is worth knowing of one that is right. */
interface JudgedBand {
  readonly parsed: Result<unknown>;
  readonly remarks: readonly { readonly path: string; readonly reason: Text }[];
}

type Note = Text & { readonly at: readonly PropertyKey[]; readonly rule?: string };

function judged<F extends { readonly name?: string | undefined }>(
  parsed: Result<{ readonly figures: readonly F[] }>,
  notesOf: (figure: F) => readonly Note[],
): JudgedBand {
  if (!parsed.ok) return { parsed, remarks: [] };
  const { figures } = parsed.value;
  const notes = figures.flatMap((figure, i) => notesOf(figure).map((note): Note => ({ ...note, at: [i, ...note.at] })));
  const remarks = [...sameNames(figures), ...notes].map(({ at, fr, en, ...note }) => {
    const cited = 'rule' in note && note.rule !== undefined ? ` (${note.rule})` : '';
    return { path: pathText(['figures', ...at]), reason: text(`${fr}${cited}`, `${en}${cited}`) };
  });
  return { parsed, remarks };
}

const notesOfKit = (figure: Parameters<typeof kitFigureNotes>[0]): readonly Note[] =>
  kitFigureNotes(figure, kit, kitReading).map(({ path, ...note }) => ({ ...note, at: path }));

/** Undefined where there is no such adaptation. */
export function judgeBand(value: unknown, adaptation: string): JudgedBand | undefined {
  if (adaptation === kit.adaptation) return judged(parseKitBand(value, kit, kitReading), notesOfKit);
  const content = contentFor(adaptation);
  return content && judged(parseBand(value, content), (figure) => figureNotes(figure, content));
}
