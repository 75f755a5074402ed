/** What a letter of the identity service lets do: choose a first password, or another. */
export interface Invitation {
  sorte: "première" | "oubli";
  jeton: string;
}

const SORTES = new Map<string, Invitation["sorte"]>([
  ["invite_token", "première"],
  ["recovery_token", "oubli"],
]);

/** The letter that an address comes from: `#invite_token=…`, `#recovery_token=…`, or after `#/` as well. */
export function invitationDe(ancre: string): Invitation | undefined {
  const [, nom = "", jeton = ""] = /^#?\/?(\w+)=([\w.~-]+)$/.exec(ancre) ?? [];
  const sorte = SORTES.get(nom);
  return sorte && { sorte, jeton };
}

/** The same, of this page; the address keeps nothing of it. */
export function invitationDansLAdresse(): Invitation | undefined {
  const invitation = invitationDe(location.hash);
  if (invitation) history.replaceState(null, "", location.pathname);
  return invitation;
}
