let take: (files: readonly File[]) => Promise<void> = () => Promise.resolve();

/** Sets the way to take files that a person brings: the frame of all pages does so, once. */
export function takeFilesBy(how: typeof take): void {
  take = how;
}

/** Endings of files that may be chosen. */
export const ENDINGS = '.jsonl,.escarmouche,.json,.txt,.yaml,.yml';

/** Brings the files that have been chosen, on any page. The same file may be chosen again. */
export function bringChosen({ currentTarget }: { readonly currentTarget: HTMLInputElement }): void {
  const files = [...(currentTarget.files ?? [])];
  currentTarget.value = '';
  void take(files);
}
