/** A number that looks drawn at random and is always the same for a text (FNV-1a). */
export function hachage(texte: string): number {
  let hash = 0x81_1c_9d_c5;
  for (const lettre of texte) hash = Math.imul(hash ^ (lettre.codePointAt(0) ?? 0), 0x01_00_01_93) >>> 0;
  // The last bits of FNV follow the last letter too closely.
  return (hash ^ (hash >>> 15)) >>> 0;
}
