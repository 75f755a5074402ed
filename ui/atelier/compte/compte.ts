import gotrue from "gotrue-js";

/** What is asked of the identity service. */
type Geste = "entrer" | "lettre" | "session";

const MUET = "Le service de connexion ne répond pas. Réessayez dans un instant.";

const REFUS: Readonly<Record<Geste, string>> = {
  entrer: "L’adresse ou le mot de passe ne convient pas.",
  lettre: "Ce lien a déjà servi, ou n’est plus valable. Demandez-en un autre.",
  session: "Votre connexion a pris fin. Connectez-vous de nouveau.",
};

/** What an editor reads of what the identity service refused, which says it in English. */
export function refusDIdentite(erreur: unknown, geste: Geste): string {
  const { status, message = "" } = (erreur ?? {}) as { status?: number; message?: string };
  if (status === undefined || status >= 500) return MUET;
  if (status === 429) return "Trop d’essais. Réessayez dans quelques minutes.";
  if (/not confirmed/i.test(message))
    return "Cette adresse n’est pas confirmée : suivez d’abord le lien de l’invitation reçue par courriel.";
  return REFUS[geste];
}

/** What somebody does of their account. Each rejects with an Error whose message is in French. */
export interface CompteDEditeur {
  readonly service: InstanceType<typeof gotrue.default>;
  /** Logs in, for this browser. */
  entrer(adresse: string, motDePasse: string): Promise<void>;
  /** Sends the letter that lets choose another password; says nothing of whether the account exists. */
  oublier(adresse: string): Promise<void>;
  /** Chooses the first password, with what the invitation holds. */
  accepter(jeton: string, motDePasse: string): Promise<void>;
  /** Chooses another password, with what the letter holds. */
  changer(jeton: string, motDePasse: string): Promise<void>;
}

async function enFrancais(geste: Geste, faire: () => Promise<unknown>): Promise<void> {
  try {
    await faire();
  } catch (erreur) {
    throw new Error(refusDIdentite(erreur, geste), { cause: erreur });
  }
}

function ouvrirUnCompte(identite: string): CompteDEditeur {
  const service = new gotrue.default({ APIUrl: identite.replace(/\/+$/, "") });
  return {
    service,
    entrer: (adresse, motDePasse) => enFrancais("entrer", () => service.login(adresse, motDePasse, true)),
    oublier: (adresse) =>
      enFrancais("entrer", () =>
        service.requestPasswordRecovery(adresse).catch((erreur: { status?: number }) => {
          if (erreur.status !== 404 && erreur.status !== 422) throw erreur;
        }),
      ),
    accepter: (jeton, motDePasse) =>
      enFrancais("lettre", () => service.acceptInvite(jeton, motDePasse, true)),
    changer: (jeton, motDePasse) =>
      enFrancais("lettre", async () => {
        const lui = await service.recover(jeton, true);
        await lui.update({ password: motDePasse });
      }),
  };
}

const comptes = new Map<string, CompteDEditeur>();

/** The account of an editor at an identity service (GoTrue’s protocol), kept by the browser; one client a page. */
export function compteDe(identite: string): CompteDEditeur {
  const compte = comptes.get(identite) ?? ouvrirUnCompte(identite);
  comptes.set(identite, compte);
  return compte;
}
