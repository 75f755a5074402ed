import { describe, expect, test } from "vitest";
import { refusDIdentite } from "./compte.ts";
import { invitationDe } from "./invitation.ts";

describe("la lettre d’où l’on vient", () => {
  test.each([
    ["#invite_token=aB-3_x", { sorte: "première", jeton: "aB-3_x" }],
    ["#/invite_token=aB", { sorte: "première", jeton: "aB" }],
    ["#recovery_token=z9", { sorte: "oubli", jeton: "z9" }],
    ["#/collections/aides", undefined],
    ["#invite_token=", undefined],
    ["#invite_token=a&recovery_token=b", undefined],
    ["#toString=a", undefined],
    ["", undefined],
  ])("%s", (ancre, invitation) => {
    expect(invitationDe(ancre)).toEqual(invitation);
  });
});

describe("ce que le service refuse se lit en français", () => {
  test.each([
    [
      { status: 400, message: "invalid_grant: No user found" },
      "L’adresse ou le mot de passe ne convient pas.",
    ],
    [
      { status: 400, message: "invalid_grant: Email not confirmed" },
      "Cette adresse n’est pas confirmée : suivez d’abord le lien de l’invitation reçue par courriel.",
    ],
    [{ status: 429 }, "Trop d’essais. Réessayez dans quelques minutes."],
    [{ status: 503 }, "Le service de connexion ne répond pas. Réessayez dans un instant."],
    [new TypeError("Failed to fetch"), "Le service de connexion ne répond pas. Réessayez dans un instant."],
    [undefined, "Le service de connexion ne répond pas. Réessayez dans un instant."],
  ])("%o", (erreur, dit) => {
    expect(refusDIdentite(erreur, "entrer")).toBe(dit);
  });

  test("une lettre déjà suivie, une connexion finie", () => {
    expect([refusDIdentite({ status: 404 }, "lettre"), refusDIdentite({ status: 401 }, "session")]).toEqual([
      "Ce lien a déjà servi, ou n’est plus valable. Demandez-en un autre.",
      "Votre connexion a pris fin. Connectez-vous de nouveau.",
    ]);
  });
});
