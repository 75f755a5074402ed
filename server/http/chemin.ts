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

/** Our own pages beside the editor: they need no more than the product’s pages, but for who they write to. */
const DES_NOTRES = /^\/admin\/(contributions|aides|relire|baremes)(?:\/|$)/;

/** The page of ours that an address of the editors opens; nothing for the editor itself. */
export const pageDesEditeurs = (path: string): string | undefined => DES_NOTRES.exec(path)?.[1];
