import { useSearchParams } from "react-router";
import { Lien } from "../navigation/lien.tsx";
import { avecIdentifiant, liensDeLaPage } from "../navigation/reglages.ts";
import { useSessionContext, useSessionSend } from "../../session/use-session.tsx";
import { Externe } from "./externe.tsx";

/** The words of a message that lead to somebody. */
const CONTACT = "Contactez-nous";

/** Where one writes to us: the operator’s address, else the page that says how. */
function Contact() {
  const { contact } = liensDeLaPage();
  const [params] = useSearchParams();
  return contact ? (
    <Externe href={avecIdentifiant(contact, params)}>{CONTACT}</Externe>
  ) : (
    <Lien to="/ameliorer">{CONTACT}</Lien>
  );
}

/** The banner message, if there is one; « Contactez-nous » is a link. */
export function Bandeau() {
  const send = useSessionSend();
  const { message } = useSessionContext();
  if (!message) return null;
  const [avant = "", apres] = message.text.split(CONTACT);
  return (
    <section className={`banner ${message.kind}`} aria-label="Message">
      <p role="status">
        <span>{avant}</span>
        {apres !== undefined && <Contact />}
        {apres && <span>{apres}</span>}
      </p>
      <button type="button" className="link" onClick={() => send({ type: "MESSAGE.HIDE" })}>
        Fermer
      </button>
    </section>
  );
}
