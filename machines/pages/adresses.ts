import { ditsDeLaPage, type PagePattern, pagePatterns } from "./pages.ts";

const segmentsOf = (path: string) => path.replace(/^\/+|\/+$/g, "").split("/");

const matches = (pattern: string, given: readonly string[]): boolean => {
  const expected = segmentsOf(pattern);
  if (expected.at(-1) === "*") return expected.slice(0, -1).every((segment, rang) => segment === given[rang]);
  return (
    expected.length === given.length &&
    expected.every((segment, rang) =>
      segment.startsWith(":") ? given[rang] !== "" : segment === given[rang],
    )
  );
};

/** Pattern of the page that a path opens, without what the path names; nothing for an address of no page. */
export function patternOf(pathname: string): PagePattern | undefined {
  const given = segmentsOf(pathname);
  return pagePatterns.find((pattern) => matches(pattern, given));
}

/** True of a page that shows what the tab kept before its machine has come. */
export function seMontreAvantLaMachine(pathname: string): boolean {
  const pattern = patternOf(pathname);
  return pattern !== undefined && ditsDeLaPage(pattern).avantLaMachine === true;
}
