import type { CmsWidgetControlProps } from "decap-cms-core";
import { useState } from "react";
import { identifiantDe } from "../enregistrer.ts";
import type { EntreeDuFormulaire } from "../refus/verifier.ts";

const REFUS = "Seul les images au format JPG et PNG sont supportées";
const ECHEC = "L’image n’a pas pu être lue. Essayez avec une autre.";

/** What the editor’s library says of a picture that it keeps for the draft. */
interface ImagePosee {
  payload?: { path?: string };
}

type Props = CmsWidgetControlProps<string> & {
  getEntry: () => EntreeDuFormulaire | undefined;
  onPersistMedia: (file: File, options: { field: unknown }) => Promise<ImagePosee | undefined>;
};

/**
 * A logo: a picture of one’s computer, made smaller and kept with the draft. It takes a name of its own, so that the one it
 * replaces is neither written over nor erased.
 */
export function ChoixDeLogo({
  value,
  onChange,
  onPersistMedia,
  field,
  forID,
  classNameWrapper,
  getEntry,
}: Props) {
  const [vue, setVue] = useState<string>();
  const [refus, setRefus] = useState<string>();
  const choisir = async (image: File) => {
    setRefus(undefined);
    if (!["image/png", "image/jpeg"].includes(image.type)) return setRefus(REFUS);
    const nom = identifiantDe(getEntry()?.get("data").toJS() ?? {});
    const suffixe = image.type === "image/png" ? "png" : "jpg";
    const renommee = new File([image], `${nom}-${Date.now().toString(36)}.${suffixe}`, { type: image.type });
    const posee = await onPersistMedia(renommee, { field }).catch(() => undefined);
    const chemin = posee?.payload?.path;
    if (!chemin) return setRefus(ECHEC);
    setVue(URL.createObjectURL(image));
    onChange(`/logos/${chemin.split("/").at(-1)}`);
  };
  const source = vue ?? value;
  return (
    <div className={classNameWrapper}>
      {value && <img className="logo-choisi" src={source} alt="Logo choisi" />}
      <span className="choix-jour">
        <input
          id={forID}
          type="file"
          accept="image/png,image/jpeg"
          aria-label={value ? "Remplacer le logo" : "Choisir une image"}
          onChange={(event) => {
            const [image] = event.target.files ?? [];
            if (image) void choisir(image);
          }}
        />
        {value && (
          <button type="button" onClick={() => onChange("")}>
            Sans logo
          </button>
        )}
      </span>
      {refus && (
        <p className="fautes" role="alert">
          {refus}
        </p>
      )}
    </div>
  );
}
