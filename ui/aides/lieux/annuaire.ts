const ANNUAIRE = "https://lannuaire.service-public.gouv.fr";

/** A place as the directory looks for it: a postal code, or a name. */
interface Ou {
  _codePostal?: string | undefined;
  _nomCommune?: string | undefined;
}

/**
 * The search of the national directory of public services, filled with what is looked for and where: its
 * address takes `whoWhat` and `where`, the name of a commune or its postal code.
 */
export function annuaireDe(quoi: string, { _codePostal, _nomCommune }: Ou = {}): string {
  const where = _codePostal ?? _nomCommune;
  const params = new URLSearchParams({ whoWhat: quoi, ...(where && { where }) });
  return `${ANNUAIRE}/recherche?${params}`;
}
