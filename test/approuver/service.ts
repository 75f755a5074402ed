import { createServer, type Server } from "node:http";
import { text } from "node:stream/consumers";
import { avecLeBrouillon, compilerLaLecture } from "../../catalogue/apercu/apercu.ts";
import type { Catalogue } from "../../catalogue/catalogue.ts";
import { type CatalogueFile, lireCatalogue, type LectureDuCatalogue } from "../../catalogue/check/lecture.ts";
import { readExemples } from "../../server/catalogue/exemples.ts";
import { catalogueFiles } from "../../server/catalogue/read.ts";
import { empreinteDesFichiers } from "../../server/sources/fichiers.ts";
import { lireTerritoire } from "../../server/catalogue/territoire.ts";
import { texteDUneAide } from "./faits/aides.ts";
import { changementsDUneAide } from "./faits/aides/changements.ts";

let lu: { empreinte: string; lecture: LectureDuCatalogue; publie: Catalogue } | undefined;

/** The published catalogue, read again when its files change. */
function lire() {
  const empreinte = empreinteDesFichiers();
  if (lu?.empreinte === empreinte) return lu;
  const lecture = lireCatalogue(catalogueFiles("catalogue"));
  return (lu = { empreinte, lecture, publie: compilerLaLecture(lecture) });
}

/** What a draft changes in the approved text of its aid, in French; nothing for a draft that cannot be read. */
export function approbationDuBrouillon(file: CatalogueFile): readonly string[] {
  const { lecture, publie } = lire();
  const slug = /([^/]+)\.yml$/.exec(file.path)?.[1] ?? "";
  const sources = { pays: lireTerritoire().pays, exemples: readExemples() };
  const dit = (catalogue: Catalogue) => {
    const compiled = catalogue.byId.get(slug);
    return compiled ? texteDUneAide(compiled, { catalogue, ...sources }) : "";
  };
  const [ancien, nouveau] = [dit(publie), dit(compilerLaLecture(avecLeBrouillon(lecture, file)))];
  return ancien && nouveau && ancien !== nouveau ? changementsDUneAide(ancien, nouveau) : [];
}

/** Serves it on a port of this machine: `POST {path, content}` gives a list of sentences. */
export const serviceDApprobation = (port: number): Server =>
  createServer((demande, reponse) => {
    // The product names no origin, a page of any site does.
    if (demande.headers.origin !== undefined) return void reponse.writeHead(403).end();
    void text(demande)
      .then((corps) => approbationDuBrouillon(JSON.parse(corps) as CatalogueFile))
      .then(
        (dites) => reponse.writeHead(200, { "Content-Type": "application/json" }).end(JSON.stringify(dites)),
        (erreur: Error) => reponse.writeHead(422).end(erreur.message),
      );
  }).listen(port, "127.0.0.1");
