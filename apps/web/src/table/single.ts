/** Work that is done whenever it is asked for, never twice at a time: asked for while it is under way, it is done once more afterwards. */
export function oneAtATime(work: () => Promise<void>): () => Promise<void> {
  let again = false;
  let underWay: Promise<void> | undefined;
  const go = async (): Promise<void> => {
    do {
      again = false;
      await work();
    } while (again);
    underWay = undefined;
  };
  return () => {
    again = true;
    underWay ??= go();
    return underWay;
  };
}
