import { expect, test } from "vitest";
import * as v from "valibot";
import { readCatalogue } from "../../../server/catalogue/read.ts";
import donnees from "./urgences.json" with { type: "json" };
import { urgencesFile } from "./urgences.ts";

const urgences = v.parse(urgencesFile, donnees);

test("les numéros sont ceux que l’on a relus", () => {
  expect(Object.values(urgences.numeros).map(({ appeler, nom }) => `${appeler} ${nom}`)).toEqual([
    "15 Samu",
    "17 Police, gendarmerie",
    "112 Toutes les urgences",
    "114 Urgences par écrit",
    "115 Samu social",
    "119 Enfance en danger",
    "30 18 Harcèlement et violences en ligne",
    "31 14 Prévention du suicide",
    "32 30 Votre Caf",
    "36 46 Assurance maladie",
    "39 19 Violences faites aux femmes",
    "116 006 France Victimes",
    "0 800 05 95 95 Viols Femmes Informations",
    "0 800 235 236 Fil santé jeunes",
    "0 800 23 13 13 Drogues info service",
    "0 800 737 800 Cnaé, pour les étudiants",
    "09 72 39 40 50 SOS Amitié",
  ]);
});

test("chaque situation nomme des numéros écrits et des aides du catalogue, et tous les numéros servent", () => {
  const { byId } = readCatalogue();
  const nommes = new Set(["112", ...urgences.situations.flatMap(({ numeros }) => numeros)]);
  expect([...nommes].filter((un) => !urgences.numeros[un])).toEqual([]);
  expect(Object.keys(urgences.numeros).filter((un) => !nommes.has(un))).toEqual([]);
  const aides = urgences.situations.flatMap((une) => une.aides);
  expect(aides.filter((id) => !byId.has(id))).toEqual([]);
});

test("se lit sans point médian", () => {
  expect(JSON.stringify(donnees)).not.toContain("·");
});

test("chaque situation se traite sans parler : quelque chose à écrire ou un lieu où aller", () => {
  for (const { numeros, lieux, dire } of urgences.situations) {
    expect(dire.length).toBeGreaterThanOrEqual(3);
    expect(lieux.length + numeros.filter((un) => urgences.numeros[un]?.ecrire).length).toBeGreaterThan(0);
  }
});
