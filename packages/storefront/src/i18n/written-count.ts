const IN_FEW_CHARACTERS_FROM = 1_000;

/**
 * The number that decides the grammar beside a count in few characters (`formatCount`): “437.8 thousand reads” ends in
 * thousands, whatever the last digits are that it leaves out.
 */
export function writtenCount(count: number): number {
  return count < IN_FEW_CHARACTERS_FROM ? count : count - (count % IN_FEW_CHARACTERS_FROM);
}
