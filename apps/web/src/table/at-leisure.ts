/** Longest time of work before the table may draw and answer, in milliseconds. */
const SLICE = 12;

/** Does work that pauses now and then, a slice at a time, with room for other work between the slices. */
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
