import { existsSync, readFileSync } from "node:fs";
import { ecrireSections, enMoins, lireSections } from "../approuver/sections.ts";
import type { Porte } from "./portes.ts";

/** Where what each gate wants is approved, a file each. */
export const EXIGENCES = "test/approuves/exigences";

type Voulue = Pick<Porte, "cle" | "titre" | "total" | "seuil" | "notes" | "voulus" | "impossibles">;

const TOUT = "Voulu";
const LAISSE = "Laissé de côté";
const PAR_LIEU = "Voulu, lieu par lieu";
const IMPOSSIBLE = "Prouvé impossible, lieu par lieu";

/** A number with a plain space every three figures. */
const nombre = (n: number) => String(n).replace(/\B(?=(\d{3})+$)/g, " ");

/** What a gate wants, as it is approved: how much, what it leaves out and why, an item a line. */
export function texteDUneExigence({ titre, total, seuil, notes, voulus, impossibles }: Voulue): string {
  const sections = [
    // Without names, what is wanted is each journey of a seed: how many there are is another matter.
    {
      titre: TOUT,
      lignes: [voulus ? `${nombre(total)} en tout` : "chaque chemin", `tenu à ${seuil * 100} %`],
    },
    { titre: LAISSE, lignes: notes.length ? notes : ["rien"] },
    { titre: PAR_LIEU, lignes: voulus?.lignes() ?? [] },
    { titre: IMPOSSIBLE, lignes: impossibles?.lignes() ?? [] },
  ];
  return ecrireSections(
    titre,
    sections.filter(({ lignes }) => lignes.length > 0),
  );
}

const fichierDe = ({ cle }: Pick<Porte, "cle">) => `${EXIGENCES}/${cle}.txt`;

/** The text of each gate, by path of its file. */
export const textesDesExigences = (portes: readonly Voulue[]): Map<string, string> =>
  new Map(portes.map((une) => [fichierDe(une), texteDUneExigence(une)]));

const lieuDe = (ligne: string) => ligne.slice(0, ligne.lastIndexOf(" : "));

/** What changed in what a gate wants, as French sentences: less is a fault, or a change to approve. */
export function changementsDUneExigence(avant: string, apres: string): string[] {
  const porte = `La porte « ${apres.split("\n")[0]} »`;
  const [vieilles, neuves] = [avant, apres].map(
    (texte) => new Map(lireSections(texte).map(({ titre, lignes }) => [titre, lignes])),
  ) as [Map<string, string[]>, Map<string, string[]>];
  if (vieilles.size === 0) return [`${porte} est nouvelle`];
  const ecart = (titre: string) => {
    const [a, b] = [vieilles.get(titre) ?? [], neuves.get(titre) ?? []];
    return { otees: enMoins(a, b), ajoutees: enMoins(b, a) };
  };
  const total = (de: Map<string, string[]>) => de.get(TOUT)?.[0]?.replace(" en tout", "") ?? "rien";
  const [a, b] = [total(vieilles), total(neuves)];
  const moins = Number(b.replaceAll(" ", "")) < Number(a.replaceAll(" ", ""));
  const tout =
    a === b ? [] : [`${porte} ${moins ? `ne veut plus que ${b} sur ${a}` : `veut ${b} au lieu de ${a}`}`];
  const seuils = ecart(TOUT).ajoutees.filter((ligne) => ligne.startsWith("tenu à "));
  const laisse = ecart(LAISSE);
  const lieux = [PAR_LIEU, IMPOSSIBLE].flatMap((titre) => {
    const { otees, ajoutees } = ecart(titre);
    const noms = [...new Set([...otees, ...ajoutees].map(lieuDe))];
    const dit = (lignes: readonly string[], nom: string) =>
      lignes.find((une) => lieuDe(une) === nom)?.slice(nom.length + 3) ?? "rien";
    return noms.map((nom) => `${titre}, ${nom} : ${dit(ajoutees, nom)} au lieu de ${dit(otees, nom)}`);
  });
  const dits = [
    ...tout,
    ...seuils.map((ligne) => `${porte} est maintenant ${ligne.replace("tenu", "tenue")}`),
    ...laisse.ajoutees.map((ligne) => `${porte} laisse maintenant de côté : ${ligne}`),
    ...laisse.otees.map((ligne) => `${porte} ne laisse plus de côté : ${ligne}`),
    ...lieux,
  ];
  return dits.length > 0 || avant === apres ? dits : [`${porte} veut la même chose dans un autre ordre`];
}

/** How the gates of a run differ from what is approved, in French; nothing when they do not. */
export function ecartsDesExigences(portes: readonly Voulue[]): string[] {
  return portes.flatMap((porte) => {
    const fichier = fichierDe(porte);
    const avant = existsSync(fichier) ? readFileSync(fichier, "utf8") : "";
    const apres = texteDUneExigence(porte);
    return avant === apres ? [] : [...changementsDUneExigence(avant, apres)];
  });
}
