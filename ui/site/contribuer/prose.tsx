import { blocsDe } from "../../../catalogue/fiches/contribuer/blocs.ts";
import { Texte } from "../../cadre/shell/texte.tsx";

/** A text of the pages « Contribuer »: its paragraphs, its lists, its links. */
export function Prose({ children }: { children: string }) {
  return blocsDe(children).map((bloc, index) =>
    bloc.sorte === "paragraphe" ? (
      <p key={index}>
        <Texte>{bloc.texte}</Texte>
      </p>
    ) : (
      <ul key={index}>
        {bloc.lignes.map((ligne) => (
          <li key={ligne}>
            <Texte>{ligne}</Texte>
          </li>
        ))}
      </ul>
    ),
  );
}
