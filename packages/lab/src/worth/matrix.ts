/** The inverse of a symmetric positive definite matrix, by Gauss and Jordan; no row need change places. */
export function inverseOf(matrix: readonly (readonly number[])[]): number[][] {
  const size = matrix.length;
  const rows = matrix.map((row, i) => [...row, ...row.map((_, j) => (i === j ? 1 : 0))]);
  for (const [i, pivot] of rows.entries()) {
    const lead = pivot[i] ?? 0;
    for (let j = 0; j < 2 * size; j++) pivot[j] = (pivot[j] ?? 0) / lead;
    for (const row of rows) {
      const factor = row[i] ?? 0;
      if (row === pivot || factor === 0) continue;
      for (let j = 0; j < 2 * size; j++) row[j] = (row[j] ?? 0) - factor * (pivot[j] ?? 0);
    }
  }
  return rows.map((row) => row.slice(size));
}

export function times(matrix: readonly (readonly number[])[], vector: readonly number[]): number[] {
  return matrix.map((row) => row.reduce((sum, one, i) => sum + one * (vector[i] ?? 0), 0));
}
