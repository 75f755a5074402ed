import type { Context } from "hono";

/**
 * Path of a request, decoded once: what chooses the headers, the page and the file reads the same one. Nothing for a
 * path that hides a slash, or that is not readable.
 */
export function cheminLu(c: Context): string | undefined {
  if (/%(?:2f|5c)/i.test(c.req.path)) return undefined;
  try {
    return decodeURIComponent(c.req.path);
  } catch {
    return undefined;
  }
}

/** The editors’ page and its files, apart from the product’s. */
export const isAdmin = (path: string): boolean => path === "/admin" || path.startsWith("/admin/");

/** The page where editors read what people sent: ours alone, it needs no more than the product’s pages. */
export const isContributions = (path: string): boolean => /^\/admin\/contributions(?:\/|$)/.test(path);
