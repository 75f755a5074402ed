import { createHash } from "node:crypto";

/**
 * In a page written by the server, until its scripts take it up (ui/shell/arrivee.ts): the last button pressed is
 * kept, for them to press it. A page of ours runs no other script of its own.
 */
const script =
  'addEventListener("click",(e)=>{const b=e.target.closest("[data-ecrite] button");if(b){e.preventDefault();appui=b}},true)';

export const baliseDesAppuis = `<script>${script}</script>`;

/** What the policy of the pages lets run. */
export const empreinteDesAppuis = `'sha256-${createHash("sha256").update(script).digest("base64")}'`;
