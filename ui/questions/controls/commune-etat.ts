import { type RefObject, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { CommuneTrouvee } from "../../../catalogue/situation/situation.ts";
import { estUnCodeEntier, labelOf, stored, storedLabel } from "./commune-dite.ts";
import { type Search, useSearch } from "./commune-recherche.ts";
import type { Choisie } from "./commune-statut.tsx";
import type { ControlProps } from "./control.ts";

export type CommuneProps = Omit<ControlProps<"commune">, "context" | "who">;

/** The only commune meant by what was searched. */
export const certaineDe = ({ state, found }: Search): CommuneTrouvee | undefined =>
  state === "done" ? found.find(({ certaine }) => certaine) : undefined;

/** The text of the field, the commune it stands for if there is one, and where one is in the list. */
function useChoix({ question, value, onChange }: CommuneProps) {
  const [text, setText] = useState(() => storedLabel(value, question.prefix));
  const [given, setGiven] = useState(text !== "");
  const [choisie, setChoisie] = useState<Choisie>();
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const become = (text: string, choisie: Choisie | undefined) => {
    setText(text);
    setGiven(choisie !== undefined);
    setChoisie(choisie);
    setOpen(choisie === undefined);
    setActive(-1);
    onChange(choisie && stored(choisie.commune, question.prefix));
  };
  const choose = (commune: CommuneTrouvee, seule?: Choisie["seule"]) =>
    become(labelOf(commune), { commune, ...(seule && { seule }) });
  const close = () => {
    setOpen(false);
    setActive(-1);
  };
  /** What was typed waits for a choice: its list comes back. */
  const reopen = () => setOpen(!given && text.trim() !== "");
  return { text, given, choisie, open, active, setActive, become, choose, close, reopen };
}

/**
 * What is typed, what is proposed, and the commune chosen: by hand, or by itself when what is typed means one commune only, as
 * soon as its code is whole, or else as one leaves the field or goes on.
 */
export function useCommune(props: CommuneProps, field: RefObject<HTMLInputElement | null>) {
  const choix = useChoix(props);
  const goesOn = useRef(false);
  const sendForm = () =>
    field.current?.form?.querySelector<HTMLButtonElement>("button[type=submit]")?.click();
  const chooseAlone = (ended: Search) => {
    const seule = certaineDe(ended);
    // At once: the form that is sent next reads the answer.
    if (seule) flushSync(() => choix.choose(seule, estUnCodeEntier(ended.query) ? "code postal" : "nom"));
    return seule !== undefined;
  };
  const { search, look, hurry } = useSearch((ended) => {
    const [sent, left] = [goesOn.current, document.activeElement !== field.current];
    goesOn.current = false;
    const alone = (sent || left || estUnCodeEntier(ended.query)) && chooseAlone(ended);
    // Another text takes its place.
    if (alone && !left) field.current?.select();
    if (sent && ended.state === "done") sendForm();
  });
  const type = (typed: string) => {
    goesOn.current = false;
    choix.become(typed, undefined);
    look(typed);
  };
  /** The form is sent: true if it must wait, for the search under way or for what it takes along. */
  const keepForm = () => {
    if (choix.given) return false;
    goesOn.current = search.state === "waiting" || search.state === "loading";
    if (goesOn.current) hurry();
    else if (chooseAlone(search)) sendForm();
    else return false;
    return true;
  };
  const leave = () => {
    choix.close();
    if (!choix.given) chooseAlone(search);
  };
  return { ...choix, search, look, type, keepForm, leave, chooseAlone };
}
