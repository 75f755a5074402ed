import { type ChapterName, motsDesChapitres } from "../../../machines/journey/mots-des-chapitres.ts";
import { Illustration } from "./illustration.tsx";

/** The drawing and the side help of a chapter. */
export const Component = ({ chapitre }: { chapitre: ChapterName }) => (
  <aside className="side" aria-label="Aide du chapitre">
    <Illustration chapitre={chapitre} />
    <p>{motsDesChapitres[chapitre].help}</p>
  </aside>
);
