/** How long work may go on before the table may draw and answer, in milliseconds. */
const SLICE = 12;

/** Does long work in slices: between two of them the page may draw and answer. */
export async function atLeisure<T>(work: Generator<void, T>, pause = () => new Promise<void>((go) => setTimeout(go))): Promise<T> {
  for (;;) {
    const until = performance.now() + SLICE;
    do {
      const { done, value } = work.next();
      if (done) return value;
    } while (performance.now() < until);
    await pause();
  }
}
