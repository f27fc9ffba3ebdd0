let take: (files: readonly File[]) => Promise<void> = () => Promise.resolve();

/** Says what is done with files that a person brings: the frame of all pages does, once. */
export function takeFilesBy(how: typeof take): void {
  take = how;
}

/** Brings files, chosen or dropped on whatever page: each is opened as what it is. */
export const bring = (files: Iterable<File>): Promise<void> => take([...files]);
