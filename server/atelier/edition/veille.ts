/** What is looked at again and again, and what is done when it has moved. */
export interface Veille {
  /** What moves when there is something to do. May throw while what it reads is being written. */
  trace: () => string;
  /** Done once for each move; when it throws, it is done again at the next look. */
  faire: () => Promise<void>;
  /** Milliseconds between two looks. */
  chaque: number;
}

/** Looks from now on, one look after the other; nothing that fails ends it. Returns how to stop, once the last is over. */
export function veiller({ trace, faire, chaque }: Veille): () => Promise<void> {
  let vue = trace();
  const regarder = async () => {
    try {
      const presente = trace();
      if (presente !== vue) await faire();
      vue = presente;
    } catch {
      // A file left while it was read: someone is writing, the next look tells.
    }
  };
  let regard = Promise.resolve();
  const suite = setInterval(() => void (regard = regard.then(regarder)), chaque);
  return async () => {
    clearInterval(suite);
    await regard;
  };
}
