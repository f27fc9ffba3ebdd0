import type { Text } from '@escarmouche/referee';

/** A kind of file of another program, and its sign: characters of its bytes, whatever their encoding, at the start or anywhere. */
interface Foreign {
  readonly sign: RegExp;
  readonly name: Text;
}

const named = (sign: RegExp, fr: string, en: string): Foreign => ({ sign, name: { fr, en } });

/** A key of a JSON file, at any depth. */
const key = (name: string): RegExp => new RegExp(`(?<!\\\\)"${name}"\\s*:`);

const FOREIGN: readonly Foreign[] = [
  named(/^PK\p{Cc}\p{Cc}/u, 'une archive zip', 'a zip archive'),
  named(/^\p{Cc}\u008b/u, 'une archive gzip', 'a gzip archive'),
  named(/^(?:\x89PNG|\xff\xd8\xff|GIF8|RIFF.{4}WEBP)/s, 'une image', 'a picture'),
  named(/^%PDF-/, 'un document PDF', 'a PDF document'),
  named(/battlescribe\.net\/schema/, 'une liste ou un catalogue BattleScribe', 'a list or catalogue of BattleScribe'),
  named(/<(?:map|tileset)\b[^>]*\btiledversion=/, 'une carte de Tiled', 'a map of Tiled'),
  named(key('tiledversion'), 'une carte de Tiled', 'a map of Tiled'),
  named(
    key('pixels_per_grid'),
    'une carte Universal VTT (Dungeondraft, DungeonFog, …)',
    'a Universal VTT map (Dungeondraft, DungeonFog, …)',
  ),
  named(key('coreVersion'), 'un document de Foundry VTT', 'a document of Foundry VTT'),
  named(key('ObjectStates'), 'une sauvegarde de Tabletop Simulator', 'a save of Tabletop Simulator'),
  named(/^(?:\xef\xbb\xbf)?\s*<(?:!doctype html|html)\b/i, 'une page web', 'a web page'),
];

/**
 * The other program that a file was made for, with its article; undefined where none is known.
 * @param content one character a byte, or the text as it was read
 */
export const foreignKind = (content: string): Text | undefined => FOREIGN.find(({ sign }) => sign.test(content))?.name;
