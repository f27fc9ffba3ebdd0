/** Faces that the machine throws, where a person at a real table does not wish to: by the browser's own random numbers, each face as likely. */
export function thrown(sides: readonly number[]): number[] {
  return sides.map((most) => {
    const fair = Math.floor(2 ** 32 / most) * most;
    for (;;) {
      const [value = 0] = crypto.getRandomValues(new Uint32Array(1));
      if (value < fair) return (value % most) + 1;
    }
  });
}
