/** Rolls of a contest by rounds: one is over when somebody rolls again. */
export function roundsOf<R>(rolls: readonly R[], whose: (roll: R) => string | undefined): readonly (readonly R[])[] {
  const rounds: R[][] = [];
  for (const roll of rolls) {
    const last = rounds.at(-1);
    if (last?.every((one) => whose(one) !== whose(roll))) last.push(roll);
    else rounds.push([roll]);
  }
  return rounds;
}
