import { expect, test } from "vitest";
import { boiteDeLAdresse } from "./boite.ts";

test.each([
  ["Lea.Martin+60@Exemple.FR", "lea.martin@exemple.fr"],
  ["lea+a+b@exemple.fr", "lea@exemple.fr"],
  ["l.e.a+x@gmail.com", "lea@gmail.com"],
  ["Lea@googlemail.com", "lea@gmail.com"],
  // Elsewhere, dots may name another box.
  ["l.e.a@exemple.fr", "l.e.a@exemple.fr"],
  ["lea@gmail.com.exemple.fr", "lea@gmail.com.exemple.fr"],
  ["+lea@exemple.fr", "+lea@exemple.fr"],
  ["lea@Écoles.fr", "lea@xn--coles-9ra.fr"],
])("%s mène à la boîte %s", (adresse, boite) => expect(boiteDeLAdresse(adresse)).toBe(boite));
