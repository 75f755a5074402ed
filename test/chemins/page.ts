import { MONTRES, ouverte, type Porte } from "./portes.ts";
import { commande, type Defaut, type Rapport } from "./rapport.ts";

const sur = (texte: string) => texte.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/"/g, "&quot;");
const nombre = (n: number) => n.toLocaleString("fr-FR");
const liste = (lignes: readonly string[]) =>
  `<ul>${lignes.map((une) => `<li>${sur(une)}</li>`).join("")}</ul>`;
const replie = (titre: string, corps: string) =>
  `<details><summary>${sur(titre)}</summary>${corps}</details>`;

/** What is covered, in a part per hundred that never says 100 when something is missing. */
export const part = ({ atteint, total }: Pick<Porte, "atteint" | "total">): string => {
  if (atteint === total) return "100 %";
  const [pourcent] = [Math.floor((1000 * atteint) / total) / 10];
  return `${pourcent.toLocaleString("fr-FR")} %`;
};

function porte(une: Porte): string {
  const { titre, explication, atteint, total, seuil, manquants, notes } = une;
  const etat = ouverte(une) ? `<td class="oui">tenu</td>` : `<td class="non">à reprendre</td>`;
  const visee = seuil === 1 ? "tout" : `${seuil * 100} %`;
  const manques = manquants
    .slice(0, MONTRES)
    .map(
      ({ quoi, chemin, prouve }) =>
        `<li>${sur(quoi)}${chemin?.length ? replie(`${prouve ? "Le chemin le plus court" : "Un chemin"}, ${chemin.length} réponses`, liste(chemin)) : ""}</li>`,
    );
  const reste = manquants.length
    ? replie(
        `Ce qui manque (${nombre(total - atteint)}, dont ${manques.length} ici)`,
        `<ul>${manques.join("")}</ul>`,
      )
    : "";
  const dites = notes.length ? replie("À savoir", liste(notes)) : "";
  return `<tr><th scope="row">${sur(titre)}<p>${sur(explication)}</p>${reste}${dites}</th><td>${nombre(atteint)} sur ${nombre(total)}</td><td>${part(une)}</td><td>${visee}</td>${etat}</tr>`;
}

const defaut = ({ propriete, ou, detail, rejouer, chemin }: Defaut) =>
  `<article><h3>${sur(propriete)}</h3><p>À ${sur(ou)}${detail && ` : ${sur(detail)}`}</p><p>Pour le revoir : <code>${sur(rejouer)}</code></p>${chemin.length ? replie(`Les ${chemin.length} réponses qui y mènent`, liste(chemin)) : ""}</article>`;

/** From 0, never gone through, to 5, gone through by nearly all. */
const degre = (atteinte: number, plus: number) =>
  atteinte === 0 ? 0 : 1 + Math.floor((4 * atteinte) / Math.max(1, plus));

function chaleur({ chapitres, chemins }: Rapport): string {
  return chapitres
    .filter(({ etapes }) => etapes.length > 0)
    .map(({ titre, etapes }) => {
      const lignes = etapes.map(
        ({ id, nom, atteinte }) =>
          `<li data-degre="${degre(atteinte, chemins)}"><span>${sur(nom)}<small>${sur(id)}</small></span><b>${nombre(atteinte)}</b></li>`,
      );
      const tues = etapes.filter(({ atteinte }) => atteinte === 0).length;
      return `<section><h3>${sur(titre)}</h3><p>${etapes.length} questions${tues ? `, dont ${tues} jamais posée(s)` : ", toutes posées"}.</p><ol class="chaleur">${lignes.join("")}</ol></section>`;
    })
    .join("\n");
}

