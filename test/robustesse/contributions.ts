import fc from "fast-check";
import type { DemandeHttp, ReponseHttp } from "./connexion.ts";
import { jsonDe } from "./connexion.ts";

const JSON_ENVOYE = { "Content-Type": "application/json" };

/** A contribution as the page sends it. */
export const contribuer = (texte: string): DemandeHttp => ({
  methode: "POST",
  cible: "/api/contributions",
  entetes: JSON_ENVOYE,
  corps: JSON.stringify({ sorte: "aide", titre: "Bourse au permis", organisme: "Une ville", texte }),
});

/** What an editor says of one. */
const traiter = (id: string, etat: string): DemandeHttp => ({
  methode: "PATCH",
  cible: `/api/contributions/${id}`,
  entetes: JSON_ENVOYE,
  corps: JSON.stringify({ etat }),
});

/** The number of a contribution that was answered 201. Throws for another answer. */
export function numeroDe(reponse: ReponseHttp): string {
  if (reponse.statut !== 201) throw new Error(`contribution refusée : ${reponse.statut}`);
  return jsonDe<{ id: string }>(reponse).id;
}

/** Contributions that come, and that an editor reads: those that wait never pile up to their limit. */
export const echangesDeContributions = (
  ids: readonly string[],
): fc.Arbitrary<DemandeHttp & { route: string }> =>
  fc.oneof(
    fc.string({ unit: "binary", maxLength: 200 }).map((suite) => ({
      ...contribuer(`300 € pour passer le permis. ${suite}`),
      route: "POST /api/contributions",
    })),
    fc
      .tuple(fc.constantFrom(...ids), fc.constantFrom("reprise", "écartée", "nouvelle", "effacée"))
      .map(([id, etat]) => ({ ...traiter(id, etat), route: "PATCH /api/contributions/{id}" })),
  );
