import type { Text } from '@escarmouche/referee';

/** Remarks on the names in a band, of any game: the places of names that an earlier figure has. Such figures are told apart at the table. */
export function sameNames(
  figures: readonly { readonly name?: string | undefined }[],
): readonly (Text & { readonly at: readonly [number, 'name'] })[] {
  const names = figures.map(({ name }) => name);
  return names.flatMap((name, place) =>
    name !== undefined && names.indexOf(name) < place
      ? [
          {
            at: [place, 'name'] as const,
            fr: 'Une autre porte ce nom : la partie les numérote.',
            en: 'Another has this name: the battle numbers them.',
          },
        ]
      : [],
  );
}
