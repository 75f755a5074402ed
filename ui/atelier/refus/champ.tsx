import { type ComponentType, type Ref, useCallback, useEffect, useImperativeHandle, useRef } from "react";
import { typographier } from "../../../catalogue/schema/typographie.ts";
import { direUneSaisie, useFautes } from "./fautes.ts";
import { direCeQuiNeVaPas, type EntreeDuFormulaire, revoir } from "./verifier.ts";

interface PropsDeChamp {
  ref?: Ref<unknown>;
  field: { get(nom: "name" | "quand"): string | undefined };
  value?: unknown;
  parentIds?: readonly string[];
  getEntry: () => EntreeDuFormulaire | undefined;
}

/** The field that is checked with the whole entry: every form has it, and the library checks it at each save. */
const PREMIERS: ReadonlySet<string | undefined> = new Set(["label", "title"]);

/** A field of the entry itself, or under « Plus »: what is wrong inside it is said there. */
const estDeLaFiche = ([parent, ...autres]: readonly string[]) =>
  parent === undefined || (autres.length === 0 && parent.startsWith("plus-field-"));

/** A control of the editor’s library with, under it, what is wrong of its field until it is mended. */
export function avecSesFautes(Controle: ComponentType<Record<string, unknown>>) {
  const deClasse =
    typeof Controle !== "function" ||
    Boolean((Controle.prototype as object | undefined) && "isReactComponent" in Controle.prototype);
  return function Champ({ ref, ...props }: PropsDeChamp) {
    const { field, value, parentIds = [], getEntry } = props;
    const nom = field.get("name");
    const deLaFiche = estDeLaFiche(parentIds);
    const premier = deLaFiche && PREMIERS.has(nom);
    const lier = useCallback(
      (controle: { isValid?: () => boolean } | null) => {
        // The library asks it at each save, before it refuses what is empty: all is said together.
        if (controle && premier)
          controle.isValid = () => {
            const entree = getEntry();
            if (entree) void direCeQuiNeVaPas(entree);
            return true;
          };
        if (typeof ref === "function") ref(controle);
      },
      [ref, premier, getEntry],
    );
    // The library waits for what it may ask whether it is right.
    useImperativeHandle(deClasse ? undefined : ref, () => ({}), []);
    return (
      <>
        <Controle {...props} {...(deClasse && { ref: lier })} />
        {deLaFiche && nom && (
          <Fautes nom={nom} quand={field.get("quand")} value={value} getEntry={getEntry} />
        )}
      </>
    );
  };
}

interface PropsDeFautes extends Pick<PropsDeChamp, "value" | "getEntry"> {
  nom: string;
  quand: string | undefined;
}

function Fautes({ nom, quand, value, getEntry }: PropsDeFautes) {
  const siennes = useFautes().fautes.filter(({ champ }) => champ === nom);
  const vue = useRef(value);
  useEffect(() => {
    if (vue.current === value) return;
    vue.current = value;
    direUneSaisie();
    revoir(getEntry);
  }, [value, getEntry]);
  return (
    <>
      {quand && <p className="quand">{typographier(quand)}</p>}
      <ul className="fautes" data-champ={nom}>
        {siennes.map(({ message }) => (
          <li key={message}>{message}</li>
        ))}
      </ul>
    </>
  );
}
