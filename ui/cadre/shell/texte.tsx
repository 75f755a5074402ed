import { Externe } from "./externe.tsx";
/** Prose of the catalogue, whose only markup is `[texte](https://…)`. */
export function Texte({ children }: { children: string }) {
  return children.split(/(\[[^\]]+\]\(https?:\/\/[^)\s]+\))/).map((part, index) => {
    const link = /^\[([^\]]+)\]\((\S+)\)$/.exec(part);
    return link ? (
      <Externe key={index} href={link[2] ?? ""}>
        {link[1]}
      </Externe>
    ) : (
      part
    );
  });
}
