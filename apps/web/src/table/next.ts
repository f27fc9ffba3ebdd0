/** The figure after one among those that can act, round and round in the order of the roster; nothing while that one can itself, or nobody can. */
export function nextOf(roster: readonly string[], after: string, can: readonly string[]): string | undefined {
  if (can.includes(after)) return undefined;
  const at = roster.indexOf(after);
  return [...roster.slice(at + 1), ...roster.slice(0, at)].find((id) => can.includes(id));
}
