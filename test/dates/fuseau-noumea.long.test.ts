import { visiterDe } from "./fuseau.ts";

visiterDe("Pacific/Noumea", -660, {
  "31 décembre partout": { jour: "2026-12-31", rsa: undefined, projetes: false },
  "le 1er janvier est arrivé à Nouméa": { jour: "2027-01-01", rsa: 650, projetes: true },
  "le 31 décembre reste à Tahiti": { jour: "2027-01-01", rsa: 650, projetes: true },
  "29 février à Paris, pas encore à Tahiti": { jour: "2028-02-29", rsa: 650, projetes: true },
  "29 février à Paris, déjà fini à Nouméa": { jour: "2028-03-01", rsa: 650, projetes: true },
  "l’heure que l’été saute à Paris": { jour: "2026-03-29", rsa: undefined, projetes: false },
});
