/** Passes bytes through a stream; stops it, and gives nothing, beyond `max` bytes. */
async function through(
  bytes: Uint8Array<ArrayBuffer>,
  stream: CompressionStream | DecompressionStream,
  max: number,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const reader = new Blob([bytes]).stream().pipeThrough(stream).getReader();
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  for (let size = 0; ;) {
    const { done, value } = await reader.read();
    if (done) return new Uint8Array(await new Blob(chunks).arrayBuffer());
    size += value.length;
    if (size > max) {
      await reader.cancel().catch(() => undefined);
      return undefined;
    }
    chunks.push(value);
  }
}

/** True where the browser can squeeze bytes; older ones know neither the stream nor its raw form. */
export function canDeflate(): boolean {
  try {
    return new CompressionStream("deflate-raw") instanceof CompressionStream;
  } catch {
    return false;
  }
}

/** The same bytes, squeezed; `undefined` beyond `max`. */
export const deflate = (bytes: Uint8Array<ArrayBuffer>, max: number) =>
  through(bytes, new CompressionStream("deflate-raw"), max);

/** What was squeezed; `undefined` beyond `max` bytes, however many would come. Rejects for other bytes. */
export const inflate = (bytes: Uint8Array<ArrayBuffer>, max: number) =>
  through(bytes, new DecompressionStream("deflate-raw"), max);
