/** Lets the browser paint and listen between two long pieces of work. */
export const souffler = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
