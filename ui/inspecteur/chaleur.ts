/** 0 for what no path goes through, then 1 to 4 from the least to the most gone through. */
export function degreDe(passages: number, tous: readonly number[]): number {
  if (passages === 0) return 0;
  const plus = Math.max(1, ...tous);
  return plus === 1 ? 4 : 1 + Math.floor(3 * (Math.log(passages) / Math.log(plus)));
}
