let take: (files: readonly File[]) => Promise<void> = () => Promise.resolve();

/** Says what is done with files that a person brings: the frame of all pages does, once. */
export function takeFilesBy(how: typeof take): void {
  take = how;
}

/** Endings of files that may be chosen. */
export const ENDINGS = '.jsonl,.escarmouche,.json,.txt';

/** Brings the files that have been chosen, on whatever page: each is opened as what it is. The same may be chosen again. */
export function bringChosen({ currentTarget }: { readonly currentTarget: HTMLInputElement }): void {
  const files = [...(currentTarget.files ?? [])];
  currentTarget.value = '';
  void take(files);
}
