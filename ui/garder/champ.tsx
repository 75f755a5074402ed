import { type RefObject, useEffect, useId, useRef } from "react";

/** A link to copy: it takes the focus when it comes, since the button that asked for it is gone. */
export function ChampDuLien({ adresse, ref }: { adresse: string; ref?: RefObject<HTMLInputElement | null> }) {
  const id = useId();
  const seul = useRef<HTMLInputElement>(null);
  const champ = ref ?? seul;
  useEffect(() => champ.current?.focus(), [champ]);
  return (
    <div className="field">
      <label htmlFor={id}>Votre lien, à copier et à garder pour vous</label>
      <input
        ref={champ}
        id={id}
        type="text"
        readOnly
        value={adresse}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
    </div>
  );
}