function resume({ chemins, reponses, calcules, ecrans, editions, durees }: Rapport): string {
  const secondes = Math.round(durees["en tout"] ?? 0);
  const phrases = [
    `${nombre(chemins)} foyers inventés ont répondu à ${nombre(reponses)} questions, en calcul seul puis à travers le serveur ; ${nombre(calcules)} ont reçu leurs résultats.`,
    ecrans
      ? `${nombre(ecrans.numeros.length)} ont répondu dans un vrai navigateur : ${nombre(ecrans.ecrans)} écrans${ecrans.adresses ? `, ${nombre(ecrans.adresses)} adresses ouvertes` : ""}.`
      : "Aucun navigateur sur cette machine : rien n’a été vérifié à l’écran.",
    `${nombre(editions.suites)} suites de gestes au hasard ont été jouées.`,
    `Le tout a pris ${nombre(secondes)} secondes.`,
  ];
  return phrases.map((une) => `<p>${une}</p>`).join("");
}

const lignes = (titres: readonly [string, string], valeurs: readonly (readonly [string, string])[]) =>
  `<table><thead><tr><th scope="col">${titres[0]}</th><th scope="col">${titres[1]}</th></tr></thead><tbody>${valeurs.map(([a, b]) => `<tr><th scope="row">${sur(a)}</th><td>${sur(b)}</td></tr>`).join("")}</tbody></table>`;

/** The report as a page of its own, with its style sheet beside it: for someone who does not code. */
export function pageDuRapport(rapport: Rapport): string {
  const { reussi, portes, defauts, exigences, graine, faitLe, durees, attentes } = rapport;
  const fermees = portes.filter((une) => !ouverte(une)).length;
  const dit = reussi
    ? "Tous les chemins tiennent."
    : `${defauts.length} défaut(s), ${fermees} exigence(s) à reprendre, ${exigences.length} à approuver.`;
  const jour = new Date(faitLe).toLocaleString("fr-FR", {
    timeZone: "Europe/Paris",
    dateStyle: "long",
    timeStyle: "short",
  });
  const noms = new Map(rapport.chapitres.flatMap(({ etapes }) => etapes.map(({ id, nom }) => [id, nom])));
  const attendent = Object.entries(attentes).sort(([, a], [, b]) => b - a);
  return `<!doctype html>
<html lang="fr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Chemins du parcours</title><link rel="stylesheet" href="rapport.css"></head>
<body><main>
<h1>Chemins du parcours</h1>
<p class="verdict ${reussi ? "oui" : "non"}">${dit}</p>
${resume(rapport)}
<p>Fait le ${jour}. Pour refaire exactement les mêmes chemins : <code>${sur(commande(graine))}</code></p>
${exigences.length ? `<h2>Ce que veulent les portes a changé</h2>${liste(exigences)}` : ""}
${defauts.length ? `<h2>Ce qui ne tient pas</h2>${defauts.slice(0, 60).map(defaut).join("\n")}` : ""}
<h2>Ce que les chemins doivent faire</h2>
<table class="portes"><thead><tr><th scope="col">Exigence</th><th scope="col">Fait</th><th scope="col">Part</th><th scope="col">Voulu</th><th scope="col">État</th></tr></thead>
<tbody>${portes.map(porte).join("\n")}</tbody></table>
<h2>Où passent les chemins</h2>
<p>Plus une question est foncée, plus de foyers inventés y répondent. Une question jamais posée est barrée de rouge.</p>
${chaleur(rapport)}
<h2>Où l’avancement attend</h2>
<p>L’avancement est la part des questions déjà passées. Une réponse qui en ouvre beaucoup d’autres le ferait baisser : la barre attend alors que la personne ait rattrapé ce qu’elle montrait.</p>
${lignes(
  ["Question", "Fois"],
  attendent.map(([etape, n]) => [noms.get(etape) ?? etape, nombre(n)]),
)}
<h2>Temps passé</h2>
${lignes(
  ["Travail", "Secondes"],
  Object.entries(durees).map(([quoi, s]) => [quoi, s.toLocaleString("fr-FR")]),
)}
</main></body></html>
`;
}
