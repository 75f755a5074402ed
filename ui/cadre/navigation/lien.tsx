import { useCallback } from "react";
import {
  Link as RouterLink,
  Navigate,
  type LinkProps,
  type NavigateOptions,
  useLocation,
  useNavigate,
} from "react-router";

/**
 * Settings of a visit that live in the address alone (docs/specification.md#reglages-adresse): they follow from page to
 * page, survive a reload, and never leak from one embedding to another.
 */
const REGLAGES = ["debug", "guichet", "iframe", "apercu", "themeColor", "external_id", "hote", "fictifs"];

/** The last query read: a page of hundreds of links has one. */
let lue = { search: "", reglages: "" };

/** The part of a query that follows the person. */
export function reglagesDe(search: string): string {
  if (lue.search !== search) lue = { search, reglages: reglagesLus(search) };
  return lue.reglages;
}

function reglagesLus(search: string): string {
  const given = new URLSearchParams(search);
  const kept = new URLSearchParams(
    REGLAGES.flatMap((name) => given.getAll(name).map((value) => [name, value])),
  );
  return `${kept}` && `?${kept}`;
}

/** A path, its own query and its anchor, with the settings of the visit. */
const withSettings = (path: string, search: string) => {
  const [address = "", hash] = path.split("#");
  const [pathname = "", query = ""] = address.split("?");
  const kept = reglagesDe(search).slice(1);
  const all = [query, kept].filter(Boolean).join("&");
  return { pathname, search: all && `?${all}`, ...(hash && { hash: `#${hash}` }) };
};

/** A link inside the product; it keeps the settings of the visit. */
export function Lien({ to, ...props }: Omit<LinkProps, "to"> & { to: string }) {
  const { search } = useLocation();
  return <RouterLink to={withSettings(to, search)} {...props} />;
}

/** An address that leads to another at once; it keeps the settings of the visit. */
export function Renvoyer({ to }: { to: string }) {
  const { search } = useLocation();
  return <Navigate to={withSettings(to, search)} replace />;
}

/** Goes to a page of the product, keeping the settings of the visit. */
export function useAller() {
  const navigate = useNavigate();
  const { search } = useLocation();
  return useCallback(
    (path: string, options?: NavigateOptions) => void navigate(withSettings(path, search), options),
    [navigate, search],
  );
}
