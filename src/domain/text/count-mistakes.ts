/** Letters changed, missing, too many, or exchanged with their neighbour. @example countMistakes("Osaco", "Osasco") // 1 */
export function countMistakes(typed: string, meant: string): number {
  const counts = Array.from({ length: typed.length + 1 }, (_, row) =>
    Array.from({ length: meant.length + 1 }, (_, column) => row + column),
  );
  const at = (row: number, column: number) => counts[row]?.[column] ?? Number.POSITIVE_INFINITY;
  for (let row = 1; row <= typed.length; row += 1) {
    for (let column = 1; column <= meant.length; column += 1) {
      const changed = typed[row - 1] === meant[column - 1] ? 0 : 1;
      const isExchanged = row > 1 && column > 1 && typed[row - 1] === meant[column - 2] && typed[row - 2] === meant[column - 1];
      const count = Math.min(at(row - 1, column) + 1, at(row, column - 1) + 1, at(row - 1, column - 1) + changed);
      const line = counts[row];
      if (line) line[column] = isExchanged ? Math.min(count, at(row - 2, column - 2) + 1) : count;
    }
  }
  return at(typed.length, meant.length);
}
