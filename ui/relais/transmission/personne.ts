/** What a person has of it: the code that she gives, and what the one that she is given opens. */
export { Component as Montrer } from "./montrer.tsx";
export { CodeRendu } from "./code-rendu.tsx";
export { ouvrirLeCode, oublier } from "./remis.ts";
